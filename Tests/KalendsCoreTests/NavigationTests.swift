import KalendsCore
import TestSupport
import Testing

/// From month to month, and what month and year choosers show.
@Suite struct NavigationTests {
  @Test("next and previous month undo each other", arguments: CalendarIdentifier.allCases)
  func neighbours(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("neighbours of months of \(identifier)")
    for day in calendar.sampleDays(400) {
      let month = try calendar.month(containing: day)
      let date = try calendar.date(of: day)
      tally.judge(
        month.days.contains(day) && month.year == date.year && month.month == date.month
          && month.monthCode == date.monthCode && month.daysInMonth == date.daysInMonth
          && month.calendar == identifier, "\(day) in \(month)")
      if let next = calendar.month(after: month) {
        tally.judge(
          calendar.month(before: next) == month
            && next.days.lowerBound == month.days.upperBound.moved(by: 1), "after \(month)")
      } else {
        tally.judge(month.days.contains(calendar.supportedDays.upperBound), "after \(month)")
      }
      if let previous = calendar.month(before: month) {
        tally.judge(calendar.month(after: previous) == month, "before \(month)")
      } else {
        tally.judge(month.days.contains(calendar.supportedDays.lowerBound), "before \(month)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the months of a year cover its days in order", arguments: CalendarIdentifier.allCases)
  func monthsOfYears(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("months of years of \(identifier)")
    for day in calendar.sampleDays(150) {
      let date = try calendar.date(of: day)
      let months = try calendar.months(ofYear: date.year)
      let year = try calendar.year(date.year)
      var next = year.days.lowerBound
      for month in months {
        tally.judge(month.days.lowerBound == next && month.year == date.year, "\(month)")
        next = month.days.upperBound.moved(by: 1)
      }
      tally.judge(months.last?.days.upperBound == year.days.upperBound, "end of \(date.year)")
      let isWhole =
        year.days.lowerBound > calendar.supportedDays.lowerBound
        && year.days.upperBound < calendar.supportedDays.upperBound
      tally.judge(!isWhole || months.map(\.month) == Array(1...date.monthsInYear), "\(date.year)")
      tally.judge(Set(months.map(\.monthCode)).count == months.count, "codes of \(date.year)")
      tally.judge(year.days.contains(day) && year.year == date.year, "\(day)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("every year lies in one decade", arguments: CalendarIdentifier.allCases)
  func decades(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    let years = calendar.supportedYears
    for year in [years.lowerBound, years.upperBound, (years.lowerBound + years.upperBound) / 2] {
      let decade = try calendar.decade(containing: year)
      #expect(decade.contains { $0.year == year })
      #expect((1...10).contains(decade.count))
      for (one, next) in zip(decade, decade.dropFirst()) {
        #expect(next.year == one.year + 1)
        #expect(next.days.lowerBound == one.days.upperBound.moved(by: 1))
      }
      for other in decade {
        #expect(try calendar.decade(containing: other.year) == decade)
      }
    }
    #expect(throws: KalendsError.self) { try calendar.decade(containing: years.upperBound + 1) }
    #expect(throws: KalendsError.self) { try calendar.decade(containing: years.lowerBound - 1) }
  }

  @Test("a decade begins with the year that ten divides, before year 0 too")
  func decadeStarts() throws {
    let gregorian = try CalendarSystem(.gregory)
    for (year, first) in [(2026, 2020), (2020, 2020), (9, 0), (0, 0), (-1, -10), (-10, -10)] {
      #expect(try gregorian.decade(containing: year).map(\.year) == Array(first...first + 9))
    }
    #expect(try gregorian.decade(containing: -9999).map(\.year) == Array(-9999 ... -9991))
  }

  @Test("a year in which an era begins says both")
  func yearWithTwoEras() throws {
    let year = try CalendarSystem(.japanese).year(1989)
    #expect(year.first.era == .showa && year.first.eraYear == 64)
    #expect(year.last.era == .heisei && year.last.eraYear == 1)
  }

  @Test(
    "the supported days are the range of days, or the published years",
    arguments: [
      (CalendarIdentifier.gregory, -9999, 9999), (.buddhist, -9456, 10542), (.roc, -11910, 8088),
      (.japanese, -9999, 9999), (.chinese, 1901, 2100), (.dangi, 1901, 2100),
    ])
  func supportedYears(identifier: CalendarIdentifier, first: Int, last: Int) throws {
    #expect(try CalendarSystem(identifier).supportedYears == first...last)
  }

  @Test("a date is what its day is, in every calendar", arguments: CalendarIdentifier.allCases)
  func datesOfDays(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("dates of \(identifier) and back")
    for day in calendar.sampleDays(1000) {
      let date = try calendar.date(of: day)
      let byPosition = try? calendar.date(year: date.year, month: date.month, day: date.day)
      let byCode = try? calendar.date(
        year: date.year, monthCode: date.monthCode, day: date.day)
      tally.judge(byPosition == date && byCode == date, "\(date)")
      tally.judge(
        date.epochDay == day && date.weekday == day.weekday && date.calendar == identifier
          && (1...date.daysInMonth).contains(date.day)
          && (1...date.monthsInYear).contains(date.month), "\(date)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}
