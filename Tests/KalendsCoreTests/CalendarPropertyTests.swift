import KalendsCore
import TestSupport
import Testing

/// The calendars that need no ICU.
private let calendars = CalendarIdentifier.allCases.filter { (try? CalendarSystem($0)) != nil }

/// What holds in every calendar, from its first supported day to its last.
@Suite struct CalendarPropertyTests {
  @Test("all but the two Islamic calendars that ICU computes open without it")
  func opening() {
    let closed = CalendarIdentifier.allCases.filter { !calendars.contains($0) }
    #expect(closed == [.islamic, .islamicSaudi])
    for identifier in closed {
      #expect(throws: KalendsError.calendarNeedsYearTable(identifier)) {
        try CalendarSystem(identifier)
      }
    }
  }

  @Test("months follow one another without a gap and sum to years", arguments: calendars)
  func months(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    var tally = Tally("\(identifier), months")
    var month = try calendar.month(containing: calendar.supportedDays.lowerBound)
    #expect(month.days.lowerBound == calendar.supportedDays.lowerBound)
    #expect(calendar.month(before: month) == nil)
    var daysInYear = month.days.dayCount
    while let next = calendar.month(after: month) {
      let isSameYear = next.year == month.year
      let isInOrder =
        isSameYear
        ? next.month == month.month + 1 && next.monthCode > month.monthCode
        : next.year == month.year + 1 && next.month == 1 && next.monthCode.description == "M01"
      tally.judge(
        isInOrder && next.days.lowerBound.days(since: month.days.upperBound) == 1
          && calendar.month(before: next) == month,
        "\(month) is followed by \(next)")
      if !isSameYear {
        let year = try calendar.year(month.year)
        tally.judge(
          year.days.dayCount == daysInYear && year.last.epochDay == month.days.upperBound,
          "\(year.year) has \(year.days.dayCount) days, its months \(daysInYear)")
        daysInYear = 0
      }
      daysInYear += next.days.dayCount
      month = next
    }
    #expect(month.days.upperBound == calendar.supportedDays.upperBound)
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("months have the length and the first and last day that they claim", arguments: calendars)
  func monthEnds(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let years = calendar.supportedYears
    var tally = Tally("\(identifier), ends of months")
    for year in years {
      // Every year of some centuries and around the ends and year 0; elsewhere one of eleven,
      // which no cycle of leap years or leap months is a multiple of.
      let isNearEnd = year - years.lowerBound < 40 || years.upperBound - year < 40
      guard isNearEnd || abs(year) < 40 || (1400...1800).contains(year) || year % 11 == 0 else {
        continue
      }
      for month in try calendar.months(ofYear: year) {
        let first = try calendar.date(of: month.days.lowerBound)
        let last = try calendar.date(of: month.days.upperBound)
        let isWhole = month.days.dayCount == month.daysInMonth
        tally.judge(
          (!isWhole || first.day == 1 && last.day == month.daysInMonth)
            && last.day - first.day + 1 == month.days.dayCount && first.year == year
            && last.year == year && first.month == month.month && last.month == month.month
            && last.monthCode == month.monthCode && last.daysInMonth == month.daysInMonth,
          "\(month): \(first) … \(last)")
        let firstAgain = try calendar.date(
          year: year, monthCode: month.monthCode, day: first.day)
        let lastAgain = try calendar.date(year: year, month: month.month, day: last.day)
        tally.judge(firstAgain == first && lastAgain == last, "\(firstAgain), \(lastAgain)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the fields of days increase as the days do", arguments: calendars)
  func order(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let limits = calendar.supportedDays
    var tally = Tally("\(identifier), days in order")
    let spans = [
      epochDay(year: 1600, month: 1, day: 1)..<epochDay(year: 2401, month: 1, day: 1),
      limits.lowerBound.daysSinceEpoch..<limits.lowerBound.daysSinceEpoch + 1200,
      limits.upperBound.daysSinceEpoch - 1200..<limits.upperBound.daysSinceEpoch + 1,
      epochDay(year: -10, month: 1, day: 1)..<epochDay(year: 10, month: 1, day: 1),
    ]
    for span in spans {
      var previous: CalendarDate?
      let supported = limits.lowerBound.daysSinceEpoch..<limits.upperBound.daysSinceEpoch + 1
      for number in span.clamped(to: supported) {
        let date = try calendar.date(of: Day(daysSinceEpoch: number))
        if let previous {
          let isInMonth = date.month == previous.month && date.year == previous.year
          tally.judge(
            isInMonth
              ? date.day == previous.day + 1
              : date.day == 1 && previous.day == previous.daysInMonth
                && (date.year, date.month) > (previous.year, previous.month),
            "\(previous), \(date)")
        }
        previous = date
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("a year is found by its era, and year 0 lies between -1 and 1", arguments: calendars)
  func eras(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    var tally = Tally("\(identifier), years by era")
    for year in calendar.supportedYears where abs(year) < 60 || year % 7 == 0 {
      let span = try calendar.year(year)
      for date in [span.first, span.last] {
        guard let era = date.era else {
          tally.judge(identifier.eras.isEmpty && date.eraYear == year, "\(date)")
          continue
        }
        let fields = DateFields(
          era: era.code, eraYear: date.eraYear, month: date.month, day: date.day)
        let again = try calendar.date(from: fields, overflow: .reject)
        tally.judge(again == date && identifier.eras.contains(era), "\(date), \(again)")
      }
    }
    if calendar.supportedYears.contains(0) {
      let (before, zero, after) = try (calendar.year(-1), calendar.year(0), calendar.year(1))
      #expect(zero.days.lowerBound.days(since: before.days.upperBound) == 1)
      #expect(after.days.lowerBound.days(since: zero.days.upperBound) == 1)
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}
