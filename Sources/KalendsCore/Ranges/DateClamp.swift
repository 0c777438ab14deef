/// Bounds, minute grid and precision of a picker, compiled for one present and one zone: it says
/// where a value goes, and why.
///
/// ```swift
/// let clamp = try DateClamp(
///   DateBounds(from: .now), components: [.date, .hourAndMinute], minuteInterval: 15,
///   now: now, zone: zone)
/// let result = clamp.clamped(instant)
/// print(result.value, result.reason)
/// ```
///
/// An immutable value that any number of threads may share.
public struct DateClamp: Sendable {
  let bounds: InstantBounds
  let zone: ZoneRules
  /// What values are judged by: at whole minutes where a picker shows them, else exactly.
  private let precision: Int64
  /// The grid in milliseconds; 0 for none.
  private let interval: Int64
  private let rounding: MinuteRounding
  private let grid: GridPolicy

  /// Compiles bounds.
  ///
  /// - Parameters:
  ///   - bounds: what may be chosen.
  ///   - components: what the picker shows; with a time, seconds are ignored when a value is
  ///     judged, and kept when it is not moved. `nil` judges instants exactly.
  ///   - minuteInterval: the distance of the minutes on offer, 1…30 and a divisor of 60.
  ///   - rounding: where a value between two of them goes.
  ///   - grid: what a bound between two of them offers.
  ///   - now: the present.
  ///   - zone: the picker's zone.
  /// - Throws: ``KalendsError/invertedBounds(_:)``, ``KalendsError/mixedBounds(_:)``,
  ///   ``KalendsError/minuteIntervalOutOfRange(_:)``, ``KalendsError/noDisplayedComponents`` for an
  ///   empty set, and ``KalendsError/noMinuteBetween(_:)`` when no minute of the grid lies between
  ///   the bounds under ``GridPolicy/insideGrid``.
  /// - Complexity: O(1)
  public init(
    _ bounds: DateBounds, components: DisplayedComponents? = nil, minuteInterval: Int = 1,
    rounding: MinuteRounding = .down, grid: GridPolicy = .exactBound, now: Instant,
    zone: ZoneRules
  ) throws(KalendsError) {
    guard (1...30).contains(minuteInterval), 60 % minuteInterval == 0 else {
      throw .minuteIntervalOutOfRange(minuteInterval)
    }
    if let components, components.isEmpty { throw .noDisplayedComponents }
    self.zone = zone
    self.rounding = rounding
    self.grid = grid
    precision = components?.contains(.hourAndMinute) ?? false ? Self.minute : 1
    interval = minuteInterval == 1 ? 0 : Int64(minuteInterval) * Self.minute
    var resolved = try bounds.resolved(now: now, zone: zone)
    if grid == .insideGrid, interval > 0 {
      try Self.moveInside(&resolved, bounds: bounds, interval: interval, zone: zone)
    }
    self.bounds = resolved
  }

  static let minute: Int64 = 60_000

  /// The days on which something can be chosen: those that have an instant between the bounds.
  ///
  /// - Complexity: O(1)
  public var days: ClosedRange<Day> {
    day(at: bounds.lowest)...day(at: bounds.highest)
  }

  private func day(at instant: Int64) -> Day {
    let local = instant + zone.offsetMilliseconds(at: instant)
    let limits = LocalDateTime.limits
    return LocalDateTime(unchecked: min(max(local, limits.lowerBound), limits.upperBound)).day
  }
}

/// Where a value between two minutes of the grid goes.
public enum MinuteRounding: String, Hashable, Sendable {
  /// To the earlier one.
  case down
  /// To the nearer one, to the later when both are as near.
  case nearest
  /// To the later one, carrying into hour and day.
  case up
}

/// What a bound that lies between two minutes of the grid offers.
public enum GridPolicy: String, Hashable, Sendable {
  /// The bound itself, as `UIDatePicker` does.
  case exactBound
  /// The first or the last minute of the grid between the bounds.
  case insideGrid
}

/// Where a value went, and why.
public struct ClampedInstant: Hashable, Sendable {
  /// The allowed value.
  public let value: Instant
  /// Why it is another than the one that was given; `nil` when it is not.
  public let reason: ClampReason?

  /// Makes a result.
  public init(value: Instant, reason: ClampReason?) {
    self.value = value
    self.reason = reason
  }
}

/// Why a value was moved.
public enum ClampReason: String, Hashable, Sendable {
  /// It lay before the lower bound.
  case beforeLower
  /// It lay behind the upper bound.
  case afterUpper
  /// It lay between two minutes of the grid.
  case offGrid
}

