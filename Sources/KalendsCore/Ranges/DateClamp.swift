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
  let precision: Int64
  /// The grid in milliseconds; 0 for none.
  let interval: Int64
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
  public var days: ClosedRange<Day> { bounds.days(in: zone) }
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
