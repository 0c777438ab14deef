import Kalends
import Testing

/// What is spoken of ranges.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct SpokenRangeTests {
  private func speech(
    _ locale: String, _ calendar: CalendarIdentifier = .gregory
  ) throws -> Speech {
    try PickerEnvironment(locale: locale, calendar: calendar, zone: .utc).speech
  }

  private func date(
    _ day: String, _ calendar: CalendarIdentifier = .gregory
  ) throws -> CalendarDate {
    try CalendarSystem.open(calendar).date(of: Day(day))
  }

  @Test(
    "a range is two whole dates, and a year that both have is said once",
    arguments: [
      ("en-US", "2024-03-12", "2024-03-16", "Tuesday, March 12 to Saturday, March 16, 2024"),
      (
        "en-US", "2023-12-30", "2024-01-02",
        "Saturday, December 30, 2023 to Tuesday, January 2, 2024"
      ),
      ("en-US", "2024-03-12", "2024-03-12", "Tuesday, March 12, 2024"),
      ("ja", "2024-03-12", "2024-03-16", "2024年3月12日火曜日から3月16日土曜日まで"),
      ("de", "2024-03-12", "2024-03-16", "Dienstag, 12 März bis Samstag, 16 März 2024"),
      ("fr", "2024-03-12", "2024-03-16", "du mardi 12 mars au samedi 16 mars 2024"),
      (
        "en-US", "-000001-12-31", "0001-01-01",
        "Friday, December 31, 2 Before Christ to Monday, January 1, 1"
      ),
    ])
  func days(locale: String, first: String, last: String, expected: String) throws {
    #expect(try speech(locale).text(from: date(first), through: date(last)) == expected)
  }

  @Test("a year is said of both days when it has to be said of one")
  func years() throws {
    let speech = try speech("en-US")
    let first = try date("2023-12-30")
    let last = try date("2024-01-02")
    let whole = "Saturday, December 30, 2023 to Tuesday, January 2, 2024"
    #expect(try speech.text(from: first, through: last, year: .ifNotCurrent, today: last) == whole)
    #expect(
      try speech.text(from: first, through: last, weekday: .none, year: .never)
        == "December 30 to January 2")
    let end = try date("2024-03-01")
    #expect(
      try speech.text(from: last, through: end, year: .ifNotCurrent, today: end)
        == "Tuesday, January 2 to Friday, March 1")
  }

  @Test("a range without an end, or without a beginning")
  func openRanges() throws {
    let speech = try speech("en-US")
    let day = try date("2024-03-12")
    #expect(try speech.text(from: day) == "from Tuesday, March 12, 2024")
    #expect(try speech.text(through: day, year: .never) == "until Tuesday, March 12")
    #expect(try speech.text(from: TimeOfDay("09:00")) == "from 9 AM")
    #expect(try speech.text(through: TimeOfDay("17:30")) == "until 5:30 PM")
  }

  @Test("ranges of times, and of times on days")
  func times() throws {
    let speech = try speech("en-US")
    let nine = try TimeOfDay("09:00")
    let evening = try TimeOfDay("17:30")
    let day = try date("2024-03-12")
    let next = try date("2024-03-13")
    #expect(try speech.text(from: nine, through: evening) == "9 AM to 5:30 PM")
    #expect(try speech.text(from: nine, through: nine) == "9 AM")
    #expect(
      try speech.text(from: (day, nine), through: (day, evening))
        == "Tuesday, March 12, 2024 at 9 AM to 5:30 PM")
    #expect(
      try speech.text(from: (day, nine), through: (next, evening))
        == "Tuesday, March 12 at 9 AM to Wednesday, March 13, 2024 at 5:30 PM")
  }

  @Test("where a language has no words for ranges, the whole range is English and says so")
  func fallback() throws {
    let basque = try speech("eu")
    #expect(basque.language == "eu")
    #expect(basque.rangeLanguage == "en")
    #expect(
      try basque.text(from: date("2024-03-12"), through: date("2024-03-16"))
        == "Tuesday, March 12 to Saturday, March 16, 2024")
    #expect(try basque.text(of: date("2024-03-12")) == "2024eko martxoaren 12a, asteartea")
    let german = try speech("de-AT")
    #expect(german.rangeLanguage == german.language)
  }

  @Test("a range of days writes into a buffer, wholly or not at all")
  func smallBuffers() throws {
    let speech = try speech("ja")
    let first = try date("2024-03-12")
    let last = try date("2024-03-16")
    let length = try speech.text(from: first, through: last).utf8.count
    for capacity in 0...length {
      let bytes = [UInt8](capacity: capacity) { output in
        do throws(KalendsError) {
          try speech.append(from: first, through: last, to: &output)
        } catch {
          if case .outputFull = error { return }
          Issue.record("\(error)")
        }
      }
      #expect(bytes.count == (capacity == length ? length : 0))
    }
  }
}
