/// The number of a week, and the year that the week is counted in.
public struct WeekOfYear: Hashable, Sendable {
  /// The year that the week belongs to, in the calendar's continuous count; around the new year it
  /// can differ from the year of a day of the week.
  public let year: Int
  /// The number of the week, from 1.
  public let week: Int

  /// Makes a week number.
  public init(year: Int, week: Int) {
    self.year = year
    self.week = week
  }
}

/// How weeks are numbered.
public enum WeekNumbering: Hashable, Sendable {
  /// ISO 8601: weeks start on Monday, and week 1 has the year's first Thursday. A row of a grid
  /// that starts on another day is numbered by its Thursday.
  case iso8601
  /// Week 1 is the first with at least `minimalDays` days in the year, taken as 1…7; weeks start
  /// where the grid's rows do. The year is the calendar's own.
  case minimalDays(Int)
}

extension CalendarSystem {
  /// The week that a day lies in.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - firstWeekday: the first day of the week.
  ///   - minimalDays: how many days of the new year week 1 has at least; taken as 1…7.
  /// - Returns: the week.
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` outside ``supportedDays``.
  /// - Complexity: O(1)
  public func weekOfYear(
    of day: Day, firstWeekday: Weekday, minimalDays: Int
  ) throws(KalendsError) -> WeekOfYear {
    let number = try supported(day.daysSinceEpoch)
    return weekOfYear(of: number, firstWeekday: firstWeekday, minimalDays: minimalDays)
  }

  /// The week of an epoch day that lies within a week of the supported days.
  func weekOfYear(of day: Int, firstWeekday: Weekday, minimalDays: Int) -> WeekOfYear {
    let minimalDays = min(max(minimalDays, 1), 7)
    func firstWeek(ofYear year: Int) -> Int {
      let newYear = arithmetic.month(1, ofYear: year).firstDay
      let column = firstWeekday.columns(before: newYear)
      return newYear - column + (7 - column < minimalDays ? 7 : 0)
    }
    var year = arithmetic.month(containing: day).year
    if day < firstWeek(ofYear: year) {
      year -= 1
    } else if day >= firstWeek(ofYear: year + 1) {
      year += 1
    }
    return WeekOfYear(year: year, week: (day - firstWeek(ofYear: year)) / 7 + 1)
  }

  /// The number of a row of a grid of this calendar.
  ///
  /// - Parameters:
  ///   - row: the row, from 0.
  ///   - grid: the grid.
  ///   - numbering: how weeks are numbered.
  /// - Returns: the week.
  /// - Precondition: the grid has the row.
  /// - Complexity: O(1)
  public func weekOfYear(
    ofRow row: Int, in grid: MonthGrid, numbering: WeekNumbering
  ) -> WeekOfYear {
    let first = grid.cells[7 * row].epochDay
    switch numbering {
    case .iso8601:
      let thursday =
        first.daysSinceEpoch + Weekday.thursday.column(startingWith: grid.firstWeekday)
      return Self.isoWeek(ofDay: thursday)
    case .minimalDays(let minimalDays):
      return weekOfYear(
        of: first.daysSinceEpoch, firstWeekday: grid.firstWeekday, minimalDays: minimalDays)
    }
  }

  /// The ISO 8601 week of an epoch day.
  static func isoWeek(ofDay day: Int) -> WeekOfYear {
    let thursday = day + 3 - Weekday.monday.columns(before: day)
    let year = GregorianArithmetic.date(of: thursday).year
    let newYear = GregorianArithmetic.day(year: year, month: 1, day: 1)
    return WeekOfYear(year: year, week: (thursday - newYear) / 7 + 1)
  }
}

extension Day {
  /// The ISO 8601 week: it starts on Monday, and week 1 has the year's first Thursday.
  ///
  /// - Complexity: O(1)
  public var isoWeek: WeekOfYear { CalendarSystem.isoWeek(ofDay: daysSinceEpoch) }
}
