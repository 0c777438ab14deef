import KalendsCore
import TestSupport
import Testing

/// Adding to dates: what is constrained, refused, and too much.
@Suite struct DateArithmeticTests {
  @Test(
    "a day of month that the target lacks is constrained, or refused",
    arguments: [
      ("2026-01-31", DateDuration(months: 1), "2026-02-28", 28),
      ("2024-01-31", DateDuration(months: 1), "2024-02-29", 29),
      ("2024-02-29", DateDuration(years: 1), "2025-02-28", 28),
      ("2024-02-29", DateDuration(years: -1), "2023-02-28", 28),
      ("2026-03-31", DateDuration(months: -1), "2026-02-28", 28),
      ("2026-10-31", DateDuration(months: 13, days: 1), "2027-12-01", 30),
    ])
  func overflow(start: String, duration: DateDuration, end: String, length: Int) throws {
    let gregorian = try CalendarSystem(.gregory)
    let date = try gregorian.date(of: Day(start))
    #expect(try gregorian.date(date, adding: duration).epochDay == isoDay(end))
    #expect(throws: KalendsError.fieldOutOfRange(.day, value: date.day, limits: 1...length)) {
      try gregorian.date(date, adding: duration, overflow: .reject)
    }
  }

  @Test("a leap month that the target year lacks is constrained, or refused")
  func missingLeapMonth() throws {
    let chinese = try CalendarSystem(.chinese)
    let leapSixth = try MonthCode(6, isLeap: true)
    let date = try chinese.date(year: 2025, monthCode: leapSixth, day: 1)
    let next = try chinese.date(date, adding: DateDuration(years: 1))
    #expect(next.monthCode == (try MonthCode(6)) && next.year == 2026)
    #expect(throws: KalendsError.noSuchMonth(leapSixth, year: 2026, calendar: .chinese)) {
      try chinese.date(date, adding: DateDuration(years: 1), overflow: .reject)
    }
  }

  @Test("a unit beyond ten million is refused whatever the others", arguments: [-1, 1])
  func durationLimits(sign: Int) throws {
    let gregorian = try CalendarSystem(.gregory)
    let date = try gregorian.date(of: .epoch)
    for amount in extremeNumbers where !(-10_000_000...10_000_000).contains(amount) {
      let error = KalendsError.durationOutOfRange(amount, limits: -10_000_000...10_000_000)
      for duration in [
        DateDuration(years: amount), DateDuration(months: amount), DateDuration(weeks: amount),
        DateDuration(days: amount), DateDuration(years: sign, days: amount),
      ] {
        #expect(throws: error) { try gregorian.date(date, adding: duration) }
      }
    }
  }

  @Test("what leads beyond either end is refused", arguments: CalendarIdentifier.allCases)
  func ends(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    let first = try calendar.date(of: calendar.supportedDays.lowerBound)
    let last = try calendar.date(of: calendar.supportedDays.upperBound)
    #expect(first.year == calendar.supportedYears.lowerBound)
    #expect(last.year == calendar.supportedYears.upperBound)
    for amount in [1, 40_000, 10_000_000] {
      for (date, sign) in [(first, -1), (last, 1)] {
        #expect(throws: KalendsError.self) {
          try calendar.date(date, adding: DateDuration(days: sign * amount))
        }
        #expect(throws: KalendsError.self) {
          try calendar.date(date, adding: DateDuration(weeks: sign * amount))
        }
        #expect(throws: KalendsError.self) {
          try calendar.date(date, adding: DateDuration(months: sign * amount))
        }
        #expect(throws: KalendsError.self) {
          try calendar.date(date, adding: DateDuration(years: sign * amount))
        }
      }
    }
  }

  @Test("the ends of a calendar are errors with its limits")
  func limitsInErrors() throws {
    let gregorian = try CalendarSystem(.gregory)
    #expect(gregorian.supportedDays == Day.min...Day.max)
    #expect(gregorian.supportedYears == -9999...9999)
    #expect(throws: KalendsError.yearOutOfRange(10000, calendar: .gregory, limits: -9999...9999)) {
      try gregorian.date(year: 10000, month: 1, day: 1)
    }
    let last = try gregorian.date(of: .max)
    #expect(throws: KalendsError.yearOutOfRange(10000, calendar: .gregory, limits: -9999...9999)) {
      try gregorian.date(last, adding: DateDuration(months: 1))
    }
    #expect(throws: KalendsError.dayOutOfRange(2_932_897, limits: Day.min...Day.max)) {
      try gregorian.date(last, adding: DateDuration(days: 1))
    }
    let chinese = try CalendarSystem(.chinese)
    #expect(chinese.supportedYears == 1901...2100)
    #expect(throws: KalendsError.yearOutOfRange(2101, calendar: .chinese, limits: 1901...2100)) {
      try chinese.date(year: 2101, month: 1, day: 1)
    }
    let newYear1901 = try Day("1901-02-19")
    #expect(chinese.supportedDays.lowerBound == newYear1901)
    #expect(
      throws: KalendsError.dayOutOfRange(
        newYear1901.daysSinceEpoch - 1, limits: chinese.supportedDays)
    ) { try chinese.date(of: newYear1901.adding(days: -1)) }
  }
}

