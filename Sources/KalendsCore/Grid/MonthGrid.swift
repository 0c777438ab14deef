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
    Weekday(index: month.firstCell.epochDay.daysSinceEpoch + 3).column(startingWith: firstWeekday)
  }

  /// The cells that belong to the month.
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
    switch arithmetic {
    case .gregorian(let calendar):
      return try grid(calendar, year, month, firstWeekday, fixedRows)
    case .alexandrian(let calendar):
      return try grid(calendar, year, month, firstWeekday, fixedRows)
    case .persian:
      return try grid(PersianArithmetic(), year, month, firstWeekday, fixedRows)
    case .indian:
      return try grid(IndianArithmetic(), year, month, firstWeekday, fixedRows)
    case .hebrew:
      return try grid(HebrewArithmetic(), year, month, firstWeekday, fixedRows)
    case .islamic(let calendar):
      return try grid(calendar, year, month, firstWeekday, fixedRows)
    case .ummAlQura:
      return try grid(UmmAlQuraArithmetic(), year, month, firstWeekday, fixedRows)
    case .table(let calendar):
      return try grid(calendar, year, month, firstWeekday, fixedRows)
    }
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

  /// Builds a grid by code that is made for one family of calendars: this is the hot path that the
  /// benchmark jobs J1 and J1b measure.
  @inline(__always)
  private func grid(
    _ arithmetic: some CalendarArithmetic, _ year: Int, _ month: Int, _ firstWeekday: Weekday,
    _ fixedRows: Bool
  ) throws(KalendsError) -> MonthGrid {
    let count = arithmetic.monthsInYear(year)
    guard month >= 1, month <= count else {
      throw .fieldOutOfRange(.month, value: month, limits: 1...count)
    }
    let span = arithmetic.month(month, ofYear: year)
    guard isSupported(span) else { throw .dayOutOfRange(span.firstDay, limits: supportedDays) }
    let leading = Weekday(index: span.firstDay + 3).column(startingWith: firstWeekday)
    let rows = fixedRows ? 6 : (leading + span.length + 6) / 7
    return MonthGrid(
      month: CalendarMonth(span, calendar: identifier), firstWeekday: firstWeekday,
      cells: DayCells(
        from: span.firstDay - leading, count: 7 * rows, anchor: span, onlyAnchorIsShown: true,
        arithmetic: arithmetic, calendar: identifier))
  }
}
