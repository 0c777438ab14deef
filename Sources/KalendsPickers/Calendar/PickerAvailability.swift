import KalendsCore

/// What may be chosen on a certain day of today, in one object.
final class PickerAvailability: Sendable {
  /// The day of today.
  let today: Day
  let validator: AvailabilityValidator
  /// The days that the keyboard reaches: those between the bounds that the calendar has.
  let limits: ClosedRange<Day>
  /// The first day that can be chosen; `nil` without a lower bound.
  let firstDay: Day?
  /// The last day that can be chosen; `nil` without an upper bound.
  let lastDay: Day?

  init(_ context: PickerContext, now: Instant) throws(KalendsError) {
    validator = try AvailabilityValidator(context.rules, now: now, zone: context.zone)
    today = validator.today
    let supported = context.showableDays
    let span = validator.span
    guard span.overlaps(supported) else {
      throw .dayOutOfRange(span.lowerBound.daysSinceEpoch, limits: supported)
    }
    limits = span.clamped(to: supported)
    firstDay = span.lowerBound > .min ? validator.firstAvailable(from: limits.lowerBound) : nil
    lastDay = span.upperBound < .max ? validator.lastAvailable(upTo: limits.upperBound) : nil
  }

  /// Whether a day may be chosen.
  @inline(__always)
  func contains(_ day: Day) -> Bool { limits.contains(day) && validator.isAvailable(day) }

  /// Whether a day is the first or the last one that can be chosen.
  @inline(__always)
  func edge(of day: Day) -> DayEdge {
    switch (day == firstDay, day == lastDay) {
    case (false, false): .none
    case (true, false): .first
    case (false, true): .last
    case (true, true): .only
    }
  }

  /// The nearest day that may be chosen, the earlier one of two; `nil` when there is none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals between.
  func nearest(to day: Day) -> Day? {
    let day = min(max(day, limits.lowerBound), limits.upperBound)
    let earlier = validator.lastAvailable(upTo: day).flatMap { limits.contains($0) ? $0 : nil }
    let later = validator.firstAvailable(from: day).flatMap { limits.contains($0) ? $0 : nil }
    guard let earlier, let later else { return earlier ?? later }
    return day.days(since: earlier) <= later.days(since: day) ? earlier : later
  }
}

extension PickerAvailability: Hashable {
  static func == (one: PickerAvailability, other: PickerAvailability) -> Bool {
    one === other || one.today == other.today && one.validator.rules == other.validator.rules
  }

  func hash(into hasher: inout Hasher) { hasher.combine(today) }
}
