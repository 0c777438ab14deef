import KalendsCore
import TestSupport
import Testing

/// Bugs that others reported against pickers: grids, week numbers, first weekdays.
@Suite struct ReportedBugsGridTests {
  private let gregorian: CalendarSystem

  init() throws { gregorian = try CalendarSystem(.gregory) }

  // MARK: - Rows

  @Test(
    "a month that needs six rows has six",
    .bug("https://github.com/zeitlings/alfred-calendar/issues/13", id: "GR-01"))
  func sixthRow() throws {
    let grid = try gregorian.monthGrid(year: 2026, month: 3, firstWeekday: .monday)
    #expect(grid.rowCount == 6)
    #expect(grid.cells.first?.epochDay == isoDay("2026-02-23"))
    #expect(grid.cells.last?.epochDay == isoDay("2026-04-05"))
    #expect(try grid.cells.mask(of: Day("2026-03-30")...Day("2026-03-31")).count == 2)
  }

  /// Policy: the rows that a month does not need come after it.
  @Test(
    "six fixed rows hold 42 days in a row, also for 28 days that fill four",
    .bug("https://github.com/wix/react-native-calendars/issues/2620", id: "GR-03"))
  func fixedRows() throws {
    let grid = try gregorian.monthGrid(
      year: 2026, month: 2, firstWeekday: .sunday, fixedRows: true)
    #expect(grid.rowCount == 6 && grid.cells.count == 42)
    #expect(grid.cells.first?.epochDay == isoDay("2026-02-01"))
    #expect(grid.cells.last?.epochDay == isoDay("2026-03-14"))
    #expect(GridCheck(grid, in: gregorian, fixedRows: true).fault() == nil)
  }

  @Test(
    "the last Sunday and Monday of October are shown",
    .bug("https://github.com/ArchitShah248/CalendarDateRangePicker/issues/105", id: "GR-04"))
  func lastDaysOfOctober() throws {
    let grid = try gregorian.monthGrid(year: 2022, month: 10, firstWeekday: .sunday)
    #expect(grid.rowCount == 6 && grid.leadingCount == 6)
    #expect(grid.cells.last?.epochDay == isoDay("2022-11-05"))
  }

  @Test(
    "a month whose last day opens a row has that row",
    .bug("https://github.com/klimeryk/recalendar/issues/27", id: "GR-06"),
    arguments: [
      (2021, 5, 6, "2021-05-31"), (2022, 1, 6, "2022-01-31"), (2022, 2, 5, "2022-02-28"),
      (2022, 10, 6, "2022-10-31"),
    ])
  func rowOfOneDay(year: Int, month: Int, rows: Int, last: String) throws {
    let grid = try gregorian.monthGrid(year: year, month: month, firstWeekday: .monday)
    #expect(grid.rowCount == rows)
    #expect(grid.cells.last { $0.isInMonth }?.epochDay == isoDay(last))
    #expect(try grid.cells.mask(of: Day(last)).first == 7 * (rows - 1))
  }

