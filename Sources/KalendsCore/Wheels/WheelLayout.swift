/// The order of wheel columns, the text between them, and how each writes its rows, as a locale's
/// pattern has it.
///
/// ```swift
/// let layout = try WheelLayout(DatePattern("y年M月d日"), for: [.year, .month, .day])
/// layout.literals  // ["", "年", "月", "日"]
/// ```
public struct WheelLayout: Hashable, Sendable {
  /// The fields, in the order of their columns.
  public let fields: [WheelField]
  /// The part of the pattern that writes the rows of each column.
  public let patterns: [DatePattern]
  /// The text before the first column, between columns and behind the last one.
  public let literals: [String]

  /// Takes a pattern apart.
  ///
  /// Fields that are written side by side in one column stay together: the two names of a Chinese
  /// year, or an era that has no column of its own and its year. What the pattern has beyond the
  /// fields, such as a weekday, is left out. AM and PM are put at the end where a pattern forgets
  /// them, as that of Cameroonian French does in CLDR 42.
  ///
  /// - Parameters:
  ///   - pattern: the locale's pattern for ``Wheels/skeleton``.
  ///   - fields: the fields that have a column.
  /// - Throws: ``KalendsError/missingField(_:)`` for a field that the pattern does not have.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(_ pattern: DatePattern, for fields: [WheelField]) throws(KalendsError) {
    var builder = LayoutBuilder(fields: fields)
    for item in pattern.items { builder.add(item) }
    builder.closeBrackets()
    builder.addForgottenDayPeriod()
    for field in fields where !builder.columns.contains(where: { $0.field == field }) {
      throw .missingField(field.dateField)
    }
    self.fields = builder.columns.map { $0.field }
    patterns = builder.columns.map { DatePattern(items: $0.items) }
    literals = builder.literals
  }
}

private struct LayoutBuilder {
  let fields: [WheelField]
  var columns: [(field: WheelField, items: [DatePattern.Item])] = []
  var literals = [""]

  init(fields: [WheelField]) { self.fields = fields }

  mutating func add(_ item: DatePattern.Item) {
    guard case .field(let letter, let width) = item else {
      if case .literal(let text) = item { literals[columns.count] += text }
      return
    }
    guard let field = field(of: letter) else { return }
    let written: DatePattern.Item =
      switch letter {
      // A flexible part of the day has no two halves to choose from.
      case "a", "b", "B": .field("a", width: width)
      // Rows are years of the calendar, and not those that weeks belong to.
      case "Y": .field("y", width: width)
      default: item
      }
    if columns.last?.field == field {
      let between = literals.removeLast()
      if !between.isEmpty { columns[columns.count - 1].items.append(.literal(between)) }
      columns[columns.count - 1].items.append(written)
      literals.append("")
    } else if !columns.contains(where: { $0.field == field }) {
      columns.append((field, [written]))
      literals.append("")
    }
  }

  /// Takes a bracket that opens inside a column to its end: `r(U)`.
  mutating func closeBrackets() {
    for index in columns.indices {
      let opens = columns[index].items.contains { item in
        if case .literal(let text) = item { text.unicodeScalars.last == "(" } else { false }
      }
      let behind = literals[index + 1].unicodeScalars
      if opens, behind.first == ")" {
        columns[index].items.append(.literal(")"))
        literals[index + 1] = String(String.UnicodeScalarView(behind.dropFirst()))
      }
    }
  }

  /// Puts the halves of the day behind a time that needs them.
  mutating func addForgottenDayPeriod() {
    guard fields.contains(.dayPeriod), !columns.contains(where: { $0.field == .dayPeriod })
    else { return }
    literals[columns.count] += " "
    add(.field("a", width: 1))
  }

  /// The column that a letter belongs to, `nil` when it has none.
  private func field(of letter: Unicode.Scalar) -> WheelField? {
    let field: WheelField
    switch letter {
    case "G": field = fields.contains(.era) ? .era : .year
    case "y", "Y", "u", "r", "U": field = .year
    case "M", "L": field = .month
    case "d": field = .day
    case "E", "e", "c": field = .wholeDay
    case "a", "b", "B": field = .dayPeriod
    case "h", "H", "k", "K": field = .hour
    case "m": field = .minute
    default: return nil
    }
    if field.isPartOfDate, fields.contains(.wholeDay) { return .wholeDay }
    return fields.contains(field) ? field : nil
  }
}

extension Wheels {
  /// The skeleton of the pattern that orders the columns, by UTS 35.
  public var skeleton: String { Self.skeleton(of: fields, options.hourCycle) }

  /// The skeleton of the pattern that orders columns, by UTS 35.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public static func skeleton(of fields: [WheelField], _ hourCycle: HourCycle) -> String {
    fields.map { field in
      switch field {
      case .era: "G"
      case .year: "y"
      case .month: "MMMM"
      case .day: "d"
      case .wholeDay: "MMMEd"
      case .dayPeriod: ""
      case .hour: String(hourCycle.letter)
      case .minute: "m"
      }
    }.joined()
  }
}
