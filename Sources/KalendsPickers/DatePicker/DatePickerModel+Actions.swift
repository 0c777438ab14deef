public import KalendsCore

/// What a person and the host do with a picker.
extension DatePickerModel {
  /// Does something with the picker.
  ///
  /// - Parameters:
  ///   - action: what is done.
  ///   - now: the present: “today” and bounds that are the present are judged by it. A value that
  ///     they have overtaken is moved by ``PickerAction/tick`` and by ``PickerAction/set(_:)`` alone.
  /// - Returns: what changed, what has the focus, and what is said.
  /// - Throws: ``PickerError/wrongValue(_:)`` for a value that is no date,
  ///   ``PickerError/noSuchNode(_:)`` and ``PickerError/noSuchColumn(_:)`` for a part that is not
  ///   shown, and ``PickerError/core(_:)`` for what the core refuses: a row that a column does not
  ///   have, bounds that are inverted at the present. The picker is as before then.
  /// - Complexity: O(log *n*) in the number of unavailable intervals, a few microseconds.
  public mutating func perform(
    _ action: PickerAction, now: Instant
  ) throws(PickerError) -> PickerStep {
    try check(action)
    var next = self
    var effect = Effect()
    let step: PickerStep
    do throws(KalendsError) {
      try next.update(to: now, &effect)
      try next.apply(action, &effect)
      if next.state.focus != state.focus { effect.changed.insert(.focus) }
      step = try next.report(effect)
    } catch {
      throw .core(error)
    }
    self = next
    return step
  }

  /// What a front end shows and a screen reader says when the picker first gets the focus.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(1), a few microseconds.
  public func firstStep() throws(PickerError) -> PickerStep {
    var effect = Effect()
    effect.isEntry = true
    if state.isOutside { effect.add(.adjusted) }
    do throws(KalendsError) {
      return try report(effect)
    } catch {
      throw .core(error)
    }
  }

  private func check(_ action: PickerAction) throws(PickerError) {
    switch action {
    case .choose(let selection):
      guard case .date = selection else { throw .wrongValue(selection) }
    case .move(let node):
      guard shows(node) else { throw .noSuchNode(node) }
    case .turn(let field, _):
      guard (try? shownWheels(with: field)) != nil else { throw .noSuchColumn(field) }
    case .set(let changes):
      for case .value(let selection) in changes {
        switch selection {
        case .none, .date: continue
        default: throw .wrongValue(selection)
        }
      }
    default: return
    }
  }

  /// Moves on to the present.
  private mutating func update(to now: Instant, _ effect: inout Effect) throws(KalendsError) {
    state.now = now
    guard try context.zone.day(at: now) != calendar.availability.today else { return }
    calendar.availability = try PickerAvailability(context.dayRules, context, now: now)
    effect.changed.insert(.today)
  }

  private mutating func apply(
    _ action: PickerAction, _ effect: inout Effect
  ) throws(KalendsError) {
    switch action {
    case .turn, .tick: break
    default: try rest(&effect)
    }
    switch action {
    case .choose(let selection):
      if let instant = try instant(of: selection) {
        try choose(instant, by: selection, &effect)
      }
    case .toggle(let day): try choose(day, &effect)
    case .key(let key, let modifiers): try press(key, modifiers, &effect)
    case .move(let node): focus(on: node)
    case .turn(let field, let turn): try self.turn(field, turn, &effect)
    case .rest: break
    case .step(let count): try step(by: count, &effect)
    case .page(let count, let unit):
      if showsDays { calendar.page(by: count, unit: unit, focus: &state.focus, &effect) }
    case .open: try open(&effect)
    case .close: try close(restores: false, &effect)
    case .escape: try close(restores: true, &effect)
    case .type: break
    case .focus:
      if !isOpen || style != .compact { state.focus = firstFocus }
      effect.isEntry = state.focus == firstFocus
    case .set(let changes): try set(changes, &effect)
    case .tick: try tick(&effect)
    }
  }

  // MARK: - Choosing

  /// Makes an instant the value, if its day can be chosen.
  private mutating func choose(
    _ instant: Instant, by selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    let asked = try local(askedBy: selection)
    // The day that was asked for: one that the zone skips is not the day of its instant.
    if let day = asked?.day ?? day(of: instant), context.components.contains(.date),
      !calendar.availability.contains(day)
    {
      return effect.add(.unavailable(day))
    }
    let value = try allowed(instant)
    try take(value, &effect)
    effect.add(.value)
    if context.showsTime { try addAdjustment(of: asked, to: value, selection, &effect) }
    showChosenDay(&effect)
  }

  /// Makes a day the value, with the time that there is.
  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
    let selection = PickerSelection.date(.day(day))
    guard calendar.availability.contains(day) else { return effect.add(.unavailable(day)) }
    guard let instant = try instant(of: selection) else { return }
    try choose(instant, by: selection, &effect)
  }

  /// The local time that a selection asks for; `nil` for one that is an instant.
  private func local(askedBy selection: PickerSelection) throws(KalendsError) -> LocalDateTime? {
    guard case .date(let bound) = selection else { return nil }
    switch bound {
    case .local(let local): return local
    case .time(let time):
      let day = try local(state.value ?? state.now).day
      return LocalDateTime(day, time)
    case .day(let day):
      guard let value = state.value else { return nil }
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

  /// Shows the day of the value, which has the focus then if a day had it.
  private mutating func showChosenDay(_ effect: inout Effect) {
    guard let day = chosenDay, context.components.contains(.date) else { return }
    let visible = calendar.visibleDays
    calendar.focus(on: day)
    if visible != calendar.visibleDays { effect.changed.insert(.visible) }
    if case .day = state.focus { state.focus = .day(calendar.focused) }
  }

  /// Takes a value, and forgets what wheels remembered of another one.
  mutating func take(_ value: Instant, _ effect: inout Effect) throws(KalendsError) {
    guard value != state.value else { return }
    state.value = value
    state.isOutside = false
    state.wheels = nil
    state.monthWheels = nil
    if configuration.commit == .live || !style.isCollapsed {
      state.committed = value
      effect.changed.insert(.value)
    } else {
      effect.changed.insert(.pending)
    }
  }
}
