import KalendsCore

/// What is said: of what has the focus, and besides.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarPicker {
  public func firstStep() throws(PickerError) -> PickerStep {
    var effect = Effect()
    effect.isEntry = true
    // A first value is said with the picker; that it is another one than the host's, besides.
    if shell.isOutside, selection != .none { effect.add(.adjusted) }
    return try answer { () throws(KalendsError) in try report(effect) }
  }

  /// What an action leads to.
  func report(_ effect: Effect) throws(KalendsError) -> PickerStep {
    PickerStep(
      value: selection, shown: try shownTexts(), focus: shell.focus,
      utterance: try utterance(effect),
      announcements: try announcement(effect).map { [$0] } ?? [], changed: effect.changed)
  }

  // MARK: - Utterances

  private func utterance(_ effect: Effect) throws(KalendsError) -> Utterance {
    if effect.isEntry { return try entryUtterance() }
    guard var node = try node(shell.focus) else { return try entryUtterance() }
    switch shell.focus {
    case .day(let day):
      if effect.isOpening { node.hint = try openingHint() }
      let words = shell.calendar.words(
        of: day, chosen.role(of: day), isAvailable: node.actions.contains(.choose))
      return try context.utterance(of: node, braille: context.brailleName(of: day, words))
    case .column where effect.isValueOnly:
      node.name = nil
      node.position = nil
      node.hint = nil
      return try context.utterance(of: node, saysRole: false)
    case .column:
      if effect.isOpening, let hint = try openingHint() { node.hint = hint }
      return try context.utterance(of: node)
    default: return try context.utterance(of: node)
    }
  }

  /// What may be chosen, or else what is to be done.
  private func openingHint() throws(KalendsError) -> LocalizedText? {
    if let hint = try shell.calendar.openingHint() { return hint }
    return try nextHint()
  }

  /// What is said when the picker as a whole gets the focus: its name, its value, what it is.
  private func entryUtterance() throws(KalendsError) -> Utterance {
    if context.isCollapsed, let node = try node(shell.focus) {
      return try context.utterance(of: node)
    }
    var root = try root()
    root.hint = try nextHint()
    if root.hint == nil {
      root.hint = try shell.showsCalendar ? context.hint(.hintGrid) : context.wheelHint()
    }
    return try context.utterance(of: root, role: wholeRole)
  }

  // MARK: - Announcements

  private func announcement(_ effect: Effect) throws(KalendsError) -> Announcement? {
    guard let event = effect.event else { return nil }
    // What has the focus says its day, value and month by itself when the focus moves there.
    let isFocusMoved = effect.changed.contains(.focus) || effect.isEntry
    switch event {
    case .minimum, .maximum:
      guard case .column = shell.focus else { break }
      let isMinimum = event == .minimum
      return try announcement(isMinimum ? .announceMinimumReached : .announceMaximumReached)
    case .value: return try valueAnnouncement(isFocusMoved: isFocusMoved)
    case .boundsMoved: return try announcement(.announceValueMoved)
    case .restored:
      if isFocusMoved, environment.platform.returnsFocusToDatePicker { return nil }
      return try announcement(.announceRestored)
    case .adjusted: return try announcement(.announceValueAdjusted)
    case .dayAdjusted: return try announcement(.announceDayAdjusted, argument: "date")
    case .hourRepeated, .hourSkipped: return try timeAnnouncement(event)
    case .visible, .skipped, .unavailable, .text: break
    }
    return try shell.calendar.announcement(
      event, focus: shell.focus, isFocusMoved: isFocusMoved)
  }

  /// A sentence with the value in it.
  func announcement(
    _ key: MessageKey, argument: String = "value"
  ) throws(KalendsError) -> Announcement {
    Announcement(try context.text(key, MessageArguments([(argument, .text(valueInSentence()))])))
  }

  /// Whether the focus that has moved says the value by itself: on a button.
  func saysValue(isFocusMoved: Bool) -> Bool {
    isFocusMoved && environment.platform.returnsFocusToDatePicker
      && shell.buttons.contains(shell.focus)
  }
}

extension Platform {
  /// Whether the focus is back on the button when a date picker closes: SwiftUI's accessibility focus
  /// state does not work with a date picker.
  var returnsFocusToDatePicker: Bool { self != .swiftUI }
}
