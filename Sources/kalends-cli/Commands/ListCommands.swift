internal import Kalends

/// `kalends calendars`: the calendars and the days that each can express.
struct CalendarsCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "calendars", summary: "lists the calendars, each with the days that it can express",
    argument: nil, options: [],
    discussion: """
      One line a calendar: its BCP 47 name, its first and its last day as ISO dates. Of the calendars
      that only ICU can compute these are the days that are there at once; the other commands open
      them around the date that they are asked for, in the years -9997 … 9997.
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

/// `kalends locales`: the locales that ICU has data for.
struct LocalesCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "locales", summary: "lists the locales that there is data for, one a line",
    argument: nil, options: [],
    discussion: "Any other well-formed locale is shown as the nearest of these.", examples: [])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    for identifier in LocaleCompiler.availableLocales {
      guard console.output.isOpen else { break }
      console.output.write(identifier + "\n")
    }
    return .success
  }
}
