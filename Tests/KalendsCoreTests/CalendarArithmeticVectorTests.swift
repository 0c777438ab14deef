import KalendsCore
import TestSupport
import Testing

/// Arithmetic from other projects' conformance suites, in full.
@Suite struct CalendarArithmeticVectorTests {
  @Test("a duration added to a date gives the date that others found")
  func additions() throws {
    var tally = Tally("calendar-add")
    for row in try CalendarVectors.rows(of: "calendar-add") {
      let fault = try faultOfAddition(row)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases == 557 && tally.differences == 0, "\(tally.summary)")
  }

  @Test("the duration between two dates is the one that others found")
  func differences() throws {
    var tally = Tally("calendar-difference")
    for row in try CalendarVectors.rows(of: "calendar-difference") {
      let fault = try faultOfDifference(row)
      tally.judge(fault == nil, fault ?? "")
    }
    print(tally.summary)
    #expect(tally.cases == 799 && tally.differences == 0, "\(tally.summary)")
  }

  private func faultOfAddition(_ row: TSVTable.Row) throws -> String? {
    let calendar = try CalendarSystem(CalendarIdentifier(row["calendar"]))
    let duration = DateDuration(
      years: try #require(row.integer("years")), months: try #require(row.integer("months")),
      weeks: try #require(row.integer("weeks")), days: try #require(row.integer("days")))
    let overflow = try #require(Overflow(rawValue: row["overflow"]))
    let start = try #require(isoDay(row["start_iso"]))
    do {
      let end = try calendar.date(calendar.date(of: start), adding: duration, overflow: overflow)
      let isRight =
        end.epochDay == isoDay(row["result_iso"]) && end.year == row.integer("result_year")
        && end.monthCode.description == row["result_monthCode"]
        && end.day == row.integer("result_day")
      return isRight ? nil : "\(end) for \(row)"
    } catch {
      return row["result_iso"] == "RangeError" ? nil : "\(error) for \(row)"
    }
  }

  private func faultOfDifference(_ row: TSVTable.Row) throws -> String? {
    let calendar = try CalendarSystem(CalendarIdentifier(row["calendar"]))
    let unit = try #require(DateDuration.Unit(rawValue: row["largestUnit"] + "s"))
    let receiver = try calendar.date(of: #require(isoDay(row["receiver_iso"])))
    let argument = try calendar.date(of: #require(isoDay(row["argument_iso"])))
    // `since` is `until` with the sign turned round, not with the dates exchanged.
    let sign = row["op"] == "since" ? -1 : 1
    let duration = try calendar.duration(from: receiver, to: argument, largestUnit: unit)
    let isRight =
      sign * duration.years == row.integer("years")
      && sign * duration.months == row.integer("months")
      && sign * duration.weeks == row.integer("weeks")
      && sign * duration.days == row.integer("days")
    return isRight ? nil : "\(duration) for \(row)"
  }
}
