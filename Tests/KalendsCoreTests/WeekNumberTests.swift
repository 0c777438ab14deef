import KalendsCore
import TestSupport
import Testing

/// Week numbers by ISO 8601 and by the rules of locales.
@Suite struct WeekNumberTests {
  @Test("ISO weeks are those of the day of the year, 1600…2400")
  func isoWeeks() throws {
    var tally = Tally("ISO weeks")
    let end = epochDay(year: 2401, month: 1, day: 1)
    for number in stride(from: epochDay(year: 1600, month: 1, day: 3), to: end, by: 7) {
      let monday = try Day(daysSinceEpoch: number)
      let expected = try isoWeekByDayOfYear(monday)
      for offset in 0..<7 {
        let week = monday.moved(by: offset).isoWeek
        tally.judge(week == expected, "\(monday) + \(offset): \(week)")
      }
    }
    print(tally.summary)
    #expect(tally.cases > 290_000 && tally.differences == 0, "\(tally.summary)")
  }

  /// ⌊(day of the year − weekday + 10) / 7⌋, and the week before the first or after the last is
  /// the neighbour year's.
  private func isoWeekByDayOfYear(_ day: Day) throws -> WeekOfYear {
    let year = try #require(isoParts(day.description)).year
    let dayOfYear = day.daysSinceEpoch - epochDay(year: year, month: 1, day: 1) + 1
    let week = (dayOfYear - Int(day.weekday.rawValue) + 10) / 7
    if week < 1 { return WeekOfYear(year: year - 1, week: try weeks(inYear: year - 1)) }
    return week > (try weeks(inYear: year))
      ? WeekOfYear(year: year + 1, week: 1) : WeekOfYear(year: year, week: week)
  }

  /// A year has 53 weeks when it begins or ends on a Thursday.
  private func weeks(inYear year: Int) throws -> Int {
    let first = try Day(daysSinceEpoch: epochDay(year: year, month: 1, day: 1))
    let last = try Day(daysSinceEpoch: epochDay(year: year, month: 12, day: 31))
    return first.weekday == .thursday || last.weekday == .thursday ? 53 : 52
  }

  @Test(
    "weeks of a locale are those that counting the days of the new year finds",
    arguments: CalendarIdentifier.allCases)
  func localeWeeks(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("locale weeks of \(identifier)")
    let today = try calendar.date(of: Day("2026-03-14")).year
    for year in today - 6...today + 6 {
      let newYear = try calendar.year(year).first.epochDay
      for first in Weekday.allCases {
        for minimalDays in 1...7 {
          let weeks = try weekNumbers(
            from: year - 1, first: first, minimalDays: minimalDays, in: calendar)
          for offset in -10...10 {
            let day = newYear.moved(by: offset)
            let week = try calendar.weekOfYear(
              of: day, firstWeekday: first, minimalDays: minimalDays)
            let start = day.moved(by: -day.weekday.column(startingWith: first))
            tally.judge(week == weeks[start], "\(day) \(first) \(minimalDays): \(week)")
          }
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  /// The numbers of the weeks of `year` and of the year that follows, by their first days: week by
  /// week, a new count begins in the first that has enough days of a new year.
  private func weekNumbers(
    from year: Int, first: Weekday, minimalDays: Int, in calendar: CalendarSystem
  ) throws -> [Day: WeekOfYear] {
    var numbers: [Day: WeekOfYear] = [:]
    let newYear = try calendar.year(year).first.epochDay
    var start = newYear.moved(by: -newYear.weekday.column(startingWith: first))
    var current: WeekOfYear?
    let end = try calendar.year(year + 1).last.epochDay
    while start <= end {
      // The last day of the week is in the later of its years.
      let later = try calendar.date(of: start.moved(by: 6))
      let yearStart = try calendar.year(later.year).first.epochDay
      let share = min(7, start.moved(by: 6).days(since: yearStart) + 1)
      if share >= minimalDays, later.year != current?.year {
        current = WeekOfYear(year: later.year, week: 1)
      } else {
        current = current.map { WeekOfYear(year: $0.year, week: $0.week + 1) }
      }
      numbers[start] = current
      start = start.moved(by: 7)
    }
    return numbers
  }

  @Test(
    "minimal days beyond 1…7 are taken as the nearest",
    arguments: [
      (Int.min, 1), (-1, 1), (0, 1), (8, 7), (Int.max, 7),
    ])
  func minimalDaysLimits(given: Int, taken: Int) throws {
    let gregorian = try CalendarSystem(.gregory)
    for year in 2020...2030 {
      for month in [1, 12] {
        for first in Weekday.allCases {
          let grid = try gregorian.monthGrid(year: year, month: month, firstWeekday: first)
          for row in 0..<grid.rowCount {
            let week = gregorian.weekOfYear(ofRow: row, in: grid, numbering: .minimalDays(given))
            #expect(
              week == gregorian.weekOfYear(ofRow: row, in: grid, numbering: .minimalDays(taken)))
          }
        }
      }
    }
  }

  @Test("rows are numbered by their Thursday, or by their own rule", arguments: Weekday.allCases)
  func rows(first: Weekday) throws {
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for day in calendar.sampleDays(10) {
        let grid = try calendar.monthGrid(containing: day, firstWeekday: first, fixedRows: true)
        for row in 0..<grid.rowCount {
          let cells = grid.cells[7 * row..<7 * row + 7]
          let iso = calendar.weekOfYear(ofRow: row, in: grid, numbering: .iso8601)
          let thursday = cells.first { $0.epochDay.weekday == .thursday }
          #expect(iso == thursday?.epochDay.isoWeek)
          let byLocale = calendar.weekOfYear(ofRow: row, in: grid, numbering: .minimalDays(4))
          for cell in cells where calendar.supportedDays.contains(cell.epochDay) {
            #expect(
              try byLocale
                == calendar.weekOfYear(of: cell.epochDay, firstWeekday: first, minimalDays: 4))
          }
        }
      }
    }
  }

  @Test("ISO's rule is Monday with four days")
  func isoAsLocale() throws {
    let iso = try CalendarSystem(.iso8601)
    for day in iso.sampleDays(3000) {
      #expect(try iso.weekOfYear(of: day, firstWeekday: .monday, minimalDays: 4) == day.isoWeek)
    }
  }

  @Test("a day that the calendar does not support has no week")
  func unsupportedDay() throws {
    let chinese = try CalendarSystem(.chinese)
    #expect(throws: KalendsError.self) {
      try chinese.weekOfYear(of: .min, firstWeekday: .monday, minimalDays: 1)
    }
  }
}
