import KalendsCore
import TestSupport
import Testing

/// Bugs that others reported against pickers: bounds, ranges, bookings, paging within bounds.
@Suite struct ReportedBugsRangeTests {
  private let gregorian: CalendarSystem

  init() throws { gregorian = try CalendarSystem(.gregory) }

  private func clamp(
    from lower: String? = nil, through upper: String? = nil,
    components: DisplayedComponents? = nil
  ) throws -> DateClamp {
    func bound(_ text: String) throws -> DateBound {
      text.contains("T") ? .local(try LocalDateTime(text)) : .day(try Day(text))
    }
    return try DateClamp(
      DateBounds(from: lower.map(bound), through: upper.map(bound)), components: components,
      now: .epoch, zone: .utc)
  }

  // MARK: - Bounds

  @Test(
    "the last day can be chosen, though the bound is its midnight",
    .bug("https://github.com/alenaksu/mdPickers/issues/181", id: "BD-01"))
  func lastDay() throws {
    let clamp = try clamp(through: "2018-01-31T00:00", components: .date)
    #expect(clamp.days.upperBound == day("2018-01-31"))
    #expect(clamp.clamped(day("2018-01-31")).reason == nil)
  }

  @Test(
    "the first day can be chosen, though the bound is its morning",
    .bug("https://github.com/Eonasdan/tempus-dominus/pull/418", id: "BD-02"))
  func firstDay() throws {
    let clamp = try clamp(from: "2014-06-01T06:00", components: .date)
    #expect(clamp.clamped(day("2014-06-01")).reason == nil)
    #expect(clamp.clamped(day("2014-05-31")).reason == .beforeLower)
  }

  @Test(
    "a bound that is a date has all its times",
    .bug("https://github.com/trentrichardson/jQuery-Timepicker-Addon/issues/922", id: "BD-04"))
  func timesOfLastDay() throws {
    let clamp = try clamp(through: "2017-06-08", components: [.date, .hourAndMinute])
    for time in ["2017-06-08T00:00", "2017-06-08T12:00", "2017-06-08T23:59"] {
      #expect(try clamp.clamped(LocalDateTime(time)).reason == nil, "\(time)")
    }
    #expect(try clamp.clamped(LocalDateTime("2017-06-09T00:00")).reason == .afterUpper)
  }

  @Test(
    "a picker of days takes an earlier time on the first day",
    .bug("https://github.com/flutter/flutter/issues/63196", id: "BD-05"))
  func earlierTimeOnFirstDay() throws {
    let clamp = try clamp(from: "2020-08-07T10:00", components: .date)
    let clamped = try clamp.clamped(LocalDateTime("2020-08-07T09:00")).value
    #expect(clamped.day == day("2020-08-07"))
  }

  @Test(
    "the search for a day ends where there is none",
    .bug("https://github.com/amsul/pickadate.js/issues/1236", id: "BD-07"))
  func searchEnds() throws {
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(...Day.min)
    rules.unavailable = [.init(.all)]
    let validator = try AvailabilityValidator(rules, today: day("2021-09-28"))
    #expect(validator.lastAvailable(upTo: day("2021-09-28")) == nil)
    #expect(validator.firstAvailable(from: .min) == nil)
    let nearest = validator.nearest(to: day("2021-09-28")...day("2021-09-30"))
    #expect(nearest.earlier == nil && nearest.later == nil)
  }

  @Test(
    "the first day may be taken",
    .bug("https://github.com/amsul/pickadate.js/issues/393", id: "BD-08"))
  func firstDayTaken() throws {
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(day("2014-04-08")...)
    rules.unavailable = [.init(DaySet([day("2014-04-08")]))]
    let validator = try AvailabilityValidator(rules, today: day("2014-04-08"))
    #expect(validator.firstAvailable(from: day("2014-04-08")) == day("2014-04-09"))
    #expect(validator.lastAvailable(upTo: day("2014-04-08")) == nil)
  }

  // MARK: - Ranges

  @Test(
    "a range over a taken day is refused, however it came",
    .bug("https://github.com/adobe/react-spectrum/issues/5302", id: "RG-01"))
  func takenInside() throws {
    var rules = AvailabilityRules()
    rules.unavailable = [.init(DaySet([day("2023-10-15")]))]
    let validator = try AvailabilityValidator(rules, today: day("2023-10-01"))
    let violations = validator.violations(from: day("2023-10-10"), to: day("2023-10-20"))
    #expect(violations.map(\.rule) == [.unavailable])
    #expect(violations.first?.days.first(from: .min) == day("2023-10-15"))
  }

