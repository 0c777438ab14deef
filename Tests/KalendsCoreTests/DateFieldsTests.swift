import KalendsCore
import TestSupport
import Testing

/// Dates of fields, and what is wrong with fields that make none.
@Suite struct DateFieldsTests {
  @Test(
    "a field that is missing is named",
    arguments: [
      (DateFields(), KalendsError.missingField(.day)),
      (DateFields(month: 1, day: 1), .missingField(.year)),
      (DateFields(year: 2026, day: 1), .missingField(.month)),
      (DateFields(year: 2026, month: 1), .missingField(.day)),
      (DateFields(era: "ce", month: 1, day: 1), .missingField(.eraYear)),
      (DateFields(era: "ce", year: 2026, month: 1, day: 1), .missingField(.eraYear)),
      (DateFields(eraYear: 2026, month: 1, day: 1), .missingField(.era)),
      (DateFields(eraYear: 2026, year: 2026, month: 1, day: 1), .missingField(.era)),
    ])
  func missing(fields: DateFields, error: KalendsError) throws {
    let gregorian = try CalendarSystem(.gregory)
    for overflow in [Overflow.constrain, .reject] {
      #expect(throws: error) { try gregorian.date(from: fields, overflow: overflow) }
    }
  }

  @Test("fields that say the same may stand together, and contradictions are refused")
  func conflicts() throws {
    let gregorian = try CalendarSystem(.gregory)
    var fields = DateFields(
      era: "bce", eraYear: 44, year: -43, month: 3, monthCode: "M03", day: 15)
    #expect(try gregorian.date(from: fields, overflow: .reject).epochDay == isoDay("-000043-03-15"))
    fields.year = -44
    #expect(throws: KalendsError.conflictingFields(.year, .eraYear)) {
      try gregorian.date(from: fields, overflow: .constrain)
    }
    fields.year = -43
    fields.month = 4
    #expect(throws: KalendsError.conflictingFields(.month, .monthCode)) {
      try gregorian.date(from: fields, overflow: .constrain)
    }
  }

  @Test("the seventh month of a Hebrew leap year is Adar, of a common year Nisan")
  func monthPositions() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let leap = try hebrew.date(
      from: DateFields(year: 5784, month: 7, monthCode: "M06", day: 1), overflow: .reject)
    #expect(leap.epochDay == isoDay("2024-03-11"))
    let common = try hebrew.date(
      from: DateFields(year: 5785, month: 7, monthCode: "M07", day: 1), overflow: .reject)
    #expect(common.epochDay == isoDay("2025-03-30"))
    #expect(throws: KalendsError.conflictingFields(.month, .monthCode)) {
      try hebrew.date(
        from: DateFields(year: 5785, month: 7, monthCode: "M06", day: 1), overflow: .reject)
    }
  }

  @Test("an era is known to the calendars that have it and to no other")
  func unknownEras() throws {
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for code in Era.allCases.map(\.code) + ["", "AD", "klingon"] {
        let fields = DateFields(era: code, eraYear: 1, month: 1, day: 1)
        let isKnown = identifier.eras.contains { $0.code == code }
        do {
          _ = try calendar.date(from: fields, overflow: .reject)
          #expect(isKnown, "\(code) in \(identifier)")
        } catch {
          // Year 1 of an era can lie outside a calendar of published years.
          if case .yearOutOfRange = error, isKnown { continue }
          #expect(error == .unknownEra(code, calendar: identifier))
          #expect(!isKnown, "\(code) in \(identifier)")
        }
      }
    }
  }

  @Test("an era and its year are the year that they mean, for every date")
  func eraYears() throws {
    var tally = Tally("dates from their eras")
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for day in calendar.sampleDays(300) {
        let date = try calendar.date(of: day)
        guard let era = date.era else {
          tally.judge(identifier.eras.isEmpty && date.eraYear == date.year, "\(date)")
          continue
        }
        let fields = DateFields(
          era: era.code, eraYear: date.eraYear, year: date.year, month: date.month,
          monthCode: date.monthCode.description, day: date.day)
        let back = try? calendar.date(from: fields, overflow: .reject)
        tally.judge(back == date && identifier.eras.contains(era), "\(date)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the day before an era begins ends the one before it")
  func eraChanges() throws {
    let changes: [(CalendarIdentifier, String, Era, Int, Era, Int)] = [
      (.gregory, "0001-01-01", .bce, 1, .ce, 1),
      (.japanese, "0001-01-01", .bce, 1, .ce, 1),
      (.japanese, "1873-01-01", .ce, 1872, .meiji, 6),
      (.japanese, "1912-07-30", .meiji, 45, .taisho, 1),
      (.japanese, "1926-12-25", .taisho, 15, .showa, 1),
      (.japanese, "1989-01-08", .showa, 64, .heisei, 1),
      (.japanese, "2019-05-01", .heisei, 31, .reiwa, 1),
      (.roc, "1912-01-01", .broc, 1, .roc, 1),
      (.ethiopic, "0008-08-27", .aa, 5500, .am, 1),
      (.islamicCivil, "0622-07-19", .bh, 1, .ah, 1),
      (.islamicTabular, "0622-07-18", .bh, 1, .ah, 1),
      (.islamicUmmAlQura, "0622-07-19", .bh, 1, .ah, 1),
    ]
    for (identifier, first, old, oldYear, new, newYear) in changes {
      let calendar = try CalendarSystem(identifier)
      let day = try #require(isoDay(first))
      let before = try calendar.date(of: day.adding(days: -1))
      let after = try calendar.date(of: day)
      #expect(before.era == old && before.eraYear == oldYear, "\(identifier) before \(first)")
      #expect(after.era == new && after.eraYear == newYear, "\(identifier) on \(first)")
    }
  }

  @Test("an overflow is constrained or refused, by the month and by the day")
  func overflow() throws {
    let gregorian = try CalendarSystem(.gregory)
    let february = DateFields(year: 2026, month: 2, day: 31)
    #expect(
      try gregorian.date(from: february, overflow: .constrain).epochDay == isoDay("2026-02-28"))
    #expect(throws: KalendsError.fieldOutOfRange(.day, value: 31, limits: 1...28)) {
      try gregorian.date(from: february, overflow: .reject)
    }
    let thirteenth = DateFields(year: 2026, month: 13, day: 1)
    #expect(
      try gregorian.date(from: thirteenth, overflow: .constrain).epochDay == isoDay("2026-12-01"))
    #expect(throws: KalendsError.fieldOutOfRange(.month, value: 13, limits: 1...12)) {
      try gregorian.date(from: thirteenth, overflow: .reject)
    }
    for overflow in [Overflow.constrain, .reject] {
      #expect(throws: KalendsError.fieldOutOfRange(.day, value: 0, limits: 1...28)) {
        try gregorian.date(from: DateFields(year: 2026, month: 2, day: 0), overflow: overflow)
      }
      #expect(throws: KalendsError.fieldOutOfRange(.month, value: 0, limits: 1...12)) {
        try gregorian.date(from: DateFields(year: 2026, month: 0, day: 1), overflow: overflow)
      }
    }
  }

  @Test("fields given over a date replace those that say the same")
  func with() throws {
    let japanese = try CalendarSystem(.japanese)
    let date = try japanese.date(of: Day("1989-01-20"))
    let showa = try japanese.date(
      date, with: DateFields(era: "showa", eraYear: 64), overflow: .reject)
    #expect(showa.epochDay == date.epochDay && showa.era == .heisei)
    let hebrew = try CalendarSystem(.hebrew)
    let adarI = try hebrew.date(of: Day("2024-02-10"))
    let nextYear = try hebrew.date(adarI, with: DateFields(year: 5785), overflow: .constrain)
    #expect(nextYear.monthCode == (try MonthCode(6)))
    #expect(try hebrew.date(adarI, with: DateFields(), overflow: .reject) == adarI)
  }

  @Test("a date of another calendar is turned into one of this before its fields are replaced")
  func withDateOfAnotherCalendar() throws {
    let gregorian = try CalendarSystem(.gregory).date(of: Day("2024-02-10"))
    let hebrew = try CalendarSystem(.hebrew)
    let date = try hebrew.date(gregorian, with: DateFields(day: 2), overflow: .reject)
    #expect(date.epochDay == isoDay("2024-02-11") && date.calendar == .hebrew)
  }
}
