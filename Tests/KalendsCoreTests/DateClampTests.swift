import KalendsCore
import TestSupport
import Testing

/// Bounds and clamping, against rules stated minute by minute.
@Suite struct DateClampTests {
  static let newYork = Result {
    try ZoneRules(identifier: "New York", posixRule: "EST5EDT,M3.2.0,M11.1.0")
  }

  static func instant(_ text: String) throws -> Instant { try Instant(text) }

  /// The clamp of bounds in UTC at a present.
  static func clamp(
    _ bounds: DateBounds, components: DisplayedComponents? = nil, interval: Int = 1,
    rounding: MinuteRounding = .down, grid: GridPolicy = .exactBound,
    now: String = "2026-03-14T12:00Z"
  ) throws -> DateClamp {
    try DateClamp(
      bounds, components: components, minuteInterval: interval, rounding: rounding, grid: grid,
      now: Instant(now), zone: .utc)
  }

  @Test func aBoundThatIsADayCoversTheWholeDay() throws {
    let clamp = try Self.clamp(DateBounds(Day("2026-03-10")...Day("2026-03-20")))
    for (given, value, reason) in [
      ("2026-03-09T23:59:59.999Z", "2026-03-10T00:00Z", ClampReason.beforeLower),
      ("2026-03-10T00:00Z", "2026-03-10T00:00Z", nil),
      ("2026-03-20T23:59:59.999Z", "2026-03-20T23:59:59.999Z", nil),
      ("2026-03-21T00:00Z", "2026-03-20T00:00Z", .afterUpper),
    ] {
      let result = clamp.clamped(try Instant(given))
      #expect(result == ClampedInstant(value: try Instant(value), reason: reason), "\(given)")
    }
    #expect(try clamp.days == Day("2026-03-10")...Day("2026-03-20"))
  }

  @Test func aHalfOpenRangeLeavesItsEndOut() throws {
    let days = try Self.clamp(DateBounds(Day("2026-03-10")..<Day("2026-03-20")))
    #expect(try days.days == Day("2026-03-10")...Day("2026-03-19"))
    #expect(try days.clamped(Instant("2026-03-20T00:00Z")).value == Instant("2026-03-19T00:00Z"))
    let instants = try Self.clamp(
      DateBounds(Instant("2026-03-10T10:00Z")..<Instant("2026-03-10T11:00Z")))
    #expect(try !instants.contains(Instant("2026-03-10T11:00Z")))
    #expect(try instants.contains(Instant("2026-03-10T10:59:59.999Z")))
  }

  @Test func todayCanBeChosenFromNowOn() throws {
    let clamp = try Self.clamp(DateBounds(from: .now), components: .date)
    #expect(try clamp.days.lowerBound == Day("2026-03-14"))
    let chosen = clamp.clampedKeepingTime(try Instant("2026-03-14T08:00Z"))
    #expect(try chosen.value == Instant("2026-03-14T12:00Z"))
  }

