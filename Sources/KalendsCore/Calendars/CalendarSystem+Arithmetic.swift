extension CalendarSystem {
  /// The date that lies `duration` after a date.
  ///
  /// As in the Temporal standard: years keep the month code, months move by position, each
  /// constrained or rejected; the day of month is kept where it can be; weeks and days are added
  /// last.
  ///
  /// ```swift
  /// let gregorian = try CalendarSystem(.gregory)
  /// let date = try gregorian.date(year: 2026, month: 1, day: 31)
  /// print(try gregorian.date(date, adding: DateDuration(months: 1)).epochDay)  // 2026-02-28
  /// ```
  ///
  /// - Throws: ``KalendsError/noSuchMonth(_:year:calendar:)`` and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` under `.reject`;
  ///   ``KalendsError/yearOutOfRange(_:calendar:limits:)`` and
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` beyond the supported days. A unit beyond
  ///   ±10,000,000 is ``KalendsError/durationOutOfRange(_:limits:)``.
  /// - Complexity: O(1), and O(years) in a calendar whose years differ in months.
  public func date(
    _ date: CalendarDate, adding duration: DateDuration, overflow: Overflow = .constrain
  ) throws(KalendsError) -> CalendarDate {
    let limits = -10_000_000...10_000_000
    for amount in [duration.years, duration.months, duration.weeks, duration.days]
    where !limits.contains(amount) {
      throw .durationOutOfRange(amount, limits: limits)
    }
    let date = try self.date(of: date.epochDay)
    var start = date
    if duration.years != 0 || duration.months != 0 {
      var span = try span(
        year: date.year + duration.years, code: date.monthCode, overflow: overflow)
      span = try self.span(span, addingMonths: duration.months)
      start = try self.date(date.day, in: span, overflow: overflow)
    }
    let days = 7 * duration.weeks + duration.days
    return days == 0 ? start : try self.date(of: start.epochDay.adding(days: days))
  }

  /// The month that lies `months` after a month.
  func span(_ span: MonthSpan, addingMonths months: Int) throws(KalendsError) -> MonthSpan {
    var year = span.year
    var ordinal = span.ordinal + months
    if let monthsInYear = identifier.constantMonthsInYear {
      year += floorDivide(ordinal - 1, monthsInYear)
      ordinal = floorModulo(ordinal - 1, monthsInYear) + 1
    } else {
      while ordinal < 1 {
        year -= 1
        try supported(year: year)
        ordinal += arithmetic.monthsInYear(year)
      }
      while ordinal > arithmetic.monthsInYear(year) {
        ordinal -= arithmetic.monthsInYear(year)
        year += 1
        try supported(year: year)
      }
    }
    try supported(year: year)
    return arithmetic.month(ordinal, ofYear: year)
  }

  /// The n-th of a weekday in a month: the second Tuesday, or with a negative `n` the last Friday.
  ///
  /// It does not depend on the first day of the week.
  ///
  /// - Parameters:
  ///   - weekday: the weekday.
  ///   - n: 1…5 from the start of the month, -1…-5 from its end.
  ///   - year: the year in the calendar's continuous count.
  ///   - month: the position of the month in the year, from 1.
  /// - Returns: the date.
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for an `n` of 0 or beyond ±5, and
  ///   with the field `weekday` where the month has fewer; errors of the year and the month as
  ///   ``date(year:month:day:)``.
  /// - Complexity: O(1)
  public func date(
    ofWeekday weekday: Weekday, n: Int, year: Int, month: Int
  ) throws(KalendsError) -> CalendarDate {
    guard n != 0, (-5...5).contains(n) else {
      throw .fieldOutOfRange(.week, value: n, limits: -5...5)
    }
    let span = try span(year: year, month: month, overflow: .reject)
    let firstWeekday = Weekday(index: span.firstDay + 3)
    let firstDay = 1 + weekday.column(startingWith: firstWeekday)
    let count = (span.length - firstDay + 7) / 7
    guard abs(n) <= count else {
      throw .fieldOutOfRange(.weekday, value: n, limits: -count...count)
    }
    let index = n > 0 ? n - 1 : count + n
    return try date(firstDay + 7 * index, in: span, overflow: .reject)
  }
}

extension CalendarIdentifier {
  /// How many months every year of the calendar has, or `nil` where years differ.
  var constantMonthsInYear: Int? {
    switch self {
    case .hebrew, .chinese, .dangi: nil
    case .coptic, .ethiopic, .ethioaa: 13
    default: 12
    }
  }
}
