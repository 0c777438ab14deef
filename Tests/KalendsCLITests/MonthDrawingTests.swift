import Kalends
import Testing

@testable import KalendsCLI

/// Months in a terminal.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct MonthDrawingTests {
  /// The drawing without the marks that keep columns apart, which have tests of their own.
  private func drawing(_ arguments: String...) throws -> String {
    let run = try Run.command(["month"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return String(run.output.unicodeScalars.filter { $0 != "\u{200E}" }.map(Character.init))
      .replacing(/\ +\n/, with: "\n")
  }

  @Test("English: short names, today in brackets")
  func english() throws {
    #expect(
      try drawing("2026-03", "--locale", "en") == """
              March 2026
         Su Mo Tu We Th Fr Sa
          1  2  3  4  5  6  7
          8  9 10 11 12 13[14]
         15 16 17 18 19 20 21
         22 23 24 25 26 27 28
         29 30 31

        """)
  }

  @Test("German with week numbers: weeks start on Monday and count as in ISO")
  func german() throws {
    #expect(
      try drawing("2026-01", "--locale", "de", "--week-numbers") == """
               Januar 2026
            Mo Di Mi Do Fr Sa So
        1 |           1  2  3  4
        2 |  5  6  7  8  9 10 11
        3 | 12 13 14 15 16 17 18
        4 | 19 20 21 22 23 24 25
        5 | 26 27 28 29 30 31

        """)
  }

  @Test("Arabic: from right to left, in Arabic digits")
  func arabic() throws {
    #expect(
      try drawing("2026-03", "--locale", "ar-EG", "--week-numbers=iso") == """
                مارس ٢٠٢٦
          ج  خ  ر  ث  ن  ح  س
          ٦  ٥  ٤  ٣  ٢  ١    | ١٠
         ١٣ ١٢ ١١ ١٠  ٩  ٨  ٧ | ١١
         ٢٠ ١٩ ١٨ ١٧ ١٦ ١٥[١٤]| ١٢
         ٢٧ ٢٦ ٢٥ ٢٤ ٢٣ ٢٢ ٢١ | ١٣
                  ٣١ ٣٠ ٢٩ ٢٨ | ١٤

        """)
  }

  @Test("Japanese: names of two columns")
  func japanese() throws {
    #expect(
      try drawing("2026-03", "--locale", "ja") == """
              2026年3月
         日 月 火 水 木 金 土
          1  2  3  4  5  6  7
          8  9 10 11 12 13[14]
         15 16 17 18 19 20 21
         22 23 24 25 26 27 28
         29 30 31

        """)
  }

  @Test("Hebrew in its calendar: the month that holds the first of March")
  func hebrew() throws {
    #expect(
      try drawing("2026-03", "--locale", "he", "--calendar", "hebrew") == """
               אדר 5786
         ש׳ ו׳ ה׳ ד׳ ג׳ ב׳ א׳
          4  3  2  1
         11 10  9  8  7  6  5
         18 17 16 15 14 13 12
        [25]24 23 22 21 20 19
                  29 28 27 26

        """)
  }

  @Test("Persian: the calendar, the digits and the first day of the region")
  func persian() throws {
    #expect(
      try drawing("--locale", "fa") == """
              ۱۴۰۴ اسفند
          ج  پ  چ  س  د  ی  ش
          ۱
          ۸  ۷  ۶  ۵  ۴  ۳  ۲
         ۱۵ ۱۴ ۱۳ ۱۲ ۱۱ ۱۰  ۹
         ۲۲ ۲۱ ۲۰ ۱۹ ۱۸ ۱۷ ۱۶
         ۲۹ ۲۸ ۲۷ ۲۶ ۲۵ ۲۴[۲۳]

        """)
  }

  @Test("Thai: marks above and below take no column, the year is Buddhist")
  func thai() throws {
    #expect(
      try drawing("--locale", "th") == """
              มีนาคม 2569
         อา  จ  อ  พ พฤ  ศ  ส
          1  2  3  4  5  6  7
          8  9 10 11 12 13[14]
         15 16 17 18 19 20 21
         22 23 24 25 26 27 28
         29 30 31

        """)
  }

  @Test("Chinese in its calendar: a leap month has its name")
  func chinese() throws {
    #expect(
      try drawing("2025-08", "--locale", "zh", "--calendar", "chinese") == """
           2025乙巳年闰六月
         一 二 三 四 五 六 日
                      1  2  3
          4  5  6  7  8  9 10
         11 12 13 14 15 16 17
         18 19 20 21 22 23 24
         25 26 27 28 29

        """)
  }

  @Test("a left-to-right mark ends each cell, so that no terminal moves a number out of its column")
  func marks() throws {
    let lines = try Run.command(["month", "--locale", "ar-EG"]).lines
    // Title: one at either end; header and weeks: one at the start and one behind each cell.
    #expect(lines.map { $0.unicodeScalars.count { $0 == "\u{200E}" } } == [2, 8, 8, 8, 8, 8, 8])
    let english = try Run.command(["month", "--locale", "en"]).output
    #expect(!english.unicodeScalars.contains("\u{200E}"))
    // Arabic digits move also in a text that is not Arabic.
    let digits = try Run.command(["month", "--locale", "en-u-nu-arab"]).output
    #expect(digits.unicodeScalars.contains("\u{200E}"))
  }

  @Test("colours: today in reverse, days out of range dimmed; brackets and marks without")
  func colors() throws {
    let arguments = ["month", "--locale", "en", "--from", "2026-03-10", "--through", "today"]
    let plain = try Run.command(arguments).output
    #expect(plain.contains("x 8x 9 10 11 12 13[14]\nx15x16x17"))
    let terminal = try Run.command(arguments, isTerminal: true).output
    #expect(terminal.contains("\u{1B}[2m 9\u{1B}[0m 10 11 12 13 \u{1B}[7m14\u{1B}[0m"))
    #expect(try Run.command(arguments + ["--color", "always"]).output == terminal)
    #expect(try Run.command(arguments + ["--color", "never"], isTerminal: true).output == plain)
    for variable in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let environment = variable.merging(["LANG": "en_US"]) { $1 }
      #expect(
        try Run.command(arguments, environment: environment, isTerminal: true).output == plain)
    }
  }

  @Test("several months stand side by side, as many as there is room for")
  func several() throws {
    let lines = try Run.command(["month", "2026-03", "--months", "4"]).lines
    #expect(lines[0].split(separator: " ") == ["March", "2026", "April", "2026", "May", "2026"])
    #expect(lines[9].contains("June 2026"))
    let hebrew = try Run.command(["month", "2026-03", "--months", "2", "--locale", "he"]).lines
    #expect(hebrew[0].contains(/אפריל 2026.*מרץ 2026/))
  }

  @Test("a year has its twelve or thirteen months")
  func year() throws {
    let hebrew = ["--locale", "en", "--calendar", "hebrew", "--json"]
    #expect(try Run.command(["year", "2024"] + hebrew).lines.count == 13)
    #expect(try Run.command(["year"] + hebrew).lines.count == 12)
    #expect(
      try Run.command(["month", "2024-03", "--year"] + hebrew).output
        == Run.command(["year", "2024"] + hebrew).output)
  }

  @Test("the value of an option comes with or without an equals sign, also where it may be absent")
  func forms() throws {
    let expected = try Run.command(["month", "2026-01", "--locale=en", "--week-numbers=iso"]).output
    #expect(
      try Run.command(["month", "--locale", "en", "--week-numbers", "iso", "2026-01"]).output
        == expected)
    #expect(
      try Run.command(["2026-01", "--locale", "en", "--week-numbers=iso"]).output == expected)
    let byLocale = try Run.command(["--locale", "en", "--week-numbers", "2026-01"])
    #expect(byLocale.lines[2] == "1 |              1  2  3")
  }

  @Test("options: first weekday, six rows, a date that names its calendar, an empty year")
  func options() throws {
    let monday = try Run.command(["month", "--first-weekday", "mon", "--locale", "en"]).lines
    #expect(monday[1] == " Mo Tu We Th Fr Sa Su")
    let keyword = try Run.command(["month", "--locale", "en-u-fw-mon"]).lines
    #expect(keyword == monday)
    #expect(try Run.command(["month", "2026-02", "--locale", "en"]).lines.count == 6)
    #expect(try Run.command(["month", "2026-02", "--locale", "en", "--six-rows"]).lines.count == 8)
    let annotated = try Run.command(["month", "2026-03-14[u-ca=persian]", "--locale", "en"])
    #expect(annotated.lines[0].contains("Esfand 1404"))
  }

  @Test("a calendar that ICU computes is opened around the day that is asked for")
  func farYears() throws {
    for arguments in [
      ["1850-01", "--calendar", "chinese"], ["1500-05", "--calendar", "islamic"],
      ["9990-01", "--calendar", "dangi"],
    ] {
      #expect(try Run.command(["month"] + arguments).status == 0, "\(arguments)")
    }
  }

  @Test("in every locale the columns end where their header ends")
  func alignment() throws {
    var failures: [String] = []
    for locale in LocaleCompiler.availableLocales {
      let text = try drawing("2026-05", "--locale", locale, "--calendar", "gregory")
      let lines = text.split(separator: "\n").map(String.init)
      // The header and the full weeks: every column of them is taken.
      let full = lines.dropFirst().filter { $0.split(separator: " ").count == 7 }
      let widths = Set(full.map { TerminalText($0).width })
      if widths.count != 1 || widths.contains(where: { $0 > 80 }) || full.count < 4 {
        failures.append("\(locale) \(widths) \(full.count)")
      }
    }
    #expect(failures.isEmpty)
    let count = LocaleCompiler.availableLocales.count
    print("columns of a month: \(count) cases, \(failures.count) differences")
  }
}
