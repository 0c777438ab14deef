internal import Kalends

extension Operation {
  /// What a picker shows of a month.
  static let months: [Operation] = [
    Operation(
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
        available: try request.bounds().subtracting(request.unavailable()),
        selected: try request.selected(),
        numbering: .minimalDays(environment.weekRules.minimalDays))
      return try sheet.json()
    }
  ]
}

extension Request {
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

  /// The days within the bounds.
  fileprivate func bounds() throws -> DaySet {
    guard case .object(let members) = self["bounds"] else { return .all }
    var ends: [String: Day] = [:]
    var ignoresInverted = false
    for member in members {
      switch member.key {
      case "from", "through", "before": ends[member.key] = try boundary(member)
      case "inverted":
        switch member.value {
        case .string("reject"): ignoresInverted = false
        case .string("ignore"): ignoresInverted = true
        default:
          throw RequestError(
            .wrongType, "bounds of days are inverted by 'reject' or 'ignore'", input: member.value)
        }
      default:
        throw RequestError(
          .unknownKey, "bounds have no key '\(member.key)'", input: .string(member.key))
      }
    }
    if ends["through"] != nil, ends["before"] != nil {
      throw RequestError(
        .wrongType, "bounds end 'through' a day or 'before' one, not both",
        input: .object(members))
    }
    return try DayBounds(
      from: ends["from"], through: ends["through"], before: ends["before"]
    ).days(ignoringInverted: ignoresInverted)
  }

  private func boundary(_ member: JSONMember) throws -> Day {
    guard case .string(let text) = member.value else {
      throw RequestError(
        .wrongType, "\(member.key) has to be a date, not \(member.value.kind)",
        input: member.value)
    }
    if text == "now" || text.contains(where: { $0 == "T" || $0 == ":" }) {
      throw RequestError(
        .invalidDate, "bounds of a month are days for now, not times or instants",
        input: member.value)
    }
    return try Day(text)
  }

  /// The days that are taken.
  fileprivate func unavailable() throws -> DaySet {
    guard case .array(let entries) = self["unavailable"] else { return DaySet() }
    return DaySet(
      try entries.map { entry in
        guard case .string(let text) = entry else {
          throw RequestError(
            .wrongType,
            "unavailable days are dates and intervals a/b for now, not \(entry.kind)",
            input: entry)
        }
        return try interval(text)
      })
  }

  /// The days of a date, or of an interval `a/b` with both ends.
  private func interval(_ text: String) throws -> ClosedRange<Day> {
    let ends = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let first = try Day(String(ends[0]))
    guard ends.count == 2 else { return first...first }
    let last = try Day(String(ends[1]))
    guard first <= last else {
      throw RequestError(
        .invertedBounds, "the interval \(text) ends before it begins", input: .string(text))
    }
    return first...last
  }

  /// The days that are chosen: a date or a list of dates.
  fileprivate func selected() throws -> DaySet {
    switch self["selected"] {
    case nil, .null: return DaySet()
    case .string(let text): return DaySet(try interval(text))
    case .array(let entries):
      return DaySet(
        try entries.map { entry in
          guard case .string(let text) = entry else {
            throw RequestError(
              .wrongType, "selected days are dates, not \(entry.kind)", input: entry)
          }
          return try interval(text)
        })
    case .some(let value):
      throw RequestError(
        .wrongType, "selected has to be a date or a list of dates, not \(value.kind)",
        input: value)
    }
  }
}
