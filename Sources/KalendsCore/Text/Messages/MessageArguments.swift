/// What a message is given for one of its arguments.
///
/// Dates and times come as text: their format belongs to the caller's environment, which knows
/// calendar, time zone and hour cycle.
public enum MessageArgument: Hashable, Sendable {
  /// A text, or the name of a case.
  case text(String)
  /// A whole number.
  case number(Int)
}

/// The arguments of a message by name.
///
/// ```swift
/// let arguments: MessageArguments = ["n": .number(3), "total": .number(12)]
/// ```
public struct MessageArguments: ExpressibleByDictionaryLiteral, Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var name: String
    var value: MessageArgument
  }

  private var entries: [Entry]

  /// Arguments in any order; of two with one name the first counts.
  public init(dictionaryLiteral elements: (String, MessageArgument)...) {
    entries = elements.map { Entry(name: $0.0, value: $0.1) }
  }

  /// Arguments in any order; of two with one name the first counts.
  public init(_ arguments: [(name: String, value: MessageArgument)] = []) {
    entries = arguments.map { Entry(name: $0.name, value: $0.value) }
  }

  /// The argument whose name stands in a program, `nil` when it is not among them.
  ///
  /// Names are compared byte by byte, without Unicode's equivalences.
  func value(named name: ArraySlice<UInt8>) -> MessageArgument? {
    for entry in entries where name.elementsEqual(entry.name.utf8) { return entry.value }
    return nil
  }
}
