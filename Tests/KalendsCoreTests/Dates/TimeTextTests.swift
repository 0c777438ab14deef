import KalendsCore
import Testing

/// Times, local times, instants and offsets as texts.
@Suite struct TimeTextTests {
  @Test(
    "a time is read in each form of ISO 8601 and written in the shortest",
    arguments: [
      ("09:30", "09:30"), ("0930", "09:30"), ("09", "09:00"), ("09:30:15", "09:30:15"),
      ("093015", "09:30:15"), ("09:30:15.25", "09:30:15.250"), ("09:30:15,250", "09:30:15.250"),
      ("23:59:59.999999999", "23:59:59.999"), ("00:00:00.000", "00:00"),
    ])
  func times(_ text: String, _ canonical: String) throws {
    let time = try TimeOfDay(text)
    #expect(time.description == canonical)
    #expect(try TimeOfDay(time.description) == time)
  }

  @Test(
    "a text that is no time is an error that says where",
    arguments: [
      ("", 0), ("9:30", 1), ("09:3", 4), ("09:30:", 6), ("09:30:15.", 9),
      ("09:30:15.1234567890", 19),
      ("09:3015", 5), ("0930:15", 4), ("09:30Z", 5), ("٠٩:٣٠", 0), ("-09:30", 0), ("09:30 ", 5),
    ])
  func malformedTimes(_ text: String, _ offset: Int) {
    #expect(throws: KalendsError.malformedTime(text, offset: offset)) { try TimeOfDay(text) }
  }

