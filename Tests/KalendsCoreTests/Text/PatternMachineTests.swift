import KalendsCore
import TestSupport
import Testing

/// Programs of dates and times, field by field.
@Suite struct PatternMachineTests {
  @Test(
    "every field of a date is written by its letter",
    arguments: [
      ("d/M", "14/3"), ("dd.MM.", "14.03."), ("EEEE", "W6"), ("E d", "A6 14"), ("cccc", "S6"),
      ("e", "7"), ("ee", "07"), ("c", "7"), ("D", "73"), ("DDDD", "0073"), ("u", "2026"),
      ("EEEE, MMMM d, y", "W6, M3 14, 2026"), ("y年M月d日EEEE", "2026年3月14日W6"),
      ("'on' EEEE 'the' d", "on W6 the 14"), ("d'd'd", "14d14"), ("", ""), ("'only'", "only"),
    ])
  func dates(pattern: String, text: String) throws {
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    #expect(try program(pattern).text(of: date) == text)
  }

  @Test(
    "every hour is counted by the letter of its cycle",
    arguments: [
      ("H", "00:00", "0"), ("HH", "00:00", "00"), ("k", "00:00", "24"), ("kk", "09:00", "09"),
      ("h", "00:00", "12"), ("h", "12:00", "12"), ("h", "13:05", "1"), ("K", "12:00", "0"),
      ("K", "23:00", "11"), ("h:mm a", "13:05", "1:05 PM"), ("ah:mm", "11:59", "AM11:59"),
      ("H:mm:ss", "23:59:58", "23:59:58"), ("m", "10:07", "7"), ("ss", "10:07:03", "03"),
    ])
  func hours(pattern: String, time: String, text: String) throws {
    #expect(try program(pattern).text(of: TimeOfDay(time)) == text)
  }

  @Test(
    "noon has a name when it is exact as far as the time is shown",
    arguments: [
      ("h b", "12:00", "12 noon"), ("h b", "12:30", "12 noon"), ("h:mm b", "12:30", "12:30 PM"),
      ("h:mm b", "12:00:30", "12:00 noon"), ("h:mm:ss b", "12:00:30", "12:00:30 PM"),
      ("h b", "00:00", "12 AM"), ("h B", "12:00", "12 noon"), ("h:mm B", "12:30", "12:30 P12"),
      ("h B", "03:00", "3 P3"),
    ])
  func noon(pattern: String, time: String, text: String) throws {
    #expect(try program(pattern).text(of: TimeOfDay(time)) == text)
  }

  @Test("a pattern with a date does not write a bare time")
  func bareTime() throws {
    #expect(throws: KalendsError.missingField(.day)) {
      try program("d H").text(of: TimeOfDay("10:00"))
    }
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    #expect(try program("d H").text(of: date, TimeOfDay("10:00")) == "14 10")
    #expect(try program("d H").text(of: date) == "14 0")
  }

  @Test("a date of another calendar is an error")
  func otherCalendar() throws {
    let date = try CalendarSystem(.persian).date(year: 1405, month: 1, day: 1)
    #expect(throws: KalendsError.unknownCalendar("persian")) {
      try program("d").text(of: date)
    }
  }

  @Test("what does not fit is not written at all")
  func room() throws {
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try program("EEEE, MMMM d, y")
    let length = try program.text(of: date).utf8.count
    #expect(length <= program.greatestLength)
    for capacity in 0..<length + 80 {
      let bytes = [UInt8](capacity: capacity) { output in
        if capacity < length {
          #expect(throws: KalendsError.outputFull(needed: length, available: capacity)) {
            try program.append(date, to: &output)
          }
        } else {
          #expect(throws: Never.self) { try program.append(date, to: &output) }
        }
      }
      #expect(bytes.count == (capacity < length ? 0 : length))
    }
  }

  @Test("a field may have numerals of its own")
  func overrides() throws {
    var symbols = symbols()
    let names = try NumberingSystem(
      identifier: "test", algorithmic: NameTable((0...40).map { "n\($0)" }))
    symbols.numberOverrides = [NumberOverride(letter: "d", numbers: names)]
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let program = try PatternProgram(
      DatePattern("d M y"), calendar: .gregory, symbols: symbols)
    #expect(try program.text(of: date) == "n14 3 2026")
    symbols.numberOverrides = [NumberOverride(letter: nil, numbers: names)]
    let all = try PatternProgram(DatePattern("d M y"), calendar: .gregory, symbols: symbols)
    #expect(
      throws: KalendsError.numberOutOfRange(2026, numberingSystem: "test", limits: 0...40)
    ) { try all.text(of: date) }
    let early = try CalendarSystem(.gregory).date(year: 26, month: 3, day: 14)
    #expect(try all.text(of: early) == "n14 n3 n26")
  }

  @Test("digits of several bytes are written whole")
  func digits() throws {
    var symbols = symbols()
    symbols.numbers = try NumberingSystem(
      identifier: "arab", digits: "٠١٢٣٤٥٦٧٨٩", minusSign: "\u{61C}-")
    let program = try PatternProgram(
      DatePattern("yyyyy/u d"), calendar: .gregory, symbols: symbols)
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    #expect(try program.text(of: date) == "٠٢٠٢٦/٢٠٢٦ ١٤")
    let ancient = try CalendarSystem(.gregory).date(year: -43, month: 3, day: 14)
    #expect(try program.text(of: ancient) == "٠٠٠٤٤/\u{61C}-٤٣ ١٤")
  }

  @Test("any pattern compiles or is an error, in bounded time")
  func anyPattern() throws {
    var random = SplitMix64(seed: 7)
    let letters = Array("yMdEahHmsGLc' .,年QZ'")
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    var compiled = 0
    for _ in 0..<3000 {
      let pattern = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "y"
        })
      do throws(KalendsError) {
        let program = try PatternProgram(
          DatePattern(pattern), calendar: .gregory, symbols: symbols())
        #expect(try program.text(of: date).utf8.count <= program.greatestLength)
        compiled += 1
      } catch {
        switch error {
        case .malformedPattern, .unsupportedPatternField: continue
        default: Issue.record("\(pattern): \(error)")
        }
      }
    }
    #expect(compiled > 100)
    let megabyte = String(repeating: "年", count: 350_000)
    #expect(try program("d" + megabyte).text(of: date).utf8.count == 1_050_002)
    #expect(throws: KalendsError.self) { try program(String(repeating: "y", count: 1_000_000)) }
  }

  private func program(_ pattern: String) throws -> PatternProgram {
    try PatternProgram(DatePattern(pattern), calendar: .gregory, symbols: symbols())
  }

  private func symbols() -> PatternSymbols {
    var symbols = PatternSymbols(numbers: .latin)
    let months = NameTable((1...12).map { "M\($0)" })
    symbols.months = [
      MonthNames(months, calendar: .gregory, width: .wide, context: .format)
    ].compactMap { $0 }
    symbols.weekdays = [
      ("W", NameWidth.wide, NameContext.format), ("A", .abbreviated, .format),
      ("S", .wide, .standalone),
    ].compactMap { letter, width, context in
      WeekdayNames(NameTable((1...7).map { "\(letter)\($0)" }), width: width, context: context)
    }
    symbols.dayPeriods = [
      DayPeriodNames(
        width: .abbreviated, halves: NameTable(["AM", "PM"]), noon: "noon",
        hours: NameTable((0..<24).map { "P\($0)" }), flexibleNoon: "noon")
    ].compactMap { $0 }
    symbols.weekRules = try? WeekRules(
      firstWeekday: .sunday, minimalDays: 1, weekend: [.saturday, .sunday])
    return symbols
  }
}
