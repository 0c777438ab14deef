internal import Kalends

/// Clamps values as requests and the command have them: each comes back in the form in which it was
/// written.
struct Clamping {
  let clamp: DateClamp
  /// The present, to whose day a bare time belongs.
  let now: Instant
  let zone: ZoneRules
  /// Whether a value that moves to another day keeps its time of day, as in a picker.
  let keepsTime: Bool

  /// Where a value goes.
  struct Result {
    let value: String
    let reason: ClampReason?

    /// The members of an answer.
    var json: JSONValue {
      let reason = reason.map { [JSONMember("reason", .string($0.rawValue))] } ?? []
      return .object(
        [
          JSONMember("value", .string(value)), JSONMember("changed", .bool(self.reason != nil)),
        ] + reason)
    }

    init<Value>(_ clamped: Clamped<Value>) where Value: CustomStringConvertible {
      value = clamped.value.description
      reason = clamped.reason
    }
  }

  /// The allowed value for a date, a local time, a time or an instant.
  func result(of value: JSONValue) throws -> Result {
    guard let bound = try DateBound(value, key: "value") else {
      throw RequestError(.wrongType, "value has to be a date or a time, not null", input: value)
    }
    switch bound {
    case .day(let day):
      return Result(clamp.clamped(day))
    case .local(let local):
      return Result(try clamp.clamped(local, keepingTime: keepsTime))
    case .time(let time):
      let local = try LocalDateTime(zone.day(at: now), time)
      let clamped = try clamp.clamped(local, keepingTime: keepsTime)
      return Result(Clamped(value: clamped.value.time, reason: clamped.reason))
    case .instant(let instant):
      return Result(keepsTime ? clamp.clampedKeepingTime(instant) : clamp.clamped(instant))
    case .now:
      return Result(clamp.clamped(now))
    }
  }
}
