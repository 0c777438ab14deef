import KalendsCore
import TestSupport
import Testing

/// Faults of other date pickers and libraries that come from time zones, each with the address of
/// its report.
@Suite struct ReportedBugsZoneTests {
  private func zone(_ name: String) throws -> ZoneRules {
    let bytes = try #require(SystemZoneFiles.bytes(of: name))
    return try ZoneRules(identifier: name, zoneFile: bytes)
  }

  /// The local time of an instant with its offset, as RFC 3339 writes it.
  private func text(_ instant: Instant, in rules: ZoneRules) throws -> String {
    AnnotatedDateTime(
      try rules.localDateTime(at: instant), offset: .numeric(rules.offset(at: instant))
    ).description
  }

  struct Day: Sendable {
    var report: String
    var zone: String
    var day: String
    var start: String
    var hours: Double
  }

  @Test(
    "a day begins at its first instant and has the hours that the zone gives it",
    arguments: [
      Day(
        report: "https://github.com/bigcalendar/react-big-calendar/issues/2718",
        zone: "Africa/Cairo", day: "2025-04-25", start: "2025-04-25T01:00:00+03:00", hours: 23),
      Day(
        report: "https://github.com/mui/mui-x/issues/14730",
        zone: "America/Asuncion", day: "2024-10-06", start: "2024-10-06T01:00:00-03:00", hours: 23),
      Day(
        report: "https://github.com/wix/react-native-calendars/issues/2505",
        zone: "America/Santiago", day: "2024-09-08", start: "2024-09-08T01:00:00-03:00", hours: 23),
      Day(
        report: "https://github.com/freqdec/datePicker/issues/11",
        zone: "America/Sao_Paulo", day: "2012-10-21", start: "2012-10-21T01:00:00-02:00", hours: 23),
      Day(
        report: "https://github.com/redmine/redmine-old/pull/13",
        zone: "America/Sao_Paulo", day: "2010-10-17", start: "2010-10-17T01:00:00-02:00", hours: 23),
      Day(
        report: "https://github.com/glad/glDatePicker/issues/47",
        zone: "America/Sao_Paulo", day: "2013-10-20", start: "2013-10-20T01:00:00-02:00", hours: 23),
      Day(
        report: "https://github.com/dangrossman/daterangepicker/issues/1553",
        zone: "America/Santiago", day: "2017-08-13", start: "2017-08-13T01:00:00-03:00", hours: 23),
      Day(
        report: "https://github.com/bigcalendar/react-big-calendar/pull/2811",
        zone: "America/Santiago", day: "2026-09-06", start: "2026-09-06T01:00:00-03:00", hours: 23),
      Day(
        report: "https://github.com/moment/moment-timezone/issues/728",
        zone: "America/Sao_Paulo", day: "2019-11-03", start: "2019-11-03T00:00:00-03:00", hours: 24),
      Day(
        report: "https://github.com/benitolopez/hotel-datepicker/issues/107",
        zone: "Europe/Rome", day: "2022-03-27", start: "2022-03-27T00:00:00+01:00", hours: 23),
      Day(
        report: "https://github.com/InlitX/streak/issues/162",
        zone: "Europe/Berlin", day: "2025-10-26", start: "2025-10-26T00:00:00+02:00", hours: 25),
      Day(
        report: "https://github.com/react-dates/react-dates/issues/111",
        zone: "Europe/Oslo", day: "2016-10-31", start: "2016-10-31T00:00:00+01:00", hours: 24),
      Day(
        report: "https://github.com/srawlins/timezone/issues/223",
        zone: "America/Havana", day: "2024-11-03", start: "2024-11-03T00:00:00-04:00", hours: 25),
      Day(
        report: "https://github.com/moment/luxon/issues/401",
        zone: "Europe/Madrid", day: "1900-01-01", start: "1900-01-01T00:00:00-00:14:44", hours: 24),
      Day(
        report: "https://github.com/dateutil/dateutil/issues/838",
        zone: "Pacific/Kwajalein", day: "1969-09-30", start: "1969-09-30T00:00:00+11:00",
        hours: 47),
      Day(
        report: "https://github.com/tc39/proposal-temporal/issues/2495",
        zone: "Pacific/Apia", day: "1892-07-04", start: "1892-07-04T00:00:00+12:33:04", hours: 48),
    ])
  func days(_ expected: Day) throws {
    let rules = try zone(expected.zone)
    let span = try rules.span(of: .init(expected.day))
    #expect(span.exists && span.hours == expected.hours, "\(expected.report)")
    #expect(try text(span.start, in: rules) == expected.start, "\(expected.report)")
    // The next day is the next number, whatever the hours.
    #expect(try rules.startOfDay(span.day.adding(days: 1)) == span.end, "\(expected.report)")
    #expect(try rules.day(at: span.start) == span.day, "\(expected.report)")
  }

  @Test(
    "each day of a month exists once, and a day that the zone skips does not",
    arguments: [
      // https://github.com/golang/go/issues/29602
      ("Pacific/Apia", "2011-12-28", "2011-12-30"),
      // https://github.com/date-fns/date-fns/issues/3584
      ("Pacific/Kiritimati", "1994-12-01", "1994-12-31"),
      // https://github.com/tc39/proposal-temporal/issues/3330
      ("Asia/Manila", "1844-12-01", "1844-12-31"),
    ])
  func skippedDays(_ name: String, from: String, missing: String) throws {
    let rules = try zone(name)
    let (first, skipped) = (try KalendsCore.Day(from), try KalendsCore.Day(missing))
    for offset in 0...33 {
      let day = try first.adding(days: offset)
      let span = try rules.span(of: day)
      #expect(span.exists == (day != skipped), "\(name), \(day)")
      #expect(span.hours == (day == skipped ? 0 : 24), "\(name), \(day)")
    }
    let noon = LocalDateTime(skipped, .noon)
    #expect(try rules.instants(at: noon).kind == .gap)
    #expect(try rules.day(at: rules.instant(at: noon)) == skipped.adding(days: 1))
  }

