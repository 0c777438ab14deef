import Kalends
import Testing

@testable import KalendsCLI

/// The operations of `kalends batch` on time zones.
@Suite struct BatchZoneTests {
  private func answer(_ request: String) throws -> JSONValue {
    try JSONParser.value(of: Array(Run.batch(request).output.utf8))
  }

  @Test("zone: an instant's local time, under IANA's name, with the source and its release")
  func zone() throws {
    let zones = try TimeZones()
    let version = try #require(zones.version)
    #expect(
      try answer(#"{"op":"zone","zone":"Asia/Calcutta","instant":"2026-03-14T04:00Z"}"#).text
        == #"{"instant":"2026-03-14T04:00:00Z","local":"2026-03-14T09:30","offset":"+05:30","#
        + #""kind":"unique","zone":"Asia/Kolkata","source":"\#(zones.source)","#
        + #""version":"\#(version)"}"#)
    let oslo = try answer(#"{"op":"zone","zone":"Europe/Oslo","instant":1773446400000}"#)
    #expect(oslo["zone"] == .string("Europe/Oslo"))
    #expect(oslo["local"] == .string("2026-03-14T01:00"))
  }

  @Test(
    "zone: local times that are skipped and repeated",
    arguments: [
      (#""local":"2026-03-29T02:30""#, "2026-03-29T01:30:00Z", "2026-03-29T03:30", "gap"),
      (
        #""local":"2026-03-29T02:30","disambiguation":"earlier""#, "2026-03-29T00:30:00Z",
        "2026-03-29T01:30", "gap"
      ),
      (#""local":"2026-10-25T02:30""#, "2026-10-25T00:30:00Z", "2026-10-25T02:30", "overlap"),
      (
        #""local":"2026-10-25T02:30","disambiguation":"later""#, "2026-10-25T01:30:00Z",
        "2026-10-25T02:30", "overlap"
      ),
      (
        #""local":"2026-10-25T02:30","offset":"+01:00""#, "2026-10-25T01:30:00Z",
        "2026-10-25T02:30", "overlap"
      ),
      (#""instant":"2026-10-25T01:30:00Z""#, "2026-10-25T01:30:00Z", "2026-10-25T02:30", "overlap"),
    ])
  func localTimes(_ keys: String, _ instant: String, _ local: String, _ kind: String) throws {
    let berlin = try answer(#"{"op":"zone","zone":"Europe/Berlin",\#(keys)}"#)
    #expect(berlin["instant"] == .string(instant))
    #expect(berlin["local"] == .string(local))
    #expect(berlin["kind"] == .string(kind))
  }

  @Test(
    "day: where it begins and ends",
    arguments: [
      (
        "Africa/Cairo", "2025-04-25", true, "2025-04-25T01:00:00+03:00",
        "2025-04-26T00:00:00+03:00",
        "23"
      ),
      (
        "Australia/Lord_Howe", "2026-10-04", true, "2026-10-04T00:00:00+10:30",
        "2026-10-05T00:00:00+11:00", "23.5"
      ),
      (
        "Pacific/Apia", "2011-12-30", false, "2011-12-31T00:00:00+14:00",
        "2011-12-31T00:00:00+14:00", "0"
      ),
      (
        "+05:30", "2026-03-14", true, "2026-03-14T00:00:00+05:30", "2026-03-15T00:00:00+05:30",
        "24"
      ),
    ])
  func day(
    _ zone: String, _ day: String, _ exists: Bool, _ start: String, _ end: String, _ hours: String
  ) throws {
    let answer = try answer(#"{"op":"day","zone":"\#(zone)","iso":"\#(day)"}"#)
    #expect(answer["exists"] == .bool(exists))
    #expect(answer["start"] == .string(start) && answer["end"] == .string(end))
    #expect(answer["hours"] == .number(hours))
  }

  @Test(
    "what cannot be answered is an error of its kind",
    arguments: [
      (#""op":"zone","zone":"Europe/Atlantis","instant":0"#, "unknownZone"),
      (#""op":"day","zone":"../../etc/passwd","iso":"2026-03-14""#, "unknownZone"),
      (#""op":"zone","zone":"UTC""#, "missingKey"),
      (#""op":"zone","zone":"UTC","instant":"2026-03-14T09:30""#, "invalidTime"),
      (#""op":"zone","zone":"UTC","instant":1e300"#, "outOfRange"),
      (#""op":"zone","zone":"UTC","local":"2026-03-14T25:00""#, "invalidTime"),
      (#""op":"zone","zone":"UTC","local":"2026-02-30T09:00""#, "invalidDate"),
      (#""op":"zone","zone":"UTC","local":"2026-03-14T09:00","instant":0"#, "unknownKey"),
      (
        #""op":"zone","zone":"UTC","local":"2026-03-14T09:00","disambiguation":"first""#,
        "wrongType"
      ),
      (
        #""op":"zone","zone":"Europe/Berlin","local":"2026-03-29T02:30","disambiguation":"reject""#,
        "invalidTime"
      ),
      (#""op":"day","zone":"UTC","iso":"10000-01-01""#, "invalidDate"),
    ])
  func errors(_ request: String, _ code: String) throws {
    let run = try Run.batch("{\(request)}")
    #expect(run.status == 1)
    let error = try JSONParser.value(of: Array(run.output.utf8))["error"]
    #expect(error?["code"] == .string(code), "\(run.output)")
  }
}
