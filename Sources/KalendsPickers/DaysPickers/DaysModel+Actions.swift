import KalendsCore

extension DaysModel {
  /// Does something with the picker.
  mutating func play(
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
    case .move(let node):
      guard shell.shows(node) else { throw .noSuchNode(node) }
    case .turn(let field, _): throw .noSuchColumn(field)
    case .choose(let selection):
      guard selection.suits(shell.context.configuration.kind) else { throw .wrongValue(selection) }
    case .set(let changes):
      for case .value(let selection) in changes {
        guard selection.suits(shell.context.configuration.kind) else {
          throw .wrongValue(selection)
        }
      }
    default: return
    }
  }

  private mutating func apply(
    _ action: PickerAction, _ effect: inout Effect
  ) throws(KalendsError) {
    switch action {
    case .choose(.date(let bound)):
      if let day = try day(of: bound) { try chooseShown(day, &effect) }
    case .choose(let selection):
      try take(selection, isByHost: false, &effect)
      commit(&effect)
    case .toggle(let day): try chooseShown(day, &effect)
    case .key(let key, let modifiers): try press(key, modifiers, &effect)
    case .move(let node): shell.take(node)
    case .step(let count): shell.step(by: count, &effect)
    case .page(let count, let unit): shell.page(by: count, unit: unit, &effect)
    case .open: open(&effect)
    case .close: try close(restores: false, &effect)
    case .escape: try close(restores: true, &effect)
    case .focus:
      if !shell.isOpen { shell.focus = shell.firstFocus }
      effect.isEntry = shell.focus == shell.firstFocus
    case .set(let changes): try set(changes, &effect)
    case .tick:
      let visible = shell.calendar.visibleDays
      shell.refocus(chosen)
      if visible != shell.calendar.visibleDays { effect.add(.visible) }
    case .turn, .rest, .type: break
    }
  }

  private mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) throws(KalendsError) {
    switch key {
    case .escape: return try close(restores: true, &effect)
    case .tab:
      shell.focus = shell.focus.next(
        among: shell.stops, isBack: modifiers.contains(.shift), isRound: shell.isOpen)
      return
    default: break
    }
    if shell.focus == .button {
      if key.isActivation || key == .arrowDown && modifiers.contains(.alt) { open(&effect) }
      return
    }
    let input = shell.press(key, modifiers, &effect)
    if case .activated(let day) = input { try chooseShown(day, &effect) }
  }

  /// Chooses a day, and shows it.
  private mutating func chooseShown(
    _ day: Day, _ effect: inout Effect
  ) throws(KalendsError) {
    let before = selection
    let wasChosen = chosen
    try choose(day, &effect)
    guard chosen != wasChosen else { return }
    let visible = shell.calendar.visibleDays
    shell.calendar.focus(on: day)
    if case .day = shell.focus { shell.focus = .day(shell.calendar.focused) }
    if visible != shell.calendar.visibleDays { effect.changed.insert(.visible) }
    if selection != before { commit(&effect) }
  }

  /// Tells the host, now or when the picker closes.
  private mutating func commit(_ effect: inout Effect) {
    guard selection != shell.committed else { return }
    if shell.context.configuration.commit == .onClose, shell.isCollapsed {
      effect.changed.insert(.pending)
    } else {
      shell.committed = selection
      effect.changed.insert(.value)
    }
  }

  private mutating func open(_ effect: inout Effect) {
    guard shell.isCollapsed, !shell.isOpen else { return }
    shell.isOpen = true
    let day = chosen.first(in: Day.min...Day.max) ?? shell.calendar.availability.today
    shell.calendar.show(day, chosen: chosen)
    shell.calendar.refocus(chosen: chosen)
    shell.focus = .day(shell.calendar.focused)
    effect.changed.insert(.open)
    effect.isOpening = true
  }

  private mutating func close(
    restores: Bool, _ effect: inout Effect
  ) throws(KalendsError) {
    let gaveUp = try abandon(&effect)
    if restores, gaveUp { return }
    if selection != shell.committed {
      if restores {
        try take(shell.committed, isByHost: true, &effect)
        effect.add(.restored)
      } else {
        shell.committed = selection
        effect.changed.insert(.value)
        effect.add(.value)
      }
    }
    guard shell.isOpen else { return }
    shell.isOpen = false
    shell.focus = .button
    effect.changed.insert(.open)
  }

  private mutating func set(
    _ changes: [PickerChange], _ effect: inout Effect
  ) throws(KalendsError) {
    var configuration = shell.context.configuration
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
    if configuration != shell.context.configuration {
      shell.calendar.context = shell.context.with(configuration)
      shell.calendar.availability = try PickerAvailability(
        shell.context.rules, shell.context, now: shell.now)
      effect.changed.insert(.available)
    }
    let before = selection
    try take(given ?? selection, isByHost: true, &effect)
    shell.committed = selection
    if selection != before {
      effect.changed.insert(.adjusted)
      effect.add(given == nil ? .boundsMoved : .value)
    }
    let visible = shell.calendar.visibleDays
    if let shownDay { shell.calendar.show(shownDay, chosen: chosen) }
    shell.refocus(chosen)
    if visible != shell.calendar.visibleDays { effect.add(.visible) }
  }

  /// The day that a bound stands for.
  private func day(of bound: DateBound) throws(KalendsError) -> Day? {
    switch bound {
    case .day(let day): day
    case .local(let local): local.day
    case .instant(let instant): try shell.context.zone.day(at: instant)
    case .now: shell.calendar.availability.today
    case .time: nil
    }
  }
}

extension PickerSelection {
  /// Whether the selection can be that of a picker of a kind.
  func suits(_ kind: PickerConfiguration.Kind) -> Bool {
    switch (self, kind) {
    case (.none, _), (.date, .date), (.date, .multiDate), (.date, .dateRange), (.days, .multiDate),
      (.range, .dateRange), (.option, .select):
      true
    default: false
    }
  }
}
