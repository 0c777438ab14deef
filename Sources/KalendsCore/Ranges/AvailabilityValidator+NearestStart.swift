extension AvailabilityValidator {
  /// How many starts are tried one by one where ranges need not be contiguous: three years.
  private static let mostSingleStarts = 1_100

  /// The allowed range whose start comes first after (or last before) a day, with the length that is
  /// nearest to the one that is wanted, the shorter one of two.
  func moved(from day: Day, nights: Int, goingBack: Bool) -> ClosedRange<Day>? {
    let direction = goingBack ? -1 : 1
    let starts = span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch
    let shortest = allNights.reduce(Self.greatestNights) { min($0, $1.lowerBound) }
    let longest = allNights.reduce(0) { max($0, $1.lowerBound) }
    var start = day.daysSinceEpoch + direction
    start = goingBack ? min(start, starts.upperBound) : max(start, starts.lowerBound)
    // In a stretch without closed days and changes of season, what fails for every weekday of a start
    // fails for ever, once there is room for every length.
    var failures = 0
    var stretch = day
    var count = 0
    while starts.contains(start) {
      let first = Day(clamping: start)
      if let interval = closed.intervals(meeting: first...first).first {
        failures = 0
        start =
          goingBack
          ? interval.lowerBound.daysSinceEpoch - 1 : interval.upperBound.daysSinceEpoch + 1
        continue
      }
      if let range = nearestLength(from: first, nights: nights) { return range }
      count += 1
      guard rules.isContiguous else {
        guard count < Self.mostSingleStarts else { return nil }
        start += direction
        continue
      }
      let room = reachOfOpenDays(from: first)
      if goingBack, room < shortest {
        start = min(start - 1, start - (shortest - room))
        continue
      }
      if failures == 0 { stretch = first }
      if !goingBack || room >= longest { failures += 1 }
      start += direction
      guard failures > 7 else { continue }
      failures = 0
      guard let next = nextChange(from: stretch, goingBack: goingBack) else { return nil }
      start = goingBack ? min(start, next) : max(start, next)
    }
    return nil
  }

  /// The allowed range from a start whose length is nearest to the one that is wanted.
  private func nearestLength(from start: Day, nights: Int) -> ClosedRange<Day>? {
    let shorter = resized(from: start, nights: nights + 1, growing: false)
    let longer = resized(from: start, nights: nights, growing: true)
    guard let shorter, let longer else { return shorter ?? longer }
    return nights + 1 - shorter.dayCount <= longer.dayCount - nights - 1 ? shorter : longer
  }

  /// How many nights there are at most before a closed day.
  private func reachOfOpenDays(from start: Day) -> Int {
    guard let day = closed.first(from: start) else { return Self.greatestNights }
    return day.days(since: start) - (rules.endMayBeUnavailable ? 0 : 1)
  }

  /// The nearest day, as its number, on which days close or a season begins or ends.
  private func nextChange(from day: Day, goingBack: Bool) -> Int? {
    let season = nextSeasonChange(from: day, goingBack: goingBack)?.daysSinceEpoch
    let closing = (goingBack ? closed.last(upTo: day) : closed.first(from: day))?.daysSinceEpoch
    guard let season, let closing else { return season ?? closing }
    return goingBack ? max(season, closing) : min(season, closing)
  }
}
