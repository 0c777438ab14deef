import Kalends
import Testing

@testable import KalendsCLI

/// `wheels` and `settle`, and wheels in a terminal.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct WheelTests {
  private func answer(_ keys: String) throws -> JSONValue {
    let run = try Run.batch(#"{"now":"2026-03-14T12:00Z",\#(keys)}"#)
    #expect(run.status == 0, "\(run.output)")
    return try JSONParser.value(of: Array((run.lines.first ?? "").utf8))
  }

  private func column(_ answer: JSONValue, _ index: Int) throws -> JSONValue {
    guard case .array(let columns) = answer["columns"] else { throw Missing() }
    return columns[index]
  }

  private func rows(_ column: JSONValue, _ key: String) throws -> [JSONValue] {
    guard case .array(let rows) = column["rows"] else { throw Missing() }
    return rows.map { $0[key] ?? .null }
  }

  private struct Missing: Error {}

  @Test func columnsHaveTheLocalesOrderAndText() throws {
    let answer = try answer(
      #""op":"wheels","locale":"de","zone":"UTC","value":"2026-03-14T09:30""#)
    #expect(answer["value"] == .string("2026-03-14T09:30"))
    let fields = try (0..<5).map { try column(answer, $0)["field"] }
    #expect(fields == ["day", "month", "year", "hour", "minute"].map { .string($0) })
    #expect(
      answer["literals"] == .array(["", ". ", " ", " um ", ":", ""].map { .string($0) }))
    let months = try column(answer, 1)
    #expect(months["selectedIndex"] == .integer(2))
    #expect(months["loops"] == .bool(true))
    #expect(months["count"] == .integer(12))
    #expect(try rows(months, "text")[2] == .string("März"))
    #expect(try rows(months, "value")[2] == .string("M03"))
    #expect(try rows(column(answer, 3), "spoken")[6] == .string("6 Uhr"))
  }

  @Test func longColumnsShowTheRowsAroundTheChosenOne() throws {
    let answer = try answer(
      #""op":"wheels","locale":"en-US","zone":"UTC","value":"2026-03-14T21:30","mode":"wholeDay""#)
    let days = try column(answer, 0)
    #expect(try rows(days, "value").count == 21)
    #expect(try rows(days, "value")[10] == .string("2026-03-14"))
    #expect(try rows(days, "text")[10] == .string("Today"))
    #expect(try rows(days, "text")[11] == .string("Sun, Mar 15"))
    #expect(try rows(days, "spoken")[10] == .string("Saturday, March 14"))
    #expect(days["count"] == .integer(3_652_059))
    guard case .number(let first) = days["first"], case .number(let index) = days["selectedIndex"]
    else { throw Missing() }
    #expect(Int(index) == (Int(first) ?? 0) + 10)
    #expect(try column(answer, 3)["field"] == .string("dayPeriod"))
  }

  @Test func rowsOutOfBoundsAreMarkedOrLeftOut() throws {
    let keys = """
      "op":"wheels","locale":"en-US","zone":"UTC","components":["date"],"value":"2026-03-14",\
      "bounds":{"from":"2026-03-10","through":"2026-04-30"}
      """
    let all = try column(answer(keys), 0)
    #expect(try rows(all, "available").filter { $0 == .bool(true) }.count == 2)
    #expect(all["count"] == .integer(12))
    let valid = try column(answer(keys + #","rowsShown":"valid""#), 0)
    #expect(try rows(valid, "value") == [.string("M03"), .string("M04")])
    #expect(valid["selectedIndex"] == .integer(0))
  }

  @Test(
    "wheels come to rest on an allowed value, and say what moved",
    arguments: [
      (
        #""components":["date"],"bounds":{"from":"2020-01-01"},"rows":[1,29,0]"#,
        "2020-02-29", ["day"], "noSuchDay", "Saturday, February 29, 2020"
      ),
      (
        #""components":["date"],"bounds":{"from":"2026-03-10","through":"2026-04-30"},"rows":[4,9,0]"#,
        "2026-04-30", ["month", "day"], "afterUpper", "Thursday, April 30, 2026"
      ),
      (
        #""components":["hourAndMinute"],"hourCycle":"h23","minuteInterval":5,"rows":[10,0],"bounds":{"from":"10:05"}"#,
        "10:05", ["minute"], "outsideTimes", "10:05"
      ),
      (
        #""components":["hourAndMinute"],"hourCycle":"h23","value":"2026-03-08","zone":"America/New_York","rows":[2,30]"#,
        "03:30", ["hour"], "skippedTime", "03:30"
      ),
      (
        #""mode":"yearAndMonth","bounds":{"from":"2026-01-01"},"rows":[2,0]"#, "2026-03-14", [],
        nil, "March 2026"
      ),
    ] as [(String, String, [String], String?, String)])
  func settle(
    _ keys: String, _ value: String, _ moved: [String], _ reason: String?, _ spoken: String
  ) throws {
    let zone = keys.contains("zone") ? "" : #""zone":"UTC","#
    let answer = try answer(#""op":"settle","locale":"en-US",\#(zone)\#(keys)"#)
    #expect(answer["value"] == .string(value))
    #expect(answer["moved"] == .array(moved.map { .string($0) }))
    #expect(answer["reason"] == reason.map { .string($0) })
    #expect(answer["spoken"] == .string(spoken))
  }

  @Test func aRepeatedHourHasTwoRows() throws {
    let answer = try answer(
      #""op":"wheels","locale":"en-US","zone":"America/New_York","value":"2026-11-01T01:30-05:00""#)
    #expect(answer["instant"] == .string("2026-11-01T01:30:00-05:00"))
    let hours = try column(answer, 3)
    #expect(hours["selectedIndex"] == .integer(2))
    #expect(
      try rows(hours, "occurrence")[..<4] == [
        .null, .string("first"), .string("second"), .null,
      ])
    #expect(try rows(hours, "spoken")[2] == .string("1 AM, second time"))
  }

  @Test(
    "what makes no sense is an error",
    arguments: [
      (#""op":"wheels","components":[]"#, "missingKey"),
      (#""op":"wheels","components":["year"]"#, "wrongType"),
      (#""op":"wheels","mode":"columns"#, "notJSON"),
      (#""op":"wheels","mode":"columns""#, "wrongType"),
      (#""op":"wheels","minuteInterval":7"#, "invalidMinuteInterval"),
      (#""op":"wheels","bounds":{"from":"2026-03-14","through":"2026-03-13"}"#, "invertedBounds"),
      (#""op":"wheels","value":"2026-02-30""#, "invalidDate"),
      (#""op":"wheels","calendar":"mayan""#, "unknownCalendar"),
      (#""op":"wheels","zone":"Atlantis""#, "unknownZone"),
      (#""op":"wheels","row":1"#, "unknownKey"),
      (#""op":"settle""#, "missingKey"),
      (#""op":"settle","rows":[1,2]"#, "wrongType"),
      (#""op":"settle","components":["date"],"locale":"en","rows":[12,0,0]"#, "outOfRange"),
      (#""op":"settle","components":["date"],"locale":"en","rows":[0,0,1.5]"#, "wrongType"),
    ])
  func misuse(_ keys: String, _ code: String) throws {
    let run = try Run.batch("{\(keys)}")
    #expect(run.status == 1)
    #expect(run.output.contains(#""code":"\#(code)""#), "\(run.output)")
  }

  /// The drawing without the marks that keep columns apart.
  private func drawing(_ arguments: String...) throws -> String {
    let run = try Run.command(["wheels"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return String(run.output.unicodeScalars.filter { $0 != "\u{200E}" }.map(Character.init))
      .replacing(/\ +\n/, with: "\n")
  }

  @Test func rowsThatCannotBeReachedHaveAnX() throws {
    #expect(
      try drawing(
        "2026-03-14T09:35", "--locale", "en-US", "--from", "2026-03-12", "--through", "2026-04-30")
          == """
           xDecember x11             6  32
           xJanuary   12             7  33
           xFebruary  13             8  34
          > March     14,  2026 at   9: 35  AM <
            April     15            10  36  PM
           xMay       16            11  37
           xJune      17            12  38

          """)
  }

  @Test func arabicWheelsReadFromRightToLeft() throws {
    #expect(
      try drawing("2026-03-14T09:35", "--locale", "ar-EG") == """
              ٦  ٣٢     ٢٠٢٣  ديسمبر  ١١
              ٧  ٣٣     ٢٠٢٤  يناير   ١٢
              ٨  ٣٤     ٢٠٢٥  فبراير  ١٣
        > ص   ٩: ٣٥ في  ٢٠٢٦  مارس    ١٤ <
          م  ١٠  ٣٦     ٢٠٢٧  أبريل   ١٥
             ١١  ٣٧     ٢٠٢٨  مايو    ١٦
             ١٢  ٣٨     ٢٠٢٩  يونيو   ١٧

        """)
  }

  @Test func theSecondOfTwoHoursIsMarked() throws {
    #expect(
      try drawing(
        "2026-11-01T01:30-05:00", "--locale", "en-US", "--zone", "America/New_York", "--mode",
        "wholeDay") == """
            Thu, Oct 29      11  27
            Fri, Oct 30      12  28
            Sat, Oct 31       1  29
          > Sun, Nov 1 ,  1 (2): 30  AM <
            Mon, Nov 2        2  31  PM
            Tue, Nov 3        3  32
            Wed, Nov 4        4  33

          """)
  }

  @Test func aWrongOptionIsWrongUsage() throws {
    for arguments in [
      ["--mode", "columns"], ["--hour-cycle", "h12a"], ["--rows", "some"],
      ["--minute-interval", "31"], ["--components", "year"],
      ["--through", "2026-03-14", "--before", "2026-03-14"],
    ] {
      #expect(try Run.command(["wheels"] + arguments).status == 64, "\(arguments)")
    }
    #expect(try Run.command(["wheels", "--minute-interval", "7"]).status == 65)
  }
}
