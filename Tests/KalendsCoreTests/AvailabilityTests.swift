import KalendsCore
import TestSupport
import Testing

/// Rules of availability against the same rules judged day by day over a small universe.
@Suite struct AvailabilityTests {
  /// Rules with days as plain numbers, judged in the slow and obvious way.
  struct Slow {
    var rules = AvailabilityRules()
    var bounds = 0...49
    var taken: Set<Int> = []
    var window: ClosedRange<Int>?
    var today = 0

    func isKnown(_ day: Int) -> Bool { window?.contains(day) ?? true }

    func isInSpan(_ day: Int) -> Bool {
      bounds.contains(day) && day >= today + (rules.notice ?? -1_000)
        && day <= today + (rules.window ?? 1_000)
    }

    func isAvailable(_ day: Int) -> Bool {
      isInSpan(day) && isKnown(day) && !taken.contains(day)
        && rules.weekdays.contains(AvailabilityTests.day(day).weekday)
    }

    func limits(_ start: Int) -> AvailabilityRules.Length.Limits {
      let day = AvailabilityTests.day(start)
      let season = rules.length?.seasons.first { $0.days.contains(day) }?.limits
      return season ?? rules.length?.byWeekday[day.weekday] ?? rules.length?.limits ?? .init()
    }

    func isValid(_ start: Int, _ end: Int) -> Bool {
      guard start <= end, isAvailable(start) else { return false }
      let first = AvailabilityTests.day(start)
      let last = AvailabilityTests.day(end)
      guard rules.startWeekdays.contains(first.weekday), rules.endWeekdays.contains(last.weekday)
      else { return false }
      let isDeparture =
        rules.endMayBeUnavailable && start < end && taken.contains(end)
        && !taken.contains(end - 1) && isInSpan(end) && isKnown(end)
        && rules.weekdays.contains(last.weekday)
      guard isAvailable(end) || isDeparture else { return false }
      if rules.isContiguous, start + 1 < end, !(start + 1..<end).allSatisfy(isAvailable) {
        return false
      }
      let length = end - start + (rules.lengthUnit == .days ? 1 : 0)
      let limits = limits(start)
      return length >= limits.least && length <= limits.greatest ?? .max
        && length == rules.fixedLength ?? length && length % rules.step == 0
    }
  }

  static func day(_ number: Int) -> Day {
    // Inside the universe, far from the limits of a day.
    (try? Day(daysSinceEpoch: number)) ?? .epoch
  }

  /// Random rules, with every rule present now and then.
  static func random(using generator: inout SplitMix64) -> Slow {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func weekdays() -> WeekdaySet {
      chance(60) ? .all : WeekdaySet(rawValue: UInt8(number(1...127)))
    }
    func limits() -> AvailabilityRules.Length.Limits {
      let least = number(0...4)
      return .init(least: least, greatest: chance(50) ? least + number(0...6) : nil)
    }
    var slow = Slow()
    slow.today = number(-5...20)
    slow.rules.bounds = DateBounds(day(0)...day(49))
    slow.rules.weekdays = weekdays()
    slow.rules.startWeekdays = weekdays()
    slow.rules.endWeekdays = weekdays()
    for _ in 0..<number(0...4) {
      let first = number(0...49)
      let last = first + number(0...5)
      slow.taken.formUnion(first...last)
      slow.rules.unavailable.append(.init(DaySet(day(first)...day(last))))
    }
    if chance(20) {
      let window = number(0...10)...number(30...49)
      let refused = Set((0..<5).map { _ in number(0...49) })
      slow.window = window
      slow.taken.formUnion(refused.filter(window.contains))
      slow.rules.decision = .init(window: day(window.lowerBound)...day(window.upperBound)) {
        !refused.contains($0.daysSinceEpoch)
      }
    }
    if chance(50) {
      var length = AvailabilityRules.Length()
      length.limits = limits()
      if chance(40) { length.byWeekday = [.friday: limits(), .sunday: limits()] }
      if chance(40) {
        let first = number(0...40)
        length.seasons = [.init(DaySet(day(first)...day(first + 9)), limits: limits())]
      }
      slow.rules.length = length
    }
    slow.rules.lengthUnit = chance(30) ? .days : .nights
    if chance(15) { slow.rules.fixedLength = number(1...7) }
    if chance(20) { slow.rules.step = number(1...4) }
    if chance(20) { slow.rules.notice = number(0...5) }
    if chance(20) { slow.rules.window = number(10...40) }
    slow.rules.isContiguous = !chance(25)
    slow.rules.endMayBeUnavailable = chance(40)
    return slow
  }

