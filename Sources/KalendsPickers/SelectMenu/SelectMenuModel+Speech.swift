internal import KalendsCore

/// What is shown and spoken of a select.
extension SelectMenuModel {
  /// What is shown and spoken when the select first appears and gets the focus.
  ///
  /// - Throws: nothing with a catalogue of the package.
  /// - Complexity: O(1)
  public func firstStep() throws(PickerError) -> PickerStep {
    do throws(KalendsError) {
      return try step(after: nil, message: nil, isByHost: false)
    } catch {
      throw .core(error)
    }
  }

  /// What has become of the model, and what is to be done about it.
  func step(
    after before: SelectMenuModel?, message: (key: MessageKey, arguments: MessageArguments)?,
    isByHost: Bool
  ) throws(KalendsError) -> PickerStep {
    var changed: PickerChanges = []
    if let before {
      if before.selection != selection { changed.insert(isByHost ? .adjusted : .value) }
      if before.isOpen != isOpen { changed.insert(.open) }
      if before.focus != focus { changed.insert(.focus) }
      if before.index !== index { changed.insert(.options) }
    }
    // A value that changes under the focus is said alone; the name was said before.
    let isValueAlone =
      !isOpen && !changed.contains(.focus) && !changed.isDisjoint(with: [.value, .adjusted])
    let shown = try valueText
    var announcements: [Announcement] = []
    if let message {
      announcements.append(Announcement(try context.text(message.key, message.arguments)))
    }
    return PickerStep(
      value: selection.map { .option($0) } ?? .none, shown: [shown.text], focus: focus,
      utterance: try isValueAlone && !name.hidesValue
        ? context.environment.utterance([Utterance.Part(.value, shown)]) : utterance,
      announcements: announcements, changed: changed)
  }

  /// The text of the chosen option, or the word for none.
  var valueText: LocalizedText {
    get throws(KalendsError) {
      guard let selected else { return try context.text(.valueNone) }
      return context.hostText(options[selected].text)
    }
  }

  /// What is said of what has the focus.
  private var utterance: Utterance {
    get throws(KalendsError) {
      guard isOpen else { return try context.environment.utterance(closedParts) }
      guard let highlighted else {
        return try context.environment.utterance(
          name.parts.map { Utterance.Part(.name, context.hostText($0.text)) } + role(.listBox))
      }
      var parts = [Utterance.Part(.name, try optionName(highlighted))]
      parts += try role(.option)
      if highlighted == selected, context.reader.speaks(.selected) {
        parts.append(Utterance.Part(.state, try context.text(.stateSelected)))
      }
      let position = SetPosition(highlighted + 1, of: options.count)
      parts.append(Utterance.Part(.position, try context.text(of: position)))
      return try context.environment.utterance(parts)
    }
  }

  /// Name, value and role of the closed select, as the platform gives them.
  private var closedParts: [Utterance.Part] {
    get throws(KalendsError) {
      var parts = name.parts.map { Utterance.Part(.name, context.hostText($0.text)) }
      if !name.hidesValue { parts.append(Utterance.Part(.value, try valueText)) }
      return try parts + role(.popUpButton)
    }
  }

  private func role(_ role: AccessibilityRole) throws(KalendsError) -> [Utterance.Part] {
    guard let word = context.reader.word(for: role) else { return [] }
    return [Utterance.Part(.role, try context.text(word))]
  }

  /// The name of an option: its text, and that it is chosen or cannot be where the screen reader
  /// would not say so of itself.
  func optionName(_ place: Int) throws(KalendsError) -> LocalizedText {
    let option = options[place]
    var name = context.hostText(option.text)
    let reader = context.reader
    if place == selected, !reader.speaks(.selected) {
      name = try joined(name, with: .stateSelected)
    }
    if !option.isEnabled, !reader.speaks(.disabled) {
      name = try joined(name, with: .stateUnavailable)
    }
    return name
  }

  private func joined(
    _ text: LocalizedText, with state: MessageKey
  ) throws(KalendsError) -> LocalizedText {
    try context.text(
      .utterancePair,
      ["first": .text(text.text), "second": .text(try context.text(state).text)])
  }
}
