import KalendsCore
import TestSupport
import Testing

/// The words of the field: weekdays, month codes, eras, calendars.
@Suite struct FieldNameTests {
  @Test("1970-01-01 was a Thursday, and weekdays repeat every seven days")
  func weekdaysOfDays() throws {
    #expect(Day.epoch.weekday == .thursday)
    #expect(try Day("2026-03-14").weekday == .saturday)
    #expect(try Day("0000-01-01").weekday == .saturday)
    #expect(try Day("-000001-12-31").weekday == .friday)
    for day in [Day.min, .max] {
      let weeks = day.daysSinceEpoch / 7
      #expect(day.weekday == Weekday.thursday.advanced(by: day.daysSinceEpoch - 7 * weeks))
    }
  }

  @Test(
    "a weekday has its UTS 35 identifier and its ISO number",
    arguments: zip(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], Weekday.allCases))
  func weekdayIdentifiers(identifier: String, weekday: Weekday) {
    #expect(weekday.identifier == identifier)
    #expect(Weekday(identifier: identifier) == weekday)
    #expect(Weekday(identifier: identifier.uppercased()) == weekday)
    #expect(Weekday(identifier: identifier + " ") == nil)
    #expect(Weekday(identifier: identifier.prefix(2)) == nil)
    #expect(Int(weekday.rawValue) == Weekday.allCases.firstIndex(of: weekday).map { $0 + 1 })
  }

  @Test("columns and steps of weekdays undo each other", arguments: Weekday.allCases)
  func weekdayColumns(first: Weekday) {
    for column in 0..<7 {
      let weekday = first.advanced(by: column)
      #expect(weekday.column(startingWith: first) == column)
      #expect(weekday.advanced(by: -column) == first)
      #expect(first.advanced(by: column + 700) == weekday)
      #expect(first.advanced(by: column - 700) == weekday)
    }
    for days in extremeNumbers {
      #expect(first.advanced(by: days).advanced(by: -(days % 7)) == first)
    }
  }

  @Test("a month code is read as it is printed")
  func monthCodes() throws {
    for number in 1...13 {
      for isLeap in [false, true] {
        let code = try MonthCode(number, isLeap: isLeap)
        #expect(code.number == number && code.isLeap == isLeap)
        #expect(try MonthCode(code.description) == code)
      }
    }
    #expect(try MonthCode("M05L").description == "M05L")
    #expect(try MonthCode("M13") == MonthCode(13))
    let codes = try ["M01", "M01L", "M02", "M05", "M05L", "M06", "M12L", "M13"].map {
      try MonthCode($0)
    }
    #expect(codes.sorted() == codes)
  }

  @Test(
    "any other month code is refused",
    arguments: [
      "", "M", "M0", "M00", "M14", "M99", "M1", "M001", "M5L", "M05l", "m05", "05", "M05LL", "M05X",
      "ML05", "M-1", "M+1", " M05", "M05 ", "M0٥", "M00L", "Mᴸ",
    ])
  func malformedMonthCodes(text: String) {
    #expect(throws: KalendsError.unknownMonthCode(text)) { try MonthCode(text) }
  }

  @Test("a month number beyond 1…13 is refused", arguments: [0, -1, 14, Int.min, Int.max])
  func monthNumbers(number: Int) {
    #expect(throws: KalendsError.unknownMonthCode("\(number)")) { try MonthCode(number) }
  }

  @Test("an era is read by its code, and ad and bc by theirs")
  func eras() {
    for era in Era.allCases { #expect(Era(code: era.code) == era) }
    #expect(Era(code: "ad") == .ce && Era(code: "bc") == .bce)
    for code in ["", "AD", "CE", "meiji ", "gregory", "ah2"] { #expect(Era(code: code) == nil) }
  }

  @Test("every era belongs to a calendar, and no calendar names one twice")
  func erasOfCalendars() {
    for era in Era.allCases {
      #expect(CalendarIdentifier.allCases.contains { $0.eras.contains(era) })
    }
    for calendar in CalendarIdentifier.allCases {
      #expect(Set(calendar.eras).count == calendar.eras.count)
    }
  }

  @Test(
    "a calendar is known by its BCP 47 name, in any case", arguments: CalendarIdentifier.allCases)
  func calendarNames(calendar: CalendarIdentifier) throws {
    #expect(try CalendarIdentifier(calendar.name) == calendar)
    #expect(try CalendarIdentifier(calendar.name.uppercased()) == calendar)
    #expect(calendar.description == calendar.name)
  }

  @Test(
    "ICU's older names of calendars are accepted",
    arguments: [
      ("gregorian", CalendarIdentifier.gregory), ("Gregorian", .gregory),
      ("ethiopic-amete-alem", .ethioaa), ("islamicc", .islamicCivil),
    ])
  func olderCalendarNames(name: String, calendar: CalendarIdentifier) throws {
    #expect(try CalendarIdentifier(name) == calendar)
  }

  @Test(
    "an unknown calendar is named in the error",
    arguments: ["", "julian", "gregory ", "islamic_civil", "chinese\0", "ｇregory"])
  func unknownCalendars(name: String) {
    #expect(throws: KalendsError.unknownCalendar(name)) { try CalendarIdentifier(name) }
  }
}
