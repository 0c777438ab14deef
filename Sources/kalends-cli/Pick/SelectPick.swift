internal import Kalends

/// A list of options on the terminal, open from the beginning.
struct SelectPick: TerminalPicker {
  private(set) var model: SelectMenuModel
  private let environment: PickerEnvironment
  private let label: PickerLabel?
  private let keys: SearchKeyMaker

  /// How many options before and behind the highlighted one are drawn: more than a terminal shows.
  private static let reach = 200

  init(
    _ configuration: PickerConfiguration, in environment: PickerEnvironment, now: Instant
  ) throws {
    keys = try SearchKeyMaker(locale: environment.locale.identifier)
    self.environment = environment
    label = configuration.label
    model = try SelectMenuModel(
      StyledPicker(configuration), in: environment, searchKey: keys.key)
    _ = try perform(.open, now: now)
  }

  var focus: NodeIdentifier { model.focus }
  var isInside: Bool { false }

  func firstStep() throws -> PickerStep { try model.firstStep() }

  mutating func perform(_ action: PickerAction, now: Instant) throws -> PickerStep {
    try model.perform(action, now: now, searchKey: keys.key)
  }

  /// A key that closes the list has chosen.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep? {
    let step = try perform(.key(key, modifiers), now: now)
    return model.isOpen ? step : nil
  }

  func picture(usesColor: Bool) throws -> PickerPicture {
    let empty = PickerPicture(
      isRightToLeft: environment.locale.direction == .rightToLeft, usesColor: usesColor)
    var list = empty
    let highlighted = model.highlighted ?? 0
    let shown =
      max(
        highlighted - Self.reach, 0)..<min(
        highlighted + Self.reach + 1, model.options.count)
    let texts = shown.map { TerminalText(model.options[$0].text) }
    let titles = sections(of: shown).mapValues { TerminalText($0) }
    let width = max((texts.map(\.width).max() ?? 0) + 2, titles.values.map(\.width).max() ?? 0)
    var row = 0
    for (index, text) in zip(shown, texts) {
      if let title = titles[index] {
        let column = empty.isRightToLeft ? width - title.width : 0
        list.write(title.text, at: Place(row: row, column: column), .bold)
        row += 1
      }
      let place = Place(row: row, column: empty.isRightToLeft ? width - 2 - text.width : 2)
      let isHighlighted = index == model.highlighted
      list.write(text.text, at: place, isHighlighted ? .reverse : [])
      list.mark(.option(model.options[index].id), at: place)
      if isHighlighted {
        list.write(
          empty.isRightToLeft ? "<" : ">",
          at: Place(row: row, column: empty.isRightToLeft ? width - 1 : 0))
      }
      row += 1
    }
    return empty.labelled(label, above: [list])
  }

  /// The titles of sections by the places of the options that they stand above.
  private func sections(of places: Range<Int>) -> [Int: String] {
    var titles: [Int: String] = [:]
    var last: String?
    for place in places {
      let section = model.options[place].section
      if section != last { titles[place] = section }
      last = section
    }
    return titles
  }

  func result() throws -> [String] { model.selected.map { [model.options[$0].text] } ?? [] }
}

extension SelectPick: AskablePicker {
  func introduction() throws -> [String] {
    let titles = sections(of: model.options.indices)
    return model.options.enumerated().flatMap { index, option in
      [titles[index], "\(index + 1). \(option.text)"].compactMap { $0 }
    }
  }

  func question() throws -> String { "\(label?.words ?? "") [\(proposal)]:" }

  /// The number of the chosen option, or else the first one.
  private var proposal: Int { (model.selected ?? 0) + 1 }

  /// Takes the number of an option, or its text.
  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply {
    let number = text.isEmpty ? proposal : Int(text)
    let place =
      model.options.firstIndex { $0.text == text }
      ?? number.flatMap { model.options.indices.contains($0 - 1) ? $0 - 1 : nil }
    guard let place else { return .more([try environment.messages.text(.announceNoMatch)]) }
    _ = try perform(.choose(.option(model.options[place].tag)), now: now)
    return .done
  }
}
