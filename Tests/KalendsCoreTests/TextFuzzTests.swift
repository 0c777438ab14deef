import KalendsCore
import TestSupport
import Testing

/// Text that nobody would write: read as what it is, or refused; never a trap.
@Suite struct TextFuzzTests {
  private let seeds = [
    "2026-03-14", "20260314", "-000586-07-18", "+0099991231", "0004-02-29",
    "2026-03-14[u-ca=hebrew]", "2026-03-14[!u-ca=islamic-umalqura][x=y]",
  ]
  private let pieces = [
    "0", "1", "2", "3", "9", "0", "1", "2", "3", "9", "-", "+", "[", "]", "=", "!", "u-ca", "roc",
    "T", " ", "", "\0", "é",
    "٣", "\u{301}", "👩‍👧", "2026",
  ]

  /// Each seed with up to four places changed.
  private func texts(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 9557)
    return (0..<count).map { index in
      var scalars = Array(seeds[index % seeds.count].unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let piece = pieces[Int.random(in: pieces.indices, using: &random)].unicodeScalars
        // As long as before, more often than not: else hardly any is a date again.
        let length =
          Int.random(in: 0...2, using: &random) > 0
          ? piece.count : Int.random(in: 0...2, using: &random)
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, start + length)
        scalars.replaceSubrange(start..<end, with: piece)
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  @Test("a date is accepted when it has one of the four shapes and exists, and only then")
  func dates() throws {
    var tally = Tally("changed texts as dates")
    var accepted = 0
    for text in texts(40_000) {
      let expected = dayByShape(text)
      do {
        let day = try Day(text)
        accepted += 1
        tally.judge(day == expected, "\(text.debugDescription) is \(day)")
        tally.judge(try Day(day.description) == day, "\(day)")
      } catch KalendsError.malformedDate(_, let offset) {
        let isInside = (0...text.utf8.count).contains(offset)
        tally.judge(expected == nil && isInside, "\(text.debugDescription) at \(offset)")
      } catch {
        tally.judge(expected == nil, "\(text.debugDescription): \(error)")
      }
    }
    print(tally.summary)
    #expect(accepted > 1000 && tally.differences == 0, "\(tally.summary)")
  }

  /// The day of a text, judged by its shape and by counting days the slow way.
  private func dayByShape(_ text: String) -> Day? {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let shape = String(decoding: text.utf8.map { isDigit($0) ? 0x64 : $0 }, as: UTF8.self)
    let isSigned = shape.hasPrefix("+") || shape.hasPrefix("-")
    let rest = isSigned ? shape.dropFirst() : shape[...]
    let year = isSigned ? "dddddd" : "dddd"
    guard rest == year + "-dd-dd" || rest == year + "dddd" else { return nil }
    let digits = text.utf8.filter(isDigit).map { Int($0) - 0x30 }
    let numbers = [
      0..<digits.count - 4, digits.count - 4..<digits.count - 2, digits.count - 2..<digits.count,
    ]
    .map { digits[$0].reduce(0) { 10 * $0 + $1 } }
    guard !(text.hasPrefix("-") && numbers[0] == 0) else { return nil }
    let parts = (year: text.hasPrefix("-") ? -numbers[0] : numbers[0], month: numbers[1])
    guard (-9999...9999).contains(parts.year), (1...12).contains(parts.month) else { return nil }
    let first = epochDay(year: parts.year, month: parts.month, day: 1)
    let next =
      parts.month == 12
      ? epochDay(year: parts.year + 1, month: 1, day: 1)
      : epochDay(year: parts.year, month: parts.month + 1, day: 1)
    guard (1...next - first).contains(numbers[2]) else { return nil }
    return try? Day(daysSinceEpoch: first + numbers[2] - 1)
  }

  @Test("what is accepted with annotations is accepted again as it is printed")
  func annotatedDates() throws {
    var tally = Tally("changed texts as annotated dates")
    var accepted = 0
    for text in texts(40_000) {
      do {
        let annotated = try AnnotatedDay(text)
        accepted += 1
        tally.judge(
          try AnnotatedDay(annotated.description) == annotated, text.debugDescription)
        let date = text.prefix { $0 != "[" }
        tally.judge(try Day(String(date)) == annotated.day, text.debugDescription)
      } catch KalendsError.malformedDate(_, let offset) {
        tally.judge((0...text.utf8.count).contains(offset), text.debugDescription)
      } catch {
        tally.judge((try? Day(text)) == nil, "\(text.debugDescription): \(error)")
      }
    }
    print(tally.summary)
    #expect(accepted > 1000 && tally.differences == 0, "\(tally.summary)")
  }

  @Test("names are known or not, whatever they are")
  func names() {
    for text in texts(5000) + pieces {
      if let code = try? MonthCode(text) { #expect(code.description == text) }
      if let era = Era(code: text) { #expect(era.code == text) }
      if let weekday = Weekday(identifier: text) {
        #expect(weekday.identifier == text.lowercased())
      }
      if let calendar = try? CalendarIdentifier(text) {
        #expect(calendar.name == text.lowercased())
      }
    }
  }
}
