import KalendsCore

/// What a screen reader can find out about the picker.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarPicker {
  public func tree() throws(PickerError) -> AccessibilityNode {
    try answer { () throws(KalendsError) in
      var root = try root()
      if let label = context.label() { root.children.append(label) }
      if context.isCollapsed {
        for id in shell.buttons { root.children.append(try button(id)) }
        if shell.open != nil {
          root.children.append(
            AccessibilityNode(
              .popover, .dialog, name: try context.name(), hint: try shell.calendar.openingHint(),
              states: .modal, actions: [.close], children: try content()))
        }
      } else {
        root.children += try content()
      }
      root.children.append(AccessibilityNode(.status, .status, live: .polite))
      return root
    }
  }

  /// The picker as a whole, without what is inside.
  func root() throws(KalendsError) -> AccessibilityNode {
    var root = AccessibilityNode(.picker, .group)
    guard !context.isCollapsed else { return root }
    root.name = try context.name()
    root.value = try spokenValue()
    root.relations = context.labelRelations
    if shell.isOutside { root.states.insert(.invalid) }
    return root
  }

  /// The calendar and the wheels.
  private func content() throws(KalendsError) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    if shell.showsCalendar {
      let title = try shell.calendar.spokenTitle()
      nodes = navigation(title)
      if shell.showsDays {
        nodes.append(
          try shell.calendar.grid(
            chosen, title: title, isMultiSelectable: configuration.kind != .date,
            focus: shell.focus
          ) { day throws(KalendsError) in try judge(day) })
      }
    }
    for shown in try shownWheels() {
      for field in shown.fields { nodes.append(try column(field, of: shown)) }
    }
    return nodes
  }

  private func navigation(_ title: LocalizedText) -> [AccessibilityNode] {
    shell.calendar.navigation(
      title: title, opensWheels: shell.titleOpensWheels, isExpanded: shell.isChoosingMonth,
      focus: shell.focus)
  }

  /// A node without what is inside; `nil` for one that has no place in the picker now.
  func node(_ id: NodeIdentifier) throws(KalendsError) -> AccessibilityNode? {
    switch id {
    case .picker: return try root()
    case .button, .timeButton: return try button(id)
    case .previous, .title, .next:
      guard shell.showsCalendar else { return nil }
      return try navigation(shell.calendar.spokenTitle()).first { $0.id == id }
    case .day(let day):
      guard shell.showsDays else { return nil }
      return try shell.calendar.cell(day, chosen, focus: shell.focus) { day throws(KalendsError) in
        try judge(day)
      }
    case .column(let field):
      guard let shown = try shownWheels(with: field) else { return nil }
      return try column(field, of: shown)
    default: return nil
    }
  }

  private func button(_ id: NodeIdentifier) throws(KalendsError) -> AccessibilityNode {
    let part = shell.part(of: id)
    let isOneOfTwo = shell.buttons.count > 1
    let isExpanded = shell.open == part
    var node = AccessibilityNode(
      id, .popUpButton,
      name: isOneOfTwo
        ? try context.name(ofPart: context.text(part == .time ? .labelTime : .labelDate))
        : try context.name(),
      value: isOneOfTwo ? try spokenValue(of: part) : try spokenValue(),
      hint: try context.hint(part == .time ? .hintOpenWheels : .hintOpenCalendar),
      states: [.focusable, isExpanded ? .expanded : .collapsed],
      actions: [isExpanded ? .close : .open],
      relations: context.labelRelations + [.controls(.popover)])
    if shell.isOutside { node.states.insert(.invalid) }
    if shell.focus == id { node.states.insert(.focused) }
    return node
  }

  /// A column of wheels.
  private func column(
    _ field: WheelField, of shown: ShownWheels
  ) throws(KalendsError) -> AccessibilityNode {
    let column = shown.column(field)
    let fieldName = context.localText(shown.picker.texts.name(of: field) ?? field.rawValue)
    var node = AccessibilityNode(
      .column(field), .adjustable, name: try context.name(ofPart: fieldName),
      hint: try context.wheelHint(), states: .focusable, actions: [.increment, .decrement])
    if let row = column.selectedRow {
      let count = column.rows.count
      node.value = try shown.picker.spokenText(of: row)
      node.number = AdjustableNumber(column.selectedIndex + 1, limits: 1...count)
      node.position = shown.position(in: column)
      if !isAvailable(row) { node.states.insert(.invalid) }
    } else {
      node.value = try context.text(.valueNone)
    }
    if shell.focus == .column(field) { node.states.insert(.focused) }
    return node
  }
}

extension PickerContext {
  /// The hint of a column of wheels, in the words of the screen reader.
  func wheelHint() throws(KalendsError) -> LocalizedText? {
    switch reader {
    case .voiceOver: try hint(.hintWheelVoiceOver)
    case .talkBack: try hint(.hintWheelTalkBack)
    case .orca, .nvda, .neutral: try hint(.hintWheel)
    }
  }
}
