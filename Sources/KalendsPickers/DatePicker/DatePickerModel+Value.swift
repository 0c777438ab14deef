import KalendsCore

/// Which values are allowed, and where the others go.
extension DatePickerModel {
  /// The day that the zone's clocks show at an instant.
  func day(of instant: Instant) -> Day? { try? context.zone.day(at: instant) }

  /// What the zone's clocks show.
  func local(_ instant: Instant) throws(KalendsError) -> LocalDateTime {
    try context.zone.localDateTime(at: instant)
  }

  /// Bounds and minute grid at the present.
  private func clamp() throws(KalendsError) -> DateClamp {
    try DateClamp(
      configuration.bounds, components: context.components,
      minuteInterval: context.showsTime ? configuration.minuteInterval : 1,
      rounding: configuration.minuteRounding, grid: .insideGrid, now: shell.now,
      zone: context.zone)
  }

  /// The allowed value for a value: clamped exactly, then moved off days that cannot be chosen.
  func allowed(_ instant: Instant) throws(KalendsError) -> Instant {
    let clamp = try clamp()
    let clamped = clamp.clampedKeepingTime(instant).value
    let local = try local(clamped)
    let availability = shell.calendar.availability
    guard !availability.contains(local.day), let day = availability.nearest(to: local.day) else {
      return clamped
    }
    let moved = try context.zone.instant(
      at: LocalDateTime(day, local.time), preferring: context.zone.offset(at: clamped))
    return clamp.clampedKeepingTime(moved).value
  }

  /// Whether a value may stay as it is, at the precision that is shown.
  func isAllowed(_ instant: Instant?) throws(KalendsError) -> Bool {
    guard let instant else { return true }
    let allowed = try allowed(instant)
    guard !context.showsTime else { return allowed == instant }
    return day(of: allowed) == day(of: instant)
  }

  /// The instant that a selection stands for; a part that it does not say stays as it is.
  func instant(of selection: PickerSelection) throws(KalendsError) -> Instant? {
    guard case .date(let bound) = selection else { return nil }
    switch bound {
    case .instant(let instant): return instant
    case .now: return shell.now
    case .local(let local): return try context.zone.instant(at: local, preferring: offset)
    case .day(let day):
      guard let value = value else {
        return try context.zone.startOfDay(day)
      }
      return try context.zone.instant(
        at: LocalDateTime(day, local(value).time), preferring: offset)
    case .time(let time):
      let day = try local(value ?? shell.now).day
      return try context.zone.instant(at: LocalDateTime(day, time), preferring: offset)
    }
  }

  /// The offset that the clocks have at the value, which decides where they show a time twice.
  private var offset: ZoneOffset? { value.map { context.zone.offset(at: $0) } }
}
