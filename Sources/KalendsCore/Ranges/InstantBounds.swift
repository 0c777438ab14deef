/// Bounds as a zone has them at a certain present: plain numbers.
///
/// What lies below moves to one instant and what lies above to another: a bound that is a day takes
/// a bare instant to the start of that day, and leaves one inside the day where it is.
struct InstantBounds: Hashable, Sendable {
  /// The first allowed instant, in milliseconds since the epoch.
  var lowest: Int64
  /// The last allowed instant.
  var highest: Int64
  /// Where an instant above the last one goes to.
  var highestTarget: Int64
  /// The times that are allowed on every day, where bounds are times.
  var times: TimeBounds?

  /// The bounds that every picker has: its zone shows no other days.
  init(of zone: ZoneRules, times: TimeBounds? = nil) {
    let supported = zone.supportedMilliseconds
    lowest = supported.lowerBound
    highest = supported.upperBound
    highestTarget = highest
    self.times = times
  }

  @inline(__always)
  func clamped(_ instant: Int64) -> Int64 {
    instant < lowest ? lowest : instant > highest ? highestTarget : instant
  }
}

extension InstantBounds {
  /// The days that have an instant between the bounds.
  func days(in zone: ZoneRules) -> ClosedRange<Day> {
    zone.clampedDay(at: lowest)...zone.clampedDay(at: highest)
  }
}

/// Bounds on the time of each day.
struct TimeBounds: Hashable, Sendable {
  var first: TimeOfDay
  var last: TimeOfDay

  /// Whether the allowed time is the night between two days.
  var wrapsMidnight: Bool { first > last }

  func contains(_ time: TimeOfDay) -> Bool {
    wrapsMidnight ? time >= first || time <= last : time >= first && time <= last
  }

  /// The nearest allowed time of the same day, the earlier one when two are as near.
  func clamped(_ time: TimeOfDay) -> TimeOfDay {
    if contains(time) { return time }
    guard wrapsMidnight else { return time < first ? first : last }
    let sinceLast = time.millisecondsSinceMidnight - last.millisecondsSinceMidnight
    let untilFirst = first.millisecondsSinceMidnight - time.millisecondsSinceMidnight
    return sinceLast <= untilFirst ? last : first
  }
}

extension DateBounds {
  /// The days on which something can be chosen: those that have an instant between the bounds.
  ///
  /// Bounds that are times leave no day out.
  ///
  /// - Parameters:
  ///   - now: the present.
  ///   - zone: the zone whose days they are.
  /// - Returns: the first and the last day; `nil` when a half-open range ends where it begins, and
  ///   has none.
  /// - Throws: ``KalendsError/invertedBounds(_:)`` and ``KalendsError/mixedBounds(_:)``.
  /// - Complexity: O(1)
  public func days(now: Instant, zone: ZoneRules) throws(KalendsError) -> ClosedRange<Day>? {
    if excludesUpper, let lower, lower == upper { return nil }
    return try resolved(now: now, zone: zone).days(in: zone)
  }

  /// The bounds as plain numbers, at a present and in a zone.
  ///
  /// - Throws: ``KalendsError/invertedBounds(_:)`` under ``Inverted/reject`` and
  ///   ``KalendsError/mixedBounds(_:)`` when only one end is a time.
  func resolved(now: Instant, zone: ZoneRules) throws(KalendsError) -> InstantBounds {
    let unlimited = InstantBounds(of: zone, times: try timeBounds())
    if case .time = lower { return unlimited }
    if case .time = upper { return unlimited }
    var bounds = unlimited
    if let lower {
      bounds.lowest = max(bounds.lowest, try Self.first(of: lower, now: now, zone: zone))
    }
    if let upper {
      bounds.highest = min(bounds.highest, try last(of: upper, now: now, zone: zone))
      bounds.highestTarget = bounds.highest
      if case .day = upper {
        // The start of the day that this instant lies in: a day that the zone skips has none.
        let last = zone.clampedDay(at: bounds.highest)
        bounds.highestTarget = max(zone.milliseconds(of: last).lowerBound, unlimited.lowest)
      }
    }
    guard bounds.lowest > bounds.highest else { return bounds }
    guard inverted == .ignore else { throw .invertedBounds(self) }
    return unlimited
  }

  /// The bounds as times of a day, `nil` where no end is one, or where inverted ones are ignored.
  private func timeBounds() throws(KalendsError) -> TimeBounds? {
    let ends = [lower, upper].compactMap { $0 }
    let times = ends.compactMap { (end: DateBound) -> TimeOfDay? in
      if case .time(let time) = end { time } else { nil }
    }
    guard !times.isEmpty else { return nil }
    guard times.count == ends.count else { throw .mixedBounds(self) }
    let first = lower == nil ? .midnight : times[0]
    var last = upper == nil ? .max : times[times.count - 1]
    if excludesUpper {
      guard first != last, last > .midnight else { throw .invertedBounds(self) }
      last = TimeOfDay(unchecked: last.millisecondsSinceMidnight - 1)
    }
    guard first > last else { return TimeBounds(first: first, last: last) }
    switch inverted {
    case .wrapsMidnight: return TimeBounds(first: first, last: last)
    case .ignore: return nil
    case .reject: throw .invertedBounds(self)
    }
  }

  /// The first instant of a bound.
  private static func first(
    of bound: DateBound, now: Instant, zone: ZoneRules
  ) throws(KalendsError) -> Int64 {
    switch bound {
    case .day(let day): zone.milliseconds(of: day).lowerBound
    case .local(let local): try zone.instant(at: local).millisecondsSinceEpoch
    case .instant(let instant): instant.millisecondsSinceEpoch
    case .now, .time: now.millisecondsSinceEpoch
    }
  }

  /// The last instant that an upper bound allows.
  private func last(
    of bound: DateBound, now: Instant, zone: ZoneRules
  ) throws(KalendsError) -> Int64 {
    if case .day(let day) = bound, !excludesUpper {
      return zone.milliseconds(of: day).upperBound - 1
    }
    let first = try Self.first(of: bound, now: now, zone: zone)
    return excludesUpper ? first - 1 : first
  }
}

extension ZoneRules {
  /// The day that the clocks show at an instant, or the first or last supported one.
  fileprivate func clampedDay(at instant: Int64) -> Day {
    let local = instant + offsetMilliseconds(at: instant)
    let limits = LocalDateTime.limits
    return LocalDateTime(unchecked: min(max(local, limits.lowerBound), limits.upperBound)).day
  }
}
