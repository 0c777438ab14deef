extension CalendarSystem {
  /// The date of a day in a calendar with Gregorian months and one era from 0001-01-01 on: the dates
  /// that nearly every program asks for.
  ///
  /// The same as what the calendar's arithmetic says, put together without the month that it would
  /// come from: a third of the instructions, and all of them in registers (`J3a-buffer`).
  ///
  /// - Returns: `nil` in other calendars, and outside 0001-01-01…9999-12-31.
  @inlinable
  @inline(__always)
  func commonDate(of day: Day) -> CalendarDate? {
    let number = day.daysSinceEpoch
    guard commonOrigin != 0, number >= Self.firstCommonDay, number <= Day.max.daysSinceEpoch else {
      return nil
    }
    let date = GregorianArithmetic.date(of: number)
    return CalendarDate(
      cell: DayCell(
        origin: commonOrigin, epochDay: number, year: date.year, month: date.month, day: date.day),
      daysInMonth: GregorianArithmetic.length(ofMonth: date.month, year: date.year),
      monthsInYear: 12, calendar: identifier)
  }

  /// 0001-01-01.
  @inlinable static var firstCommonDay: Int { -719_162 }

  /// What a cell of the calendar has beside its Gregorian date; 0 in calendars whose era changes
  /// after 0001-01-01, or whose months are others.
  static func commonOrigin(of identifier: CalendarIdentifier) -> UInt64 {
    let yearOffset: Int
    switch identifier {
    case .gregory, .iso8601: yearOffset = 0
    case .buddhist: yearOffset = GregorianArithmetic.buddhist.yearOffset
    default: return 0
    }
    return DayCell.origin(
      era: identifier.eraNumber(ofDay: firstCommonDay, year: 1), yearOffset: yearOffset)
  }
}
