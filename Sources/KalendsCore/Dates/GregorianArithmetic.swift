/// The proleptic Gregorian calendar, under any numbering of its years.
///
/// Source: C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar
/// algorithms", Software: Practice and Experience 53 (2023), figures 12 and 13. Years begin in
/// March there, so that the leap day comes last.
@usableFromInline
struct GregorianArithmetic: Hashable, Sendable {
  /// What is added to the Gregorian year: 543 in the Buddhist calendar, -1911 in the Republic's.
  let yearOffset: Int

  static let gregorian = GregorianArithmetic(yearOffset: 0)
  static let buddhist = GregorianArithmetic(yearOffset: 543)
  static let roc = GregorianArithmetic(yearOffset: -1911)

  /// Moves day and year into the positive numbers: 82 cycles of 400 years, and the days from
  /// 0000-03-01 to 1970-01-01.
  @inlinable static var dayShift: UInt32 { 719_468 + 146_097 * 82 }
  @inlinable static var yearShift: Int { 400 * 82 }

  /// The epoch day of a date; the day of month may lie outside its month.
  @inline(__always)
  static func day(year: Int, month: Int, day: Int) -> Int {
    let isEarly = month <= 2
    let years = UInt32(truncatingIfNeeded: year &+ yearShift &- (isEarly ? 1 : 0))
    let months = UInt32(truncatingIfNeeded: isEarly ? month &+ 12 : month)
    let centuries = years / 100
    let yearDays = years &* 1461 / 4 &- centuries &+ centuries / 4
    let monthDays = (979 &* months &- 2919) / 32
    return Int(yearDays &+ monthDays) &+ day &- 1 &- Int(dayShift)
  }

  /// The date of an epoch day.
  @inlinable
  @inline(__always)
  static func date(of day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = UInt32(truncatingIfNeeded: day &+ Int(dayShift))
    let centuryPart = 4 &* shifted &+ 3
    let century = centuryPart / 146_097
    let dayOfCentury = centuryPart % 146_097 / 4
    let product = UInt64(2_939_745) &* UInt64(4 &* dayOfCentury &+ 3)
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let monthPart = 2141 &* dayOfYear &+ 197_913
    let isEarly = dayOfYear >= 306
    let month = Int(monthPart >> 16) &- (isEarly ? 12 : 0)
    let year = Int(100 &* century &+ yearOfCentury) &- yearShift &+ (isEarly ? 1 : 0)
    return (year, month, Int((monthPart & 0xFFFF) / 2141) &+ 1)
  }

  /// Whether the year has 366 days.
  @inlinable
  @inline(__always)
  static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year & 15 == 0)
  }

  /// The number of days of a month, 28…31.
  @inlinable
  @inline(__always)
  static func length(ofMonth month: Int, year: Int) -> Int {
    // Bit trick: months alternate 31 and 30, and the alternation starts over in August.
    month == 2 ? (isLeap(year) ? 29 : 28) : 30 | (month ^ (month >> 3)) & 1
  }
}
