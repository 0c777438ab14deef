import Kalends
import Testing

/// Bugs in what other projects' pickers speak.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct ReportedBugsSpeechTests {
  private func speech(_ locale: String) throws -> Speech {
    try PickerEnvironment(locale: locale, zone: .utc).speech
  }

  private func date(_ day: String) throws -> CalendarDate {
    try CalendarSystem(.gregory).date(of: Day(day))
  }

  @Test(
    "NL-04, SP-01, SP-02, SP-03: a date is spoken with the full names of its weekday and month",
    .bug("https://github.com/w3c/aria-practices/issues/1570", id: "NL-04"),
    .bug("https://github.com/cerner/terra-framework/issues/1159", id: "SP-01"),
    .bug("https://github.com/duetds/date-picker/pull/51", id: "SP-02"),
    .bug("https://github.com/angular/components/issues/23479", id: "SP-03"),
    arguments: [
      ("en_US", "2024-03-14", "Thursday, March 14, 2024"),
      ("en_US", "2020-01-15", "Wednesday, January 15, 2020"),
      ("en_GB", "2020-11-18", "Wednesday, 18 November 2020"),
      ("en_US", "2021-08-05", "Thursday, August 5, 2021"),
    ])
  func fullDates(locale: String, day: String, expected: String) throws {
    #expect(try speech(locale).text(of: date(day)) == expected)
  }

  @Test(
    "SP-04: a range names each of its ends once, and the year once",
    .bug("https://github.com/adobe/react-spectrum/issues/6043", id: "SP-04"))
  func ranges() throws {
    let (first, last) = (try date("2024-03-12"), try date("2024-03-16"))
    let speech = try speech("en_US")
    let text = try speech.text(from: first, through: last)
    #expect(text == "Tuesday, March 12 to Saturday, March 16, 2024")
    #expect(try speech.text(of: first) == "Tuesday, March 12, 2024")
    // Shown, it has a dash and thin spaces.
    var compiler = try TextCompiler("en_US")
    #expect(
      try compiler.intervals(skeleton: "yMMMMEEEEd").text(from: first, through: last)
        == "Tuesday, March 12\u{2009}–\u{2009}Saturday, March 16, 2024")
  }

  @Test(
    "SP-06: the wheel of months has twelve rows and that of days as many as the month",
    .bug("https://github.com/xamarin/Xamarin.Forms/issues/12523", id: "SP-06"))
  func counts() throws {
    let now = try Instant("2020-10-15T12:00Z")
    let picker = try PickerWheels(
      WheelOptions(components: .date), in: PickerEnvironment(locale: "en_US", zone: .utc),
      now: now)
    let columns = picker.columns(of: picker.wheels.showing(now).selection)
    let months = columns.first { $0.field == .month }
    #expect(months?.rows.count == 12)
    #expect(months?.selectedIndex == 9)
    #expect(columns.first { $0.field == .day }?.rows.count == 31)
  }

  @Test(
    "SP-08: what is said of a day has the number that is seen, and has it once",
    .bug("https://github.com/angular/components/pull/23563", id: "SP-08"))
  func numberOnce() throws {
    let text = try speech("en_US").text(of: date("2021-09-10"))
    #expect(text == "Friday, September 10, 2021")
    #expect(text.split { !$0.isNumber }.count { $0 == "10" } == 1)
  }

  @Test(
    "IC-02: a time is the same text whatever kind of space is typed in it",
    .bug("https://github.com/php/php-src/issues/11600", id: "IC-02"),
    arguments: ["1:05 PM", "1:05\u{202F}PM", "1:05\u{A0}PM"])
  func typedSpaces(typed: String) throws {
    let spoken = try speech("en_US").text(of: TimeOfDay("13:05"))
    #expect(SpeechNormalizer(language: "en").normalized(typed) == spoken)
  }
}
