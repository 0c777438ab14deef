import KalendsCore
import TestSupport
import Testing

/// Facts from other projects' conformance suites, for the calendars that need no ICU.
///
/// Chinese and Dangi reach beyond the published years there: their rows are judged where ICU is.
@Suite struct CalendarVectorTests {
  @Test("dates of every calendar are the ISO dates that others found")
  func conversions() throws {
    var tally = Tally("calendar-conversions")
    for row in try CalendarVectors.rows(of: "calendar-conversions") where !isEastAsian(row) {
      let calendar = try CalendarSystem(CalendarIdentifier(row["calendar"]))
      let fault = CalendarVectors.faultOfConversion(row, in: calendar)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases > 290 && tally.differences == 0, "\(tally.summary)")
  }

  @Test("fields resolve as Temporal resolves them")
  func resolution() throws {
    var tally = Tally("calendar-resolve")
    for row in try CalendarVectors.rows(of: "calendar-resolve") where !isEastAsian(row) {
      let calendar = try CalendarSystem(CalendarIdentifier(row["calendar"]))
      let fault = CalendarVectors.faultOfResolution(row, in: calendar)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases > 190 && tally.differences == 0, "\(tally.summary)")
  }

  private func isEastAsian(_ row: TSVTable.Row) -> Bool {
    ["chinese", "dangi"].contains(row["calendar"])
  }
}
