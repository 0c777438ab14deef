extension DaySet {
  /// The days of a range that fall on certain weekdays.
  ///
  /// - Complexity: O(*n*) in the number of weeks of the range.
  public init(weekdays: WeekdaySet, in range: ClosedRange<Day>) {
    var changes: [Int32] = []
    var isMember = false
    for number in range.lowerBound.number...range.upperBound.number {
      let weekday = Day(unchecked: number).weekday
      if weekdays.contains(weekday) != isMember {
        changes.append(number)
        isMember.toggle()
      }
    }
    if isMember { changes.append(range.upperBound.number + 1) }
    self.init(changes: changes)
  }
}

extension CalendarSystem {
  /// A day that returns every year, such as 25 December or 15 Nisan, over a span of years.
  ///
  /// Years that do not have the month or the day are left out: there is no 29 February in 2027.
  ///
  /// - Parameters:
  ///   - monthCode: the month.
  ///   - day: the day of the month, from 1.
  ///   - length: how many days it lasts, 1…366.
  ///   - years: the years in the calendar's continuous count.
  /// - Returns: the days, as far as they are supported.
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` outside ``supportedYears``,
  ///   ``KalendsError/unknownMonthCode(_:)`` for a code that no year has, and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for other than 1…366 days.
  /// - Complexity: O(*n*) in the number of years.
  public func days(
    everyYear monthCode: MonthCode, day: Int, lasting length: Int = 1, in years: ClosedRange<Int>
  ) throws(KalendsError) -> DaySet {
    try supported(year: years.lowerBound)
    try supported(year: years.upperBound)
    guard identifier.hasMonth(monthCode) else {
      throw .unknownMonthCode(monthCode.description)
    }
    guard (1...366).contains(length) else {
      throw .fieldOutOfRange(.day, value: length, limits: 1...366)
    }
    var ranges: [ClosedRange<Day>] = []
    for year in years {
      guard let first = try? date(year: year, monthCode: monthCode, day: day).epochDay else {
        continue
      }
      let last = min(first.number + Int32(length) - 1, Day.max.number)
      ranges.append(first...Day(unchecked: last))
    }
    return DaySet(ranges)
  }
}
