internal import Kalends

extension PickerEvidence {
  /// How a picker of somebody else behaves: `{"picker", "tree"?, "steps"?, "words"?}`, in the form
  /// in which the operations `picker` and `select` answer; a step has its `action` besides.
  init(_ value: JSONValue, in scope: PickerScope) throws {
    let members = try Members(
      value, of: "evidence",
      keys: [
        RequestKey("picker", .text, isRequired: true), RequestKey("tree", .object),
        RequestKey("steps", .list), RequestKey("words", .object),
      ])
    let id = members.text("picker") ?? ""
    guard let picker = scope.pickers.first(where: { $0.configuration.id == id }) else {
      throw RequestError(.wrongType, "the scope has no picker '\(id)'", input: .string(id))
    }
    let kind = picker.configuration.kind
    self.init(
      id, tree: try members["tree"].map { try AccessibilityNode($0) },
      moments: try (members.list("steps") ?? []).map { try Moment($0, of: kind) },
      words: try members["words"].map { try StateWords($0) } ?? StateWords())
  }
}

extension PickerEvidence.StateWords {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "words",
      keys: ["unavailable", "selected", "today"].map { RequestKey($0, .text) })
    self.init()
    unavailable = members.text("unavailable") ?? unavailable
    selected = members.text("selected") ?? selected
    today = members.text("today") ?? today
  }
}

extension PickerEvidence.Moment {
  fileprivate init(_ value: JSONValue, of kind: PickerConfiguration.Kind) throws {
    let members = try Members(
      value, of: "a step",
      keys: [
        RequestKey("action", .object), RequestKey("value", .any), RequestKey("shown", .list),
        RequestKey("focus", .text, isRequired: true), RequestKey("utterance", .object),
        RequestKey("announcements", .list), RequestKey("changed", .list),
        RequestKey("tree", .object), RequestKey("echo", .text),
      ])
    let step = PickerStep(
      value: try members["value"].map { try PickerSelection($0, of: kind) } ?? .none,
      shown: try members.texts("shown"), focus: try members.node("focus"),
      utterance: try members["utterance"].map { value throws(RequestError) in
        try Utterance(value)
      } ?? Utterance(parts: [], text: "", braille: ""),
      announcements: try (members.list("announcements") ?? []).map { value throws(RequestError) in
        try Announcement(value)
      },
      changed: try members.set("changed", named: PickerChanges.named))
    self.init(
      try members["action"].map { try PickerAction($0, for: kind) }, step,
      tree: try members["tree"].map { try AccessibilityNode($0) }, echo: members.text("echo"))
  }
}

extension PickerChanges {
  /// The changes by their names.
  fileprivate static var named: [(name: String, value: PickerChanges)] {
    (0..<PickerChanges.RawValue.bitWidth).map { PickerChanges(rawValue: 1 << $0) }
      .compactMap { change in change.names.first.map { ($0, change) } }
  }
}

extension TypedMembers {
  /// A part of a picker: its name, or the date of a day.
  fileprivate func node(_ key: String) throws(RequestError) -> NodeIdentifier {
    guard let text = text(key) else { throw missing(key) }
    if let node = NodeIdentifier(text) { return node }
    if let day = try? Day(text) { return .day(day) }
    throw RequestError(
      .wrongType, "\(key) has to be a part such as 'button', 'column hour' or a date",
      input: .string(text))
  }

  /// A set of names.
  fileprivate func set<Choices: OptionSet>(
    _ key: String, named choices: [(name: String, value: Choices)]
  ) throws(RequestError) -> Choices where Choices.Element == Choices {
    var set: Choices = []
    for name in try texts(key) { set.insert(try Self.choice(key, name, among: choices)) }
    return set
  }

  /// A text in the language that stands beside it.
  fileprivate func localized(_ key: String) throws(RequestError) -> LocalizedText? {
    try textOrNull(key).map { LocalizedText($0, language: text("language") ?? "") }
  }
}

extension Utterance {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "an utterance",
      keys: [RequestKey("text", .text), RequestKey("slots", .list), RequestKey("braille", .text)])
    let parts = try (members.list("slots") ?? []).map { value throws(RequestError) in
      let members = try Members(
        value, of: "a slot",
        keys: [
          RequestKey("slot", .text, isRequired: true), RequestKey("text", .text, isRequired: true),
          RequestKey("language", .text),
        ])
      guard let slot = try members.choice("slot", among: named(UtteranceSlot.self)),
        let text = try members.localized("text")
      else { throw members.missing("slot") }
      return Part(slot, text)
    }
    self.init(
      parts: parts,
      text: members.text("text") ?? parts.map { $0.text.text }.joined(separator: ", "),
      braille: members.text("braille") ?? "")
  }
}

extension Announcement {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "an announcement",
      keys: [
        RequestKey("text", .text, isRequired: true), RequestKey("urgency", .text),
        RequestKey("language", .text),
      ])
    guard let text = try members.localized("text") else { throw members.missing("text") }
    self.init(
      text, urgency: try members.choice("urgency", among: named(Urgency.self)) ?? .polite)
  }
}

extension AccessibilityNode {
  /// The keys that a node may have.
  private static let keys: [RequestKey] = [
    RequestKey("id", .text, isRequired: true), RequestKey("role", .text, isRequired: true),
    RequestKey("name", .any), RequestKey("value", .any), RequestKey("number", .object),
    RequestKey("hint", .any), RequestKey("states", .list), RequestKey("actions", .list),
    RequestKey("position", .object), RequestKey("row", .integer), RequestKey("column", .integer),
    RequestKey("relations", .list), RequestKey("live", .text), RequestKey("language", .any),
    RequestKey("children", .list),
  ]

  /// A node as the operations `picker` and `select` answer with it.
  fileprivate init(_ value: JSONValue) throws {
    let members = try Members(value, of: "a node", keys: Self.keys)
    guard let role = try members.choice("role", among: named(AccessibilityRole.self)) else {
      throw members.missing("role")
    }
    self.init(
      try members.node("id"), role, name: try members.localized("name"),
      value: try members.localized("value"), hint: try members.localized("hint"),
      states: try members.set(
        "states", named: AccessibilityStates.all.map { ($0.names.first ?? "", $0) }),
      actions: try members.texts("actions").map { name throws(RequestError) in
        try Members.choice("actions", name, among: named(AccessibilityAction.self))
      },
      row: try members.integer("row"), column: try members.integer("column"),
      live: try members.choice("live", among: named(Urgency.self)),
      children: try (members.list("children") ?? []).map { try AccessibilityNode($0) })
    if let number = members["number"] {
      let parts = try Self.numbers(number, "number", ["current", "least", "greatest"])
      guard parts[1] <= parts[2] else {
        throw RequestError(.outOfRange, "number has its greatest below its least", input: number)
      }
      self.number = AdjustableNumber(parts[0], limits: parts[1]...parts[2])
    }
    if let position = members["position"] {
      let parts = try Self.numbers(position, "position", ["index", "count"])
      self.position = SetPosition(parts[0], of: parts[1])
    }
  }

  private static func numbers(
    _ value: JSONValue, _ owner: String, _ keys: [String]
  ) throws(RequestError) -> [Int] {
    let members = try Members(
      value, of: owner, keys: keys.map { RequestKey($0, .integer, isRequired: true) })
    return try keys.map { key throws(RequestError) in try members.integer(key) ?? 0 }
  }
}
