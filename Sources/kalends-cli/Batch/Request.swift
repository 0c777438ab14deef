internal import Kalends

/// A request whose keys and types have been checked, with typed access to its values.
struct Request {
  private let object: JSONValue
  /// What requests share: the process, and what was opened for earlier ones.
  let session: Session

  /// Checks a request against the keys of its operation.
  init(_ object: JSONValue, of operation: Operation, session: Session) throws {
    self.object = object
    self.session = session
    guard case .object(let members) = object else { return }
    let keys = Operation.commonKeys + operation.keys
    for member in members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        throw RequestError(
          .unknownKey, "the operation \(operation.name) has no key '\(member.key)'",
          input: .string(member.key))
      }
      guard key.type.accepts(member.value) else {
        throw RequestError(
          .wrongType, "\(key.name) has to be a \(key.type.rawValue), not \(member.value.kind)",
          input: member.value)
      }
    }
    for key in operation.keys where key.isRequired && object[key.name] == nil {
      throw missing(key.name)
    }
    try checkCommonKeys()
  }

  /// Checks the keys that any request may have: what is wrong is a mistake also where the operation
  /// does not ask for it.
  private func checkCommonKeys() throws {
    if let locale = text("locale") { _ = try LocaleIdentifier(locale) }
    if let calendar = text("calendar") { _ = try CalendarIdentifier(calendar) }
    if let zone = text("zone") { _ = try session.zone(zone) }
    _ = try choice("hourCycle", among: ["h11", "h12", "h23", "h24"].map { ($0, $0) })
    _ = try day("today")
    _ = try instant("now")
  }

  /// A value of any type.
  subscript(key: String) -> JSONValue? { object[key] }

  /// The error of a key that is needed.
  func missing(_ key: String) -> RequestError {
    RequestError(.missingKey, "\(key) is missing", input: .string(key))
  }

  func text(_ key: String) -> String? {
    guard case .string(let text) = object[key] else { return nil }
    return text
  }

  func integer(_ key: String) throws(RequestError) -> Int? {
    guard case .number(let text) = object[key] else { return nil }
    guard let value = Int(text) else {
      throw RequestError(
        .outOfRange, "\(key) is beyond every limit", input: .number(text))
    }
    return value
  }

  func boolean(_ key: String) -> Bool? {
    guard case .bool(let value) = object[key] else { return nil }
    return value
  }

  /// A value out of a fixed list.
  func choice<Choice>(
    _ key: String, among choices: [(name: String, value: Choice)]
  ) throws(RequestError) -> Choice? {
    guard let text = text(key) else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      let known = choices.map(\.name).joined(separator: ", ")
      throw RequestError(
        .wrongType, "\(key) '\(text)' is none of \(known)", input: .string(text))
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
    guard let weekday = Weekday(identifier: text) else {
      let known = Weekday.allCases.map(\.identifier).joined(separator: ", ")
      throw RequestError(.wrongType, "\(key) '\(text)' is none of \(known)", input: .string(text))
    }
    return weekday
  }
}
