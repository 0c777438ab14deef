extension Wheels {
  /// Where the wheels come to rest: on the nearest allowed value.
  ///
  /// A day of the month that does not exist stays in its month. A local time that the zone skips
  /// moves later by as much as the clocks do. What lies beyond a bound that is a day takes that day
  /// and keeps its time. Beyond other bounds, and between minutes of the grid, the value is the one
  /// with the least distance in time, the earlier of two that are as near.
  ///
  /// - Complexity: O(1)
  public func settled(_ selection: WheelSelection) -> WheelSettlement {
    var reason: WheelReason?
    let day = settledDay(of: selection, reason: &reason)
    let wanted = wantedInstant(
      at: LocalDateTime(day, selection.time), isSecond: selection.isSecond, reason: &reason)
    let value = nearestAllowed(to: wanted, reason: &reason)
    return settlement(on: value, from: selection, reason: reason)
  }

  /// Where the wheels stand for a value that they are given: on the value itself, or if it is not
  /// allowed on the nearest that is, rounded to the minutes on offer by the options.
  ///
  /// - Complexity: O(1)
  public func showing(_ value: Instant) -> WheelSettlement {
    let given = selection(at: value.millisecondsSinceEpoch)
    var reason: WheelReason?
    var wanted = value.millisecondsSinceEpoch
    if range.interval > 0 {
      wanted = clamp.roundedToGrid(wanted)
      if wanted != value.millisecondsSinceEpoch { reason = .offGrid }
    }
    return settlement(
      on: nearestAllowed(to: wanted, reason: &reason), from: given, reason: reason)
  }

  // MARK: - The date

  private func settledDay(of selection: WheelSelection, reason: inout WheelReason?) -> Day {
    guard
      let span = try? calendar.span(
        year: selection.year, code: selection.monthCode, overflow: .constrain)
    else {
      let isBefore = selection.year < calendar.supportedYears.lowerBound
      reason = isBefore ? .beforeLower : .afterUpper
      return isBefore ? days.lowerBound : days.upperBound
    }
    let wanted = selection.hasTurnedMonth ? selection.wantedDay : selection.day
    let day = min(wanted, span.length)
    if day < selection.day { reason = .noSuchDay }
    if day > selection.day { reason = .wantedDay }
    let number = Day(clamping: span.firstDay + day - 1)
    let settled = min(
      max(number, calendar.supportedDays.lowerBound), calendar.supportedDays.upperBound)
    if fields.first == .era, (try? calendar.date(of: settled))?.era != selection.era {
      reason = .otherEra
    }
    return settled
  }

  // MARK: - The instant

  /// The instant of a local time, at a minute also where clocks jump over it.
  private func wantedInstant(
    at local: LocalDateTime, isSecond: Bool, reason: inout WheelReason?
  ) -> Int64 {
    guard let match = try? zone.instants(at: local) else {
      return local.millisecondsSinceEpoch < 0 ? range.lowest : range.highest
    }
    switch match.kind {
    case .unique:
      if isSecond { reason = .shownOnce }
      return match.earlier.millisecondsSinceEpoch
    case .overlap:
      return (isSecond ? match.later : match.earlier).millisecondsSinceEpoch
    case .gap:
      reason = .skippedTime
      let later = match.later.millisecondsSinceEpoch
      return range.interval == 0 ? later : nearestMinute(to: later)
    }
  }

  /// The nearest minute on offer, whatever the bounds.
  private func nearestMinute(to instant: Int64) -> Int64 {
    let before = DateClamp.floor(instant, interval: range.interval, zone: zone)
    let after = DateClamp.ceiling(instant, interval: range.interval, zone: zone)
    return instant - before <= after - instant ? before : after
  }

  private func nearestAllowed(to wanted: Int64, reason: inout WheelReason?) -> Int64 {
    // Seconds do not count when a value is judged, and stay when it is not moved.
    let judged =
      range.interval > 0 ? DateClamp.floor(wanted, interval: DateClamp.minute, zone: zone) : wanted
    if judged < range.lowest {
      reason = .beforeLower
      return range.lowerIsDay ? moved(wanted, to: days.lowerBound) : range.lowest
    }
    if judged > range.highest {
      // The last minute is not the bound itself: what lies between them is off the grid alone.
      reason = .afterUpper
      return range.upperIsDay ? moved(wanted, to: days.upperBound) : range.highest
    }
    if let times = range.times, !times.contains(localDateTime(at: judged).time) {
      reason = .outsideTimes
      return nearestTime(to: judged)
    }
    guard range.interval > 0 else { return wanted }
    let nearest = nearestMinute(to: judged)
    guard nearest != judged else { return wanted }
    reason = .offGrid
    return nearest
  }

  /// The same time on another day, or the nearest allowed one of that day.
  private func moved(_ instant: Int64, to day: Day) -> Int64 {
    let local = LocalDateTime(day, localDateTime(at: instant).time)
    let moved = (try? zone.instant(at: local))?.millisecondsSinceEpoch ?? range.lowest
    let inside = min(max(moved, range.lowest), range.highest)
    guard range.interval > 0 else { return inside }
    let minute = DateClamp.floor(inside, interval: DateClamp.minute, zone: zone)
    let nearest = nearestMinute(to: minute)
    return nearest == minute ? inside : nearest
  }

  /// The nearest allowed time of the same day; of the day after or before where clocks jump over
  /// all of its allowed times.
  private func nearestTime(to instant: Int64) -> Int64 {
    let local = localDateTime(at: instant)
    for distance in [0, 1, -1] {
      guard let day = try? local.day.adding(days: distance) else { continue }
      var nearest: Int64?
      for candidate in allowedTimes(of: day) {
        guard let best = nearest else {
          nearest = candidate
          continue
        }
        let (old, new) = (abs(best - instant), abs(candidate - instant))
        if new < old || new == old && candidate < best { nearest = candidate }
      }
      if let nearest { return nearest }
    }
    return instant
  }

  /// The instants of a day that bounds on times allow: all minutes on offer, or where no time is
  /// shown the two ends.
  private func allowedTimes(of day: Day) -> [Int64] {
    guard let times = range.times else { return [] }
    guard range.interval > 0 else {
      return [times.first, times.last].compactMap {
        try? zone.instant(at: LocalDateTime(day, $0)).millisecondsSinceEpoch
      }
    }
    var instants: [Int64] = []
    for minute in stride(from: 0, to: 1440, by: options.minuteInterval) {
      let time = TimeOfDay(unchecked: Int32(truncatingIfNeeded: minute * 60_000))
      guard times.contains(time),
        let match = try? zone.instants(at: LocalDateTime(day, time)), match.kind != .gap
      else { continue }
      for instant in [match.earlier, match.later]
      where range.contains(instant.millisecondsSinceEpoch) {
        instants.append(instant.millisecondsSinceEpoch)
      }
    }
    return instants
  }

  // MARK: - The result

  func localDateTime(at instant: Int64) -> LocalDateTime {
    let local = instant + zone.offsetMilliseconds(at: instant)
    let limits = LocalDateTime.limits
    return LocalDateTime(unchecked: min(max(local, limits.lowerBound), limits.upperBound))
  }

  /// Where the wheels stand at an instant, moved into the days of the calendar.
  private func selection(at instant: Int64) -> WheelSelection {
    let local = localDateTime(at: instant)
    let supported = calendar.supportedDays
    let day = min(max(local.day, supported.lowerBound), supported.upperBound).daysSinceEpoch
    let date = CalendarDate(
      day, in: calendar.arithmetic.month(containing: day), calendar: calendar.identifier)
    let match = try? zone.instants(at: local)
    let isSecond = match?.kind == .overlap && match?.later.millisecondsSinceEpoch == instant
    return WheelSelection(date, local.time, isSecond: isSecond)
  }

  private func settlement(
    on value: Int64, from before: WheelSelection, reason: WheelReason?
  ) -> WheelSettlement {
    var after = selection(at: value)
    after.wantedDay = before.wantedDay
    let moved = fields.filter { hasMoved($0, from: before, to: after) }
    return WheelSettlement(
      value: Instant(unchecked: value), local: localDateTime(at: value), selection: after,
      moved: moved, reason: moved.isEmpty ? nil : reason)
  }

  private func hasMoved(
    _ field: WheelField, from before: WheelSelection, to after: WheelSelection
  ) -> Bool {
    switch field {
    case .era: before.era != after.era
    case .year: before.year != after.year
    case .month: before.monthCode != after.monthCode
    case .day: before.day != after.day
    case .wholeDay:
      (before.year, before.monthCode.description, before.day)
        != (after.year, after.monthCode.description, after.day)
    case .dayPeriod: before.dayPeriod != after.dayPeriod
    case .hour:
      before.isSecond != after.isSecond
        || (options.hourCycle.hasDayPeriod
          ? before.hour % 12 != after.hour % 12 : before.hour != after.hour)
    case .minute: before.minute != after.minute
    }
  }
}
