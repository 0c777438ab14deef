/// Why a text is not JSON, and at which byte.
struct JSONError: Error, Hashable {
  enum Reason: Hashable {
    case invalidUTF8
    case unexpected
    case endOfText
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case trailingText
    case controlCharacter
    case invalidEscape
  }

  var reason: Reason
  var offset: Int

  /// The fault in words.
  var message: String {
    switch reason {
    case .invalidUTF8: "invalid UTF-8"
    case .unexpected: "unexpected character at byte \(offset)"
    case .endOfText: "ends too early"
    case .duplicateKey(let key): "the key '\(key)' comes twice"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .trailingText: "text behind the value at byte \(offset)"
    case .controlCharacter: "control character in a text at byte \(offset)"
    case .invalidEscape: "invalid escape at byte \(offset)"
    }
  }
}

/// A strict reader of JSON (RFC 8259): no comments, no duplicate keys, no lone surrogates, and no
/// deeper than it can recurse.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private static let deepest = 64

  /// The value of a text.
  static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    // Checked at once: what follows may then cut the bytes at any ASCII character.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONError(reason: .invalidUTF8, offset: 0)
    }
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.error(.trailingText) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, offset: offset)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var unexpected: JSONError { error(next == nil ? .endOfText : .unexpected) }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func take(word: StaticString, as value: JSONValue) throws(JSONError) -> JSONValue
  {
    let word = word.description.utf8
    guard bytes[offset...].starts(with: word) else { throw unexpected }
    offset += word.count
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw error(.tooDeep(limit: Self.deepest)) }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try take(word: "true", as: .bool(true))
    case UInt8(ascii: "f"): return try take(word: "false", as: .bool(false))
    case UInt8(ascii: "n"): return try take(word: "null", as: .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var members: [JSONMember] = []
    // Their bytes: two spellings of `é` are two keys.
    var keys: Set<[UInt8]> = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected }
      let key = try string()
      guard keys.insert(Array(key.utf8)).inserted else { throw error(.duplicateKey(key)) }
      skipSpace()
      guard take(":") else { throw unexpected }
      members.append(JSONMember(key, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw unexpected }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw unexpected }
    }
  }

  private mutating func number() throws(JSONError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try takeDigits() }
    if take(".") { try takeDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try takeDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func takeDigits() throws(JSONError) {
    let start = offset
    while let byte = next, byte &- 0x30 < 10 { offset += 1 }
    guard offset > start else { throw unexpected }
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var content: [UInt8] = []
    while true {
      let start = offset
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        offset += 1
      }
      content += bytes[start..<offset]
      switch next {
      case nil: throw error(.endOfText)
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        content += UTF8.encode(try escape()).map(Array.init) ?? []
      default: throw error(.controlCharacter)
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error(.endOfText) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var value = try codeUnit()
      if value & 0xFC00 == 0xD800 {
        guard take("\\"), take("u") else { throw error(.invalidEscape) }
        let low = try codeUnit()
        guard low & 0xFC00 == 0xDC00 else { throw error(.invalidEscape) }
        value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(value) else { throw error(.invalidEscape) }
      return scalar
    default: throw error(.invalidEscape)
    }
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard bytes.count - offset >= 4 else { throw error(.endOfText) }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: throw error(.invalidEscape)
      }
    }
    offset += 4
    return value
  }
}
