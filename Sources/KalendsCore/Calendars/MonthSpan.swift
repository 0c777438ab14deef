/// One month of one year, as days: what a calendar's arithmetic answers with.
///
/// Numbers are plain integers and may lie a little outside the supported range, so that a grid can
/// show the neighbours of the first and the last month.
struct MonthSpan {
  /// The year in the calendar's continuous count.
  var year: Int
  /// The position in the year, from 1.
  var ordinal: Int
  /// The number of the month code.
  var number: Int
  /// Whether the month code has the leap flag.
  var isLeap: Bool
  /// The epoch day of the month's first day.
  var firstDay: Int
  /// The number of days.
  var length: Int
  /// How many months the year has.
  var monthsInYear: Int
  /// The year's packed shape, in calendars of 29 and 30 days; else zero.
  var yearShape = LunarYear(bits: 0)

  /// The epoch day after the month's last day.
  var endDay: Int { firstDay &+ length }

  /// The month code.
  var code: MonthCode { MonthCode(unchecked: number, isLeap: isLeap) }
}

extension DayCell {
  /// Packs the cell of an epoch day of a month, without era and as if outside the month.
  @inline(__always)
  init(_ epochDay: Int, in span: MonthSpan) {
    let day =
      UInt64(truncatingIfNeeded: epochDay &+ 1 << 23)
      | UInt64(truncatingIfNeeded: epochDay &- span.firstDay &+ 1) << 24
    let month =
      UInt64(truncatingIfNeeded: span.ordinal) << 29
      | UInt64(truncatingIfNeeded: span.number) << 33 | (span.isLeap ? 1 << 37 : 0)
    self.init(bits: day | month | UInt64(truncatingIfNeeded: span.year &+ 1 << 19) << 44)
  }
}

extension CalendarDate {
  /// The date of a day of the month.
  @inline(__always)
  init(_ day: Int, in span: MonthSpan, calendar: CalendarIdentifier) {
    let era = calendar.eraNumber(ofDay: day, year: span.year)
    self.init(
      cell: DayCell(day, in: span).with(era: era, isInMonth: true), daysInMonth: span.length,
      monthsInYear: span.monthsInYear, calendar: calendar)
  }
}
