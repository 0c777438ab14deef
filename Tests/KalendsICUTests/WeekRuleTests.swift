import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// Which of an identifier's parts decides where the week starts: UTS 35, "First Day Overrides".
@Suite struct WeekRuleTests {
  @Test(
    "fw goes before iso8601, before rg, before the region, before sd, before the likely region",
    arguments: [
      ("en-US", Weekday.sunday, 1),
      ("en-US-u-rg-dezzzz", .monday, 4),
      ("en-US-u-rg-debe", .monday, 4),
      ("en-US-u-ca-iso8601", .monday, 4),
      ("en-US-u-ca-iso8601-rg-sazzzz", .monday, 4),
      ("en-US-u-ca-iso8601-fw-wed", .wednesday, 4),
      ("en-US-u-fw-wed-rg-dezzzz", .wednesday, 4),
      ("en-US-u-fw-nonsense", .sunday, 1),
      ("en-US-u-rg-nonsense", .sunday, 1),
      ("en-u-sd-gbeng", .monday, 4),
      ("en-US-u-sd-gbeng", .sunday, 1),
      ("en", .sunday, 1),
      ("de", .monday, 4),
      ("und", .sunday, 1),
      ("en-001", .monday, 1),
    ])
  func precedence(locale: String, first: Weekday, minimalDays: Int) throws {
    let rules = try LocaleCompiler(locale).weekRules()
    #expect(rules.firstWeekday == first)
    #expect(rules.minimalDays == minimalDays)
  }

  @Test("the calendar that is shown can be iso8601 without the identifier saying so")
  func shownCalendar() throws {
    let rules = try LocaleCompiler("en-US").weekRules(calendar: .iso8601)
    #expect(rules.firstWeekday == .monday && rules.minimalDays == 4)
    #expect(rules.weekend == [.saturday, .sunday])
    // and the other way round
    let gregorian = try LocaleCompiler("en-US-u-ca-iso8601").weekRules(calendar: .gregory)
    #expect(gregorian.firstWeekday == .sunday)
  }

  @Test("the likely region is the one that ICU says")
  func likelyRegions() throws {
    var tally = Tally("likely regions")
    for locale in ICUFormat.locales {
      let identifier = try LocaleIdentifier(locale)
      tally.judge(
        identifier.customaryRegion(readsBundles: true)
          == identifier.customaryRegion(readsBundles: false), locale)
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "the weekend is the region's",
    arguments: [
      ("ar-AE", [Weekday.saturday, .sunday]), ("ar-SA", [.friday, .saturday]),
      ("he-IL", [.friday, .saturday]), ("fa-IR", [.friday]), ("hi-IN", [.sunday]),
      ("fa-AF", [.thursday, .friday]), ("en-UG", [.sunday]),
    ])
  func weekend(locale: String, days: [Weekday]) throws {
    let weekend = try LocaleCompiler(locale).weekRules().weekend
    #expect(
      Weekday.allCases.filter { weekend.contains($0) } == days.sorted { $0.rawValue < $1.rawValue })
  }
}
