/// What to do with a field that its month or year does not have, as in the Temporal standard.
public enum Overflow: String, Hashable, Sendable {
  /// Take the nearest that exists: the last day of the month, the regular month for a leap month.
  case constrain
  /// Throw.
  case reject
}

extension CalendarSystem {
  /// The date of a day in this calendar.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` outside ``supportedDays``.
  /// - Complexity: O(1)
  @inlinable
  @inline(__always)
  public func date(of day: Day) throws(KalendsError) -> CalendarDate {
    if let date = commonDate(of: day) { return date }
    return try dateInAnyCalendar(of: day)
  }

  @inline(never)
  @usableFromInline
  func dateInAnyCalendar(of day: Day) throws(KalendsError) -> CalendarDate {
    let number = try supported(day.daysSinceEpoch)
    return CalendarDate(number, in: arithmetic.month(containing: number), calendar: identifier)
  }

  /// The date of a position in a year: the `month`-th month, leap months counted in place.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` outside ``supportedYears``,
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a month that the year, or a day that
  ///   the month does not have, and ``KalendsError/dayOutOfRange(_:limits:)`` where a year is
  ///   supported in part only.
  /// - Complexity: O(1)
  public func date(year: Int, month: Int, day: Int) throws(KalendsError) -> CalendarDate {
    let span = try span(year: year, month: month, overflow: .reject)
    return try date(day, in: span, overflow: .reject)
  }

  /// The date of a month code in a year.
  ///
  /// - Parameters:
  ///   - year: the year in the calendar's continuous count.
  ///   - monthCode: the month.
  ///   - day: the day of the month, from 1.
  ///   - overflow: what to do where the year has no such leap month or the month no such day.
  /// - Returns: the date.
  /// - Throws: as ``date(year:month:day:)``; also ``KalendsError/unknownMonthCode(_:)`` for a code
  ///   that no year has and ``KalendsError/noSuchMonth(_:year:calendar:)`` for one that this year
  ///   does not have, when `overflow` is `.reject`.
  /// - Complexity: O(1)
  public func date(
    year: Int, monthCode: MonthCode, day: Int, overflow: Overflow = .reject
  ) throws(KalendsError) -> CalendarDate {
    try date(
      day, in: span(year: year, code: monthCode, overflow: overflow), overflow: overflow)
  }

  /// Checks that an epoch day is supported, and returns it.
  @inline(__always)
  func supported(_ day: Int) throws(KalendsError) -> Int {
    guard day >= supportedDays.lowerBound.daysSinceEpoch,
      day <= supportedDays.upperBound.daysSinceEpoch
    else { throw .dayOutOfRange(day, limits: supportedDays) }
    return day
  }

  /// Checks that a year is supported at least in part.
  func supported(year: Int) throws(KalendsError) {
    guard supportedYears.contains(year) else {
      throw .yearOutOfRange(year, calendar: identifier, limits: supportedYears)
    }
  }

  /// The date of a day of a month.
  func date(
    _ day: Int, in span: MonthSpan, overflow: Overflow
  ) throws(KalendsError) -> CalendarDate {
    guard day >= 1, overflow == .constrain || day <= span.length else {
      throw .fieldOutOfRange(.day, value: day, limits: 1...span.length)
    }
    let epochDay = try supported(span.firstDay + min(day, span.length) - 1)
    return CalendarDate(epochDay, in: span, calendar: identifier)
  }

  /// The month at a position of a year.
  func span(year: Int, month: Int, overflow: Overflow) throws(KalendsError) -> MonthSpan {
    try supported(year: year)
    let count = arithmetic.monthsInYear(year)
    guard month >= 1, overflow == .constrain || month <= count else {
      throw .fieldOutOfRange(.month, value: month, limits: 1...count)
    }
    return arithmetic.month(min(month, count), ofYear: year)
  }

  /// The month with a code in a year.
  ///
  /// A leap month that the year does not have is constrained to the month that Temporal names: the
  /// month of the same number in the East Asian calendars, Adar in the Hebrew one.
  func span(
    year: Int, code: MonthCode, overflow: Overflow
  ) throws(KalendsError) -> MonthSpan {
    try supported(year: year)
    guard identifier.hasMonth(code) else { throw .unknownMonthCode(code.description) }
    let leapMonth = leapMonth(ofYear: year)
    let before = leapMonth != 0 && code.number > leapMonth ? 1 : 0
    if !code.isLeap { return arithmetic.month(code.number + before, ofYear: year) }
    if code.number == leapMonth { return arithmetic.month(code.number + 1, ofYear: year) }
    guard overflow == .constrain else {
      throw .noSuchMonth(code, year: year, calendar: identifier)
    }
    let number = identifier == .hebrew ? code.number + 1 : code.number
    return arithmetic.month(number + before, ofYear: year)
  }

  /// The number of the month that the year's leap month follows, or 0.
  func leapMonth(ofYear year: Int) -> Int {
    switch arithmetic {
    case .hebrew: HebrewArithmetic().monthsInYear(year) == 13 ? 5 : 0
    case .table(let table): table.shape(ofYear: year).leapMonth
    default: 0
    }
  }
}

extension CalendarIdentifier {
  /// Whether some year of the calendar has a month of this code.
  func hasMonth(_ code: MonthCode) -> Bool {
    switch self {
    case .chinese, .dangi: code.number <= 12
    case .hebrew: code.number <= 12 && (!code.isLeap || code.number == 5)
    case .coptic, .ethiopic, .ethioaa: !code.isLeap
    default: code.number <= 12 && !code.isLeap
    }
  }
}
