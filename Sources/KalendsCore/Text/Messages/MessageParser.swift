/// Reads ICU's message patterns, with arguments by name.
///
/// It follows ICU's `MessagePattern` with apostrophes as in `DOUBLE_OPTIONAL`, and is stricter in
/// what can only be a slip: a quote that is never closed, a plural case that is no category, two
/// cases for one thing.
struct MessageParser {
  let bytes: [UInt8]
  var position = 0
  private(set) var argumentNames: [String] = []

  init(_ pattern: String) throws(KalendsError) {
    // Counting native strings is O(1): a pattern of a megabyte costs nothing more.
    guard pattern.utf8.count <= MessageLimits.bytes else {
      throw .invalidMessage(
        .tooLarge(limit: MessageLimits.bytes), offset: MessageLimits.bytes)
    }
    bytes = Array(pattern.utf8)
  }

  /// The whole pattern.
  mutating func message() throws(KalendsError) -> [MessagePart] {
    try parts(depth: 0, plural: nil)
  }

  func fault(_ fault: MessageFault, at offset: Int) -> KalendsError {
    .invalidMessage(fault, offset: offset)
  }

  /// The byte at the position, `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  // MARK: - Text

  /// The plural directly around a text, whose number `#` stands for.
  private struct Plural {
    var argument: String
    var offset: Int32
  }

