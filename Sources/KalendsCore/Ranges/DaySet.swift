/// A set of days, kept as sorted intervals: membership, neighbours and a month's mask are found by
/// binary search, however many centuries lie between the members.
///
/// ```swift
/// let closed = DaySet([try Day("2026-12-24")...Day("2027-01-02")])
/// closed.contains(try Day("2026-12-31"))  // true
/// closed.complement.first(from: try Day("2026-12-24"))  // 2027-01-03
/// ```
public struct DaySet: Hashable, Sendable {
  /// The epoch days at which membership changes, in increasing order: the first day of an interval
  /// at even positions, the day after its last at odd ones.
  let changes: [Int32]
  private let index: DaySetIndex

  init(changes: [Int32]) {
    self.changes = changes
    index = DaySetIndex(of: changes)
  }

  /// The empty set.
  public init() { self.init(changes: []) }

  /// The days of a range.
  public init(_ range: ClosedRange<Day>) {
    self.init(changes: [range.lowerBound.number, range.upperBound.number + 1])
  }

  /// The days of a range without its end, as iCalendar has the days of an event (RFC 5545).
  public init(_ range: Range<Day>) {
    self.init(changes: range.isEmpty ? [] : [range.lowerBound.number, range.upperBound.number])
  }

  /// The days of several ranges, in any order; they may overlap.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges, O(*n*) when they are sorted.
  public init(_ ranges: some Sequence<ClosedRange<Day>>) {
    self.init(
      unsorted: ranges.map { (first: $0.lowerBound.number, end: $0.upperBound.number + 1) })
  }

  /// Single days, in any order; they may repeat.
  ///
  /// - Complexity: O(*n* log *n*) in the number of days, O(*n*) when they are sorted.
  public init(_ days: some Sequence<Day>) {
    self.init(unsorted: days.map { (first: $0.number, end: $0.number + 1) })
  }

  private init(unsorted: [(first: Int32, end: Int32)]) {
    let changes = Self.merged(unsorted) ?? Self.merged(unsorted.sorted { $0.first < $1.first })
    self.init(changes: changes ?? [])
  }

  /// The changes of membership of intervals, which may overlap; `nil` when they are not sorted.
  private static func merged(_ intervals: [(first: Int32, end: Int32)]) -> [Int32]? {
    guard var last = intervals.first else { return [] }
    var changes: [Int32] = []
    var latest = last.first
    for interval in intervals {
      guard interval.first >= latest else { return nil }
      latest = interval.first
      if interval.first > last.end {
        changes.append(last.first)
        changes.append(last.end)
        last = interval
      } else if interval.end > last.end {
        last.end = interval.end
      }
    }
    changes.append(last.first)
    changes.append(last.end)
    return changes
  }

  /// Every day, from ``Day/min`` to ``Day/max``.
  public static let all = DaySet(Day.min...Day.max)

  /// Whether there is no day in the set.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of days.
  ///
  /// - Complexity: O(*n*) in the number of intervals.
  public var count: Int { intervals.reduce(0) { $0 + $1.dayCount } }
}

// MARK: - Looking up

extension DaySet {
  /// How many changes of membership come on or before an epoch day: odd inside an interval.
  @inline(__always)
  func changeCount(upTo day: Int32) -> Int { index.count(of: changes.span, upTo: day) }

  /// Whether a day is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func contains(_ day: Day) -> Bool { changeCount(upTo: day.number) & 1 == 1 }

