/// A set of weekdays.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// One bit a weekday: bit 0 is Monday, bit 6 is Sunday.
  public let rawValue: UInt8

  /// Makes a set of its bits; those above bit 6 are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

  /// The set of one weekday.
  ///
  /// - Complexity: O(1)
  public init(_ weekday: Weekday) { rawValue = 1 << (weekday.rawValue - 1) }

  /// How many weekdays are in the set, 0…7.
  ///
  /// - Complexity: O(1)
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether a weekday is in the set.
  ///
  /// - Complexity: O(1)
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue >> (weekday.rawValue - 1) & 1 == 1
  }

  /// All seven.
  public static let all = WeekdaySet(rawValue: 0x7F)
  /// Monday alone.
  public static let monday = WeekdaySet(.monday)
  /// Tuesday alone.
  public static let tuesday = WeekdaySet(.tuesday)
  /// Wednesday alone.
  public static let wednesday = WeekdaySet(.wednesday)
  /// Thursday alone.
  public static let thursday = WeekdaySet(.thursday)
  /// Friday alone.
  public static let friday = WeekdaySet(.friday)
  /// Saturday alone.
  public static let saturday = WeekdaySet(.saturday)
  /// Sunday alone.
  public static let sunday = WeekdaySet(.sunday)
}

extension WeekdaySet {
  /// The weekdays that occur in a range of days.
  ///
  /// - Complexity: O(1)
  public init(daysOf range: ClosedRange<Day>) {
    let count = range.dayCount
    guard count < 7 else {
      self = .all
      return
    }
    self = []
    for offset in 0..<count { insert(WeekdaySet(range.lowerBound.weekday.advanced(by: offset))) }
  }
}
