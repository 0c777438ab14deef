import KalendsCore
import Testing

@testable import KalendsICU

/// What a program gets that opens a locale.
@Suite struct LocaleDataTests {
  @Test("a locale answers in the calendar that it is opened for")
  func calendars() throws {
    #expect(try LocaleData.open("th-TH").calendar == .buddhist)
    #expect(try LocaleData.open("fa-IR").calendar == .persian)
    #expect(try LocaleData.open("de").calendar == .gregory)
    #expect(try LocaleData.open("de-u-ca-hebrew").calendar == .hebrew)
    let both = try LocaleData.open("de-u-ca-hebrew", calendar: .coptic)
    #expect(both.calendar == .coptic)
    #expect(both.defaultCalendar == .hebrew)
  }

  @Test("Adar is told apart from Adar I and Adar II")
  func adar() throws {
    let names = try LocaleData.open("en-u-ca-hebrew").monthNames(.wide, .standalone)
    #expect(names.name(of: try MonthCode("M05L")) == "Adar I")
    #expect(names.name(of: try MonthCode("M06")) == "Adar")
    #expect(names.name(of: try MonthCode("M06"), inLeapYear: true) == "Adar II")
    #expect(names.name(of: try MonthCode("M12")) == "Elul")
    #expect(names.name(of: try MonthCode("M04L")) == nil)
    #expect(names.name(of: try MonthCode("M13")) == nil)
  }

  @Test("a header is written as bytes, rotated, into room that is there")
  func header() throws {
    let german = try LocaleData.open("de")
    let names = german.weekdayNames(.abbreviated, .standalone)
    let bytes = try [UInt8](capacity: 14) { output in
      try names.appendAll(startingWith: german.weekRules.firstWeekday, to: &output)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "MoDiMiDoFrSaSo")
    _ = try [UInt8](capacity: 20) { output in
      output.append(0x20)
      let ends = try names.appendAll(startingWith: .sunday, to: &output)
      #expect(ends.indices.map { ends[$0] } == [3, 5, 7, 9, 11, 13, 15])
    }
    #expect(throws: KalendsError.outputFull(needed: 14, available: 13)) {
      _ = try [UInt8](capacity: 13) { output in
        try names.appendAll(startingWith: .monday, to: &output)
      }
    }
  }

  @Test("an algorithmic numbering system is a table with an end")
  func algorithmic() throws {
    let compiler = try LocaleCompiler("he-u-nu-hebr")
    let numbers = try compiler.numberingSystem(upTo: 30)
    #expect(numbers.identifier == "hebr" && !numbers.isDecimal && numbers.digits == nil)
    #expect(try numbers.text(of: 15) == "ט״ו")
    #expect(throws: KalendsError.numberOutOfRange(31, numberingSystem: "hebr", limits: 0...30)) {
      try numbers.text(of: 31)
    }
    #expect(throws: KalendsError.numberOutOfRange(-1, numberingSystem: "hebr", limits: 0...30)) {
      try numbers.text(of: -1)
    }
    let roman = try LocaleData.open("en-u-nu-roman")
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 1)
    #expect(try roman.monthHeading.text(of: date) == "March MMXXVI")
  }

  @Test("a heading refuses a date of another calendar")
  func otherCalendar() throws {
    let date = try CalendarSystem(.hebrew).date(year: 5786, month: 1, day: 1)
    let heading = try LocaleData.open("de").monthHeading
    #expect(throws: KalendsError.unknownCalendar("hebrew")) { try heading.text(of: date) }
  }

  @Test("many tasks open locales at once")
  func concurrency() async throws {
    let expected = try LocaleData.open("nb")
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let locales = ["nb", "no", "nn", "de", "ar"]
          let name = locales[index % locales.count]
          guard let data = try? LocaleData.open(name) else { return false }
          return name != "nb" || data == expected
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(
    "wide and combining characters take two and no columns",
    arguments: [
      ("2026", 4), ("März", 4), ("2026年", 6), ("日曜日", 6), ("е\u{301}", 1), ("สิงหาคม", 6),
      ("\u{200F}١١", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🙂", 2), ("", 0),
      ("\u{AD}", 1),
    ])
  func displayWidth(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
