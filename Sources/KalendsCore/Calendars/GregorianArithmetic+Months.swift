extension GregorianArithmetic: SolarArithmetic {
  @inline(__always)
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int {
    Self.day(year: year &- yearOffset, month: ordinal, day: 1)
  }

  @inline(__always)
  func length(ofMonth ordinal: Int, year: Int) -> Int {
    Self.length(ofMonth: ordinal, year: year &- yearOffset)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    let date = Self.date(of: day)
    return month(date.month, ofYear: date.year &+ yearOffset, firstDay: day &- date.day &+ 1)
  }
}
