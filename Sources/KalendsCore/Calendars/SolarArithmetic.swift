/// A calendar whose years have twelve months, which their position names.
protocol SolarArithmetic: CalendarArithmetic {
  /// The epoch day of a month's first day.
  func firstDay(ofMonth ordinal: Int, year: Int) -> Int
  /// The number of days of a month, 28…31.
  func length(ofMonth ordinal: Int, year: Int) -> Int
}

extension SolarArithmetic {
  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 12 }

  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    month(ordinal, ofYear: year, firstDay: firstDay(ofMonth: ordinal, year: year))
  }

  /// The month at a position, given its first day: from a neighbour that is one addition.
  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int, firstDay: Int) -> MonthSpan {
    MonthSpan(
      year: year, ordinal: ordinal, number: ordinal, isLeap: false, firstDay: firstDay,
      length: length(ofMonth: ordinal, year: year), monthsInYear: 12)
  }

  @inline(__always)
  func month(after span: MonthSpan) -> MonthSpan {
    let (year, ordinal) = span.ordinal < 12 ? (span.year, span.ordinal &+ 1) : (span.year &+ 1, 1)
    return month(ordinal, ofYear: year, firstDay: span.endDay)
  }

  @inline(__always)
  func month(before span: MonthSpan) -> MonthSpan {
    let (year, ordinal) = span.ordinal > 1 ? (span.year, span.ordinal &- 1) : (span.year &- 1, 12)
    let firstDay = span.firstDay &- length(ofMonth: ordinal, year: year)
    return month(ordinal, ofYear: year, firstDay: firstDay)
  }
}
