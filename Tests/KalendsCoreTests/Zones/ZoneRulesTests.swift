import KalendsCore
import TestSupport
import Testing

/// Zones by their rules, and what a local time means in them.
@Suite struct ZoneRulesTests {
  static let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"

  @Test("a fixed zone has one offset at all times")
  func fixed() throws {
    let india = ZoneRules(offset: try ZoneOffset("+05:30"))
    #expect(india.identifier == "+05:30")
    for instant in [Instant.min, .epoch] {
      #expect(india.offset(at: instant).seconds == 19_800)
      #expect(india.nextTransition(after: instant) == nil)
    }
    #expect(try india.instant(at: LocalDateTime("1970-01-01T05:30")) == .epoch)
    #expect(try ZoneRules.utc.localDateTime(at: .max) == LocalDateTime("9999-12-31T23:59:59.999"))
  }

  @Test("what lies beyond the supported days on the wall is an error")
  func edges() throws {
    let east = ZoneRules(offset: try ZoneOffset("+14"))
    #expect(throws: KalendsError.dayOutOfRange(2_932_897, limits: Day.min...Day.max)) {
      try east.localDateTime(at: .max)
    }
    #expect(throws: KalendsError.self) {
      try east.instant(at: LocalDateTime(.min, .midnight), resolving: .reject)
    }
  }

  @Test("a rule holds for all years")
  func rule() throws {
    let rules = try ZoneRules(posixRule: Self.berlin)
    for year in ["-009998", "-000004", "1600", "1970", "2026", "2400", "9998"] {
      #expect(try rules.offset(at: Instant("\(year)-01-15T00:00Z")).description == "+01:00")
      #expect(try rules.offset(at: Instant("\(year)-07-15T00:00Z")).description == "+02:00")
    }
  }

  @Test(
    "a rule is read in all its forms",
    arguments: [
      ("UTC0", "+00:00", "+00:00"), ("<+0330>-3:30", "+03:30", "+03:30"),
      ("EST5EDT", "-05:00", "-04:00"), ("IST-1GMT0,M10.5.0,M3.5.0/1", "+00:00", "+01:00"),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "-02:00", "-01:00"),
      ("XXX3EDT4,0/0,J365/23", "-04:00", "-04:00"),
      ("AAA-10:30BBB-11,J274,J91", "+11:00", "+10:30"),
      ("AAA0BBB-2,J60/167,300/-167:59:59", "+00:00", "+02:00"),
    ])
  func forms(_ text: String, january: String, july: String) throws {
    let rules = try ZoneRules(posixRule: text)
    #expect(try rules.offset(at: Instant("2026-01-15T12:00Z")).description == january)
    #expect(try rules.offset(at: Instant("2026-07-15T12:00Z")).description == july)
    #expect(rules.identifier == text)
  }

  @Test(
    "a text that is no rule is an error that says where",
    arguments: [
      ("", 0), ("CE-1", 2), ("CET", 3), ("CET25", 5), ("CET-1CEST,", 10),
      ("CET-1CEST,M13.5.0,M1.1.1", 13),
      ("CET-1CEST,M3.5.0", 16), ("CET-1CEST,M3.5.0/168,M10.5.0", 20), ("CET-1CEST,J0,J1", 12),
      ("CET-1CEST,366,1", 13), ("<CET-1", 6), ("CET-1:60", 8), ("CET-1CEST,M3.5.0,M10.5.0x", 24),
    ])
  func malformedRules(_ text: String, _ offset: Int) {
    #expect(throws: KalendsError.malformedZoneRule(text, offset: offset)) {
      try ZoneRules(posixRule: text)
    }
  }

  @Test("the weekday in a rule is the nth of the month, and the fifth is the last")
  func weekdays() throws {
    let rules = try ZoneRules(posixRule: "AAA0BBB,M2.1.0/0,M2.5.4/1")
    var last = try Instant("2023-12-31T00:00Z")
    var changes: [String] = []
    while changes.count < 4, let next = rules.nextTransition(after: last) {
      changes.append(next.instant.description)
      last = next.instant
    }
    #expect(
      changes == [
        "2024-02-04T00:00:00Z", "2024-02-29T00:00:00Z", "2025-02-02T00:00:00Z",
        "2025-02-27T00:00:00Z",
      ])
  }

  @Test("a skipped time moves as far as the clocks do")
  func gap() throws {
    let rules = try ZoneRules(identifier: "Berlin", posixRule: Self.berlin)
    let local = try LocalDateTime("2026-03-29T02:30")
    let match = try rules.instants(at: local)
    #expect(match.kind == .gap)
    #expect(try rules.localDateTime(at: match.earlier).description == "2026-03-29T01:30")
    #expect(try rules.localDateTime(at: match.later).description == "2026-03-29T03:30")
    #expect(try rules.instant(at: local) == match.later)
    #expect(try rules.instant(at: local, resolving: .earlier) == match.earlier)
    #expect(try rules.instant(at: local, resolving: .later) == match.later)
    #expect(throws: KalendsError.skippedLocalTime(local, zone: "Berlin")) {
      try rules.instant(at: local, resolving: .reject)
    }
    // No offset makes a skipped time shown.
    #expect(try rules.instant(at: local, preferring: ZoneOffset("+02")) == match.later)
  }

  @Test("the second half past two stays the second")
  func overlap() throws {
    let rules = try ZoneRules(identifier: "Berlin", posixRule: Self.berlin)
    let local = try LocalDateTime("2026-10-25T02:30")
    let match = try rules.instants(at: local)
    #expect(match.kind == .overlap)
    #expect(try match.earlier == Instant("2026-10-25T00:30Z"))
    #expect(try match.later == Instant("2026-10-25T01:30Z"))
    #expect(try rules.instant(at: local) == match.earlier)
    #expect(try rules.instant(at: local, resolving: .earlier) == match.earlier)
    #expect(try rules.instant(at: local, resolving: .later) == match.later)
    #expect(throws: KalendsError.repeatedLocalTime(local, zone: "Berlin")) {
      try rules.instant(at: local, resolving: .reject)
    }
    for instant in [match.earlier, match.later] {
      let offset = rules.offset(at: instant)
      for resolution in LocalTimeResolution.allCases {
        #expect(
          try rules.instant(at: local, resolving: resolution, preferring: offset) == instant)
      }
    }
    #expect(try rules.instant(at: local, preferring: ZoneOffset("+05")) == match.earlier)
  }

  @Test("a gap and an overlap end with the millisecond before the new time")
  func ends() throws {
    let rules = try ZoneRules(posixRule: Self.berlin)
    let kinds: [(String, LocalTimeKind)] = [
      ("2026-03-29T01:59:59.999", .unique), ("2026-03-29T02:00", .gap),
      ("2026-03-29T02:59:59.999", .gap), ("2026-03-29T03:00", .unique),
      ("2026-10-25T01:59:59.999", .unique), ("2026-10-25T02:00", .overlap),
      ("2026-10-25T02:59:59.999", .overlap), ("2026-10-25T03:00", .unique),
    ]
    for (text, kind) in kinds {
      #expect(try rules.instants(at: LocalDateTime(text)).kind == kind, "\(text)")
    }
  }

  @Test("the same in the year 9000 as 7,000 years before")
  func farFuture() throws {
    let rules = try ZoneRules(posixRule: Self.berlin)
    // 17 cycles of 400 years apart.
    let shift: Int64 = 17 * 146_097 * 86_400_000
    for hour in stride(from: Int64(0), to: 366 * 24, by: 1) {
      let early = try LocalDateTime("2000-01-01T00:30").millisecondsSinceEpoch + hour * 3_600_000
      let here = try rules.instants(at: LocalDateTime(millisecondsSinceEpoch: early))
      let there = try rules.instants(at: LocalDateTime(millisecondsSinceEpoch: early + shift))
      #expect(here.kind == there.kind)
      #expect(try there.earlier == here.earlier.adding(milliseconds: shift))
      #expect(try there.later == here.later.adding(milliseconds: shift))
    }
  }

  @Test("changes may be given, out of order they are an error")
  func changes() throws {
    let (one, two) = (try ZoneOffset("+01"), try ZoneOffset("+02"))
    let first = ZoneTransition(at: .epoch, to: two)
    let second = ZoneTransition(at: try Instant("1980-01-01T00:00Z"), to: one)
    let rules = try ZoneRules(identifier: "x", initialOffset: one, transitions: [first, second])
    #expect(rules.nextTransition(after: .min) == first)
    #expect(rules.nextTransition(after: .epoch) == second)
    #expect(rules.nextTransition(after: second.instant) == nil)
    #expect(throws: KalendsError.malformedZone("x", .unorderedTransitions)) {
      try ZoneRules(identifier: "x", initialOffset: one, transitions: [second, first])
    }
    #expect(throws: KalendsError.malformedZone("x", .incompleteCycle)) {
      try ZoneRules(
        identifier: "x", initialOffset: one, transitions: [first, second], repeats: true)
    }
  }

  @Test("version 1 has 32-bit times and keeps its last offset")
  func versionOne() throws {
    var file = HandmadeZoneFile()
    file.version = 0
    let rules = try ZoneRules(identifier: "x", zoneFile: file.bytes)
    #expect(try rules.offset(at: Instant("2001-09-09T01:46:39Z")).seconds == 3600)
    #expect(try rules.offset(at: Instant("2001-09-09T01:46:40Z")).seconds == 7200)
    #expect(rules.offset(at: .max).seconds == 7200)
  }

  @Test("leap seconds are taken out of a file that counts them")
  func leapSeconds() throws {
    var file = HandmadeZoneFile()
    file.leaps = [(78_796_800, 1), (94_694_401, 2)]
    let rules = try ZoneRules(identifier: "x", zoneFile: file.bytes)
    #expect(try rules.offset(at: Instant("2001-09-09T01:46:37Z")).seconds == 3600)
    #expect(try rules.offset(at: Instant("2001-09-09T01:46:38Z")).seconds == 7200)
  }

  @Test("a file without changes lives by its rule alone")
  func ruleAlone() throws {
    var file = HandmadeZoneFile()
    file.times = []
    file.rule = Self.berlin
    let rules = try ZoneRules(identifier: "x", zoneFile: file.bytes)
    #expect(try rules.offset(at: Instant("1500-07-15T00:00Z")).seconds == 7200)
    #expect(try rules.offset(at: Instant("1500-01-15T00:00Z")).seconds == 3600)
  }
}