  @Test("https://github.com/dangrossman/daterangepicker/issues/1642: both half past twos")
  func repeatedHour() throws {
    let match = try zone("Europe/Amsterdam").instants(at: LocalDateTime("2017-10-29T02:30"))
    #expect(match.kind == .overlap)
    #expect(match.earlier.description == "2017-10-29T00:30:00Z")
    #expect(match.later.description == "2017-10-29T01:30:00Z")
  }

  @Test("https://github.com/srawlins/timezone/issues/223: midnight itself twice")
  func repeatedMidnight() throws {
    let match = try zone("America/Havana").instants(at: LocalDateTime("2024-11-03T00:30"))
    #expect(match.kind == .overlap)
    #expect(match.earlier.description == "2024-11-03T04:30:00Z")
    #expect(match.later.description == "2024-11-03T05:30:00Z")
  }

  @Test("https://github.com/php/php-src/issues/14142: a year that ends at 23:47:12")
  func skippedEndOfYear() throws {
    let rules = try zone("Asia/Jakarta")
    let local = try LocalDateTime("1923-12-31T23:59:59")
    #expect(try rules.instants(at: local).kind == .gap)
    #expect(try text(rules.instant(at: local), in: rules) == "1924-01-01T00:12:47+07:20")
    let end = try rules.span(of: KalendsCore.Day("1923-12-31")).end
    let last = try rules.localDateTime(at: end.adding(milliseconds: -1000))
    #expect(last.description == "1923-12-31T23:47:11")
  }

  @Test(
    "an instant has the local time that the zone had then",
    arguments: [
      // https://github.com/iamkun/dayjs/issues/2164
      ("Asia/Tokyo", "1887-12-31T15:00:00Z", "1888-01-01T00:00:00+09:00"),
      // https://github.com/spencermountain/spacetime/pull/464
      ("Australia/Lord_Howe", "2026-01-15T00:00:00Z", "2026-01-15T11:00:00+11:00"),
      ("Australia/Lord_Howe", "2026-07-15T00:00:00Z", "2026-07-15T10:30:00+10:30"),
      // https://github.com/uxsolutions/bootstrap-datepicker/issues/253
      ("America/Caracas", "2012-11-16T00:00:00Z", "2012-11-15T19:30:00-04:30"),
      // https://github.com/WenchaoD/FSCalendar/issues/1424
      ("America/Mazatlan", "2024-07-01T12:00:00Z", "2024-07-01T05:00:00-07:00"),
      // https://github.com/moment/moment-timezone/issues/1051
      ("Africa/Cairo", "2023-05-24T18:20:00Z", "2023-05-24T21:20:00+03:00"),
      // https://github.com/swiftlang/swift-foundation/issues/1017
      ("Asia/Shanghai", "2024-10-28T04:00:00Z", "2024-10-28T12:00:00+08:00"),
    ])
  func offsets(_ name: String, _ instant: String, _ expected: String) throws {
    let rules = try zone(name)
    #expect(try text(Instant(instant), in: rules) == expected)
  }

  @Test(
    "https://github.com/arlovip/react-native-common-date-picker/issues/10: one weekday in all zones",
    arguments: [
      "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kathmandu", "Pacific/Chatham",
    ])
  func weekday(_ name: String) throws {
    let rules = try zone(name)
    let day = try KalendsCore.Day("2021-11-20")
    #expect(day.weekday == .saturday)
    #expect(try rules.day(at: rules.startOfDay(day)).weekday == .saturday)
  }

  @Test(
    "the day after a day of 25 hours is the next one, and 24 hours later it is still the same",
    .bug("https://github.com/InlitX/streak/issues/162", id: "DO-01"))
  func nextDay() throws {
    let berlin = try zone("Europe/Berlin")
    let span = try berlin.span(of: day("2025-10-26"))
    #expect(try span.day.adding(days: 1) == day("2025-10-27"))
    #expect(try berlin.day(at: span.start.adding(milliseconds: 24 * 3_600_000)) == span.day)
  }

  @Test(
    "the month of the present is the one that the zone's calendar shows, in whole days",
    .bug("https://github.com/swiftlang/swift-foundation/issues/1017", id: "OF-05"))
  func monthOfThePresent() throws {
    let today = try zone("Asia/Shanghai").day(at: Instant("2024-10-28T04:00:00Z"))
    let month = try CalendarSystem(.gregory).month(containing: today)
    #expect(month.days == day("2024-10-01")...day("2024-10-31"))
  }

  /// A difference of days counts dates: from the 30th to the 1st it is 2, though people slept once.
  @Test(
    "a month without its last day has the others",
    .bug("https://github.com/date-fns/date-fns/issues/3584", id: "SK-03"))
  func monthWithoutItsLastDay() throws {
    let skipped = try zone("Pacific/Kiritimati").skippedDays
    let december = day("1994-12-01")...day("1994-12-31")
    #expect(
      Array(DaySet(december).subtracting(skipped).intervals)
        == [day("1994-12-01")...day("1994-12-30")])
    #expect(day("1995-01-01").days(since: day("1994-12-30")) == 2)
  }

  @Test("https://github.com/bigcalendar/react-big-calendar/pull/2811: a grid knows no zone")
  func grid() throws {
    let grid = try CalendarSystem(.gregory).monthGrid(
      containing: KalendsCore.Day("2026-09-06"), firstWeekday: .monday)
    #expect(grid.rowCount == 5)
  }
}
