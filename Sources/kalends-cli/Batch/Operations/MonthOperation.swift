internal import Kalends

extension BatchOperation {
  /// What a picker shows of a month.
  static let months: [BatchOperation] = [
    BatchOperation(
      "month",
      keys: [
        RequestKey("iso", .text), RequestKey("year", .integer), RequestKey("month", .integer),
        RequestKey("monthCode", .text), RequestKey("firstWeekday", .text),
        RequestKey("fixedWeeks", .boolean), RequestKey("bounds", .object),
        RequestKey("unavailable", .list), RequestKey("selected", .any),
      ],
      answer: [
        "title", "header", "weeks", "weekNumbers", "previousAvailable", "nextAvailable", "locale",
        "calendar", "year", "month", "monthCode",
      ]
    ) { request in
      let environment = try request.environment()
      let today = try request.today()
      let day = try request.dayOfMonth(in: environment.calendar) ?? today
      let grid = try environment.monthGrid(
        containing: day, fixedRows: request.boolean("fixedWeeks") ?? false)
      let sheet = MonthSheet(
        environment: environment, grid: grid, today: today,
        choice: try request.choice(), selected: try request.selected(),
        numbering: .minimalDays(environment.weekRules.minimalDays))
      return try sheet.json(request.violationText)
    }
  ]
}

extension BatchRequest {
  /// A day of the month that is asked for, by any day of it or by its year and name.
  fileprivate func dayOfMonth(in calendar: CalendarSystem) throws -> Day? {
    let fields = DateFields(
      year: try integer("year"), month: try integer("month"), monthCode: text("monthCode"), day: 1)
    let hasFields = fields.year != nil || fields.month != nil || fields.monthCode != nil
    guard let day = try day("iso") else {
      return hasFields ? try calendar.date(from: fields, overflow: .reject).epochDay : nil
    }
    if hasFields {
      throw RequestError(
        .invalidDate, "give either 'iso' or 'year' with 'month' or 'monthCode'",
        input: .string(day.description))
    }
    return day
  }

  /// What may be chosen: within the bounds, and neither taken nor left out by the zone.
  fileprivate func choice() throws -> DayChoice {
    let zone = try zone()
    let bounds = try self["bounds"].map { try DateBounds($0) } ?? .none
    return DayChoice(
      bounds: try bounds.days(now: present(in: zone), zone: zone),
      unavailable: try self["unavailable"].map { try AvailabilityRules.Unavailable.list($0) } ?? [],
      skipped: zone.skippedDays)
  }

  /// The days that are chosen: a date, an interval, or a list of both.
  fileprivate func selected() throws -> DaySet {
    guard let selected = self["selected"], selected != .null else { return DaySet() }
    return try DaySet(selected, key: "selected")
  }
}
