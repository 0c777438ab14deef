internal import Kalends

/// `kalends speak`: says dates, times and ranges as a screen reader has to say them.
struct SpeakCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "speak", summary: "says dates, times and ranges in the words of a language",
    argument: "VALUE…", takesMany: true,
    options: [
      OptionSyntax("locale", .required("TAG"), "the locale, such as de-AT or ar-EG-u-nu-latn"),
      OptionSyntax("calendar", .required("NAME"), "the calendar: see 'kalends calendars'"),
      OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
      OptionSyntax(
        "hour-cycle", .required("CYCLE"), "h11, h12, h23 or h24; the locale's unless given"),
      OptionSyntax(
        "weekday", .required("PLACE"), "first, last, none, or where the locale has it: locale"),
      OptionSyntax("year", .required("WHEN"), "always, ifNotCurrent or never"),
      OptionSyntax("components", .required("LIST"), "the parts that are said: date,hourAndMinute"),
      OptionSyntax("today", .required("DATE"), "the day that ifNotCurrent looks at"),
      OptionSyntax("json", .none, "prints an object for each, as the operation speak of batch"),
    ],
    discussion: """
      Values are dates (2026-03-14), times (09:30), local times (2026-03-14T09:30), instants with an
      offset (2026-03-14T09:30Z) or 'now', and ranges of them: 2026-03-14/2026-03-16, 09:00/17:30. A
      range without one of its ends has two dots there: 2026-03-14/.. Without values on the command
      line they are read from standard input, one a line.

      What is said has full words, plain spaces, and no dash or full stop that a synthesiser would
      read wrongly.
      """,
    examples: [
      ("kalends speak 2026-03-14 --locale de", "Samstag, 14 März 2026"),
      (
        "kalends speak 2026-03-14T19:00 --locale en-US --year never",
        "Saturday, March 14 at 7 PM"
      ),
      (
        "kalends speak 2026-03-14/2026-03-16 --locale ja --json",
        "a range, said in Japanese, with its language"
      ),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let zone = try Session(console: console).zone(arguments["zone"])
    let now = try console.now()
    let speaking = try speaking(arguments, zone: zone, now: now)
    let components = try arguments.components()
    var input = InputLines(arguments.arguments[...], or: console.input)
    var progress = Progress(console, counting: "values")
    var status = ExitStatus.success
    while console.output.isOpen {
      do {
        guard let text = try input.next() else { break }
        let value = try SpokenValue(text, now: now, zone: zone).restricted(to: components)
        console.output.write(
          try
            (arguments.has("json")
            ? speaking.json(of: value).text : speaking.text(of: value).spoken)
            + "\n")
      } catch let error as any CodedError {
        progress.clear()
        console.complain((input.line > 0 ? "line \(input.line): " : "") + error.description)
        status = .badData
      }
      progress.advance()
      if input.isWaiting { console.output.flush() }
    }
    progress.clear()
    return status
  }

  private func speaking(
    _ arguments: Arguments, zone: ZoneRules, now: Instant
  ) throws -> Speaking {
    Speaking(
      environment: try PickerEnvironment(
        locale: arguments["locale"] ?? ProcessLocale(console.environment).identifier,
        calendar: arguments["calendar"].map { try CalendarIdentifier($0) }, zone: zone,
        hourCycle: arguments.choice("hour-cycle", of: HourCycle.names)),
      weekday: try arguments.choice("weekday", of: SpokenWeekday.names) ?? .locale,
      year: try arguments.choice("year", of: SpokenYear.names) ?? .always,
      today: try arguments["today"].map { try Day($0) } ?? zone.day(at: now))
  }
}
