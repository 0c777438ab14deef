internal import Kalends

extension DateBounds {
  /// The ISO years of a value, and of the ends that the bounds have: a calendar that ICU has to compute
  /// is opened for them.
  func isoYears(around value: Instant, now: Instant, zone: ZoneRules) -> ClosedRange<Int> {
    let shown = (try? zone.day(at: value)) ?? (value < .epoch ? .min : .max)
    var (first, last) = (shown, shown)
    // An end that is absent reaches to the last of all days; the calendar need not.
    if let days = try? days(now: now, zone: zone) {
      if days.lowerBound > .min { first = min(first, days.lowerBound) }
      if days.upperBound < .max { last = max(last, days.upperBound) }
    }
    return first.isoWeek.year...last.isoWeek.year
  }
}
