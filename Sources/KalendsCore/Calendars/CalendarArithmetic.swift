/// The integer arithmetic of one calendar.
///
/// Years are counted continuously (there is a year 0 and there are negative years), months by
/// position from 1, days since 1970-01-01. Every year from -20,000 to 20,000 is taken: callers
/// check the limits.
protocol CalendarArithmetic {
  /// The month at a position that the year has.
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan
  /// The month that a day lies in.
  func month(containing day: Int) -> MonthSpan
  /// How many months the year has.
  func monthsInYear(_ year: Int) -> Int
  /// The month that follows.
  func month(after span: MonthSpan) -> MonthSpan
  /// The month that comes before.
  func month(before span: MonthSpan) -> MonthSpan
  /// The epoch day of a year's first day.
  func firstDay(ofYear year: Int) -> Int
}

extension CalendarArithmetic {
  @inline(__always)
  func month(after span: MonthSpan) -> MonthSpan {
    span.ordinal < span.monthsInYear
      ? month(span.ordinal + 1, ofYear: span.year) : month(1, ofYear: span.year + 1)
  }

  @inline(__always)
  func month(before span: MonthSpan) -> MonthSpan {
    span.ordinal > 1
      ? month(span.ordinal - 1, ofYear: span.year)
      : month(monthsInYear(span.year - 1), ofYear: span.year - 1)
  }

  func firstDay(ofYear year: Int) -> Int { month(1, ofYear: year).firstDay }
}

/// The quotient rounded towards negative infinity.
///
/// The divisor is positive and below 2³¹, the quotient within ±2³¹. A multiple of the divisor makes
/// the dividend positive: division by a constant is then one multiplication, half of what it costs
/// with a sign.
@inline(__always)
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let shifted = UInt64(truncatingIfNeeded: Int64(dividend) &+ Int64(divisor) &<< 32)
  return Int(truncatingIfNeeded: shifted / UInt64(truncatingIfNeeded: divisor) &- 1 << 32)
}

/// The remainder that goes with ``floorDivide(_:_:)``: 0 ..< divisor.
@inline(__always)
func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
  dividend &- divisor &* floorDivide(dividend, divisor)
}
