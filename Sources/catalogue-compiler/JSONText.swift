/// A JSON value that remembers where it stood, for messages that point into the file.
struct JSONText {
  enum Value {
    /// A text, and for each of its UTF-8 bytes the offset in the file.
    case string(String, offsets: [Int])
    /// Members in the order of the file.
    case object([(key: String, offset: Int, value: JSONText)])
    /// Anything else, which catalogues have no use for.
    case other
  }

  var value: Value
  /// The offset of its first byte in the file.
  var offset: Int
}

/// Reads JSON (RFC 8259) strictly: what a catalogue says twice or half is a fault.
struct JSONTextReader {
  private static let depthLimit = 16

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The one value of the file.
  mutating func document() throws(CatalogueFault) -> JSONText {
    let value = try value(depth: 0)
    skipSpaces()
    guard position == bytes.count else { throw fault("text after the end of the catalogue") }
    return value
  }

  private func fault(_ text: String, at offset: Int? = nil) -> CatalogueFault {
    CatalogueFault(text, at: offset ?? position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func demand(_ sign: Unicode.Scalar) throws(CatalogueFault) {
    guard takes(sign) else { throw fault("“\(sign)” is missing here") }
  }

  /// Whether a byte may stand in a number, `true`, `false` or `null`.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }

  private mutating func value(depth: Int) throws(CatalogueFault) -> JSONText {
    guard depth < Self.depthLimit else { throw fault("nested too deep") }
    skipSpaces()
    let offset = position
    switch next {
    case UInt8(ascii: "\""):
      let (text, offsets) = try string()
      return JSONText(value: .string(text, offsets: offsets), offset: offset)
    case UInt8(ascii: "{"):
      return JSONText(value: .object(try members(depth: depth)), offset: offset)
    case UInt8(ascii: "["):
      position += 1
      if !takes("]") {
        repeat { _ = try value(depth: depth + 1) } while takes(",")
        try demand("]")
      }
    default:
      while let byte = next, Self.isInWord(byte) { position += 1 }
      let word = String(decoding: bytes[offset..<position], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
        throw fault("a value is missing here", at: offset)
      }
    }
    return JSONText(value: .other, offset: offset)
  }

  private mutating func members(
    depth: Int
  ) throws(CatalogueFault) -> [(key: String, offset: Int, value: JSONText)] {
    position += 1
    var members: [(key: String, offset: Int, value: JSONText)] = []
    var seen: Set<String> = []
    if takes("}") { return members }
    repeat {
      skipSpaces()
      let offset = position
      guard next == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing here") }
      let key = try string().text
      guard seen.insert(key).inserted else { throw fault("\(key): twice", at: offset) }
      try demand(":")
      members.append((key, offset, try value(depth: depth + 1)))
    } while takes(",")
    try demand("}")
    return members
  }

  private mutating func string() throws(CatalogueFault) -> (text: String, offsets: [Int]) {
    let start = position
    position += 1
    var text: [UInt8] = []
    var offsets: [Int] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a control character in a text") }
      let offset = position
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        text.append(byte)
        position += 1
      }
      while offsets.count < text.count { offsets.append(offset) }
    }
    guard next != nil else { throw fault("a text without an end", at: start) }
    position += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw fault("a text that is not UTF-8", at: start)
    }
    return (string, offsets)
  }

  private mutating func escape() throws(CatalogueFault) -> Character {
    let start = position
    position += 2
    switch position <= bytes.count ? bytes[position - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var unit = try codeUnit(from: start)
      if 0xD800..<0xDC00 ~= unit, takes("\\"), takes("u") {
        let low = try codeUnit(from: start)
        unit = 0x10000 + (unit - 0xD800) << 10 + (low &- 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw fault("half a character", at: start) }
      return Character(scalar)
    default: throw fault("an unknown escape", at: start)
    }
  }

  private mutating func codeUnit(from start: Int) throws(CatalogueFault) -> UInt32 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    position += digits.count
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("an unknown escape", at: start) }
    return unit
  }
}
