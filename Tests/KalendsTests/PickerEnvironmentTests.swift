import Kalends
import Testing

/// Opening everything that a picker needs from identifiers.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct PickerEnvironmentTests {
  @Test(
    "a title is the month's stand-alone name with the year, as the locale writes them",
    arguments: [
      ("en", "March 2026"), ("de-AT", "März 2026"), ("ru", "март 2026\u{202F}г."),
      ("ja-u-ca-japanese", "令和8年3月"), ("th", "มีนาคม 2569"), ("ar-EG", "مارس ٢٠٢٦"),
      ("en-u-ca-hebrew", "Adar 5786"), ("zh-u-ca-chinese", "2026丙午年正月"),
    ])
  func titles(_ locale: String, _ title: String) throws {
    let environment = try PickerEnvironment(locale: locale, zone: .utc)
    let month = try environment.calendar.month(containing: Day("2026-03-14"))
    #expect(try environment.title(of: month) == title)
  }

  @Test(
    "a title before the present era names the era",
    arguments: [
      ("en", "0000-01-14", "January 1 BC"), ("de", "-000043-03-14", "März 44 v. Chr."),
      ("en", "0001-01-14", "January 1"), ("en-u-ca-iso8601", "0000-01-14", "January 1 BC"),
      ("ja-u-ca-japanese", "1989-01-07", "昭和64年1月"),
      ("ja-u-ca-japanese", "1700-01-01", "西暦1700年1月"),
      ("zh-u-ca-roc", "1900-01-14", "民国前12年1月"),
      ("en-u-ca-roc", "2026-01-14", "January 115 Minguo"),
      ("am-u-ca-ethiopic", "0001-01-14", "ጥር፣ 5493 ERA0"),
      ("he-u-ca-hebrew", "-003000-01-14", "שבט 760"),
      ("en-u-ca-islamic-civil", "0600-01-14", "Shawwal -23 AH"),
    ])
  func titlesOfFormerEras(_ locale: String, _ day: String, _ title: String) throws {
    let environment = try PickerEnvironment(locale: locale, zone: .utc)
    let month = try environment.calendar.month(containing: Day(day))
    #expect(try environment.title(of: month) == title)
  }

  @Test("what the host says goes before what the locale says")
  func precedence() throws {
    let environment = try PickerEnvironment(
      locale: "fa-IR-u-nu-latn", calendar: .gregory, zone: .utc, numberingSystem: "deva",
      firstWeekday: .monday)
    #expect(environment.calendar.identifier == .gregory)
    #expect(environment.locale.defaultCalendar == .persian)
    #expect(environment.locale.numberingSystem.identifier == "deva")
    #expect(environment.weekRules.firstWeekday == .monday)
    #expect(environment.weekRules.weekend == environment.locale.weekRules.weekend)
  }

  @Test(
    "a numbering system reaches every form of identifier",
    arguments: [
      "de", "de-u-ca-hebrew", "de-u-nu-latn", "de-x-private", "de-u-ca-hebrew-x-private",
      "de_DE@calendar=hebrew",
    ])
  func numberingSystem(_ locale: String) throws {
    let environment = try PickerEnvironment(locale: locale, zone: .utc, numberingSystem: "arab")
    #expect(environment.locale.numberingSystem.identifier == "arab")
  }

  @Test("a numbering system that does not exist is an error")
  func unknownNumberingSystem() {
    #expect(throws: EnvironmentError.unknownNumberingSystem("klingon")) {
      try PickerEnvironment(locale: "en", zone: .utc, numberingSystem: "klingon")
    }
  }

  @Test("a locale that is not well-formed is an error, one that ICU lacks is not")
  func locales() throws {
    #expect(throws: EnvironmentError.icu(.malformedLocale("x"))) {
      try PickerEnvironment(locale: "x", zone: .utc)
    }
    #expect(try PickerEnvironment(locale: "xx-YY", zone: .utc).locale.identifier == "und")
  }

  @Test("header, labels and week numbers of a grid")
  func grid() throws {
    let environment = try PickerEnvironment(locale: "hi-u-nu-native", zone: .utc)
    let grid = try environment.monthGrid(containing: Day("2026-03-14"))
    #expect(environment.header(.narrow).count == 7)
    #expect(try environment.label(of: grid.cells[0]) == "१")
    #expect(environment.weekNumbers(of: grid).map(\.week) == [10, 11, 12, 13, 14])
    #expect(try environment.monthGrid(containing: Day("2026-02-01"), fixedRows: true).rowCount == 6)
  }

  @Test("the process is read by an explicit call, and by no other")
  func process() throws {
    let environment = try PickerEnvironment.ofProcess(
      ProcessEnvironment(["LANG": "de_AT.UTF-8", "TZ": "Europe/Vienna"]))
    #expect(environment.locale.identifier == "de-AT")
    #expect(environment.zone.identifier == "Europe/Vienna")
    let vienna = try TimeZones().rules(for: "Europe/Vienna")
    #expect(environment == (try PickerEnvironment(locale: "de-AT", zone: vienna)))
    let hebrew = try PickerEnvironment.ofProcess(
      ProcessEnvironment(["LC_ALL": "C", "TZ": "UTC0"]), calendar: .hebrew)
    #expect(hebrew.calendar.identifier == .hebrew)
    #expect(throws: EnvironmentError.self) {
      try PickerEnvironment.ofProcess(ProcessEnvironment(["TZ": "Europe/Atlantis"]))
    }
  }
}
