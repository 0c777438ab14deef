internal import Kalends

/// A date, a time or both, as one end of what is spoken.
struct SpokenMoment {
  var day: Day?
  var time: TimeOfDay?

  /// A value in any of the forms that a bound has; an instant as the clocks of a zone show it.
  init(_ value: DateBound, now: Instant, zone: ZoneRules) throws(KalendsError) {
    let local: LocalDateTime
    switch value {
    case .day(let day):
      self.init(day: day)
      return
    case .time(let time):
      self.init(time: time)
      return
    case .local(let value): local = value
    case .instant(let instant): local = try zone.localDateTime(at: instant)
    case .now: local = try zone.localDateTime(at: now)
    }
    self.init(day: local.day, time: local.time)
  }

  init(day: Day? = nil, time: TimeOfDay? = nil) {
    self.day = day
    self.time = time
  }

  /// Whether there is nothing to speak.
  var isEmpty: Bool { day == nil && time == nil }

  /// The part that is to be spoken.
  func restricted(to components: DisplayedComponents?) -> SpokenMoment {
    guard let components else { return self }
    return SpokenMoment(
      day: components.contains(.date) ? day : nil,
      time: components.contains(.hourAndMinute) ? time : nil)
  }
}

/// What is to be spoken: one moment, or a range with one end at least.
enum SpokenValue {
  case moment(SpokenMoment)
  case range(from: SpokenMoment?, through: SpokenMoment?)

  /// A value of the command line: a moment, or two with a slash between them, of which one may
  /// be two dots.
  init(_ text: String, now: Instant, zone: ZoneRules) throws {
    let ends = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    func moment(_ text: String) throws -> SpokenMoment? {
      text == ".." ? nil : try SpokenMoment(DateBound(text), now: now, zone: zone)
    }
    switch try (ends.count, ends.first.flatMap(moment), ends.last.flatMap(moment)) {
    case (1, let value?, _): self = .moment(value)
    case (2, nil, nil):
      throw RequestError(.invalidDate, "'\(text)' has no end", input: .string(text))
    case (2, let first, let last): self = .range(from: first, through: last)
    default:
      throw RequestError(
        .invalidDate, "'\(text)' is no date, time or range such as 2026-03-14/2026-03-16",
        input: .string(text))
    }
  }

  func restricted(to components: DisplayedComponents?) -> SpokenValue {
    switch self {
    case .moment(let value): .moment(value.restricted(to: components))
    case .range(let first, let last):
      .range(
        from: first?.restricted(to: components), through: last?.restricted(to: components))
    }
  }
}

/// How values are spoken.
struct Speaking {
  let environment: PickerEnvironment
  let weekday: SpokenWeekday
  let year: SpokenYear
  let today: Day

  private var speech: Speech { environment.speech }

  /// What is said of a value, and in which language.
  func text(of value: SpokenValue) throws -> (spoken: String, language: String) {
    switch value {
    case .moment(let value): (try text(of: value), speech.language)
    case .range(let first?, let last?): (try range(first, last), speech.rangeLanguage)
    case .range(let first?, nil): (try open(first, isStart: true), speech.rangeLanguage)
    case .range(nil, let last?): (try open(last, isStart: false), speech.rangeLanguage)
    case .range(nil, nil): throw Self.unspeakable
    }
  }

  /// The answer of the operation `speak`.
  func json(of value: SpokenValue) throws -> JSONValue {
    let (spoken, language) = try text(of: value)
    return .object([
      "spoken": .string(spoken), "language": .string(language),
      "calendar": .string(environment.calendar.identifier.name),
      "locale": .string(environment.locale.identifier),
    ])
  }

  private func date(_ day: Day) throws(KalendsError) -> CalendarDate {
    try environment.calendar.date(of: day)
  }

  private var todaysDate: CalendarDate? { try? date(today) }

  private func text(of value: SpokenMoment) throws -> String {
    switch (value.day, value.time) {
    case (let day?, let time?):
      try speech.text(of: date(day), time, weekday: weekday, year: year, today: todaysDate)
    case (let day?, nil):
      try speech.text(of: date(day), weekday: weekday, year: year, today: todaysDate)
    case (nil, let time?): try speech.text(of: time)
    case (nil, nil): throw Self.unspeakable
    }
  }

  private func range(_ first: SpokenMoment, _ last: SpokenMoment) throws -> String {
    switch (first.day, first.time, last.day ?? first.day, last.time) {
    case (let day?, nil, let end?, nil):
      try speech.text(
        from: date(day), through: date(end), weekday: weekday, year: year, today: todaysDate)
    case (nil, let time?, nil, let end?): try speech.text(from: time, through: end)
    case (let day?, let time?, let endDay?, let end?):
      try speech.text(
        from: (date(day), time), through: (date(endDay), end), weekday: weekday, year: year,
        today: todaysDate)
    default:
      guard !first.isEmpty, !last.isEmpty else { throw Self.unspeakable }
      throw RequestError(
        .wrongType, "a range has two dates, two times, or two dates with times as its ends",
        input: .string("to"))
    }
  }

  private func open(_ end: SpokenMoment, isStart: Bool) throws -> String {
    switch (end.day, end.time, isStart) {
    case (let day?, nil, true):
      try speech.text(from: date(day), weekday: weekday, year: year, today: todaysDate)
    case (let day?, nil, false):
      try speech.text(through: date(day), weekday: weekday, year: year, today: todaysDate)
    case (nil, let time?, true): try speech.text(from: time)
    case (nil, let time?, false): try speech.text(through: time)
    case (nil, nil, _): throw Self.unspeakable
    case (_?, _?, _):
      throw RequestError(
        .wrongType, "a range with one end has a date or a time there, not both",
        input: .string("to"))
    }
  }

  private static var unspeakable: RequestError {
    RequestError(
      .missingKey,
      "there is nothing to speak: a date, a time, or both",
      input: .string("iso"))
  }
}

extension SpokenWeekday {
  /// The places by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension SpokenYear {
  /// The policies by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}
