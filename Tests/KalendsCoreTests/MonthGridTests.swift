import KalendsCore
import TestSupport
import Testing

/// Month grids of all calendars, cell by cell.
@Suite struct MonthGridTests {
  @Test(
    "a grid shows each day of its month once, in whole weeks",
    arguments: CalendarIdentifier.allCases)
  func coverage(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("month grids of \(identifier)")
    for (index, day) in calendar.sampleDays(60).enumerated() {
      for first in Weekday.allCases {
        // Each month in both modes under some weekday.
        let fixedRows = (index + Int(first.rawValue)) % 2 == 0
        let grid = try calendar.monthGrid(
          containing: day, firstWeekday: first, fixedRows: fixedRows)
        let fault = GridCheck(grid, in: calendar, fixedRows: fixedRows).fault()
        tally.judge(fault == nil, fault ?? "")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "the first and the last supported month have a grid", arguments: CalendarIdentifier.allCases)
  func ends(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    for day in [calendar.supportedDays.lowerBound, calendar.supportedDays.upperBound] {
      for first in Weekday.allCases {
        for fixedRows in [false, true] {
          let grid = try calendar.monthGrid(
            containing: day, firstWeekday: first, fixedRows: fixedRows)
          #expect(GridCheck(grid, in: calendar, fixedRows: fixedRows).fault() == nil)
          #expect(grid.month.days.contains(day))
          #expect(grid.cells.mask(of: day).count == 1)
          #expect(grid.inMonth.isSuperset(of: grid.cells.mask(of: grid.month.days)))
        }
      }
    }
  }

  @Test(
    "every month of the published East Asian years has a grid",
    arguments: [
      CalendarIdentifier.chinese, .dangi,
    ])
  func publishedYears(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    var tally = Tally("grids of the published years of \(identifier)")
    for year in 1901...2100 {
      for month in try calendar.months(ofYear: year) {
        let grid = try calendar.monthGrid(
          year: year, month: month.month, firstWeekday: .monday, fixedRows: year % 2 == 0)
        let fault = GridCheck(grid, in: calendar, fixedRows: year % 2 == 0).fault()
        tally.judge(fault == nil, fault ?? "")
      }
    }
    print(tally.summary)
    #expect(tally.cases > 2470 && tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "a Gregorian month has four to six rows",
    arguments: [
      (2026, 2, Weekday.sunday, 4, 0), (2026, 2, .monday, 5, 6), (2026, 3, .monday, 6, 6),
      (2026, 3, .sunday, 5, 0), (2024, 2, .thursday, 5, 0), (2015, 2, .sunday, 4, 0),
      (2026, 5, .saturday, 6, 6), (2026, 5, .sunday, 6, 5), (1, 1, .monday, 5, 0),
      (-9999, 1, .monday, 5, 0), (9999, 12, .monday, 5, 2),
    ])
  func rows(year: Int, month: Int, first: Weekday, rows: Int, leading: Int) throws {
    let gregorian = try CalendarSystem(.gregory)
    let grid = try gregorian.monthGrid(year: year, month: month, firstWeekday: first)
    #expect(grid.rowCount == rows && grid.leadingCount == leading)
    let fixed = try gregorian.monthGrid(
      year: year, month: month, firstWeekday: first, fixedRows: true)
    #expect(fixed.rowCount == 6 && fixed.leadingCount == leading)
    #expect(fixed.cells.prefix(grid.cells.count).elementsEqual(grid.cells))
  }

  @Test("consecutive months go on over the year's end and stop with the supported days")
  func severalMonths() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let grids = try hebrew.monthGrids(24, from: Day("2023-09-16"), firstWeekday: .sunday)
    #expect(grids.count == 24)
    #expect(grids.map { $0.month.month } == Array(1...13) + Array(1...11))
    for (grid, next) in zip(grids, grids.dropFirst()) {
      #expect(next.month.days.lowerBound == grid.month.days.upperBound.moved(by: 1))
    }
    let gregorian = try CalendarSystem(.gregory)
    #expect(try gregorian.monthGrids(3, from: Day("9999-11-30"), firstWeekday: .monday).count == 2)
    for count in [0, 25, -1] {
      #expect(throws: KalendsError.fieldOutOfRange(.month, value: count, limits: 1...24)) {
        try gregorian.monthGrids(count, from: .epoch, firstWeekday: .monday)
      }
    }
  }

  @Test("a month that is not there has no grid")
  func errors() throws {
    let hebrew = try CalendarSystem(.hebrew)
    #expect(throws: KalendsError.fieldOutOfRange(.month, value: 13, limits: 1...12)) {
      try hebrew.monthGrid(year: 5785, month: 13, firstWeekday: .sunday)
    }
    #expect(throws: KalendsError.fieldOutOfRange(.month, value: 0, limits: 1...13)) {
      try hebrew.monthGrid(year: 5784, month: 0, firstWeekday: .sunday)
    }
    let years = hebrew.supportedYears
    #expect(
      throws: KalendsError.yearOutOfRange(
        years.upperBound + 1, calendar: .hebrew, limits: years)
    ) { try hebrew.monthGrid(year: years.upperBound + 1, month: 1, firstWeekday: .sunday) }
    // The year in which the supported days begin has months before them.
    let first = try hebrew.date(of: .min)
    #expect(first.month > 1)
    #expect(throws: KalendsError.self) {
      try hebrew.monthGrid(year: first.year, month: first.month - 1, firstWeekday: .sunday)
    }
  }

  @Test("grids are equal when they show the same, and hash alike")
  func equality() throws {
    let gregorian = try CalendarSystem(.gregory)
    let grid = try gregorian.monthGrid(year: 2026, month: 3, firstWeekday: .monday)
    let same = try gregorian.monthGrid(containing: Day("2026-03-31"), firstWeekday: .monday)
    #expect(grid == same && Set([grid, same]).count == 1)
    let others = try [
      gregorian.monthGrid(year: 2026, month: 4, firstWeekday: .monday),
      gregorian.monthGrid(year: 2026, month: 3, firstWeekday: .sunday),
      gregorian.monthGrid(year: 2027, month: 3, firstWeekday: .monday),
      CalendarSystem(.iso8601).monthGrid(year: 2026, month: 3, firstWeekday: .monday),
    ]
    #expect(Set(others + [grid]).count == 5)
    // Six rows are what March needs; February does not.
    #expect(
      try grid
        == gregorian.monthGrid(year: 2026, month: 3, firstWeekday: .monday, fixedRows: true))
    #expect(
      try gregorian.monthGrid(year: 2026, month: 2, firstWeekday: .sunday)
        != gregorian.monthGrid(year: 2026, month: 2, firstWeekday: .sunday, fixedRows: true))
  }
}

