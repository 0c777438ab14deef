import KalendsCore
import Testing

/// Tables of the years of calendars that follow the moon.
@Suite struct YearTableTests {
  private let firstYear = 1440

  private func rows() throws -> [YearTable.Year] {
    try CalendarSystem(.islamicCivil).rows(1440...1449)
  }

  @Test("a calendar with a table has its years but the first and the last")
  func supportedYears() throws {
    let table = try YearTable(firstYear: firstYear, years: rows())
    let calendar = try CalendarSystem(.islamicSaudi, years: table)
    #expect(table.supportedYears == 1441...1448)
    #expect(calendar.supportedYears == 1441...1448)
    let civil = try CalendarSystem(.islamicCivil)
    #expect(calendar.supportedDays.lowerBound == (try civil.year(1441)).days.lowerBound)
    #expect(calendar.supportedDays.upperBound == (try civil.year(1448)).days.upperBound)
    for number in calendar.supportedDays.lowerBound
      .daysSinceEpoch...calendar.supportedDays
      .upperBound.daysSinceEpoch
    {
      let day = try Day(daysSinceEpoch: number)
      let date = try calendar.date(of: day)
      let expected = try civil.date(of: day)
      guard date.year == expected.year, date.month == expected.month, date.day == expected.day
      else {
        Issue.record("\(date) is not \(expected)")
        return
      }
    }
  }

  @Test("a table whose rows do not fit is refused with the first that does not")
  func malformedRows() throws {
    var faults: [(Int, [YearTable.Year])] = []
    for change in 0..<6 {
      var rows = try rows()
      switch change {
      case 0: rows[4].firstDay = try rows[4].firstDay.adding(days: 1)
      case 1: rows[4].monthLengths[3] = 31
      case 2: rows[4].monthLengths[3] = .min
      case 3: rows[4].monthLengths.removeLast()
      case 4: rows[4].leapMonth = 5
      default: rows[4].leapMonth = .max
      }
      faults.append((firstYear + 4, rows))
    }
    faults.append((firstYear, []))
    faults.append((firstYear, Array(try rows().prefix(2))))
    for (year, rows) in faults {
      #expect(throws: KalendsError.malformedYearTable(year: year)) {
        try YearTable(firstYear: firstYear, years: rows)
      }
    }
  }

  @Test("a row that begins on a cell beyond the supported days is refused")
  func rowBeyondSupportedDays() throws {
    let grid = try CalendarSystem(.gregory).monthGrid(
      year: 9999, month: 12, firstWeekday: .monday, fixedRows: true)
    let beyond = try #require(grid.cells.last).epochDay
    #expect(beyond > .max)
    let year = YearTable.Year(
      firstDay: beyond, monthLengths: [Int](repeating: 29, count: 12), leapMonth: 0)
    #expect(throws: KalendsError.malformedYearTable(year: 1)) {
      try YearTable(firstYear: 1, years: [year, year, year])
    }
  }

  @Test("a table is for the calendars that need one, and fits the calendar")
  func calendars() throws {
    let table = try YearTable(firstYear: firstYear, years: rows())
    for identifier in CalendarIdentifier.allCases
    where ![.islamic, .islamicSaudi, .chinese, .dangi].contains(identifier) {
      #expect(throws: KalendsError.malformedYearTable(year: firstYear)) {
        try CalendarSystem(identifier, years: table)
      }
    }
    let chinese = try CalendarSystem(.chinese).rows(1950...1960)
    let chineseTable = try YearTable(firstYear: 1950, years: chinese)
    let firstLeapYear = 1950 + (chinese.firstIndex { $0.leapMonth != 0 } ?? 0)
    for identifier in [CalendarIdentifier.islamic, .islamicSaudi] {
      #expect(throws: KalendsError.malformedYearTable(year: firstLeapYear)) {
        try CalendarSystem(identifier, years: chineseTable)
      }
    }
  }

  @Test("published years take the place of a table's, which must join them")
  func publishedYears() throws {
    let published = try CalendarSystem(.chinese)
    let rows = try published.rows(1950...1960)
    let part = try CalendarSystem(.chinese, years: YearTable(firstYear: 1950, years: rows))
    #expect(part.supportedYears == 1951...1959)
    let day = try Day("1955-05-05")
    #expect(try part.date(of: day) == published.date(of: day))
    // The same rows, numbered so that some years are published with other days.
    #expect(throws: KalendsError.self) {
      try CalendarSystem(.chinese, years: YearTable(firstYear: 1895, years: rows))
    }
  }
}
