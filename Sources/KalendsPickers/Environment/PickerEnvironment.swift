public import KalendsCore

/// Everything that a picker has to know about the world, opened once from identifiers: a locale, a
/// calendar, a time zone, the sentences of a language, and for whom the picker speaks.
///
/// `Kalends` opens it from identifiers; a front end without ICU makes it of stored parts. It is an
/// immutable value; any number of threads may share it.
///
/// ```swift
/// let zone = try TimeZones().rules(for: "Europe/Vienna")
/// let environment = try PickerEnvironment(locale: "de-AT", zone: zone)
/// let month = try environment.calendar.month(containing: Day("2026-01-14"))
/// print(try environment.title(of: month))  // Jänner 2026
/// ```
public struct PickerEnvironment: Hashable, Sendable {
  /// What the locale says about names, digits and weeks in the calendar.
  public let locale: LocaleData
  /// The calendar.
  public let calendar: CalendarSystem
  /// Where weeks start, how they are numbered, and the weekend.
  public let weekRules: WeekRules
  /// The zone of the picker: all that it shows are local times there.
  public let zone: ZoneRules
  /// How hours are counted.
  public let hourCycle: HourCycle
  /// The sentences, and the language that they are in.
  public let messages: Messages
  /// What a picker shows of its value.
  public let texts: PickerTexts
  /// How dates and times are spoken.
  public let speech: Speech
  /// What gives a control its name.
  public var platform: Platform
  /// For whom the picker speaks.
  public var screenReader: ScreenReader
  /// How much is said.
  public var verbosity: Verbosity

  /// Makes an environment of its parts.
  public init(
    locale: LocaleData, calendar: CalendarSystem, weekRules: WeekRules, zone: ZoneRules,
    hourCycle: HourCycle, messages: Messages, texts: PickerTexts, speech: Speech,
    platform: Platform = .swiftUI, screenReader: ScreenReader = .neutral,
    verbosity: Verbosity = Verbosity()
  ) {
    self.locale = locale
    self.calendar = calendar
    self.weekRules = weekRules
    self.zone = zone
    self.hourCycle = hourCycle
    self.messages = messages
    self.texts = texts
    self.speech = speech
    self.platform = platform
    self.screenReader = screenReader
    self.verbosity = verbosity
  }

  /// The title of a month: its stand-alone name with the year, and with the era before the present
  /// one: January 44 BC.
  ///
  /// A month in which an era ends has the year of its first day.
  ///
  /// - Throws: ``KalendsCore/KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for a year
  ///   that an algorithmic numbering system cannot write.
  /// - Complexity: O(*n*) in the length of the title.
  public func title(of month: CalendarMonth) throws(KalendsError) -> String {
    let first = max(month.days.lowerBound, calendar.supportedDays.lowerBound)
    return try locale.monthTitle(of: calendar.date(of: first))
  }

  /// The weekday names of a grid's columns, from the first day of the week on.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  public func header(_ width: NameWidth, _ context: NameContext = .standalone) -> [String] {
    locale.weekdayNames(width, context).names(startingWith: weekRules.firstWeekday)
  }

  /// What a cell shows: the day of the month in the locale's digits.
  ///
  /// - Throws: ``KalendsCore/KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` never for a
  ///   day of a month, as every numbering system has the numbers up to 31.
  /// - Complexity: O(1)
  public func label(of cell: DayCell) throws(KalendsError) -> String {
    try locale.numberingSystem.text(of: cell.day)
  }

  /// The grid of the month that a day lies in.
  ///
  /// - Parameters:
  ///   - day: any day of the month.
  ///   - fixedRows: whether there are six rows whatever the month.
  /// - Returns: the grid, in which weeks start as ``weekRules`` say.
  /// - Throws: ``KalendsCore/KalendsError/dayOutOfRange(_:limits:)`` outside the calendar's days.
  /// - Complexity: O(1)
  public func monthGrid(
    containing day: Day, fixedRows: Bool = false
  ) throws(KalendsError) -> MonthGrid {
    try calendar.monthGrid(
      containing: day, firstWeekday: weekRules.firstWeekday, fixedRows: fixedRows)
  }

  /// The numbers of a grid's rows as the locale counts weeks.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func weekNumbers(of grid: MonthGrid) -> [WeekOfYear] {
    (0..<grid.rowCount).map {
      calendar.weekOfYear(
        ofRow: $0, in: grid, numbering: .minimalDays(weekRules.minimalDays))
    }
  }
}
