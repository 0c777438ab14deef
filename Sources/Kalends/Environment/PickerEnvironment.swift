public import KalendsCore
internal import KalendsICU

/// Everything that a picker has to know about the world, opened once from identifiers: a locale, a
/// calendar, and what follows from both.
///
/// It is an immutable value; any number of threads may share it.
///
/// ```swift
/// let environment = try PickerEnvironment(locale: "de-AT")
/// let month = try environment.calendar.month(containing: Day("2026-01-14"))
/// print(environment.title(of: month))  // Jänner 2026
/// ```
public struct PickerEnvironment: Hashable, Sendable {
  /// What the locale says about names, digits and weeks in the calendar.
  public let locale: LocaleData
  /// The calendar.
  public let calendar: CalendarSystem
  /// Where weeks start, how they are numbered, and the weekend.
  public let weekRules: WeekRules

  /// Opens what a locale and a calendar need.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag with `-u-` keywords, or ICU's form of it. A locale that ICU has no
  ///     data for is no error: `locale.identifier` says which one took its place.
  ///   - calendar: the calendar; the locale's own when `nil`.
  ///   - numberingSystem: CLDR's name of the digits; the locale's own when `nil`.
  ///   - firstWeekday: the first day of the week; the locale's own when `nil`.
  ///   - years: years of the ISO calendar, for the calendars that ICU has to compute.
  /// - Throws: ``EnvironmentError`` for a locale that is not well-formed, years out of range, or a
  ///   numbering system that does not exist.
  /// - Complexity: O(1), about a tenth of a millisecond; O(*n*) in the number of years that ICU has
  ///   to compute.
  public init(
    locale: String, calendar: CalendarIdentifier? = nil, numberingSystem: String? = nil,
    firstWeekday: Weekday? = nil, years: ClosedRange<Int>? = nil
  ) throws(EnvironmentError) {
    do throws(ICUError) {
      let identifier = numberingSystem.map { locale.settingNumberingSystem($0) } ?? locale
      self.locale = try LocaleData.open(identifier, calendar: calendar)
      self.calendar = try CalendarSystem.open(self.locale.calendar, years: years)
    } catch {
      throw .icu(error)
    }
    if let numberingSystem, !["native", "traditional", "finance"].contains(numberingSystem),
      self.locale.numberingSystem.identifier != numberingSystem
    {
      throw .unknownNumberingSystem(numberingSystem)
    }
    weekRules = firstWeekday.map(self.locale.weekRules.starting) ?? self.locale.weekRules
  }

  /// The title of a month: its stand-alone name with the year.
  ///
  /// A month in which an era ends has the year of its first day.
  ///
  /// - Throws: ``KalendsCore/KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for a year
  ///   that an algorithmic numbering system cannot write.
  /// - Complexity: O(*n*) in the length of the title.
  public func title(of month: CalendarMonth) throws(KalendsError) -> String {
    let first = max(month.days.lowerBound, calendar.supportedDays.lowerBound)
    return try locale.monthHeading.text(of: calendar.date(of: first))
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

extension String {
  /// A locale identifier with another `-u-nu-` keyword; the first of two with one key counts.
  func settingNumberingSystem(_ name: String) -> String {
    if contains("@") { return self + ";numbers=\(name)" }
    var subtags = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if let extensionStart = subtags.firstIndex(where: { $0 == "u" || $0 == "U" }) {
      subtags.insert(contentsOf: ["nu", name], at: extensionStart + 1)
    } else {
      let privateUse = subtags.firstIndex { $0 == "x" || $0 == "X" } ?? subtags.endIndex
      subtags.insert(contentsOf: ["u", "nu", name], at: privateUse)
    }
    return subtags.joined(separator: "-")
  }
}
