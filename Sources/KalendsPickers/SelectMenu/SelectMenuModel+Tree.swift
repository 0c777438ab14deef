internal import KalendsCore

/// The accessibility tree of a select.
extension SelectMenuModel {
  /// The button, and the list while it is open.
  ///
  /// - Parameter places: which options get a node, for a front end that draws only what is visible;
  ///   all of them when `nil`. Positions count all options either way.
  /// - Returns: the picker, with the button and the list inside.
  /// - Throws: nothing with a catalogue of the package.
  /// - Complexity: O(*n*) in the number of nodes.
  public func tree(
    showing places: Range<Int>? = nil
  ) throws(PickerError) -> AccessibilityNode {
    do throws(KalendsError) {
      var children: [AccessibilityNode] = []
      let configuration = context.configuration
      if let label = configuration.label?.words, !label.isBlank, !configuration.isLabelHidden,
        context.environment.platform != .swiftUI
      {
        children.append(AccessibilityNode(.label, .text, name: context.hostText(label)))
      }
      children.append(try button(isLabelled: !children.isEmpty))
      if isOpen { children.append(try list(showing: places ?? options.indices)) }
      return AccessibilityNode(.picker, .group, children: children)
    } catch {
      throw .core(error)
    }
  }

  /// The button: its name comes from the label or from the accessibility label, as ``AccessibleName``
  /// says, and its value is there unless the name hides it.
  private func button(isLabelled: Bool) throws(KalendsError) -> AccessibilityNode {
    var node = AccessibilityNode(
      .button, .popUpButton, name: fullName, value: name.hidesValue ? nil : try valueText,
      states: [.focusable, isOpen ? .expanded : .collapsed], actions: [isOpen ? .close : .open])
    if isLabelled, name.parts.first?.source == .label { node.relations.append(.labelledBy(.label)) }
    if isOpen {
      node.relations.append(.controls(.list))
      if highlighted != nil { node.relations.append(.activeDescendant(focus)) }
    } else {
      node.states.insert(.focused)
    }
    return node
  }

  private var fullName: LocalizedText? { name.parts.first.map { context.hostText($0.text) } }

  private func list(showing places: Range<Int>) throws(KalendsError) -> AccessibilityNode {
    var children: [AccessibilityNode] = []
    var section: String?
    var titles: [String: Int] = [:]
    for place in places.clamped(to: options.indices) {
      let node = try option(place)
      guard let title = options[place].section else {
        section = nil
        children.append(node)
        continue
      }
      if title != section {
        section = title
        titles[title, default: 0] += 1
        let count = titles[title, default: 1]
        children.append(
          AccessibilityNode(
            .section(count == 1 ? title : "\(title) \(count)"), .group,
            name: context.hostText(title)))
      }
      children[children.count - 1].children.append(node)
    }
    var list = AccessibilityNode(.list, .listBox, name: fullName, children: children)
    if highlighted == nil { list.states.insert([.focusable, .focused]) }
    return list
  }

  private func option(_ place: Int) throws(KalendsError) -> AccessibilityNode {
    let isEnabled = options[place].isEnabled
    let reader = context.reader
    var states: AccessibilityStates = isEnabled ? .focusable : []
    if place == highlighted { states.insert(.focused) }
    if place == selected, reader.speaks(.selected) { states.insert(.selected) }
    if !isEnabled, reader.speaks(.disabled) { states.insert(.disabled) }
    return AccessibilityNode(
      index.nodes[place], .option, name: try optionName(place), states: states,
      actions: isEnabled ? [.choose] : [], position: SetPosition(place + 1, of: options.count))
  }
}
