/// A few weeks or days as a picker shows them without regard to months: a week strip.
public struct DayStrip: Hashable, Sendable {
  /// The cells in order; each counts as inside the month.
  public let cells: DayCells
  /// The number of columns: seven for weeks, the number of days else.
  public let columnCount: Int

  /// The number of rows.
  public var rowCount: Int { cells.count / columnCount }
}

extension CalendarSystem {
  /// The strip of `count` weeks whose first holds a day.
  ///
  /// - Parameters:
  ///   - count: how many weeks, 1…6.
  ///   - day: a day of the first week.
  ///   - firstWeekday: the first day of the week.
  /// - Returns: the strip.
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for other than 1…6 weeks and
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` where the strip leaves ``supportedDays``.
  /// - Complexity: O(1)
  public func strip(
    weeks count: Int, containing day: Day, firstWeekday: Weekday
  ) throws(KalendsError) -> DayStrip {
    guard (1...6).contains(count) else {
      throw .fieldOutOfRange(.week, value: count, limits: 1...6)
    }
    let first = day.daysSinceEpoch - day.weekday.column(startingWith: firstWeekday)
    return try strip(from: first, count: 7 * count, columnCount: 7)
  }

  /// The strip of `count` days from a day on.
  ///
  /// - Parameters:
  ///   - count: how many days, 1…42.
  ///   - day: the first day.
  /// - Returns: the strip, of one row.
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for other than 1…42 days and
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` where the strip leaves ``supportedDays``.
  /// - Complexity: O(1)
  public func strip(days count: Int, from day: Day) throws(KalendsError) -> DayStrip {
    guard (1...42).contains(count) else {
      throw .fieldOutOfRange(.day, value: count, limits: 1...42)
    }
    return try strip(from: day.daysSinceEpoch, count: count, columnCount: count)
  }

  private func strip(
    from first: Int, count: Int, columnCount: Int
  ) throws(KalendsError) -> DayStrip {
    let anchor = arithmetic.month(containing: try supported(first))
    _ = try supported(first + count - 1)
    let cells = DayCells(
      from: first, count: count, anchor: anchor, onlyAnchorIsShown: false,
      arithmetic: arithmetic, calendar: identifier)
    return DayStrip(cells: cells, columnCount: columnCount)
  }
}
