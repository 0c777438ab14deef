internal import Kalends

/// One month with everything that is shown of it: what the terminal draws and what JSON has.
struct MonthSheet {
  let environment: PickerEnvironment
  let grid: MonthGrid
  let today: Day
  /// What may be chosen.
  let choice: DayChoice
  var selected = DaySet()
  /// How the rows are numbered.
  let numbering: WeekNumbering

  /// Whether a cell may be chosen; cells beyond the calendar's days never are.
  func isAvailable(_ cell: DayCell) -> Bool {
    environment.calendar.supportedDays.contains(cell.epochDay)
      && choice.available.contains(cell.epochDay)
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
    return choice.available.first(in: days) != nil
  }

  /// What is said of a cell: its states and its full date, in one sentence; nothing of a cell
  /// beyond the calendar's days.
  private func spokenText(
    of cell: DayCell, reason: String?, isSelected: Bool
  ) throws -> String? {
    let day = cell.epochDay
    guard environment.calendar.supportedDays.contains(day) else { return nil }
    let date = try environment.calendar.date(of: day)
    let isFirst = day != .min && day == choice.available.first(from: .min)
    let isLast = day != .max && day == choice.available.last(upTo: .max)
    return try environment.messages.text(
      .cellDay,
      [
        "available": .text(isAvailable(cell) ? "yes" : "no"),
        "today": .text(day == today ? "yes" : "no"),
        // A range of one day is said as that day, in the language of sentences.
        "date": .text(try environment.speech.text(from: date, through: date)),
        "selection": .text(isSelected ? "selected" : "other"),
        "edge": .text(isFirst ? isLast ? "only" : "first" : isLast ? "last" : "other"),
        "explained": .text(reason == nil ? "no" : "yes"), "reason": .text(reason ?? ""),
      ])
  }

  /// The answer of the operation `month`.
  ///
  /// - Parameter text: opens what says why a day cannot be chosen, where one needs it.
  /// - Returns: the answer.
  /// - Throws: what `text` throws, and errors of names and numbers that cannot be written.
  func json(_ text: () throws -> ViolationText) throws -> JSONValue {
    let calendar = environment.calendar
    let month = grid.month
    let selection = grid.cells.mask(of: selected.intervals)
    let cells = try grid.cells.enumerated().map { index, cell in
      let weekend = environment.weekRules.weekend
      let reason = try choice.reason(of: cell.epochDay, text)
      let spoken = try spokenText(of: cell, reason: reason, isSelected: selection[index])
      return JSONValue.object(
        [
          JSONMember("iso", .string(cell.epochDay.description)),
          JSONMember("label", .string(try environment.label(of: cell))),
          JSONMember("inMonth", .bool(cell.isInMonth)),
          JSONMember("today", .bool(cell.epochDay == today)),
          JSONMember("weekend", .bool(weekend.contains(cell.epochDay.weekday))),
          JSONMember("available", .bool(isAvailable(cell))),
        ] + (reason.map { [JSONMember("unavailableReason", .string($0))] } ?? [])
          + [
            JSONMember("selected", .bool(selection[index])),
            JSONMember("spoken", .optional(spoken)),
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
