import KalendsCore

/// What a person does with a calendar, whatever it chooses.
extension PickerCalendar {
  /// What a key came to.
  enum Input: Hashable, Sendable {
    /// It is not for the calendar.
    case ignored
    /// The focus has moved, or another month is shown.
    case handled
    /// A day is to be chosen.
    case activated(Day)
  }

  /// Presses a key on what has the focus.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, focus: inout NodeIdentifier,
    _ effect: inout Effect
  ) -> Input {
    switch focus {
    case .previous, .next:
      guard key.isActivation else { return .ignored }
      page(by: focus == .next ? 1 : -1, unit: nil, focus: &focus, &effect)
      return .handled
    case .day(let day):
      if key.isActivation { return .activated(day) }
      let visible = visibleDays
      guard let move = press(key, modifiers) else { return .ignored }
      finish(move, from: visible, focus: &focus, &effect)
      return .handled
    default: return .ignored
    }
  }

  /// Adjusts what has the focus: the day, or by the title the month.
  mutating func step(
    by count: Int, focus: inout NodeIdentifier, _ effect: inout Effect
  ) {
    switch focus {
    case .day:
      let visible = visibleDays
      let move = move(days: min(max(count, -10_000_000), 10_000_000))
      finish(move, from: visible, focus: &focus, &effect)
    case .title: page(by: count, unit: nil, focus: &focus, &effect)
    default: return
    }
  }

  private func finish(
    _ move: Move, from visible: ClosedRange<Day>, focus: inout NodeIdentifier,
    _ effect: inout Effect
  ) {
    effect.add(move)
    focus = .day(focused)
    if visible != visibleDays { effect.changed.insert(.visible) }
  }

  /// Shows what comes before or after.
  mutating func page(
    by count: Int, unit: PageUnit?, focus: inout NodeIdentifier, _ effect: inout Effect
  ) {
    let visible = visibleDays
    effect.add(page(by: count, unit: unit))
    if case .day = focus { focus = .day(focused) }
    if visible != visibleDays { effect.add(.visible) }
  }

  /// Gives the focus to a part that is shown: a day takes the keyboard along if it can be reached.
  mutating func take(_ node: NodeIdentifier, focus: inout NodeIdentifier) {
    focus = node == .grid ? .day(focused) : node
    if case .day(let day) = node, limits.contains(day) { self.focus(on: day) }
  }

  /// Whether a part of the calendar can have the focus.
  func shows(_ node: NodeIdentifier) -> Bool {
    switch node {
    case .grid, .previous, .next, .title: return true
    case .day(let day):
      guard visibleDays.contains(day), let pages = try? pages(.none) else { return false }
      for page in pages {
        let mask = page.cells.mask(of: day)
        if !mask.isEmpty, page.shown.isSuperset(of: mask) { return true }
      }
      return false
    default: return false
    }
  }
}

extension NodeIdentifier {
  /// The part that the tab key reaches from this one.
  ///
  /// - Parameters:
  ///   - stops: the parts that it reaches, in order.
  ///   - isBack: whether it goes back.
  ///   - isRound: whether the first follows the last, as inside something that was opened.
  /// - Returns: the next part; this one where there is none.
  func next(among stops: [NodeIdentifier], isBack: Bool, isRound: Bool) -> NodeIdentifier {
    guard let place = stops.firstIndex(of: self) else { return stops.first ?? self }
    let next = place + (isBack ? -1 : 1)
    if stops.indices.contains(next) { return stops[next] }
    return isRound ? stops[isBack ? stops.count - 1 : 0] : self
  }
}
