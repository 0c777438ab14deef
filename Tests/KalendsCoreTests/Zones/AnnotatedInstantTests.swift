import KalendsCore
import Testing

/// Texts with an offset and a zone, and which instant they mean.
///
/// The expected values follow the Temporal proposal's ZonedDateTime.from().
@Suite struct AnnotatedInstantTests {
  private let berlin: ZoneRules

  init() throws {
    berlin = try ZoneRules(identifier: "Europe/Berlin", posixRule: ZoneRulesTests.berlin)
  }

  private func instant(
    _ text: String, _ conflict: OffsetConflict,
    _ resolution: LocalTimeResolution = .compatible, in zone: ZoneRules? = nil
  ) throws -> String {
    try AnnotatedDateTime(text)
      .instant(in: zone ?? berlin, onConflict: conflict, resolving: resolution).description
  }

  @Test(
    "an offset that the zone has decides, whatever the policy",
    arguments: OffsetConflict.allCases)
  func agreement(_ conflict: OffsetConflict) throws {
    #expect(try instant("2026-07-15T12:00+02:00", conflict) == "2026-07-15T10:00:00Z")
    #expect(try instant("2026-01-15T12:00+01:00", conflict) == "2026-01-15T11:00:00Z")
    #expect(try instant("2026-10-25T02:30+02:00", conflict) == "2026-10-25T00:30:00Z")
  }

  @Test("the second of two times stays the second, unless its offset is ignored")
  func overlap() throws {
    let text = "2026-10-25T02:30+01:00[Europe/Berlin]"
    for conflict in [OffsetConflict.prefer, .use, .reject] {
      #expect(try instant(text, conflict) == "2026-10-25T01:30:00Z")
      #expect(try instant(text, conflict, .reject) == "2026-10-25T01:30:00Z")
    }
    #expect(try instant(text, .ignore) == "2026-10-25T00:30:00Z")
    #expect(try instant(text, .ignore, .later) == "2026-10-25T01:30:00Z")
    #expect(throws: KalendsError.self) { try instant(text, .ignore, .reject) }
  }

  @Test("an offset that contradicts the zone counts, gives way, or is an error")
  func contradiction() throws {
    let text = "2026-07-15T12:00+05:30[Europe/Berlin]"
    #expect(try instant(text, .use) == "2026-07-15T06:30:00Z")
    #expect(try instant(text, .prefer) == "2026-07-15T10:00:00Z")
    #expect(try instant(text, .ignore) == "2026-07-15T10:00:00Z")
    let error = KalendsError.contradictingOffset(
      try ZoneOffset("+05:30"), try LocalDateTime("2026-07-15T12:00"), zone: "Europe/Berlin")
    #expect(throws: error) { try instant(text, .reject) }
  }

  @Test("no offset belongs to a time that clocks skip")
  func gap() throws {
    for text in ["2026-03-29T02:30+01:00", "2026-03-29T02:30+02:00"] {
      #expect(throws: KalendsError.self) { try instant(text, .reject) }
      #expect(try instant(text, .prefer) == "2026-03-29T01:30:00Z")
      #expect(try instant(text, .prefer, .earlier) == "2026-03-29T00:30:00Z")
    }
    #expect(try instant("2026-03-29T02:30+02:00", .use) == "2026-03-29T00:30:00Z")
  }

  @Test("Z is the instant itself under every policy", arguments: OffsetConflict.allCases)
  func utc(_ conflict: OffsetConflict) throws {
    #expect(try instant("2026-07-15T12:00Z[Europe/Berlin]", conflict) == "2026-07-15T12:00:00Z")
  }

  @Test("without an offset the time on the wall counts", arguments: OffsetConflict.allCases)
  func noOffset(_ conflict: OffsetConflict) throws {
    #expect(try instant("2026-07-15T12:00[Europe/Berlin]", conflict) == "2026-07-15T10:00:00Z")
    #expect(try instant("2026-10-25T02:30", conflict, .later) == "2026-10-25T01:30:00Z")
  }

  @Test("whole minutes stand for an offset with seconds that rounds to them")
  func seconds() throws {
    // Monrovia, until 1972.
    let liberia = ZoneRules(offset: try ZoneOffset("-00:44:30"))
    for offset in ["-00:45", "-00:44:30"] {
      #expect(
        try instant("1970-01-01T00:00" + offset, .reject, in: liberia) == "1970-01-01T00:44:30Z")
    }
    for offset in ["-00:44", "-00:44:40", "+00:45"] {
      #expect(throws: KalendsError.self) {
        try instant("1970-01-01T00:00" + offset, .reject, in: liberia)
      }
    }
    let amsterdam = ZoneRules(offset: try ZoneOffset("+00:19:32"))
    #expect(
      try instant("1937-01-01T00:00+00:20", .reject, in: amsterdam) == "1936-12-31T23:40:28Z")
  }

  @Test("what lies beyond the instants is an error")
  func limits() throws {
    #expect(throws: KalendsError.self) { try instant("9999-12-31T23:30-01:00", .use) }
    #expect(throws: KalendsError.self) { try instant("-009999-01-01T00:30+01:00", .reject) }
  }
}
