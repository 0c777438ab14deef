internal import KalendsCore

/// Reads whole years off an ICU calendar that follows the moon.
///
/// ICU is asked for the fields of one day a month. That is the direction in which ICU is surest of
/// itself: from fields to days it has to guess which month a leap month follows.
struct YearReader: ~Copyable {
  private let identifier: CalendarIdentifier
  private let calendar: ICUCalendar
  /// What is added to our year to get ICU's continuous year.
  private let yearOffset: Int

  /// Opens the calendar.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` as ICU does.
  init(_ identifier: CalendarIdentifier) throws(ICUError) {
    self.identifier = identifier
    let calendar = try ICUCalendar(identifier)
    yearOffset = try Self.yearOffset(of: identifier, in: calendar)
    self.calendar = calendar
  }

  private static func yearOffset(
    of identifier: CalendarIdentifier, in calendar: borrowing ICUCalendar
  ) throws(ICUError) -> Int {
    switch identifier {
    case .chinese, .dangi:
      // We count by the Gregorian year in which the year begins. ICU's own counts have epochs that
      // differ between these calendars and between its versions: ask for a day in June 1970.
      try calendar.fields(of: 165).extendedYear - 1970
    default: 0
    }
  }

  /// The year that a day lies in.
  func year(of day: Day) throws(ICUError) -> Int {
    try calendar.fields(of: day.daysSinceEpoch).extendedYear - yearOffset
  }

  /// The shapes of consecutive years.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` as ICU does, and
  ///   ``ICUError/irregularMonth(_:daysSinceEpoch:)`` where its months are not of 29 or 30 days, or
  ///   not numbered in order.
  /// - Complexity: O(*n*) in the number of years.
  func years(_ years: ClosedRange<Int>) throws(ICUError) -> [YearTable.Year] {
    var start = try firstDay(ofYear: years.lowerBound)
    var result: [YearTable.Year] = []
    result.reserveCapacity(years.count)
    for year in years {
      if let known = try ContestedYears.year(year, of: identifier),
        known.firstDay.daysSinceEpoch == start
      {
        result.append(known)
        start += known.monthLengths.reduce(0, +)
      } else {
        result.append(try self.year(year, from: &start))
      }
    }
    return result
  }

  private func firstDay(ofYear year: Int) throws(ICUError) -> Int {
    if let known = try ContestedYears.year(year, of: identifier) {
      return known.firstDay.daysSinceEpoch
    }
    let extendedYear = year + yearOffset
    var day = try calendar.firstDay(ofMonth: 0, extendedYear: extendedYear)
    var fields = try calendar.fields(of: day)
    // ICU starts from a new year's day that it shares among calendars, as ``ContestedYears`` tells,
    // and may so miss the first month by one or two.
    for _ in 0..<6 where fields.month != 0 || fields.isLeapMonth || fields.day != 1 {
      day -= fields.day == 1 ? 1 : fields.day - 1
      fields = try calendar.fields(of: day)
    }
    guard fields.extendedYear == extendedYear, fields.month == 0, !fields.isLeapMonth,
      fields.day == 1
    else { throw .irregularMonth(identifier, daysSinceEpoch: day) }
    return day
  }

  /// Reads the year that begins on `start`, and moves `start` to the beginning of the next.
  private func year(_ year: Int, from start: inout Int) throws(ICUError) -> YearTable.Year {
    var result = YearTable.Year(
      firstDay: try accepted(Day(daysSinceEpoch: start)), monthLengths: [], leapMonth: 0)
    result.monthLengths.reserveCapacity(13)
    var number = 1
    while true {
      // 35 days on it is the sixth or the seventh day of the next month: that one answer says how
      // long this month is and what the next one is called.
      let next = try calendar.fields(of: start + 35)
      let length = 36 - next.day
      let irregular = ICUError.irregularMonth(identifier, daysSinceEpoch: start)
      guard length == 29 || length == 30 else { throw irregular }
      result.monthLengths.append(length)
      start += length
      switch (next.extendedYear - yearOffset - year, next.month + 1 - number, next.isLeapMonth) {
      case (0, 1, false): number += 1
      case (0, 0, true) where result.leapMonth == 0: result.leapMonth = number
      case (1, -11, false): return result
      default: throw irregular
      }
    }
  }
}
