/// The Solar Hijri calendar of Iran: six months of 31 days, five of 30, and a last one of 29 or 30.
///
/// A year begins on the day whose noon at 52.5° E follows the vernal equinox. The 33-year rule
/// gives the same answer from 1178 to 1501; for 1502…3000 ``PersianCorrections`` lists the years
/// that the rule makes leap and astronomy does not (the year after them is). Elsewhere the rule
/// alone holds.
struct PersianArithmetic: SolarArithmetic {
  /// The epoch day of 1 Farvardin 1 as the rule has it: 622-03-21.
  private static let epoch = -492_268

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    let byRule = Self.firstDayByRule(ofYear: year)
    return year > 1502 ? byRule &- Self.correction(ofYear: year) : byRule
  }

  @inline(__always)
  private static func firstDayByRule(ofYear year: Int) -> Int {
    epoch &+ 365 &* (year &- 1) &+ cycles(year).quotient
  }

  /// The leap days before a year, and how far the next one is: 8 leap years come in 33 years.
  ///
  /// 1,000 cycles more keep the dividend positive, which makes the division cheap.
  @inline(__always)
  private static func cycles(_ year: Int) -> (quotient: Int, remainder: Int) {
    let dividend = UInt32(truncatingIfNeeded: 8 &* (year &+ 33_000) &+ 21)
    let quotient = dividend / 33
    return (Int(quotient) &- 8000, Int(dividend &- quotient &* 33))
  }

  /// How many days before the day of the rule a year begins: 0 or 1.
  ///
  /// Kept apart from the years before 1503, for which there is nothing to look up.
  @inline(never)
  private static func correction(ofYear year: Int) -> Int {
    PersianCorrections.contains(year - 1) ? 1 : 0
  }

  @inline(__always)
  private func isLeap(_ year: Int) -> Bool {
    year >= 1502
      ? firstDay(ofYear: year &+ 1) &- firstDay(ofYear: year) == 366
      : Self.cycles(year).remainder >= 25
  }

  @inline(__always)
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int {
    // 31 days each, and one less for each month after the sixth that comes before this one.
    firstDay(ofYear: year) &+ 31 &* (ordinal &- 1) &- max(ordinal &- 7, 0)
  }

  @inline(__always)
  func length(ofMonth ordinal: Int, year: Int) -> Int {
    ordinal <= 6 ? 31 : ordinal < 12 || isLeap(year) ? 30 : 29
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    // The inverse of the rule, and one step where it is corrected.
    var year = floorDivide(33 &* (day &- Self.epoch) &+ 3, 12_053) &+ 1
    if year >= 1502, day >= firstDay(ofYear: year &+ 1) { year &+= 1 }
    let dayOfYear = day &- firstDay(ofYear: year)
    return month(
      dayOfYear < 186 ? dayOfYear / 31 &+ 1 : (dayOfYear &- 186) / 30 &+ 7, ofYear: year)
  }
}
