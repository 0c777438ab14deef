import KalendsCore
import Testing

/// Fields of a pattern that count the days or the weeks of a year.
@Suite struct YearCountTests {
  @Test(
    "Y is the year that the week belongs to, counted as ICU counts years without eras",
    arguments: [
      (CalendarIdentifier.gregory, "2024-12-29", "2024"), (.gregory, "2024-12-30", "2025"),
      (.gregory, "2023-01-01", "2022"), (.gregory, "2023-01-02", "2023"),
      (.buddhist, "2024-12-30", "2025"), (.roc, "2024-12-29", "2024"),
      (.hebrew, "2024-10-01", "5785"), (.hebrew, "2024-09-29", "5784"),
      (.chinese, "2024-02-12", "4661"), (.dangi, "2024-02-12", "4357"),
    ])
  func weekYear(calendar: CalendarIdentifier, day: String, text: String) throws {
    let date = try CalendarSystem(calendar).date(of: Day(day))
    #expect(try program("Y", calendar).text(of: date) == text)
    #expect(try program("YY", calendar).text(of: date) == text.suffix(2))
  }

  @Test("D is the day of the year in any calendar")
  func dayOfYear() throws {
    for calendar in CalendarIdentifier.allCases {
      guard let system = try? CalendarSystem(calendar) else { continue }
      let today = try system.date(of: Day("2026-03-14"))
      let first = try system.date(year: today.year, month: 1, day: 1)
      let days = today.epochDay.daysSinceEpoch - first.epochDay.daysSinceEpoch + 1
      #expect(try program("D", calendar).text(of: today) == "\(days)")
    }
  }

  @Test("a calendar that needs a table of years has to be given with it")
  func tables() throws {
    for letter in ["D", "Y"] {
      #expect(throws: KalendsError.unsupportedPatternField(letter)) {
        try program(letter, .islamic)
      }
    }
    let civil = try CalendarSystem(.islamicCivil)
    let narrow = try CalendarSystem(
      .islamic, years: YearTable(firstYear: 1440, years: civil.rows(1440...1449)))
    let wide = try CalendarSystem(
      .islamic, years: YearTable(firstYear: 1430, years: civil.rows(1430...1459)))
    // 1441 begins on a Saturday, in the last week of 1440.
    for (letter, text) in [("D", "1"), ("Y", "1440")] {
      let program = try program(letter, .islamic, narrow)
      #expect(try program.text(of: narrow.date(of: narrow.supportedDays.lowerBound)) == text)
      for day in [
        try narrow.supportedDays.lowerBound.adding(days: -1),
        try narrow.supportedDays.upperBound.adding(days: 1),
      ] {
        #expect(
          throws: KalendsError.dayOutOfRange(day.daysSinceEpoch, limits: narrow.supportedDays)
        ) { try program.text(of: wide.date(of: day)) }
      }
    }
  }

  @Test("Y without the rules of weeks is an error")
  func rules() throws {
    #expect(throws: KalendsError.unsupportedPatternField("Y")) {
      try PatternProgram(
        DatePattern("Y"), calendar: .gregory, symbols: PatternSymbols(numbers: .latin))
    }
  }

  private func program(
    _ pattern: String, _ calendar: CalendarIdentifier, _ system: CalendarSystem? = nil
  ) throws -> PatternProgram {
    var symbols = PatternSymbols(numbers: .latin)
    symbols.weekRules = .iso8601
    symbols.calendar = system
    return try PatternProgram(DatePattern(pattern), calendar: calendar, symbols: symbols)
  }
}
