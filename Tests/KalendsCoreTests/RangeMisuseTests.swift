import KalendsCore
import TestSupport
import Testing

/// Bounds and rules that are wrong, extreme or huge: a typed error or an answer, never a trap.
@Suite struct RangeMisuseTests {
  private let now = Instant.epoch

  @Test("inverted and empty bounds")
  func invertedBounds() throws {
    let (early, late) = (day("2026-03-14"), day("2026-03-15"))
    let inverted: [DateBounds] = [
      DateBounds(from: .day(late), through: .day(early)),
      DateBounds(from: .day(late), before: .day(late)),
      DateBounds(from: .now, through: .instant(.min)),
      DateBounds(from: .instant(.max), through: .now),
      DateBounds(from: .local(try LocalDateTime("2026-03-14T09:30")), through: .now),
      DateBounds(from: .time(.noon), through: .time(.midnight)),
      DateBounds(from: .time(.noon), before: .time(.noon)),
      DateBounds(before: .time(.midnight)),
    ]
    for bounds in inverted {
      #expect(throws: KalendsError.invertedBounds(bounds), "\(bounds)") {
        try DateClamp(bounds, now: now, zone: .utc)
      }
      var ignored = bounds
      ignored.inverted = .ignore
      if bounds.excludesUpper { continue }
      let clamp = try DateClamp(ignored, now: now, zone: .utc)
      #expect(clamp.contains(.min) && clamp.contains(.max), "\(bounds)")
    }
    #expect(try DateBounds(late..<late).days(now: now, zone: .utc) == nil)
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(late..<late)
    #expect(throws: KalendsError.contradictoryRules([.bounds])) {
      try AvailabilityValidator(rules, today: early)
    }
    rules.bounds = inverted[0]
    #expect(throws: KalendsError.invertedBounds(inverted[0])) {
      try AvailabilityValidator(rules, today: early)
    }
  }

  @Test("instants that are no numbers, or beyond the range")
  func instants() {
    for milliseconds in [
      Double.nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 253_402_300_800_000,
      -377_705_116_800_001, .greatestFiniteMagnitude,
    ] {
      #expect(throws: KalendsError.self, "\(milliseconds)") {
        try Instant(millisecondsSinceEpoch: milliseconds)
      }
      #expect(throws: KalendsError.self, "\(milliseconds)") {
        try Instant(secondsSinceEpoch: milliseconds)
      }
    }
    for milliseconds in [Int64.min, .max] {
      #expect(throws: KalendsError.self) { try Instant(millisecondsSinceEpoch: milliseconds) }
      #expect(throws: KalendsError.self) { try now.adding(milliseconds: milliseconds) }
    }
  }

  @Test("the first and the last instant in every kind of bounds, west and east")
  func extremes() throws {
    for hours in [-14, 0, 14] {
      let zone = ZoneRules(offset: try ZoneOffset(seconds: hours * 3600))
      for bounds in [
        DateBounds.none, DateBounds(Day.min...Day.max), DateBounds(Instant.min...Instant.max),
        DateBounds(Day.max...), DateBounds(...Day.min), DateBounds(from: .time(.noon)),
      ] {
        for interval in [1, 30] {
          let clamp = try DateClamp(
            bounds, components: [.date, .hourAndMinute], minuteInterval: interval,
            rounding: .up, now: now, zone: zone)
          for instant in [Instant.min, .epoch, .max] {
            let once = clamp.clampedKeepingTime(instant).value
            #expect((Instant.min...Instant.max).contains(once))
          }
          for given in [Day.min, .epoch, .max] {
            #expect(clamp.days.contains(clamp.clamped(given).value))
          }
        }
      }
    }
  }

  @Test("intervals that are no divisors of an hour", arguments: [7, 0, -1, 31, 60, .min, .max])
  func intervals(_ interval: Int) {
    #expect(throws: KalendsError.minuteIntervalOutOfRange(interval)) {
      try DateClamp(.none, minuteInterval: interval, now: now, zone: .utc)
    }
  }

  @Test(
    "numbers of rules beyond every day", arguments: [Int.min, -1, 7_304_484, Int.max])
  func numbers(_ number: Int) throws {
    typealias Edit = (inout AvailabilityRules) -> Void
    let edits: [(AvailabilityRule, Edit)] = [
      (.notice, { $0.notice = number }), (.window, { $0.window = number }),
      (.step, { $0.step = number }), (.least, { $0.length = .init(least: number) }),
      (.greatest, { $0.length = .init(greatest: number) }),
      (.fixedLength, { $0.fixedLength = number }),
    ]
    for (rule, edit) in edits {
      var rules = AvailabilityRules()
      edit(&rules)
      do {
        _ = try AvailabilityValidator(rules, today: .epoch)
        Issue.record("\(rule) \(number)")
      } catch {
        guard case .ruleOutOfRange(rule, number, _) = error else {
          Issue.record("\(rule) \(number): \(error)")
          continue
        }
      }
    }
    let validator = try AvailabilityValidator(AvailabilityRules(), today: .epoch)
    #expect(validator.firstFit(nights: number, from: .epoch) == nil)
  }

  @Test("rules that contradict each other are named")
  func contradictions() {
    typealias Edit = (inout AvailabilityRules) -> Void
    let edits: [([AvailabilityRule], Edit)] = [
      ([.least, .greatest], { $0.length = .init(least: 5, greatest: 3) }),
      (
        [.least, .fixedLength],
        {
          $0.length = .init(least: 5)
          $0.fixedLength = 3
        }
      ),
      (
        [.fixedLength, .step],
        {
          $0.fixedLength = 10
          $0.step = 7
        }
      ),
      (
        [.least, .greatest, .step],
        {
          $0.length = .init(least: 8, greatest: 13)
          $0.step = 7
        }
      ),
      (
        [.notice, .window],
        {
          $0.notice = 9
          $0.window = 3
        }
      ),
      ([.weekdays], { $0.weekdays = [] }),
      (
        [.weekdays, .startWeekdays],
        {
          $0.weekdays = .monday
          $0.startWeekdays = .tuesday
        }
      ),
      (
        [.bounds, .window],
        {
          $0.bounds = DateBounds(day("2026-03-14")...)
          $0.window = 3
        }
      ),
    ]
    for (named, edit) in edits {
      var rules = AvailabilityRules()
      edit(&rules)
      #expect(throws: KalendsError.contradictoryRules(named)) {
        try AvailabilityValidator(rules, today: .epoch)
      }
    }
  }

  @Test("the whole range of days as one range")
  func everything() throws {
    var rules = AvailabilityRules()
    rules.weekdays = .monday
    rules.length = .init(greatest: 7)
    let validator = try AvailabilityValidator(rules, today: .epoch)
    let violations = validator.violations(from: .min, to: .max)
    #expect(violations.map(\.rule) == [.weekdays, .greatest])
    let nearest = validator.nearest(to: Day.min...Day.max)
    // The first supported day is a Monday.
    #expect(nearest.shorter == Day.min...Day.min && nearest.longer == nil)
    #expect(validator.firstAvailable(from: .max) == nil)
    #expect(validator.lastAvailable(upTo: .min) == Day.min)
  }

  @Test("a hundred thousand taken days, in disorder and repeated")
  func manyDays() throws {
    var random = SplitMix64(seed: 4)
    let numbers = (0..<100_000).map { _ in Int.random(in: 0..<2_900_000, using: &random) }
    var rules = AvailabilityRules()
    rules.unavailable = [.init(DaySet(try numbers.map { try Day(daysSinceEpoch: $0) }))]
    let validator = try AvailabilityValidator(rules, today: .epoch)
    #expect(
      validator.availableDayCount(in: .epoch...(try Day(daysSinceEpoch: 2_932_896)))
        == 2_932_897 - Set(numbers).count)
  }

  @Test("ten million taken days, one by one and as five million stays of two")
  func tenMillionDays() throws {
    // In their order, as a database gives them; there are not as many days, so each comes eight times.
    func start(_ index: Int) -> Int { index / 8 * 4 - 2_100_000 }
    let days = DaySet((0..<10_000_000).lazy.map { day(number: start($0)) })
    #expect(days.count == 1_250_000)
    let stays = DaySet(
      (0..<5_000_000).lazy.map { day(number: start(2 * $0))...day(number: start(2 * $0) + 1) })
    #expect(stays.count == 2_500_000)
    var rules = AvailabilityRules()
    rules.unavailable = [.init(stays)]
    rules.length = .init(least: 1)
    let validator = try AvailabilityValidator(rules, today: .epoch)
    // Of four days the first two are taken.
    #expect(validator.isValid(from: day(number: 2), to: day(number: 3)))
    #expect(
      validator.violations(from: day(number: 2), to: day(number: 4)).map(\.rule) == [.unavailable])
    #expect(validator.firstAvailable(from: day(number: 4_000)) == day(number: 4_002))
    #expect(validator.availableDayCount(in: day(number: 0)...day(number: 399_999)) == 200_000)
  }

  @Test("a skipped day is not available, and says so")
  func skippedDay() throws {
    let apia = try ZoneRules(
      identifier: "Apia", initialOffset: ZoneOffset("-10:00"),
      transitions: [ZoneTransition(at: Instant("2011-12-30T10:00Z"), to: ZoneOffset("+14:00"))])
    #expect(Array(apia.skippedDays.intervals) == [day("2011-12-30")...day("2011-12-30")])
    let validator = try AvailabilityValidator(AvailabilityRules(), now: now, zone: apia)
    #expect(!validator.isAvailable(day("2011-12-30")))
    #expect(validator.violations(of: day("2011-12-30")).map(\.rule) == [.skipped])
    #expect(validator.firstAvailable(from: day("2011-12-30")) == day("2011-12-31"))
    let clamp = try DateClamp(.none, now: now, zone: apia)
    #expect(
      clamp.clamped(day("2011-12-30"))
        == Clamped(value: day("2011-12-29"), reason: .skipped))
    let bounded = try DateClamp(DateBounds(day("2011-12-30")...), now: now, zone: apia)
    #expect(bounded.clamped(day("2011-12-30")).value == day("2011-12-31"))
  }

  @Test("bounds in a zone: now, instants, and the days that they reach")
  func boundsInZone() throws {
    let kiritimati = ZoneRules(offset: try ZoneOffset("+14:00"))
    let present = try Instant("2026-03-14T11:00Z")
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(from: .now, through: .instant(try Instant("2026-03-20T09:59Z")))
    rules.notice = 1
    let validator = try AvailabilityValidator(rules, now: present, zone: kiritimati)
    #expect(validator.today == day("2026-03-15"))
    #expect(validator.bounds == day("2026-03-15")...day("2026-03-20"))
    #expect(validator.violations(of: day("2026-03-15")).map(\.rule) == [.notice])
    #expect(validator.violations(of: day("2026-03-15")).first?.limitDay == day("2026-03-16"))
    let early = validator.violations(from: day("2026-03-14"), to: day("2026-03-21"))
    #expect(early.map(\.rule) == [.bounds, .bounds, .notice])
    #expect(early.map(\.limitDay) == ["2026-03-15", "2026-03-20", "2026-03-16"].map { day($0) })
  }
}
