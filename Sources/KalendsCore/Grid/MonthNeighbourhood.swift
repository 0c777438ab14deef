/// A month between its neighbours: what the grid of a month is made of.
///
/// Three words, which a function returns in registers. The grid is then built once for all calendars
/// and not once for each family of them; jobs J1 and J1b of the benchmarks show both.
struct MonthNeighbourhood {
  // The cells of the first days, without era, as if outside the month.
  let before: DayCell
  let month: DayCell
  let after: DayCell

  /// The number of days of the month.
  @inline(__always)
  var daysInMonth: Int { after.days(since: month) }

  /// The number of days of the month before.
  @inline(__always)
  var daysBefore: Int { month.days(since: before) }
}

extension CalendarArithmetic {
  /// A month with its neighbours, or `nil` when the year does not have it or a neighbour is too
  /// short to fill the rows of its grid.
  @inline(__always)
  func neighbourhood(of ordinal: Int, ofYear year: Int) -> MonthNeighbourhood? {
    guard ordinal >= 1, ordinal <= monthsInYear(year) else { return nil }
    let span = month(ordinal, ofYear: year)
    let previous = month(before: span)
    let next = month(after: span)
    // Six cells come before a month at the most, and 14 after it.
    guard previous.length >= 6, next.length >= 14, span.length >= 28 else { return nil }
    return MonthNeighbourhood(
      before: DayCell(firstOf: previous), month: DayCell(firstOf: span),
      after: DayCell(firstOf: next))
  }
}

extension CalendarSystem {
  /// The neighbourhood of a month, or `nil` when the grid of that month is not a usual one.
  @inline(__always)
  func neighbourhood(of month: Int, ofYear year: Int) -> MonthNeighbourhood? {
    switch arithmetic {
    case .gregorian(let calendar): calendar.neighbourhood(of: month, ofYear: year)
    case .alexandrian(let calendar): calendar.neighbourhood(of: month, ofYear: year)
    case .persian: PersianArithmetic().neighbourhood(of: month, ofYear: year)
    case .indian: IndianArithmetic().neighbourhood(of: month, ofYear: year)
    case .hebrew: HebrewArithmetic().neighbourhood(of: month, ofYear: year)
    case .islamic(let calendar): calendar.neighbourhood(of: month, ofYear: year)
    case .ummAlQura: UmmAlQuraArithmetic().neighbourhood(of: month, ofYear: year)
    case .table(let calendar): calendar.neighbourhood(of: month, ofYear: year)
    }
  }
}
