import KalendsCore

/// The keyboard, and steps.
///
/// Source: W3C, "ARIA Authoring Practices Guide": date picker dialog, spin button.
extension CalendarPicker {
  /// Presses a key.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) throws(KalendsError) {
    switch key {
    case .escape: return try close(restores: true, &effect)
    case .tab:
      shell.focus = shell.focus.next(
        among: stops, isBack: modifiers.contains(.shift), isRound: shell.open != nil)
      return
    default: break
    }
    switch shell.focus {
    case .button, .timeButton: try pressOnButton(key, modifiers, &effect)
    case .previous, .next, .day:
      let input = shell.press(key, modifiers, &effect)
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
    if shell.open != nil, key.isActivation || key == .arrowUp && modifiers.contains(.alt) {
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
    case .arrowUp: try step(field, .by(1), &effect)
    case .arrowDown: try step(field, .by(-1), &effect)
    case .pageUp: try step(field, .by(5), &effect)
    case .pageDown: try step(field, .by(-5), &effect)
    case .home, .end:
      let rows = shown.column(field).rows
      let index =
        key == .home
        ? rows.firstIndex { isAvailable($0) } : rows.lastIndex { isAvailable($0) }
      if let index { try step(field, .to(index), &effect) }
    case .arrowLeft, .arrowRight:
      let place = shown.fields.firstIndex(of: field) ?? 0
      let next = place + (isForward ? 1 : -1)
      if shown.fields.indices.contains(next) { shell.focus = .column(shown.fields[next]) }
    case .enter, .space:
      if shown.isMonth { try close(restores: false, &effect) }
    case .tab, .escape: return
    }
  }

  /// Adjusts what has the focus.
  mutating func step(by count: Int, _ effect: inout Effect) throws(KalendsError) {
    switch shell.focus {
    case .column(let field): try step(field, .by(count), &effect)
    case .day: shell.step(by: count, &effect)
    case .title where shell.showsDays: shell.step(by: count, &effect)
    default: return
    }
  }

  /// Turns a wheel and lets it rest.
  private mutating func step(
    _ field: WheelField, _ turn: WheelTurn, _ effect: inout Effect
  ) throws(KalendsError) {
    try self.turn(field, turn, &effect)
    effect.changed.remove(.wheels)
    try rest(&effect)
  }

  /// The parts that the tab key reaches, in order.
  private var stops: [NodeIdentifier] {
    var stops = shell.open == nil ? shell.buttons : []
    if shell.showsCalendar {
      stops += shell.titleOpensWheels ? [.previous, .title, .next] : [.previous, .next]
      if shell.showsDays { stops.append(.day(shell.calendar.focused)) }
    }
    for shown in (try? shownWheels()) ?? [] { stops += shown.fields.map { .column($0) } }
    return stops
  }
}

extension PickerKey {
  /// Whether the key activates what has the focus.
  var isActivation: Bool { self == .enter || self == .space }
}
