internal import Kalends

/// `kalends wheels`: draws the wheels of a picker, or says them as JSON.
struct WheelsCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "wheels", summary: "shows the wheels of a date picker around a value, now unless given",
    argument: "VALUE",
    options: [
      OptionSyntax("locale", .required("TAG"), "the locale, such as de-AT or ar-EG-u-nu-latn"),
      OptionSyntax("calendar", .required("NAME"), "the calendar: see 'kalends calendars'"),
      OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
      OptionSyntax("components", .required("LIST"), "what is chosen: date,hourAndMinute"),
      OptionSyntax(
        "mode", .required("MODE"), "the columns of a date: separate, wholeDay, yearAndMonth"),
      OptionSyntax(
        "hour-cycle", .required("CYCLE"), "h11, h12, h23 or h24; the locale's unless given"),
      OptionSyntax("from", .required("BOUND"), "the first value in range"),
      OptionSyntax("through", .required("BOUND"), "the last value in range"),
      OptionSyntax("before", .required("BOUND"), "the first value that is out of range again"),
      OptionSyntax("minute-interval", .required("N"), "the distance of the minutes on offer"),
      OptionSyntax("rows", .required("WHICH"), "all rows, or those that are valid"),
      OptionSyntax("json", .none, "prints a JSON object, as the operation wheels of batch"),
      OptionSyntax(
        "color", .required("WHEN"), "always, never, or auto: on a terminal without NO_COLOR"),
    ],
    discussion: """
      Values and bounds are dates (2026-03-14), local times (2026-03-14T09:30), instants with an
      offset (2026-03-14T09:30Z), times (09:30) or 'now'. A value that is out of range is shown where
      the wheels come to rest: on the nearest in range.

      Order, text between columns, and AM and PM are those of the locale. The chosen rows stand
      between two arrows; rows that cannot be reached are dimmed, or have an x before them without
      colours.
      """,
    examples: [
      ("kalends wheels --locale de", "the wheels of a date and a time in German"),
      (
        "kalends wheels 2026-03-14 --locale ja --calendar japanese --components date",
        "year, month and day of a date in the Japanese calendar"
      ),
      (
        "kalends wheels 2026-03-08T01:30 --zone America/New_York --mode wholeDay --hour-cycle h12",
        "the night on which New York skips an hour"
      ),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let session = Session(console: console)
    let zone = try session.zone(arguments["zone"])
    let now = try console.now()
    let value = try arguments.argument.map { try DateBound($0) } ?? .now
    let instant = try value.instant(now: now, zone: zone)
    let color = try arguments.choice("color", of: ["auto", "always", "never"]) ?? "auto"
    let locale = try arguments["locale"] ?? ProcessLocale(console.environment).identifier
    let calendar =
      try arguments["calendar"].map { try CalendarIdentifier($0) }
      ?? session.defaultCalendar(of: locale)
    let options = try options(arguments)
    let years = options.bounds.isoYears(around: instant, now: now, zone: zone)
    let environment = try PickerEnvironment(
      locale: locale, calendar: calendar, zone: zone,
      hourCycle: arguments.choice("hour-cycle", of: HourCycle.names),
      years: calendar.yearsToOpen(around: years))
    let picker = try PickerWheels(options, in: environment, now: now, value: instant)
    let sheet = WheelSheet(picker: picker, settlement: picker.wheels.showing(instant))
    if arguments.has("json") {
      console.output.write(try sheet.json().text + "\n")
    } else {
      let drawing = try WheelDrawing(
        picker.columns(of: sheet.settlement.selection), layout: picker.texts.layout,
        isRightToLeft: environment.locale.direction == .rightToLeft
      ) { try picker.text(of: $0) }
      let usesColor = color == "always" || color == "auto" && console.takesColor
      console.output.write(drawing.text(usesColor: usesColor))
    }
    return .success
  }

  private func options(_ arguments: Arguments) throws -> WheelOptions {
    WheelOptions(
      components: try arguments.components() ?? [.date, .hourAndMinute],
      mode: try arguments.choice("mode", of: WheelMode.names) ?? .separate,
      bounds: try arguments.bounds(),
      minuteInterval: try arguments.integer("minute-interval", in: 1...30) ?? 1,
      rowsShown: try arguments.choice("rows", of: WheelRowsShown.names) ?? .all)
  }
}
