internal import KalendsCore

/// The accessibility tree and what came of actions.
extension PickerJudge {
  mutating func judgeBehaviour(_ evidence: PickerEvidence) {
    if let tree = evidence.tree {
      if isSelect { judgeSelectTree(tree, evidence) } else { judgeDateTree(tree) }
      judgeNodes(of: tree, evidence.words)
    }
    var previous: PickerEvidence.Moment?
    var isOpen = evidence.moments.first?.step.isOpen ?? false
    for moment in evidence.moments {
      judgeUtterance(moment.step, isFirst: previous == nil)
      judgeAnnouncements(moment, isFirst: previous == nil)
      if let previous { judgeChange(from: previous.step, to: moment) }
      judgeKey(moment, wasOpen: isOpen)
      judgeEcho(moment)
      if let tree = moment.tree { judgeNodes(of: tree, evidence.words) }
      if moment.step.changed.contains(.open) { isOpen.toggle() }
      previous = moment
    }
  }

  // MARK: - Trees

  private mutating func judgeSelectTree(
    _ tree: AccessibilityNode, _ evidence: PickerEvidence
  ) {
    guard let button = tree.all.first(where: { $0.role == .popUpButton }) else {
      report(.selectRole, nil, ("problem", .text("role")))
      return
    }
    if button.name?.text.isBlank ?? true {
      report(.selectEmptyLabel)
    } else if button.value?.text.isBlank ?? true {
      report(.selectRole, nil, ("problem", .text("value")))
    }
    let hasOptions =
      tree.all.contains { $0.role == .option }
      || evidence.moments.contains { $0.step.focus.isOption }
    if !button.actions.contains(.open), !button.actions.contains(.press), !hasOptions {
      report(.selectRole, nil, ("problem", .text("options")))
    }
    if !tree.all.contains(where: { $0.states.contains(.focusable) }) {
      report(.selectKeyboard, nil, ("problem", .text("reach")))
    }
  }

  /// The interaction of the style: a button that opens, a grid of days, or columns that turn.
  private mutating func judgeDateTree(_ tree: AccessibilityNode) {
    let nodes = tree.all
    let problem: String? =
      switch picker.dateStyle ?? .automatic {
      case .automatic, .compact: Self.problem(ofButton: nodes.first { $0.role == .popUpButton })
      case .wheel: Self.problem(ofColumns: nodes.filter { $0.role == .adjustable })
      case .graphical:
        if configuration.components == .hourAndMinute {
          Self.problem(ofColumns: nodes.filter { $0.role == .adjustable })
        } else {
          nodes.contains { [.grid, .listBox].contains($0.role) && !$0.all.days.isEmpty }
            ? nil : "grid"
        }
      }
    if let problem { report(.dateInteractionModel, nil, ("problem", .text(problem))) }
    if !nodes.contains(where: { $0.states.contains(.focusable) }) {
      report(.dateKeyboard, nil, ("problem", .text("reach")))
    }
  }

  private static func problem(ofButton button: AccessibilityNode?) -> String? {
    guard let button else { return "button" }
    if button.value?.text.isBlank ?? true { return "value" }
    return button.states.isDisjoint(with: [.expanded, .collapsed]) ? "expand" : nil
  }

  private static func problem(ofColumns columns: [AccessibilityNode]) -> String? {
    guard !columns.isEmpty else { return "columns" }
    if columns.contains(where: { $0.value?.text.isBlank ?? true }) { return "value" }
    return columns.contains { !$0.actions.contains(.increment) && !$0.actions.contains(.decrement) }
      ? "adjust" : nil
  }

  /// Every node by itself, and the days and columns beside each other.
  private mutating func judgeNodes(
    of tree: AccessibilityNode, _ words: PickerEvidence.StateWords
  ) {
    let nodes = tree.all
    for node in nodes {
      for text in [node.name, node.value, node.hint].compactMap({ $0 }) {
        judgeText(text.text)
        if text.language.isEmpty { report(.languageUnmarked, nil, ("text", .text(text.text))) }
      }
      if node.id == .previous || node.id == .next, node.name?.text.isBlank ?? true {
        report(.navUnnamed)
      }
    }
    judgeHeaders(nodes.filter { $0.role == .columnHeader })
    judgeColumns(nodes.filter { $0.role == .adjustable })
    judgeDays(nodes.days, words)
  }