// MARK: - Clamping

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
    let bounds = bounds
    for index in instants.indices {
      let value = bounds.clamped(instants[index].millisecondsSinceEpoch)
      instants[index] = Instant(unchecked: value)
    }
  }

  private func clampedToBounds(_ instant: Int64) -> Int64 {
    if let times = bounds.times { return clamped(instant, to: times) }
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
  private func startOfMinute(_ instant: Int64) -> Int64 {
    let local = instant + zone.offsetMilliseconds(at: instant)
    return instant - (local % Self.minute + Self.minute) % Self.minute
  }
}

// MARK: - The minute grid

extension DateClamp {
  /// The instant on the grid for an instant, by the rounding; seconds alone do not move it.
  func roundedToGrid(_ instant: Int64) -> Int64 {
    guard interval > 0 else { return instant }
    let minute = startOfMinute(instant)
    let past = Self.distance(minute, interval: interval, zone: zone)
    guard past > 0 else { return instant }
    switch rounding {
    case .down: return Self.floor(minute, interval: interval, zone: zone)
    case .up: return Self.ceiling(minute, interval: interval, zone: zone)
    case .nearest:
      return 2 * past < interval
        ? Self.floor(minute, interval: interval, zone: zone)
        : Self.ceiling(minute, interval: interval, zone: zone)
    }
  }

  /// How far a local time lies behind the grid: the hour is a multiple of the interval.
  private static func distance(_ instant: Int64, interval: Int64, zone: ZoneRules) -> Int64 {
    let local = instant + zone.offsetMilliseconds(at: instant)
    return (local % interval + interval) % interval
  }

  /// The last instant on the grid that is not after an instant.
  static func floor(_ instant: Int64, interval: Int64, zone: ZoneRules) -> Int64 {
    var latest = instant
    while true {
      let found = latest - distance(latest, interval: interval, zone: zone)
      // Where the clocks change in between, the grid before the change counts.
      guard let change = change(after: found, through: latest, zone: zone) else {
        return max(found, Instant.min.millisecondsSinceEpoch)
      }
      latest = change - 1
    }
  }

  /// The first instant on the grid that is not before an instant.
  static func ceiling(_ instant: Int64, interval: Int64, zone: ZoneRules) -> Int64 {
    var earliest = instant
    while true {
      let past = distance(earliest, interval: interval, zone: zone)
      let found = past == 0 ? earliest : earliest + interval - past
      guard let change = change(after: earliest, through: found, zone: zone) else {
        return min(found, Instant.max.millisecondsSinceEpoch)
      }
      earliest = change
    }
  }

  /// The instant in a span at which the clocks change.
  private static func change(after first: Int64, through last: Int64, zone: ZoneRules) -> Int64? {
    let limits = LocalDateTime.limits
    guard first < last, limits.contains(first), limits.contains(last),
      let change = zone.nextTransition(after: Instant(unchecked: first))
    else { return nil }
    let start = change.instant.millisecondsSinceEpoch
    return start <= last ? start : nil
  }

  /// Moves bounds to the first and the last minute of the grid between them.
  private static func moveInside(
    _ bounds: inout InstantBounds, bounds given: DateBounds, interval: Int64, zone: ZoneRules
  ) throws(KalendsError) {
    guard bounds.times == nil else {
      try moveTimesInside(&bounds, bounds: given, interval: interval)
      return
    }
    let first = ceiling(bounds.lowest, interval: interval, zone: zone)
    let last = floor(bounds.highest, interval: interval, zone: zone)
    guard first <= last else { throw .noMinuteBetween(given) }
    bounds.lowest = first
    // A day as an upper bound still ends with its last instant.
    if bounds.highestTarget == bounds.highest {
      bounds.highest = last
      bounds.highestTarget = last
    }
  }

  private static func moveTimesInside(
    _ bounds: inout InstantBounds, bounds given: DateBounds, interval: Int64
  ) throws(KalendsError) {
    guard let times = bounds.times else { return }
    let step = Int32(truncatingIfNeeded: interval)
    let first = (times.first.millisecondsSinceMidnight + step - 1) / step * step
    let last = times.last.millisecondsSinceMidnight / step * step
    guard times.wrapsMidnight || first <= last else { throw .noMinuteBetween(given) }
    // The first minute of the grid after the last of the day is midnight.
    let begins = first <= TimeOfDay.max.millisecondsSinceMidnight ? first : 0
    bounds.times = TimeBounds(
      first: TimeOfDay(unchecked: begins), last: TimeOfDay(unchecked: last))
  }
}
