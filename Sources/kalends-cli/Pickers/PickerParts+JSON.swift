internal import Kalends

extension PickerLabel {
  /// A label: `{"text"}`, `{"image", "alternative"?}`, `{"custom": true, "alternative"?}`, a text
  /// alone, or null for no label.
  init?(_ value: JSONValue) throws(RequestError) {
    switch value {
    case .null: return nil
    case .string(let text): self = .text(text)
    default:
      let members = try Members(
        value, of: "a label",
        keys: [
          RequestKey("text", .text), RequestKey("image", .text), RequestKey("custom", .boolean),
          RequestKey("alternative", .any),
        ])
      let alternative = try members.textOrNull("alternative")
      switch (members.text("text"), members.text("image"), members.boolean("custom")) {
      case (let text?, nil, nil) where members["alternative"] == nil: self = .text(text)
      case (nil, let image?, nil): self = .image(image, alternative: alternative)
      case (nil, nil, true?): self = .custom(alternative: alternative)
      default:
        throw RequestError(
          .wrongType,
          "a label is a 'text', an 'image' or 'custom': true, the last two with an 'alternative'",
          input: value)
      }
    }
  }
}

extension SelectionEcho {
  /// An echo: its text with `{value}`, or `{"text", "shows"?}` with what is on the screen.
  init?(_ value: JSONValue) throws(RequestError) {
    switch value {
    case .null: return nil
    case .string(let template): self.init(template)
    default:
      let members = try Members(
        value, of: "echo",
        keys: [RequestKey("text", .text, isRequired: true), RequestKey("shows", .any)])
      self.init(members.text("text") ?? "", shown: try members.textOrNull("shows"))
    }
  }
}

extension PickerSelection {
  /// What a picker is bound to; null for something that holds nothing.
  init(_ value: JSONValue, of kind: PickerConfiguration.Kind) throws {
    guard value != .null else {
      self = .none
      return
    }
    switch kind {
    case .date: self = try DateBound(value, key: "value").map { .date($0) } ?? .none
    case .multiDate: self = .days(try DaySet(value, key: "value"))
    case .dateRange: self = try Self.range(value)
    case .select: self = .option(try OptionTag(value, key: "value"))
    }
  }

  /// A range: `a/b` with both ends, or its first day alone.
  private static func range(_ value: JSONValue) throws -> PickerSelection {
    guard case .string(let text) = value else {
      throw RequestError(
        .wrongType, "value has to be a date or an interval a/b, not \(value.kind)", input: value)
    }
    let ends = try DayInterval(text)
    guard ends.first <= ends.last else {
      throw RequestError(
        .invertedBounds, "the interval \(text) ends before it begins", input: value)
    }
    return .range(start: ends.first, end: ends.isSingle ? nil : ends.last)
  }
}

extension OptionTag {
  /// A tag: a text, a whole number or a Boolean.
  init(_ value: JSONValue, key: String) throws(RequestError) {
    switch value {
    case .string(let text): self = .text(text)
    case .bool(let truth): self = .boolean(truth)
    case .number(let text):
      guard KeyType.integer.accepts(value) else { fallthrough }
      guard let number = Int(text) else {
        throw RequestError(.outOfRange, "\(key) is beyond every limit", input: value)
      }
      self = .number(number)
    default:
      throw RequestError(
        .wrongType, "\(key) has to be a text, a whole number or a Boolean, not \(value.kind)",
        input: value)
    }
  }

  /// The tag as requests and answers have it.
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .boolean(let truth): .bool(truth)
    }
  }
}

extension SelectOption {
  /// An option: `{"id", "text", "tag"?, "enabled"?, "section"?, "command"?}`.
  init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "an option",
      keys: [
        RequestKey("id", .text), RequestKey("text", .text, isRequired: true),
        RequestKey("tag", .any), RequestKey("enabled", .boolean), RequestKey("section", .any),
        RequestKey("command", .boolean),
      ])
    self.init(
      members.text("id") ?? "", members.text("text") ?? "",
      tag: try members["tag"].map { value throws(RequestError) in
        try OptionTag(value, key: "tag")
      },
      isEnabled: members.boolean("enabled") ?? true, section: try members.textOrNull("section"),
      isCommand: members.boolean("command") ?? false)
  }
}