  private mutating func judgeHeaders(_ headers: [AccessibilityNode]) {
    let names = headers.map { $0.name?.text.heard ?? "" }
    // A week has seven names; a second month has them again.
    let week = names.prefix(7)
    guard
      let short = week.first(where: { $0.unicodeScalars.count < 2 || $0.isEmpty })
        ?? week.first(where: { name in week.filter { $0 == name }.count > 1 })
    else { return }
    // A letter of Chinese or Japanese is a word.
    guard short.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) else { return }
    report(.dateAmbiguousHeader, nil, ("name", .text(short)))
  }

  private mutating func judgeColumns(_ columns: [AccessibilityNode]) {
    var names: Set<String> = []
    for column in columns {
      let name = column.name?.text ?? ""
      if name.isBlank || !names.insert(name.plain).inserted {
        report(.wheelColumnName, nil, ("name", .text(name)))
      }
      if (column.number?.limits.count ?? column.position?.count ?? 0) < 1 {
        report(.wheelSetSize, nil, ("name", .text(name)))
      }
      if !column.actions.contains(.increment), !column.actions.contains(.decrement) {
        report(.dragNoAlternative, nil, ("part", .text(name)))
      }
    }
  }

  private mutating func judgeDays(
    _ days: [AccessibilityNode], _ words: PickerEvidence.StateWords
  ) {
    guard !days.isEmpty else { return }
    for day in days {
      let name = day.name?.text ?? ""
      let saysUnavailable = name.containsWords(of: words.unavailable)
      let isAvailable = day.actions.contains(.choose) || day.actions.contains(.press)
      if !isAvailable, !saysUnavailable, !day.states.contains(.disabled) {
        report(.dateDisabledNotExposed, nil, ("name", .text(name)))
      }
      if saysUnavailable, !name.heard.hasPrefix(words.unavailable.heard) {
        report(.cellUnavailableLate, nil, ("name", .text(name)))
      }
      if !saysAllOfDate(name) { report(.cellIncompleteName, nil, ("name", .text(name))) }
      judgeStates(of: day, name, words)
    }
    if days.allSatisfy({ $0.actions.isEmpty && !$0.states.contains(.disabled) }) {
      report(.dragNoAlternative, nil, ("part", .text("day")))
    }
    judgePadding(days)
  }

  /// A state is a word of the name, or is exposed to a reader that speaks it.
  private mutating func judgeStates(
    of day: AccessibilityNode, _ name: String, _ words: PickerEvidence.StateWords
  ) {
    for (state, word) in [
      (AccessibilityStates.selected, words.selected), (.current, words.today),
    ] where day.states.contains(state) && !audit.screenReader.speaks(state) {
      guard !name.containsWords(of: word) else { continue }
      report(.cellSilentState, nil, ("name", .text(name)), ("state", .text(word)))
    }
    if case .date(.day(let chosen)) = configuration.selection, day.id == .day(chosen),
      !day.states.contains(.selected), !name.containsWords(of: words.selected)
    {
      report(.cellSilentState, nil, ("name", .text(name)), ("state", .text(words.selected)))
    }
  }

  /// Whether a name has a weekday, a month, and the numbers of day and year.
  private func saysAllOfDate(_ name: String) -> Bool {
    let parts = name.heardWords
    let numbers = parts.filter { $0.hasDigit }.count
    let letters = parts.filter { part in
      part.unicodeScalars.contains { $0.properties.numericType == nil }
    }
    // Where words are not parted by spaces there is one long word.
    if letters.contains(where: { $0.unicodeScalars.contains { $0.value >= 0x2E80 } }) {
      return name.hasDigit
    }
    var leastNumbers = configuration.verbosity.year == .always ? 2 : 1
    // Hebrew and some other calendars write numbers with letters.
    if !name.hasDigit { leastNumbers = 0 }
    return numbers >= leastNumbers
      && letters.count >= (configuration.verbosity.weekday == .none ? 1 : 2)
  }

  /// A month has no more than 31 days, and a Gregorian one those of one month.
  private mutating func judgePadding(_ days: [AccessibilityNode]) {
    guard configuration.visible == .months(1), !isSelect else { return }
    let numbers = days.compactMap { node in
      if case .day(let day) = node.id { day } else { nil }
    }
    let months = Set(
      numbers.map { String(decoding: $0.description.utf8.dropLast(3), as: UTF8.self) })
    let isGregorian = configuration.calendar == nil || configuration.calendar == .gregory
    if numbers.count > 31 || isGregorian && months.count > 1 { report(.cellPaddingExposed) }
  }
}

extension AccessibilityNode {
  /// The node and all below it.
  var all: [AccessibilityNode] { [self] + children.flatMap { $0.all } }
}

extension [AccessibilityNode] {
  /// The nodes of days.
  var days: [AccessibilityNode] {
    filter { if case .day = $0.id { true } else { false } }
  }
}

extension NodeIdentifier {
  var isOption: Bool {
    if case .option = self { true } else { false }
  }
}

extension PickerStep {
  /// Whether the focus is inside of what a button opens.
  var isOpen: Bool {
    switch focus {
    case .option, .list, .popover: true
    default: false
    }
  }
}
