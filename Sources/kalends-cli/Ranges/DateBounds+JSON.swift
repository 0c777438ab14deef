internal import Kalends

extension DateBounds {
  /// What may be chosen, as `bounds` of a request has it.
  init(_ value: JSONValue) throws {
    let members = try Members(
      value, of: "bounds",
      keys: [
        RequestKey("from", .any), RequestKey("through", .any), RequestKey("before", .any),
        RequestKey("inverted", .text),
      ])
    let inverted = try members.choice("inverted", among: Inverted.names) ?? .reject
    let from = try members["from"].flatMap { try DateBound($0, key: "from") }
    let through = try members["through"].flatMap { try DateBound($0, key: "through") }
    let before = try members["before"].flatMap { try DateBound($0, key: "before") }
    switch (through, before) {
    case (_, nil): self.init(from: from, through: through, inverted: inverted)
    case (nil, .some(let before)): self.init(from: from, before: before, inverted: inverted)
    default:
      throw RequestError(
        .wrongType, "bounds end 'through' a value or 'before' one, not both", input: value)
    }
  }
}

extension DateBounds.Inverted {
  /// The policies by the names that requests have for them.
  static let names: [(name: String, value: DateBounds.Inverted)] = [
    ("reject", .reject), ("ignore", .ignore), ("wrap", .wrapsMidnight),
  ]
}

extension DateBound {
  /// One end: a date, a local time, an instant, a time, or `now`; `nil` for null.
  init?(_ value: JSONValue, key: String) throws {
    switch value {
    case .null: return nil
    case .string(let text): try self.init(text)
    case .number: self = .instant(try Instant(value, key: key))
    default:
      throw RequestError(
        .wrongType, "\(key) has to be a date, a time, an instant or 'now', not \(value.kind)",
        input: value)
    }
  }

  /// One end, told by the form of its text.
  init(_ text: String) throws(KalendsError) {
    if text == "now" {
      self = .now
    } else if text.contains(where: { $0 == "T" || $0 == "t" || $0 == " " }) {
      if let local = try? LocalDateTime(text) {
        self = .local(local)
      } else {
        self = .instant(try Instant(text))
      }
    } else if text.contains(":") {
      self = .time(try TimeOfDay(text))
    } else {
      self = .day(try Day(text))
    }
  }
}

extension Instant {
  /// An instant that is written with an offset, or in milliseconds since the epoch.
  init(_ value: JSONValue, key: String) throws {
    switch value {
    case .string(let text): try self.init(text)
    case .number(let text):
      if let milliseconds = Int64(text) {
        try self.init(millisecondsSinceEpoch: milliseconds)
      } else {
        // Every number of JSON is one to the standard library, if an infinite one.
        try self.init(millisecondsSinceEpoch: Double(text) ?? .infinity)
      }
    default:
      throw RequestError(
        .wrongType, "\(key) has to be an instant such as 2026-03-14T09:30Z, or milliseconds",
        input: value)
    }
  }
}
