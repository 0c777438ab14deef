import KalendsCore

extension PickerCalendar {
  /// Moves the focus by a key.
  ///
  /// - Returns: what stood against it; `nil` for a key that moves no focus.
  mutating func press(_ key: PickerKey, _ modifiers: KeyModifiers) -> Move? {
    let forward = context.isRightToLeft ? -1 : 1
    let isShifted = modifiers.contains(.shift)
    switch key {
    case .arrowLeft: return move(days: -forward)
    case .arrowRight: return move(days: forward)
    case .arrowUp, .arrowDown:
      let direction = key == .arrowUp ? -1 : 1
      return showsWeeks ? move(days: 7 * direction) : page(by: direction, unit: nil)
    case .home: return moveInWeek(toEnd: false)
    case .end: return moveInWeek(toEnd: true)
    case .pageUp, .pageDown:
      let direction = key == .pageUp ? -1 : 1
      switch context.configuration.visible {
      case .months: return isShifted ? move(years: direction) : move(months: direction)
      case .weeks: return isShifted ? move(months: direction) : move(days: 7 * direction)
      case .days: return page(by: direction, unit: nil)
      }
    case .enter, .space, .tab, .escape: return nil
    }
  }

  /// Whether the rows that are shown are weeks.
  private var showsWeeks: Bool {
    if case .days = context.configuration.visible { false } else { true }
  }
}
