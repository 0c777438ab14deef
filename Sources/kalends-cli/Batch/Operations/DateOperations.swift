internal import Kalends

extension BatchOperation {
  /// The fields of a date, as `convert` and `with` take them.
  private static let fieldKeys = [
    RequestKey("era", .text), RequestKey("eraYear", .integer), RequestKey("year", .integer),
    RequestKey("month", .integer), RequestKey("monthCode", .text), RequestKey("day", .integer),
    RequestKey("overflow", .text),
  ]

  /// The keys of an answer that is a date.
  private static let dateAnswer = [
    "iso", "calendar", "era", "eraYear", "year", "month", "monthCode", "day", "weekday",
    "daysInMonth", "monthsInYear", "daysInYear", "inLeapYear",
  ]

  /// What can be done with dates and calendars.
  static let dates: [BatchOperation] = [
    BatchOperation(
      "date", keys: [RequestKey("iso", .text, isRequired: true)], answer: dateAnswer
    ) { request in
      let calendar = try request.calendar()
      return try answer(for: calendar.date(of: request.requiredDay("iso")), in: calendar)
    },
    BatchOperation("convert", keys: fieldKeys, answer: dateAnswer) { request in
      let calendar = try request.calendar()
      let date = try calendar.date(from: request.fields(), overflow: request.overflow())
      return try answer(for: date, in: calendar)
    },
    BatchOperation(
      "with", keys: [RequestKey("iso", .text, isRequired: true)] + fieldKeys, answer: dateAnswer
    ) { request in
      let calendar = try request.calendar()
      let start = try calendar.date(of: request.requiredDay("iso"))
      let date = try calendar.date(start, with: request.fields(), overflow: request.overflow())
      return try answer(for: date, in: calendar)
    },
    BatchOperation(
      "add",
      keys: [
        RequestKey("iso", .text, isRequired: true), RequestKey("years", .integer),
        RequestKey("months", .integer), RequestKey("weeks", .integer),
        RequestKey("days", .integer), RequestKey("overflow", .text),
      ], answer: dateAnswer
    ) { request in
      let calendar = try request.calendar()
      let start = try calendar.date(of: request.requiredDay("iso"))
      let duration = DateDuration(
        years: try request.integer("years") ?? 0, months: try request.integer("months") ?? 0,
        weeks: try request.integer("weeks") ?? 0, days: try request.integer("days") ?? 0)
      let date = try calendar.date(start, adding: duration, overflow: request.overflow())
      return try answer(for: date, in: calendar)
    },
    BatchOperation(
      "until",
      keys: [
        RequestKey("iso", .text, isRequired: true), RequestKey("to", .text, isRequired: true),
        RequestKey("largestUnit", .text),
      ], answer: ["years", "months", "weeks", "days"]
    ) { request in
      let calendar = try request.calendar()
      let duration = try calendar.duration(
        from: calendar.date(of: request.requiredDay("iso")),
        to: calendar.date(of: request.requiredDay("to")),
        largestUnit: request.choice(
          "largestUnit", among: DateDuration.Unit.allCases.map { ($0.rawValue, $0) }) ?? .days)
      return .object([
        "years": .integer(duration.years), "months": .integer(duration.months),
        "weeks": .integer(duration.weeks), "days": .integer(duration.days),
      ])
    },
    BatchOperation(
      "nthWeekday",
      keys: [
        RequestKey("year", .integer, isRequired: true), RequestKey("month", .integer),
        RequestKey("monthCode", .text), RequestKey("weekday", .text, isRequired: true),
        RequestKey("n", .integer, isRequired: true),
      ], answer: dateAnswer
    ) { request in
      let calendar = try request.calendar()
      var fields = try request.fields()
      fields.day = 1
      let month = try calendar.date(from: fields, overflow: .reject)
      guard let weekday = try request.weekday("weekday"), let n = try request.integer("n") else {
        throw request.missing("weekday")
      }
      let date = try calendar.date(
        ofWeekday: weekday, n: n, year: month.year, month: month.month)
      return try answer(for: date, in: calendar)
    },
  ]

  /// A date as an answer has it.
  static func answer(
    for date: CalendarDate, in calendar: CalendarSystem
  ) throws(KalendsError) -> JSONValue {
    let year = try calendar.lengthOfYear(of: date)
    return .object([
      "iso": .string(date.epochDay.description), "calendar": .string(date.calendar.name),
      "era": .optional(date.era?.code), "eraYear": .optional(date.era == nil ? nil : date.eraYear),
      "year": .integer(date.year), "month": .integer(date.month),
      "monthCode": .string(date.monthCode.description), "day": .integer(date.day),
      "weekday": .string(date.weekday.identifier), "daysInMonth": .integer(date.daysInMonth),
      "monthsInYear": .integer(date.monthsInYear), "daysInYear": .integer(year.days),
      "inLeapYear": .bool(year.isLeap),
    ])
  }
}

extension CalendarSystem {
  /// How many days the year of a date has, and whether it is longer than common ones.
  fileprivate func lengthOfYear(
    of date: CalendarDate
  ) throws(KalendsError) -> (days: Int, isLeap: Bool) {
    // Month by month: the first and the last supported year are there in part only.
    let days = try months(ofYear: date.year).reduce(0) { $0 + $1.daysInMonth }
    switch identifier {
    case .hebrew, .chinese, .dangi: return (days, date.monthsInYear == 13)
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      return (days, days == 355)
    default: return (days, days == 366)
    }
  }
}

extension BatchRequest {
  fileprivate func fields() throws(RequestError) -> DateFields {
    DateFields(
      era: text("era"), eraYear: try integer("eraYear"), year: try integer("year"),
      month: try integer("month"), monthCode: text("monthCode"), day: try integer("day"))
  }

  fileprivate func overflow() throws(RequestError) -> Overflow {
    try choice("overflow", among: [("constrain", .constrain), ("reject", .reject)])
      ?? .constrain
  }
}
