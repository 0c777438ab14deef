/// How a locale counts and divides weeks.
///
/// Source: UTS 35, part 4, "Week Data".
public struct WeekRules: Hashable, Sendable {
  /// The weekday that a week starts with.
  public let firstWeekday: Weekday
  /// How many days of a year or month its first week has at least, 1…7.
  ///
  /// With 1 a week that holds the first day counts; with 4, as in ISO 8601, the week that holds
  /// most of its days in the year.
  public let minimalDays: Int
  /// The weekdays of the weekend.
  public let weekend: WeekdaySet

  /// The rules of ISO 8601: Monday first, at least four days; Saturday and Sunday are the weekend.
  public static let iso8601 = WeekRules(
    unchecked: .monday, minimalDays: 4, weekend: [.saturday, .sunday])

  /// Makes rules.
  ///
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` when `minimalDays` is not in 1…7.
  public init(
    firstWeekday: Weekday, minimalDays: Int, weekend: WeekdaySet
  ) throws(KalendsError) {
    guard (1...7).contains(minimalDays) else {
      throw .fieldOutOfRange(.week, value: minimalDays, limits: 1...7)
    }
    self.init(unchecked: firstWeekday, minimalDays: minimalDays, weekend: weekend)
  }

  private init(unchecked firstWeekday: Weekday, minimalDays: Int, weekend: WeekdaySet) {
    self.firstWeekday = firstWeekday
    self.minimalDays = minimalDays
    self.weekend = weekend
  }

  /// The same rules with another first weekday, as a host may ask for.
  ///
  /// - Complexity: O(1)
  public func starting(with firstWeekday: Weekday) -> WeekRules {
    WeekRules(unchecked: firstWeekday, minimalDays: minimalDays, weekend: weekend)
  }
}

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

  /// Whether a weekday is in the set.
  ///
  /// - Complexity: O(1)
  public func contains(_ weekday: Weekday) -> Bool {
    rawValue >> (weekday.rawValue - 1) & 1 == 1
  }

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
