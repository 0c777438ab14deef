import KalendsCore

/// What becomes of a value that a person chooses, or that the host gives.
extension DatePickerModel {
  mutating func choose(
    _ selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    guard let instant = try instant(of: selection) else { return }
    let asked = try local(askedBy: selection)
    // The day that was asked for: one that the zone skips is not the day of its instant.
    if let day = asked?.day ?? day(of: instant), context.components.contains(.date),
      !shell.calendar.availability.contains(day)
    {
      return effect.add(.unavailable(day))
    }
    let value = try allowed(instant)
    take(value, &effect)
    effect.add(.value)
    if context.showsTime { try addAdjustment(of: asked, to: value, selection, &effect) }
    if let day = chosenDay, context.components.contains(.date) {
      shell.show(chosen: day, &effect)
    }
  }

  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
    guard shell.calendar.availability.contains(day) else { return effect.add(.unavailable(day)) }
    try choose(.date(.day(day)), &effect)
  }

  mutating func take(_ selection: PickerSelection) throws(KalendsError) {
    let given = try instant(of: selection)
    value = try given.map { given throws(KalendsError) in try allowed(given) }
    shell.isOutside = try !isAllowed(given)
  }

  mutating func moveIntoBounds() throws(KalendsError) {
    guard let value, try !isAllowed(value) else { return }
    self.value = try allowed(value)
  }

  /// Takes a person's value, and forgets what wheels remembered of another one.
  mutating func take(_ value: Instant, _ effect: inout Effect) {
    guard value != self.value else { return }
    self.value = value
    shell.isOutside = false
    shell.forgetWheels()
    commit(&effect)
  }

  /// The local time that a selection asks for; `nil` for one that is an instant.
  private func local(askedBy selection: PickerSelection) throws(KalendsError) -> LocalDateTime? {
    guard case .date(let bound) = selection else { return nil }
    switch bound {
    case .local(let local): return local
    case .time(let time):
      let day = try local(value ?? shell.now).day
      return LocalDateTime(day, time)
    case .day(let day):
      guard let value else { return nil }
      let time = try local(value).time
      return LocalDateTime(day, time)
    case .instant, .now: return nil
    }
  }

  /// Says when the value is not the time that was asked for, or one of two that clocks show so.
  private func addAdjustment(
    of asked: LocalDateTime?, to value: Instant, _ selection: PickerSelection,
    _ effect: inout Effect
  ) throws(KalendsError) {
    guard let asked, let match = try? context.zone.instants(at: asked) else { return }
    switch match.kind {
    case .gap: effect.add(.hourSkipped(asked.time))
    case .overlap where match.earlier == value || match.later == value: effect.add(.hourRepeated)
    case .overlap, .unique:
      // A time that moves into the bounds along with its day is said with the value.
      if case .date(.day) = selection { return }
      let time = try local(value).time
      if (time.hour, time.minute) != (asked.time.hour, asked.time.minute) { effect.add(.adjusted) }
    }
  }
}
