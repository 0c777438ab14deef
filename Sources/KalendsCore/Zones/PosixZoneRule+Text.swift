extension PosixZoneRule {
  /// When the United States change their clocks, for a rule that does not say when.
  private static let defaultStart = Change(
    day: .weekday(month: 3, week: 2, weekday: 0), time: 7200)
  private static let defaultEnd = Change(
    day: .weekday(month: 11, week: 1, weekday: 0), time: 7200)

  /// Reads a rule.
  ///
  /// - Parameter bytes: the rule in ASCII.
  /// - Throws: ``KalendsError/malformedZoneRule(_:offset:)``.
  init(_ bytes: ArraySlice<UInt8>) throws(KalendsError) {
    var reader = PosixRuleReader(bytes)
    try reader.readName()
    standard = -(try reader.readTime(hours: 24))
    guard !reader.isAtEnd else { return }
    try reader.readName()
    var offset = standard + 3600
    if let byte = reader.next, byte != UInt8(ascii: ",") {
      offset = -(try reader.readTime(hours: 24))
    }
    var (start, end) = (Self.defaultStart, Self.defaultEnd)
    if !reader.isAtEnd {
      start = try reader.readChange()
      end = try reader.readChange()
      guard reader.isAtEnd else { throw reader.malformed }
    }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

/// A cursor over the bytes of a rule.
private struct PosixRuleReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  var isAtEnd: Bool { offset == bytes.endIndex }

  var next: UInt8? { isAtEnd ? nil : bytes[offset] }

  var malformed: KalendsError {
    .malformedZoneRule(
      String(decoding: bytes.prefix(64), as: UTF8.self), offset: offset - bytes.startIndex)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Reads a name of three letters at least, or of letters, digits and signs in angle brackets.
  mutating func readName() throws(KalendsError) {
    let isQuoted = take(UInt8(ascii: "<"))
    var length = 0
    while let byte = next, isLetter(byte) || isQuoted && isDigitOrSign(byte) {
      length += 1
      offset += 1
    }
    guard length >= 3, !isQuoted || take(UInt8(ascii: ">")) else { throw malformed }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private func isDigitOrSign(_ byte: UInt8) -> Bool {
    asciiDigit(byte) != nil || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private mutating func readNumber(_ limits: ClosedRange<Int>) throws(KalendsError) -> Int {
    var (value, count) = (0, 0)
    while count < 3, let digit = next.flatMap(asciiDigit) {
      value = value * 10 + digit
      count += 1
      offset += 1
    }
    guard count > 0, limits.contains(value) else { throw malformed }
    return value
  }

  /// Reads `[+-]hh[:mm[:ss]]` as seconds.
  mutating func readTime(hours: Int) throws(KalendsError) -> Int {
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var seconds = try readNumber(0...hours) * 3600
    if take(UInt8(ascii: ":")) {
      seconds += try readNumber(0...59) * 60
      if take(UInt8(ascii: ":")) { seconds += try readNumber(0...59) }
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,date[/time]`; the time is 02:00 unless it is written.
  mutating func readChange() throws(KalendsError) -> PosixZoneRule.Change {
    guard take(UInt8(ascii: ",")) else { throw malformed }
    let day = try readDay()
    let time = take(UInt8(ascii: "/")) ? try readTime(hours: 167) : 7200
    return PosixZoneRule.Change(day: day, time: time)
  }

  private mutating func readDay() throws(KalendsError) -> PosixZoneRule.DayOfYear {
    if take(UInt8(ascii: "J")) { return .julian(try readNumber(1...365)) }
    guard take(UInt8(ascii: "M")) else { return .zeroBased(try readNumber(0...365)) }
    let month = try readNumber(1...12)
    guard take(UInt8(ascii: ".")) else { throw malformed }
    let week = try readNumber(1...5)
    guard take(UInt8(ascii: ".")) else { throw malformed }
    return .weekday(month: month, week: week, weekday: try readNumber(0...6))
  }
}

extension ZoneRules {
  /// A zone of a POSIX rule, such as `CET-1CEST,M3.5.0,M10.5.0/3`, which holds for all time.
  ///
  /// Times of change may have -167 to 167 hours (RFC 9636). A rule that has summer time and does
  /// not say when (`EST5EDT`) changes as the United States do since 2007, as in the C library.
  ///
  /// - Parameters:
  ///   - identifier: its name; the rule itself unless given.
  ///   - text: the rule.
  /// - Throws: ``KalendsError/malformedZoneRule(_:offset:)``, and
  ///   ``KalendsError/malformedZone(_:_:)`` for summer times that run into one another.
  /// - Complexity: O(*n*) in the length of the rule.
  public init(identifier: String? = nil, posixRule text: String) throws(KalendsError) {
    // Nothing that is accepted is as long as this.
    let bytes = Array(text.utf8.prefix(257))
    guard bytes.count <= 256 else {
      throw .malformedZoneRule(String(text.prefix(64)), offset: 256)
    }
    let rule = try PosixZoneRule(bytes[...])
    var segments = ZoneSegments(initialOffset: Int64(rule.standard) * 1000)
    let end = rule.extend(&segments, behind: nil)
    try self.init(identifier: identifier ?? text, segments, cycleEnd: end)
  }
}
