internal import Kalends

extension BatchOperation {
  /// Dates and times as a locale shows them.
  static let texts: [BatchOperation] = [
    BatchOperation(
      "text",
      keys: [
        RequestKey("iso", .text), RequestKey("time", .text), RequestKey("style", .text),
        RequestKey("context", .text), RequestKey("to", .text),
      ], answer: ["text", "calendar", "locale"]
    ) { request in
      let environment = try request.environment()
      let day = try request.day("iso")
      let time = try request.text("time").map { try TimeOfDay($0) }
      let context = try request.textContext()
      if let to = request.text("to") {
        return try .object([
          "text": .string(request.range(from: day, time, to: to, in: environment)),
          "calendar": .string(environment.calendar.identifier.name),
          "locale": .string(environment.locale.identifier),
        ])
      }
      let form = try request.form(hasDate: day != nil, hasTime: time != nil)
      let program = try request.session.program(
        request.textKey(form, in: environment, context: context ?? .middle))
      let text: String
      switch (day, time) {
      case (let day?, let time):
        text = try program.text(of: environment.calendar.date(of: day), time ?? .midnight)
      case (nil, let time?): text = try program.text(of: time)
      case (nil, nil): throw request.missing("iso")
      }
      return .object([
        "text": .string(text), "calendar": .string(program.calendar.name),
        "locale": .string(environment.locale.identifier),
      ])
    },
    BatchOperation(
      "relative", keys: [RequestKey("iso", .text, isRequired: true), RequestKey("context", .text)],
      answer: ["text", "locale"]
    ) { request in
      let locale = try LocaleCompiler(request.locale())
      let names = try locale.relativeDayNames(in: request.textContext() ?? .middle)
      let name = try names.name(of: request.requiredDay("iso"), today: request.today())
      return .object([
        "text": .optional(name), "locale": .string(locale.resolvedIdentifier),
      ])
    },
  ]
}

extension BatchRequest {
  /// The text of a range that ends with a date, a local time or a time.
  fileprivate func range(
    from day: Day?, _ time: TimeOfDay?, to text: String, in environment: PickerEnvironment
  ) throws -> String {
    let zone = try zone()
    let last = try SpokenMoment(DateBound(text), now: present(in: zone), zone: zone)
    let form = TextForm.skeleton(try skeleton(hasDate: day != nil, hasTime: time != nil))
    let program = try session.intervals(textKey(form, in: environment))
    func date(_ day: Day) throws(KalendsError) -> CalendarDate {
      try environment.calendar.date(of: day)
    }
    switch (day, time, last.day ?? day, last.time) {
    case (let first?, nil, let last?, nil):
      return try program.text(from: date(first), through: date(last))
    case (nil, let first?, nil, let last?): return try program.text(from: first, through: last)
    case (let first?, let time?, let last?, let end?):
      return try program.text(from: date(first), time, through: date(last), end)
    default:
      throw RequestError(
        .wrongType, "to '\(text)' is no end of a range that begins with a date, a time or both",
        input: .string(text))
    }
  }

  /// What the program of a form is compiled from: the locale has calendar and hours of its own, and
  /// patterns for these, where the request does not say.
  fileprivate func textKey(
    _ form: TextForm, in environment: PickerEnvironment, context: TextContext = .middle
  ) -> TextKey {
    TextKey(
      locale: environment.locale.requested,
      calendar: text("calendar") == nil ? nil : environment.calendar.identifier,
      hourCycle: text("hourCycle").flatMap { HourCycle(rawValue: $0) }, form: form,
      context: context)
  }

  /// The fields that a range shows in the style of the request.
  private func skeleton(hasDate: Bool, hasTime: Bool) throws(RequestError) -> String {
    switch try form(hasDate: hasDate, hasTime: hasTime) {
    case .date(let style): return style.skeleton
    case .time(let style): return style.skeleton
    case .dateAndTime(let date, let time): return date.skeleton + time.skeleton
    case .monthHeading: return "yMMMM"
    case .monthDay: return "MMMMd"
    case .skeleton(let skeleton): return skeleton
    }
  }

  /// Where a text stands.
  fileprivate func textContext() throws(RequestError) -> TextContext? {
    try choice(
      "context",
      among: [("standalone", .standalone), ("list", .list), ("sentence", .sentence)])
  }

  /// What a text is to show: the style of the request, for a date, a time or both.
  fileprivate func form(hasDate: Bool, hasTime: Bool) throws(RequestError) -> TextForm {
    let style = text("style") ?? "medium"
    if style.hasPrefix("skeleton:") { return .skeleton(String(style.dropFirst(9))) }
    switch style {
    case "monthHeading": return .monthHeading
    case "monthDay": return .monthDay
    default: break
    }
    let styles: [(name: String, date: DateStyle, time: TimeStyle)] = [
      ("full", .full, .medium), ("long", .long, .medium), ("medium", .medium, .medium),
      ("short", .short, .short),
    ]
    guard let found = styles.first(where: { $0.name == style }) else {
      throw RequestError(
        .unknownStyle,
        "style '\(style)' is none of full, long, medium, short, monthHeading, monthDay, skeleton:…",
        input: .string(style))
    }
    switch (hasDate, hasTime) {
    case (true, true): return .dateAndTime(found.date, found.time)
    case (false, true): return .time(found.time)
    default: return .date(found.date)
    }
  }
}

extension DateStyle {
  /// The fields of the style.
  fileprivate var skeleton: String {
    switch self {
    case .full: "yMMMMEEEEd"
    case .long: "yMMMMd"
    case .medium: "yMMMd"
    case .short: "yMd"
    }
  }
}

extension TimeStyle {
  /// The fields of the style.
  fileprivate var skeleton: String {
    switch self {
    case .medium: "jms"
    case .short: "jm"
    }
  }
}
