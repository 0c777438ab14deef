extension CalendarSystem {
  /// The month that a day lies in.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` outside ``supportedDays``.
  /// - Complexity: O(1)
  public func month(containing day: Day) throws(KalendsError) -> CalendarMonth {
    try month(containing: day.daysSinceEpoch)
  }

  /// The month that follows, `nil` after the last one with a supported day.
  ///
  /// After a month of another calendar it is the month that holds the day after its last one.
  ///
  /// - Complexity: O(1)
  public func month(after month: CalendarMonth) -> CalendarMonth? {
    let next = month.firstCell.epochDay.daysSinceEpoch + month.daysInMonth
    return try? self.month(containing: next)
  }

  /// The month that comes before, `nil` before the first one with a supported day.
  ///
  /// Before a month of another calendar it is the month that holds the day before its first one.
  ///
  /// - Complexity: O(1)
  public func month(before month: CalendarMonth) -> CalendarMonth? {
    let previous = month.firstCell.epochDay.daysSinceEpoch - 1
    return try? self.month(containing: previous)
  }

  /// The month that a supported epoch day lies in.
  private func month(containing day: Int) throws(KalendsError) -> CalendarMonth {
    CalendarMonth(arithmetic.month(containing: try supported(day)), calendar: identifier)
  }

  /// The months of a year that have a supported day, in order: what a month chooser shows.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` outside ``supportedYears``.
  /// - Complexity: O(1): there are 12 or 13.
  public func months(ofYear year: Int) throws(KalendsError) -> [CalendarMonth] {
    try supported(year: year)
    return (1...arithmetic.monthsInYear(year)).compactMap { ordinal in
      let span = arithmetic.month(ordinal, ofYear: year)
      guard isSupported(span) else { return nil }
      return CalendarMonth(span, calendar: identifier)
    }
  }

  /// A year, from its first to its last supported day.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` outside ``supportedYears``.
  /// - Complexity: O(1)
  public func year(_ year: Int) throws(KalendsError) -> CalendarYear {
    try supported(year: year)
    let first = arithmetic.month(1, ofYear: year)
    let last = arithmetic.month(arithmetic.monthsInYear(year), ofYear: year)
    let firstDay = max(first.firstDay, supportedDays.lowerBound.daysSinceEpoch)
    let lastDay = min(last.endDay - 1, supportedDays.upperBound.daysSinceEpoch)
    return CalendarYear(
      first: try date(of: Day(daysSinceEpoch: firstDay)),
      last: try date(of: Day(daysSinceEpoch: lastDay)))
  }

  /// The supported years of the decade that a year lies in: what a year chooser shows.
  ///
  /// Decades start with the years that ten divides, in the calendar's continuous count, so that
  /// each year lies in one decade also where an era ends.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` outside ``supportedYears``.
  /// - Complexity: O(1)
  public func decade(containing year: Int) throws(KalendsError) -> [CalendarYear] {
    try supported(year: year)
    let first = 10 * floorDivide(year, 10)
    var years: [CalendarYear] = []
    for year in (first...first + 9).clamped(to: supportedYears) {
      years.append(try self.year(year))
    }
    return years
  }

  /// Whether a month has a supported day.
  @inline(__always)
  func isSupported(_ span: MonthSpan) -> Bool {
    span.firstDay <= supportedDays.upperBound.daysSinceEpoch
      && span.endDay > supportedDays.lowerBound.daysSinceEpoch
  }
}
