import Foundation
import Kalends
import Testing

@testable import KalendsCLI

/// Calendars that ICU has to compute, asked for dates far from ours.
@Suite struct BatchYearTests {
  private static let calendars = ["chinese", "dangi", "islamic", "islamic-rgsa"]

  private func answer(_ request: String) throws -> JSONValue {
    try JSONParser.value(of: Array(Run.batch(request).output.utf8))
  }

  private func number(_ value: JSONValue?) -> Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text)
  }

  @Test("no date is refused, and its fields lead back to it", arguments: calendars)
  func dates(_ calendar: String) throws {
    for iso in [
      "-009990-06-15", "0622-07-20", "1600-01-01", "1901-01-01", "2101-03-01", "9990-06-15",
    ] {
      let date = try answer(#"{"op":"date","calendar":"\#(calendar)","iso":"\#(iso)"}"#)
      #expect(date["iso"] == .string(iso), "\(date.text)")
      let identifier = try CalendarIdentifier(calendar)
      let year = try Day(iso).isoWeek.year
      let opened = try CalendarSystem.open(identifier, years: year - 3...year + 3)
      let expected = try opened.date(of: Day(iso))
      #expect(number(date["year"]) == expected.year, "\(iso)")
      #expect(date["monthCode"] == .string(expected.monthCode.description), "\(iso)")
      #expect(number(date["day"]) == expected.day, "\(iso)")
      let back = try answer(
        #"{"op":"convert","calendar":"\#(calendar)","year":\#(expected.year),"#
          + #""monthCode":"\#(expected.monthCode)","day":\#(expected.day)}"#)
      #expect(back["iso"] == .string(iso), "\(back.text)")
    }
  }

  @Test("an answer may lie far from what was asked", arguments: calendars)
  func arithmetic(_ calendar: String) throws {
    let common = #""calendar":"\#(calendar)","iso":"2026-03-14""#
    for (request, year) in [
      (#"{"op":"add",\#(common),"years":300}"#, 2326),
      (#"{"op":"add",\#(common),"days":-99999}"#, 1752),
      (#"{"op":"with",\#(common),"year":1700}"#, 1700),
    ] {
      let date = try answer(request)
      guard case .string(let text) = date["iso"] else {
        Issue.record("\(date.text)")
        continue
      }
      // Islamic years are shorter, and 1700 of theirs is not ours.
      let found = try Day(text).isoWeek.year
      #expect(abs(found - year) < (calendar.hasPrefix("islamic") ? 600 : 2), "\(text)")
    }
    let until = try answer(#"{"op":"until",\#(common),"to":"1700-03-14","largestUnit":"days"}"#)
    #expect(until["days"] == .integer(-119_069))
  }

  @Test("weeks, months, names and texts reach as far", arguments: calendars)
  func otherOperations(_ calendar: String) throws {
    let isoYear = 1700
    let year = calendar.hasPrefix("islamic") ? 1112 : isoYear
    let common = #""locale":"en","calendar":"\#(calendar)""#
    for request in [
      #"{"op":"week",\#(common),"iso":"1700-03-14"}"#,
      #"{"op":"months",\#(common),"year":\#(year)}"#,
      #"{"op":"nthWeekday",\#(common),"year":\#(year),"month":3,"weekday":"fri","n":1}"#,
      #"{"op":"month",\#(common),"year":\#(year),"month":3}"#,
      #"{"op":"text",\#(common),"iso":"1700-03-14"}"#,
    ] {
      let answer = try answer(request)
      #expect(answer["error"] == nil, "\(request): \(answer.text)")
    }
    let month = try answer(#"{"op":"month",\#(common),"iso":"1700-03-14"}"#)
    guard case .array(let weeks) = month["weeks"] else {
      Issue.record("no weeks in \(month.text)")
      return
    }
    for case .array(let cells) in weeks {
      #expect(cells.allSatisfy { $0["available"] == .bool(true) })
    }
  }

  @Test("a calendar's answers do not depend on which one was asked before")
  func order() throws {
    // Years in which a month begins on a day of solstice that Beijing and Seoul do not share.
    let years = [2405, 2500, 2595, 3206, 3301, 5411, 6307, 6918, 7624, 7719, 7814, 8425]
    func answers(_ calendars: [String]) throws -> Set<String> {
      let requests = calendars.flatMap { calendar in
        years.flatMap { year in
          ["01-15", "02-15", "04-15", "06-15", "08-15", "10-15", "12-15", "12-31"].map {
            #"{"op":"date","id":"\#(calendar)","calendar":"\#(calendar)","iso":"\#(year)-\#($0)"}"#
          }
        }
      }
      let run = try Run.process(["batch"], input: Data(requests.joined(separator: "\n").utf8))
      #expect(run.status == 0)
      return Set(run.lines)
    }
    let chineseFirst = try answers(["chinese", "dangi"])
    #expect(chineseFirst.count == 192)
    #expect(try answers(["dangi", "chinese"]) == chineseFirst)
  }

  @Test("wheels show a value of any year, and reach the bounds", arguments: calendars)
  func wheels(_ calendar: String) throws {
    let shown = try answer(
      #"{"op":"wheels","locale":"en","calendar":"\#(calendar)","zone":"UTC","#
        + #""value":"1700-03-14","components":["date"],"#
        + #""bounds":{"from":"1650-01-01","through":"1750-01-01"}}"#)
    #expect(shown["value"] == .string("1700-03-14"), "\(shown.text)")
    guard case .array(let columns) = shown["columns"],
      let years = columns.first(where: { $0["field"] == .string("year") })
    else {
      Issue.record("no year column in \(shown.text)")
      return
    }
    #expect(try #require(number(years["count"])) >= 100)
  }

  @Test(
    "what lies beyond all years is an error with the limits of all years",
    arguments: [
      ("islamic", "-10945 … 9664", "-009998-06-21 … 9998-10-13"),
      ("islamic-rgsa", "-10945 … 9664", "-009998-06-21 … 9998-10-13"),
      ("chinese", "-9998 … 9997", "-009998-02-22 … 9998-01-21"),
      ("dangi", "-9998 … 9997", "-009998-02-22 … 9998-01-21"),
    ])
  func limits(calendar: String, years: String, days: String) throws {
    for year in [-20_000, 20_000] {
      for request in [
        #"{"op":"convert","calendar":"\#(calendar)","year":\#(year),"month":1,"day":1}"#,
        #"{"op":"month","locale":"en","calendar":"\#(calendar)","year":\#(year),"month":1}"#,
        #"{"op":"with","calendar":"\#(calendar)","iso":"2026-03-14","year":\#(year)}"#,
      ] {
        let message = "the year \(year) is not in \(years), the years of the calendar \(calendar)"
        #expect(try answer(request)["error"]?["message"] == .string(message), "\(request)")
      }
    }
    for day in ["-009999-01-01", "9999-12-31"] {
      let message = "the day \(day) is not in \(days)"
      let date = try answer(#"{"op":"date","calendar":"\#(calendar)","iso":"\#(day)"}"#)
      #expect(date["error"]?["message"] == .string(message))
      let month = try Run.command(["month", day, "--calendar", calendar, "--locale", "en"])
      #expect(month.status == 65)
      #expect(month.errors.contains("is not in \(days)"), "\(month.errors)")
    }
  }

  @Test("a year beyond the supported ones is an error, and costs no more than another")
  func beyond() throws {
    for calendar in Self.calendars {
      for year in ["99999", "-99999", "9223372036854775807", "-9223372036854775808"] {
        let answer = try answer(
          #"{"op":"convert","calendar":"\#(calendar)","year":\#(year),"month":1,"day":1}"#)
        #expect(answer["error"]?["code"] == .string("outOfRange"), "\(answer.text)")
      }
    }
  }
}