  @Test(
    "the rows of a month are those that its days need, in every year of a cycle and from every day",
    .bug("https://github.com/klimeryk/recalendar/issues/27", id: "GR-06"))
  func rowsOfAllMonths() throws {
    var tally = Tally("rows of Gregorian months")
    for year in 2000..<2400 {
      for month in 1...12 {
        for first in Weekday.allCases {
          let grid = try gregorian.monthGrid(year: year, month: month, firstWeekday: first)
          let firstDay = try Day(daysSinceEpoch: epochDay(year: year, month: month, day: 1))
          let nextMonth = month == 12 ? (year + 1, 1) : (year, month + 1)
          let length =
            epochDay(year: nextMonth.0, month: nextMonth.1, day: 1) - firstDay.daysSinceEpoch
          let cells = firstDay.weekday.column(startingWith: first) + length
          tally.judge(
            grid.rowCount == (cells + 6) / 7 && grid.inMonth.count == length,
            "\(year)-\(month) from \(first)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "from the last day of six rows the next day leads to a month of five",
    .bug("https://github.com/sanity-io/sanity/pull/2397", id: "GR-07"))
  func sixRowsToFive() throws {
    let last = try Day("2021-05-31")
    #expect(try gregorian.monthGrid(containing: last, firstWeekday: .sunday).rowCount == 6)
    let next = try last.adding(days: 1)
    let grid = try gregorian.monthGrid(containing: next, firstWeekday: .sunday)
    #expect(grid.month.year == 2021 && grid.month.month == 6 && grid.rowCount == 5)
    #expect(grid.cells.mask(of: next).intersection(grid.inMonth).count == 1)
  }

  // MARK: - First weekday

  @Test(
    "header and cells take their order from one value",
    .bug("https://github.com/square/android-times-square/issues/351", id: "FW-06"))
  func headerAndCells() throws {
    let saturday = try gregorian.monthGrid(year: 2017, month: 5, firstWeekday: .saturday)
    #expect(saturday.leadingCount == 2)
    for first in Weekday.allCases {
      let grid = try gregorian.monthGrid(year: 2017, month: 5, firstWeekday: first)
      for (index, cell) in grid.cells.enumerated() {
        #expect(cell.epochDay.weekday == first.advanced(by: index % 7))
      }
    }
  }

  @Test(
    "the row of a day is not the week of its month",
    .bug("https://github.com/FellowTraveler/otapij/pull/34", id: "FW-10"))
  func rowIndex() throws {
    for first in Weekday.allCases {
      let grid = try gregorian.monthGrid(year: 2021, month: 1, firstWeekday: first)
      let index = try #require(try grid.cells.mask(of: Day("2021-01-01")).first)
      #expect(index / 7 == 0)
      // By a rule of four days the row belongs to the last week of the year before.
      if first == .monday {
        let week = gregorian.weekOfYear(ofRow: 0, in: grid, numbering: .minimalDays(4))
        #expect(week == WeekOfYear(year: 2020, week: 53))
      }
    }
  }

  // MARK: - Week numbers

  @Test(
    "a row from Sunday has the ISO number of its Thursday",
    .bug("https://github.com/angular-ui/bootstrap/issues/2506", id: "WN-01"),
    .bug("https://github.com/tutao/tutanota/issues/1780", id: "WN-02"),
    arguments: [
      ("2014-08-17", Weekday.sunday, 2014, 34), ("2021-01-03", .sunday, 2021, 1),
      ("2020-12-27", .sunday, 2020, 53), ("2014-08-16", .saturday, 2014, 34),
      ("2021-01-01", .friday, 2021, 1), ("2020-12-31", .thursday, 2020, 53),
    ])
  func isoWeekOfRow(firstDay: String, first: Weekday, year: Int, week: Int) throws {
    let day = try Day(firstDay)
    let grid = try gregorian.monthGrid(containing: day, firstWeekday: first)
    let index = try #require(grid.cells.mask(of: day).first)
    #expect(index % 7 == 0)
    let number = gregorian.weekOfYear(ofRow: index / 7, in: grid, numbering: .iso8601)
    #expect(number == WeekOfYear(year: year, week: week))
  }

  @Test(
    "weeks start where the first weekday says, whatever the region's other rules",
    .bug("https://github.com/pakerwreah/Calendr/issues/208", id: "WN-03"))
  func firstWeekdayOfWeekNumbers() throws {
    let newYear = try Day("2024-01-01")
    let eve = try Day("2023-12-31")
    func week(_ day: Day, _ first: Weekday) throws -> WeekOfYear {
      try gregorian.weekOfYear(of: day, firstWeekday: first, minimalDays: 4)
    }
    #expect(try week(newYear, .sunday) == WeekOfYear(year: 2024, week: 1))
    #expect(try week(eve, .sunday) == WeekOfYear(year: 2024, week: 1))
    #expect(try week(newYear, .monday) == WeekOfYear(year: 2024, week: 1))
    #expect(try week(eve, .monday) == WeekOfYear(year: 2023, week: 52))
  }

  /// No first weekday can be given: the question has none.
  @Test(
    "the second Tuesday is the second Tuesday",
    .bug("https://github.com/swiftlang/swift-foundation/issues/1387", id: "WN-05"))
  func secondTuesday() throws {
    let days = try (1...6).map {
      try gregorian.date(ofWeekday: .tuesday, n: 2, year: 2026, month: $0).epochDay.description
    }
    #expect(
      days == [
        "2026-01-13", "2026-02-10", "2026-03-10", "2026-04-14", "2026-05-12", "2026-06-09",
      ])
  }

  // MARK: - Far away

  /// Policy: days end with the year 9999, so that beyond it there is an error, and no loop at all.
  @Test(
    "a year far away is an error at once",
    .bug("https://github.com/uxsolutions/bootstrap-datepicker/issues/1774", id: "FF-01"))
  func farFuture() throws {
    let error = KalendsError.yearOutOfRange(275_760, calendar: .gregory, limits: -9999...9999)
    #expect(throws: error) {
      try gregorian.monthGrid(year: 275_760, month: 11, firstWeekday: .sunday)
    }
    #expect(throws: KalendsError.self) { try Day("+275760-11-01") }
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      #expect(throws: KalendsError.self) {
        try calendar.monthGrid(year: 275_760, month: 11, firstWeekday: .sunday)
      }
    }
    let last = try gregorian.monthGrid(year: 9999, month: 11, firstWeekday: .sunday)
    #expect((4...6).contains(last.rowCount))
  }

  @Test(
    "the years from 1 to 9999 are counted, not built",
    .bug("https://github.com/mytooyo/board_datetime_picker/pull/98", id: "FF-03"))
  func manyYears() throws {
    let bounds = try Day("0001-12-31")...Day("9999-12-31")
    let first = try gregorian.date(of: bounds.lowerBound)
    let last = try gregorian.date(of: bounds.upperBound)
    #expect(last.year - first.year + 1 == 9999)
    let months = try gregorian.months(ofYear: 1).filter { $0.days.overlaps(bounds) }
    #expect(months.map(\.month) == [12])
    #expect(months[0].days.clamped(to: bounds) == bounds.lowerBound...bounds.lowerBound)
  }

  // MARK: - Reading direction

  /// What the core can say: the days that left and right lead to; which is which is the picker's.
  @Test(
    "the day and the month that follow are there, whatever side they are on",
    .bug("https://github.com/react-dates/react-dates/issues/1551", id: "RT-04"),
    .bug("https://github.com/infor-design/enterprise/issues/1910", id: "RT-05"))
  func nextDayAndMonth() throws {
    let next = try Day("2018-10-31").adding(days: 1)
    let month = try gregorian.month(containing: next)
    #expect(month.year == 2018 && month.month == 11)
    let april = try gregorian.month(containing: Day("2019-04-15"))
    let may = try #require(gregorian.month(after: april))
    #expect(may.year == 2019 && may.month == 5)
  }
}
