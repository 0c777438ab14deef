import CICU
import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// The titles of months, against ICU's generator and format, byte for byte.
@Suite struct HeadingOracleTests {
  @Test("a month's title is what ICU writes for yMMMM")
  func headings() throws {
    var tally = Tally("month headings")
    let days = try sampleDays()
    for locale in ICUFormat.locales {
      let compiler = try LocaleCompiler(locale)
      let numbers = try compiler.numberingSystem()
      for (calendar, dates) in days {
        let heading = try compiler.monthHeading(calendar: calendar, numbers: numbers)
        try compare(
          heading, of: dates, with: "yMMMM", compiler.identifier.name(calendar: calendar), &tally)
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("before the present era, a month's title is what ICU writes for GyMMMM")
  func headingsWithEra() throws {
    var tally = Tally("month headings with an era")
    let days = try daysOfFormerEras()
    for locale in ICUFormat.locales {
      let compiler = try LocaleCompiler(locale)
      let numbers = try compiler.numberingSystem()
      for (calendar, dates) in days {
        let usual = try compiler.monthHeading(calendar: calendar, numbers: numbers)
        let heading = try compiler.monthHeading(
          calendar: calendar, numbers: numbers, showsEra: true)
        // Where the usual title has the era already, it stays as it is.
        try compare(
          usual.pattern.showsEra ? usual : heading, of: dates,
          with: usual.pattern.showsEra ? "yMMMM" : "GyMMMM",
          compiler.identifier.name(calendar: calendar), &tally)
        tally.judge(heading.pattern.showsEra, "\(locale) \(calendar): \(heading.pattern)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  /// Compares the titles of dates with those that ICU writes for a skeleton.
  private func compare(
    _ heading: PatternProgram, of dates: [CalendarDate], with skeleton: String, _ locale: String,
    _ tally: inout Tally
  ) throws {
    guard let pattern = ICUFormat.pattern(skeleton, locale: locale),
      let format = ICUFormat(locale, pattern: pattern)
    else {
      tally.judge(false, "\(locale) does not open")
      return
    }
    for date in dates {
      let ours = try heading.text(of: date)
      let expected = format.text(of: date.epochDay)
      tally.judge(
        ours == expected, "\(locale) \(date.epochDay): '\(ours)' for '\(expected)' (\(pattern))")
    }
  }

  /// The middle of some months before the present era of each calendar that has several.
  ///
  /// Around the year 1 the Julian months, in which ICU counts there, have the same middle.
  private func daysOfFormerEras() throws -> [CalendarIdentifier: [CalendarDate]] {
    var days: [CalendarIdentifier: [CalendarDate]] = [:]
    for identifier in CalendarIdentifier.allCases where identifier.hasSeveralEras {
      let calendar = try CalendarSystem.open(identifier, years: 500...2100)
      let years = identifier == .japanese ? [1880, 1920, 1950, 2000] : [-43, 0]
      days[identifier] = try years.flatMap { year in
        try (1...12).map { try calendar.date(year: year, month: $0, day: 15) }
      }
    }
    return days
  }

  @Test("a bare locale's title is what ICU writes for the bare locale")
  func bareLocales() throws {
    var tally = Tally("month headings of bare locales")
    let days = try sampleDays()
    for locale in ICUFormat.locales {
      guard let pattern = ICUFormat.pattern("yMMMM", locale: locale),
        let format = ICUFormat(locale, pattern: pattern)
      else { continue }
      let data = try LocaleData.open(locale)
      for date in days[data.calendar] ?? [] {
        let ours = try data.monthHeading.text(of: date)
        let expected = format.text(of: date.epochDay)
        tally.judge(ours == expected, "\(locale): '\(ours)' for '\(expected)' (\(pattern))")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  /// The middle of each month of two years around 2023, and of some earlier ones, in each calendar.
  private func sampleDays() throws -> [CalendarIdentifier: [CalendarDate]] {
    var days: [CalendarIdentifier: [CalendarDate]] = [:]
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.open(identifier)
      let iso = try CalendarSystem(.iso8601)
      // 2023-04 is a Chinese leap month, 2024 a Hebrew leap year, 2019 and 2020 first years.
      var dates: [CalendarDate] = []
      for (year, months) in [
        (2023, 1...12), (2024, 1...6), (2019, 3...7), (1989, 1...2), (1953, 11...11),
      ] {
        for month in months {
          let day = try iso.date(year: year, month: month, day: 1).epochDay
          let date = try calendar.date(of: day)
          // Not so near to the year's end that its week belongs to the next year.
          dates.append(
            try calendar.date(
              year: date.year, month: date.month, day: min(date.daysInMonth, 15)))
        }
      }
      days[identifier] = dates
    }
    return days
  }
}
