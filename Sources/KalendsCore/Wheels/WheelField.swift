/// What a wheel column chooses.
public enum WheelField: String, CaseIterable, Hashable, Sendable {
  /// The era, where the calendar has several within reach.
  case era
  /// The year of the era.
  case year
  /// The month, by its code.
  case month
  /// The day of the month.
  case day
  /// A day with weekday and month, in the one column of dates beside a time.
  case wholeDay
  /// The half of the day.
  case dayPeriod
  /// The hour.
  case hour
  /// The minute.
  case minute

  /// Whether the last row is followed by the first one.
  public var loops: Bool {
    switch self {
    case .month, .day, .hour, .minute: true
    case .era, .year, .wholeDay, .dayPeriod: false
    }
  }

  /// Whether it is a part of the date.
  public var isPartOfDate: Bool {
    switch self {
    case .era, .year, .month, .day, .wholeDay: true
    case .dayPeriod, .hour, .minute: false
    }
  }
}

/// The half of a day that AM and PM stand for.
public enum DayPeriod: UInt8, CaseIterable, Hashable, Sendable {
  /// From midnight up to noon.
  case am
  /// From noon on.
  case pm
}

/// What a row of a wheel column stands for.
public enum WheelValue: Hashable, Sendable {
  /// An era.
  case era(Era)
  /// A year in the calendar's continuous count.
  case year(Int)
  /// A month.
  case month(MonthCode)
  /// A day of the month, from 1.
  case day(Int)
  /// A day.
  case wholeDay(Day)
  /// The half of the day.
  case dayPeriod(DayPeriod)
  /// An hour of the day, 0…23 in every hour cycle, and which of two it is where the zone's clocks
  /// show it, or a part of it, twice on the day.
  case hour(Int, HourOccurrence)
  /// A minute of the hour, 0…59.
  case minute(Int)

  /// The column that it belongs to.
  public var field: WheelField {
    switch self {
    case .era: .era
    case .year: .year
    case .month: .month
    case .day: .day
    case .wholeDay: .wholeDay
    case .dayPeriod: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    }
  }
}

/// Which of two hours with the same number is meant, on a day on which clocks are put back.
public enum HourOccurrence: UInt8, Hashable, Sendable {
  /// The only one.
  case only
  /// The one before the clocks are put back.
  case first
  /// The one after the clocks were put back.
  case second
}
