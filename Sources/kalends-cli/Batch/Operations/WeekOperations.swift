internal import Kalends

extension BatchOperation {
  /// What a locale says about weeks and names.
  static let weeks: [BatchOperation] = [
    BatchOperation(
      "week", keys: [RequestKey("iso", .text)],
      answer: [
        "firstWeekday", "minimalDays", "weekend", "weekOfYear", "weekYear", "isoWeek",
        "isoWeekYear", "locale",
      ]
    ) { request in
      let environment = try request.environment()
      let rules = environment.weekRules
      var members = [
        JSONMember("firstWeekday", .string(rules.firstWeekday.identifier)),
        JSONMember("minimalDays", .integer(rules.minimalDays)),
        JSONMember("weekend", rules.weekend.json),
      ]
      if let day = try request.day("iso") {
        let week = try environment.calendar.weekOfYear(
          of: day, firstWeekday: rules.firstWeekday, minimalDays: rules.minimalDays)
        members += [
          JSONMember("weekOfYear", .integer(week.week)),
          JSONMember("weekYear", .integer(week.year)),
          JSONMember("isoWeek", .integer(day.isoWeek.week)),
          JSONMember("isoWeekYear", .integer(day.isoWeek.year)),
        ]
      }
      return .object(members + [JSONMember("locale", .string(environment.locale.identifier))])
    },
    BatchOperation(
      "header",
      keys: [
        RequestKey("width", .text), RequestKey("context", .text),
        RequestKey("firstWeekday", .text),
      ], answer: ["names", "spoken", "first", "locale"]
    ) { request in
      let environment = try request.environment()
      let members = try environment.header(
        width: request.width() ?? .short,
        context: request.context() ?? .standalone)
      return .object(members + [JSONMember("locale", .string(environment.locale.identifier))])
    },
    BatchOperation(
      "months",
      keys: [
        RequestKey("year", .integer), RequestKey("width", .text), RequestKey("context", .text),
      ], answer: ["names", "year", "calendar", "locale"]
    ) { request in
      let environment = try request.environment()
      let calendar = environment.calendar
      let year = try request.integer("year") ?? calendar.date(of: request.today()).year
      let names = try environment.locale.monthNames(
        request.width() ?? .wide, request.context() ?? .standalone)
      let months = try calendar.months(ofYear: year)
      let isLeapYear = months.contains { $0.month == 13 }
      return .object([
        "names": .array(
          months.map { month in
            .object([
              "monthCode": .string(month.monthCode.description), "month": .integer(month.month),
              "name": .optional(names.name(of: month.monthCode, inLeapYear: isLeapYear)),
            ])
          }),
        "year": .integer(year), "calendar": .string(calendar.identifier.name),
        "locale": .string(environment.locale.identifier),
      ])
    },
  ]
}

extension PickerEnvironment {
  /// The header as an answer has it.
  func header(width: NameWidth, context: NameContext) -> [JSONMember] {
    [
      JSONMember("names", .array(header(width, context).map(JSONValue.string))),
      JSONMember("spoken", .array(header(.wide).map(JSONValue.string))),
      JSONMember("first", .string(weekRules.firstWeekday.identifier)),
    ]
  }
}

extension WeekdaySet {
  /// The weekdays from Monday on.
  fileprivate var json: JSONValue {
    .array(Weekday.allCases.filter(contains).map { .string($0.identifier) })
  }
}

extension NameWidth {
  fileprivate var name: String {
    switch self {
    case .narrow: "narrow"
    case .short: "short"
    case .abbreviated: "abbreviated"
    case .wide: "wide"
    }
  }
}

extension BatchRequest {
  /// How much room names take; months have no `short` names and take the abbreviated ones.
  fileprivate func width() throws(RequestError) -> NameWidth? {
    try choice("width", among: NameWidth.allCases.map { ($0.name, $0) })
  }

  fileprivate func context() throws(RequestError) -> NameContext? {
    try choice("context", among: [("standalone", .standalone), ("format", .format)])
  }
}
