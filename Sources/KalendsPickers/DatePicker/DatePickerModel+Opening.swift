import KalendsCore

/// Opening and closing, what the host changes, and the time that passes.
extension DatePickerModel {
  /// Shows what the button that has the focus opens.
  mutating func open(_ effect: inout Effect) throws(KalendsError) {
    if showsCalendar, calendar.showsMonths, state.focus == .title {
      guard !state.isChoosingMonth else { return try closeMonthWheels(&effect) }
      try openMonthWheels()
      effect.changed.insert(.open)
      return
    }
    guard style.isCollapsed, state.open == nil else { return }
    let hasDate = context.components.contains(.date)
    state.open = hasDate && state.focus != .timeButton ? .date : .time
    effect.changed.insert(.open)
    effect.isOpening = true
    if state.open == .date {
      let around = chosenDay ?? calendar.availability.today
      calendar = try PickerCalendar(context, calendar.availability, around: around)
      calendar.refocus(chosen: chosen)
      state.focus = .day(calendar.focused)
    } else {
      state.focus = firstColumn ?? state.focus
    }
  }

  /// Hides what is innermost, and gives the old value back where the host wants that of Escape.
  mutating func close(restores: Bool, _ effect: inout Effect) throws(KalendsError) {
    if state.isChoosingMonth { return try closeMonthWheels(&effect) }
    let commitsOnClose = configuration.commit == .onClose
    if restores, commitsOnClose, state.value != state.committed {
      state.value = state.committed
      state.wheels = nil
      state.monthWheels = nil
      effect.changed.insert(.adjusted)
      effect.add(.restored)
    }
    if state.value != state.committed {
      state.committed = state.value
      effect.changed.insert(.value)
      effect.add(.value)
    }
    guard let part = state.open else { return }
    state.open = nil
    state.focus = button(of: part)
    effect.changed.insert(.open)
  }

  private mutating func closeMonthWheels(_ effect: inout Effect) throws(KalendsError) {
    state.isChoosingMonth = false
    state.focus = .title
    effect.changed.insert(.open)
  }

  // MARK: - The host

  /// Takes all changes at once.
  mutating func set(_ changes: [PickerChange], _ effect: inout Effect) throws(KalendsError) {
    var configuration = configuration
    var shownDay: Day?
    var given: PickerSelection?
    for change in changes {
      switch change {
      case .value(let selection): given = selection
      case .bounds(let bounds): configuration.bounds = bounds
      case .unavailable(let unavailable): configuration.unavailable = unavailable
      case .rules(let rules): configuration.rules = rules
      case .visible(let day): shownDay = day
      case .options: continue
      }
    }
    if configuration != self.configuration {
      calendar.context = context.with(configuration)
      calendar.availability = try PickerAvailability(
        context.dayRules, context, now: state.now)
      effect.changed.insert(.available)
    }
    if let given {
      try set(given, &effect)
    } else {
      try moveIntoBounds(&effect)
    }
    let visible = calendar.visibleDays
    if let shownDay { calendar.show(shownDay, chosen: chosen) }
    refocus()
    if visible != calendar.visibleDays { effect.add(.visible) }
  }

  private mutating func set(
    _ selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    let given = try instant(of: selection)
    let value = try given.map { given throws(KalendsError) in try allowed(given) }
    let isOutside = try !isAllowed(given)
    if value != state.value {
      effect.changed.insert(.adjusted)
      effect.add(isOutside ? .adjusted : .value)
    }
    replaceValue(value)
    state.isOutside = isOutside
    if let day = chosenDay, !calendar.visibleDays.contains(day) {
      calendar.show(day, chosen: chosen)
      effect.changed.insert(.visible)
    }
  }

  /// Moves a value that the bounds have passed, which is no choice of a person.
  private mutating func moveIntoBounds(_ effect: inout Effect) throws(KalendsError) {
    guard let value = state.value, try !isAllowed(value) else { return }
    let moved = try allowed(value)
    guard moved != value else { return }
    replaceValue(moved)
    effect.changed.insert(.adjusted)
    effect.add(.boundsMoved)
  }

  private mutating func replaceValue(_ value: Instant?) {
    guard value != state.value else { return }
    state.value = value
    state.committed = value
    state.wheels = nil
    state.monthWheels = nil
    if state.isChoosingMonth {
      state.isChoosingMonth = false
      state.focus = .title
    }
  }

  /// Keeps the focus on something that is there.
  private mutating func refocus() {
    calendar.refocus(chosen: chosen)
    switch state.focus {
    case .day: state.focus = .day(calendar.focused)
    default: if !shows(state.focus) { state.focus = firstFocus }
    }
  }

  /// Moves “today” and bounds that are the present.
  mutating func tick(_ effect: inout Effect) throws(KalendsError) {
    if !state.isTurning { try moveIntoBounds(&effect) }
    let visible = calendar.visibleDays
    refocus()
    if visible != calendar.visibleDays { effect.add(.visible) }
  }
}
