/// What a command may be given on the command line.
struct CommandSyntax: Sendable {
  let name: String
  /// One line that says what the command does.
  let summary: String
  /// The arguments without a dash, as the usage line shows them.
  let argument: String?
  /// Whether any number of them is taken, and not one at most.
  var takesMany = false
  let options: [OptionSyntax]
  /// More to know, in paragraphs.
  let discussion: String
  /// Command lines with what they show.
  let examples: [(line: String, effect: String)]

  /// How many arguments without a dash are taken at most.
  var argumentLimit: Int { takesMany ? .max : argument == nil ? 0 : 1 }
}

/// One option of a command.
struct OptionSyntax: Sendable {
  /// How the option takes a value.
  enum Value: Hashable, Sendable {
    case none
    /// `--locale de` or `--locale=de`.
    case required(String)
    /// `--week-numbers`, `--week-numbers=iso` or `--week-numbers iso`: one of these, or nothing.
    case optional([String])
  }

  let name: String
  let value: Value
  let summary: String

  init(_ name: String, _ value: Value, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The option as usage lines show it.
  var form: String {
    switch value {
    case .none: "--\(name)"
    case .required(let placeholder): "--\(name) \(placeholder)"
    case .optional(let choices): "--\(name)[=\(choices.joined(separator: "|"))]"
    }
  }
}
