/// A month between its neighbours: what the grid of a month is made of.
///
/// Four words, which a function returns in registers. The grid is then built once for all calendars
/// and not once for each family of them; jobs J1 and J1b of the benchmarks show both.
struct MonthNeighbourhood {
  // The cells of the first days, without era, as if outside the month.
  let before: DayCell
  let month: DayCell
  let after: DayCell
  /// The number of days of the month after.
  let daysAfter: Int

  /// Collects a month that the year has.
  @inline(__always)
  init(_ ordinal: Int, ofYear year: Int, in arithmetic: some CalendarArithmetic) {
    let span = arithmetic.month(ordinal, ofYear: year)
    let next = arithmetic.month(after: span)
    before = DayCell(firstOf: arithmetic.month(before: span))
    month = DayCell(firstOf: span)
    after = DayCell(firstOf: next)
    daysAfter = next.length
  }

  /// The number of days of the month.
  @inline(__always)
  var daysInMonth: Int { after.epochDay.daysSinceEpoch &- month.epochDay.daysSinceEpoch }

  /// The number of days of the month before.
  @inline(__always)
  var daysBefore: Int { month.epochDay.daysSinceEpoch &- before.epochDay.daysSinceEpoch }
}

extension CalendarSystem {
  /// The neighbourhood of a month.
  ///
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a month that the year does not
  ///   have.
  func months(around month: Int, ofYear year: Int) throws(KalendsError) -> MonthNeighbourhood {
    switch arithmetic {
    case .gregorian(let calendar): try months(around: month, ofYear: year, calendar)
    case .alexandrian(let calendar): try months(around: month, ofYear: year, calendar)
    case .persian: try months(around: month, ofYear: year, PersianArithmetic())
    case .indian: try months(around: month, ofYear: year, IndianArithmetic())
    case .hebrew: try months(around: month, ofYear: year, HebrewArithmetic())
    case .islamic(let calendar): try months(around: month, ofYear: year, calendar)
    case .ummAlQura: try months(around: month, ofYear: year, UmmAlQuraArithmetic())
    case .table(let calendar): try months(around: month, ofYear: year, calendar)
    }
  }

  @inline(__always)
  private func months(
    around month: Int, ofYear year: Int, _ arithmetic: some CalendarArithmetic
  ) throws(KalendsError) -> MonthNeighbourhood {
    let count = arithmetic.monthsInYear(year)
    guard month >= 1, month <= count else {
      throw .fieldOutOfRange(.month, value: month, limits: 1...count)
    }
    return MonthNeighbourhood(month, ofYear: year, in: arithmetic)
  }
}