  @Test("a time that no clock shows is an error with the limits")
  func impossibleTimes() {
    #expect(throws: KalendsError.fieldOutOfRange(.hour, value: 24, limits: 0...23)) {
      try TimeOfDay("24:00")
    }
    #expect(throws: KalendsError.fieldOutOfRange(.minute, value: 60, limits: 0...59)) {
      try TimeOfDay("09:60")
    }
    #expect(throws: KalendsError.fieldOutOfRange(.second, value: 60, limits: 0...59)) {
      try TimeOfDay("23:59:60")
    }
    #expect(throws: KalendsError.fieldOutOfRange(.millisecond, value: 1000, limits: 0...999)) {
      try TimeOfDay(hour: 0, minute: 0, millisecond: 1000)
    }
    #expect(throws: KalendsError.fieldOutOfRange(.hour, value: .min, limits: 0...23)) {
      try TimeOfDay(hour: .min, minute: 0)
    }
  }

  @Test("every minute of a day comes back from its fields and from its text")
  func everyMinute() throws {
    for minute in 0..<1440 {
      let time = try TimeOfDay(hour: minute / 60, minute: minute % 60, second: 7, millisecond: 8)
      #expect(time.hour == minute / 60 && time.minute == minute % 60)
      #expect(time.second == 7 && time.millisecond == 8)
      #expect(try TimeOfDay(time.description) == time)
    }
  }

  @Test(
    "a local time is a day and a time, before 1970 and before year 0 too",
    arguments: [
      "2026-03-14T09:30", "1969-12-31T23:59:59.999", "-009999-01-01T00:00", "9999-12-31T23:59",
    ])
  func localTimes(_ text: String) throws {
    let local = try LocalDateTime(text)
    #expect(local.description == text)
    #expect(LocalDateTime(local.day, local.time) == local)
    #expect(try LocalDateTime(text.replacing("T", with: " ")) == local)
    #expect(try LocalDateTime(millisecondsSinceEpoch: local.millisecondsSinceEpoch) == local)
  }

  @Test("local times end with the supported days")
  func localLimits() throws {
    let last = try LocalDateTime("9999-12-31T23:59:59.999").millisecondsSinceEpoch
    #expect(throws: KalendsError.dayOutOfRange(2_932_897, limits: Day.min...Day.max)) {
      try LocalDateTime(millisecondsSinceEpoch: last + 1)
    }
    #expect(throws: KalendsError.self) { try LocalDateTime(millisecondsSinceEpoch: .min) }
    #expect(throws: KalendsError.self) { try LocalDateTime("2026-02-30T09:30") }
    #expect(throws: KalendsError.malformedTime("2026-03-14", offset: 10)) {
      try LocalDateTime("2026-03-14")
    }
    #expect(throws: KalendsError.malformedTime("2026-03-14T09:30Z", offset: 16)) {
      try LocalDateTime("2026-03-14T09:30Z")
    }
  }

  @Test(
    "an instant is read with any offset and written in UTC",
    arguments: [
      ("2026-03-14T09:30Z", "2026-03-14T09:30:00Z"),
      ("2026-03-14t09:30:00.5z", "2026-03-14T09:30:00.500Z"),
      ("2026-03-14T09:30+05:30", "2026-03-14T04:00:00Z"),
      ("20260314T0930-0800", "2026-03-14T17:30:00Z"),
      ("1901-01-01T00:00:00-00:14:44", "1901-01-01T00:14:44Z"),
      ("2026-01-01T00:30+01", "2025-12-31T23:30:00Z"),
    ])
  func instants(_ text: String, _ canonical: String) throws {
    let instant = try Instant(text)
    #expect(instant.description == canonical)
    #expect(try Instant(canonical) == instant)
  }

  @Test("instants end with the supported days in UTC; what is no number is none")
  func instantLimits() throws {
    #expect(Instant.min.description == "-009999-01-01T00:00:00Z")
    #expect(Instant.max.description == "9999-12-31T23:59:59.999Z")
    #expect(throws: KalendsError.self) { try Instant.max.adding(milliseconds: 1) }
    #expect(throws: KalendsError.self) { try Instant.min.adding(milliseconds: -1) }
    #expect(throws: KalendsError.self) { try Instant.min.adding(milliseconds: .min) }
    #expect(throws: KalendsError.self) { try Instant("9999-12-31T23:59-01:00") }
    for number in [Double.nan, .signalingNaN, .infinity, -.infinity, 1e300, 253_402_300_800_000] {
      #expect(throws: KalendsError.self) { try Instant(millisecondsSinceEpoch: number) }
    }
    #expect(throws: KalendsError.self) { try Instant(secondsSinceEpoch: .greatestFiniteMagnitude) }
    #expect(throws: KalendsError.self) { try Instant(secondsSinceEpoch: .nan) }
    #expect(try Instant(millisecondsSinceEpoch: 253_402_300_799_999.0) == Instant.max)
    #expect(try Instant(secondsSinceEpoch: -0.0004) == Instant.epoch)
    #expect(try Instant(secondsSinceEpoch: 1.0006).millisecondsSinceEpoch == 1001)
  }

  @Test(
    "annotations say zone and calendar, and come back",
    arguments: [
      "2026-03-14T09:30:00+01:00[Europe/Paris]", "2026-03-14T08:30:00Z[Europe/Paris][u-ca=hebrew]",
      "2026-03-14T09:30[u-ca=chinese]", "2026-03-14T09:30:00.250-00:14:44", "2026-03-14T09:30",
    ])
  func annotations(_ text: String) throws {
    #expect(try AnnotatedDateTime(text).description == text)
  }

  @Test("an annotation that cannot be honoured is an error")
  func refusedAnnotations() throws {
    let paris = try AnnotatedDateTime("2026-03-14T09:30[!Europe/Paris][x-foo=bar]")
    #expect(paris.zone == "Europe/Paris" && paris.calendar == nil && paris.offset == nil)
    for annotation in [
      "[]", "[Europe/Paris", "[u-ca=hebrew][Europe/Paris]", "[a][b]", "[!x-foo=1]", "[a\r]",
    ] {
      #expect(throws: KalendsError.self, "\(annotation)") {
        try AnnotatedDateTime("2026-03-14T09:30" + annotation)
      }
    }
    #expect(throws: KalendsError.unknownCalendar("martian")) {
      try AnnotatedDateTime("2026-03-14T09:30[u-ca=martian]")
    }
    #expect(throws: KalendsError.self) { try AnnotatedDay("2026-03-14[Europe/Paris]") }
  }

  @Test(
    "offsets have minutes, and seconds before standard time",
    arguments: [
      ("+05:30", 19_800), ("-0330", -12_600), ("+14", 50_400), ("Z", 0), ("-00:14:44", -884),
    ])
  func offsets(_ text: String, _ seconds: Int32) throws {
    let offset = try ZoneOffset(text)
    #expect(offset.seconds == seconds)
    #expect(try ZoneOffset(offset.description) == offset)
  }

  @Test("an offset that no zone has is an error")
  func offsetLimits() throws {
    #expect(throws: KalendsError.fieldOutOfRange(.hour, value: 24, limits: 0...23)) {
      try ZoneOffset("+24:00")
    }
    #expect(
      throws: KalendsError.offsetOutOfRange(
        seconds: 93_600, limits: ZoneOffset.min...ZoneOffset.max)
    ) { try ZoneOffset(seconds: 93_600) }
    for text in ["", "5", "+5", "+05:30:00.5", "+05:30 "] {
      #expect(throws: KalendsError.self, "\(text)") { try ZoneOffset(text) }
    }
  }
}
