internal import Kalends

/// What compiled rules say about a day or a range, as answers and the command have it.
struct Validation {
  let start: Day
  /// The last day; `nil` for a single day.
  let end: Day?
  let violations: [Violation]
  private let validator: AvailabilityValidator

  /// Judges a day, or a range when there is an end.
  init(_ validator: AvailabilityValidator, start: Day, end: Day?) {
    self.validator = validator
    self.start = start
    self.end = end
    violations =
      end.map { validator.violations(from: start, to: $0) } ?? validator.violations(of: start)
  }

  var isValid: Bool { violations.isEmpty }

  /// What lengths are counted in.
  var unit: AvailabilityRules.LengthUnit { validator.rules.lengthUnit }

  /// The members `valid` and `violations` of an answer.
  func json(_ text: ViolationText) throws -> JSONValue {
    let nearest = isValid ? JSONValue.null : self.nearest
    return .object([
      "valid": .bool(isValid),
      "violations": .array(
        try violations.map { violation in
          .object([
            "rule": .string(violation.rule.rawValue),
            "message": .string(try text.message(violation, unit: unit)),
            "days": violation.days.json, "nearest": nearest,
          ])
        }),
      "language": .string(text.messages.languageTag),
    ])
  }

  /// What would be accepted instead: the nearest days, or the nearest ranges.
  private var nearest: JSONValue {
    .object(alternatives.map { JSONMember($0.name, .optional($0.text)) })
  }

  /// What would be accepted instead, by name.
  var alternatives: [(name: String, text: String?)] {
    guard let end else {
      let earlier = start > .min ? validator.lastAvailable(upTo: start) : nil
      let later = validator.firstAvailable(from: start)
      return [("earlier", earlier?.description), ("later", later?.description)]
    }
    let range = min(start, end)...max(start, end)
    let nearest = validator.nearest(to: range)
    var ranges = [
      ("earlier", nearest.earlier), ("later", nearest.later), ("shorter", nearest.shorter),
      ("longer", nearest.longer),
    ]
    if end < start {
      // Judged the other way round, it may be fine as it is.
      let isValid = validator.isValid(from: range.lowerBound, to: range.upperBound)
      ranges.insert(("swapped", isValid ? range : nil), at: 0)
    }
    return ranges.map { ($0.0, $0.1?.intervalText) }
  }
}
