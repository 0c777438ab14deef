/// Where a value went, and why.
public struct Clamped<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The allowed value.
  public let value: Value
  /// Why it is another than the one that was given; `nil` when it is not.
  public let reason: ClampReason?

  /// Makes a result.
  public init(value: Value, reason: ClampReason?) {
    self.value = value
    self.reason = reason
  }
}

/// Where an instant went, and why.
public typealias ClampedInstant = Clamped<Instant>

/// Why a value was moved.
public enum ClampReason: String, Hashable, Sendable {
  /// It lay before the lower bound.
  case beforeLower
  /// It lay behind the upper bound.
  case afterUpper
  /// It lay between two minutes of the grid.
  case offGrid
  /// The clocks of the zone never show it.
  case skipped
}

extension DateClamp {
  /// The allowed instant for an instant: rounded to the grid, then clamped.
  ///
  /// - Complexity: O(1)
  public func clamped(_ instant: Instant) -> ClampedInstant {
    let given = instant.millisecondsSinceEpoch
    let rounded = roundedToGrid(given)
    var reason: ClampReason? = rounded == given ? nil : .offGrid
    let value = clampedToBounds(rounded)
    if value != rounded { reason = value > rounded ? .beforeLower : .afterUpper }
    guard value != given else { return ClampedInstant(value: instant, reason: nil) }
    return ClampedInstant(value: Instant(unchecked: value), reason: reason)
  }

  /// The allowed instant for a picker's value, which keeps its time of day where it can when its
  /// day is out of bounds.
  ///
  /// - Complexity: O(1)
  public func clampedKeepingTime(_ instant: Instant) -> ClampedInstant {
    let days = days
    let local = LocalDateTime(
      unchecked: instant.millisecondsSinceEpoch
        + zone.offsetMilliseconds(at: instant.millisecondsSinceEpoch))
    let day = min(max(local.day, days.lowerBound), days.upperBound)
    guard day != local.day, let moved = try? zone.instant(at: LocalDateTime(day, local.time))
    else { return clamped(instant) }
    let reason: ClampReason = day > local.day ? .beforeLower : .afterUpper
    return ClampedInstant(value: clamped(moved).value, reason: reason)
  }

  /// The allowed day for a day: the nearest one that the zone has and that has an instant between the
  /// bounds, the earlier one when two are as near.
  ///
  /// - Complexity: O(*n*) in the number of changes of the zone.
  public func clamped(_ day: Day) -> Clamped<Day> {
    let days = days
    let skipped = zone.skippedDays
    let bounded = min(max(day, days.lowerBound), days.upperBound)
    let reason: ClampReason? =
      day < bounded ? .beforeLower : day > bounded ? .afterUpper : nil
    guard skipped.contains(bounded) else { return Clamped(value: bounded, reason: reason) }
    let existing = DaySet(days).subtracting(skipped)
    let earlier = existing.last(upTo: bounded)
    let later = existing.first(from: bounded)
    let distances = (
      earlier: earlier.map { bounded.days(since: $0) } ?? .max,
      later: later.map { $0.days(since: bounded) } ?? .max
    )
    let nearest = distances.earlier <= distances.later ? earlier : later
    return Clamped(value: nearest ?? bounded, reason: reason ?? .skipped)
  }

  /// The allowed local time for a local time in the zone.
  ///
  /// - Parameters:
  ///   - local: what the clocks show.
  ///   - keepingTime: whether the time of day stays where it can, as in a picker; see
  ///     ``clampedKeepingTime(_:)``.
  ///   - resolution: which instant is meant when the clocks never show it, or twice.
  ///   - offset: the offset that is known to go with the local time.
  /// - Returns: the local time, moved with the reason ``ClampReason/skipped`` when the clocks never
  ///   show the one that was given.
  /// - Throws: ``KalendsError/skippedLocalTime(_:zone:)`` and
  ///   ``KalendsError/repeatedLocalTime(_:zone:)`` under ``LocalTimeResolution/reject``;
  ///   ``KalendsError/instantOutOfRange(milliseconds:limits:)`` within a day of the limits.
  /// - Complexity: O(1)
  public func clamped(
    _ local: LocalDateTime, keepingTime: Bool = false,
    resolving resolution: LocalTimeResolution = .compatible, preferring offset: ZoneOffset? = nil
  ) throws(KalendsError) -> Clamped<LocalDateTime> {
    let instant = try zone.instant(at: local, resolving: resolution, preferring: offset)
    let result = keepingTime ? clampedKeepingTime(instant) : clamped(instant)
    let value = try zone.localDateTime(at: result.value)
    return Clamped(value: value, reason: result.reason ?? (value == local ? nil : .skipped))
  }

  /// Whether an instant may be chosen as it is.
  ///
  /// - Complexity: O(1)
  public func contains(_ instant: Instant) -> Bool { clamped(instant).value == instant }

  /// Clamps every instant of a buffer in place.
  ///
  /// - Complexity: O(*n*); allocates nothing.
  public func clamp(_ instants: inout MutableSpan<Instant>) {
    guard interval == 0, precision == 1, bounds.times == nil else {
      for index in instants.indices { instants[index] = clamped(instants[index]).value }
      return
    }
    let (lowest, highest, target) = (bounds.lowest, bounds.highest, bounds.highestTarget)
    for index in instants.indices {
      let instant = instants[index].millisecondsSinceEpoch
      // Sign bits instead of branches, which nobody can predict (benchmark J4). Supported instants
      // are so far from the limits of a word that no difference overflows.
      let below = (instant &- lowest) &>> 63
      let above = (highest &- instant) &>> 63
      let kept = instant & ~(below | above)
      instants[index] = Instant(unchecked: kept | lowest & below | target & above)
    }
  }

  private func clampedToBounds(_ instant: Int64) -> Int64 {
    if let times = bounds.times { return clamped(bounds.clamped(instant), to: times) }
    guard precision > 1 else { return bounds.clamped(instant) }
    // Judged by the minute: a value in the same minute as a bound stays.
    let minute = startOfMinute(instant)
    if minute < startOfMinute(bounds.lowest) { return bounds.lowest }
    return minute > bounds.highest ? bounds.highestTarget : instant
  }

  private func clamped(_ instant: Int64, to times: TimeBounds) -> Int64 {
    let local = LocalDateTime(unchecked: instant + zone.offsetMilliseconds(at: instant))
    let judged = precision > 1 ? startOfMinute(instant) : instant
    let time = LocalDateTime(unchecked: judged + zone.offsetMilliseconds(at: judged)).time
    guard !times.contains(time) else { return instant }
    let allowed = LocalDateTime(local.day, times.clamped(time))
    return (try? zone.instant(at: allowed))?.millisecondsSinceEpoch ?? instant
  }

  /// The start of the minute that the zone's clocks show.
  func startOfMinute(_ instant: Int64) -> Int64 {
    let local = instant + zone.offsetMilliseconds(at: instant)
    return instant - (local % Self.minute + Self.minute) % Self.minute
  }
}
