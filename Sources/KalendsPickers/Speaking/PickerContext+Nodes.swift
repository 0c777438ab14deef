import KalendsCore

/// Names, and what is said of a node.
extension PickerContext {
  /// The name of the picker: of two names, both.
  func name() throws(KalendsError) -> LocalizedText? {
    guard var name = names.first else { return nil }
    for other in names.dropFirst() {
      name = try text(.utterancePair, ["first": .text(name), "second": .text(other)]).text
    }
    return hostText(name)
  }

  /// The name of a part: its own with that of the picker, so that parts of two pickers differ.
  func name(ofPart part: LocalizedText) throws(KalendsError) -> LocalizedText {
    guard let picker = names.first else { return part }
    return try text(.labelFieldOf, ["field": .text(part.text), "picker": .text(picker)])
  }

  /// The visible label as a node; `nil` where there is none, or where it is the name and would be read
  /// twice.
  func label() -> AccessibilityNode? {
    let configuration = configuration
    guard !configuration.isLabelHidden, let label = configuration.label, let words = label.words
    else { return nil }
    let isName = AccessibleName(of: picker, on: environment.platform).parts.contains {
      $0.source == .label
    }
    if environment.platform == .swiftUI, isName { return nil }
    if case .text = label { return AccessibilityNode(.label, .text, name: hostText(words)) }
    return AccessibilityNode(.label, .image, name: hostText(words))
  }

  /// What a node that is named by the visible label has to do with it.
  var labelRelations: [AccessibilityRelation] {
    guard environment.platform != .swiftUI, configuration.accessibilityLabel == nil,
      !configuration.isLabelHidden, configuration.label?.words != nil
    else { return [] }
    return [.labelledBy(.label)]
  }

  /// What a screen reader says of a node that gets the focus.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - role: what is said instead of the reader's word for the role.
  ///   - saysRole: whether it is said what the node is.
  ///   - braille: what a braille display shows; the node's own texts when `nil`.
  /// - Returns: the parts in the reader's order.
  /// - Throws: what a catalogue of the package never causes.
  func utterance(
    of node: AccessibilityNode, role: MessageKey? = nil, saysRole: Bool = true,
    braille: String? = nil
  ) throws(KalendsError) -> Utterance {
    var parts: [Utterance.Part] = []
    if names.count > 1, let name = node.name, name == (try self.name()) {
      parts = names.map { Utterance.Part(.name, hostText($0)) }
    } else if let name = node.name {
      parts.append(Utterance.Part(.name, name))
    }
    if let value = node.value { parts.append(Utterance.Part(.value, value)) }
    // Of a day only its name is said, whatever it is exposed as.
    let isDay = if case .day = node.id { true } else { false }
    if saysRole, !isDay, let key = role ?? reader.word(for: node.role) {
      parts.append(Utterance.Part(.role, try text(key)))
    }
    let states: [AccessibilityStates] = [
      .disabled, .selected, .current, .expanded, .collapsed, .invalid, .required,
    ]
    for state in states where node.states.contains(state) {
      guard let key = reader.word(for: state) else { continue }
      parts.append(Utterance.Part(.state, try text(key)))
    }
    if let position = node.position {
      parts.append(Utterance.Part(.position, try text(of: position)))
    }
    if let hint = node.hint { parts.append(Utterance.Part(.hint, hint)) }
    return try environment.utterance(parts, braille: braille)
  }
}
