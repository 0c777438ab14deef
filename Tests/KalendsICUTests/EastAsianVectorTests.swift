import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Facts about Chinese and Dangi dates from other projects' conformance suites, some of them
/// before the published years.
@Suite struct EastAsianVectorTests {
  private static let calendars = [CalendarIdentifier.chinese, .dangi]

  @Test("dates are the ISO dates that others found", arguments: calendars)
  func conversions(_ identifier: CalendarIdentifier) throws {
    try compare("calendar-conversions", identifier, CalendarVectors.faultOfConversion)
  }

  @Test("fields resolve as Temporal resolves them", arguments: calendars)
  func resolution(_ identifier: CalendarIdentifier) throws {
    try compare("calendar-resolve", identifier, CalendarVectors.faultOfResolution)
  }

  /// Judges the rows of a table that belong to a calendar.
  private func compare(
    _ table: String, _ identifier: CalendarIdentifier,
    _ fault: (TSVTable.Row, CalendarSystem) -> String?
  ) throws {
    let calendar = try CalendarSystem.open(identifier, years: 1850...2150)
    var tally = Tally("\(table), \(identifier)")
    for row in try CalendarVectors.rows(of: table) where row["calendar"] == identifier.name {
      let fault = fault(row, calendar)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases > 0 && tally.differences == 0, "\(tally.summary)")
  }
}
