import KalendsCore
import TestSupport
import Testing

/// ISO 8601 calendar dates as text.
@Suite struct DayTextTests {
  @Test(
    "a date is read in each of its forms",
    arguments: [
      ("1970-01-01", 1970, 1, 1), ("2026-03-14", 2026, 3, 14), ("20260314", 2026, 3, 14),
      ("0004-06-01", 4, 6, 1), ("00040601", 4, 6, 1), ("0000-02-29", 0, 2, 29),
      ("+002026-03-14", 2026, 3, 14), ("+0020260314", 2026, 3, 14), ("+000000-01-01", 0, 1, 1),
      ("-000001-12-31", -1, 12, 31), ("-0000011231", -1, 12, 31), ("-000586-07-18", -586, 7, 18),
      ("-009999-01-01", -9999, 1, 1), ("+009999-12-31", 9999, 12, 31),
    ])
  func forms(text: String, year: Int, month: Int, day: Int) throws {
    let read = try Day(text)
    #expect(read.daysSinceEpoch == epochDay(year: year, month: month, day: day))
    #expect(try read == Day(year: year, month: month, day: day))
  }

  @Test(
    "malformed text is refused at its first fault",
    arguments: [
      ("", 0), ("2", 1), ("202", 3), ("2026", 4), ("2026-", 5), ("2026-0", 6), ("2026-03", 7),
      ("2026-03-", 8), ("2026-03-1", 9), ("2026-03-144", 10), ("2026-0314", 7), ("202603-14", 6),
      ("2026-3-14", 6), ("26-03-14", 2), (" 2026-03-14", 0), ("2026-03-14 ", 10), ("2026/03/14", 4),
      ("2026-03-14T12:00", 10), ("2026-W11-6", 5), ("2026-073", 7), ("٢٠٢٦-٠٣-١٤", 0),
      ("\u{2212}000001-01-01", 0), ("-000000-01-01", 0), ("-0000000101", 0), ("-2026-03-14", 5),
      ("+2026-03-14", 5), ("+0002026-03-14", 8), ("12026-03-14", 5), ("--2026-03-14", 1),
      ("2026-03-14[u-ca=hebrew]", 10), ("2026-03-1é", 9), ("2026-03-1\0", 9),
    ])
  func malformed(text: String, offset: Int) {
    #expect(throws: KalendsError.malformedDate(text, offset: offset)) { try Day(text) }
  }

  @Test(
    "a date that does not exist is refused with the limits of its field",
    arguments: [
      ("2026-00-01", KalendsError.fieldOutOfRange(.month, value: 0, limits: 1...12)),
      ("2026-13-01", .fieldOutOfRange(.month, value: 13, limits: 1...12)),
      ("2026-01-00", .fieldOutOfRange(.day, value: 0, limits: 1...31)),
      ("2026-01-32", .fieldOutOfRange(.day, value: 32, limits: 1...31)),
      ("2026-04-31", .fieldOutOfRange(.day, value: 31, limits: 1...30)),
      ("2024-02-30", .fieldOutOfRange(.day, value: 30, limits: 1...29)),
      ("2026-02-29", .fieldOutOfRange(.day, value: 29, limits: 1...28)),
      ("1900-02-29", .fieldOutOfRange(.day, value: 29, limits: 1...28)),
      ("+010000-01-01", .yearOutOfRange(10000, calendar: .iso8601, limits: -9999...9999)),
      ("-010000-12-31", .yearOutOfRange(-10000, calendar: .iso8601, limits: -9999...9999)),
      ("+275760-09-13", .yearOutOfRange(275_760, calendar: .iso8601, limits: -9999...9999)),
      ("-999999-01-01", .yearOutOfRange(-999_999, calendar: .iso8601, limits: -9999...9999)),
    ])
  func impossible(text: String, error: KalendsError) {
    #expect(throws: error) { try Day(text) }
  }

  @Test("what is printed can be read again, over the whole range")
  func roundTrip() throws {
    var tally = Tally("days written and read")
    for number in stride(from: Day.min.daysSinceEpoch, through: Day.max.daysSinceEpoch, by: 97) {
      let day = try Day(daysSinceEpoch: number)
      let text = day.description
      let isRight = try Day(text) == day && isoDay(text) == day
      let basic = text.filter { $0 != "-" }
      let isBasicRight = try Day((text.hasPrefix("-") ? "-" : "") + basic) == day
      tally.judge(isRight && isBasicRight, "\(number) as \(text)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "four digits print a year from 0 on, a sign and six an earlier one",
    arguments: [
      "0000-01-01", "0009-01-01", "0099-12-31", "0999-01-01", "9999-12-31", "-000001-12-31",
      "-000010-01-01", "-009999-01-01",
    ])
  func description(text: String) throws {
    #expect(try Day(text).description == text)
  }

  @Test("a text without end is refused without being copied")
  func hugeText() {
    let huge = String(repeating: "2026-03-14", count: 100_000)
    #expect(throws: KalendsError.malformedDate(String(huge.prefix(64)), offset: 10)) {
      try Day(huge)
    }
  }

  @Test("days are numbered from 1970-01-01 within the supported days")
  func numbers() throws {
    #expect(Day.epoch.daysSinceEpoch == 0)
    #expect(Day.min.daysSinceEpoch == epochDay(year: -9999, month: 1, day: 1))
    #expect(Day.max.daysSinceEpoch == epochDay(year: 9999, month: 12, day: 31))
    #expect(try Day("2026-03-14").days(since: Day("2026-02-28")) == 14)
    #expect(Day.min.days(since: .max) == -7_304_483)
    for number in [Day.min.daysSinceEpoch - 1, Day.max.daysSinceEpoch + 1, .min, .max] {
      #expect(throws: KalendsError.dayOutOfRange(number, limits: Day.min...Day.max)) {
        try Day(daysSinceEpoch: number)
      }
    }
    #expect(throws: KalendsError.dayOutOfRange(2_932_897, limits: Day.min...Day.max)) {
      try Day.max.adding(days: 1)
    }
    #expect(throws: KalendsError.dayOutOfRange(Int.min, limits: Day.min...Day.max)) {
      try Day.min.adding(days: .min)
    }
    #expect(throws: KalendsError.dayOutOfRange(Int.max, limits: Day.min...Day.max)) {
      try Day.max.adding(days: .max)
    }
  }
}

