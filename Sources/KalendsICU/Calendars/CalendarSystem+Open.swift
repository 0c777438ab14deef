public import KalendsCore

extension CalendarSystem {
  /// Opens any of the 18 calendars, with ICU's help where the core cannot compute it.
  ///
  /// Most calendars need no help: they express every ``KalendsCore/Day``, and `years` changes
  /// nothing. The others express the days of whole years of their own, as many as it takes to cover
  /// the ISO years asked for:
  ///
  /// - `islamic` and `islamic-rgsa` follow the moon as ICU computes it.
  /// - `chinese` and `dangi` have the published years (1901-02-19 … 2101-01-28) and, where `years`
  ///   reaches beyond them, ICU's around these. Left out, `years` means the published ones.
  ///   The two join: ICU agrees on the new years of 1901-02-19 and 2101-01-29.
  ///
  /// What an opened calendar expresses are its `supportedDays` and `supportedYears`; beyond them its
  /// errors name these limits. How far it could be opened says
  /// ``KalendsCore/CalendarSystem/limits(of:)``.
  ///
  /// ```swift
  /// let ramadan = try CalendarSystem.open(.islamic).date(year: 1447, month: 9, day: 1)
  /// let qing = try CalendarSystem.open(.chinese, years: 1850...1911)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: the calendar.
  ///   - years: years of the ISO calendar, -9999…9999, or -9997…9997 where ICU has to compute, so
  ///     that the neighbours of the last months are days too; left out, 1900…2100 in the Islamic
  ///     calendars that need ICU.
  /// - Returns: a calendar that expresses every day of these years at least.
  /// - Throws: ``ICUError/yearsOutOfRange(_:limits:)``; ``ICUError/failed(_:during:input:)``,
  ///   ``ICUError/irregularMonth(_:daysSinceEpoch:)`` or ``ICUError/rejected(_:)`` when ICU's data is
  ///   missing, its months are irregular or its years do not join the published ones; ICU 72 never
  ///   comes to that.
  /// - Complexity: O(1) where ICU is not needed, less than a tenth of a microsecond
  ///   (`open-calendar`); otherwise O(*n*) in the number of years that it has to compute: about
  ///   0.04 ms for an Islamic year, a third of that once ICU has computed it before
  ///   (`open-islamic`), and 0.6 ms for a Chinese one (`open-chinese-1801`).
  public static func open(
    _ identifier: CalendarIdentifier, years: ClosedRange<Int>? = nil
  ) throws(ICUError) -> CalendarSystem {
    switch identifier {
    case .islamic, .islamicSaudi:
      let days = try days(ofISOYears: years ?? 1900...2100, limits: compiledYears)
      return try compile(identifier, days: days, published: nil)
    case .chinese, .dangi:
      let published = try accepted(CalendarSystem(identifier))
      guard let years else { return published }
      let days = try days(ofISOYears: years, limits: compiledYears)
      guard
        days.lowerBound < published.supportedDays.lowerBound
          || days.upperBound > published.supportedDays.upperBound
      else { return published }
      return try compile(identifier, days: days, published: published)
    default:
      if let years { _ = try days(ofISOYears: years, limits: -9999...9999) }
      return try accepted(CalendarSystem(identifier))
    }
  }

  /// The ISO years for which a neighbouring year on either side still lies among the days.
  static let compiledYears = -9997...9997

  private static func days(
    ofISOYears years: ClosedRange<Int>, limits: ClosedRange<Int>
  ) throws(ICUError) -> ClosedRange<Day> {
    guard limits.contains(years.lowerBound), limits.contains(years.upperBound) else {
      throw .yearsOutOfRange(years, limits: limits)
    }
    let iso = try accepted(CalendarSystem(.iso8601))
    let first = try accepted(iso.date(year: years.lowerBound, month: 1, day: 1))
    let last = try accepted(iso.date(year: years.upperBound, month: 12, day: 31))
    return first.epochDay...last.epochDay
  }

  /// Opens a calendar with the years that `days` lie in: the published ones where there are any,
  /// ICU's elsewhere.
  private static func compile(
    _ identifier: CalendarIdentifier, days: ClosedRange<Day>, published: CalendarSystem?
  ) throws(ICUError) -> CalendarSystem {
    let reader = try YearReader(identifier)
    // One more on either side: the neighbours that a table has.
    let first = try reader.year(of: days.lowerBound) - 1
    let last = try reader.year(of: days.upperBound) + 1
    var rows: [YearTable.Year] = []
    rows.reserveCapacity(last - first + 1)
    guard let published else {
      rows = try reader.years(first...last)
      let table = try accepted(YearTable(firstYear: first, years: rows))
      return try accepted(CalendarSystem(identifier, years: table))
    }
    let known = published.supportedYears
    if first < known.lowerBound {
      rows += try reader.years(first...min(last, known.lowerBound - 1))
    }
    if first <= known.upperBound, last >= known.lowerBound {
      for year in max(first, known.lowerBound)...min(last, known.upperBound) {
        rows.append(try accepted(published.row(ofYear: year)))
      }
    }
    if last > known.upperBound {
      rows += try reader.years(max(first, known.upperBound + 1)...last)
    }
    let table = try accepted(YearTable(firstYear: first, years: rows))
    return try accepted(CalendarSystem(identifier, years: table))
  }

  /// One of the published years, as a table takes it.
  private func row(ofYear year: Int) throws(KalendsError) -> YearTable.Year {
    let newYear = try date(year: year, month: 1, day: 1)
    var row = YearTable.Year(firstDay: newYear.epochDay, monthLengths: [], leapMonth: 0)
    for month in 1...newYear.monthsInYear {
      let first = try date(year: year, month: month, day: 1)
      row.monthLengths.append(first.daysInMonth)
      if first.monthCode.isLeap { row.leapMonth = first.monthCode.number }
    }
    return row
  }
}
