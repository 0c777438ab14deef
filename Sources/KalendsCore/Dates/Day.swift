/// A day, whatever calendar it is written in: the number of days since 1970-01-01.
///
/// Days run from ISO -9999-01-01 to 9999-12-31 in the proleptic Gregorian calendar. A `Day` has no
/// time and no zone; it is what a cell of a month grid stands for, and what dates are compared by.
public struct Day: Hashable, Sendable {
  /// Days since 1970-01-01: -4,371,587 … 2,932,896.
  ///
  /// Inside the module it may lie beyond these limits only where a grid shows neighbours of the
  /// first or the last supported month.
  @usableFromInline let number: Int32

  /// Makes a day that the caller knows to be inside the limits.
  @inlinable
  init(unchecked number: Int32) {
    self.number = number
  }

  /// The day that lies `daysSinceEpoch` days after 1970-01-01.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` outside -4,371,587 … 2,932,896.
  /// - Complexity: O(1)
  @inlinable
  public init(daysSinceEpoch: Int) throws(KalendsError) {
    guard daysSinceEpoch >= Int(Day.min.number), daysSinceEpoch <= Int(Day.max.number) else {
      throw .dayOutOfRange(daysSinceEpoch, limits: Day.min...Day.max)
    }
    self.init(unchecked: Int32(truncatingIfNeeded: daysSinceEpoch))
  }

  /// The number of days since 1970-01-01, -4,371,587 … 2,932,896.
  @inlinable public var daysSinceEpoch: Int { Int(number) }

  /// The first day: ISO -9999-01-01.
  @inlinable public static var min: Day { Day(unchecked: -4_371_587) }

  /// The last day: ISO 9999-12-31.
  @inlinable public static var max: Day { Day(unchecked: 2_932_896) }

  /// The day 1970-01-01.
  @inlinable public static var epoch: Day { Day(unchecked: 0) }

  /// The weekday; 1970-01-01 was a Thursday.
  ///
  /// - Complexity: O(1)
  public var weekday: Weekday { Weekday(index: Int(number) + 3) }

  /// The day that lies `days` later, or earlier when negative.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` beyond ``min`` and ``max``.
  /// - Complexity: O(1)
  public func adding(days: Int) throws(KalendsError) -> Day {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return try Day(daysSinceEpoch: overflow ? days : sum)
  }

  /// How many days `self` lies after `other`; negative when it lies before.
  ///
  /// - Complexity: O(1)
  public func days(since other: Day) -> Int { daysSinceEpoch - other.daysSinceEpoch }
}

extension Day: Comparable {
  /// Whether the left day comes before the right one.
  @inlinable
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day {
  /// The nearest day to an epoch day of any size.
  package init(clamping number: Int) {
    let limits = Day.min.daysSinceEpoch...Day.max.daysSinceEpoch
    let clamped = Swift.min(Swift.max(number, limits.lowerBound), limits.upperBound)
    self.init(unchecked: Int32(truncatingIfNeeded: clamped))
  }
}
