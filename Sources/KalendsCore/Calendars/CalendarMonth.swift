/// A month of one year of a calendar, which has at least one supported day.
public struct CalendarMonth: Hashable, Sendable {
  /// The cell of the first day, in which all but the length is written.
  let firstCell: DayCell
  private let length: UInt8
  /// The calendar.
  public let calendar: CalendarIdentifier

  /// The year in the calendar's continuous count.
  public var year: Int { firstCell.year }
  /// The position of the month in the year, from 1.
  public var month: Int { firstCell.month }
  /// What identifies the month within the year.
  public var monthCode: MonthCode { firstCell.monthCode }
  /// The era of the first day, `nil` in calendars without eras.
  public var era: Era? { firstCell.era }
  /// The number of days, 5…31.
  public var daysInMonth: Int { Int(length) }

  /// The days of the month, without those before ``Day/min`` and after ``Day/max``.
  ///
  /// - Complexity: O(1)
  public var days: ClosedRange<Day> {
    let first = firstCell.epochDay
    let last = Day(unchecked: first.number + Int32(length) - 1)
    return max(first, .min)...min(last, .max)
  }

  @inline(__always)
  init(firstCell: DayCell, length: Int, calendar: CalendarIdentifier) {
    self.firstCell = firstCell
    self.length = UInt8(truncatingIfNeeded: length)
    self.calendar = calendar
  }

  init(_ span: MonthSpan, calendar: CalendarIdentifier) {
    let era = calendar.eraNumber(ofDay: span.firstDay, year: span.year)
    let first = DayCell(span.firstDay, in: span)
    self.init(
      firstCell: first.with(era: era, isInMonth: true), length: span.length, calendar: calendar)
  }
}

/// A year of a calendar.
public struct CalendarYear: Hashable, Sendable {
  /// The first supported day of the year, with the era and the year of the era that it lies in.
  public let first: CalendarDate
  /// The last supported day of the year, which can lie in another era.
  public let last: CalendarDate

  /// The year in the calendar's continuous count.
  public var year: Int { first.year }
  /// The days of the year.
  public var days: ClosedRange<Day> { first.epochDay...last.epochDay }
}
