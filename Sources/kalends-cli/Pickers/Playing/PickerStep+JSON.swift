internal import Kalends

extension PickerStep {
  /// The step as an answer has it.
  ///
  /// - Parameters:
  ///   - value: the value in ISO 8601, or the tag of an option.
  ///   - tree: the accessibility tree, where it was asked for.
  /// - Returns: an object.
  func json(value: JSONValue, tree: AccessibilityNode?) -> JSONValue {
    var members: [JSONMember] = [
      JSONMember("value", value), JSONMember("shown", .array(shown.map { .string($0) })),
      JSONMember("focus", .string(focus.description)), JSONMember("utterance", utterance.json),
      JSONMember("announcements", .array(announcements.map { $0.json })),
      JSONMember("changed", .array(changed.names.map { .string($0) })),
    ]
    if let tree { members.append(JSONMember("tree", tree.json)) }
    return .object(members)
  }
}

extension Utterance {
  /// The utterance as an answer has it.
  var json: JSONValue {
    .object([
      "text": .string(text),
      "slots": .array(
        parts.map { part in
          .object([
            "slot": .string(part.slot.rawValue), "text": .string(part.text.text),
            "language": .string(part.text.language),
          ])
        }), "braille": .string(braille),
    ])
  }
}

extension Announcement {
  /// The announcement as an answer has it.
  var json: JSONValue {
    .object([
      "text": .string(text.text), "urgency": .string(urgency.rawValue),
      "language": .string(text.language),
    ])
  }
}

extension AccessibilityNode {
  /// The node with all that is inside, as an answer has it.
  var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("id", .string(id.description)), JSONMember("role", .string(role.rawValue)),
      JSONMember("name", .optional(name?.text)),
    ]
    if let value { members.append(JSONMember("value", .string(value.text))) }
    if let number {
      members.append(
        JSONMember(
          "number",
          .object([
            "current": .integer(number.current), "least": .integer(number.limits.lowerBound),
            "greatest": .integer(number.limits.upperBound),
          ])))
    }
    if let hint { members.append(JSONMember("hint", .string(hint.text))) }
    members.append(JSONMember("states", .array(states.names.map { .string($0) })))
    members.append(JSONMember("actions", .array(actions.map { .string($0.rawValue) })))
    if let position {
      members.append(
        JSONMember(
          "position",
          .object(["index": .integer(position.index), "count": .integer(position.count)])))
    }
    if let row { members.append(JSONMember("row", .integer(row))) }
    if let column { members.append(JSONMember("column", .integer(column))) }
    if !relations.isEmpty {
      members.append(JSONMember("relations", .array(relations.map { $0.json })))
    }
    if let live { members.append(JSONMember("live", .string(live.rawValue))) }
    members.append(
      JSONMember("language", .optional((name ?? value ?? hint)?.language)))
    members.append(JSONMember("children", .array(children.map { $0.json })))
    return .object(members)
  }
}

extension AccessibilityRelation {
  fileprivate var json: JSONValue {
    switch self {
    case .labelledBy(let id): .object(["labelledBy": .string(id.description)])
    case .controls(let id): .object(["controls": .string(id.description)])
    case .activeDescendant(let id): .object(["activeDescendant": .string(id.description)])
    }
  }
}
