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
  /// The month that is shown.
  public let month: CalendarMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The cells, row by row.
  public let cells: DayCells

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
    try supported(year: year)
    let months = try months(around: month, ofYear: year)
    let firstDay = months.month.epochDay.daysSinceEpoch
    let length = months.daysInMonth
    guard firstDay <= supportedDays.upperBound.daysSinceEpoch,
      firstDay &+ length > supportedDays.lowerBound.daysSinceEpoch
    else { throw .dayOutOfRange(firstDay, limits: supportedDays) }
    let leading = firstWeekday.columns(before: firstDay)
    let count = fixedRows ? 42 : (leading &+ length &+ 6) / 7 &* 7
    let first = firstDay &- leading
    let last = first &+ count &- 1

    // All but a few grids lie in three months and one era: for them there is nothing to search.
    let era = identifier.era(ofDay: first, year: months.before.year)
    guard leading <= months.daysBefore, leading &+ length &+ months.daysAfter >= count,
      era == identifier.era(ofDay: last, year: months.after.year)
    else {
      let span = arithmetic.month(month, ofYear: year)
      return MonthGrid(
        month: CalendarMonth(span, calendar: identifier), firstWeekday: firstWeekday,
        cells: DayCells(
          from: first, count: count, anchor: span, onlyAnchorIsShown: true,
          arithmetic: arithmetic, calendar: identifier))
    }
    return MonthGrid(
      month: CalendarMonth(
        firstCell: months.month.with(era, isInMonth: true), length: length,
        calendar: identifier),
      firstWeekday: firstWeekday,
      cells: DayCells(of: months, leading: leading, count: count, era: era))
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
