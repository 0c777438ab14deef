extension ZoneRules {
  /// The days that the zone has never had, because its clocks jumped over all of them:
  /// 2011-12-30 in Apia.
  ///
  /// - Complexity: O(*n*) in the number of changes of the zone.
  public var skippedDays: DaySet {
    var skipped: [ClosedRange<Day>] = []
    for (before, behind) in zip(segments, segments.dropFirst())
    where behind.offset - before.offset >= millisecondsADay {
      let limits = LocalDateTime.limits
      guard limits.contains(behind.start), limits.contains(behind.localStart) else { continue }
      let lastShown = LocalDateTime(unchecked: behind.start + before.offset - 1).day
      let nextShown = LocalDateTime(unchecked: behind.localStart).day
      // The clocks may begin the next day in the middle.
      let first = Day(unchecked: lastShown.number + 1)
      let last = Day(unchecked: nextShown.number - 1)
      if first <= last { skipped.append(first...last) }
    }
    return DaySet(skipped)
  }
}
