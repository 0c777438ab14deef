internal import Kalends

/// One month with everything that is shown of it: what the terminal draws and what JSON has.
struct MonthSheet {
  let environment: PickerEnvironment
  let grid: MonthGrid
  let today: Day
  /// The days that may be chosen.
  let available: DaySet
  var selected = DaySet()
  /// How the rows are numbered.
  let numbering: WeekNumbering

  /// Whether a cell may be chosen; cells beyond the calendar's days never are.
  func isAvailable(_ cell: DayCell) -> Bool {
    environment.calendar.supportedDays.contains(cell.epochDay) && available.contains(cell.epochDay)
  }

  /// The number of each row.
  var weekNumbers: [Int] {
    (0..<grid.rowCount).map {
      environment.calendar.weekOfYear(ofRow: $0, in: grid, numbering: numbering).week
    }
  }

  /// Whether any day of a neighbouring month may be chosen.
  private func hasChoice(in month: CalendarMonth?) -> Bool {
    guard let month else { return false }
    let days = month.days.clamped(to: environment.calendar.supportedDays)
    return available.first(in: days) != nil
  }

  /// The answer of the operation `month`.
  func json() throws -> JSONValue {
    let calendar = environment.calendar
    let month = grid.month
    let selection = grid.cells.mask(of: selected.intervals)
    let cells = try grid.cells.enumerated().map { index, cell in
      JSONValue.object([
        "iso": .string(cell.epochDay.description),
        "label": .string(try environment.label(of: cell)),
        "inMonth": .bool(cell.isInMonth), "today": .bool(cell.epochDay == today),
        "weekend": .bool(environment.weekRules.weekend.contains(cell.epochDay.weekday)),
        "available": .bool(isAvailable(cell)), "selected": .bool(selection[index]),
      ])
    }
    let weeks = (0..<grid.rowCount).map { JSONValue.array(Array(cells[7 * $0..<7 * $0 + 7])) }
    return .object([
      "title": .string(try environment.title(of: month)),
      "header": .object(environment.header(width: .short, context: .standalone)),
      "weeks": .array(weeks),
      "weekNumbers": .array(weekNumbers.map(JSONValue.integer)),
      "previousAvailable": .bool(hasChoice(in: calendar.month(before: month))),
      "nextAvailable": .bool(hasChoice(in: calendar.month(after: month))),
      "locale": .string(environment.locale.identifier),
      "calendar": .string(calendar.identifier.name), "year": .integer(month.year),
      "month": .integer(month.month), "monthCode": .string(month.monthCode.description),
    ])
  }
}
