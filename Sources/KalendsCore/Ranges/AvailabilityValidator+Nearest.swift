/// The ranges nearest to one that is not allowed.
public struct NearestRanges: Hashable, Sendable {
  /// The same length, starting as little earlier as possible; where that length is not to be had, the
  /// start that is as little earlier as possible, with the nearest length.
  public let earlier: ClosedRange<Day>?
  /// The same length, starting as little later as possible; else another, as above.
  public let later: ClosedRange<Day>?
  /// The same start, as little shorter as possible.
  public let shorter: ClosedRange<Day>?
  /// The same start, as little longer as possible.
  public let longer: ClosedRange<Day>?
}

extension AvailabilityValidator {
  /// The allowed ranges nearest to a range, each `nil` where there is none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals that lie between; no walk through the
  ///   days.
  public func nearest(to range: ClosedRange<Day>) -> NearestRanges {
    let start = range.lowerBound
    let nights = range.upperBound.days(since: start)
    func nearest(goingBack: Bool) -> ClosedRange<Day>? {
      shifted(from: start, nights: nights, goingBack: goingBack)
        ?? moved(from: start, nights: nights, goingBack: goingBack)
    }
    return NearestRanges(
      earlier: nearest(goingBack: true), later: nearest(goingBack: false),
      shorter: resized(from: start, nights: nights, growing: false),
      longer: resized(from: start, nights: nights, growing: true))
  }

  /// The shortest allowed range that starts on a day, `nil` when none does.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals that lie between.
  public func shortestRange(from start: Day) -> ClosedRange<Day>? {
    resized(from: start, nights: -1, growing: true)
  }

  /// The first allowed range of `nights` nights that starts on or after a day.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals that lie between.
  public func firstFit(nights: Int, from day: Day) -> ClosedRange<Day>? {
    guard (0...Self.greatestNights).contains(nights) else { return nil }
    return shifted(
      from: Day(unchecked: day.number - 1), nights: nights, goingBack: false)
  }

  /// The nearest allowed range of a length that starts after (or before) a day.
  private func shifted(from day: Day, nights: Int, goingBack: Bool) -> ClosedRange<Day>? {
    let direction = goingBack ? -1 : 1
    let firsts = span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch
    let lastStart = firsts.upperBound - nights
    var start = day.daysSinceEpoch + direction
    start = goingBack ? min(start, lastStart) : max(start, firsts.lowerBound)
    // Where nothing is closed and no season changes, the answer repeats after seven days: such a
    // stretch that has failed seven times is left where the next season begins or ends.
    var failures = 0
    var stretch = day
    while start >= firsts.lowerBound, start <= lastStart {
      let range = Day(clamping: start)...Day(clamping: start + nights)
      if isValid(from: range.lowerBound, to: range.upperBound) { return range }
      if let next = startPastClosedDays(of: range, goingBack: goingBack) {
        failures = 0
        start = goingBack ? min(next, start - 1) : max(next, start + 1)
        continue
      }
      if failures == 0 { stretch = range.lowerBound }
      failures += 1
      start += direction
      if failures > 7 {
        failures = 0
        let change = nextSeasonChange(from: stretch, goingBack: goingBack)
        guard let change else { return nil }
        start = change.daysSinceEpoch
      }
    }
    return nil
  }

  /// Where to start next, when closed days stand against a range: just past them.
  private func startPastClosedDays(of range: ClosedRange<Day>, goingBack: Bool) -> Int? {
    let nights = range.upperBound.days(since: range.lowerBound)
    let isExempt = isDeparture(range.upperBound, from: range.lowerBound)
    let last = isExempt ? Day(unchecked: range.upperBound.number - 1) : range.upperBound
    if rules.isContiguous {
      let met = closed.intervals(meeting: range.lowerBound...last)
      guard let obstacle = goingBack ? met.first : met.last else { return nil }
      guard goingBack else { return obstacle.upperBound.daysSinceEpoch + 1 }
      let end = obstacle.lowerBound.daysSinceEpoch - (rules.endMayBeUnavailable ? 0 : 1)
      return end - nights
    }
    // Only the ends count: move the one that is closed off its interval.
    for end in [range.lowerBound, range.upperBound] where closed.contains(end) {
      if end == range.upperBound, isExempt { continue }
      guard let obstacle = closed.intervals(meeting: end...end).first else { continue }
      let offset = end == range.upperBound ? nights : 0
      let past =
        goingBack ? obstacle.lowerBound.daysSinceEpoch - 1 : obstacle.upperBound.daysSinceEpoch + 1
      // A departure may stand on the first taken day.
      return past - offset + (goingBack && rules.endMayBeUnavailable && offset > 0 ? 1 : 0)
    }
    return nil
  }

  /// The nearest allowed range from the same start that is shorter (or longer).
  func resized(from start: Day, nights: Int, growing: Bool) -> ClosedRange<Day>? {
    guard isAvailable(start), rules.startWeekdays.contains(start.weekday) else { return nil }
    var limits = self.nights(from: start)
    let beyond = growing ? nights + 1...Int.max : Int.min...nights - 1
    guard limits.overlaps(beyond) else { return nil }
    limits = limits.clamped(to: beyond)
    let most = min(limits.upperBound, span.upperBound.days(since: start), reach(from: start))
    guard limits.lowerBound <= most else { return nil }
    var length = growing ? roundedUp(limits.lowerBound) : roundedDown(most)
    // Weekdays of ends repeat after seven steps; closed ends are jumped over.
    var failures = 0
    while failures <= 7, length >= limits.lowerBound, length <= most {
      let end = Day(clamping: start.daysSinceEpoch + length)
      if isValid(from: start, to: end) { return start...end }
      if let obstacle = closed.intervals(meeting: end...end).first {
        failures = 0
        let past = growing ? obstacle.upperBound : obstacle.lowerBound
        let next = past.days(since: start) + (growing ? 1 : 0)
        length =
          growing ? max(length + step, roundedUp(next)) : min(length - step, roundedDown(next))
      } else {
        failures += 1
        length += growing ? step : -step
      }
    }
    return nil
  }

  /// How many nights at most a range may last before a day that it may not contain.
  private func reach(from start: Day) -> Int {
    guard rules.isContiguous else { return Self.greatestNights }
    var nights = Self.greatestNights
    if let day = closed.first(from: start) {
      nights = day.days(since: start) - (rules.endMayBeUnavailable ? 0 : 1)
    }
    if rules.weekdays != .all {
      for offset in 1...7 where !rules.weekdays.contains(start.weekday.advanced(by: offset)) {
        return min(nights, offset - 1)
      }
    }
    return nights
  }

  /// The least number of nights, not below `nights`, that the step allows.
  private func roundedUp(_ nights: Int) -> Int {
    nights + floorModulo(-(nights + unitOffset), step)
  }

  /// The greatest number of nights, not above `nights`, that the step allows.
  private func roundedDown(_ nights: Int) -> Int {
    nights - floorModulo(nights + unitOffset, step)
  }
}