/// RFC 9557: a date with annotations.
@Suite struct AnnotatedDayTests {
  @Test(
    "the first calendar counts, other keys are skipped",
    arguments: [
      ("2026-03-14", nil as CalendarIdentifier?), ("2026-03-14[u-ca=hebrew]", .hebrew),
      ("20260314[u-ca=hebrew]", .hebrew), ("-000586-07-18[u-ca=hebrew]", .hebrew),
      ("2026-03-14[!u-ca=hebrew]", .hebrew), ("2026-03-14[u-ca=GREGORIAN]", .gregory),
      ("2026-03-14[u-ca=islamic-umalqura]", .islamicUmmAlQura),
      ("2026-03-14[x-a=b]", nil), ("2026-03-14[_x=b][u-ca=roc][y=c-d]", .roc),
      ("2026-03-14[u-ca=roc][u-ca=hebrew]", .roc), ("2026-03-14[u-ca=roc][u-ca=klingon]", .roc),
      ("2026-03-14[!u-ca=roc][u-ca=roc]", .roc), ("2026-03-14[!u-ca=islamicc]", .islamicCivil),
    ])
  func annotations(text: String, calendar: CalendarIdentifier?) throws {
    let read = try AnnotatedDay(text)
    #expect(read.calendar == calendar)
    #expect(read.day == isoDay(text.hasPrefix("-") ? "-000586-07-18" : "2026-03-14"))
  }

  @Test(
    "an annotation that is malformed or cannot be honoured is refused where it stands",
    arguments: [
      ("2026-03-14[", 11), ("2026-03-14[]", 11), ("2026-03-14[u-ca]", 15), ("2026-03-14[!]", 12),
      ("2026-03-14[u-ca=", 16), ("2026-03-14[u-ca=]", 16), ("2026-03-14[u-ca=roc", 19),
      ("2026-03-14[=roc]", 11), ("2026-03-14[U-CA=roc]", 11), ("2026-03-14[u-ca=r c]", 17),
      ("2026-03-14[u-ca=roc]x", 20), ("2026-03-14u-ca=roc", 10), ("2026-03-14 [u-ca=roc]", 10),
      ("2026-03-14[!x-a=b]", 10), ("2026-03-14[x=b][!y=b]", 15), ("2026-03-14[Europe/Paris]", 11),
      ("2026-03-14[!u-ca=roc][u-ca=hebrew]", 21), ("2026-03-14[u-ca=roc][!u-ca=hebrew]", 20),
      ("2026-03-14[u-ca=roc][!u-ca=klingon]", 20), ("2026-03-14[u-ca=héb]", 17),
      ("2026-03-14T10:00[u-ca=roc]", 10), ("2026-3-14[u-ca=roc]", 6),
    ])
  func malformed(text: String, offset: Int) {
    #expect(throws: KalendsError.malformedDate(text, offset: offset)) { try AnnotatedDay(text) }
  }

  @Test("an unknown calendar that counts is named")
  func unknownCalendar() {
    #expect(throws: KalendsError.unknownCalendar("klingon")) {
      try AnnotatedDay("2026-03-14[u-ca=klingon]")
    }
  }

  @Test("what is printed can be read again", arguments: CalendarIdentifier.allCases)
  func roundTrip(calendar: CalendarIdentifier) throws {
    for text in ["2026-03-14", "-009999-01-01", "9999-12-31"] {
      let annotated = AnnotatedDay(try Day(text), calendar: calendar)
      #expect(annotated.description == "\(text)[u-ca=\(calendar.name)]")
      #expect(try AnnotatedDay(annotated.description) == annotated)
    }
    #expect(AnnotatedDay(.epoch).description == "1970-01-01")
  }

  @Test("a text whose first kilobyte is sound is still read to its end")
  func longText() {
    let annotation = "[x=" + String(repeating: "a", count: 1024 - 10 - 4) + "]"
    #expect(throws: Never.self) { try AnnotatedDay("2026-03-14" + annotation) }
    #expect(throws: KalendsError.malformedDate("2026-03-14" + annotation.prefix(54), offset: 1024))
    {
      try AnnotatedDay("2026-03-14" + annotation + "garbage")
    }
  }
}
