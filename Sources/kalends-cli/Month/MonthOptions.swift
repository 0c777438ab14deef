internal import Kalends

/// What the options of `kalends month` and `kalends year` come to.
struct MonthOptions {
  let environment: PickerEnvironment
  let today: Day
  private let choice: DayChoice
  private let locale: String
  private let session: Session
  private let numbering: WeekNumbering?
  private let fixedRows: Bool
  private let isJSON: Bool
  private let usesColor: Bool

  /// The options that both commands have.
  static let all: [OptionSyntax] = [
    OptionSyntax("locale", .required("TAG"), "the locale, such as de-AT or ar-EG-u-nu-latn"),
    OptionSyntax("calendar", .required("NAME"), "the calendar: see 'kalends calendars'"),
    OptionSyntax("first-weekday", .required("DAY"), "the first day of the week: mon … sun"),
    OptionSyntax(
      "week-numbers", .optional(["iso", "locale"]),
      "numbers the weeks, as the locale does or by ISO"),
    OptionSyntax("six-rows", .none, "always takes the room of six weeks"),
    OptionSyntax("from", .required("DATE"), "the first day in range, as an ISO date or 'today'"),
    OptionSyntax("through", .required("DATE"), "the last day in range"),
    OptionSyntax("json", .none, "prints a JSON object a month, as the operation month of batch"),
    OptionSyntax(
      "color", .required("WHEN"), "always, never, or auto: on a terminal without NO_COLOR"),
  ]

  /// Takes the options, and opens what they name.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - day: the day that is to be shown; today when `nil`.
  ///   - calendar: the calendar when no option names one; the locale's own when `nil`.
  ///   - console: what the process is told.
  /// - Throws: `UsageError`, and errors that are a `CodedError`.
  init(
    _ arguments: Arguments, showing day: Day?, calendar: CalendarIdentifier?, console: Console
  ) throws {
    let color = try arguments.choice("color", of: ["auto", "always", "never"]) ?? "auto"
    let weeks = try arguments.choice("week-numbers", of: ["", "locale", "iso"])
    let firstWeekday = try arguments.firstWeekday()
    let locale = try arguments["locale"] ?? ProcessLocale(console.environment).identifier
    let named = try arguments["calendar"].map { try CalendarIdentifier($0) }
    let today = try console.today()
    session = Session(console: console)
    let shown = try named ?? calendar ?? session.defaultCalendar(of: locale)
    let year = (day ?? today).isoWeek.year
    environment = try PickerEnvironment(
      locale: locale, calendar: named ?? calendar, zone: try console.zone(),
      firstWeekday: firstWeekday, years: shown.yearsToOpen(around: year...year))
    func boundary(_ option: String) throws(KalendsError) -> Day? {
      guard let text = arguments[option] else { return nil }
      return text == "today" ? today : try Day(text)
    }
    self.today = today
    let bounds = DateBounds(
      from: try boundary("from").map { .day($0) },
      through: try boundary("through").map { .day($0) })
    choice = DayChoice(bounds: try bounds.days(now: console.now(), zone: console.zone()))
    self.locale = locale
    let minimalDays = environment.weekRules.minimalDays
    numbering = weeks.map { $0 == "iso" ? .iso8601 : .minimalDays(minimalDays) }
    fixedRows = arguments.has("six-rows")
    isJSON = arguments.has("json")
    usesColor = color == "always" || color == "auto" && console.takesColor
  }

  /// Shows some months from the one that holds a day.
  func show(months count: Int, from day: Day, on console: Console) throws {
    try show(on: console) { calendar in
      try calendar.monthGrids(
        count, from: day, firstWeekday: environment.weekRules.firstWeekday, fixedRows: fixedRows)
    }
  }

  /// Shows the months of the year that holds a day.
  func show(yearOf day: Day, on console: Console) throws {
    try show(on: console) { calendar in
      try calendar.months(ofYear: calendar.date(of: day).year).map { month in
        try calendar.monthGrid(
          year: month.year, month: month.month, firstWeekday: environment.weekRules.firstWeekday,
          fixedRows: fixedRows)
      }
    }
  }

  private func show(
    on console: Console, _ grids: (CalendarSystem) throws -> [MonthGrid]
  ) throws {
    let shown: [MonthGrid]
    do {
      shown = try grids(environment.calendar)
    } catch let error as KalendsError {
      throw try error.namingLimits(of: environment.calendar.identifier)
    }
    let sheets = shown.map { grid in
      MonthSheet(
        environment: environment, grid: grid, today: today, choice: choice,
        numbering: numbering ?? .minimalDays(environment.weekRules.minimalDays))
    }
    if isJSON {
      for sheet in sheets {
        console.output.write(
          try sheet.json { try session.violationText(locale: locale) }.text + "\n")
      }
    } else {
      let drawing = try MonthDrawing(
        sheets, showsWeekNumbers: numbering != nil, usesColor: usesColor)
      console.output.write(drawing.text(width: console.width))
    }
  }
}

extension Arguments {
  /// The first day of the week, by `--first-weekday`; `nil` where nothing is said.
  func firstWeekday() throws(UsageError) -> Weekday? {
    guard let text = self["first-weekday"] else { return nil }
    guard let weekday = Weekday(identifier: text) else {
      throw UsageError("--first-weekday is '\(text)': it has to be mon, tue, … sun")
    }
    return weekday
  }
}

extension Console {
  /// Whether colours are welcome: on a terminal that has them, unless `NO_COLOR` says otherwise.
  var takesColor: Bool {
    isTerminal && environment["NO_COLOR"] ?? "" == "" && environment["TERM"] != "dumb"
  }
}
