extension AvailabilityValidator {
  /// The first day on or after a day that may be chosen, `nil` when there is none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals that lie between.
  public func firstAvailable(from day: Day) -> Day? {
    var day = day
    while true {
      guard let open = firstOpen(from: day) else { return nil }
      let ahead = (0..<7).first { rules.weekdays.contains(open.weekday.advanced(by: $0)) }
      guard let ahead else { return nil }
      day = Day(clamping: open.daysSinceEpoch + ahead)
      if isAvailable(day) { return day }
      if day == .max { return nil }
    }
  }

  /// The last day on or before a day that may be chosen, `nil` when there is none.
  ///
  /// - Complexity: O(*n* log *n*) in the number of intervals that lie between.
  public func lastAvailable(upTo day: Day) -> Day? {
    var day = day
    while true {
      guard let open = lastOpen(upTo: day) else { return nil }
      let back = (0..<7).first { rules.weekdays.contains(open.weekday.advanced(by: -$0)) }
      guard let back else { return nil }
      day = Day(clamping: open.daysSinceEpoch - back)
      if isAvailable(day) { return day }
      if day == .min { return nil }
    }
  }

  /// The days of a range that may be chosen.
  ///
  /// - Complexity: O(log *n* + *k*) for the *k* intervals of the answer, when every weekday may be
  ///   chosen; else O(*w*) in the number of weeks.
  public func availableDays(in range: ClosedRange<Day>) -> DaySet {
    let open = openDays(in: range)
    guard rules.weekdays != .all else { return open }
    return DaySet(
      open.intervals.lazy.flatMap { DaySet(weekdays: rules.weekdays, in: $0).intervals })
  }

  /// How many days of a range may be chosen.
  ///
  /// - Complexity: O(log *n* + *k*) for the *k* intervals between closed days.
  public func availableDayCount(in range: ClosedRange<Day>) -> Int {
    openDays(in: range).intervals.reduce(0) { count, interval in
      let weeks = interval.dayCount / 7
      let rest = (0..<interval.dayCount % 7).count {
        rules.weekdays.contains(interval.lowerBound.weekday.advanced(by: $0))
      }
      return count + weeks * rules.weekdays.count + rest
    }
  }

  /// The days of a range that are not closed, whatever their weekday.
  private func openDays(in range: ClosedRange<Day>) -> DaySet {
    DaySet(range).subtracting(closed.meeting(range))
  }

  private func firstOpen(from day: Day) -> Day? {
    guard closed.contains(day) else { return day }
    guard let last = closed.intervals(meeting: day...day).first?.upperBound, last < .max else {
      return nil
    }
    return Day(unchecked: last.number + 1)
  }

  private func lastOpen(upTo day: Day) -> Day? {
    guard closed.contains(day) else { return day }
    guard let first = closed.intervals(meeting: day...day).first?.lowerBound, first > .min else {
      return nil
    }
    return Day(unchecked: first.number - 1)
  }
}
