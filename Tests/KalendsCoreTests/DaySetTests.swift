import KalendsCore
import TestSupport
import Testing

/// Sets of days against the same sets kept as an array of Booleans over a small universe.
@Suite struct DaySetTests {
  /// The universe: 70 days around the epoch.
  static let universe = -35..<35

  static func day(_ number: Int) -> Day {
    // Inside the universe, far from the limits of a day.
    (try? Day(daysSinceEpoch: number)) ?? .epoch
  }

  /// A set and its members, from random ranges that overlap, touch and repeat.
  static func random(
    using generator: inout SplitMix64
  ) -> (set: DaySet, members: Set<Int>) {
    var ranges: [ClosedRange<Day>] = []
    var members: Set<Int> = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let first = Int.random(in: universe, using: &generator)
      let last = min(first + Int.random(in: 0...12, using: &generator), universe.upperBound - 1)
      ranges.append(day(first)...day(last))
      members.formUnion(first...last)
    }
    return (DaySet(ranges), members)
  }

  @Test func algebraAgreesWithMembershipDayByDay() {
    var generator = SplitMix64(seed: 1)
    var tally = Tally("set algebra")
    for _ in 0..<2_000 {
      let (left, leftDays) = Self.random(using: &generator)
      let (right, rightDays) = Self.random(using: &generator)
      for (name, set, members) in [
        ("union", left.union(right), leftDays.union(rightDays)),
        ("intersection", left.intersection(right), leftDays.intersection(rightDays)),
        ("subtracting", left.subtracting(right), leftDays.subtracting(rightDays)),
        (
          "symmetricDifference", left.symmetricDifference(right),
          leftDays.symmetricDifference(rightDays)
        ),
        ("complement", left.complement, Set(Self.universe).subtracting(leftDays)),
      ] {
        let found = Self.universe.filter { set.contains(Self.day($0)) }
        tally.judge(found == members.sorted(), "\(name) of \(left.intervals.map(\.self))")
      }
      tally.judge(left.complement.complement == left, "complement twice")
      tally.judge(left.count == leftDays.count, "count \(left.count) of \(leftDays.count)")
    }
    #expect(tally.differences == 0, "\(tally.summary)")
    print(tally.summary)
  }

  @Test func lookingUpAgreesWithAScan() {
    var generator = SplitMix64(seed: 2)
    var tally = Tally("looking up days in sets")
    for _ in 0..<500 {
      let (set, members) = Self.random(using: &generator)
      for first in Self.universe {
        let after = members.filter { $0 >= first }.min()
        tally.judge(set.first(from: Self.day(first))?.daysSinceEpoch == after, "from \(first)")
        let before = members.filter { $0 <= first }.max()
        tally.judge(set.last(upTo: Self.day(first))?.daysSinceEpoch == before, "up to \(first)")
        let last = Int.random(in: first..<Self.universe.upperBound, using: &generator)
        let range = Self.day(first)...Self.day(last)
        let inside = members.filter { (first...last).contains($0) }
        tally.judge(set.count(in: range) == inside.count, "count in \(first)...\(last)")
        tally.judge(
          set.contains(range) == (inside.count == last - first + 1), "whole \(first)...\(last)")
        tally.judge(
          set.first(in: range)?.daysSinceEpoch == inside.min(), "first in \(first)...\(last)")
        let met = set.intervals(meeting: range)
        tally.judge(
          met.allSatisfy { $0.overlaps(range) }
            && set.intervals.filter { $0.overlaps(range) } == Array(met),
          "intervals meeting \(first)...\(last)")
      }
    }
    #expect(tally.differences == 0, "\(tally.summary)")
    print(tally.summary)
  }

  @Test func intervalsAreSortedAndDoNotTouch() throws {
    let set = DaySet([
      try Day("2026-03-05")...Day("2026-03-07"), try Day("2026-03-01")...Day("2026-03-02"),
      try Day("2026-03-08")...Day("2026-03-08"), try Day("2026-03-06")...Day("2026-03-06"),
    ])
    #expect(
      Array(set.intervals) == [
        try Day("2026-03-01")...Day("2026-03-02"), try Day("2026-03-05")...Day("2026-03-08"),
      ])
    #expect(DaySet([try Day("2026-03-02"), try Day("2026-03-01")]).intervals.count == 1)
  }

  @Test func theWholeRangeIsASetLikeAnyOther() {
    #expect(DaySet.all.contains(.min) && DaySet.all.contains(.max))
    #expect(DaySet.all.count == Day.max.days(since: .min) + 1)
    #expect(DaySet.all.complement.isEmpty)
    #expect(DaySet().complement == .all)
    #expect(DaySet().first(from: .min) == nil)
    #expect(DaySet(Day.max...Day.max).last(upTo: .max) == .max)
  }

  @Test func aMonthsMaskAgreesWithItsCells() throws {
    var generator = SplitMix64(seed: 3)
    var tally = Tally("masks of sets")
    let calendar = try CalendarSystem(.gregory)
    for _ in 0..<2_000 {
      let (set, _) = Self.random(using: &generator)
      let first = Self.day(Int.random(in: -80..<80, using: &generator))
      let grid = try calendar.monthGrid(containing: first, firstWeekday: .monday)
      let mask = grid.cells.mask(of: set)
      for (index, cell) in grid.cells.enumerated() {
        tally.judge(mask[index] == set.contains(cell.epochDay), "\(cell.epochDay)")
      }
      tally.judge(mask.rawValue >> UInt64(grid.cells.count) == 0, "bits behind the grid")
    }
    #expect(tally.differences == 0, "\(tally.summary)")
    print(tally.summary)
  }
}
