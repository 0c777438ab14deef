import Testing

@testable import KalendsCLI

/// The operations of `kalends batch` on weeks, names and months.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct BatchLocaleTests {
  private func answer(_ request: String, environment: [String: String] = [:]) throws -> JSONValue {
    try JSONParser.value(of: Array(Run.batch(request, environment: environment).output.utf8))
  }

  @Test("week: what the locale says, and the numbers of a day's week")
  func week() throws {
    #expect(
      try answer(#"{"op":"week","locale":"en-US","iso":"2026-12-31"}"#).text
        == #"{"firstWeekday":"sun","minimalDays":1,"weekend":["sat","sun"],"weekOfYear":1,"#
        + #""weekYear":2027,"isoWeek":53,"isoWeekYear":2026,"locale":"en-US"}"#)
    let german = try answer(#"{"op":"week","locale":"de-u-fw-sun"}"#)
    #expect(german["firstWeekday"] == .string("sun"))
    #expect(german["minimalDays"] == .integer(4))
    #expect(german["weekOfYear"] == nil)
  }

  @Test("header: rotated to the first weekday, with the wide names for speech")
  func header() throws {
    let german = try answer(#"{"op":"header","locale":"de","width":"abbreviated"}"#)
    #expect(german["names"]?.text == #"["Mo","Di","Mi","Do","Fr","Sa","So"]"#)
    #expect(german["first"] == .string("mon"))
    let french = try answer(
      #"{"op":"header","locale":"fr","width":"narrow","context":"format","firstWeekday":"sun"}"#)
    #expect(french["names"]?.text == #"["D","L","M","M","J","V","S"]"#)
    #expect(french["spoken"]?.text.hasPrefix(#"["dimanche","lundi""#) == true)
  }

  @Test("months: a leap month in its place, under its code")
  func months() throws {
    let hebrew = try answer(#"{"op":"months","locale":"en","calendar":"hebrew","year":5784}"#)
    guard case .array(let names) = hebrew["names"] else {
      Issue.record("no names in \(hebrew.text)")
      return
    }
    #expect(names.count == 13)
    #expect(names[5].text == #"{"monthCode":"M05L","month":6,"name":"Adar I"}"#)
    #expect(names[6]["name"] == .string("Adar II"))
  }

  @Test("month: a title before the Common Era says so")
  func titleBeforeTheEra() throws {
    let month = try answer(#"{"op":"month","locale":"en","iso":"0000-01-14"}"#)
    #expect(month["title"] == .string("January 1 BC"))
  }

  @Test("month: title, cells, week numbers, and what may be chosen")
  func month() throws {
    let request = """
      {"op":"month","locale":"en-GB","iso":"2026-03-20","today":"2026-03-14",\
      "bounds":{"from":"2026-03-10","before":"2026-04-02"},\
      "unavailable":["2026-03-17","2026-03-20/2026-03-22"],"selected":"2026-03-16"}
      """
    let month = try answer(request)
    #expect(month["title"] == .string("March 2026"))
    #expect(month["header"]?["first"] == .string("mon"))
    #expect(month["weekNumbers"]?.text == "[9,10,11,12,13,14]")
    #expect(month["previousAvailable"] == .bool(false))
    #expect(month["nextAvailable"] == .bool(true))
    let cells = cells(of: month)
    #expect(cells.count == 42)
    #expect(
      cells.first?.text
        == #"{"iso":"2026-02-23","label":"23","inMonth":false,"today":false,"weekend":false,"#
        + #""available":false,"selected":false,"#
        + #""spoken":"Unavailable, Monday, 23 February 2026"}"#)
    func days(_ key: String) -> [JSONValue?] {
      cells.filter { $0[key] == .bool(true) }.map { $0["iso"] }
    }
    #expect(days("today") == [.string("2026-03-14")])
    #expect(days("selected") == [.string("2026-03-16")])
    #expect(days("available").count == 23 - 4)
    #expect(days("weekend").count == 12)
  }

  private func cells(of month: JSONValue) -> [JSONValue] {
    guard case .array(let weeks) = month["weeks"] else { return [] }
    return weeks.flatMap { week -> [JSONValue] in
      guard case .array(let cells) = week else { return [] }
      return cells
    }
  }

  @Test("month by year and code, always six rows, in native digits")
  func fields() throws {
    let month = try answer(
      #"{"op":"month","locale":"ar-EG","calendar":"islamic-umalqura","year":1447,"#
        + #""monthCode":"M09","fixedWeeks":true,"today":"2026-03-14"}"#)
    #expect(month["title"] == .string("رمضان ١٤٤٧ هـ"))
    #expect(cells(of: month).count == 42)
    #expect(cells(of: month).contains { $0["label"] == .string("٣٠") })
  }

  @Test("what is absent comes from the environment and the clock")
  func defaults() throws {
    let month = try answer(#"{"op":"month"}"#, environment: ["LANG": "th_TH.UTF-8"])
    #expect(month["title"] == .string("มีนาคม 2569"))
    #expect(month["calendar"] == .string("buddhist"))
    #expect(cells(of: month).contains { $0["today"] == .bool(true) })
    let date = try answer(
      #"{"op":"date","iso":"2026-03-14","locale":"en-u-ca-hebrew"}"#)
    #expect(date["year"] == .integer(5786))
  }

  @Test("a locale that ICU does not have is answered by the nearest, which is named")
  func fallback() throws {
    let austrian = try answer(#"{"op":"header","locale":"de-XK"}"#)
    #expect(austrian["locale"] == .string("de"))
    #expect(try answer(#"{"op":"header","locale":"xx-YY"}"#)["locale"] == .string("und"))
  }

  @Test(
    "today is the day of the clock in the zone",
    arguments: [
      (#""now":1773446400000"#, "2026-03-14"), (#""now":"2026-03-14T23:30Z""#, "2026-03-14"),
      (#""now":"2026-03-14T23:30-05:00""#, "2026-03-15"),
      (#""now":"2026-03-14T23:30Z","zone":"Asia/Kolkata""#, "2026-03-15"),
      (#""now":"2026-03-14T00:30Z","zone":"America/New_York""#, "2026-03-13"),
      (#""now":"2026-03-14T00:30Z","zone":"America/New_York","today":"2026-03-20""#, "2026-03-20"),
    ])
  func today(_ keys: String, _ day: String) throws {
    let month = try answer(#"{"op":"month","locale":"en","iso":"2026-03-01","# + keys + "}")
    #expect(cells(of: month).first { $0["today"] == .bool(true) }?["iso"] == .string(day))
  }

  @Test("the command prints what batch answers")
  func sameAnswer() throws {
    let command = try Run.command(
      ["month", "2026-04", "--locale", "hi", "--from", "2026-04-05", "--json"])
    let batch = try Run.batch(
      #"{"op":"month","locale":"hi","iso":"2026-04-01","bounds":{"from":"2026-04-05"}}"#)
    #expect(command.output == batch.output)
  }

  @Test(
    "wrong requests",
    arguments: [
      (#""op":"week","locale":"x""#, "unknownLocale"),
      (#""op":"week","locale":"""#, "unknownLocale"),
      (#""op":"header","locale":"en","width":"tiny""#, "wrongType"),
      (#""op":"header","locale":"en","firstWeekday":"Monday""#, "wrongType"),
      (#""op":"header","locale":"en","numberingSystem":"klingon""#, "unknownLocale"),
      (#""op":"months","locale":"en","width":"tiny""#, "wrongType"),
      (#""op":"months","locale":"en","year":10001"#, "outOfRange"),
      (#""op":"month","iso":"2026-03-14","year":2026"#, "invalidDate"),
      (#""op":"month","year":2026"#, "missingKey"),
      (#""op":"month","iso":"2026-03-14","now":"2026-03-14T09:00""#, "invalidTime"),
      (#""op":"month","bounds":{"from":"2026-03-15","through":"2026-03-14"}"#, "invertedBounds"),
      (#""op":"month","bounds":{"from":"soon"}"#, "invalidDate"),
      (#""op":"month","bounds":{"from":"2026-03-15T24:01"}"#, "invalidTime"),
      (#""op":"month","bounds":{"from":"09:00","through":"2026-03-15"}"#, "invertedBounds"),
      (#""op":"month","bounds":{"from":true}"#, "wrongType"),
      (#""op":"month","bounds":{"until":"2026-03-15"}"#, "unknownKey"),
      (#""op":"month","bounds":{"inverted":"swap"}"#, "wrongType"),
      (#""op":"month","bounds":{"through":"2026-03-15","before":"2026-03-15"}"#, "wrongType"),
      (#""op":"month","bounds":["2026-03-15"]"#, "wrongType"),
      (#""op":"month","unavailable":[{"days":"2026-03-15","reason":1}]"#, "wrongType"),
      (#""op":"month","unavailable":["2026-03-15/2026-03-14"]"#, "invertedBounds"),
      (#""op":"month","unavailable":["2026-03-15/"]"#, "invalidDate"),
      (#""op":"month","selected":[1]"#, "wrongType"),
      (#""op":"month","selected":{}"#, "wrongType"),
      (#""op":"month","zone":"Europe/Atlantis""#, "unknownZone"),
      (#""op":"month","zone":"../etc/localtime""#, "unknownZone"),
      (#""op":"month","zone":"CET-1CEST""#, "unknownZone"),
      (#""op":"month","now":true"#, "wrongType"),
      (#""op":"month","now":9999999999999999"#, "outOfRange"),
      (#""op":"month","now":1e999"#, "outOfRange"),
      // What an operation does not ask for is checked all the same.
      (#""op":"date","iso":"2026-03-14","calendar":"gregory","locale":"x""#, "unknownLocale"),
      (#""op":"date","iso":"2026-03-14","calendar":"gregory","hourCycle":"h13""#, "wrongType"),
      (#""op":"date","iso":"2026-03-14","calendar":"gregory","today":"never""#, "invalidDate"),
      (#""op":"date","iso":"2026-03-14","calendar":"gregory","now":"soon""#, "invalidTime"),
      (#""op":"month","iso":"9999-01-01","calendar":"islamic""#, "outOfRange"),
    ])
  func wrong(_ request: String, _ code: String) throws {
    let run = try Run.batch("{" + request + "}")
    #expect(run.errorCodes == [code], "\(run.output)")
  }

  @Test("empty and huge ranges")
  func ranges() throws {
    let request = #"{"op":"month","locale":"en","iso":"2026-03-14","bounds":"#
    func availableCount(_ bounds: String) throws -> Int {
      cells(of: try answer(request + bounds + "}")).count { $0["available"] == .bool(true) }
    }
    #expect(try availableCount(#"{"from":"2026-03-14","before":"2026-03-14"}"#) == 0)
    #expect(try availableCount(#"{"from":"-009999-01-01","through":"9999-12-31"}"#) == 35)
    #expect(try availableCount(#"{"from":"2026-03-14","through":"2026-03-14"}"#) == 1)
    #expect(
      try availableCount(#"{"from":"2026-03-15","through":"2026-03-14","inverted":"ignore"}"#) == 35
    )
  }
}
