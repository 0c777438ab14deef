/// The Indian national calendar: years of the Gregorian calendar less 78, from 22 March, or from
/// 21 March when that Gregorian year is a leap year.
///
/// Source: Report of the Calendar Reform Committee, Government of India, 1955.
struct IndianArithmetic: SolarArithmetic {
  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    GregorianArithmetic.day(
      year: year + 78, month: 3, day: GregorianArithmetic.isLeap(year + 78) ? 21 : 22)
  }

  @inline(__always)
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int {
    if ordinal == 1 { return firstDay(ofYear: year) }
    // 31 days each, and one less for each month after the sixth that comes before this one.
    let second = firstDay(ofYear: year) &+ length(ofMonth: 1, year: year)
    return second &+ 31 &* (ordinal &- 2) &- max(ordinal &- 7, 0)
  }

  @inline(__always)
  func length(ofMonth ordinal: Int, year: Int) -> Int {
    if ordinal == 1 { return GregorianArithmetic.isLeap(year &+ 78) ? 31 : 30 }
    return ordinal <= 6 ? 31 : 30
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    var year = GregorianArithmetic.date(of: day).year - 78
    if day < firstDay(ofYear: year) { year -= 1 }
    let rest = day - firstDay(ofMonth: 2, year: year)
    let ordinal = rest < 0 ? 1 : rest < 155 ? rest / 31 + 2 : (rest - 155) / 30 + 7
    return month(ordinal, ofYear: year)
  }
}
