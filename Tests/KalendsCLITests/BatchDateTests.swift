import Testing

@testable import KalendsCLI

/// The operations of `kalends batch` on dates.
@Suite struct BatchDateTests {
  /// What an answer has under some keys, as JSON.
  private func answer(_ request: String, _ keys: String...) throws -> [String] {
    let run = try Run.batch(request)
    let answer = try JSONParser.value(of: Array(run.output.utf8))
    return keys.map { answer[$0]?.text ?? "nothing in \(run.output)" }
  }

  @Test("date: a day in a calendar, with every key and no other")
  func date() throws {
    let run = try Run.batch(#"{"op":"date","iso":"2024-03-14","calendar":"hebrew","id":"x"}"#)
    #expect(
      run.output == """
        {"id":"x","iso":"2024-03-14","calendar":"hebrew","era":"am","eraYear":5784,"year":5784,\
        "month":7,"monthCode":"M06","day":4,"weekday":"thu","daysInMonth":29,"monthsInYear":13,\
        "daysInYear":383,"inLeapYear":true}

        """)
    #expect(run.status == 0)
  }

  @Test("a calendar without eras has null for them")
  func eraless() throws {
    let request = #"{"op":"date","iso":"2026-03-14","calendar":"chinese"}"#
    #expect(try answer(request, "era", "eraYear", "monthCode") == ["null", "null", #""M01""#])
  }

  @Test("convert: a date by era, by month code, with and without room for its day")
  func convert() throws {
    let japanese =
      #"{"op":"convert","calendar":"japanese","era":"showa","eraYear":64,"month":1,"day":7}"#
    #expect(try answer(japanese, "iso") == [#""1989-01-07""#])
    let adar = #"{"op":"convert","calendar":"hebrew","year":5785,"monthCode":"M05L","day":30}"#
    #expect(try answer(adar, "monthCode", "day") == [#""M06""#, "29"])
    let february =
      #"{"op":"convert","calendar":"gregory","year":2026,"month":2,"day":30,"overflow":"reject"}"#
    #expect(try answer(february, "error")[0].contains("invalidDate"))
  }

  @Test("with: fields replaced, the day kept where it can be")
  func with() throws {
    let request = #"{"op":"with","iso":"2024-02-29","calendar":"gregory","year":2023}"#
    #expect(try answer(request, "iso") == [#""2023-02-28""#])
  }

  @Test("add: months keep the day, or take the last one")
  func add() throws {
    let request = #"{"op":"add","iso":"2026-01-31","calendar":"gregory","months":1,"days":1}"#
    #expect(try answer(request, "iso") == [#""2026-03-01""#])
  }

  @Test("until: by the largest unit, days when none is given")
  func until() throws {
    let request = #"{"op":"until","iso":"2026-01-31","to":"2026-03-01","calendar":"gregory""#
    #expect(
      try answer(request + #","largestUnit":"months"}"#, "years", "months", "weeks", "days")
        == ["0", "1", "0", "1"])
    #expect(try answer(request + "}", "days") == ["29"])
  }

  @Test("nthWeekday: the last Friday, the second Tuesday, no fifth Friday")
  func nthWeekday() throws {
    let march = #"{"op":"nthWeekday","calendar":"gregory","year":2026,"month":3"#
    #expect(try answer(march + #","weekday":"fri","n":-1}"#, "iso") == [#""2026-03-27""#])
    #expect(try answer(march + #","weekday":"tue","n":2}"#, "iso") == [#""2026-03-10""#])
    #expect(try answer(march + #","weekday":"fri","n":5}"#, "error")[0].contains("invalidDate"))
    #expect(try answer(march + #","weekday":"fri","n":0}"#, "error")[0].contains("outOfRange"))
  }
}