  @Test func judgementsAgreeWithAScanDayByDay() {
    var generator = SplitMix64(seed: 11)
    var tally = Tally("judgements of days and ranges")
    var contradictions = 0
    for _ in 0..<400 {
      let slow = Self.random(using: &generator)
      guard
        let validator = try? AvailabilityValidator(slow.rules, today: Self.day(slow.today))
      else {
        contradictions += 1
        let something = (0..<50).contains { start in
          (start..<50).contains { slow.isValid(start, $0) }
        }
        // Lengths of a weekday or season that contradict each other do not empty the others.
        if something, slow.rules.length?.byWeekday.isEmpty ?? true,
          slow.rules.length?.seasons.isEmpty ?? true
        {
          tally.judge(false, "contradictory, and yet there is a range: \(slow.rules)")
        }
        continue
      }
      for start in -2..<52 {
        let day = Self.day(start)
        tally.judge(validator.isAvailable(day) == slow.isAvailable(start), "\(start)")
        tally.judge(validator.violations(of: day).isEmpty == slow.isAvailable(start), "\(start)")
        for end in start..<min(start + 16, 52) {
          let isValid = slow.isValid(start, end)
          tally.judge(
            validator.isValid(from: day, to: Self.day(end)) == isValid,
            "\(start)…\(end) \(slow.rules)")
          tally.judge(
            validator.violations(from: day, to: Self.day(end)).isEmpty == isValid,
            "violations of \(start)…\(end) \(slow.rules)")
        }
      }
    }
    print(tally.summary, "(\(contradictions) rules contradict each other)")
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test func theNearestRangesAreAllowedAndNearest() {
    var generator = SplitMix64(seed: 12)
    var tally = Tally("nearest ranges")
    for _ in 0..<600 {
      let slow = Self.random(using: &generator)
      guard
        let validator = try? AvailabilityValidator(slow.rules, today: Self.day(slow.today))
      else { continue }
      for _ in 0..<12 {
        let start = Int.random(in: -3..<52, using: &generator)
        let nights = Int.random(in: 0..<12, using: &generator)
        let nearest = validator.nearest(to: Self.day(start)...Self.day(start + nights))
        func range(_ start: Int?, _ nights: Int?) -> ClosedRange<Day>? {
          guard let start, let nights else { return nil }
          return Self.day(start)...Self.day(start + nights)
        }
        // The same length; else the nearest start, with the nearest length, the shorter of two first.
        let lengths = (0..<60).sorted { (abs($0 - nights), $0) < (abs($1 - nights), $1) }
        func moved(_ starts: [Int]) -> ClosedRange<Day>? {
          if let start = starts.first(where: { slow.isValid($0, $0 + nights) }) {
            return range(start, nights)
          }
          return starts.lazy.compactMap { start in
            lengths.first { slow.isValid(start, start + $0) }.flatMap { range(start, $0) }
          }.first
        }
        tally.judge(
          nearest.later == moved(Array(max(start + 1, 0)..<60)),
          "later \(start)+\(nights) \(slow)")
        tally.judge(
          nearest.earlier == moved((-5..<start).reversed()), "earlier \(start)+\(nights) \(slow)")
        let longer = (nights + 1..<60).first { slow.isValid(start, start + $0) }
        tally.judge(nearest.longer == range(start, longer), "longer \(start)+\(nights) \(slow)")
        let shorter = (0..<nights).last { slow.isValid(start, start + $0) }
        tally.judge(nearest.shorter == range(start, shorter), "shorter \(start)+\(nights) \(slow)")
        let fit = (max(start, 0)..<60).first { slow.isValid($0, $0 + nights) }
        tally.judge(
          validator.firstFit(nights: nights, from: Self.day(start)) == range(fit, nights),
          "first fit \(start)+\(nights) \(slow)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test func availableDaysAreFoundWithoutAScan() {
    var generator = SplitMix64(seed: 13)
    var tally = Tally("available days")
    for _ in 0..<600 {
      let slow = Self.random(using: &generator)
      guard
        let validator = try? AvailabilityValidator(slow.rules, today: Self.day(slow.today))
      else { continue }
      for start in stride(from: -4, to: 54, by: 3) {
        let end = start + Int.random(in: 0..<30, using: &generator)
        let range = Self.day(start)...Self.day(end)
        let inside = (start...end).filter(slow.isAvailable)
        let found = validator.availableDays(in: range)
        tally.judge(found == DaySet(inside.map(Self.day)), "\(start)…\(end) \(slow)")
        tally.judge(validator.availableDayCount(in: range) == inside.count, "count \(slow)")
        tally.judge(
          validator.firstAvailable(from: Self.day(start))?.daysSinceEpoch
            == (start..<60).first(where: slow.isAvailable), "first from \(start) \(slow)")
        tally.judge(
          validator.lastAvailable(upTo: Self.day(start))?.daysSinceEpoch
            == (-10...start).last(where: slow.isAvailable), "last up to \(start) \(slow)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}
