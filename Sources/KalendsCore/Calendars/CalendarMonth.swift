/// A month of one year of a calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// The calendar.
  public let calendar: CalendarIdentifier
  /// The year in the calendar's continuous count.
  public let year: Int
  /// The position of the month in the year, from 1.
  public let month: Int
  /// What identifies the month within the year.
  public let monthCode: MonthCode
  /// The number of days, 5…31.
  public let daysInMonth: Int
  /// The epoch day of the first day; around the supported days it may lie outside them.
  let firstNumber: Int

  @inline(__always)
  init(_ span: MonthSpan, calendar: CalendarIdentifier) {
    self.calendar = calendar
    year = span.year
    month = span.ordinal
    monthCode = span.code
    daysInMonth = span.length
    firstNumber = span.firstDay
  }
}