  @Test(
    "a range may end in the next year",
    .bug("https://github.com/bliblidotcom/vue-rangedate-picker/issues/39", id: "RG-05"))
  func nextYear() throws {
    let validator = try AvailabilityValidator(AvailabilityRules(), today: day("2017-12-01"))
    let range = day("2017-12-20")...day("2018-01-05")
    #expect(validator.isValid(from: range.lowerBound, to: range.upperBound))
    #expect(range.dayCount == 17)
  }

  /// Policy: days in the wrong order are refused; the model of a picker may swap them first.
  @Test(
    "an end before the start is a violation of its own",
    .bug("https://github.com/hernansartorio/react-nice-dates/issues/8", id: "RG-06"))
  func reversed() throws {
    let validator = try AvailabilityValidator(AvailabilityRules(), today: day("2020-01-01"))
    let violations = validator.violations(from: day("2020-01-20"), to: day("2020-01-10"))
    #expect(violations.map(\.rule) == [.reversed])
  }

  // MARK: - Bookings

  @Test(
    "the night before the clocks change is a night, between taken days",
    .bug("https://github.com/benitolopez/hotel-datepicker/issues/107", id: "DG-14"))
  func nightOfTheChange() throws {
    let bytes = try #require(SystemZoneFiles.bytes(of: "Europe/Rome"))
    let rome = try ZoneRules(identifier: "Europe/Rome", zoneFile: bytes)
    var rules = AvailabilityRules()
    rules.unavailable = [.init(DaySet([day("2022-03-25"), day("2022-03-27")]))]
    rules.length = .init(least: 1)
    rules.endMayBeUnavailable = true
    let validator = try AvailabilityValidator(
      rules, now: Instant("2022-03-20T12:00Z"), zone: rome)
    #expect(validator.isValid(from: day("2022-03-26"), to: day("2022-03-27")))
    #expect(day("2022-03-27").days(since: day("2022-03-26")) == 1)
    #expect(try rome.span(of: day("2022-03-27")).hours == 23)
  }

