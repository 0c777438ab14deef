/// The form of a zone rule in `TZ`: `std offset [dst [offset] [,start[/time],end[/time]]]`.
///
/// Source: POSIX.1-2024, "Environment Variables", `TZ`, with times up to ±167 hours as in RFC 9636.
enum POSIXRule {
  /// Whether a text is a rule.
  static func isWellFormed(_ text: String) -> Bool {
    guard text.utf8.count <= 256 else { return false }
    var reader = RuleReader(bytes: Array(text.utf8))
    return reader.takeRule()
  }
}

/// A cursor over the bytes of a rule.
private struct RuleReader {
  let bytes: [UInt8]
  var offset = 0

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes bytes as long as they fit, and says how many.
  private mutating func takeAll(where fits: (UInt8) -> Bool) -> Int {
    let start = offset
    while let byte = next, fits(byte) { offset += 1 }
    return offset - start
  }

  private mutating func takeNumber(_ limits: ClosedRange<Int>) -> Bool {
    let start = offset
    let count = takeAll { $0 &- 0x30 < 10 }
    guard (1...3).contains(count) else { return false }
    let value = bytes[start..<offset].reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return limits.contains(value)
  }

  mutating func takeRule() -> Bool {
    guard takeName(), takeTime(hours: 0...24) else { return false }
    if next == nil { return true }
    guard takeName() else { return false }
    if next != nil, next != UInt8(ascii: ",") {
      guard takeTime(hours: 0...24) else { return false }
    }
    if next == nil { return true }
    return takeChange() && takeChange() && next == nil
  }

  /// A name of three letters at least, or of letters, digits and signs in angle brackets.
  private mutating func takeName() -> Bool {
    if take("<") {
      let count = takeAll {
        ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D
      }
      return count >= 3 && take(">")
    }
    return takeAll { ($0 | 0x20) &- 0x61 < 26 } >= 3
  }

  private mutating func takeTime(hours: ClosedRange<Int>) -> Bool {
    if !take("+") { _ = take("-") }
    guard takeNumber(hours) else { return false }
    guard take(":") else { return true }
    guard takeNumber(0...59) else { return false }
    return take(":") ? takeNumber(0...59) : true
  }

  /// `,Jn`, `,n` or `,Mm.w.d`, and the time behind a slash.
  private mutating func takeChange() -> Bool {
    guard take(",") else { return false }
    if take("M") {
      guard takeNumber(1...12), take("."), takeNumber(1...5), take("."), takeNumber(0...6) else {
        return false
      }
    } else if take("J") {
      guard takeNumber(1...365) else { return false }
    } else if !takeNumber(0...365) {
      return false
    }
    return take("/") ? takeTime(hours: 0...167) : true
  }
}
