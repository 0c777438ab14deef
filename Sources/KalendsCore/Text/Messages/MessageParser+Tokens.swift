// The words, numbers and spaces between the braces of a pattern.

extension MessageParser {
  /// Takes a byte if it comes next.
  mutating func takes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Takes a byte that must come next inside what was opened at an offset.
  mutating func demand(_ byte: UInt8, openedAt start: Int) throws(KalendsError) {
    guard let next else { throw fault(.unclosedBrace, at: start) }
    guard next == byte else { throw fault(.unexpectedText, at: position) }
    position += 1
  }

  /// Takes ASCII letters, and answers them in lower case: types may be written in any case.
  mutating func word() -> String {
    let start = position
    while let byte = next, case 0x61...0x7A = byte | 0x20 { position += 1 }
    return String(decoding: bytes[start..<position].map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Takes an integer of 32 bits with an optional sign.
  mutating func number() throws(KalendsError) -> Int32 {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    let digits = position
    var magnitude: Int64 = 0
    while let byte = next, case 0x30...0x39 = byte {
      magnitude = min(magnitude * 10 + Int64(byte - 0x30), .max / 16)
      position += 1
    }
    let number = Int32(exactly: isNegative ? -magnitude : magnitude)
    // A point or an exponent would go on with the number.
    let goesOn = next.map { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } ?? false
    guard position > digits, !goesOn, let number else { throw fault(.badNumber, at: start) }
    return number
  }

  /// Whether a name is no number with a leading zero, which ICU does not take.
  func isGoodNumber(_ name: String) -> Bool {
    let digits = name.utf8
    let isNumber = digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    return !isNumber || digits.count == 1 || digits.first != 0x30
  }

  /// Takes everything up to pattern syntax or space; may be empty.
  mutating func identifier() -> String {
    let start = position
    while let (scalar, length) = scalar(), !scalar.isPatternSyntax, !scalar.isPatternSpace {
      position += length
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skipSpaces() {
    while let (scalar, length) = scalar(), scalar.isPatternSpace { position += length }
  }

  /// The scalar at the position and its length in UTF-8.
  ///
  /// The bytes come from a `String` and positions never rest inside a scalar, so they are whole.
  private func scalar() -> (value: UInt32, length: Int)? {
    guard let first = next else { return nil }
    let length =
      switch first {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    guard length > 1, position + length <= bytes.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[position + 1..<position + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }
}

extension UInt32 {
  /// Whether the scalar is `Pattern_White_Space`, a property that never changes (UAX 31).
  fileprivate var isPatternSpace: Bool {
    switch self {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is `Pattern_Syntax`, a property that never changes (UAX 31).
  fileprivate var isPatternSyntax: Bool {
    switch self {
    case 0x5F: false
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE,
      0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2010...0x203E, 0x2041...0x2053,
      0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46:
      true
    default: false
    }
  }
}