  @Test func theDayMovesIntoTheBoundsAndTheTimeOfDayStays() throws {
    let clamp = try Self.clamp(DateBounds(Day("2026-03-10")...Day("2026-03-20")))
    let later = clamp.clampedKeepingTime(try Instant("2026-05-01T09:30Z"))
    #expect(
      try later == ClampedInstant(value: Instant("2026-03-20T09:30Z"), reason: .afterUpper))
    let earlier = clamp.clampedKeepingTime(try Instant("2025-05-01T09:30Z"))
    #expect(
      try earlier == ClampedInstant(value: Instant("2026-03-10T09:30Z"), reason: .beforeLower))
  }

  @Test func secondsAreIgnoredWhenJudgedAndKeptWhenNotMoved() throws {
    let bounds = try DateBounds(Instant("2026-03-10T10:00:20Z")...Instant("2026-03-10T11:00Z"))
    let clamp = try Self.clamp(bounds, components: [.date, .hourAndMinute])
    for kept in ["2026-03-10T10:00:10Z", "2026-03-10T10:30:45Z", "2026-03-10T11:00:59Z"] {
      #expect(try clamp.contains(Instant(kept)), "\(kept)")
    }
    #expect(
      try clamp.clamped(Instant("2026-03-10T11:01Z")).value == Instant("2026-03-10T11:00Z"))
    #expect(
      try clamp.clamped(Instant("2026-03-10T09:59:59Z")).value == Instant("2026-03-10T10:00:20Z"))
  }

  @Test func roundingCarriesIntoHourDayAndYear() throws {
    for (given, rounding, value) in [
      ("2020-02-05T18:48Z", MinuteRounding.up, "2020-02-05T19:00Z"),
      ("2020-12-31T23:50Z", .up, "2021-01-01T00:00Z"),
      ("2020-12-31T23:50Z", .down, "2020-12-31T23:45Z"),
      ("2020-12-31T23:53Z", .nearest, "2021-01-01T00:00Z"),
      ("2020-12-31T23:52Z", .nearest, "2020-12-31T23:45Z"),
      ("2020-12-31T23:45:59Z", .up, "2020-12-31T23:45:59Z"),
    ] {
      let clamp = try Self.clamp(.none, interval: 15, rounding: rounding)
      #expect(try clamp.clamped(Instant(given)).value == Instant(value), "\(given) \(rounding)")
    }
  }

  @Test func aBoundOffTheGridIsOfferedOrMovedInside() throws {
    let bounds = try DateBounds(Instant("2026-03-10T10:05Z")...Instant("2026-03-10T16:50Z"))
    let exact = try Self.clamp(bounds, interval: 15)
    let inside = try Self.clamp(bounds, interval: 15, grid: .insideGrid)
    for (given, exactly, insideGrid) in [
      ("2026-03-10T10:07Z", "2026-03-10T10:05Z", "2026-03-10T10:15Z"),
      ("2026-03-10T09:00Z", "2026-03-10T10:05Z", "2026-03-10T10:15Z"),
      ("2026-03-10T18:00Z", "2026-03-10T16:50Z", "2026-03-10T16:45Z"),
      ("2026-03-10T12:31Z", "2026-03-10T12:30Z", "2026-03-10T12:30Z"),
    ] {
      #expect(try exact.clamped(Instant(given)).value == Instant(exactly), "\(given)")
      #expect(try inside.clamped(Instant(given)).value == Instant(insideGrid), "\(given)")
    }
    let narrow = try DateBounds(Instant("2026-03-10T10:05Z")...Instant("2026-03-10T10:10Z"))
    #expect(throws: KalendsError.noMinuteBetween(narrow)) {
      try Self.clamp(narrow, interval: 15, grid: .insideGrid)
    }
  }

  @Test func timesBoundEveryDayAndMayBeANight() throws {
    let day = try DateBounds(
      from: .time(TimeOfDay("09:00")), through: .time(TimeOfDay("17:00")))
    let night = try DateBounds(
      from: .time(TimeOfDay("21:00")), through: .time(TimeOfDay("06:00")),
      inverted: .wrapsMidnight)
    for (bounds, given, value) in [
      (day, "2026-03-10T08:00Z", "2026-03-10T09:00Z"),
      (day, "2026-03-10T12:00Z", "2026-03-10T12:00Z"),
      (day, "2026-03-10T23:00Z", "2026-03-10T17:00Z"),
      (night, "2026-03-10T23:00Z", "2026-03-10T23:00Z"),
      (night, "2026-03-10T05:59Z", "2026-03-10T05:59Z"),
      (night, "2026-03-10T09:00Z", "2026-03-10T06:00Z"),
      (night, "2026-03-10T20:00Z", "2026-03-10T21:00Z"),
      // As near to either end: the earlier one.
      (night, "2026-03-10T13:30Z", "2026-03-10T06:00Z"),
    ] {
      let result = try Self.clamp(bounds).clamped(Instant(given)).value
      #expect(try result == Instant(value), "\(given)")
    }
  }

  @Test func boundsInReverseAreAPolicy() throws {
    var reversed = try DateBounds(from: .day(Day("2026-03-20")), through: .day(Day("2026-03-10")))
    #expect(throws: KalendsError.invertedBounds(reversed)) { try Self.clamp(reversed) }
    reversed.inverted = .ignore
    #expect(try Self.clamp(reversed).contains(Instant("1066-10-14T09:00Z")))
    reversed.inverted = .wrapsMidnight
    #expect(throws: KalendsError.invertedBounds(reversed)) { try Self.clamp(reversed) }
    let empty = try DateBounds(Day("2026-03-10")..<Day("2026-03-10"))
    #expect(throws: KalendsError.invertedBounds(empty)) { try Self.clamp(empty) }
    let mixed = try DateBounds(from: .time(TimeOfDay("09:00")), through: .now)
    #expect(throws: KalendsError.mixedBounds(mixed)) { try Self.clamp(mixed) }
  }

  @Test(arguments: [0, -5, 7, 31, 60, Int.max])
  func minuteIntervalsDivideTheHour(_ interval: Int) throws {
    #expect(throws: KalendsError.minuteIntervalOutOfRange(interval)) {
      try Self.clamp(.none, interval: interval)
    }
    #expect(throws: KalendsError.noDisplayedComponents) { try Self.clamp(.none, components: []) }
  }

  @Test func aDayWithoutMidnightStartsAtItsFirstInstant() throws {
    let cairo = try ZoneRules(identifier: "Cairo", posixRule: "EET-2EEST,M4.5.5/0,M10.5.4/24")
    let clamp = try DateClamp(
      DateBounds(Day("2025-04-25")...Day("2025-04-25")), now: .epoch, zone: cairo)
    let first = try Instant("2025-04-25T01:00+03:00")
    #expect(clamp.clamped(.epoch) == ClampedInstant(value: first, reason: .beforeLower))
    #expect(try clamp.days == Day("2025-04-25")...Day("2025-04-25"))
    #expect(clamp.clamped(.max).value == first)
  }

  @Test func clampingIsIdempotentAndInsideTheBoundsInEveryPolicy() throws {
    var generator = SplitMix64(seed: 5)
    var tally = Tally("clamped instants")
    let zone = try Self.newYork.get()
    // Around both changes of the clocks in 2026, in minutes.
    let starts = [try Instant("2026-03-08T04:00Z"), try Instant("2026-11-01T03:00Z")]
    for _ in 0..<2_000 {
      let base = starts[Int.random(in: 0...1, using: &generator)]
      func near() throws -> Instant {
        let seconds = Int64.random(in: 0..<21_600, using: &generator)
        return try base.adding(milliseconds: seconds * 1000)
      }
      let ends = [try near(), try near()].sorted()
      let interval = [1, 5, 10, 15, 30][Int.random(in: 0...4, using: &generator)]
      let rounding: MinuteRounding = [.down, .nearest, .up][
        Int.random(in: 0...2, using: &generator)]
      let clamp = try DateClamp(
        DateBounds(ends[0]...ends[1]), components: .hourAndMinute, minuteInterval: interval,
        rounding: rounding, now: .epoch, zone: zone)
      for _ in 0..<10 {
        let given = try near()
        let once = clamp.clamped(given)
        let again = clamp.clamped(once.value)
        let isBound = ends.contains(once.value)
        let isOnGrid = try zone.localDateTime(at: once.value).time.minute % interval == 0
        tally.judge(isBound || isOnGrid, "\(given) to \(once) off the grid of \(interval)")
        tally.judge(isBound || again.value == once.value, "\(given) to \(once) to \(again)")
        let minute: Int64 = 60_000
        let isInside =
          once.value.millisecondsSinceEpoch > ends[0].millisecondsSinceEpoch - minute
          && once.value.millisecondsSinceEpoch < ends[1].millisecondsSinceEpoch + minute
        tally.judge(isInside, "\(given) to \(once) outside \(ends)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test func aBufferIsClampedLikeItsElements() throws {
    var generator = SplitMix64(seed: 6)
    let zone = try Self.newYork.get()
    for bounds in [
      try DateBounds(Day("2010-03-14")...Day("2039-11-06")),
      try DateBounds(
        from: .time(TimeOfDay("21:00")), through: .time(TimeOfDay("06:00")),
        inverted: .wrapsMidnight),
    ] {
      let clamp = try DateClamp(bounds, now: .epoch, zone: zone)
      let given = try (0..<1_000).map { _ in
        try Instant(
          millisecondsSinceEpoch: Int64.random(in: 0...3_000_000_000_000, using: &generator))
      }
      var buffer = given
      var span = buffer.mutableSpan
      clamp.clamp(&span)
      #expect(buffer == given.map { clamp.clamped($0).value })
    }
  }
}
