internal import Kalends

extension BatchOperation {
  /// What may be chosen, and what becomes of what may not.
  static let ranges: [BatchOperation] = [
    BatchOperation(
      "clamp",
      keys: [
        RequestKey("value", .any, isRequired: true), RequestKey("bounds", .object),
        RequestKey("components", .list), RequestKey("minuteInterval", .integer),
        RequestKey("rounding", .text), RequestKey("grid", .text),
      ], answer: ["value", "changed", "reason"]
    ) { request in
      guard let value = request["value"] else { throw request.missing("value") }
      let zone = try request.zone()
      let now = try request.present(in: zone)
      let components = try request.components()
      let clamping = Clamping(
        clamp: try DateClamp(
          request["bounds"].map { try DateBounds($0) } ?? .none, components: components,
          minuteInterval: request.integer("minuteInterval") ?? 1,
          rounding: request.choice("rounding", among: MinuteRounding.names) ?? .down,
          grid: request.choice("grid", among: GridPolicy.names) ?? .exactBound, now: now,
          zone: zone),
        now: now, zone: zone, keepsTime: components != nil)
      return try clamping.result(of: value).json
    },
    BatchOperation(
      "validate",
      keys: [
        RequestKey("rules", .object, isRequired: true),
        RequestKey("start", .text, isRequired: true), RequestKey("end", .text),
      ], answer: ["valid", "violations", "language"]
    ) { request in
      let validation = Validation(
        try request.validator(), start: try request.requiredDay("start"),
        end: try request.day("end"))
      return try validation.json(request.violationText())
    },
    BatchOperation(
      "available",
      keys: [
        RequestKey("rules", .object, isRequired: true),
        RequestKey("from", .text, isRequired: true), RequestKey("to", .text, isRequired: true),
      ], answer: ["days", "next", "count"]
    ) { request in
      let validator = try request.validator()
      let first = try request.requiredDay("from")
      let last = try request.requiredDay("to")
      guard first <= last else {
        throw RequestError(
          .invertedBounds, "the days end on \(last), before they begin on \(first)",
          input: .array([.string(first.description), .string(last.description)]))
      }
      let next = last < .max ? validator.firstAvailable(from: try last.adding(days: 1)) : nil
      return .object([
        "days": validator.availableDays(in: first...last).json,
        "next": .optional(next?.description),
        "count": .integer(validator.availableDayCount(in: first...last)),
      ])
    },
  ]
}

extension MinuteRounding {
  /// The roundings by name.
  static let names: [(name: String, value: MinuteRounding)] = [
    ("down", .down), ("nearest", .nearest), ("up", .up),
  ]
}

extension GridPolicy {
  /// The policies by name.
  static let names: [(name: String, value: GridPolicy)] = [
    ("exactBound", .exactBound), ("insideGrid", .insideGrid),
  ]
}

extension DisplayedComponents {
  /// The components by name.
  static let names: [(name: String, value: DisplayedComponents)] = [
    ("date", .date), ("hourAndMinute", .hourAndMinute),
  ]
}

extension BatchRequest {
  /// The rules of the request, compiled for its present and zone.
  fileprivate func validator() throws -> AvailabilityValidator {
    guard let rules = self["rules"] else { throw missing("rules") }
    let zone = try zone()
    return try AvailabilityValidator(
      AvailabilityRules(rules), now: present(in: zone), zone: zone)
  }

  /// What makes violations into messages.
  func violationText() throws -> ViolationText {
    try session.violationText(locale: locale())
  }
}
