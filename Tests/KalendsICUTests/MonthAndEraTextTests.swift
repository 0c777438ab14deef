import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// Names that ICU's symbols do not show: leap months and narrow eras, as dates in them are written.
@Suite struct MonthAndEraTextTests {
  @Test("a leap month is written as ICU writes it, in every width")
  func leapMonths() throws {
    var tally = Tally("months of leap years as written")
    let iso = try CalendarSystem(.iso8601)
    for identifier in [CalendarIdentifier.hebrew, .chinese, .dangi] {
      let calendar = try CalendarSystem.open(identifier)
      // In 2020 the fourth Chinese month came twice; 2024 was a Hebrew leap year, 2023 was not.
      var dates: [CalendarDate] = []
      for (year, months) in [(2020, 4...8), (2023, 2...4), (2024, 1...4)] {
        for month in months {
          dates.append(
            try calendar.date(of: iso.date(year: year, month: month, day: 1).epochDay))
        }
      }
      for locale in ICUFormat.locales {
        let compiler = try LocaleCompiler(locale)
        let name = compiler.identifier.name(calendar: identifier)
        guard let format = ICUFormat(name, pattern: "MMM|MMMM|MMMMM|LLL|LLLL|LLLLL") else {
          tally.judge(false, "\(name) does not open")
          continue
        }
        var rows: [MonthNames] = []
        for context in NameContext.allCases {
          for width in [NameWidth.abbreviated, .wide, .narrow] {
            rows.append(try compiler.monthNames(width, context, calendar: identifier))
          }
        }
        for date in dates {
          let names = rows.map {
            $0.name(of: date.monthCode, inLeapYear: date.monthsInYear == 13) ?? "-"
          }
          let ours = names.joined(separator: "|")
          let expected = format.text(of: date.epochDay)
          tally.judge(ours == expected, "\(name) \(date.monthCode): \(ours) for \(expected)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("an era is written as ICU writes it, in every width")
  func eras() throws {
    var tally = Tally("eras as written")
    let iso = try CalendarSystem(.iso8601)
    let years = [-500, 1880, 1900, 1915, 1950, 2000, 2024]
    for identifier in CalendarIdentifier.allCases where !identifier.eras.isEmpty {
      guard let calendar = try? CalendarSystem(identifier) else { continue }
      let dates = try years.map {
        try calendar.date(of: iso.date(year: $0, month: 7, day: 1).epochDay)
      }
      // Temporal counts one Coptic era and, before Meiji, years of the Common Era; ICU has names for
      // the years before the Hijra only as those after it.
      let comparable = dates.filter {
        $0.era != nil && !(identifier == .coptic && $0.year < 1)
          && !(identifier == .japanese && $0.era == .bce)
      }
      for locale in ICUFormat.locales {
        let compiler = try LocaleCompiler(locale)
        let name = compiler.identifier.name(calendar: identifier)
        guard let format = ICUFormat(name, pattern: "G|GGGG|GGGGG") else {
          tally.judge(false, "\(name) does not open")
          continue
        }
        let rows = try [NameWidth.abbreviated, .wide, .narrow].map {
          try compiler.eraNames($0, calendar: identifier)
        }
        for date in comparable {
          guard let era = date.era else { continue }
          let ours = rows.map { $0[era] ?? "-" }.joined(separator: "|")
          let expected = format.text(of: date.epochDay)
          tally.judge(ours == expected, "\(name) \(era): \(ours) for \(expected)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("before Meiji a Japanese date has the Gregorian era's name")
  func beforeMeiji() throws {
    let names = try LocaleCompiler("ja").eraNames(.wide, calendar: .japanese)
    #expect(names[.ce] == "西暦")
    #expect(names[.bce] == "紀元前")
    #expect(names[.meiji] == "明治")
    #expect(names[.reiwa] == "令和")
    let heading = try LocaleCompiler("ja-u-ca-japanese").monthHeading()
    let calendar = try CalendarSystem(.japanese)
    // CLDR 42 texts.
    #expect(try heading.text(of: calendar.date(year: 1850, month: 5, day: 1)) == "西暦1850年5月")
    #expect(try heading.text(of: calendar.date(year: 1989, month: 2, day: 1)) == "平成元年2月")
    #expect(try heading.text(of: calendar.date(year: 1990, month: 2, day: 1)) == "平成2年2月")
  }
}
