/// The Hebrew calendar: months of 29 or 30 days, a leap month Adar I (M05L) in seven years of 19.
///
/// Source: E. M. Reingold and N. Dershowitz, "Calendrical Calculations", chapter 8: the molad of
/// Tishri and the four postponements.
struct HebrewArithmetic: LunarArithmetic {
  /// The epoch day of 1 Tishri 1: -3760-09-07.
  private static let epoch = -2_092_590

  /// Whether the year has Adar I.
  @inline(__always)
  private static func isLeap(_ year: Int) -> Bool { floorModulo(7 * year + 1, 19) < 7 }

  /// The days from the epoch to the molad of Tishri, postponed off Sunday, Wednesday and Friday.
  @inline(__always)
  private static func elapsedDays(_ year: Int) -> Int {
    let months = floorDivide(235 * year - 234, 19)
    // A month is 29 days and 13,753 of 25,920 parts.
    let days = 29 * months + floorDivide(12_084 + 13_753 * months, 25_920)
    return floorModulo(3 * (days + 1), 7) < 3 ? days + 1 : days
  }

  /// The first day, after the two postponements that keep a year's length possible, given the
  /// elapsed days of the years before, of, and after it.
  @inline(__always)
  private static func newYear(_ before: Int, _ elapsed: Int, _ after: Int) -> Int {
    epoch + elapsed + (after - elapsed == 356 ? 2 : elapsed - before == 382 ? 1 : 0)
  }

  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let elapsed = Self.elapsedDays(year)
    let next = Self.elapsedDays(year + 1)
    let first = Self.newYear(Self.elapsedDays(year - 1), elapsed, next)
    let length = Self.newYear(elapsed, next, Self.elapsedDays(year + 2)) - first
    // Months with 30 days in a deficient year; Heshvan and Kislev are lengthened by the year's
    // last digit: 353/383 deficient, 354/384 regular, 355/385 complete.
    let isLeap = length > 380
    let pattern: UInt64 = isLeap ? 0b0_1010_1011_0001 : 0b0_0101_0101_0001
    let kind = length - (isLeap ? 383 : 353)
    let lengthened: UInt64 = kind == 0 ? 0 : kind == 1 ? 0b100 : 0b110
    return LunarYear(
      firstDay: first, longMonths: pattern | lengthened, leapMonth: isLeap ? 5 : 0)
  }

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    Self.newYear(
      Self.elapsedDays(year - 1), Self.elapsedDays(year), Self.elapsedDays(year + 1))
  }

  func year(containing day: Int) -> Int {
    // The mean year has 35,975,351 / 98,496 days.
    let year = floorDivide((day - Self.epoch) * 98_496, 35_975_351) + 1
    if day < firstDay(ofYear: year) { return year - 1 }
    return day >= firstDay(ofYear: year + 1) ? year + 1 : year
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { Self.isLeap(year) ? 13 : 12 }
}
