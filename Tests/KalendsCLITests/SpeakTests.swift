import Testing

@testable import KalendsCLI

/// What the command and the operation `speak` say.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct SpeakTests {
  private func answer(_ request: String) throws -> JSONValue {
    try JSONParser.value(of: Array(Run.batch(request).output.utf8))
  }

  @Test(
    "speak: dates, times, both and ranges",
    arguments: [
      (#""locale":"en-US","iso":"2024-03-14""#, "Thursday, March 14, 2024"),
      (#""locale":"en-US","time":"19:00""#, "7 PM"),
      (#""locale":"en-US","time":"19:30","hourCycle":"h23""#, "19:30"),
      (#""locale":"de","iso":"2024-03-14","time":"19:00""#, "Donnerstag, 14 März 2024 um 19 Uhr"),
      (#""locale":"en-US","iso":"2024-03-14","weekday":"last""#, "March 14, 2024, Thursday"),
      (#""locale":"en-US","iso":"2024-03-14","weekday":"none","year":"never""#, "March 14"),
      (
        #""locale":"en-US","iso":"2024-03-14","year":"ifNotCurrent","today":"2024-12-31""#,
        "Thursday, March 14"
      ),
      (
        #""locale":"en-US","iso":"2024-03-14","year":"ifNotCurrent","today":"2025-01-01""#,
        "Thursday, March 14, 2024"
      ),
      (
        #""locale":"en-US","iso":"2024-03-14","time":"19:00","components":["date"]"#,
        "Thursday, March 14, 2024"
      ),
      (
        #""locale":"en-US","iso":"2024-03-12","to":"2024-03-16""#,
        "Tuesday, March 12 to Saturday, March 16, 2024"
      ),
      (#""locale":"en-US","time":"09:00","to":"17:30""#, "9 AM to 5:30 PM"),
      (
        #""locale":"en-US","iso":"2024-03-12","time":"09:00","to":"11:30""#,
        "Tuesday, March 12, 2024 at 9 AM to 11:30 AM"
      ),
      (#""locale":"en-US","iso":"2024-03-12","to":null"#, "from Tuesday, March 12, 2024"),
      (#""locale":"en-US","to":"2024-03-12""#, "until Tuesday, March 12, 2024"),
      (#""locale":"ja","calendar":"japanese","iso":"2019-07-27""#, "令和元年7月27日土曜日"),
    ])
  func speak(keys: String, spoken: String) throws {
    #expect(try answer(#"{"op":"speak",\#(keys)}"#)["spoken"] == .string(spoken))
  }

  @Test("speak: a range in a language without words for it is English, and says so")
  func language() throws {
    let range = try answer(#"{"op":"speak","locale":"eu","iso":"2024-03-12","to":"2024-03-16"}"#)
    #expect(range["language"] == .string("en"))
    let date = try answer(#"{"op":"speak","locale":"eu","iso":"2024-03-12"}"#)
    #expect(date["language"] == .string("eu"))
  }

  @Test(
    "speak: what makes no sense is an error",
    arguments: [
      (#""year":"always""#, "missingKey"), (#""to":null"#, "missingKey"),
      (#""iso":"2024-03-12","components":["hourAndMinute"]"#, "missingKey"),
      (#""iso":"2024-03-12","to":"17:30""#, "wrongType"),
      (#""time":"17:30","to":"2024-03-12""#, "wrongType"),
      (#""iso":"2024-03-12","to":"2024-03-13T17:30""#, "wrongType"),
      (#""iso":"2024-03-12","time":"17:30","to":null"#, "wrongType"),
      (#""iso":"2024-03-12","weekday":"middle""#, "wrongType"),
      (#""iso":"2024-03-12","year":"sometimes""#, "wrongType"),
      (#""iso":"2024-02-30""#, "invalidDate"), (#""time":"25:00""#, "invalidTime"),
      (#""iso":"2024-03-12","to":true"#, "wrongType"),
    ])
  func errors(keys: String, code: String) throws {
    let answer = try answer(#"{"op":"speak","locale":"en",\#(keys)}"#)
    #expect(answer["error"]?["code"] == .string(code), "\(answer.text)")
  }

  @Test("the command says each argument on a line, or each line of its input")
  func command() throws {
    let values = ["2024-03-14", "09:30", "2024-03-12/2024-03-16", "2024-03-14/..", "../17:30"]
    let lines = [
      "Thursday, March 14, 2024", "9:30 AM", "Tuesday, March 12 to Saturday, March 16, 2024",
      "from Thursday, March 14, 2024", "until 5:30 PM",
    ]
    let arguments = try Run.command(["speak", "--locale", "en-US"] + values)
    #expect(arguments.lines == lines)
    #expect(arguments.status == 0)
    let input = [Array(values.joined(separator: "\n").utf8)]
    #expect(try Run.command(["speak", "--locale", "en-US"], input: input).lines == lines)
  }

  @Test("what the command cannot say is complained about, and the rest is said")
  func faults() throws {
    let run = try Run.command(
      ["speak", "--locale", "en-US", "2024-02-30", "../..", "1/2/3", "2024-03-14"])
    #expect(run.lines == ["Thursday, March 14, 2024"])
    #expect(run.errors.split(separator: "\n").count == 3)
    #expect(run.status == 65)
  }

  @Test("month: what is said of a cell has its states, and the reason that keeps it")
  func cells() throws {
    let month = try answer(
      #"{"op":"month","locale":"en-US","iso":"2024-02-14","today":"2024-02-14","selected":"#
        + #""2024-02-29","bounds":{"from":"2024-02-06","through":"2024-02-29"},"#
        + #""unavailable":[{"days":"2024-02-20","reason":"Booked"}]}"#)
    guard case .array(let weeks)? = month["weeks"] else {
      Issue.record("\(month.text)")
      return
    }
    let spoken = weeks.flatMap { week -> [JSONValue] in
      guard case .array(let cells) = week else { return [] }
      return cells.compactMap { $0["spoken"] }
    }
    for text in [
      "Unavailable, Monday, February 5, 2024",
      "Tuesday, February 6, 2024, first available date", "Today, Wednesday, February 14, 2024",
      "Unavailable, Tuesday, February 20, 2024, Booked", "Wednesday, February 21, 2024",
      "Thursday, February 29, 2024, selected, last available date",
    ] { #expect(spoken.contains(.string(text)), "\(text)") }
    #expect(spoken.count == weeks.count * 7)
  }

  @Test("wheels: names of columns begin with a capital where the language has it so")
  func columnNames() throws {
    func names(_ locale: String) throws -> [JSONValue?] {
      let wheels = try answer(#"{"op":"wheels","locale":"\#(locale)","components":["date"]}"#)
      guard case .array(let columns)? = wheels["columns"] else { return [] }
      return columns.map { $0["name"] }
    }
    #expect(try names("en") == ["Month", "Day", "Year"].map { .string($0) })
    #expect(try names("es") == ["día", "mes", "año"].map { .string($0) })
    #expect(try names("de") == ["Tag", "Monat", "Jahr"].map { .string($0) })
  }

  @Test("settle: what is said of the value has no narrow space")
  func settled() throws {
    let wheels = #""locale":"en-US","components":["hourAndMinute"],"value":"19:30""#
    let settled = try answer(#"{"op":"settle",\#(wheels),"rows":[7,30,1]}"#)
    #expect(settled["spoken"] == .string("7:30 PM"), "\(settled.text)")
  }
}
