/// The shape of one year of 29- and 30-day months, packed into 64 bits.
///
/// | bits | what |
/// | --- | --- |
/// | 0…31 | epoch day of the year's first day, two's complement |
/// | 32…44 | bit 32 + k is set when the month at position k + 1 has 30 days |
/// | 45…48 | number of the month that the leap month follows; 0 without one |
struct LunarYear: Hashable, Sendable {
  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Packs a year.
  @inline(__always)
  init(firstDay: Int, longMonths: UInt64, leapMonth: Int) {
    bits =
      UInt64(UInt32(truncatingIfNeeded: firstDay)) | longMonths << 32
      | UInt64(truncatingIfNeeded: leapMonth) << 45
  }

  /// The epoch day of the first day.
  @inline(__always)
  var firstDay: Int { Int(Int32(truncatingIfNeeded: bits)) }

  /// The number of the month that the leap month follows, or 0.
  @inline(__always)
  var leapMonth: Int { Int(truncatingIfNeeded: bits >> 45) & 15 }

  @inline(__always)
  var monthsInYear: Int { leapMonth == 0 ? 12 : 13 }

  /// The epoch day of the first day of a month, or with the month count, of the next year.
  @inline(__always)
  func firstDay(ofMonth ordinal: Int) -> Int {
    let months = ordinal &- 1
    // Sixteen bits are fewer steps to count than 64.
    let before: UInt16 = (1 &<< UInt16(truncatingIfNeeded: months)) &- 1
    let longMonths = UInt16(truncatingIfNeeded: bits >> 32) & before
    return firstDay &+ 29 &* months &+ longMonths.nonzeroBitCount
  }

  @inline(__always)
  func length(ofMonth ordinal: Int) -> Int {
    29 &+ Int(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 31 &+ ordinal)) & 1
  }

  /// The epoch day after the year's last day.
  @inline(__always)
  var endDay: Int { firstDay(ofMonth: monthsInYear + 1) }

  /// The month at a position.
  @inline(__always)
  func month(_ ordinal: Int, year: Int) -> MonthSpan {
    month(ordinal, year: year, firstDay: firstDay(ofMonth: ordinal))
  }

  /// The month at a position, given its first day: from a neighbour that is one addition.
  @inline(__always)
  func month(_ ordinal: Int, year: Int, firstDay: Int) -> MonthSpan {
    let leap = leapMonth
    return MonthSpan(
      year: year, ordinal: ordinal,
      number: leap == 0 || ordinal <= leap ? ordinal : ordinal &- 1,
      isLeap: leap != 0 && ordinal == leap &+ 1,
      firstDay: firstDay, length: length(ofMonth: ordinal),
      monthsInYear: leap == 0 ? 12 : 13, yearShape: self)
  }

  /// The month that a day of this year lies in.
  @inline(__always)
  func month(containing day: Int, year: Int) -> MonthSpan {
    // 1/30 never overshoots, and falls short by one month at the most.
    var ordinal = (day - firstDay) / 30 + 1
    if ordinal < monthsInYear, day >= firstDay(ofMonth: ordinal + 1) { ordinal += 1 }
    return month(ordinal, year: year)
  }
}

/// A calendar whose years have a ``LunarYear`` shape.
protocol LunarArithmetic: CalendarArithmetic {
  /// The shape of a year.
  func shape(ofYear year: Int) -> LunarYear
  /// The year that a day lies in.
  func year(containing day: Int) -> Int
}

extension LunarArithmetic {
  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    shape(ofYear: year).month(ordinal, year: year)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    let year = year(containing: day)
    return shape(ofYear: year).month(containing: day, year: year)
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { shape(ofYear: year).monthsInYear }

  @inline(__always)
  func month(after span: MonthSpan) -> MonthSpan {
    span.ordinal < span.monthsInYear
      ? span.yearShape.month(span.ordinal &+ 1, year: span.year, firstDay: span.endDay)
      : month(1, ofYear: span.year &+ 1)
  }

  @inline(__always)
  func month(before span: MonthSpan) -> MonthSpan {
    let year = span.ordinal == 1 ? span.year &- 1 : span.year
    let shape = span.ordinal == 1 ? shape(ofYear: year) : span.yearShape
    let ordinal = span.ordinal == 1 ? shape.monthsInYear : span.ordinal &- 1
    let firstDay = span.firstDay &- shape.length(ofMonth: ordinal)
    return shape.month(ordinal, year: year, firstDay: firstDay)
  }

  func firstDay(ofYear year: Int) -> Int { shape(ofYear: year).firstDay }
}
