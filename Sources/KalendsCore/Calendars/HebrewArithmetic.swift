/// The Hebrew calendar: months of 29 or 30 days, a leap month Adar I (M05L) in seven years of 19.
///
/// Source: E. M. Reingold and N. Dershowitz, "Calendrical Calculations", chapter 8: the molad of
/// Tishri and the four postponements.
struct HebrewArithmetic: LunarArithmetic {
  /// The epoch day of 1 Tishri 1: -3760-09-07.
  private static let epoch = -2_092_590

  /// The mean new moon of Tishri, in days that begin at noon, six hours before the calendar's: a
  /// molad after noon belongs to the next day, which is the first of the rules of postponement.
  private struct Molad {
    /// The epoch day.
    let day: Int
    /// The parts of the day that have passed.
    let time: Int
    /// What is left when the months before the year, 235 in 19 years, are divided.
    ///
    /// A year that carries it beyond 19 has 13 months.
    let remainder: Int

    /// A month has 29 days and 13,753 parts.
    private static let partsOfMonth = 13_753
    private static let partsInDay = 24 * 1080

    /// The molad of a year.
    ///
    /// 300,000 months and 200,000 days more keep the dividends positive, and 24 bits are known to be
    /// enough for one of them: both make the divisions cheaper.
    @inline(__always)
    init(year: Int) {
      let dividend = UInt32(truncatingIfNeeded: 235 &* year &- 234 &+ 19 &* 300_000)
      let cycles = (dividend & 0xFF_FFFF) / 19
      let months = Int(cycles) &- 300_000
      let parts = 12_084 &+ Self.partsOfMonth &* months &+ Self.partsInDay &* 200_000
      let days = UInt64(truncatingIfNeeded: parts) / UInt64(Self.partsInDay)
      let wholeDays = Int(truncatingIfNeeded: days)
      day = HebrewArithmetic.epoch &+ 29 &* months &+ wholeDays &- 200_000
      time = parts &- wholeDays &* Self.partsInDay
      remainder = Int(dividend &- cycles &* 19)
    }

    /// Whether the year has Adar I.
    @inline(__always)
    var isLeap: Bool { remainder >= 12 }

    /// The first day of the year: that of the molad, postponed by the rules.
    ///
    /// Branches and not sums: the months of one year take the same ones, so that a processor guesses
    /// right and need not wait for the numbers (`J1b-hebrew`).
    @inline(__always)
    var firstDayOfYear: Int {
      switch Weekday.sunday.columns(before: day) {
      // Not on a Sunday, Wednesday or Friday.
      case 0, 3, 5: day &+ 1
      // A common year would have 356 days, a year after a leap year 382: too many, too few. Hours
      // are counted from six in the evening here.
      case 2 where time >= (6 + 9) * 1080 + 204 && !isLeap: day &+ 2
      case 1 where time >= (6 + 15) * 1080 + 589 && remainder < 7: day &+ 1
      default: day
      }
    }
  }

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int { Molad(year: year).firstDayOfYear }

  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let molad = Molad(year: year)
    let first = molad.firstDayOfYear
    let length = firstDay(ofYear: year &+ 1) &- first
    // Months with 30 days in a deficient year; Heshvan and Kislev are lengthened by the year's
    // last digit: 353/383 deficient, 354/384 regular, 355/385 complete.
    let isLeap = molad.isLeap
    let pattern: UInt64 = isLeap ? 0b0_1010_1011_0001 : 0b0_0101_0101_0001
    let kind = length &- (isLeap ? 383 : 353)
    let lengthened: UInt64 = kind == 0 ? 0 : kind == 1 ? 0b100 : 0b110
    return LunarYear(
      firstDay: first, longMonths: pattern | lengthened, leapMonth: isLeap ? 5 : 0)
  }

  func year(containing day: Int) -> Int {
    // The mean year has 35,975,351 / 98,496 days.
    let year = floorDivide((day - Self.epoch) * 98_496, 35_975_351) + 1
    if day < firstDay(ofYear: year) { return year - 1 }
    return day >= firstDay(ofYear: year + 1) ? year + 1 : year
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { Molad(year: year).isLeap ? 13 : 12 }
}
