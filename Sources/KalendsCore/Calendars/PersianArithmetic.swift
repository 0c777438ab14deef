/// The Solar Hijri calendar of Iran: six months of 31 days, five of 30, and a last one of 29 or 30.
///
/// A year begins on the day whose noon at 52.5° E follows the vernal equinox. The 33-year rule
/// gives the same answer from 1178 to 1501; for 1502…3000 ``PersianCorrections`` lists the years
/// that the rule makes leap and astronomy does not (the year after them is). Elsewhere the rule
/// alone holds.
struct PersianArithmetic: SolarArithmetic {
  /// The last year whose days the rule alone gives: the end of the next may be corrected.
  static let lastYearByRule = 1501

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    let byRule = PersianRule().firstDay(ofYear: year)
    return year > 1502 && PersianCorrections.contains(year - 1) ? byRule &- 1 : byRule
  }

  @inline(__always)
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int {
    firstDay(ofYear: year) &+ PersianRule.daysBefore(month: ordinal)
  }

  @inline(__always)
  func length(ofMonth ordinal: Int, year: Int) -> Int {
    ordinal < 12 || year <= Self.lastYearByRule
      ? PersianRule().length(ofMonth: ordinal, year: year)
      : firstDay(ofYear: year &+ 1) &- firstDay(ofMonth: 12, year: year)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    var year = PersianRule().year(containing: day)
    // One step where the rule is corrected.
    if year > Self.lastYearByRule, day >= firstDay(ofYear: year &+ 1) { year &+= 1 }
    return month(PersianRule.month(ofDay: day &- firstDay(ofYear: year)), ofYear: year)
  }
}

/// The 33-year rule of the Solar Hijri calendar: eight leap years in 33.
///
/// By itself for the months that it alone decides: those of our time need no more (`J1b-persian`).
struct PersianRule: SolarArithmetic {
  /// The epoch day of 1 Farvardin 1: 622-03-21.
  private static let epoch = -492_268

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    Self.epoch &+ 365 &* (year &- 1) &+ Self.cycles(year).quotient
  }

  /// The leap days before a year, and how far the next one is.
  ///
  /// 1,000 cycles more keep the dividend positive, which makes the division cheap.
  @inline(__always)
  private static func cycles(_ year: Int) -> (quotient: Int, remainder: Int) {
    let dividend = UInt32(truncatingIfNeeded: 8 &* (year &+ 33_000) &+ 21)
    let quotient = dividend / 33
    return (Int(quotient) &- 8000, Int(dividend &- quotient &* 33))
  }

  /// The days of a year before a month: 31 each, and one less for each month after the sixth that
  /// comes before this one.
  @inline(__always)
  static func daysBefore(month ordinal: Int) -> Int {
    31 &* (ordinal &- 1) &- max(ordinal &- 7, 0)
  }

  /// The position of the month that a day of a year lies in; days are counted from 0.
  @inline(__always)
  static func month(ofDay day: Int) -> Int {
    day < 186 ? day / 31 &+ 1 : (day &- 186) / 30 &+ 7
  }

  @inline(__always)
  func year(containing day: Int) -> Int {
    floorDivide(33 &* (day &- Self.epoch) &+ 3, 12_053) &+ 1
  }

  @inline(__always)
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int {
    firstDay(ofYear: year) &+ Self.daysBefore(month: ordinal)
  }

  @inline(__always)
  func length(ofMonth ordinal: Int, year: Int) -> Int {
    ordinal <= 6 ? 31 : ordinal < 12 || Self.cycles(year).remainder >= 25 ? 30 : 29
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    let year = year(containing: day)
    return month(Self.month(ofDay: day &- firstDay(ofYear: year)), ofYear: year)
  }
}
