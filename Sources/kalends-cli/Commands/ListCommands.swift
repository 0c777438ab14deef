internal import Kalends

/// `kalends calendars`: the calendars and the days that each can express.
struct CalendarsCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "calendars", summary: "lists the calendars, each with the days that it can express",
    argument: nil, options: [],
    discussion: """
      One line a calendar: its BCP 47 name, its first and its last day as ISO dates. The calendars
      that only ICU can compute are opened for 1900 … 2100.
      """,
    examples: [])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let width = CalendarIdentifier.allCases.map(\.name.count).max() ?? 0
    for identifier in CalendarIdentifier.allCases {
      let days = try CalendarSystem.open(identifier).supportedDays
      let name = identifier.name + String(repeating: " ", count: width - identifier.name.count)
      console.output.write("\(name)  \(days.lowerBound)  \(days.upperBound)\n")
    }
    return .success
  }
}