/// Months in which something changes, and months of five days.
@Suite struct SpecialMonthTests {
  @Test(
    "a month in which a Japanese era begins shows both eras",
    arguments: [
      (1989, 1, 8, Era.showa, 64, Era.heisei), (1926, 12, 25, .taisho, 15, .showa),
      (1912, 7, 30, .meiji, 45, .taisho),
    ])
  func eraChange(
    year: Int, month: Int, firstDay: Int, old: Era, oldYear: Int, new: Era
  ) throws {
    let japanese = try CalendarSystem(.japanese)
    for first in Weekday.allCases {
      for fixedRows in [false, true] {
        let grid = try japanese.monthGrid(
          year: year, month: month, firstWeekday: first, fixedRows: fixedRows)
        #expect(GridCheck(grid, in: japanese, fixedRows: fixedRows).fault() == nil)
        let cells = grid.cells.filter(\.isInMonth)
        #expect(cells.map(\.day) == Array(1...31))
        #expect(cells.allSatisfy { $0.era == ($0.day < firstDay ? old : new) })
        #expect(grid.month.era == old)
        let eve = try japanese.date(of: cells[firstDay - 2].epochDay)
        let day = try japanese.date(of: cells[firstDay - 1].epochDay)
        #expect(eve.eraYear == oldYear && day.eraYear == 1)
      }
    }
  }

  @Test("an era that begins on the first of a month leaves the month whole")
  func eraChangeBetweenMonths() throws {
    let japanese = try CalendarSystem(.japanese)
    for (year, month, old, new) in [
      (1873, 1, Era.ce, Era.meiji), (2019, 5, .heisei, .reiwa), (1, 1, .bce, .ce),
    ] {
      for first in Weekday.allCases {
        let grid = try japanese.monthGrid(
          year: year, month: month, firstWeekday: first, fixedRows: true)
        #expect(GridCheck(grid, in: japanese, fixedRows: true).fault() == nil)
        #expect(grid.cells.prefix(grid.leadingCount).allSatisfy { $0.era == old })
        #expect(grid.cells.dropFirst(grid.leadingCount).allSatisfy { $0.era == new })
      }
    }
  }

  @Test(
    "the thirteenth month of five or six days has one row or two",
    arguments: [CalendarIdentifier.coptic, .ethiopic, .ethioaa])
  func fiveDayMonths(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let thisYear = try calendar.date(of: Day("2024-06-01")).year
    var rowCounts: Set<[Int]> = []
    for year in thisYear..<thisYear + 28 {
      for first in Weekday.allCases {
        let grid = try calendar.monthGrid(year: year, month: 13, firstWeekday: first)
        #expect(GridCheck(grid, in: calendar, fixedRows: false).fault() == nil)
        rowCounts.insert([grid.month.daysInMonth, grid.rowCount])
        // The grids of the neighbours reach over the five days into a third month.
        for (year, month) in [(year, 12), (year, 13), (year + 1, 1)] {
          let fixed = try calendar.monthGrid(
            year: year, month: month, firstWeekday: first, fixedRows: true)
          #expect(GridCheck(fixed, in: calendar, fixedRows: true).fault() == nil)
        }
      }
    }
    #expect(rowCounts == [[5, 1], [5, 2], [6, 1], [6, 2]])
  }

  @Test("a New Year whose first row begins in the twelfth month shows three months in a row")
  func rowOfThreeMonths() throws {
    let coptic = try CalendarSystem(.coptic)
    var found = 0
    for year in 1700..<1728 {
      for first in Weekday.allCases {
        let grid = try coptic.monthGrid(year: year, month: 1, firstWeekday: first)
        let months = grid.cells.prefix(7).map(\.month)
        guard months.first == 12 else { continue }
        found += 1
        #expect(months == [12, 13, 13, 13, 13, 13, 1])
        #expect(grid.cells.prefix(7).map(\.day) == [30, 1, 2, 3, 4, 5, 1])
      }
    }
    #expect(found > 0)
  }

  @Test("a Hebrew leap month and a Chinese one are cells of their own code")
  func leapMonths() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let adarI = try hebrew.monthGrid(year: 5784, month: 6, firstWeekday: .sunday)
    #expect(adarI.month.monthCode.description == "M05L" && adarI.month.daysInMonth == 30)
    let chinese = try CalendarSystem(.chinese)
    let leapSixth = try chinese.monthGrid(containing: Day("2025-08-01"), firstWeekday: .monday)
    #expect(leapSixth.month.monthCode.description == "M06L" && leapSixth.month.month == 7)
    #expect(leapSixth.cells.filter(\.isInMonth).allSatisfy { $0.monthCode.isLeap })
  }
}
