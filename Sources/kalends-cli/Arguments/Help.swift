/// The texts of `--help`.
enum Help {
  /// What `kalends COMMAND --help` prints.
  static func text(for syntax: CommandSyntax) -> String {
    let argument = syntax.argument.map { " [\($0)]" } ?? ""
    var text = "\(syntax.summary)\n\nUsage: kalends \(syntax.name)\(argument)"
    text += syntax.options.isEmpty ? "\n" : " [options]\n"
    if !syntax.discussion.isEmpty { text += "\n\(syntax.discussion)\n" }
    if !syntax.options.isEmpty {
      text += "\nOptions:\n" + list(syntax.options.map { ($0.form, $0.summary) })
    }
    if !syntax.examples.isEmpty {
      text += "\nExamples:\n"
      for example in syntax.examples { text += "  \(example.line)\n      \(example.effect)\n" }
    }
    return text
  }

  /// Names in one column, what they mean in the next.
  static func list(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.meaning)\n"
    }.joined()
  }
}
