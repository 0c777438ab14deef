/// A cursor over the bytes of a date, a time or both, in the forms of ISO 8601 and RFC 9557.
struct ISO8601Reader {
  private let text: String
  private let bytes: [UInt8]
  private let isDateOnly: Bool
  /// Whether the text goes on behind ``bytes``.
  private let isCut: Bool
  private var offset = 0

  /// Starts at the beginning of a text.
  ///
  /// - Parameters:
  ///   - text: what to read.
  ///   - isDateOnly: whether a fault is one of a date, rather than of a time.
  init(_ text: String, isDateOnly: Bool = false) {
    self.text = text
    self.isDateOnly = isDateOnly
    // No sensible date is as long as this; a megabyte is not copied.
    bytes = Array(text.utf8.prefix(1024))
    isCut = bytes.count < text.utf8.count
  }

  var isAtEnd: Bool { offset == bytes.count && !isCut }

  /// The error for a fault at this place.
  var malformed: KalendsError { malformed(at: offset) }

  private func malformed(at offset: Int) -> KalendsError {
    let start = String(text.prefix(64))
    return isDateOnly
      ? .malformedDate(start, offset: offset) : .malformedTime(start, offset: offset)
  }

  /// Throws unless the whole text has been read.
  func finish() throws(KalendsError) {
    guard isAtEnd else { throw malformed }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func number(digits: Int) throws(KalendsError) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = asciiDigit(byte) else { throw malformed }
      value = value * 10 + digit
      offset += 1
    }
    return value
  }
}

extension ISO8601Reader {
  /// Reads `2026-03-14`, `20260314` or an expanded year such as `-000586-07-18`.
  mutating func readDay() throws(KalendsError) -> Day {
    let isNegative = take(UInt8(ascii: "-"))
    let isExpanded = isNegative || take(UInt8(ascii: "+"))
    let magnitude = try number(digits: isExpanded ? 6 : 4)
    guard !isNegative || magnitude != 0 else { throw malformed(at: 0) }
    let isExtended = take(UInt8(ascii: "-"))
    let month = try number(digits: 2)
    guard !isExtended || take(UInt8(ascii: "-")) else { throw malformed }
    let day = try number(digits: 2)
    return try Day(year: isNegative ? -magnitude : magnitude, month: month, day: day)
  }

  /// Reads `09:30`, `0930`, `09`, with seconds and a fraction of them where they are written.
  mutating func readTime() throws(KalendsError) -> TimeOfDay {
    let hour = try number(digits: 2)
    let isExtended = take(UInt8(ascii: ":"))
    var (minute, second, millisecond) = (0, 0, 0)
    if isExtended || next.flatMap(asciiDigit) != nil {
      minute = try number(digits: 2)
      if isExtended ? take(UInt8(ascii: ":")) : next.flatMap(asciiDigit) != nil {
        second = try number(digits: 2)
        if take(UInt8(ascii: ".")) || take(UInt8(ascii: ",")) {
          millisecond = try readMilliseconds()
        }
      }
    }
    return try TimeOfDay(hour: hour, minute: minute, second: second, millisecond: millisecond)
  }

  /// Reads one to nine digits of a fraction; what is finer than a millisecond is cut off.
  private mutating func readMilliseconds() throws(KalendsError) -> Int {
    var (value, count) = (0, 0)
    while let digit = next.flatMap(asciiDigit) {
      if count < 3 { value = value * 10 + digit }
      count += 1
      offset += 1
    }
    guard (1...9).contains(count) else { throw malformed }
    for _ in count..<max(count, 3) { value *= 10 }
    return value
  }

  /// Reads a date, `T` (or a space, or `t`) and a time.
  mutating func readDateTime() throws(KalendsError) -> LocalDateTime {
    let day = try readDay()
    guard take(UInt8(ascii: "T")) || take(UInt8(ascii: "t")) || take(UInt8(ascii: " ")) else {
      throw malformed
    }
    return LocalDateTime(day, try readTime())
  }

  /// Reads `Z`, `+05:30`, `+0530`, `+05` or, with seconds, `-00:14:44`; `nil` without any.
  mutating func readOffset() throws(KalendsError) -> WrittenOffset? {
    if take(UInt8(ascii: "Z")) || take(UInt8(ascii: "z")) { return .utc }
    let isNegative = take(UInt8(ascii: "-"))
    guard isNegative || take(UInt8(ascii: "+")) else { return nil }
    let time = try readTime()
    guard time.millisecond == 0 else { throw malformed }
    let seconds = Int(time.millisecondsSinceMidnight / 1000)
    return .numeric(try ZoneOffset(seconds: isNegative ? -seconds : seconds))
  }
}

extension ISO8601Reader {
  /// What the annotations of RFC 9557 say.
  struct Annotations {
    var zone: String?
    var calendar: CalendarIdentifier?
  }

  /// Reads annotations up to the end of the text.
  ///
  /// A zone, which has no key, is the first of them, and stands behind times only.
  mutating func readAnnotations() throws(KalendsError) -> Annotations {
    var found = Annotations()
    var isCritical = false
    if !isDateOnly { found.zone = readZone() }
    while !isAtEnd {
      let start = offset
      guard take(UInt8(ascii: "[")) else { throw malformed }
      let mustBeHonoured = take(UInt8(ascii: "!"))
      let key = text(while: isKeyByte)
      guard !key.isEmpty, take(UInt8(ascii: "=")) else { throw malformed }
      let value = text(while: isValueByte)
      guard !value.isEmpty, take(UInt8(ascii: "]")) else { throw malformed }
      guard key == "u-ca" else {
        if mustBeHonoured { throw malformed(at: start) }
        continue
      }
      isCritical = isCritical || mustBeHonoured
      guard let first = found.calendar else {
        found.calendar = try CalendarIdentifier(value)
        continue
      }
      if isCritical, (try? CalendarIdentifier(value)) != first { throw malformed(at: start) }
    }
    return found
  }

  /// Reads `[Europe/Paris]` or `[+01:00]`; reads nothing when the annotation has a key.
  private mutating func readZone() -> String? {
    let start = offset
    guard take(UInt8(ascii: "[")) else { return nil }
    // A zone is always honoured.
    _ = take(UInt8(ascii: "!"))
    let zone = text(while: isZoneByte)
    guard !zone.isEmpty, take(UInt8(ascii: "]")) else {
      offset = start
      return nil
    }
    return zone
  }

  private mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

/// Whether a byte may be in the key of an annotation: RFC 9557 has lower-case letters only.
private func isKeyByte(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    || asciiDigit(byte) != nil
}

/// Whether a byte may be in the value of an annotation.
private func isValueByte(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || asciiDigit(byte) != nil
}

/// Whether a byte may be in a zone: a name such as `Etc/GMT+1`, or an offset such as `+01:00`.
private func isZoneByte(_ byte: UInt8) -> Bool {
  isValueByte(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
    || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
}

/// Decimal digits with zeros in front.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
