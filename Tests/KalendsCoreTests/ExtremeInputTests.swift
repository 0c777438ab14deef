import KalendsCore
import Testing

/// Numbers that no date has: a typed error, never a trap.
@Suite struct ExtremeInputTests {
  @Test("fields of any size make a date or an error", arguments: CalendarIdentifier.allCases)
  func fields(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var made = 0
    for year in extremeNumbers + [calendar.supportedYears.upperBound] {
      for month in extremeNumbers {
        for number in extremeNumbers {
          made += attempt { try calendar.date(year: year, month: month, day: number) }
          for overflow in [Overflow.constrain, .reject] {
            let fields = DateFields(year: year, month: month, day: number)
            made += attempt { try calendar.date(from: fields, overflow: overflow) }
          }
        }
        made += attempt {
          try calendar.date(ofWeekday: .monday, n: month, year: year, month: month)
        }
        made += attempt {
          try calendar.monthGrid(year: year, month: month, firstWeekday: .sunday, fixedRows: true)
        }
      }
      for era in identifier.eras {
        let fields = DateFields(era: era.code, eraYear: year, month: 1, day: 1)
        made += attempt { try calendar.date(from: fields, overflow: .reject) }
      }
      made += attempt { try calendar.months(ofYear: year) }
      made += attempt { try calendar.year(year) }
      made += attempt { try calendar.decade(containing: year) }
      made += attempt { try Day(year: year, month: 1, day: 1) }
    }
    #expect(made > 0)
  }

  @Test("amounts of any size are added or refused", arguments: CalendarIdentifier.allCases)
  func durations(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    let limits = calendar.supportedDays
    let amounts = extremeNumbers + [-10_000_000, 10_000_000]
    for day in [limits.lowerBound, calendar.sampleDays(1)[2], limits.upperBound] {
      let date = try calendar.date(of: day)
      for years in amounts {
        for days in amounts {
          for duration in [
            DateDuration(years: years, months: days, weeks: days, days: years),
            DateDuration(years: years), DateDuration(months: years),
            DateDuration(weeks: years, days: days),
          ] {
            _ = attempt { try calendar.date(date, adding: duration) }
          }
        }
      }
    }
  }

  @Test("counts of any size make strips and grids or an error")
  func counts() throws {
    let calendar = try CalendarSystem(.gregory)
    for day in [Day.min, .epoch, .max] {
      for count in extremeNumbers {
        _ = attempt { try calendar.strip(weeks: count, containing: day, firstWeekday: .tuesday) }
        _ = attempt { try calendar.strip(days: count, from: day) }
        _ = attempt { try calendar.monthGrids(count, from: day, firstWeekday: .tuesday) }
        _ = attempt {
          try calendar.weekOfYear(of: day, firstWeekday: .tuesday, minimalDays: count)
        }
      }
    }
  }

  @Test("a month of a calendar that reaches further has no neighbour where this one has no days")
  func monthsOfOtherCalendars() throws {
    for wide in CalendarIdentifier.allCases {
      let wide = try CalendarSystem.opened(wide)
      for narrow in CalendarIdentifier.allCases {
        let narrow = try CalendarSystem.opened(narrow)
        for day in [wide.supportedDays.lowerBound, wide.supportedDays.upperBound] {
          let month = try wide.month(containing: day)
          if let next = narrow.month(after: month) {
            #expect(narrow.supportedDays.contains(next.days.lowerBound))
          }
          if let previous = narrow.month(before: month) {
            #expect(narrow.supportedDays.contains(previous.days.upperBound))
          }
        }
      }
    }
    let gregorian = try CalendarSystem(.gregory)
    let chinese = try CalendarSystem(.chinese)
    #expect(chinese.month(after: try gregorian.month(containing: .min)) == nil)
    #expect(chinese.month(before: try gregorian.month(containing: .max)) == nil)
  }

  @Test("a cell beyond the supported days is printed, numbered and masked, but has no date")
  func cellsBeyondSupportedDays() throws {
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for end in [calendar.supportedDays.lowerBound, calendar.supportedDays.upperBound] {
        for first in Weekday.allCases {
          let grid = try calendar.monthGrid(containing: end, firstWeekday: first, fixedRows: true)
          for cell in grid.cells where !calendar.supportedDays.contains(cell.epochDay) {
            let day = cell.epochDay
            let error = KalendsError.dayOutOfRange(
              day.daysSinceEpoch, limits: calendar.supportedDays)
            #expect(throws: error) { try calendar.date(of: day) }
            #expect(throws: error) { try calendar.month(containing: day) }
            #expect(throws: error) { try calendar.strip(days: 1, from: day) }
            #expect(throws: error) {
              try calendar.weekOfYear(of: day, firstWeekday: first, minimalDays: 1)
            }
            #expect(grid.cells.mask(of: calendar.supportedDays)[grid.index(of: day)] == false)
            #expect(grid.cells.mask(of: day).count == 1)
            #expect((1...53).contains(day.isoWeek.week))
            #expect(day.description.count >= 10)
          }
        }
      }
    }
    let last = try CalendarSystem(.gregory).monthGrid(
      year: 9999, month: 12, firstWeekday: .monday)
    #expect(last.cells.last?.epochDay.description == "+010000-01-02")
  }

  /// Runs what may throw; 1 when it does not.
  private func attempt<Value>(_ body: () throws -> Value) -> Int {
    (try? body()) == nil ? 0 : 1
  }
}

extension MonthGrid {
  /// The index of a day that is shown, or -1.
  fileprivate func index(of day: Day) -> Int { cells.mask(of: day).first ?? -1 }
}
