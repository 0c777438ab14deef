/// The days and weeks of a calendar's years, for what a date does not hold.
struct YearCount: Hashable, Sendable {
  let calendar: CalendarSystem
  let rules: WeekRules

  /// The day of the year, from 1; `nil` for a day that the calendar does not express.
  func dayOfYear(of date: CalendarDate) -> Int? {
    guard calendar.supportedDays.contains(date.epochDay) else { return nil }
    return date.epochDay.daysSinceEpoch
      - calendar.arithmetic.firstDay(ofYear: date.year) + 1
  }

  /// How many years after the date's own the year comes that its week belongs to: -1…1; `nil` for a
  /// day that the calendar does not express.
  func yearsToWeekYear(of date: CalendarDate) -> Int? {
    guard calendar.supportedDays.contains(date.epochDay) else { return nil }
    let week = calendar.weekOfYear(
      of: date.epochDay.daysSinceEpoch, firstWeekday: rules.firstWeekday,
      minimalDays: rules.minimalDays)
    return week.year - date.year
  }
}