  @Test(
    "nobody arrives where no run of nights is long enough",
    .bug("https://github.com/ZestfulNation/vue-hotel-datepicker/issues/268", id: "BK-02"))
  func tooFewNights() throws {
    var rules = AvailabilityRules()
    rules.unavailable = [.init(DaySet(day("2021-03-02")...day("2021-03-03")))]
    rules.length = .init(least: 5)
    rules.endMayBeUnavailable = true
    let validator = try AvailabilityValidator(rules, today: day("2021-03-01"))
    #expect(validator.shortestRange(from: day("2021-03-01")) == nil)
    #expect(
      validator.shortestRange(from: day("2021-03-04"))
        == day("2021-03-04")...day("2021-03-09"))
  }

  @Test(
    "thirty nights do not fit into twenty-eight",
    .bug("https://github.com/benitolopez/hotel-datepicker/issues/165", id: "BK-04"))
  func thirtyNights() throws {
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(from: .now)
    rules.unavailable = [.init(DaySet(day("2023-05-31")...Day.max))]
    rules.length = .init(least: 30)
    rules.endMayBeUnavailable = true
    let validator = try AvailabilityValidator(rules, today: day("2023-05-03"))
    #expect(validator.firstFit(nights: 30, from: .min) == nil)
    for offset in 0..<28 {
      let start = try day("2023-05-03").adding(days: offset)
      #expect(validator.shortestRange(from: start) == nil)
    }
    #expect(validator.availableDayCount(in: Day.min...Day.max) == 28)
  }

  @Test(
    "a day on which somebody else arrives may be a departure",
    .bug("https://github.com/FarinosV44/Praetoria-Vacacional/issues/59", id: "BK-05"))
  func departureOnly() throws {
    var rules = AvailabilityRules()
    rules.unavailable = [.init(DaySet(day("2026-08-24")...day("2026-08-25")))]
    rules.endMayBeUnavailable = true
    let validator = try AvailabilityValidator(rules, today: day("2026-08-01"))
    #expect(validator.shortestRange(from: day("2026-08-24")) == nil)
    #expect(validator.isValid(from: day("2026-08-22"), to: day("2026-08-24")))
    #expect(!validator.isValid(from: day("2026-08-22"), to: day("2026-08-25")))
  }

  @Test(
    "the end of an event of whole days is not busy (RFC 5545)",
    .bug("https://github.com/formax68/memoChron/issues/26", id: "BK-07"))
  func exclusiveEnd() {
    let busy = DaySet(day("2025-06-10")..<day("2025-06-11"))
    #expect(Array(busy.intervals) == [day("2025-06-10")...day("2025-06-10")])
    #expect(DaySet(day("2025-06-10")..<day("2025-06-10")).isEmpty)
  }

  @Test(
    "four days end on the fifth (RFC 5545)",
    .bug("https://github.com/nextcloud/calendar/issues/888", id: "BK-08"))
  func exportedEnd() throws {
    let event = DaySet(day("2018-11-01")...day("2018-11-04"))
    #expect(event == DaySet(day("2018-11-01")..<day("2018-11-05")))
  }

  // MARK: - Paging within bounds

  /// Whether a day of the month before (or after) can be chosen.
  private func hasChoice(
    _ bounds: DateBounds, monthsFrom month: String, by count: Int
  ) throws -> Bool {
    let days = DaySet(try #require(try bounds.days(now: .epoch, zone: .utc)))
    var neighbour: CalendarMonth? = try gregorian.month(containing: day(month + "-01"))
    for _ in 0..<abs(count) {
      neighbour = neighbour.flatMap {
        count < 0 ? gregorian.month(before: $0) : gregorian.month(after: $0)
      }
    }
    return try days.first(in: #require(neighbour).days) != nil
  }

  @Test(
    "the month of the first day can be paged to",
    .bug("https://github.com/primefaces/primereact/issues/4520", id: "NV-01"))
  func monthOfMinimum() throws {
    let bounds = DateBounds(day("2023-04-16")...)
    #expect(try hasChoice(bounds, monthsFrom: "2023-05", by: -1))
    #expect(try !hasChoice(bounds, monthsFrom: "2023-04", by: -1))
  }

  @Test(
    "the time of a bound opens no month before it",
    .bug("https://github.com/mui/mui-x/issues/22515", id: "NV-02"))
  func timeOfMinimum() throws {
    let bounds = DateBounds(try Instant("2026-01-18T15:35+01:00")...)
    #expect(try !hasChoice(bounds, monthsFrom: "2026-01", by: -1))
  }

  @Test(
    "what can be paged to follows from the month that is shown",
    .bug("https://github.com/zippyui/react-date-picker/issues/220", id: "NV-03"),
    .bug("https://github.com/Hacker0x01/react-datepicker/issues/5193", id: "NV-04"))
  func shownMonth() throws {
    let december = DateBounds(day("2016-12-23")...)
    #expect(try hasChoice(december, monthsFrom: "2017-02", by: -1))
    // Of two months that are shown the first one decides.
    let november = DateBounds(day("2024-11-07")...)
    #expect(try !hasChoice(november, monthsFrom: "2024-11", by: -1))
  }

  @Test(
    "paging from the 31st ends on the last day of a shorter month",
    .bug("https://github.com/getflip/swirl/issues/553", id: "NV-07"),
    .bug("https://github.com/eureka2/ab-datepicker/issues/38", id: "NV-10"),
    arguments: [("2024-03-31", -1, "2024-02-29"), ("2018-08-31", 1, "2018-09-30")])
  func lastDayOfMonth(_ start: String, _ months: Int, _ result: String) throws {
    let date = try gregorian.date(of: day(start))
    let moved = try gregorian.date(
      date, adding: DateDuration(months: months))
    #expect(moved.epochDay == day(result))
  }

  // MARK: - Speed

  @Test(
    "a hundred years of months are counted, not built",
    .bug("https://github.com/patchthecode/JTAppleCalendar/issues/221", id: "PF-01"))
  func manyMonths() throws {
    let months = try gregorian.duration(
      from: gregorian.date(of: day("1966-01-01")),
      to: gregorian.date(of: day("2067-01-01")), largestUnit: .months
    ).months
    #expect(months == 1212)
  }

  @Test(
    "a month's mask is the same among any number of taken days",
    .bug("https://github.com/plotly/dash-core-components/issues/986", id: "PF-03"),
    arguments: [0, 297, 100_000])
  func manyTakenDays(_ count: Int) throws {
    let grid = try gregorian.monthGrid(year: 2020, month: 5, firstWeekday: .monday)
    let month = day("2020-05-10")...day("2020-05-12")
    let others = try (0..<count).map { try day("2021-01-01").adding(days: 2 * $0) }
    let taken = DaySet(others).union(DaySet(month))
    #expect(grid.cells.mask(of: taken) == grid.cells.mask(of: month))
  }
}
