/// A length of time in the units of dates, as Temporal's durations have them.
///
/// A difference between two dates has all its units of one sign.
public struct DateDuration: Hashable, Sendable {
  /// Years of the calendar.
  public var years: Int
  /// Months of the calendar.
  public var months: Int
  /// Weeks of seven days.
  public var weeks: Int
  /// Days.
  public var days: Int

  /// Makes a duration; a unit that is not given is 0.
  public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
    self.years = years
    self.months = months
    self.weeks = weeks
    self.days = days
  }

  /// The units of a duration, largest first.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case years
    case months
    case weeks
    case days
  }
}
