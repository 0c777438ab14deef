/// The Indian national calendar: years of the Gregorian calendar less 78, from 22 March, or from
/// 21 March when that Gregorian year is a leap year.
///
/// Source: Report of the Calendar Reform Committee, Government of India, 1955.
struct IndianArithmetic: CalendarArithmetic {
  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    GregorianArithmetic.day(
      year: year + 78, month: 3, day: GregorianArithmetic.isLeap(year + 78) ? 21 : 22)
  }

  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    let firstMonth = GregorianArithmetic.isLeap(year + 78) ? 31 : 30
    let first = firstDay(ofYear: year)
    let (offset, length) =
      ordinal == 1
      ? (0, firstMonth)
      : ordinal <= 6
        ? (firstMonth + 31 * (ordinal - 2), 31) : (firstMonth + 155 + 30 * (ordinal - 7), 30)
    return MonthSpan(
      year: year, ordinal: ordinal, number: ordinal, isLeap: false, firstDay: first + offset,
      length: length, monthsInYear: 12)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    var year = GregorianArithmetic.date(of: day).year - 78
    if day < firstDay(ofYear: year) { year -= 1 }
    let firstMonth = GregorianArithmetic.isLeap(year + 78) ? 31 : 30
    let rest = day - firstDay(ofYear: year) - firstMonth
    let ordinal = rest < 0 ? 1 : rest < 155 ? rest / 31 + 2 : (rest - 155) / 30 + 7
    return month(ordinal, ofYear: year)
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 12 }
}
