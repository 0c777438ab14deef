import KalendsCore

/// The keyboard, and where the focus goes.
///
/// Source: W3C, "ARIA Authoring Practices Guide": date picker dialog, spin button.
extension DatePickerModel {
  /// Presses a key.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) throws(KalendsError) {
    switch key {
    case .escape: return try close(restores: true, &effect)
    case .tab:
      state.focus = state.focus.next(
        among: stops, isBack: modifiers.contains(.shift), isRound: state.open != nil)
      return
    default: break
    }
    switch state.focus {
    case .button, .timeButton: try pressOnButton(key, modifiers, &effect)
    case .previous, .next, .day:
      let input = calendar.press(key, modifiers, focus: &state.focus, &effect)
      if case .activated(let day) = input { try choose(day, &effect) }
    case .title:
      if key.isActivation { try open(&effect) }
    case .column(let field): try press(key, onColumn: field, &effect)
    default: return
    }
  }

  private mutating func pressOnButton(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) throws(KalendsError) {
    if state.open != nil, key.isActivation || key == .arrowUp && modifiers.contains(.alt) {
      return try close(restores: false, &effect)
    }
    if key.isActivation || key == .arrowDown && modifiers.contains(.alt) { try open(&effect) }
  }

  private mutating func press(
    _ key: PickerKey, onColumn field: WheelField, _ effect: inout Effect
  ) throws(KalendsError) {
    guard let shown = try shownWheels(with: field) else { return }
    let isForward = context.isRightToLeft ? key == .arrowLeft : key == .arrowRight
    switch key {
    case .arrowUp: try step(field, by: 1, &effect)
    case .arrowDown: try step(field, by: -1, &effect)
    case .pageUp: try step(field, by: 5, &effect)
    case .pageDown: try step(field, by: -5, &effect)
    case .home, .end:
      let rows = shown.column(field).rows
      let index =
        key == .home
        ? rows.firstIndex { isAvailable($0) } : rows.lastIndex { isAvailable($0) }
      if let index { try step(field, .to(index), &effect) }
    case .arrowLeft, .arrowRight:
      let place = shown.fields.firstIndex(of: field) ?? 0
      let next = place + (isForward ? 1 : -1)
      if shown.fields.indices.contains(next) { state.focus = .column(shown.fields[next]) }
    case .enter, .space:
      if shown.isMonth { try close(restores: false, &effect) }
    case .tab, .escape: return
    }
  }

  // MARK: - Steps

  /// Adjusts what has the focus.
  mutating func step(by count: Int, _ effect: inout Effect) throws(KalendsError) {
    switch state.focus {
    case .column(let field): try step(field, by: count, &effect)
    case .day: calendar.step(by: count, focus: &state.focus, &effect)
    case .title where showsDays: calendar.step(by: count, focus: &state.focus, &effect)
    default: return
    }
  }

  private mutating func step(
    _ field: WheelField, by rows: Int, _ effect: inout Effect
  ) throws(KalendsError) {
    try step(field, .by(rows), &effect)
  }

  /// Turns a wheel and lets it rest.
  private mutating func step(
    _ field: WheelField, _ turn: WheelTurn, _ effect: inout Effect
  ) throws(KalendsError) {
    try self.turn(field, turn, &effect)
    effect.changed.remove(.wheels)
    try rest(&effect)
  }

  /// Turns a wheel, which has the focus then.
  mutating func turn(
    _ field: WheelField, _ turn: WheelTurn, _ effect: inout Effect
  ) throws(KalendsError) {
    guard let shown = try shownWheels(with: field) else { return }
    effect.isValueOnly = state.focus == .column(field)
    state.focus = .column(field)
    try self.turn(field, turn, in: shown)
    effect.changed.insert(.wheels)
  }

  // MARK: - Focus

  /// Moves the focus to something that is shown.
  mutating func focus(on node: NodeIdentifier) {
    calendar.take(node, focus: &state.focus)
    if node == .picker { state.focus = firstFocus }
  }

  /// Whether a part can have the focus now.
  public func shows(_ node: NodeIdentifier) -> Bool {
    switch node {
    case .picker: return true
    case .button: return style.isCollapsed
    case .timeButton:
      return style.isCollapsed && context.components == [.date, .hourAndMinute]
    case .grid, .day: return showsDays && calendar.shows(node)
    case .previous, .next, .title: return showsCalendar
    case .column(let field): return (try? shownWheels(with: field)) != nil
    default: return false
    }
  }

  /// The parts that the tab key reaches, in order.
  private var stops: [NodeIdentifier] {
    var stops: [NodeIdentifier] = []
    if style.isCollapsed, state.open == nil {
      stops = shows(.timeButton) ? [.button, .timeButton] : [.button]
    }
    if showsCalendar {
      stops += [.previous, .title, .next]
      if showsDays { stops.append(.day(calendar.focused)) }
    }
    for shown in (try? shownWheels()) ?? [] { stops += shown.fields.map { .column($0) } }
    return stops
  }
}

extension PickerKey {
  /// Whether the key activates what has the focus.
  var isActivation: Bool { self == .enter || self == .space }
}
