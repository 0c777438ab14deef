internal import Kalends

/// Typed access to the members of an object whose keys and types have been checked.
protocol TypedMembers {
  /// A value of any type.
  subscript(key: String) -> JSONValue? { get }
}

extension TypedMembers {
  /// The error of a key that is needed.
  func missing(_ key: String) -> RequestError {
    RequestError(.missingKey, "\(key) is missing", input: .string(key))
  }

  func text(_ key: String) -> String? {
    guard case .string(let text) = self[key] else { return nil }
    return text
  }

  func integer(_ key: String) throws(RequestError) -> Int? {
    guard case .number(let text) = self[key] else { return nil }
    guard let value = Int(text) else {
      throw RequestError(
        .outOfRange, "\(key) is beyond every limit", input: .number(text))
    }
    return value
  }

  func boolean(_ key: String) -> Bool? {
    guard case .bool(let value) = self[key] else { return nil }
    return value
  }

  func list(_ key: String) -> [JSONValue]? {
    guard case .array(let values) = self[key] else { return nil }
    return values
  }

  /// A value out of a fixed list.
  func choice<Choice>(
    _ key: String, among choices: [(name: String, value: Choice)]
  ) throws(RequestError) -> Choice? {
    guard let text = text(key) else { return nil }
    return try Self.choice(key, text, among: choices)
  }

  /// The choice of a name out of a fixed list.
  static func choice<Choice>(
    _ key: String, _ name: String, among choices: [(name: String, value: Choice)]
  ) throws(RequestError) -> Choice {
    guard let choice = choices.first(where: { $0.name == name }) else {
      let known = choices.map(\.name).joined(separator: ", ")
      throw RequestError(
        .wrongType, "\(key) '\(name)' is none of \(known)", input: .string(name))
    }
    return choice.value
  }

  func day(_ key: String) throws(KalendsError) -> Day? {
    guard let text = text(key) else { return nil }
    return try Day(text)
  }

  func requiredDay(_ key: String) throws -> Day {
    guard let day = try day(key) else { throw missing(key) }
    return day
  }

  func weekday(_ key: String) throws(RequestError) -> Weekday? {
    guard let text = text(key) else { return nil }
    return try Self.weekday(key, text)
  }

  /// Several weekdays, from a list of their names.
  func weekdays(_ key: String) throws(RequestError) -> WeekdaySet? {
    guard let names = list(key) else { return nil }
    var weekdays: WeekdaySet = []
    for name in names {
      guard case .string(let text) = name else {
        throw RequestError(
          .wrongType, "\(key) is a list of mon … sun, not of \(name.kind)", input: name)
      }
      weekdays.formUnion(WeekdaySet(try Self.weekday(key, text)))
    }
    return weekdays
  }

  static func weekday(_ key: String, _ name: String) throws(RequestError) -> Weekday {
    try choice(key, name, among: Weekday.allCases.map { ($0.identifier, $0) })
  }

  /// What the picker shows, `nil` where the request does not say.
  func components() throws(RequestError) -> DisplayedComponents? {
    guard let names = list("components") else { return nil }
    var components: DisplayedComponents = []
    for name in names {
      guard case .string(let text) = name else {
        throw RequestError(
          .wrongType, "components are names, not \(name.kind)", input: name)
      }
      components.insert(try Self.choice("components", text, among: DisplayedComponents.names))
    }
    return components
  }

  /// A number with or without a fraction.
  func decimal(_ key: String) throws(RequestError) -> Double? {
    guard case .number(let text) = self[key] else { return nil }
    // Every number of JSON is one to the standard library, if an infinite one.
    guard let value = Double(text), value.isFinite else {
      throw RequestError(.outOfRange, "\(key) is beyond every limit", input: .number(text))
    }
    return value
  }

  /// A text, or null.
  func textOrNull(_ key: String) throws(RequestError) -> String? {
    switch self[key] {
    case nil, .null: return nil
    case .string(let text): return text
    case .some(let value):
      throw RequestError(
        .wrongType, "\(key) has to be a text or null, not \(value.kind)", input: value)
    }
  }
}

/// The members of an object inside a request, whose keys and types have been checked.
struct Members: TypedMembers {
  private let object: JSONValue

  /// Checks an object.
  ///
  /// - Parameters:
  ///   - object: a value that has to be an object.
  ///   - owner: what it is called in errors, such as `bounds`.
  ///   - keys: the keys that it may have.
  /// - Throws: `RequestError` for another value, another key, a wrong type or a missing key.
  init(_ object: JSONValue, of owner: String, keys: [RequestKey]) throws(RequestError) {
    guard case .object(let members) = object else {
      throw RequestError(
        .wrongType, "\(owner) has to be an object, not \(object.kind)", input: object)
    }
    for member in members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        throw RequestError(
          .unknownKey, "\(owner) has no key '\(member.key)'", input: .string(member.key))
      }
      guard key.type.accepts(member.value) else {
        throw RequestError(
          .wrongType, "\(key.name) has to be \(key.type.phrase), not \(member.value.kind)",
          input: member.value)
      }
    }
    self.object = object
    for key in keys where key.isRequired && object[key.name] == nil { throw missing(key.name) }
  }

  subscript(key: String) -> JSONValue? { object[key] }
}
