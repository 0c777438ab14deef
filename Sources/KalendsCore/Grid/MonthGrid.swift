/// A month as a picker shows it: rows of weeks, each with seven cells.
///
/// A grid is a value of fixed size, and building one allocates nothing.
///
/// ```swift
/// let gregorian = try CalendarSystem(.gregory)
/// let grid = try gregorian.monthGrid(year: 2026, month: 3, firstWeekday: .monday)
/// for row in 0..<grid.rowCount {
///   print(grid.cells[row * 7..<row * 7 + 7].map(\.day))
/// }
/// ```
public struct MonthGrid: Hashable, Sendable {
  /// The cells, row by row.
  public let cells: DayCells
  /// The month that is shown.
  public let month: CalendarMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday

  /// The number of rows: 4…6 (1 or 2 for the thirteenth month of five or six days), or always 6.
  public var rowCount: Int { cells.count / 7 }

  /// How many cells come before the month's first day, 0…6.
  public var leadingCount: Int {
    firstWeekday.columns(before: month.firstCell.epochDay.daysSinceEpoch)
  }

  /// The cells that belong to the month, whether or not all of its days are supported.
  ///
  /// - Complexity: O(1)
  public var inMonth: CellMask { .cells(leadingCount, leadingCount + month.daysInMonth) }
}

extension CalendarSystem {
  /// The grid of a month.
  ///
  /// - Parameters:
  ///   - year: the year in the calendar's continuous count.
  ///   - month: the position of the month in the year, from 1; leap months are counted in place.
  ///   - firstWeekday: the weekday of the first column.
  ///   - fixedRows: whether there are six rows whatever the month; the rows that it does not need
  ///     come after it.
  /// - Returns: the grid.
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)``,
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a month that the year does not have,
  ///   and ``KalendsError/dayOutOfRange(_:limits:)`` for a month without a supported day.
  /// - Complexity: O(1)
  public func monthGrid(
    year: Int, month: Int, firstWeekday: Weekday, fixedRows: Bool = false
  ) throws(KalendsError) -> MonthGrid {
    // The first and the last supported year, months of a few days, a change of era: for all else
    // there is nothing to check and nothing to search.
    guard year > supportedYears.lowerBound, year < supportedYears.upperBound,
      let months = neighbourhood(of: month, ofYear: year)
    else {
      return try searchedGrid(
        year: year, month: month, firstWeekday: firstWeekday, fixedRows: fixedRows)
    }
    let length = months.daysInMonth
    let leading = firstWeekday.columns(before: months.month.epochDay.daysSinceEpoch)
    let count = Self.cellCount(leading: leading, length: length, fixedRows: fixedRows)
    let first = months.month.epochDay.daysSinceEpoch &- leading
    guard let era = identifier.eraNumber(throughout: first, first &+ count &- 1, year: year) else {
      return try searchedGrid(
        year: year, month: month, firstWeekday: firstWeekday, fixedRows: fixedRows)
    }
    return MonthGrid(
      cells: DayCells(of: months, leading: leading, count: count, era: era),
      month: CalendarMonth(
        firstCell: months.month.with(era: era, isInMonth: true), length: length,
        calendar: identifier),
      firstWeekday: firstWeekday)
  }

  /// The grid of any month, whatever lies around it.
  @inline(never)
  private func searchedGrid(
    year: Int, month: Int, firstWeekday: Weekday, fixedRows: Bool
  ) throws(KalendsError) -> MonthGrid {
    let span = try span(year: year, month: month, overflow: .reject)
    guard isSupported(span) else { throw .dayOutOfRange(span.firstDay, limits: supportedDays) }
    let leading = firstWeekday.columns(before: span.firstDay)
    return MonthGrid(
      cells: DayCells(
        from: span.firstDay - leading,
        count: Self.cellCount(leading: leading, length: span.length, fixedRows: fixedRows),
        anchor: span, onlyAnchorIsShown: true, arithmetic: arithmetic, calendar: identifier),
      month: CalendarMonth(span, calendar: identifier), firstWeekday: firstWeekday)
  }

  @inline(__always)
  private static func cellCount(leading: Int, length: Int, fixedRows: Bool) -> Int {
    fixedRows ? 42 : (leading &+ length &+ 6) / 7 &* 7
  }

  /// The grid of the month that a day lies in.
  ///
  /// - Parameters:
  ///   - day: any day of the month.
  ///   - firstWeekday: the weekday of the first column.
  ///   - fixedRows: whether there are six rows whatever the month.
  /// - Returns: the grid.
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` outside ``supportedDays``.
  /// - Complexity: O(1)
  public func monthGrid(
    containing day: Day, firstWeekday: Weekday, fixedRows: Bool = false
  ) throws(KalendsError) -> MonthGrid {
    let month = try month(containing: day)
    return try monthGrid(
      year: month.year, month: month.month, firstWeekday: firstWeekday, fixedRows: fixedRows)
  }

  /// The grids of consecutive months, for a picker that shows several.
  ///
  /// - Parameters:
  ///   - count: how many months, 1…24.
  ///   - day: any day of the first month.
  ///   - firstWeekday: the weekday of the first column.
  ///   - fixedRows: whether there are six rows whatever the month.
  /// - Returns: the grids; fewer than `count` where the supported days end.
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for other than 1…24 months, and
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` outside ``supportedDays``.
  /// - Complexity: O(*n*) in the number of months.
  public func monthGrids(
    _ count: Int, from day: Day, firstWeekday: Weekday, fixedRows: Bool = false
  ) throws(KalendsError) -> [MonthGrid] {
    guard (1...24).contains(count) else {
      throw .fieldOutOfRange(.month, value: count, limits: 1...24)
    }
    var grids: [MonthGrid] = []
    var next: CalendarMonth? = try month(containing: day)
    while let month = next, grids.count < count {
      grids.append(
        try monthGrid(
          year: month.year, month: month.month, firstWeekday: firstWeekday, fixedRows: fixedRows))
      next = self.month(after: month)
    }
    return grids
  }
}
