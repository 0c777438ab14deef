/// The texts of `--help`.
enum Help {
  private static let commands: [CommandSyntax] = [
    MonthCommand.syntax, YearCommand.syntax, PickCommand.syntax, WheelsCommand.syntax,
    SpeakCommand.syntax, ClampCommand.syntax, ValidateCommand.syntax, AuditCommand.syntax,
    TranscriptCommand.syntax,
    BatchCommand.syntax, LocalesCommand.syntax, CalendarsCommand.syntax,
  ]

  /// What `kalends --help` prints.
  static var overview: String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    return """
      kalends shows calendar months as the world writes them, and answers questions about dates.

      Usage: kalends [command] [options]

      Commands:
      \(list)\
        \(padded("--version", width))  the versions of Kalends, ICU, CLDR and the time zones

      Without a command it shows this month, in the locale and the time zone of the environment
      (LC_ALL, LC_TIME, LANG; TZ). 'kalends COMMAND --help' says more about a command.

      Examples:
        kalends
        kalends month 2026-03 --locale de --week-numbers
        kalends --locale ar-EG --calendar islamic-umalqura
        d=$(kalends pick --from now)
        echo '{"op":"date","iso":"2026-03-14","calendar":"hebrew"}' | kalends batch

      """
  }

  /// What `kalends COMMAND --help` prints.
  static func text(for syntax: CommandSyntax) -> String {
    let argument = syntax.argument.map { " [\($0)]" } ?? ""
    var text = "\(syntax.summary)\n\nUsage: kalends \(syntax.name)\(argument)"
    text += syntax.options.isEmpty ? "\n" : " [options]\n"
    if !syntax.discussion.isEmpty { text += "\n\(syntax.discussion)\n" }
    if !syntax.options.isEmpty {
      let width = syntax.options.map(\.form.count).max() ?? 0
      text += "\nOptions:\n"
      for option in syntax.options {
        text += "  \(padded(option.form, width))  \(option.summary)\n"
      }
    }
    if !syntax.examples.isEmpty {
      text += "\nExamples:\n"
      for example in syntax.examples { text += "  \(example.line)\n      \(example.effect)\n" }
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
