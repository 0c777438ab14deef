internal import Kalends

/// A picker as questions and answers, line by line, where nothing can be drawn.
struct PickDialogue {
  /// What an answer came to.
  enum Reply {
    /// It is the choice.
    case done
    /// Something more has to be asked, after this was said.
    case more([String])
  }

  private var picker: any AskablePicker
  private let console: Console
  private var reader: LineReader

  /// The longest answer: no value is as long.
  private static let longestLine = 4096

  /// Prepares questions, which go to standard error; answers come from standard input, or from the
  /// terminal where standard input had the options.
  init(_ options: PickOptions, console: Console) throws {
    picker = try options.picker()
    self.console = console
    let source = try options.hasReadInput ? console.openTerminalInput() : console.input
    reader = LineReader(source, limit: Self.longestLine)
  }

  /// Asks until there is a choice.
  ///
  /// - Returns: the choice, in lines; `nil` when the answers end before.
  /// - Throws: what reading and the model throw.
  mutating func run() throws -> [String]? {
    for line in try picker.introduction() { console.errors.write(line + "\n") }
    while true {
      console.errors.write(try picker.question() + " ")
      console.errors.flush()
      guard case .bytes(let bytes)? = try reader.next() else {
        console.errors.write("\n")
        console.errors.flush()
        return nil
      }
      let answer = String(decoding: bytes, as: UTF8.self).trimmed.withASCIIDigits
      switch try picker.answer(answer, now: console.now()) {
      case .done: return try picker.result()
      case .more(let lines): for line in lines { console.errors.write(line + "\n") }
      }
    }
  }
}

/// A picker that can be asked for line by line.
protocol AskablePicker: TerminalPicker {
  /// What is said before the first question.
  func introduction() throws -> [String]
  /// The next question.
  func question() throws -> String
  /// Takes an answer; an empty one takes what the question proposes.
  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply
}

extension AskablePicker {
  func introduction() throws -> [String] { [] }
}

extension String {
  /// The text without blanks and control characters around it.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { $0.value <= 0x20 }
    let end = scalars.lastIndex { $0.value > 0x20 }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The text with ASCII digits for those of other scripts, so that a date can be typed in them.
  fileprivate var withASCIIDigits: String {
    String(
      map { character in
        guard character.unicodeScalars.first?.properties.generalCategory == .decimalNumber,
          let digit = character.wholeNumberValue
        else { return character }
        return Character(String(digit))
      })
  }
}
