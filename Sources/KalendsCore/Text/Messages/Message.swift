/// A sentence with places for arguments and with cases for numbers, in ICU's message syntax,
/// compiled.
///
/// ```swift
/// let nights = try Message("{n, plural, one {# night} other {# nights}}")
/// try nights.text(["n": .number(3)], in: english)  // "3 nights"
/// ```
///
/// Arguments have names. Their types are none (`{name}`), `number` and `number, integer`, `date` and
/// `time` (a text that the caller has formatted), `plural` and `selectordinal` with exact values,
/// offset and `#`, and `select`. Apostrophes quote as in ICU: `''` is an apostrophe, `'{'` a brace,
/// and any other apostrophe is itself.
///
/// It is stricter than ICU where a pattern can only be a slip: a quote must be closed, a plural case
/// must be one of CLDR's categories, and no two cases of a choice may be for the same thing.
///
/// Source: ICU User Guide, "Formatting Messages"; UTS 35, "Language Plural Rules".
public struct Message: Hashable, Sendable {
  /// The program; its form is described where it is written.
  package let program: [UInt8]

  /// Compiles a pattern.
  ///
  /// - Parameter pattern: a message of at most 65,536 UTF-8 bytes, with at most 100 arguments and
  ///   100 cases a choice, and choices inside one another at most 32 deep.
  /// - Throws: ``KalendsError/invalidMessage(_:offset:)``.
  /// - Complexity: O(*n*) in the size of the pattern.
  public init(_ pattern: String) throws(KalendsError) {
    self.init(parts: try Self.parts(of: pattern))
  }

  /// Compiles a tree.
  package init(parts: [MessagePart]) { program = MessageEncoder.program(parts) }

  init(program: [UInt8]) { self.program = program }

  /// The tree of a pattern.
  package static func parts(of pattern: String) throws(KalendsError) -> [MessagePart] {
    var parser = try MessageParser(pattern)
    return try parser.message()
  }

  /// The arguments in the order in which the pattern names them, and what each must be.
  public var arguments: [(name: String, type: MessageArgumentType)] {
    var reader = MessageReader(program)
    return (0..<reader.byte()).map { _ in
      let name = String(decoding: program[reader.name()], as: UTF8.self)
      return (name, MessageArgumentType(code: reader.byte()))
    }
  }
}
