import KalendsCore

/// What a picker says most, made once: a cell of a month is then its date between two texts.
struct PickerPhrases: Hashable, Sendable {
  /// The names of the buttons that page by months.
  let previousMonth: LocalizedText
  let nextMonth: LocalizedText
  /// The names of the buttons that page by anything else.
  let previous: LocalizedText
  let next: LocalizedText
  /// What the title of a month is for.
  let chooseMonth: LocalizedText
  /// The weekdays from Monday on.
  private let weekdays: [LocalizedText]
  /// The words around the date of a cell for each combination of ``CellWords``; `nil` where the
  /// message does not have the date once.
  private let cells: [SpokenJoint?]

  init(
    _ environment: PickerEnvironment, kind: PickerConfiguration.Kind
  ) throws(KalendsError) {
    let messages = environment.messages
    let message = try messages.message(.cellDay)
    let selections = kind == .dateRange ? DayRole.allCases : [.none, .selected]
    var cells = [SpokenJoint?](repeating: nil, count: CellWords.count)
    for isUnavailable in [false, true] {
      for isToday in [false, true] {
        for role in selections {
          for edge in DayEdge.allCases {
            let words = CellWords(
              isUnavailable: isUnavailable, isToday: isToday, role: role, edge: edge)
            let text = try message.text(words.arguments(date: "\u{1}"), in: messages.language)
            cells[words.index] = SpokenJoint(text, first: "\u{1}")
          }
        }
      }
    }
    self.cells = cells
    previousMonth = try environment.text(.navPreviousMonth)
    nextMonth = try environment.text(.navNextMonth)
    previous = try environment.text(.navPrevious)
    next = try environment.text(.navNext)
    chooseMonth = try environment.text(.navChooseMonthAndYear)
    weekdays = environment.locale.weekdayHeader(.wide, startingWith: .monday).map {
      LocalizedText($0.spoken, language: environment.speech.language)
    }
  }

  /// The name of a weekday above its column.
  func name(of weekday: Weekday) -> LocalizedText {
    weekdays[weekday.column(startingWith: .monday)]
  }

  /// The words around the date of a cell.
  func joint(_ words: CellWords) -> SpokenJoint? { cells[words.index] }
}

/// What is said of a day besides its date.
struct CellWords: Hashable, Sendable {
  var isUnavailable = false
  var isToday = false
  var role = DayRole.none
  var edge = DayEdge.none

  /// How many combinations there are.
  static let count = 2 * 2 * DayRole.allCases.count * DayEdge.allCases.count

  var index: Int {
    let flags = (isUnavailable ? 2 : 0) + (isToday ? 1 : 0)
    return (flags * DayRole.allCases.count + role.position) * DayEdge.allCases.count + edge.position
  }

  /// Whether only the date is said.
  var isEmpty: Bool { self == CellWords() }

  func arguments(date: String, reason: String? = nil) -> MessageArguments {
    [
      "available": .text(isUnavailable ? "no" : "other"), "today": .text(isToday ? "yes" : "other"),
      "date": .text(date), "selection": .text(role.rawValue), "edge": .text(edge.rawValue),
      "explained": .text(reason == nil ? "other" : "yes"), "reason": .text(reason ?? ""),
    ]
  }
}

/// What a day is to that which is chosen, by the names of the message's cases.
public enum DayRole: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none = "other"
  /// It is chosen.
  case selected
  /// It begins a range.
  case start
  /// It lies between the first and the last day of a range.
  case inside
  /// It ends a range.
  case end
  /// It begins and ends a range.
  case single

  var position: Int {
    switch self {
    case .none: 0
    case .selected: 1
    case .start: 2
    case .inside: 3
    case .end: 4
    case .single: 5
    }
  }
}

/// Whether a day is the first or the last one that can be chosen, by the names of the message's
/// cases.
public enum DayEdge: String, CaseIterable, Hashable, Sendable {
  /// Neither.
  case none = "other"
  /// The first one.
  case first
  /// The last one.
  case last
  /// Both.
  case only

  var position: Int {
    switch self {
    case .none: 0
    case .first: 1
    case .last: 2
    case .only: 3
    }
  }
}

extension OutputSpan<UInt8> {
  /// Writes a text, or nothing when it does not fit.
  mutating func appendText(_ text: String) throws(KalendsError) {
    let bytes = text.utf8
    guard bytes.count <= freeCapacity else {
      throw .outputFull(needed: bytes.count, available: freeCapacity)
    }
    for byte in bytes { append(byte) }
  }
}
