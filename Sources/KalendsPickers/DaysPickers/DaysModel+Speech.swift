import KalendsCore

extension DaysModel {
  /// What an action leads to.
  func report(_ effect: Effect) throws(KalendsError) -> PickerStep {
    PickerStep(
      value: selection, shown: try shownTexts(), focus: shell.focus,
      utterance: try utterance(effect),
      announcements: try announcement(effect).map { [$0] } ?? [], changed: effect.changed)
  }

  /// What is said when the picker first gets the focus.
  func reportFirst() throws(PickerError) -> PickerStep {
    var effect = Effect()
    effect.isEntry = true
    do throws(KalendsError) {
      return try report(effect)
    } catch {
      throw .core(error)
    }
  }

  /// The texts that the picker shows.
  func shownTexts() throws(KalendsError) -> [String] {
    var texts: [String] = []
    if shell.isCollapsed { texts.append(try spokenValue().text) }
    if shell.showsCalendar { texts.append(try shell.calendar.title().text) }
    return texts
  }

  private func utterance(_ effect: Effect) throws(KalendsError) -> Utterance {
    let context = shell.context
    if effect.isEntry { return try entryUtterance() }
    guard case .day(let day) = shell.focus else {
      guard let node = try node(shell.focus) else { return try entryUtterance() }
      return try context.utterance(of: node)
    }
    var node = try cell(day)
    if effect.isOpening {
      node.hint = try shell.calendar.openingHint()
      if node.hint == nil { node.hint = try nextHint() }
    }
    let isAvailable = node.actions.contains(.choose)
    let words = shell.calendar.words(of: day, chosen.role(of: day), isAvailable: isAvailable)
    return try context.utterance(of: node, braille: context.brailleName(of: day, words))
  }

  private func entryUtterance() throws(KalendsError) -> Utterance {
    if shell.isCollapsed { return try shell.context.utterance(of: button()) }
    var root = try root()
    root.hint = try nextHint()
    if root.hint == nil { root.hint = try shell.context.hint(.hintGrid) }
    return try shell.context.utterance(of: root, role: .roleCalendar)
  }

  private func announcement(_ effect: Effect) throws(KalendsError) -> Announcement? {
    guard let event = effect.event else { return nil }
    let context = shell.context
    let isFocusMoved = effect.changed.contains(.focus) || effect.isEntry
    let returns = context.environment.platform.returnsFocusToDatePicker
    switch event {
    case .value:
      if shell.focus == .button, isFocusMoved, returns { return nil }
      return Announcement(try spokenValue())
    case .boundsMoved:
      return Announcement(
        try context.text(.announceValueMoved, ["value": .text(spokenValue().text)]))
    case .restored:
      if isFocusMoved, returns { return nil }
      return Announcement(
        try context.text(.announceRestored, ["value": .text(spokenValue().text)]))
    default:
      return try shell.calendar.announcement(
        event, focus: shell.focus, isFocusMoved: isFocusMoved)
    }
  }

  // MARK: - Nodes

  /// The accessibility tree.
  func accessibilityTree() throws(PickerError) -> AccessibilityNode {
    do throws(KalendsError) {
      var root = try root()
      if let label = shell.context.label() { root.children.append(label) }
      if shell.isCollapsed {
        root.children.append(try button())
        if shell.isOpen {
          root.children.append(
            AccessibilityNode(
              .popover, .dialog, name: try shell.context.name(),
              hint: try shell.calendar.openingHint(), states: .modal, actions: [.close],
              children: try content()))
        }
      } else {
        root.children += try content()
      }
      root.children.append(AccessibilityNode(.status, .status, live: .polite))
      return root
    } catch {
      throw .core(error)
    }
  }

  private func root() throws(KalendsError) -> AccessibilityNode {
    var root = AccessibilityNode(.picker, .group)
    guard !shell.isCollapsed else { return root }
    root.name = try shell.context.name()
    root.value = try spokenValue()
    root.relations = shell.context.labelRelations
    if shell.isOutside { root.states.insert(.invalid) }
    return root
  }

  private func button() throws(KalendsError) -> AccessibilityNode {
    var node = AccessibilityNode(
      .button, .popUpButton, name: try shell.context.name(), value: try spokenValue(),
      hint: try shell.context.hint(.hintOpenCalendar),
      states: [.focusable, shell.isOpen ? .expanded : .collapsed],
      actions: [shell.isOpen ? .close : .open],
      relations: shell.context.labelRelations + [.controls(.popover)])
    if shell.isOutside { node.states.insert(.invalid) }
    if shell.focus == .button { node.states.insert(.focused) }
    return node
  }

  private func content() throws(KalendsError) -> [AccessibilityNode] {
    let title = try shell.calendar.spokenTitle()
    let navigation = try shell.calendar.navigation(
      title: title, opensWheels: false, isExpanded: false, focus: shell.focus)
    let grid = try shell.calendar.grid(
      chosen, title: title, isMultiSelectable: true, focus: shell.focus
    ) { day throws(KalendsError) in try judge(day) }
    return navigation + [grid]
  }

  private func node(_ id: NodeIdentifier) throws(KalendsError) -> AccessibilityNode? {
    switch id {
    case .button: try button()
    case .previous, .title, .next:
      try shell.calendar.navigation(
        title: shell.calendar.spokenTitle(), opensWheels: false, isExpanded: false,
        focus: shell.focus
      ).first { $0.id == id }
    default: nil
    }
  }

  func cell(_ day: Day) throws(KalendsError) -> AccessibilityNode {
    try shell.calendar.cell(day, chosen, focus: shell.focus) { day throws(KalendsError) in
      try judge(day)
    }
  }
}

// MARK: - Drawing

extension DaysModel {
  /// The months that are shown, with what can be chosen now.
  func shownPages() throws(PickerError) -> [PickerPage] {
    guard shell.showsCalendar else { return [] }
    do throws(KalendsError) {
      var pages: [PickerPage] = []
      for page in try shell.calendar.pages(chosen) {
        var page = page
        for index in page.cells.indices where page.shown[index] {
          let cell = CellMask(rawValue: 1 << UInt64(index))
          switch try judge(page.cells[index].epochDay) {
          case .byItself: continue
          case .available: page.available.formUnion(cell)
          case .blocked: page.available.subtract(cell)
          }
        }
        pages.append(page)
      }
      return pages
    } catch {
      throw .core(error)
    }
  }

  /// The title of what is shown.
  func shownTitle() throws(PickerError) -> String {
    do throws(KalendsError) {
      return try shell.calendar.title().text
    } catch {
      throw .core(error)
    }
  }
}
