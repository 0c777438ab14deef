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
