import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// Every day of eight centuries, in every calendar, against ICU.
@Suite struct CalendarOracleTests {
  @Test(
    "each day has ICU's fields, but for the days that are listed",
    arguments: CalendarIdentifier.allCases)
  func daysAgreeWithICU(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.open(identifier, years: years(identifier))
    let icu = try ICUCalendar(identifier)
    // The Gregorian calendar can be freed of its change in 1582; the days lie after the others'.
    if identifier == .gregory { try icu.makeProleptic() }
    let yearOfEpoch = try icu.fields(of: 165).extendedYear
    let listed = try CalendarDifferences(identifier, version: ICUVersion.linked().icu)

    var days = 0
    var different = DayRuns()
    var unlisted = DayRuns()
    var listedAndEqual = DayRuns()
    for day in epochDays(identifier) {
      let ours = ICUDate(try calendar.date(of: Day(daysSinceEpoch: day)))
      let theirs = ICUDate(
        try icu.fields(of: day), calendar: identifier, yearOfEpoch: yearOfEpoch)
      let isListed = listed.contains(day)
      days += 1
      if ours == theirs {
        if isListed { listedAndEqual.add(day, "\(ours)") }
      } else {
        different.add(day, "\(ours), ICU \(theirs)")
        if !isListed { unlisted.add(day, "\(ours), ICU \(theirs)") }
      }
    }
    print("\(identifier): \(days) days, \(different.days) differences from ICU")
    #expect(unlisted.days == 0, "\(identifier) differs where nothing is listed: \(unlisted)")
    #expect(
      listedAndEqual.days == 0, "\(identifier) is listed but does not differ: \(listedAndEqual)")
  }

  @Test("each day is found again from its fields", arguments: CalendarIdentifier.allCases)
  func fieldsLeadBack(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.open(identifier, years: years(identifier))
    var tally = Tally("\(identifier), days from fields")
    for number in epochDays(identifier) {
      let date = try calendar.date(of: Day(daysSinceEpoch: number))
      let byCode = try calendar.date(year: date.year, monthCode: date.monthCode, day: date.day)
      let byPosition = try calendar.date(year: date.year, month: date.month, day: date.day)
      tally.judge(byCode == date && byPosition == date, "\(date): \(byCode), \(byPosition)")
      guard date.day == 1, let era = date.era else { continue }
      // The slow way in, once a month: fields as texts.
      let fields = DateFields(
        era: era.code, eraYear: date.eraYear, monthCode: date.monthCode.description, day: 1)
      let byEra = try calendar.date(from: fields, overflow: .reject)
      tally.judge(byEra.monthCode == date.monthCode && byEra.year == date.year, "\(fields)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  /// Not among them: what differs from ICU by centuries (the Julian days before 1582 of the calendars
  /// that cannot be freed of them, Persian after 1502, Hebrew years below 1, where ICU divides towards
  /// zero) and what takes ICU minutes.
  @Test(
    "days from -9997 to 9997 have ICU's fields",
    arguments: [
      CalendarIdentifier.gregory, .indian, .coptic, .ethiopic, .ethioaa, .islamic, .islamicCivil,
      .islamicTabular, .islamicUmmAlQura, .islamicSaudi,
    ])
  func farDaysAgreeWithICU(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.open(identifier, years: -9997...9997)
    let icu = try ICUCalendar(identifier)
    if identifier == .gregory { try icu.makeProleptic() }
    var tally = Tally("\(identifier), far days")
    let days = epochDay(year: -9997, month: 1, day: 1)..<epochDay(year: 9998, month: 1, day: 1)
    // A prime, so that all days of all months come in their turn.
    for day in stride(from: days.lowerBound, to: days.upperBound, by: 97) {
      let ours = ICUDate(try calendar.date(of: Day(daysSinceEpoch: day)))
      let theirs = ICUDate(try icu.fields(of: day), calendar: identifier, yearOfEpoch: 1970)
      tally.judge(ours == theirs, "day \(day): \(ours), ICU \(theirs)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  /// The years to compare: fewer where ICU needs tens of microseconds a day.
  private func years(_ identifier: CalendarIdentifier) -> ClosedRange<Int> {
    switch identifier {
    case .chinese, .dangi: 1850...2150
    default: 1600...2400
    }
  }

  /// The days of these years.
  private func epochDays(_ identifier: CalendarIdentifier) -> Range<Int> {
    let years = years(identifier)
    return epochDay(
      year: years.lowerBound, month: 1, day: 1)..<epochDay(
        year: years.upperBound + 1, month: 1, day: 1)
  }
}
