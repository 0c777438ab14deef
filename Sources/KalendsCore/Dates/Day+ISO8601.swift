extension Day {
  /// Reads an ISO 8601 calendar date: `2026-03-14`, `20260314`, or with an expanded year of a sign
  /// and six digits, `-000586-07-18`.
  ///
  /// Four digits are a literal year: `0004-06-01` lies in the year 4. An annotation as in
  /// RFC 9557 (`[u-ca=hebrew]`) is read by ``AnnotatedDay``.
  ///
  /// - Throws: ``KalendsError/malformedDate(_:offset:)`` for text of another form, such as one with
  ///   a time, and for the year `-000000`; ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a
  ///   month or day that does not exist; ``KalendsError/yearOutOfRange(_:calendar:limits:)`` beyond
  ///   ISO years -9999…9999.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = DateReader(text)
    self = try reader.readDay()
    guard reader.isAtEnd else { throw reader.malformed }
  }

  /// The day of a date of the proleptic Gregorian calendar.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` beyond -9999…9999 and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a month or day that does not exist.
  /// - Complexity: O(1)
  public init(year: Int, month: Int, day: Int) throws(KalendsError) {
    guard (-9999...9999).contains(year) else {
      throw .yearOutOfRange(year, calendar: .iso8601, limits: -9999...9999)
    }
    guard (1...12).contains(month) else {
      throw .fieldOutOfRange(.month, value: month, limits: 1...12)
    }
    let length = GregorianArithmetic.length(ofMonth: month, year: year)
    guard (1...length).contains(day) else {
      throw .fieldOutOfRange(.day, value: day, limits: 1...length)
    }
    let number = GregorianArithmetic.day(year: year, month: month, day: day)
    self.init(unchecked: Int32(truncatingIfNeeded: number))
  }
}

extension Day: CustomStringConvertible {
  /// The ISO 8601 date, with an expanded year of a sign and six digits before year 0 (and for the
  /// cells of a grid that lie beyond the year 9999).
  public var description: String {
    let date = GregorianArithmetic.date(of: daysSinceEpoch)
    let year =
      (0...9999).contains(date.year)
      ? padded(date.year, 4) : (date.year < 0 ? "-" : "+") + padded(abs(date.year), 6)
    return "\(year)-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }
}

/// A day with the calendar that its text names, as RFC 9557 writes it: `2026-03-14[u-ca=hebrew]`.
///
/// The date itself is always an ISO one; the annotation says in which calendar to show it.
public struct AnnotatedDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The calendar of the annotation, `nil` without one.
  public var calendar: CalendarIdentifier?

  /// Makes an annotated day.
  public init(_ day: Day, calendar: CalendarIdentifier? = nil) {
    self.day = day
    self.calendar = calendar
  }

  /// Reads an ISO 8601 date with RFC 9557 annotations.
  ///
  /// An annotation under another key than `u-ca` is skipped, unless it is marked critical (`!`).
  /// Of several calendars the first counts; one that differs is an error when any is critical.
  ///
  /// - Throws: what ``Day/init(_:)`` throws, ``KalendsError/unknownCalendar(_:)`` for the name that
  ///   counts, and ``KalendsError/malformedDate(_:offset:)`` with the offset of an annotation that
  ///   cannot be honoured: a critical one, a calendar that contradicts, a time zone. A text of more
  ///   than 1024 bytes is malformed.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(KalendsError) {
    var reader = DateReader(text)
    day = try reader.readDay()
    calendar = try reader.readCalendar()
  }
}

extension AnnotatedDay: CustomStringConvertible {
  /// The ISO 8601 date, and the annotation when there is a calendar.
  public var description: String { day.description + (calendar.map { "[u-ca=\($0.name)]" } ?? "") }
}

/// Decimal digits with zeros in front.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// A cursor over the bytes of a date.
private struct DateReader {
  private let text: String
  private let bytes: [UInt8]
  /// Whether the text goes on behind ``bytes``.
  private let isCut: Bool
  private var offset = 0

  init(_ text: String) {
    self.text = text
    // No sensible date is as long as this; a megabyte is not copied.
    bytes = Array(text.utf8.prefix(1024))
    isCut = bytes.count < text.utf8.count
  }

  var isAtEnd: Bool { offset == bytes.count && !isCut }

  var malformed: KalendsError { malformed(at: offset) }

  private func malformed(at offset: Int) -> KalendsError {
    .malformedDate(String(text.prefix(64)), offset: offset)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func number(digits: Int) throws(KalendsError) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard offset < bytes.count, let digit = asciiDigit(bytes[offset]) else { throw malformed }
      value = value * 10 + digit
      offset += 1
    }
    return value
  }

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

  /// Reads annotations up to the end of the text.
  mutating func readCalendar() throws(KalendsError) -> CalendarIdentifier? {
    var found: CalendarIdentifier?
    var isCritical = false
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
      guard let first = found else {
        found = try CalendarIdentifier(value)
        continue
      }
      if isCritical, (try? CalendarIdentifier(value)) != first { throw malformed(at: start) }
    }
    return found
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
