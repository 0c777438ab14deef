/// The tabular Islamic calendar: months of 30 and 29 days in turn, eleven long years in 30
/// (2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29).
///
/// Source: E. M. Reingold and N. Dershowitz, "Calendrical Calculations", chapter 7.
struct IslamicArithmetic: LunarArithmetic, Hashable, Sendable {
  /// The epoch day of 1 Muharram 1.
  let epoch: Int

  /// From Friday, 622-07-16 in the Julian calendar.
  static let civil = IslamicArithmetic(epoch: -492_148)
  /// From Thursday, 622-07-15 in the Julian calendar.
  static let tabular = IslamicArithmetic(epoch: -492_149)

  @inline(__always)
  func firstDay(ofYear year: Int) -> Int {
    epoch + 354 * (year - 1) + floorDivide(3 + 11 * year, 30)
  }

  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let isLong = floorModulo(14 + 11 * year, 30) < 11
    return LunarYear(
      firstDay: firstDay(ofYear: year),
      longMonths: isLong ? 0b1101_0101_0101 : 0b0101_0101_0101, leapMonth: 0)
  }

  @inline(__always)
  func year(containing day: Int) -> Int {
    floorDivide(30 * (day - epoch) + 10_646, 10_631)
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 12 }
}

/// The Umm al-Qura calendar of Saudi Arabia: a table for 1300…1600, the civil calendar around it.
///
/// Beyond the published years there is no single truth; ICU and the Temporal standard continue
/// with the civil calendar too. The table joins it without a gap: 1 Muharram 1300 and 1 Muharram 1601
/// are the same days in both.
struct UmmAlQuraArithmetic: LunarArithmetic {
  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let index = year - Int(UmmAlQuraYears.firstYear)
    return UmmAlQuraYears.years.indices.contains(index)
      ? LunarYear(bits: UmmAlQuraYears.years[index])
      : IslamicArithmetic.civil.shape(ofYear: year)
  }

  @inline(__always)
  func year(containing day: Int) -> Int {
    // The two calendars never differ by more than a few days.
    let year = IslamicArithmetic.civil.year(containing: day)
    if day < shape(ofYear: year).firstDay { return year - 1 }
    return day >= shape(ofYear: year + 1).firstDay ? year + 1 : year
  }

  @inline(__always)
  func monthsInYear(_ year: Int) -> Int { 12 }
}
