internal import Kalends

/// A request whose keys and types have been checked, with typed access to its values.
struct BatchRequest: TypedMembers {
  private let members: Members
  /// What requests share: the process, and what was opened for earlier ones.
  let session: Session
  /// The ISO years that the calendar has to reach, as far as they are known.
  var isoYears: ClosedRange<Int>?

  /// Checks a request against the keys of its operation.
  init(_ object: JSONValue, of operation: BatchOperation, session: Session) throws {
    members = try Members(
      object, of: "the operation \(operation.name)",
      keys: BatchOperation.commonKeys + operation.keys)
    self.session = session
    try checkCommonKeys()
    isoYears = try namedYears()
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

  subscript(key: String) -> JSONValue? { members[key] }
}
