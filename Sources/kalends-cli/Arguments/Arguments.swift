/// A command line that no command understands, in one line.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

/// The arguments of a command, taken apart.
struct Arguments {
  /// The arguments without a dash, in order.
  private(set) var arguments: [String] = []
  /// The options that are there, by name.
  ///
  /// Of an option that comes twice the last one counts. One without a value has an empty one.
  private var values: [String: String] = [:]

  /// Takes arguments apart by the syntax of a command.
  init(_ arguments: [String], for syntax: CommandSyntax) throws(UsageError) {
    var rest = arguments[...]
    var onlyArguments = false
    while let next = rest.popFirst() {
      if next == "--", !onlyArguments {
        onlyArguments = true
      } else if !onlyArguments, Self.isOption(next) {
        try take(option: next, rest: &rest, syntax: syntax)
      } else if self.arguments.count < syntax.argumentLimit {
        self.arguments.append(next)
      } else {
        throw UsageError(
          "unexpected argument '\(next)': see 'kalends \(syntax.name) --help'")
      }
    }
  }

  /// Whether a text is an option; `-000586-07` is a month before year 0.
  private static func isOption(_ text: String) -> Bool {
    text.hasPrefix("-") && text.dropFirst().first.map { !"0123456789".contains($0) } ?? false
  }

  private mutating func take(
    option text: String, rest: inout ArraySlice<String>, syntax: CommandSyntax
  ) throws(UsageError) {
    if text == "-h" || text == "--help" {
      values["help"] = ""
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = syntax.options.first(where: { "--\($0.name)" == parts[0] }) else {
      throw UsageError("unknown option '\(parts[0])': see 'kalends \(syntax.name) --help'")
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    switch option.value {
    case .none:
      guard value == nil else { throw UsageError("\(option.form) takes no value") }
      values[option.name] = ""
    case .optional(let choices):
      if value == nil, let next = rest.first, choices.contains(next) {
        values[option.name] = next
        rest.removeFirst()
      } else {
        values[option.name] = value ?? ""
      }
    case .required(let placeholder):
      if value == nil, let next = rest.first, !Self.isOption(next) {
        values[option.name] = next
        rest.removeFirst()
      } else if let value {
        values[option.name] = value
      } else {
        throw UsageError("--\(option.name) needs \(placeholder) behind it")
      }
    }
  }

  /// The only argument without a dash.
  var argument: String? { arguments.first }

  /// Whether an option is there.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; empty for one without a value, `nil` when it is not there.
  subscript(name: String) -> String? { values[name] }

  /// The value of an option out of a fixed list.
  func choice(_ name: String, of choices: [String]) throws(UsageError) -> String? {
    guard let value = values[name] else { return nil }
    guard choices.contains(value) else {
      throw UsageError("--\(name) is '\(value)': it has to be \(choices.joined(separator: ", "))")
    }
    return value
  }

  /// The value of an option as a whole number within limits.
  func integer(_ name: String, in limits: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value), limits.contains(number) else {
      throw UsageError(
        "--\(name) is '\(value)': it has to be a number in"
          + " \(limits.lowerBound) … \(limits.upperBound)")
    }
    return number
  }
}
