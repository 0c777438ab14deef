extension CalendarSystem {
  /// The duration from one date to another, in units of at most `largestUnit`.
  ///
  /// Adding it to `start` with `.constrain` gives `end`. Where a month is short the Temporal
  /// standard's rule decides: from 31 January to 28 February it is 28 days, not one month.
  ///
  /// - Parameters:
  ///   - start: the date to count from, of any calendar.
  ///   - end: the date to count to; when it comes before `start` all units are negative.
  ///   - largestUnit: the largest unit that the answer uses.
  /// - Returns: the duration, in this calendar's years and months.
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` for a date that this calendar does not
  ///   support.
  /// - Complexity: O(1), and O(years) in a calendar whose years differ in months.
  public func duration(
    from start: CalendarDate, to end: CalendarDate, largestUnit: DateDuration.Unit
  ) throws(KalendsError) -> DateDuration {
    let start = try date(of: start.epochDay)
    let end = try date(of: end.epochDay)
    let sign = end.epochDay.days(since: start.epochDay).signum()
    guard sign != 0 else { return DateDuration() }
    var years = 0
    var months = 0
    var base = start.epochDay.daysSinceEpoch
    if largestUnit == .years || largestUnit == .months {
      var anniversary = arithmetic.month(start.month, ofYear: start.year)
      if largestUnit == .years {
        years = try self.years(from: start, to: end, sign: sign)
        anniversary = try span(
          year: start.year + years, code: start.monthCode, overflow: .constrain)
      }
      months = monthCount(from: anniversary, to: end)
      if months != 0, sign > 0 ? start.day > end.day : start.day < end.day { months -= sign }
      let last = try span(anniversary, addingMonths: months)
      base = last.firstDay + min(start.day, last.length) - 1
    }
    let days = end.epochDay.daysSinceEpoch - base
    let weeks = largestUnit == .weeks ? days / 7 : 0
    return DateDuration(years: years, months: months, weeks: weeks, days: days - 7 * weeks)
  }

  /// The most whole years whose anniversary does not pass `end`, neither by the month code and day
  /// of `start` nor in the month that takes a missing leap month's place.
  private func years(
    from start: CalendarDate, to end: CalendarDate, sign: Int
  ) throws(KalendsError) -> Int {
    let years = end.year - start.year
    guard years != 0 else { return 0 }
    let month = try span(year: end.year, code: start.monthCode, overflow: .constrain)
    let isPassed =
      sign > 0
      ? (start.monthCode, start.day) > (end.monthCode, end.day)
        || (month.ordinal, start.day) > (end.month, end.day)
      : (start.monthCode, start.day) < (end.monthCode, end.day)
        || (month.ordinal, start.day) < (end.month, end.day)
    return isPassed ? years - sign : years
  }

  /// How many months the month of `end` lies after `span`.
  private func monthCount(from span: MonthSpan, to end: CalendarDate) -> Int {
    if let monthsInYear = identifier.constantMonthsInYear {
      return monthsInYear * (end.year - span.year) + end.month - span.ordinal
    }
    var count = end.month - span.ordinal
    for year in min(span.year, end.year)..<max(span.year, end.year) {
      count += (end.year - span.year).signum() * arithmetic.monthsInYear(year)
    }
    return count
  }
}