  /// Text and arguments up to the closing brace, or at depth 0 up to the end.
  ///
  /// A closing brace at depth 0 is text, as in ICU.
  private mutating func parts(
    depth: Int, plural: Plural?
  ) throws(KalendsError) -> [MessagePart] {
    var parts: [MessagePart] = []
    var text: [UInt8] = []
    func flush() {
      guard !text.isEmpty else { return }
      parts.append(.literal(String(decoding: text, as: UTF8.self)))
      text.removeAll(keepingCapacity: true)
    }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "'"):
        try quote(into: &text, isInPlural: plural != nil)
      case UInt8(ascii: "{"):
        flush()
        parts.append(try argument(depth: depth))
      case UInt8(ascii: "}") where depth > 0:
        flush()
        return parts
      case UInt8(ascii: "#"):
        position += 1
        guard let plural else {
          text.append(byte)
          continue
        }
        flush()
        parts.append(.pluralNumber(plural.argument, offset: plural.offset))
      default:
        text.append(byte)
        position += 1
      }
    }
    flush()
    return parts
  }

  /// An apostrophe: two are one apostrophe; one before syntax opens a quote; any other is itself.
  private mutating func quote(
    into text: inout [UInt8], isInPlural: Bool
  ) throws(KalendsError) {
    let apostrophe = UInt8(ascii: "'")
    let start = position
    position += 1
    switch next {
    case apostrophe:
      position += 1
      text.append(apostrophe)
      return
    case UInt8(ascii: "{"), UInt8(ascii: "}"): break
    case UInt8(ascii: "#") where isInPlural: break
    default:
      text.append(apostrophe)
      return
    }
    while let byte = next {
      position += 1
      guard byte == apostrophe else {
        text.append(byte)
        continue
      }
      guard next == apostrophe else { return }
      text.append(apostrophe)
      position += 1
    }
    throw fault(.unterminatedQuote, at: start)
  }

  // MARK: - Arguments

  /// `{name}`, `{name, type}`, `{name, number, integer}` or `{name, choice, cases}`.
  private mutating func argument(depth: Int) throws(KalendsError) -> MessagePart {
    let start = position
    position += 1
    skipSpaces()
    let nameStart = position
    let name = identifier()
    guard position < bytes.count else { throw fault(.unclosedBrace, at: start) }
    guard !name.isEmpty, name.utf8.count <= MessageLimits.name, isGoodNumber(name) else {
      throw fault(.badArgumentName, at: nameStart)
    }
    try note(name, at: nameStart)
    skipSpaces()
    if takes(UInt8(ascii: "}")) { return .argument(name, .any) }
    try demand(UInt8(ascii: ","), openedAt: start)
    skipSpaces()
    let typeStart = position
    let type = word()
    skipSpaces()
    let isChoice = type == "plural" || type == "selectordinal" || type == "select"
    guard isChoice else {
      guard position < bytes.count else { throw fault(.unclosedBrace, at: start) }
      return try simpleArgument(name, type: type, at: typeStart, openedAt: start)
    }
    guard depth < MessageLimits.depth else {
      throw fault(.tooDeep(limit: MessageLimits.depth), at: start)
    }
    try demand(UInt8(ascii: ","), openedAt: start)
    if type == "select" { return try select(name, depth: depth, openedAt: start) }
    let kind = type == "plural" ? PluralKind.cardinal : .ordinal
    return try plural(name, kind, depth: depth, openedAt: start)
  }

  private mutating func simpleArgument(
    _ name: String, type: String, at typeStart: Int, openedAt start: Int
  ) throws(KalendsError) -> MessagePart {
    switch type {
    case "number":
      if takes(UInt8(ascii: ",")) {
        skipSpaces()
        let styleStart = position
        guard word() == "integer" else { throw fault(.unsupportedStyle, at: styleStart) }
        skipSpaces()
        guard next == UInt8(ascii: "}") || next == nil else {
          throw fault(.unsupportedStyle, at: styleStart)
        }
      }
      try demand(UInt8(ascii: "}"), openedAt: start)
      return .argument(name, .number)
    case "date", "time":
      guard next != UInt8(ascii: ",") else { throw fault(.unsupportedStyle, at: position) }
      try demand(UInt8(ascii: "}"), openedAt: start)
      return .argument(name, .text)
    case "":
      throw fault(.unexpectedText, at: typeStart)
    default:
      throw fault(.unknownType(type), at: typeStart)
    }
  }

  private mutating func plural(
    _ name: String, _ kind: PluralKind, depth: Int, openedAt start: Int
  ) throws(KalendsError) -> MessagePart {
    var cases: [MessagePart.PluralCase] = []
    var offset: Int32?
    while true {
      skipSpaces()
      let selectorStart = position
      guard let byte = next else { throw fault(.unclosedBrace, at: start) }
      if byte == UInt8(ascii: "}") { break }
      let selector: PluralSelector
      if takes(UInt8(ascii: "=")) {
        selector = .exactly(try number())
      } else {
        let word = identifier()
        guard !word.isEmpty else { throw fault(.unexpectedText, at: position) }
        if word == "offset", takes(UInt8(ascii: ":")) {
          guard offset == nil, cases.isEmpty else {
            throw fault(.unexpectedText, at: selectorStart)
          }
          skipSpaces()
          offset = try number()
          continue
        }
        guard let category = PluralCategory(rawValue: word) else {
          throw fault(.unknownCategory(word), at: selectorStart)
        }
        selector = .category(category)
      }
      guard !cases.contains(where: { $0.selector == selector }) else {
        throw duplicate(from: selectorStart)
      }
      let plural = Plural(argument: name, offset: offset ?? 0)
      let parts = try caseParts(depth: depth, plural: plural, openedAt: start)
      cases.append(MessagePart.PluralCase(selector, parts))
      try limit(cases.count, to: MessageLimits.cases, at: selectorStart)
    }
    guard cases.contains(where: { $0.selector == .category(.other) }) else {
      throw fault(.missingOther, at: position)
    }
    position += 1
    return .plural(name, kind, offset: offset ?? 0, cases)
  }

  private mutating func select(
    _ name: String, depth: Int, openedAt start: Int
  ) throws(KalendsError) -> MessagePart {
    var cases: [MessagePart.SelectCase] = []
    while true {
      skipSpaces()
      let selectorStart = position
      guard let byte = next else { throw fault(.unclosedBrace, at: start) }
      if byte == UInt8(ascii: "}") { break }
      let selector = identifier()
      guard !selector.isEmpty else { throw fault(.unexpectedText, at: position) }
      try limit(selector.utf8.count, to: MessageLimits.name, at: selectorStart)
      guard !cases.contains(where: { $0.selector.isSpelled(like: selector) }) else {
        throw duplicate(from: selectorStart)
      }
      let parts = try caseParts(depth: depth, plural: nil, openedAt: start)
      cases.append(MessagePart.SelectCase(selector, parts))
      try limit(cases.count, to: MessageLimits.cases, at: selectorStart)
    }
    guard cases.contains(where: { $0.selector == "other" }) else {
      throw fault(.missingOther, at: position)
    }
    position += 1
    return .select(name, cases)
  }

  /// The message of a case, in braces.
  private mutating func caseParts(
    depth: Int, plural: Plural?, openedAt start: Int
  ) throws(KalendsError) -> [MessagePart] {
    skipSpaces()
    let brace = position
    try demand(UInt8(ascii: "{"), openedAt: start)
    let parts = try parts(depth: depth + 1, plural: plural)
    try demand(UInt8(ascii: "}"), openedAt: brace)
    return parts
  }

  // MARK: - Faults

  private func duplicate(from start: Int) -> KalendsError {
    let selector = String(decoding: bytes[start..<position], as: UTF8.self)
    return fault(.duplicateCase(selector), at: start)
  }

  private func limit(_ count: Int, to limit: Int, at offset: Int) throws(KalendsError) {
    guard count <= limit else { throw fault(.tooLarge(limit: limit), at: offset) }
  }

  /// Keeps the name of an argument, in the order of first appearance.
  private mutating func note(_ name: String, at offset: Int) throws(KalendsError) {
    guard !argumentNames.contains(where: { $0.isSpelled(like: name) }) else { return }
    argumentNames.append(name)
    try limit(argumentNames.count, to: MessageLimits.arguments, at: offset)
  }
}

extension String {
  /// Whether the bytes are the same: in messages two spellings of `é` are two names, as in ICU.
  func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
