/// The Solar Hijri calendar of Iran: six months of 31 days, five of 30, and a last one of 29 or 30.
///
/// A year begins on the day whose noon at 52.5° E follows the vernal equinox. The 33-year rule
/// gives the same answer from 1178 to 1501; for 1502…3000 ``PersianCorrections`` lists the years
/// that the rule makes leap and astronomy does not (the year after them is). Elsewhere the rule
/// alone holds.
struct PersianArithmetic: CalendarArithmetic {
  /// The epoch day of 1 Farvardin 1 as the rule has it: 622-03-21.
  private static let epoch = -492_268

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    let byRule = Self.epoch + 365 * (year - 1) + floorDivide(8 * year + 21, 33)
    return year > 1502 && PersianCorrections.contains(year - 1) ? byRule - 1 : byRule
  }

  @inline(__always)
  private func isLeap(_ year: Int) -> Bool {
    if year >= 1502 {
      return firstDay(ofYear: year + 1) - firstDay(ofYear: year) == 366
    }
    return floorModulo(25 * year + 11, 33) < 8
  }

  @inline(__always)
  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    let isFirstHalf = ordinal <= 6
    return MonthSpan(
      year: year, ordinal: ordinal, number: ordinal, isLeap: false,
      firstDay: firstDay(ofYear: year)
        + (isFirstHalf ? 31 * (ordinal - 1) : 186 + 30 * (ordinal - 7)),
      length: isFirstHalf ? 31 : ordinal < 12 || isLeap(year) ? 30 : 29, monthsInYear: 12)
  }

  @inline(__always)
  func month(containing day: Int) -> MonthSpan {
    // The mean year of the rule, and one step to either side.
    var year = floorDivide(33 * (day - Self.epoch) + 3, 12_053) + 1
    if day < firstDay(ofYear: year) {
      year -= 1
    } else if day >= firstDay(ofYear: year + 1) {
      year += 1
    }
    let dayOfYear = day - firstDay(ofYear: year)
    return month(
      dayOfYear < 186 ? dayOfYear / 31 + 1 : (dayOfYear - 186) / 30 + 7, ofYear: year)
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 12 }
}
