import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Facts about Chinese and Dangi dates from other projects' conformance suites, some of them
/// before the published years.
@Suite struct EastAsianVectorTests {
  @Test(
    "dates are the ISO dates that others found", arguments: [CalendarIdentifier.chinese, .dangi])
  func conversions(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.open(identifier, years: 1850...2150)
    var tally = Tally("calendar-conversions, \(identifier)")
    for row in try CalendarVectors.rows(of: "calendar-conversions")
    where row["calendar"] == identifier.name {
      let fault = CalendarVectors.faultOfConversion(row, in: calendar)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases > 0 && tally.differences == 0, "\(tally.summary)")
  }

  @Test(
    "fields resolve as Temporal resolves them", arguments: [CalendarIdentifier.chinese, .dangi])
  func resolution(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.open(identifier, years: 1850...2150)
    var tally = Tally("calendar-resolve, \(identifier)")
    for row in try CalendarVectors.rows(of: "calendar-resolve")
    where row["calendar"] == identifier.name {
      let fault = CalendarVectors.faultOfResolution(row, in: calendar)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases > 30 && tally.differences == 0, "\(tally.summary)")
  }
}
