/// A JSON value (RFC 8259).
///
/// An object keeps the order of its members, so that an answer reads as it was written, and a
/// number its text, so that any `id` comes back as it came.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The text of a number, well-formed by the grammar of JSON.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// A whole number.
  static func integer(_ value: Int) -> JSONValue { .number("\(value)") }

  /// A text, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or null.
  static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// An object.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember($0.key, $0.value) })
  }

  /// The first member of an object with a key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What kind of value it is, as an error names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A key of an object with its value.
struct JSONMember: Hashable, Sendable {
  var key: String
  var value: JSONValue

  init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