  /// Whether every day of a range is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func contains(_ range: ClosedRange<Day>) -> Bool {
    let count = changeCount(upTo: range.lowerBound.number)
    return count & 1 == 1 && changes[count] > range.upperBound.number
  }

  /// The first member on or after a day, `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func first(from day: Day) -> Day? {
    let count = changeCount(upTo: day.number)
    if count & 1 == 1 { return day }
    return count < changes.count ? Day(unchecked: changes[count]) : nil
  }

  /// The last member on or before a day, `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func last(upTo day: Day) -> Day? {
    let count = changeCount(upTo: day.number)
    if count & 1 == 1 { return day }
    return count > 0 ? Day(unchecked: changes[count - 1] - 1) : nil
  }

  /// The first member of a range, `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func first(in range: ClosedRange<Day>) -> Day? {
    guard let day = first(from: range.lowerBound), day <= range.upperBound else { return nil }
    return day
  }

  /// The number of members in a range.
  ///
  /// - Complexity: O(log *n* + *k*) for the *k* intervals that the range meets.
  public func count(in range: ClosedRange<Day>) -> Int {
    intervals(meeting: range).reduce(0) { $0 + $1.clamped(to: range).dayCount }
  }

  /// The intervals of consecutive members, in order, none touching the next.
  public var intervals: Intervals { Intervals(set: self, indices: 0..<changes.count / 2) }

  /// The intervals with at least one day in a range, in order and whole.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func intervals(meeting range: ClosedRange<Day>) -> Intervals {
    let first = changeCount(upTo: range.lowerBound.number) / 2
    let end = (changeCount(upTo: range.upperBound.number) + 1) / 2
    return Intervals(set: self, indices: first..<end)
  }

  /// The set of the intervals with at least one day in a range, whole.
  ///
  /// - Complexity: O(log *n* + *k*) for the *k* intervals of the answer.
  func meeting(_ range: ClosedRange<Day>) -> DaySet {
    let first = changeCount(upTo: range.lowerBound.number) & ~1
    let end = (changeCount(upTo: range.upperBound.number) + 1) & ~1
    return DaySet(changes: Array(changes[first..<end]))
  }

  /// A random-access collection of a set's intervals.
  public struct Intervals: RandomAccessCollection, Sendable {
    private let set: DaySet
    /// The positions of the intervals in the set.
    public let indices: Range<Int>

    init(set: DaySet, indices: Range<Int>) {
      self.set = set
      self.indices = indices
    }

    /// The position of the first interval.
    public var startIndex: Int { indices.lowerBound }

    /// The position after the last interval.
    public var endIndex: Int { indices.upperBound }

    /// The interval at a position.
    ///
    /// - Precondition: the position is one of ``indices``.
    /// - Complexity: O(1)
    public subscript(position: Int) -> ClosedRange<Day> {
      precondition(indices.contains(position), "there is no interval at this position")
      return Day(
        unchecked: set.changes[2 * position])...Day(
          unchecked: set.changes[2 * position + 1] - 1)
    }
  }
}

// MARK: - Set algebra

extension DaySet {
  /// The days that are in either set.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of intervals, as for the other operations.
  public func union(_ other: DaySet) -> DaySet { combined(with: other) { $0 || $1 } }

  /// The days that are in both sets.
  public func intersection(_ other: DaySet) -> DaySet { combined(with: other) { $0 && $1 } }

  /// The days of this set that are not in the other.
  public func subtracting(_ other: DaySet) -> DaySet { combined(with: other) { $0 && !$1 } }

  /// The days that are in one of the sets but not in both.
  public func symmetricDifference(_ other: DaySet) -> DaySet {
    combined(with: other) { $0 != $1 }
  }

  /// The days from ``Day/min`` to ``Day/max`` that are not in the set.
  public var complement: DaySet { DaySet.all.subtracting(self) }

  /// Sweeps over the changes of both sets and keeps those of the combination.
  ///
  /// Before the first day neither set has a member, and then `isMember` must be false.
  @inline(__always)
  private func combined(
    with other: DaySet, isMember: (Bool, Bool) -> Bool
  ) -> DaySet {
    var result: [Int32] = []
    result.reserveCapacity(changes.count + other.changes.count)
    var own = 0
    var others = 0
    while own < changes.count || others < other.changes.count {
      let day = min(
        own < changes.count ? changes[own] : .max,
        others < other.changes.count ? other.changes[others] : .max)
      if own < changes.count, changes[own] == day { own += 1 }
      if others < other.changes.count, other.changes[others] == day { others += 1 }
      if isMember(own & 1 == 1, others & 1 == 1) != (result.count & 1 == 1) { result.append(day) }
    }
    return DaySet(changes: result)
  }
}

extension ClosedRange<Day> {
  /// The number of days.
  public var dayCount: Int { upperBound.days(since: lowerBound) + 1 }
}
