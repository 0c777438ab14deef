import KalendsCore
import Testing

@testable import KalendsICU

/// Mistakes that others reported about what a locale says; the right value is ICU 72's, CLDR 42,
/// unless it is said otherwise.
@Suite struct ReportedBugsLocaleTests {
  @Test(
    "the keyword fw is honoured, though ICU 72 ignores it",
    .bug("https://github.com/tc39/proposal-intl-locale-info/issues/68", id: "FW-01"))
  func firstWeekdayKeyword() throws {
    #expect(try LocaleData.open("en-u-fw-tue").weekRules.firstWeekday == .tuesday)
  }

  @Test(
    "the calendar iso8601 starts weeks on Monday with at least four days",
    .bug("https://github.com/tc39/proposal-intl-locale-info/issues/30", id: "FW-03"))
  func isoWeeks() throws {
    let rules = try LocaleData.open("en-US-u-ca-iso8601").weekRules
    #expect(rules.firstWeekday == .monday)
    #expect(rules.minimalDays == 4)
  }

  @Test(
    "the week in Saudi Arabia starts on Sunday",
    .bug("https://github.com/moment/moment/pull/3543", id: "FW-05"))
  func saudiArabia() throws {
    #expect(try LocaleData.open("ar-SA").weekRules.firstWeekday == .sunday)
  }

  @Test(
    "the week in South Africa starts on Sunday in Afrikaans too",
    .bug("https://github.com/Automattic/wp-calypso/pull/16130", id: "FW-07"))
  func afrikaans() throws {
    #expect(try LocaleData.open("af-ZA").weekRules.firstWeekday == .sunday)
  }

  @Test(
    "the first weekday goes with the names",
    .bug("https://github.com/Esri/calcite-design-system/issues/2291", id: "FW-08"),
    arguments: [
      ("ru-RU", Weekday.monday), ("sv-SE", .monday), ("pt-PT", .sunday), ("pt-BR", .sunday),
      ("de", .monday), ("he-IL", .sunday),
    ])
  func firstWeekday(locale: String, first: Weekday) throws {
    #expect(try LocaleData.open(locale).weekRules.firstWeekday == first)
  }

  @Test(
    "a Russian title has the nominative",
    .bug("https://github.com/aminography/PrimeDatePicker/issues/75", id: "TX-01"))
  func russianTitle() throws {
    let russian = try LocaleData.open("ru")
    // ICU 72 has U+202F before the word for year.
    #expect(try title(2023, 3, in: russian) == "март 2023\u{202F}г.")
    #expect(russian.monthNames(.wide, .format).name(of: try MonthCode(3)) == "марта")
  }

  @Test(
    "a Czech title has the nominative",
    .bug("https://github.com/arnowelzel/periodical/pull/104", id: "TX-02"))
  func czechTitle() throws {
    let czech = try LocaleData.open("cs")
    #expect(try title(2024, 6, in: czech) == "červen 2024")
    #expect(czech.monthNames(.wide, .format).name(of: try MonthCode(6)) == "června")
  }

  @Test(
    "a Catalan title keeps the preposition that the locale writes there",
    .bug("https://github.com/moment/moment/pull/3671", id: "TX-04"))
  func catalanTitle() throws {
    let catalan = try LocaleData.open("ca")
    #expect(try title(2024, 8, in: catalan) == "agost de 2024")
    #expect(catalan.monthNames(.wide, .format).name(of: try MonthCode(8)) == "d’agost")
  }

  @Test(
    "narrow weekdays repeat: a weekday is known by its number",
    .bug("https://github.com/wix/react-native-calendars/pull/636", id: "NL-01"))
  func narrowWeekdays() throws {
    let names = try LocaleData.open("en").weekdayNames(.narrow, .standalone)
      .names(startingWith: .sunday)
    #expect(names == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(Set(names).count == 5)
  }

  @Test(
    "day numbers have the locale's digits",
    .bug("https://github.com/Vuepic/vue-datepicker/issues/1151", id: "DI-04"),
    arguments: [
      ("ar-EG", "١٧"), ("ar-AE", "17"), ("ar-MA", "17"), ("fa-IR", "۱۷"), ("mr", "१७"),
      ("ne", "१७"), ("hi", "17"), ("th-u-nu-thai", "๑๗"),
    ])
  func digits(locale: String, label: String) throws {
    #expect(try LocaleData.open(locale).numberingSystem.text(of: 17) == label)
  }

  @Test(
    "one opened locale labels all 42 cells, as ICU's formatter does",
    .bug("https://github.com/moment/luxon/issues/352", id: "PF-04"))
  func labels() throws {
    let locale = try LocaleData.open("en-US")
    let grid = try CalendarSystem(.gregory).monthGrid(
      containing: Day("2026-03-14"), firstWeekday: .sunday, fixedRows: true)
    guard let formatter = ICUFormat("en_US", pattern: "d") else {
      Issue.record("ICU has no format")
      return
    }
    #expect(grid.cells.count == 42)
    for cell in grid.cells {
      #expect(
        try locale.numberingSystem.text(of: cell.day) == formatter.text(of: cell.epochDay))
    }
  }

  /// What is read is ISO 8601 and BCP 47, whose digits are ASCII's: there is no other set to mix.
  @Test(
    "a number that mixes two sets of digits is refused",
    .bug("https://github.com/globalizejs/globalize/issues/696", id: "DI-03"),
    arguments: ["٢٤/٢/1٢٠١٧", "1٢٠١٧-02-24", "2017-02-2٤", "٢٠١٧-٠٢-٢٤", "２017-02-24"])
  func mixedDigits(_ text: String) {
    #expect(throws: KalendsError.self) { try Day(text) }
    #expect(throws: KalendsError.self) { try AnnotatedDay(text) }
    #expect(throws: KalendsError.self) { try LocalDateTime(text + "T09:30") }
  }

  @Test(
    "an Arabic short date has marks of direction, and can be had without",
    .bug("https://github.com/iamkun/dayjs/issues/2977", id: "RT-02"))
  func marksOfDirection() throws {
    var arabic = try TextCompiler("ar-EG", calendar: .gregory)
    let date = try CalendarSystem(.gregory).date(of: Day("2017-12-11"))
    let shown = try arabic.program(.date(.short))
    #expect(try shown.text(of: date) == "١١\u{200F}/١٢\u{200F}/٢٠١٧")
    let plain = String(
      shown.pattern.description.unicodeScalars.filter { $0 != "\u{200F}" }.map(Character.init))
    #expect(try arabic.program(pattern: plain).text(of: date) == "١١/١٢/٢٠١٧")
  }

  private func title(_ year: Int, _ month: Int, in locale: LocaleData) throws -> String {
    let date = try CalendarSystem(.gregory).date(year: year, month: month, day: 1)
    return try locale.monthHeading.text(of: date)
  }
}
