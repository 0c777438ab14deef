import Kalends
import Testing

/// What is spoken of dates and times.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct SpeechTests {
  private func speech(
    _ locale: String, _ calendar: CalendarIdentifier? = nil, hourCycle: HourCycle? = nil
  ) throws -> Speech {
    try PickerEnvironment(locale: locale, calendar: calendar, zone: .utc, hourCycle: hourCycle)
      .speech
  }

  private func date(_ day: String, _ calendar: CalendarIdentifier = .gregory) throws -> CalendarDate
  {
    try CalendarSystem.open(calendar).date(of: Day(day))
  }

  @Test(
    "a weekday is said where it is asked for",
    arguments: [
      ("en", SpokenWeekday.locale, "Thursday, March 14, 2024"),
      ("en", .first, "Thursday, March 14, 2024"), ("en", .last, "March 14, 2024, Thursday"),
      ("en", .none, "March 14, 2024"), ("hu", .locale, "2024 március 14, csütörtök"),
      ("hu", .first, "csütörtök, 2024 március 14"), ("hu", .last, "2024 március 14, csütörtök"),
      ("ja", .first, "木曜日 2024年3月14日"), ("ja", .last, "2024年3月14日木曜日"),
      ("ar", .last, "١٤ مارس ٢٠٢٤، الخميس"), ("de", .last, "14 März 2024, Donnerstag"),
    ])
  func weekdays(locale: String, weekday: SpokenWeekday, expected: String) throws {
    let text = try speech(locale, .gregory).text(of: date("2024-03-14"), weekday: weekday)
    #expect(text == expected)
  }

  @Test("a year is said always, never, or where it is not the present one")
  func years() throws {
    let speech = try speech("en-US")
    let date = try date("2024-03-14")
    let today = try self.date("2024-12-31")
    let later = try self.date("2025-01-01")
    #expect(try speech.text(of: date, year: .never) == "Thursday, March 14")
    #expect(try speech.text(of: date, year: .ifNotCurrent, today: today) == "Thursday, March 14")
    let whole = "Thursday, March 14, 2024"
    #expect(try speech.text(of: date, year: .ifNotCurrent, today: later) == whole)
    #expect(try speech.text(of: date, year: .ifNotCurrent) == whole)
    #expect(try speech.month(of: date) == "March 2024")
    #expect(try speech.month(of: date, year: .never) == "March")
  }

  @Test(
    "an era is said in words where the year would be taken for another",
    arguments: [
      ("en", CalendarIdentifier.gregory, "-000043-03-15", "Friday, March 15, 44 Before Christ"),
      ("sk", .gregory, "-000043-03-15", "piatok 15 marca 44 pred Kristom"),
      ("ja", .japanese, "2026-03-14", "令和8年3月14日土曜日"),
      ("en", .japanese, "2026-03-14", "Saturday, March 14, 8 Reiwa"),
      ("en", .roc, "1911-12-31", "Sunday, December 31, 1 B R O C"),
      ("th", .buddhist, "2026-03-14", "วันเสาร์ที่ 14 มีนาคม 2569"),
      ("sk", .buddhist, "2026-03-14", "sobota 14 marca 2569 BE"),
    ])
  func eras(locale: String, calendar: CalendarIdentifier, day: String, expected: String) throws {
    #expect(try speech(locale, calendar).text(of: date(day, calendar)) == expected)
  }

  @Test(
    "a time is said with its minutes, a full hour without",
    arguments: [
      ("en-US", "19:00", "7 PM"), ("en-US", "19:30", "7:30 PM"), ("en-US", "00:00", "12 AM"),
      ("en-GB", "06:00", "6 o'clock"), ("en-GB", "06:05", "06:05"), ("de", "19:00", "19 Uhr"),
      ("es-CO", "19:30", "7:30 de la tarde"), ("ru", "21:00", "21 час"), ("fi", "19:30", "19.30"),
      // No catalogue has this language: CLDR's own form.
      ("mn", "19:00", "19 ц"), ("eu", "19:00", "19:00"),
    ])
  func times(locale: String, time: String, expected: String) throws {
    #expect(try speech(locale).text(of: TimeOfDay(time)) == expected)
  }

  @Test("hours are counted as the environment counts them")
  func hourCycles() throws {
    let noon = try TimeOfDay("12:00")
    #expect(try speech("en-US", hourCycle: .h23).text(of: noon) == "12 o'clock")
    #expect(try speech("ja", hourCycle: .h11).text(of: noon) == "午後0時")
    #expect(try speech("de", hourCycle: .h12).text(of: TimeOfDay("19:30")) == "7:30 PM")
  }

  @Test(
    "a date and a time are joined by words",
    arguments: [
      ("en-US", "Thursday, March 14, 2024 at 7 PM"), ("de", "Donnerstag, 14 März 2024 um 19 Uhr"),
      ("es", "jueves, 14 de marzo de 2024 a las 19:00"), ("fr", "jeudi 14 mars 2024 à 19 h"),
      ("pl", "czwartek, 14 marca 2024, godzina 19:00"),
    ])
  func dateAndTime(locale: String, expected: String) throws {
    #expect(try speech(locale).text(of: date("2024-03-14"), TimeOfDay("19:00")) == expected)
  }

  @Test("a buffer that is too small is left as it was")
  func smallBuffers() throws {
    let speech = try speech("en-US")
    let date = try date("2024-03-14")
    let time = try TimeOfDay("19:00")
    let length = try speech.text(of: date, time).utf8.count
    for capacity in 0...length {
      let bytes = [UInt8](capacity: capacity) { output in
        do throws(KalendsError) {
          try speech.append(date, time, to: &output)
        } catch {
          if case .outputFull = error { return }
          Issue.record("\(error)")
        }
      }
      #expect(bytes.count == (capacity == length ? length : 0))
    }
  }

  @Test("a date of another calendar is refused")
  func otherCalendars() throws {
    let hebrew = try date("2024-03-14", .hebrew)
    #expect(throws: KalendsError.unknownCalendar("hebrew")) {
      try speech("en-US").text(of: hebrew)
    }
  }
}
