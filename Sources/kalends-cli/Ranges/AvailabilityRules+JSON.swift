internal import Kalends

extension AvailabilityRules {
  /// The keys that rules may have.
  private static let keys = [
    RequestKey("bounds", .object), RequestKey("weekdays", .list),
    RequestKey("startWeekdays", .list), RequestKey("endWeekdays", .list),
    RequestKey("unavailable", .list), RequestKey("nights", .object), RequestKey("days", .object),
    RequestKey("fixedLength", .integer), RequestKey("notice", .integer),
    RequestKey("window", .integer), RequestKey("contiguous", .boolean),
    RequestKey("step", .integer), RequestKey("endMayBeUnavailable", .boolean),
  ]

  /// Rules as a request or a file has them.
  init(_ value: JSONValue) throws {
    let members = try Members(value, of: "rules", keys: Self.keys)
    self.init()
    if let bounds = members["bounds"] { self.bounds = try DateBounds(bounds) }
    weekdays = try members.weekdays("weekdays") ?? .all
    startWeekdays = try members.weekdays("startWeekdays") ?? .all
    endWeekdays = try members.weekdays("endWeekdays") ?? .all
    if let unavailable = members["unavailable"] {
      self.unavailable = try Unavailable.list(unavailable)
    }
    if let days = members["days"] {
      guard members["nights"] == nil else {
        throw RequestError(
          .wrongType, "lengths are counted in 'nights' or in 'days', not in both", input: days)
      }
      lengthUnit = .days
      length = try Length(days, key: "days")
    } else if let nights = members["nights"] {
      length = try Length(nights, key: "nights")
    }
    fixedLength = try members.integer("fixedLength")
    notice = try members.integer("notice")
    window = try members.integer("window")
    step = try members.integer("step") ?? 1
    isContiguous = members.boolean("contiguous") ?? true
    endMayBeUnavailable = members.boolean("endMayBeUnavailable") ?? false
  }
}

extension AvailabilityRules.Unavailable {
  /// Unavailable days: a list of dates and intervals, or of `{"days": …, "reason": …}`.
  static func list(_ value: JSONValue) throws -> [AvailabilityRules.Unavailable] {
    guard case .array(let entries) = value else {
      throw RequestError(
        .wrongType, "unavailable has to be a list, not \(value.kind)", input: value)
    }
    var bare: [JSONValue] = []
    var sets: [AvailabilityRules.Unavailable] = []
    for entry in entries {
      guard case .object = entry else {
        bare.append(entry)
        continue
      }
      let members = try Members(
        entry, of: "unavailable days",
        keys: [RequestKey("days", .any, isRequired: true), RequestKey("reason", .text)])
      let days = try members["days"].map { try DaySet($0, key: "days") } ?? DaySet()
      sets.append(.init(days, reason: members.text("reason").map { .text($0) }))
    }
    // Days without a reason are one set, however many there are.
    if !bare.isEmpty { sets.append(.init(try DaySet(.array(bare), key: "unavailable"))) }
    return sets
  }
}

extension AvailabilityRules.Length {
  /// Lengths: `least`, `greatest`, and both again by weekday and by season.
  fileprivate init(_ value: JSONValue, key: String) throws {
    let members = try Members(
      value, of: key,
      keys: Limits.keys + [RequestKey("byWeekday", .object), RequestKey("seasons", .list)])
    self.init()
    limits = try Limits(members)
    if case .object(let weekdays) = members["byWeekday"] {
      for member in weekdays {
        let weekday = try Members.weekday("byWeekday", member.key)
        byWeekday[weekday] = try Limits(
          Members(member.value, of: "byWeekday", keys: Limits.keys))
      }
    }
    seasons = try (members.list("seasons") ?? []).map { season in
      let members = try Members(
        season, of: "seasons", keys: Limits.keys + [RequestKey("days", .any, isRequired: true)])
      let days = try members["days"].map { try DaySet($0, key: "days") } ?? DaySet()
      return Season(days, limits: try Limits(members))
    }
  }
}

extension AvailabilityRules.Length.Limits {
  fileprivate static let keys = [
    RequestKey("least", .integer), RequestKey("greatest", .integer),
  ]

  fileprivate init(_ members: Members) throws {
    self.init(
      least: try members.integer("least") ?? 0, greatest: try members.integer("greatest"))
  }
}
