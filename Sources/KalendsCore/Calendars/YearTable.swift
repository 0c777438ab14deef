/// The years of a calendar that follows the moon, as a table: first day, month lengths and leap
/// month of each.
///
/// The core has tables of the published Chinese and Dangi years. For other years, and for the
/// calendars that only ICU can compute, `KalendsICU` compiles one for the span that is asked for.
public struct YearTable: Hashable, Sendable {
  /// One year of a table.
  public struct Year: Hashable, Sendable {
    /// The year's first day.
    public var firstDay: Day
    /// The lengths of its 12 or 13 months in order, 29 or 30 days each.
    public var monthLengths: [Int]
    /// The number of the month that the leap month follows, 1…12; 0 without a leap month.
    public var leapMonth: Int

    /// Makes a year.
    public init(firstDay: Day, monthLengths: [Int], leapMonth: Int) {
      self.firstDay = firstDay
      self.monthLengths = monthLengths
      self.leapMonth = leapMonth
    }
  }

  /// The calendar's number of the first row's year.
  let firstYear: Int
  /// A packed ``LunarYear`` in each row; the first and the last are outside the supported years.
  let rows: [UInt64]
  /// Years a day, in 1 / 2³², over the whole table.
  private let yearsPerDay: Int

  /// Makes a table of consecutive years.
  ///
  /// The first and the last year of the table stand outside the supported years: they are there so
  /// that the grid of the first and of the last supported month can show its neighbours.
  ///
  /// - Parameters:
  ///   - firstYear: the number of the first row's year in the calendar's continuous count.
  ///   - years: three rows at least, each beginning on the day after the row before it ends.
  /// - Throws: ``KalendsError/malformedYearTable(year:)`` with the first year that does not join
  ///   the one before it, has a month of other than 29 or 30 days, or other than 12 months (13 with
  ///   a leap month).
  /// - Complexity: O(*n*) in the number of years.
  public init(firstYear: Int, years: [Year]) throws(KalendsError) {
    guard years.count >= 3, (-20_000...20_000).contains(firstYear), years.count < 22_000 else {
      throw .malformedYearTable(year: firstYear)
    }
    var rows: [UInt64] = []
    rows.reserveCapacity(years.count)
    var expected = years[0].firstDay.daysSinceEpoch
    for (index, year) in years.enumerated() {
      guard (Day.min...Day.max).contains(year.firstDay),
        year.firstDay.daysSinceEpoch == expected, (0...12).contains(year.leapMonth),
        year.monthLengths.count == (year.leapMonth == 0 ? 12 : 13),
        year.monthLengths.allSatisfy({ $0 == 29 || $0 == 30 })
      else { throw .malformedYearTable(year: firstYear + index) }
      var longMonths: UInt64 = 0
      for (month, length) in year.monthLengths.enumerated() where length == 30 {
        longMonths |= 1 << UInt64(month)
      }
      let row = LunarYear(firstDay: expected, longMonths: longMonths, leapMonth: year.leapMonth)
      rows.append(row.bits)
      expected = row.endDay
    }
    self.init(firstYear: firstYear, rows: rows)
  }

  /// Takes rows that are known to join.
  init(firstYear: Int, rows: [UInt64]) {
    self.firstYear = firstYear
    self.rows = rows
    let days = LunarYear(bits: rows[rows.count - 1]).endDay - LunarYear(bits: rows[0]).firstDay
    yearsPerDay = (rows.count << 32) / days
  }

  /// The table with the rows of `published` in the place of its own, where both have the year.
  ///
  /// - Throws: ``KalendsError/malformedYearTable(year:)`` when the two do not join.
  func overlaid(with published: YearTable) throws(KalendsError) -> YearTable {
    var rows = rows
    // The neighbours of the published years are not published.
    for index in 1..<published.rows.count - 1 {
      let position = published.firstYear + index - firstYear
      if rows.indices.contains(position) { rows[position] = published.rows[index] }
    }
    for index in rows.indices.dropFirst()
    where LunarYear(bits: rows[index - 1]).endDay != LunarYear(bits: rows[index]).firstDay {
      throw .malformedYearTable(year: firstYear + index)
    }
    return YearTable(firstYear: firstYear, rows: rows)
  }

  /// The years that the table answers for.
  public var supportedYears: ClosedRange<Int> {
    firstYear + 1...firstYear + rows.count - 2
  }
}

extension YearTable: LunarArithmetic {
  /// The row of a year; around the table, a year that begins where the table ends.
  @inline(__always)
  func shape(ofYear year: Int) -> LunarYear {
    let index = year - firstYear
    if index < rows.count { return LunarYear(bits: rows[max(index, 0)]) }
    let end = LunarYear(bits: rows[rows.count - 1]).endDay
    return LunarYear(firstDay: end, longMonths: 0, leapMonth: 0)
  }

  @inline(__always)
  func year(containing day: Int) -> Int {
    let offset = day - LunarYear(bits: rows[0]).firstDay
    var index = min(max((offset &* yearsPerDay) >> 32, 0), rows.count - 1)
    // A new year wanders by a month: one step decides.
    while index > 0, day < LunarYear(bits: rows[index]).firstDay { index -= 1 }
    while index + 1 < rows.count, day >= LunarYear(bits: rows[index + 1]).firstDay { index += 1 }
    return firstYear + index
  }
}
