import KalendsCore

/// What a screen reader can find out about the picker.
extension DatePickerModel {
  /// The accessibility tree, made anew each time.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(*n*) in the number of days that are shown; ten microseconds for a month.
  public func tree() throws(PickerError) -> AccessibilityNode {
    do throws(KalendsError) {
      var root = try root()
      root.children = try children()
      return root
    } catch {
      throw .core(error)
    }
  }

  /// The picker as a whole, without what is inside.
  func root() throws(KalendsError) -> AccessibilityNode {
    var root = AccessibilityNode(.picker, .group)
    guard !style.isCollapsed else { return root }
    root.name = try context.name()
    root.value = try spokenValue()
    root.relations = context.labelRelations
    if state.isOutside { root.states.insert(.invalid) }
    return root
  }

  private func children() throws(KalendsError) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    if let label = context.label() { nodes.append(label) }
    guard style.isCollapsed else {
      nodes += try content()
      nodes.append(AccessibilityNode(.status, .status, live: .polite))
      return nodes
    }
    for id in [NodeIdentifier.button, .timeButton] where shows(id) {
      if let node = try node(id) { nodes.append(node) }
    }
    if state.open != nil {
      nodes.append(
        AccessibilityNode(
          .popover, .dialog, name: try context.name(), hint: try calendar.openingHint(),
          states: .modal,
          actions: [.close], children: try content()))
    }
    nodes.append(AccessibilityNode(.status, .status, live: .polite))
    return nodes
  }

  /// The calendar and the wheels.
  private func content() throws(KalendsError) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    if showsCalendar {
      let title = try calendar.spokenTitle()
      nodes = try calendar.navigation(
        title: title, opensWheels: calendar.showsMonths, isExpanded: state.isChoosingMonth,
        focus: state.focus)
      if showsDays {
        nodes.append(
          try calendar.grid(chosen, title: title, focus: state.focus, judge: nil))
      }
    }
    for shown in try shownWheels() {
      for field in shown.fields { nodes.append(try column(field, of: shown)) }
    }
    return nodes
  }

  /// A node without what is inside; `nil` for one that has no place in the picker now.
  func node(_ id: NodeIdentifier) throws(KalendsError) -> AccessibilityNode? {
    switch id {
    case .picker: return try root()
    case .button, .timeButton: return try button(id)
    case .previous, .title, .next:
      guard showsCalendar else { return nil }
      return try calendar.navigation(
        title: calendar.spokenTitle(), opensWheels: calendar.showsMonths,
        isExpanded: state.isChoosingMonth, focus: state.focus
      ).first { $0.id == id }
    case .day(let day): return showsDays ? try cell(day) : nil
    case .column(let field):
      guard let shown = try shownWheels(with: field) else { return nil }
      return try column(field, of: shown)
    default: return nil
    }
  }

  // MARK: - Buttons

  private func button(_ id: NodeIdentifier) throws(KalendsError) -> AccessibilityNode {
    let hasTwo = context.components == [.date, .hourAndMinute]
    let isTime = id == .timeButton || !context.components.contains(.date)
    let isExpanded = state.open == (isTime ? .time : .date)
    var node = AccessibilityNode(
      id, .popUpButton, states: [.focusable, isExpanded ? .expanded : .collapsed],
      actions: [isExpanded ? .close : .open],
      relations: context.labelRelations + [.controls(.popover)])
    node.name =
      hasTwo
      ? try context.name(ofPart: context.text(isTime ? .labelTime : .labelDate))
      : try context.name()
    let components = hasTwo ? isTime ? .hourAndMinute : .date : context.components
    if let value = state.value {
      node.value = try spoken(value, components)
    } else {
      node.value = try context.text(.valueNone)
    }
    node.hint = try context.hint(isTime ? .hintOpenWheels : .hintOpenCalendar)
    if state.isOutside { node.states.insert(.invalid) }
    if state.focus == id { node.states.insert(.focused) }
    return node
  }

  // MARK: - Days and columns

  /// A day by itself.
  func cell(_ day: Day) throws(KalendsError) -> AccessibilityNode {
    try calendar.cell(day, chosen, focus: state.focus, judge: nil)
  }

  /// A column of wheels.
  func column(
    _ field: WheelField, of shown: ShownWheels
  ) throws(KalendsError) -> AccessibilityNode {
    let column = shown.column(field)
    let fieldName = context.localText(shown.picker.texts.name(of: field) ?? field.rawValue)
    var node = AccessibilityNode(
      .column(field), .adjustable, name: try context.name(ofPart: fieldName),
      hint: try wheelHint(), states: .focusable, actions: [.increment, .decrement])
    if let row = column.selectedRow {
      let count = column.rows.count
      node.value = try shown.picker.spokenText(of: row)
      node.number = AdjustableNumber(column.selectedIndex + 1, limits: 1...count)
      node.position = SetPosition(column.selectedIndex + 1, of: count)
      if !isAvailable(row) { node.states.insert(.invalid) }
    } else {
      node.value = try context.text(.valueNone)
    }
    if state.focus == .column(field) { node.states.insert(.focused) }
    return node
  }
}
