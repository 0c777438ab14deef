extension JSONValue {
  /// The value as JSON on one line.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as JSON on one line.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escape and are copied whole.
    if text.utf8.contains(where: mayNeedEscape) {
      for scalar in text.unicodeScalars { write(scalar, to: &bytes) }
    } else {
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is, or may begin, a character that is written as an escape.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xE2
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    // Line and paragraph separators are legal, but end a line for many a reader of lines.
    case "\u{0}"..."\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    default: bytes += String(scalar).utf8
    }
  }
}
