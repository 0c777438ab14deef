internal import Kalends

extension BatchOperation {
  /// Dates, times and ranges as a language speaks them.
  static let speech: [BatchOperation] = [
    BatchOperation(
      "speak",
      keys: [
        RequestKey("iso", .text), RequestKey("time", .text), RequestKey("to", .any),
        RequestKey("components", .list), RequestKey("weekday", .text), RequestKey("year", .text),
      ],
      answer: ["spoken", "language", "calendar", "locale"]
    ) { request in
      let speaking = Speaking(
        environment: try request.environment(),
        weekday: try request.choice("weekday", among: SpokenWeekday.names) ?? .locale,
        year: try request.choice("year", among: SpokenYear.names) ?? .always,
        today: try request.today())
      return try speaking.json(
        of: request.spokenValue().restricted(to: try request.components()))
    }
  ]
}

extension BatchRequest {
  /// What is to be spoken: `iso` and `time`, or a range from there to `to`; without an end where
  /// `to` is null, without a beginning where only `to` is there.
  fileprivate func spokenValue() throws -> SpokenValue {
    let first = SpokenMoment(day: try day("iso"), time: try text("time").map { try TimeOfDay($0) })
    guard let to = self["to"] else { return .moment(first) }
    let zone = try zone()
    let last = try DateBound(to, key: "to").map { bound in
      try SpokenMoment(bound, now: present(in: zone), zone: zone)
    }
    return .range(from: first.isEmpty ? nil : first, through: last)
  }
}
