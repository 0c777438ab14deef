import KalendsCore

/// Checks everything that a month grid promises, against single dates of its calendar.
struct GridCheck {
  private let grid: MonthGrid
  private let calendar: CalendarSystem
  private let fixedRows: Bool

  init(_ grid: MonthGrid, in calendar: CalendarSystem, fixedRows: Bool) {
    self.grid = grid
    self.calendar = calendar
    self.fixedRows = fixedRows
  }

  /// What is wrong, or `nil`.
  func fault() -> String? {
    (faultOfShape() ?? faultOfCells() ?? faultOfDelivery()).map {
      "\($0) in \(grid.month.year)-\(grid.month.monthCode) from \(grid.firstWeekday)"
    }
  }

  private func faultOfShape() -> String? {
    let month = grid.month
    let needed = (grid.leadingCount + month.daysInMonth + 6) / 7
    guard grid.cells.count == 7 * grid.rowCount else { return "\(grid.cells.count) cells" }
    guard grid.rowCount == (fixedRows ? 6 : needed) else { return "\(grid.rowCount) rows" }
    guard (0...6).contains(grid.leadingCount) else { return "\(grid.leadingCount) leading cells" }
    let inMonth = grid.cells.filter(\.isInMonth)
    guard inMonth.map(\.day) == Array(1...month.daysInMonth) else { return "days of the month" }
    guard inMonth.allSatisfy({ $0.year == month.year && $0.monthCode == month.monthCode }) else {
      return "months of cells"
    }
    guard grid.cells.prefix(grid.leadingCount).allSatisfy({ !$0.isInMonth }) else {
      return "leading cells in the month"
    }
    guard grid.inMonth.count == month.daysInMonth, grid.inMonth.first == grid.leadingCount else {
      return "mask of the month"
    }
    return nil
  }

  private func faultOfCells() -> String? {
    let first = grid.cells[0].epochDay.daysSinceEpoch
    for (index, cell) in grid.cells.enumerated() {
      let day = cell.epochDay
      guard day.daysSinceEpoch == first + index else { return "cell \(index) is \(day)" }
      guard day.weekday.column(startingWith: grid.firstWeekday) == index % 7 else {
        return "\(day) is a \(day.weekday) in column \(index % 7)"
      }
      guard grid.inMonth[index] == cell.isInMonth else { return "bit \(index)" }
      if index > 0 {
        let previous = grid.cells[index - 1]
        let isSameMonth = previous.month == cell.month && previous.year == cell.year
        guard cell.day == (isSameMonth ? previous.day + 1 : 1) else { return "day of \(day)" }
      }
      // Cells beyond the supported days have no date to compare with.
      guard calendar.supportedDays.contains(day) else { continue }
      guard let date = try? calendar.date(of: day), date.day == cell.day,
        date.month == cell.month, date.monthCode == cell.monthCode, date.year == cell.year,
        date.era == cell.era
      else { return "fields of \(day)" }
    }
    return nil
  }

  /// All cells at once are the cells one by one, whatever the buffer is longer.
  private func faultOfDelivery() -> String? {
    let last = grid.cells[grid.cells.count - 1]
    var buffer = [DayCell](repeating: last, count: grid.cells.count + 2)
    var span = buffer.mutableSpan
    grid.cells.write(into: &span)
    return buffer.elementsEqual(Array(grid.cells) + [last, last]) ? nil : "delivery"
  }
}
