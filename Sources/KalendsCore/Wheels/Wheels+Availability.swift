/// Whether a value can be reached, given the larger fields: a year or month if a day in it can, a
/// day if a time in it can, an hour if a minute in it can.
extension Wheels {
  /// Whether the month has a day within reach, in the chosen era where eras have a column.
  func isAvailable(_ span: MonthSpan, in days: ClosedRange<Day>) -> Bool {
    span.firstDay <= days.upperBound.daysSinceEpoch
      && span.endDay > days.lowerBound.daysSinceEpoch
  }

  /// Whether some time of the day can be chosen.
  func isAvailable(_ day: Day) -> Bool {
    guard days.contains(day) else { return false }
    let span = zone.milliseconds(of: day)
    guard !span.isEmpty, span.upperBound > range.lowest, span.lowerBound <= range.highest else {
      return false
    }
    guard range.times != nil, range.interval > 0 else { return true }
    return hours(of: day).contains { isAvailable($0, on: day) }
  }

  /// Whether some minute of the hour can be chosen.
  func isAvailable(_ hour: WheelHour, on day: Day) -> Bool {
    let step = options.minuteInterval
    if range.times == nil, let start = regularStart(of: hour, on: day) {
      // Both bounds are on the grid: between the hour's first and last minute they are minutes of it.
      return start + Int64(60 - step) * DateClamp.minute >= range.lowest
        && start <= range.highest
    }
    return stride(from: 0, to: 60, by: step).contains {
      isAvailable(minute: $0, of: hour, on: day)
    }
  }

  /// Whether a minute can be chosen.
  func isAvailable(minute: Int, of hour: WheelHour, on day: Day) -> Bool {
    let local = LocalDateTime(unchecked: hour.start(on: day) + Int64(minute) * DateClamp.minute)
    guard let match = try? zone.instants(at: local) else { return false }
    let instant: Instant
    switch match.kind {
    case .gap: return false
    case .unique where hour.occurrence == .second: return false
    case .unique: instant = match.earlier
    case .overlap: instant = hour.occurrence == .second ? match.later : match.earlier
    }
    return range.contains(instant.millisecondsSinceEpoch)
      && range.times?.contains(local.time) ?? true
  }

  /// The first instant of an hour in which clocks do not change, `nil` for another hour.
  private func regularStart(of hour: WheelHour, on day: Day) -> Int64? {
    guard hour.occurrence == .only else { return nil }
    let local = LocalDateTime(unchecked: hour.start(on: day))
    guard let match = try? zone.instants(at: local), match.kind == .unique else { return nil }
    let start = match.earlier.millisecondsSinceEpoch
    if let next = zone.nextTransition(after: match.earlier)?.instant.millisecondsSinceEpoch,
      next <= start + 60 * DateClamp.minute
    {
      return nil
    }
    return start
  }
}

/// An hour of a day: one that clocks show twice counts as two.
struct WheelHour: Hashable, Sendable {
  var hour: Int
  var occurrence: HourOccurrence

  /// The local time of its first minute.
  func start(on day: Day) -> Int64 { day.midnight + Int64(hour) * 60 * DateClamp.minute }

  /// One number that tells hours of a day apart and is in their order.
  var code: Int { hour * 2 + (occurrence == .second ? 1 : 0) }
}

extension Wheels {
  /// The hours of a day in order, those included that clocks jump over.
  func hours(of day: Day) -> [WheelHour] {
    var hours: [WheelHour] = []
    hours.reserveCapacity(25)
    let mayRepeat = mayRepeatHours(on: day)
    for hour in 0..<24 {
      guard mayRepeat, isRepeated(hour, on: day) else {
        hours.append(WheelHour(hour: hour, occurrence: .only))
        continue
      }
      hours.append(WheelHour(hour: hour, occurrence: .first))
      hours.append(WheelHour(hour: hour, occurrence: .second))
    }
    return hours
  }

  /// The hour that clocks show, told apart where they show it twice.
  func hour(_ hour: Int, isSecond: Bool, on day: Day) -> WheelHour {
    guard mayRepeatHours(on: day), isRepeated(hour, on: day) else {
      return WheelHour(hour: hour, occurrence: .only)
    }
    return WheelHour(hour: hour, occurrence: isSecond ? .second : .first)
  }

  /// Whether clocks may be put back during the day or just behind it.
  private func mayRepeatHours(on day: Day) -> Bool {
    let early = max(day.midnight - 2 * millisecondsADay, Instant.min.millisecondsSinceEpoch)
    let late = day.midnight + 3 * millisecondsADay
    guard let next = zone.nextTransition(after: Instant(unchecked: early)) else { return false }
    return next.instant.millisecondsSinceEpoch < late
  }

  private func isRepeated(_ hour: Int, on day: Day) -> Bool {
    (0..<60).contains { minute in
      let start = WheelHour(hour: hour, occurrence: .only).start(on: day)
      let local = LocalDateTime(unchecked: start + Int64(minute) * DateClamp.minute)
      return (try? zone.instants(at: local))?.kind == .overlap
    }
  }
}
