/// One operation of `kalends batch`: what it is called, what it may be told, and what it does.
struct BatchOperation: Sendable {
  let name: String
  /// The keys that belong to this operation alone.
  let keys: [RequestKey]
  /// The keys of the answer.
  let answer: [String]
  /// Computes the answer, or throws an error that is a `CodedError`.
  let run: @Sendable (BatchRequest) throws -> JSONValue

  init(
    _ name: String, keys: [RequestKey], answer: [String],
    run: @escaping @Sendable (BatchRequest) throws -> JSONValue
  ) {
    self.name = name
    self.keys = keys
    self.answer = answer
    self.run = run
  }

  /// All operations, in the order in which they are listed.
  static let all: [BatchOperation] =
    dates + weeks + months + texts + speech + wheels + zones + ranges + messages + pickers + audits

  /// The keys that any request may have.
  static let commonKeys: [RequestKey] = [
    RequestKey("op", .text, isRequired: true), RequestKey("id", .any),
    RequestKey("locale", .text), RequestKey("calendar", .text), RequestKey("zone", .text),
    RequestKey("hourCycle", .text), RequestKey("numberingSystem", .text),
    RequestKey("today", .text), RequestKey("now", .any),
  ]

  /// The operation as a line of `kalends batch --list`.
  var listing: JSONValue {
    func names(_ isRequired: Bool) -> JSONValue {
      .object(
        keys.filter { $0.isRequired == isRequired }.map {
          JSONMember($0.name, .string($0.type.rawValue))
        })
    }
    return .object([
      "op": .string(name), "required": names(true), "optional": names(false),
      "answer": .array(answer.map(JSONValue.string)),
    ])
  }
}

/// A key of a request.
struct RequestKey: Sendable {
  let name: String
  let type: KeyType
  let isRequired: Bool

  init(_ name: String, _ type: KeyType, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }
}

/// What a key's value has to be.
enum KeyType: String, Sendable {
  case text
  case integer = "whole number"
  case number
  case boolean = "Boolean"
  case list
  case object
  case any = "any value"

  /// The type as an error names it.
  var phrase: String { (self == .object ? "an " : "a ") + rawValue }

  /// Whether a value is of the type; whole numbers are those written without fraction or exponent.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.text, .string), (.boolean, .bool), (.list, .array), (.object, .object),
      (.number, .number):
      true
    case (.integer, .number(let text)): text.utf8.allSatisfy { $0 == 0x2D || $0 &- 0x30 < 10 }
    default: false
    }
  }
}
