import KalendsCore
import Testing

/// Date patterns, taken apart and run.
@Suite struct PatternTests {
  @Test(
    "a pattern is fields and literal text",
    arguments: [
      ("", []),
      ("yMMMM", [.field("y", width: 1), .field("M", width: 4)]),
      ("d. MMM", [.field("d", width: 1), .literal(". "), .field("M", width: 3)]),
      ("d 'de' MMMM", [.field("d", width: 1), .literal(" de "), .field("M", width: 4)]),
      ("h 'o''clock'", [.field("h", width: 1), .literal(" o'clock")]),
      ("y''M", [.field("y", width: 1), .literal("'"), .field("M", width: 1)]),
      ("y'M'M", [.field("y", width: 1), .literal("M"), .field("M", width: 1)]),
      ("y年M月", [.field("y", width: 1), .literal("年"), .field("M", width: 1), .literal("月")]),
      ("'{0}'", [.literal("{0}")]),
    ] as [(String, [DatePattern.Item])])
  func items(pattern: String, items: [DatePattern.Item]) throws {
    #expect(try DatePattern(pattern).items == items)
  }

  @Test("a pattern of parts has no two literals together, and no field that is not written")
  func parts() throws {
    let pattern = DatePattern(items: [
      .literal("a"), .field("y", width: -1), .literal(""), .literal("b"), .field("d", width: .min),
      .field("M", width: 2), .literal(""),
    ])
    #expect(pattern.items == [.literal("ab"), .field("M", width: 2)])
    #expect(pattern.description == "'ab'MM")
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try PatternProgram(pattern, calendar: .gregory, symbols: symbols(.gregory))
    #expect(try program.text(of: date) == "ab03")
  }

  @Test("two numbering systems of one name keep their digits")
  func namesakes() throws {
    var symbols = symbols(.gregory)
    symbols.numbers = try NumberingSystem(identifier: "x", digits: "0123456789")
    symbols.numberOverrides = [
      NumberOverride(
        letter: "y", numbers: try NumberingSystem(identifier: "x", digits: "٠١٢٣٤٥٦٧٨٩"))
    ]
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try PatternProgram(
      DatePattern("u y"), calendar: .gregory, symbols: symbols)
    #expect(try program.text(of: date) == "2026 ٢٠٢٦")
  }

  @Test(
    "an apostrophe without its pair is an error that says where",
    arguments: [
      ("'", 0), ("y 'de", 2), ("年'", 3), ("y 'a' 'b", 6),
    ])
  func openQuote(pattern: String, offset: Int) {
    #expect(throws: KalendsError.malformedPattern(pattern, offset: offset)) {
      try DatePattern(pattern)
    }
  }

  @Test(
    "a year, its era and its month are written by the pattern",
    arguments: [
      ("y", "2026"), ("yy", "26"), ("yyyyy", "02026"), ("M/y", "3/2026"),
      ("LL.y", "03.2026"), ("y G", "2026 AD"), ("LLLL y", "M3 2026"), ("'y' y", "y 2026"),
    ])
  func gregorian(pattern: String, text: String) throws {
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try PatternProgram(
      DatePattern(pattern), calendar: .gregory, symbols: symbols(.gregory))
    #expect(try program.text(of: date) == text)
  }

  @Test("a year before the era counts down")
  func beforeTheEra() throws {
    let date = try CalendarSystem(.gregory).date(year: -43, month: 3, day: 15)
    let program = try PatternProgram(
      DatePattern("y G"), calendar: .gregory, symbols: symbols(.gregory))
    #expect(try program.text(of: date) == "44 BC")
  }

  @Test("a Chinese year is named by its place in the cycle")
  func cycle() throws {
    var symbols = symbols(.chinese)
    symbols.cyclicYears = NameTable((1...60).map { "c\($0)" })
    symbols.numericLeapMonth = LeapMonthPattern("{0}bis")
    let program = try PatternProgram(
      DatePattern("r(U) G M"), calendar: .chinese, symbols: symbols)
    let calendar = try CalendarSystem(.chinese)
    // 2023-03-22 begins the leap month after the second; 1984 began the 78th cycle.
    let leap = try calendar.date(year: 2023, monthCode: MonthCode("M02L"), day: 1)
    #expect(try program.text(of: leap) == "2023(c40) 78 2bis")
    let first = try calendar.date(year: 1984, month: 1, day: 1)
    #expect(try program.text(of: first) == "1984(c1) 78 1")
  }

  @Test(
    "a field that cannot be written is an error when the pattern is compiled",
    arguments: [
      ("Q", "Q"), ("EEEE", "EEEE"), ("zzzz", "zzzz"), ("r", "r"), ("MMMMM", "MMMMM"),
      ("GGGGG", "GGGGG"), ("a", "a"), ("e", "e"), ("MMMMMM", "MMMMMM"), ("h 'l' i", "i"),
    ])
  func unsupported(pattern: String, field: String) {
    #expect(throws: KalendsError.unsupportedPatternField(field)) {
      try PatternProgram(
        DatePattern(pattern), calendar: .gregory, symbols: symbols(.gregory))
    }
  }

  @Test("a text that does not fit is an error")
  func noRoom() throws {
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try PatternProgram(
      DatePattern("LLLL y"), calendar: .gregory, symbols: symbols(.gregory))
    for capacity in 0..<7 {
      _ = [UInt8](capacity: capacity) { output in
        #expect(throws: KalendsError.self) { try program.append(date, to: &output) }
      }
    }
    let long = try PatternProgram(
      DatePattern("y" + String(repeating: "年", count: 2000)), calendar: .gregory,
      symbols: symbols(.gregory))
    #expect(try long.text(of: date).unicodeScalars.count == 2004)
  }

  private func symbols(_ calendar: CalendarIdentifier) -> PatternSymbols {
    var symbols = PatternSymbols(numbers: .latin)
    let names = NameTable((1...12).map { "M\($0)" })
    for context in NameContext.allCases {
      symbols.months += [
        MonthNames(names, calendar: calendar, width: .wide, context: context)
      ].compactMap { $0 }
    }
    symbols.eras = [
      EraNames(
        NameTable(["BC", "AD"]), of: [.bce, .ce], calendar: calendar, width: .abbreviated)
    ]
    return symbols
  }
}
