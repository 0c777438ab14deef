import KalendsCore

/// What a person and the host do with a picker.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarPicker {
  public mutating func perform(
    _ action: PickerAction, now: Instant
  ) throws(PickerError) -> PickerStep {
    try check(action)
    var next = self
    var effect = Effect()
    let step: PickerStep
    do throws(KalendsError) {
      try next.shell.update(to: now, &effect)
      try next.apply(action, &effect)
      if next.shell.focus != shell.focus { effect.changed.insert(.focus) }
      step = try next.report(effect)
    } catch {
      throw .core(error)
    }
    self = next
    return step
  }

  private func check(_ action: PickerAction) throws(PickerError) {
    switch action {
    case .choose(let selection): try check(selection, isChoice: true)
    case .move(let node):
      guard shows(node) else { throw .noSuchNode(node) }
    case .turn(let field, _):
      guard (try? shownWheels(with: field)) != nil else { throw .noSuchColumn(field) }
    case .set(let changes):
      for case .value(let selection) in changes { try check(selection, isChoice: false) }
    default: return
    }
  }

  /// Refuses a value of another kind of picker; any can be told to choose a day.
  private func check(_ selection: PickerSelection, isChoice: Bool) throws(PickerError) {
    let suits =
      switch (selection, configuration.kind) {
      case (.date, .date), (.days, .multiDate), (.range, .dateRange): true
      case (.none, let kind): !isChoice || kind != .date
      case (.date, .multiDate), (.date, .dateRange): isChoice
      default: false
      }
    guard suits else { throw .wrongValue(selection) }
  }

  private mutating func apply(
    _ action: PickerAction, _ effect: inout Effect
  ) throws(KalendsError) {
    switch action {
    case .turn, .tick: break
    default: try rest(&effect)
    }
    switch action {
    case .choose(let selection): try choose(selection, &effect)
    case .toggle(let day): try choose(day, &effect)
    case .key(let key, let modifiers): try press(key, modifiers, &effect)
    case .move(let node):
      shell.focus(on: node)
      if node == .picker { shell.focus = firstFocus }
    case .turn(let field, let turn): try self.turn(field, turn, &effect)
    case .step(let count): try step(by: count, &effect)
    case .page(let count, let unit): shell.page(by: count, unit: unit, &effect)
    case .open: try open(&effect)
    case .close: try close(restores: false, &effect)
    case .escape: try close(restores: true, &effect)
    case .focus:
      if shell.open == nil { shell.focus = firstFocus }
      effect.isEntry = shell.focus == firstFocus
    case .set(let changes): try set(changes, &effect)
    case .tick: try tick(&effect)
    case .rest, .type: break
    }
  }

  // MARK: - The host, and time

  /// Takes all changes at once.
  private mutating func set(
    _ changes: [PickerChange], _ effect: inout Effect
  ) throws(KalendsError) {
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
      shell.calendar.context = context.with(configuration)
      shell.calendar.availability = try PickerAvailability(context, now: shell.now)
      effect.changed.insert(.available)
    }
    let visible = shell.calendar.visibleDays
    if let given {
      let before = selection
      try take(given)
      shell.committed = selection
      noteHost(from: before, event: shell.isOutside ? .adjusted : .value, &effect)
      if chosen.first(in: visible) == nil { shownDay = shownDay ?? chosen.first(in: .all) }
    } else {
      try keepInBounds(&effect)
    }
    if let shownDay { shell.calendar.show(shownDay, chosen: chosen) }
    refocus()
    if visible != shell.calendar.visibleDays { effect.add(.visible) }
  }

  /// Moves “today” and bounds that are the present.
  private mutating func tick(_ effect: inout Effect) throws(KalendsError) {
    if !shell.isTurning { try keepInBounds(&effect) }
    let visible = shell.calendar.visibleDays
    refocus()
    if visible != shell.calendar.visibleDays { effect.add(.visible) }
  }

  private mutating func keepInBounds(_ effect: inout Effect) throws(KalendsError) {
    let before = selection
    try moveIntoBounds()
    noteHost(from: before, event: .boundsMoved, &effect)
  }

  /// The host knows the value, and wheels show another one.
  private mutating func noteHost(
    from before: PickerSelection, event: Effect.Event, _ effect: inout Effect
  ) {
    guard selection != before else { return }
    shell.committed = selection
    shell.forgetWheels()
    if shell.isChoosingMonth {
      shell.isChoosingMonth = false
      shell.focus = .title
    }
    effect.changed.insert(.adjusted)
    effect.add(event)
  }

  // MARK: - Focus

  /// Keeps the focus on something that is there.
  private mutating func refocus() {
    shell.calendar.refocus(chosen: chosen)
    if case .day = shell.focus { shell.focus = .day(shell.calendar.focused) }
    if !shows(shell.focus) { shell.focus = firstFocus }
  }

  /// Shows the calendar around the value, or else around today.
  mutating func showCalendar() throws(KalendsError) {
    let day = chosen.first(in: .all) ?? shell.calendar.availability.today
    shell.calendar = try PickerCalendar(context, shell.calendar.availability, around: day)
    shell.calendar.refocus(chosen: chosen)
  }

  /// Takes the host's first value, and shows it; the focus is where it starts.
  mutating func begin() throws(PickerError) {
    let selection = configuration.selection ?? .none
    try check(selection, isChoice: false)
    do throws(KalendsError) {
      try take(selection)
      shell.committed = self.selection
      try showCalendar()
      shell.focus = firstFocus
    } catch {
      throw .core(error)
    }
  }
}

extension ClosedRange<Day> {
  /// All days that there are.
  static var all: ClosedRange<Day> { .min...(.max) }
}
