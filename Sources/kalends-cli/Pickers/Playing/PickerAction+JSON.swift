internal import Kalends

extension PickerAction {
  /// The keys that an action may have.
  private static let keys: [RequestKey] = [
    RequestKey("do", .text, isRequired: true), RequestKey("value", .any), RequestKey("key", .text),
    RequestKey("shift", .boolean), RequestKey("alt", .boolean), RequestKey("to", .any),
    RequestKey("column", .text), RequestKey("by", .integer), RequestKey("unit", .text),
    RequestKey("text", .text), RequestKey("after", .integer), RequestKey("now", .any),
    RequestKey("bounds", .object), RequestKey("unavailable", .list), RequestKey("rules", .object),
    RequestKey("visible", .text), RequestKey("options", .list),
  ]

  /// An action as a request or a script has it.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - kind: the kind of the picker, which says what a `value` is.
  /// - Throws: an error that is a `CodedError`.
  init(_ value: JSONValue, for kind: PickerConfiguration.Kind) throws {
    let members = try Members(value, of: "an action", keys: Self.keys)
    let name = members.text("do") ?? ""
    switch name {
    case "choose":
      guard let chosen = members["value"] else { throw members.missing("value") }
      self = .choose(try PickerSelection(choosing: chosen, of: kind))
    case "toggle": self = .toggle(try members.requiredDay("value"))
    case "key": self = try Self.key(members)
    case "move": self = .move(to: try members.node("to"))
    case "turn": self = try Self.turn(members)
    case "rest": self = .rest
    case "step": self = .step(by: try members.required("by"))
    case "page":
      self = .page(
        by: try members.required("by"), try members.choice("unit", among: named(PageUnit.self)))
    case "open": self = .open
    case "close": self = .close
    case "escape": self = .escape
    case "type":
      guard let text = members.text("text") else { throw members.missing("text") }
      self = .type(text, after: try members.integer("after"))
    case "focus": self = .focus
    case "set": self = .set(try Self.changes(members, of: kind))
    case "tick": self = .tick
    default:
      let known =
        "choose, toggle, key, move, turn, rest, step, page, open, close, escape, type, focus, set, tick"
      throw RequestError(
        .wrongType, "do '\(name)' is none of \(known)", input: .string(name))
    }
  }

  private static func key(_ members: Members) throws -> PickerAction {
    guard let name = members.text("key") else { throw members.missing("key") }
    var modifiers: KeyModifiers = []
    if members.boolean("shift") ?? false { modifiers.insert(.shift) }
    if members.boolean("alt") ?? false { modifiers.insert(.alt) }
    // A key that writes a letter has that letter's name.
    if name.count == 1, name != " " { return .type(name) }
    // The W3C's name of the space bar is a space, which is easily overlooked.
    let names = named(PickerKey.self) + [(name: "Space", value: .space)]
    return .key(try Members.choice("key", name, among: names), modifiers)
  }

  private static func turn(_ members: Members) throws -> PickerAction {
    guard let field = try members.choice("column", among: named(WheelField.self)) else {
      throw members.missing("column")
    }
    if let rows = try members.integer("by") { return .turn(field, .by(rows)) }
    return .turn(field, .to(try members.required("to")))
  }

  private static func changes(
    _ members: Members, of kind: PickerConfiguration.Kind
  ) throws -> [PickerChange] {
    var changes: [PickerChange] = []
    if let bounds = members["bounds"] { changes.append(.bounds(try DateBounds(bounds))) }
    if let unavailable = members["unavailable"] {
      changes.append(.unavailable(try AvailabilityRules.Unavailable.list(unavailable)))
    }
    if let rules = members["rules"] { changes.append(.rules(try AvailabilityRules(rules))) }
    if let options = members.list("options") {
      changes.append(.options(try options.map { try SelectOption($0) }))
    }
    if let value = members["value"] {
      changes.append(.value(try PickerSelection(value, of: kind)))
    }
    if let day = try members.day("visible") { changes.append(.visible(day)) }
    return changes
  }
}

extension PickerSelection {
  /// What a person chooses: a day where a picker takes several or a range, else a whole value.
  fileprivate init(choosing value: JSONValue, of kind: PickerConfiguration.Kind) throws {
    switch kind {
    case .date, .select: try self.init(value, of: kind)
    case .multiDate, .dateRange:
      if case .string(let text) = value, let day = try? Day(text) {
        self = .date(.day(day))
      } else {
        try self.init(value, of: kind)
      }
    }
  }
}

extension Members {
  fileprivate func required(_ key: String) throws(RequestError) -> Int {
    guard let value = self[key] else { throw missing(key) }
    guard KeyType.integer.accepts(value) else {
      throw RequestError(
        .wrongType, "\(key) has to be a whole number, not \(value.kind)", input: value)
    }
    return try integer(key) ?? 0
  }

  /// A part of a picker: its name, or the date of a day.
  fileprivate func node(_ key: String) throws(RequestError) -> NodeIdentifier {
    guard let value = self[key] else { throw missing(key) }
    if case .string(let text) = value {
      if let node = NodeIdentifier(text) { return node }
      if let day = try? Day(text) { return .day(day) }
    }
    throw RequestError(
      .wrongType, "\(key) has to be a part such as 'next', 'column hour' or a date", input: value)
  }
}
