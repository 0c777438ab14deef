import Testing

@testable import KalendsCLI

/// `clamp`, `validate`, `available` and `month`: what may be chosen.
@Suite struct BatchRangeTests {
  private func answer(_ request: String) throws -> JSONValue {
    let run = try Run.batch(request)
    #expect(run.status == 0, "\(run.output)")
    return try JSONParser.value(of: Array((run.lines.first ?? "").utf8))
  }

  @Test(
    "a value comes back in the form in which it was given",
    arguments: [
      (#""value":"2026-05-31","bounds":{"through":"2026-04-30"}"#, "2026-04-30", "afterUpper"),
      (#""value":"2026-03-01","bounds":{"from":"now"}"#, "2026-03-14", "beforeLower"),
      (#""value":"2026-03-14","bounds":{"from":"now"}"#, "2026-03-14", nil),
      (#""value":"2011-12-30","zone":"Pacific/Apia""#, "2011-12-29", "skipped"),
      (
        #""value":"2026-05-31T09:30","bounds":{"through":"2026-04-30"}"#, "2026-04-30T00:00",
        "afterUpper"
      ),
      (
        #""value":"2026-05-31T09:30","bounds":{"through":"2026-04-30"},"components":["date"]"#,
        "2026-04-30T09:30", "afterUpper"
      ),
      (#""value":"2026-04-30T23:59","bounds":{"through":"2026-04-30"}"#, "2026-04-30T23:59", nil),
      (
        #""value":"2026-03-14T09:37Z","minuteInterval":15"#, "2026-03-14T09:30:00Z", "offGrid"
      ),
      (
        #""value":"2026-03-14T09:38Z","minuteInterval":15,"rounding":"nearest""#,
        "2026-03-14T09:45:00Z", "offGrid"
      ),
      (
        #""value":"12:00","bounds":{"from":"21:00","through":"06:00","inverted":"wrap"}"#, "06:00",
        "afterUpper"
      ),
      (
        #""value":"2026-03-29T02:30","zone":"Europe/Berlin""#, "2026-03-29T03:30", "skipped"
      ),
      (
        #""value":"2026-01-01","bounds":{"from":"2026-04-01","through":"2026-03-01","inverted":"ignore"}"#,
        "2026-01-01", nil
      ),
      (#""value":"now","bounds":{"from":"2026-04-01"}"#, "2026-04-01T00:00:00Z", "beforeLower"),
    ] as [(String, String, String?)])
  func clamp(_ keys: String, _ value: String, _ reason: String?) throws {
    let zone = keys.contains("zone") ? "" : #""zone":"UTC","#
    let answer = try answer(
      #"{"op":"clamp","now":"2026-03-14T12:00Z","# + zone + keys + "}")
    #expect(answer["value"] == .string(value))
    #expect(answer["changed"] == .bool(reason != nil))
    #expect(answer["reason"] == reason.map { .string($0) })
  }

  private static let hotel = """
    {"bounds":{"from":"2026-07-01","through":"2026-08-31"},\
    "startWeekdays":["sat","sun"],\
    "unavailable":["2026-07-20",{"days":["2026-07-25/2026-07-27"],"reason":"Wedding"}],\
    "nights":{"least":3,"greatest":14,"byWeekday":{"sun":{"least":5}},\
    "seasons":[{"days":"2026-08-01/2026-08-31","least":7}]},\
    "notice":2,"window":200,"endMayBeUnavailable":true}
    """

  private func validate(_ keys: String) throws -> JSONValue {
    try answer(
      #"{"op":"validate","locale":"en","today":"2026-06-01","zone":"Europe/Paris","rules":"#
        + Self.hotel + "," + keys + "}")
  }

  @Test("a valid range has no violations")
  func valid() throws {
    let answer = try validate(#""start":"2026-07-04","end":"2026-07-11""#)
    #expect(answer["valid"] == .bool(true))
    #expect(answer["violations"] == .array([]))
    // A departure on a day that somebody else arrives on.
    #expect(try validate(#""start":"2026-07-12","end":"2026-07-20""#)["valid"] == .bool(true))
  }

  @Test("every violation has its rule, its days, a message, and what would be accepted")
  func violations() throws {
    let answer = try validate(#""start":"2026-07-22","end":"2026-07-28""#)
    #expect(answer["valid"] == .bool(false))
    guard case .array(let violations) = answer["violations"], violations.count == 2 else {
      Issue.record("\(answer.text)")
      return
    }
    #expect(violations[0]["rule"] == .string("unavailable"))
    #expect(violations[0]["days"]?.text == #"["2026-07-25/2026-07-27"]"#)
    guard case .string(let message) = violations[0]["message"] else {
      Issue.record("no message in \(answer.text)")
      return
    }
    #expect(message.hasPrefix("Not available: ") && message.hasSuffix("Reason: Wedding."))
    #expect(violations[1]["rule"] == .string("startWeekdays"))
    #expect(violations[1]["nearest"] == violations[0]["nearest"])
    #expect(
      violations[0]["nearest"]?.text
        == #"{"earlier":"2026-07-12/2026-07-18","later":"2026-08-01/2026-08-08","#
        + #""shorter":null,"longer":null}"#)
  }

  @Test(
    "each rule",
    arguments: [
      (#""start":"2026-06-20","end":"2026-06-27""#, ["bounds"]),
      (
        #""start":"2026-06-02","end":"2026-09-07""#,
        ["bounds", "bounds", "notice", "unavailable", "unavailable", "startWeekdays", "greatest"]
      ),
      (#""start":"2026-07-04","end":"2026-07-05""#, ["least"]),
      (#""start":"2026-07-05","end":"2026-07-08""#, ["least"]),
      (#""start":"2026-08-01","end":"2026-08-05""#, ["least"]),
      (#""start":"2026-08-01","end":"2026-08-08""#, []),
      (#""start":"2026-07-11","end":"2026-07-04""#, ["reversed"]),
      (#""start":"2026-07-20""#, ["unavailable"]),
      (#""start":"2026-07-21""#, []),
    ] as [(String, [String])])
  func rules(_ keys: String, _ rules: [String]) throws {
    let answer = try validate(keys)
    guard case .array(let violations) = answer["violations"] else {
      Issue.record("\(answer.text)")
      return
    }
    #expect(violations.map { $0["rule"] } == rules.map { .string($0) }, "\(answer.text)")
    #expect(answer["valid"] == .bool(rules.isEmpty))
  }

  @Test(
    "up to three dates and ranges are said one by one, more as a number",
    arguments: [
      (
        "en", #""2026-10-15","2026-10-17""#,
        "Not available: Thursday, October 15, 2026 and Saturday, October 17, 2026."
      ),
      (
        "de", #""2026-10-15","2026-10-17","2026-10-19/2026-10-20""#,
        """
        Nicht verfügbar: Donnerstag, 15. Oktober 2026, Samstag, 17. Oktober 2026 und Montag, \
        19. Oktober 2026 bis Dienstag, 20. Oktober 2026.
        """
      ),
      (
        "en", #""2026-10-15","2026-10-17","2026-10-19","2026-10-21""#,
        "Not available: Thursday, October 15, 2026 and 3 more."
      ),
    ])
  func lists(locale: String, days: String, text: String) throws {
    let answer = try answer(
      #"{"op":"validate","locale":"\#(locale)","start":"2026-10-14","end":"2026-10-22","#
        + #""rules":{"unavailable":[\#(days)]}}"#)
    guard case .array(let violations) = answer["violations"] else {
      Issue.record("\(answer.text)")
      return
    }
    #expect(violations.first?["message"] == .string(text))
  }

  @Test("messages are in the caller's language")
  func language() throws {
    let request =
      #"{"op":"validate","locale":"de-AT","zone":"UTC","rules":{"nights":{"least":3}},"#
      + #""start":"2026-07-04","end":"2026-07-05"}"#
    let answer = try answer(request)
    #expect(answer["language"] == .string("de"))
    #expect(answer.text.contains("Mindestdauer: 3 Nächte."))
    let early = try self.answer(
      #"{"op":"validate","locale":"de-AT","today":"2026-01-10","zone":"UTC","rules":{"notice":3},"#
        + #""start":"2026-01-11"}"#)
    #expect(
      early.text.contains("Mindestvorlauf: 3 Tage. Frühestes Datum: Dienstag, 13. Jänner 2026."))
  }

  @Test("the days that are left, how many, and the next behind them")
  func available() throws {
    let answer = try answer(
      #"{"op":"available","zone":"UTC","today":"2026-06-01","rules":"# + Self.hotel
        + #","from":"2026-07-18","to":"2026-07-25"}"#)
    #expect(
      answer.text
        == #"{"days":["2026-07-18/2026-07-19","2026-07-21/2026-07-24"],"next":"2026-07-28","count":6}"#
    )
  }

  @Test("a month under bounds in a zone, with reasons")
  func month() throws {
    let month = try answer(
      #"{"op":"month","locale":"en","iso":"2011-12-01","zone":"Pacific/Apia","#
        + #""now":"2011-12-28T11:00Z","bounds":{"from":"now"},"#
        + #""unavailable":[{"days":"2011-12-29","reason":"Inventory"},"2011-12-31"]}"#)
    guard case .array(let weeks) = month["weeks"] else {
      Issue.record("\(month.text)")
      return
    }
    let cells = weeks.flatMap { week -> [JSONValue] in
      if case .array(let cells) = week { cells } else { [] }
    }
    func cell(_ day: String) -> JSONValue? { cells.first { $0["iso"] == .string(day) } }
    #expect(cell("2011-12-27")?["available"] == .bool(false))
    #expect(cell("2011-12-27")?["unavailableReason"] == nil)
    #expect(cell("2011-12-28")?["available"] == .bool(true))
    #expect(cell("2011-12-29")?["unavailableReason"] == .string("Inventory"))
    #expect(cell("2011-12-30")?["available"] == .bool(false))
    #expect(cell("2011-12-30")?.text.contains("time zone") == true)
    #expect(cell("2011-12-31")?["available"] == .bool(false))
    #expect(month["previousAvailable"] == .bool(false))
  }

  private static let wrongRequests: [(String, String)] = [
    (#""op":"clamp""#, "missingKey"),
    (#""op":"clamp","value":null"#, "wrongType"),
    (#""op":"clamp","value":"soon""#, "invalidDate"),
    (#""op":"clamp","value":"25:00""#, "invalidTime"),
    (#""op":"clamp","value":1e999"#, "outOfRange"),
    (#""op":"clamp","value":"2026-03-14","minuteInterval":7"#, "invalidMinuteInterval"),
    (#""op":"clamp","value":"2026-03-14","minuteInterval":0"#, "invalidMinuteInterval"),
    (#""op":"clamp","value":"2026-03-14","minuteInterval":60"#, "invalidMinuteInterval"),
    (#""op":"clamp","value":"2026-03-14","components":[]"#, "missingKey"),
    (#""op":"clamp","value":"2026-03-14","components":["year"]"#, "wrongType"),
    (#""op":"clamp","value":"2026-03-14","rounding":"half""#, "wrongType"),
    (
      #""op":"clamp","value":"2026-03-14","bounds":{"from":"2026-03-15","through":"2026-03-14"}"#,
      "invertedBounds"
    ),
    (
      #""op":"clamp","value":"2026-03-14","bounds":{"from":"2026-03-15","before":"2026-03-15"}"#,
      "invertedBounds"
    ),
    (
      #""op":"clamp","value":"09:00","bounds":{"from":"21:00","through":"06:00"}"#,
      "invertedBounds"
    ),
    (
      #""op":"clamp","value":"09:00","bounds":{"from":"21:00","through":"2026-03-14"}"#,
      "invertedBounds"
    ),
    (#""op":"clamp","value":"09:00","bounds":{"from":true}"#, "wrongType"),
    (#""op":"clamp","value":"09:00","bounds":{"form":"now"}"#, "unknownKey"),
    (#""op":"validate","rules":{}"#, "missingKey"),
    (#""op":"validate","rules":[],"start":"2026-03-14""#, "wrongType"),
    (#""op":"validate","rules":{"nigths":3},"start":"2026-03-14""#, "unknownKey"),
    (
      #""op":"validate","rules":{"nights":{"least":5,"greatest":3}},"start":"2026-03-14""#,
      "contradictoryRules"
    ),
    (
      #""op":"validate","rules":{"notice":9,"window":3},"start":"2026-03-14""#,
      "contradictoryRules"
    ),
    (#""op":"validate","rules":{"weekdays":[]},"start":"2026-03-14""#, "contradictoryRules"),
    (#""op":"validate","rules":{"notice":-1},"start":"2026-03-14""#, "outOfRange"),
    (
      #""op":"validate","rules":{"notice":9223372036854775807},"start":"2026-03-14""#,
      "outOfRange"
    ),
    (#""op":"validate","rules":{"step":0},"start":"2026-03-14""#, "outOfRange"),
    (
      #""op":"validate","rules":{"nights":{},"days":{}},"start":"2026-03-14""#, "wrongType"
    ),
    (
      #""op":"validate","rules":{"nights":{"byWeekday":{"Monday":{}}}},"start":"2026-03-14""#,
      "wrongType"
    ),
    (
      #""op":"validate","rules":{"unavailable":[{"reason":"x"}]},"start":"2026-03-14""#,
      "missingKey"
    ),
    (#""op":"available","rules":{},"from":"2026-03-15","to":"2026-03-14""#, "invertedBounds"),
  ]

  @Test("wrong requests", arguments: wrongRequests)
  func wrong(_ request: String, _ code: String) throws {
    let run = try Run.batch("{" + request + "}")
    #expect(run.errorCodes == [code], "\(run.output)")
  }

  @Test("contradictory rules are named")
  func contradiction() throws {
    let run = try Run.batch(
      #"{"op":"available","rules":{"notice":9,"window":3},"from":"2026-03-14","to":"2026-03-14"}"#)
    #expect(run.output.contains(#""input":["notice","window"]"#))
  }
}
