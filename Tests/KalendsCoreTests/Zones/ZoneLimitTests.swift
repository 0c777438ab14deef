import KalendsCore
import TestSupport
import Testing

/// The first and the last supported day, in zones ahead of UTC and behind it.
@Suite struct ZoneLimitTests {
  /// In seconds, up to the limits of offsets.
  static let offsets = [
    -89_999, -86_400, -50_400, -18_000, 0, 19_800, 50_400, 86_400, 93_599,
  ]

  private func zone(_ offset: Int) throws -> ZoneRules {
    ZoneRules(offset: try ZoneOffset(seconds: offset))
  }

  @Test("the first and the last day begin inside the supported instants", arguments: offsets)
  func spans(_ offset: Int) throws {
    let zone = try zone(offset)
    for (day, isMissing) in [(Day.min, offset >= 86_400), (.max, offset <= -86_400)] {
      guard !isMissing else {
        #expect(throws: KalendsError.self, "\(day)") { try zone.span(of: day) }
        #expect(throws: KalendsError.self, "\(day)") { try zone.startOfDay(day) }
        continue
      }
      let span = try zone.span(of: day)
      #expect(span.exists && span.hours == 24, "\(day)")
      #expect(try zone.day(at: span.start) == day)
      #expect(try zone.startOfDay(day) == span.start)
      #expect(span.start < span.end)
    }
  }

  @Test("a day that reaches beyond the supported instants ends with the last of them")
  func cutDays() throws {
    #expect(try ZoneRules.utc.span(of: .max).end == .max)
    #expect(try zone(-50_400).span(of: .max).end == .max)
    #expect(try zone(-50_400).span(of: .max).start == Instant("9999-12-31T14:00Z"))
    #expect(try zone(50_400).span(of: .max).end == Instant("9999-12-31T10:00Z"))
    #expect(try zone(50_400).span(of: .min).start == .min)
    #expect(try zone(50_400).span(of: .min).end == Instant("-009999-01-01T10:00Z"))
    #expect(try zone(-50_400).span(of: .min).start == Instant("-009999-01-01T14:00Z"))
  }

  @Test("whatever the bounds, a clamped instant lies on a supported day", arguments: offsets)
  func clamping(_ offset: Int) throws {
    let zone = try zone(offset)
    let inner = Day.min.daysSinceEpoch + 1...Day.max.daysSinceEpoch - 1
    let (second, last) = (
      try Day(daysSinceEpoch: inner.lowerBound), try Day(daysSinceEpoch: inner.upperBound)
    )
    for bounds in [
      DateBounds.none, DateBounds(Day.min...Day.max), DateBounds(Instant.min...Instant.max),
      DateBounds(last...), DateBounds(...second), DateBounds(second..<last),
      DateBounds(from: .time(.noon)),
    ] {
      let clamp = try DateClamp(bounds, now: .epoch, zone: zone)
      for instant in [Instant.min, .epoch, .max] {
        let value = clamp.clamped(instant).value
        #expect(try clamp.days.contains(zone.day(at: value)), "\(bounds) \(instant)")
        #expect(clamp.clamped(value).value == value)
        #expect(try clamp.days.contains(zone.day(at: clamp.clampedKeepingTime(instant).value)))
      }
    }
  }

  @Test("the last day as a bound means its own start, and no instant of long ago")
  func lastDay() throws {
    for offset in Self.offsets where offset.magnitude < 86_400 {
      let zone = try zone(offset)
      let start = try zone.startOfDay(.max)
      for bounds in [DateBounds(Day.max...), DateBounds(Day.max...Day.max)] {
        let clamp = try DateClamp(bounds, now: .epoch, zone: zone)
        #expect(clamp.days == Day.max...Day.max, "\(offset)")
        #expect(clamp.clamped(.epoch).value == start, "\(offset)")
      }
      let through = try DateClamp(DateBounds(...Day.max), now: .epoch, zone: zone)
      let last = try #require(through.clamped(.max).value as Instant?)
      #expect(try zone.day(at: last) == .max, "\(offset)")
    }
  }

  @Test("bounds on a day that a zone does not reach are empty")
  func unreachableDays() throws {
    let cases = [
      (-89_999, DateBounds(Day.max...)), (86_400, DateBounds(...Day.min)),
      (-50_400, DateBounds(Day.min..<Day.min)), (0, DateBounds(from: nil, before: .day(.min))),
    ]
    for (offset, bounds) in cases {
      #expect(throws: KalendsError.invertedBounds(bounds), "\(offset)") {
        try DateClamp(bounds, now: .epoch, zone: zone(offset))
      }
    }
  }
}
