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
        let name = compiler.identifier.name(calendar: calendar)
        // Telugu has Y, the year that the week belongs to, in patterns without a week; ICU writes it
        // as a number that no calendar but the Gregorian has. The year is meant.
        guard
          let pattern = ICUFormat.pattern("yMMMM", locale: name).map({
            String($0.map { $0 == "Y" ? "y" : $0 })
          }), let format = ICUFormat(name, pattern: pattern)
        else {
          tally.judge(false, "\(name) does not open")
          continue
        }
        let heading = try compiler.monthHeading(calendar: calendar, numbers: numbers)
        for date in dates {
          let ours = try heading.text(of: date)
          let expected = format.text(of: date.epochDay)
          tally.judge(
            ours == expected, "\(name) \(date.epochDay): '\(ours)' for '\(expected)' (\(pattern))")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
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