/// The n-th weekday of a month.
@Suite struct NthWeekdayTests {
  @Test("it is the n-th that counting finds", arguments: CalendarIdentifier.allCases)
  func againstCounting(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("n-th weekdays of \(identifier)")
    for day in calendar.sampleDays(20) {
      let month = try calendar.month(containing: day)
      guard month.days.lowerBound > .min, month.days.upperBound < .max else { continue }
      for weekday in Weekday.allCases {
        let matches = (0..<month.daysInMonth)
          .map { month.days.lowerBound.moved(by: $0) }
          .filter { $0.weekday == weekday }
        for n in -5...5 where n != 0 {
          let index = n > 0 ? n - 1 : matches.count + n
          let expected = matches.indices.contains(index) ? matches[index] : nil
          do {
            let date = try calendar.date(
              ofWeekday: weekday, n: n, year: month.year, month: month.month)
            tally.judge(date.epochDay == expected, "\(n). \(weekday) of \(month)")
          } catch {
            let count = matches.count
            tally.judge(
              expected == nil
                && error == .fieldOutOfRange(.weekday, value: n, limits: -count...count),
              "\(error): \(n). \(weekday) of \(month)")
          }
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("an n of 0 or beyond five is refused", arguments: [0, 6, -6, Int.min, Int.max])
  func limits(n: Int) throws {
    let gregorian = try CalendarSystem(.gregory)
    #expect(throws: KalendsError.fieldOutOfRange(.week, value: n, limits: -5...5)) {
      try gregorian.date(ofWeekday: .monday, n: n, year: 2026, month: 3)
    }
  }
}

/// The duration between two dates.
@Suite struct DateDifferenceTests {
  @Test(
    "start + duration == end, its units have one sign, and the largest is as large as can be",
    arguments: CalendarIdentifier.allCases)
  func roundTrip(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("differences in \(identifier)")
    var random = SplitMix64(seed: 1989)
    for day in calendar.sampleDays(150) {
      // Far away, and near, where short months and leap months matter most.
      for span in [8_000_000, 1000, 70] {
        let start = try calendar.date(of: day)
        let other = day.moved(by: Int.random(in: -span...span, using: &random))
        let limits = calendar.supportedDays
        let end = try calendar.date(
          of: min(max(other, limits.lowerBound), limits.upperBound))
        for unit in DateDuration.Unit.allCases {
          let fault = try fault(from: start, to: end, unit: unit, in: calendar)
          tally.judge(fault == nil, fault ?? "")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private func fault(
    from start: CalendarDate, to end: CalendarDate, unit: DateDuration.Unit,
    in calendar: CalendarSystem
  ) throws -> String? {
    let duration = try calendar.duration(from: start, to: end, largestUnit: unit)
    let message = "\(start.epochDay) to \(end.epochDay) by \(unit): \(duration)"
    let sign = end.epochDay.days(since: start.epochDay).signum()
    let amounts = [duration.years, duration.months, duration.weeks, duration.days]
    guard amounts.allSatisfy({ $0.signum() * sign >= 0 }) else { return "signs: \(message)" }
    switch unit {
    case .years: if duration.weeks != 0 { return "weeks: \(message)" }
    case .months: if duration.years != 0 || duration.weeks != 0 { return "units: \(message)" }
    case .weeks: if abs(duration.days) > 6 { return "days: \(message)" }
    case .days: if amounts.dropLast() != [0, 0, 0] { return "units: \(message)" }
    }
    guard try calendar.date(start, adding: duration) == end else { return "sum: \(message)" }
    // One more of the largest unit passes the end. It may reach it where day or leap month had to
    // be constrained: from 31 January to 28 February it is 28 days.
    var more = DateDuration()
    switch unit {
    case .years: more.years = duration.years + sign
    case .months: more.months = duration.months + sign
    case .weeks, .days: return nil
    }
    guard sign != 0, let passed = try? calendar.date(start, adding: more) else { return nil }
    let isConstrained =
      passed.day != start.day || unit == .years && passed.monthCode != start.monthCode
    let distance = sign * passed.epochDay.days(since: end.epochDay)
    let isPast = distance > 0 || distance == 0 && isConstrained
    return isPast ? nil : "not the most: \(message)"
  }

  @Test("dates of any calendar are measured in this one's months")
  func datesOfOtherCalendars() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let gregorian = try CalendarSystem(.gregory)
    let duration = try hebrew.duration(
      from: gregorian.date(of: Day("2024-02-10")), to: gregorian.date(of: Day("2024-03-11")),
      largestUnit: .months)
    #expect(duration == DateDuration(months: 1))
    let chinese = try CalendarSystem(.chinese)
    #expect(throws: KalendsError.self) {
      try chinese.duration(
        from: gregorian.date(of: Day("1890-06-01")), to: gregorian.date(of: .epoch),
        largestUnit: .days)
    }
  }
}
