import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// The time zones of ICU's own data.
@Suite struct ICUZonesTests {
  private let zones: ICUZones

  init() throws { zones = try ICUZones() }

  @Test("every zone is what ICU says: every change ± 1 ms and every 100 days of 1900 to 2500")
  func everyZone() throws {
    var tally = Tally("zones of ICU \(zones.version)")
    let end = try Instant("2500-01-01T00:00Z")
    for name in try zones.names() {
      let rules = try zones.rules(for: name)
      let icu = try ICUZone(name)
      func compare(_ instant: Instant) throws {
        let theirs = try icu.offset(at: Double(instant.millisecondsSinceEpoch))
        let ours = rules.offset(at: instant)
        tally.judge(ours == theirs, "\(name) at \(instant): \(ours), not \(theirs)")
      }
      var last = Instant.min
      while let next = rules.nextTransition(after: last), next.instant < end {
        try compare(next.instant)
        try compare(next.instant.adding(milliseconds: -1))
        last = next.instant
      }
      let first = try Instant("1900-01-01T00:00Z").millisecondsSinceEpoch
      for milliseconds in stride(
        from: first, to: end.millisecondsSinceEpoch, by: 100 * 86_400_000)
      {
        try compare(Instant(millisecondsSinceEpoch: milliseconds))
      }
    }
    print(tally.summary)
    #expect(tally.cases > 1_000_000 && tally.differences == 0, "\(tally.summary)")
  }

  @Test("zones whose data did not change are the system's, from 1970 to 2022")
  func systemZones() throws {
    var (same, changed): (Int, [String]) = (0, [])
    let names = Set(try zones.names())
    for name in SystemZoneFiles.names where names.contains(name) {
      let bytes = try #require(SystemZoneFiles.bytes(of: name))
      let file = try ZoneRules(identifier: name, zoneFile: bytes)
      let icu = try zones.rules(for: name)
      let isSame = try transitions(file) == transitions(icu)
      if isSame { same += 1 } else { changed.append(name) }
    }
    print("\(same) zones as in the system's files, \(changed.count) changed: \(changed)")
    #expect(same > 500)
  }

  private func transitions(_ rules: ZoneRules) throws -> [ZoneTransition] {
    var last = try Instant("1970-01-01T00:00Z")
    var found = [ZoneTransition(at: last, to: rules.offset(at: last))]
    while let next = rules.nextTransition(after: last),
      try next.instant < Instant("2022-10-01T00:00Z")
    {
      found.append(next)
      last = next.instant
    }
    return found
  }

  @Test(
    "old names resolve, places keep their names",
    arguments: [
      ("Asia/Calcutta", "Asia/Kolkata"), ("US/Eastern", "America/New_York"),
      ("Europe/Oslo", "Europe/Oslo"), ("Europe/Bratislava", "Europe/Bratislava"),
      ("Asia/Kolkata", "Asia/Kolkata"), ("UTC", "Etc/UTC"), ("Etc/GMT+5", "Etc/GMT+5"),
    ] + OldZoneNames.places)
  func canonicalNames(_ name: String, _ canonical: String) throws {
    #expect(try zones.canonicalName(of: name) == canonical)
    #expect(try zones.rules(for: name).identifier == canonical)
  }

  @Test(
    "a name that the database links past its place means the one that CLDR puts it with",
    arguments: OldZoneNames.places)
  func meantPlaces(_ name: String, _ place: String) throws {
    #expect(ZoneName.place(meantBy: name) == place)
    // To CLDR the South Pole is in New Zealand.
    guard name != "Antarctica/South_Pole" else { return }
    // One of the names of a zone is CLDR's own, which the others are aliases of.
    let aliases = try ResourceTable("timezoneTypes", ["typeAlias", "timezone"])
    func canonicalName(of name: String) -> String {
      aliases.text(String(name.map { $0 == "/" ? ":" : $0 })) ?? name
    }
    #expect(canonicalName(of: name) == canonicalName(of: place))
  }

  @Test(
    "a zone that ICU would take for GMT is an error",
    arguments: [
      "", "Europe/Atlantis", "Etc/Unknown", "GMT+5", "europe/paris", "Europe/Paris ", "../UTC",
    ])
  func unknown(_ name: String) {
    #expect(throws: ICUError.unknownZone(name)) { try zones.rules(for: name) }
  }

  @Test("a zone's rules are compiled in a few milliseconds")
  func speed() throws {
    let clock = ContinuousClock()
    for name in ["America/New_York", "Asia/Kolkata", "Africa/Casablanca"] {
      let times = try (0..<5).map { _ in
        try clock.measure { _ = try zones.rules(for: name) }
      }
      print("\(name) compiled from ICU in \(times.min() ?? .zero)")
    }
  }
}
