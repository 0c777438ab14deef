/// The Coptic and Ethiopic calendars: twelve months of 30 days and a thirteenth of five, of six in
/// every fourth year.
///
/// Source: E. M. Reingold and N. Dershowitz, "Calendrical Calculations", chapter 4.
struct AlexandrianArithmetic: CalendarArithmetic, Hashable, Sendable {
  /// The epoch day of the first day of year 1.
  let epoch: Int

  /// 1 Thoout of year 1 of the Martyrs: 284-08-29 in the Julian calendar.
  static let coptic = AlexandrianArithmetic(epoch: -615_558)
  /// 1 Mäskäräm of year 1 of the Incarnation: 8-08-29 in the Julian calendar.
  static let ethiopic = AlexandrianArithmetic(epoch: -716_367)
  /// The same years counted from 5,500 years earlier.
  static let ethiopicAmeteAlem = AlexandrianArithmetic(epoch: -716_367 - 5500 * 1461 / 4)

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    epoch + 365 * (year - 1) + year >> 2
  }

  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    MonthSpan(
      year: year, ordinal: ordinal, number: ordinal, isLeap: false,
      firstDay: firstDay(ofYear: year) + 30 * (ordinal - 1),
      length: ordinal < 13 ? 30 : (year & 3 == 3 ? 6 : 5), monthsInYear: 13)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    // In cycles of 1461 days whose third year is the long one.
    let year = floorDivide(4 * (day - epoch) + 1463, 1461)
    return month((day - firstDay(ofYear: year)) / 30 + 1, ofYear: year)
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 13 }
}
