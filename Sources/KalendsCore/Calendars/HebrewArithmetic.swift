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

  /// The first day of a year: that of the mean new moon (molad) of Tishri, postponed by the four
  /// rules.
  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    let months = floorDivide(235 &* year &- 234, 19)
    // A month is 29 days and 13,753 parts of a day. Days begin at noon here, six hours early: a
    // molad after noon belongs to the next day, which is the first rule.
    let parts = 12_084 &+ 13_753 &* months
    let wholeDays = floorDivide(parts, Self.partsInDay)
    let time = parts &- Self.partsInDay &* wholeDays
    let day = Self.epoch &+ 29 &* months &+ wholeDays
    switch Weekday.sunday.columns(before: day) {
    // Not on a Sunday, Wednesday or Friday.
    case 0, 3, 5: return day &+ 1
    // A common year would have 356 days, a year after a leap year 382: too many, too few.
    case 2: return time >= Self.tuesdayLimit && !Self.isLeap(year) ? day &+ 2 : day
    case 1: return time >= Self.mondayLimit && Self.isLeap(year &- 1) ? day &+ 1 : day
    default: return day
    }
  }

  private static let partsInDay = 24 * 1080
  /// 9 hours and 204 parts after six in the evening.
  private static let tuesdayLimit = (6 + 9) * 1080 + 204
  /// 15 hours and 589 parts after six in the evening.
  private static let mondayLimit = (6 + 15) * 1080 + 589

  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let first = firstDay(ofYear: year)
    let length = firstDay(ofYear: year &+ 1) &- first
    // Months with 30 days in a deficient year; Heshvan and Kislev are lengthened by the year's
    // last digit: 353/383 deficient, 354/384 regular, 355/385 complete.
    let isLeap = length > 380
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
  func monthsInYear(_ year: Int) -> Int { Self.isLeap(year) ? 13 : 12 }
}
