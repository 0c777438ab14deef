import KalendsCore
import TestSupport
import Testing

/// Messages without ICU: what compiles, what is refused and where, and what a bad text can cost.
@Suite struct MessageTests {
  private static let english = MessageLanguage(
    cardinals: .onlyOther, ordinals: .onlyOther, integers: IntegerFormat(.latin))

  @Test(
    "a message that is not well-formed is refused where it goes wrong",
    arguments: [
      ("it's '{", .unterminatedQuote, 5), ("'{'' }", .unterminatedQuote, 0),
      ("{n, plural, other {'#}}", .unterminatedQuote, 19), ("{", .unclosedBrace, 0),
      ("a {n", .unclosedBrace, 2), ("a {n, plural, other {b", .unclosedBrace, 20),
      ("a {n, plural, other {b}", .unclosedBrace, 2), ("{}", .badArgumentName, 1),
      ("{ , number}", .badArgumentName, 2), ("{007}", .badArgumentName, 1),
      ("{a b}", .unexpectedText, 3), ("{n,}", .unexpectedText, 3),
      ("{n, plural}", .unexpectedText, 10), ("{n, plural, other x}", .unexpectedText, 18),
      ("{n, plural, one {a} offset:1 other {b}}", .unexpectedText, 20),
      ("{n, color}", .unknownType("color"), 4), ("{n, choice, 0#a}", .unknownType("choice"), 4),
      ("{n, spellout}", .unknownType("spellout"), 4),
      ("{n, number, percent}", .unsupportedStyle, 12),
      ("{d, date, long}", .unsupportedStyle, 8), ("{n, plural, one {a}}", .missingOther, 19),
      ("{n, plural, }", .missingOther, 12), ("{s, select, a {b}}", .missingOther, 17),
      ("{n, plural, lots {a} other {b}}", .unknownCategory("lots"), 12),
      ("{n, plural, one {a} one {b} other {c}}", .duplicateCase("one"), 20),
      ("{n, plural, =1 {a} =1 {b} other {c}}", .duplicateCase("=1"), 19),
      ("{s, select, other {a} other {b}}", .duplicateCase("other"), 22),
      ("{n, plural, =1.5 {a} other {b}}", .badNumber, 13),
      ("{n, plural, = {a} other {b}}", .badNumber, 13),
      ("{n, plural, =2147483648 {a} other {b}}", .badNumber, 13),
      ("{n, plural, offset:x other {b}}", .badNumber, 19),
    ] as [(String, MessageFault, Int)])
  func faults(_ pattern: String, _ fault: MessageFault, _ offset: Int) {
    #expect(throws: KalendsError.invalidMessage(fault, offset: offset), "\(pattern)") {
      try Message(pattern)
    }
  }

  @Test("size, depth, arguments, cases and names have limits")
  func limits() {
    func expect(_ fault: MessageFault, at offset: Int, _ pattern: String) {
      #expect(throws: KalendsError.invalidMessage(fault, offset: offset)) { try Message(pattern) }
    }
    expect(.tooLarge(limit: 65_536), at: 65_536, String(repeating: "x", count: 1_000_000))
    expect(.tooDeep(limit: 32), at: 608, String(repeating: "{a, select, other {", count: 1000))
    let many = (0...100).map { "{a\($0)}" }.joined()
    expect(.tooLarge(limit: 100), at: 491, many)
    let cases = (0...100).map { "a\($0){}" }.joined()
    expect(.tooLarge(limit: 100), at: 502, "{s, select, \(cases)other{}}")
    expect(.badArgumentName, at: 1, "{\(String(repeating: "a", count: 65))}")
  }

  @Test("the largest messages that are taken run")
  func largest() throws {
    let depth = 32
    let pattern =
      String(repeating: "{s, select, other {", count: depth) + "x"
      + String(repeating: "}}", count: depth)
    #expect(try Message(pattern).text(["s": .text("")], in: Self.english) == "x")
    let text = String(repeating: "x", count: 65_536)
    #expect(try Message(text).text([:], in: Self.english) == text)
  }

  @Test("arguments that lack or are of the wrong type are errors, and leave the bytes alone")
  func arguments() throws {
    let message = try Message("a{n, plural, other {#}}{d, date}{s, select, other {}}{x}")
    #expect(message.arguments.map { $0.name } == ["n", "d", "s", "x"])
    #expect(message.arguments.map { $0.type } == [.number, .text, .choice, .any])
    let good: [(name: String, value: MessageArgument)] = [
      ("n", .number(1)), ("d", .text("today")), ("s", .text("a")), ("x", .number(2)),
    ]
    #expect(try message.text(MessageArguments(good), in: Self.english) == "a1today2")
    let wrong: [(String, MessageArgument, MessageArgumentType)] = [
      ("n", .text("1"), .number), ("d", .number(1), .text), ("s", .number(1), .choice),
    ]
    for (name, value, type) in wrong {
      #expect(throws: KalendsError.wrongArgument(name, expected: type)) {
        try message.text(MessageArguments([(name, value)] + good), in: Self.english)
      }
      let bytes = [UInt8](capacity: 20) { output in
        output.append(UInt8(ascii: "b"))
        try? message.append(
          MessageArguments([(name, value)] + good), in: Self.english, to: &output)
      }
      #expect(bytes == [UInt8(ascii: "b")])
    }
    for (name, _) in good {
      #expect(throws: KalendsError.missingArgument(name)) {
        try message.text(MessageArguments(good.filter { $0.name != name }), in: Self.english)
      }
    }
  }

  @Test("an argument that the chosen case does not name is not asked for")
  func unusedArgument() throws {
    let message = try Message("{s, select, a {{x}} other {none}}")
    #expect(try message.text(["s": .text("b")], in: Self.english) == "none")
  }

  @Test("two spellings of a letter are two names, and two cases")
  func spellings() throws {
    let names = try Message("{\u{E9}} {e\u{301}}")
    #expect(names.arguments.map { $0.name.unicodeScalars.count } == [1, 2])
    let arguments: MessageArguments = ["e\u{301}": .number(2), "\u{E9}": .number(1)]
    #expect(try names.text(arguments, in: Self.english) == "1 2")
    let cases = try Message("{s, select, \u{E9} {one} e\u{301} {two} other {none}}")
    #expect(try cases.text(["s": .text("\u{E9}")], in: Self.english) == "one")
    #expect(try cases.text(["s": .text("e\u{301}")], in: Self.english) == "two")
  }

  @Test("the ends of the integers are written, and an offset does not wrap")
  func ends() throws {
    let message = try Message("{n, plural, offset:1 other {#}}")
    let plain = MessageLanguage(cardinals: .onlyOther, ordinals: .onlyOther, integers: .plain)
    #expect(try message.text(["n": .number(.min)], in: plain) == "-9223372036854775808")
    #expect(try message.text(["n": .number(.max)], in: plain) == "9223372036854775806")
  }

  @Test(
    "integers are grouped as languages group them",
    arguments: [
      (IntegerFormat(.latin), 1_234_567, "1,234,567"),
      (IntegerFormat(.latin, otherGroups: 2), 12_345_678, "1,23,45,678"),
      (IntegerFormat(.latin, separator: ".", minimumGroupingDigits: 2), 1234, "1234"),
      (IntegerFormat(.latin, separator: ".", minimumGroupingDigits: 2), 12_345, "12.345"),
      (IntegerFormat(.latin, lastGroup: .max), 1_234_567, "1234567"),
      (IntegerFormat(.latin, minimumGroupingDigits: .max), 1_234_567, "1234567"),
      (IntegerFormat(.latin, lastGroup: .min, otherGroups: .min), 1_234_567, "1234567"),
      (IntegerFormat(.latin, lastGroup: 1, otherGroups: .max), 1234, "123,4"),
      (.plain, -1_234_567, "-1234567"),
    ])
  func integers(_ format: IntegerFormat, _ number: Int, _ text: String) throws {
    let bytes = try [UInt8](capacity: 40) { output in try format.append(number, to: &output) }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("any text is a message or a typed error, in time that its size bounds")
  func anyText() {
    var random = SplitMix64(seed: 72)
    let pieces = [
      "{", "}", "'", "''", "#", ",", "=", "n", "s", "plural", "select", "selectordinal", "other",
      "one", "offset:", "1", " ", "number", "date", "é", "日", "\u{200E}", "{n, plural, other {",
      "}}", "{s, select, other {",
    ]
    var compiled = 0
    let arguments: MessageArguments = ["n": .number(1), "s": .text("a"), "one": .text("")]
    for _ in 0..<20_000 {
      var pattern = ""
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        pattern += pieces.randomElement(using: &random) ?? ""
      }
      guard let message = try? Message(pattern) else { continue }
      compiled += 1
      _ = try? message.text(arguments, in: Self.english)
    }
    #expect(compiled > 100)
  }
}
