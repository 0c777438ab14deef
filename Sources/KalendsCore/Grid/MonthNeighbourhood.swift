/// A month between its neighbours: what the grid of a month is made of.
///
/// Three words, which a function returns in registers. The grid is then built once for all calendars
/// and not once for each family of them; jobs J1 and J1b of the benchmarks show both.
struct MonthNeighbourhood {
  // Cells without era, as if outside the month: the last day before the month, its first day, and
  // the first day after it.
  let before: DayCell
  let month: DayCell
  let after: DayCell

  /// The number of days of the month.
  @inline(__always)
  var daysInMonth: Int { after.days(since: month) }
}

extension CalendarArithmetic {
  /// A month with its neighbours, or `nil` when the year does not have it or a neighbour is too
  /// short to fill the rows of its grid.
  @inline(__always)
  func neighbourhood(of ordinal: Int, ofYear year: Int) -> MonthNeighbourhood? {
    guard ordinal >= 1, ordinal <= 13 else { return nil }
    let span = month(ordinal, ofYear: year)
    guard ordinal <= span.monthsInYear else { return nil }
    let previous = month(before: span)
    let next = month(after: span)
    // Six cells come before a month at the most, and 14 after it.
    guard previous.length >= 6, next.length >= 14, span.length >= 28 else { return nil }
    return MonthNeighbourhood(
      before: DayCell(span.firstDay &- 1, in: previous), month: DayCell(span.firstDay, in: span),
      after: DayCell(next.firstDay, in: next))
  }
}

extension SolarArithmetic {
  /// A month with its neighbours, or `nil` when the year does not have it.
  ///
  /// The neighbours' cells differ from the month's by a constant.
  @inline(__always)
  func neighbourhood(of ordinal: Int, ofYear year: Int) -> MonthNeighbourhood? {
    guard ordinal >= 1, ordinal <= 12 else { return nil }
    let span = month(ordinal, ofYear: year)
    let month = DayCell(span.firstDay, in: span)
    let daysBefore =
      ordinal > 1
      ? length(ofMonth: ordinal &- 1, year: year) : length(ofMonth: 12, year: year &- 1)
    let forward = ordinal < 12 ? DayCell.month : DayCell.year &- 11 &* DayCell.month
    let back = ordinal > 1 ? DayCell.month : DayCell.year &- 11 &* DayCell.month
    // From the first day to the last of the month before: one epoch day back, and the day of month.
    let lastDay = UInt64(truncatingIfNeeded: daysBefore &- 1) << 24 &- 1
    return MonthNeighbourhood(
      before: DayCell(bits: month.bits &- back &+ lastDay), month: month,
      after: DayCell(bits: month.bits &+ forward &+ UInt64(truncatingIfNeeded: span.length)))
  }
}

extension CalendarSystem {
  /// The neighbourhood of a month, or `nil` when the grid of that month is not a usual one.
  @inline(__always)
  func neighbourhood(of month: Int, ofYear year: Int) -> MonthNeighbourhood? {
    // Not by the cases of `arithmetic`, which carry the calendars' numbers: here they are constants.
    switch identifier {
    case .gregory, .iso8601, .japanese:
      return GregorianArithmetic.gregorian.neighbourhood(of: month, ofYear: year)
    case .buddhist: return GregorianArithmetic.buddhist.neighbourhood(of: month, ofYear: year)
    case .roc: return GregorianArithmetic.roc.neighbourhood(of: month, ofYear: year)
    case .persian where year <= PersianArithmetic.lastYearByRule:
      return PersianRule().neighbourhood(of: month, ofYear: year)
    case .persian: return PersianArithmetic().neighbourhood(of: month, ofYear: year)
    case .indian: return IndianArithmetic().neighbourhood(of: month, ofYear: year)
    case .coptic: return AlexandrianArithmetic.coptic.neighbourhood(of: month, ofYear: year)
    case .ethiopic: return AlexandrianArithmetic.ethiopic.neighbourhood(of: month, ofYear: year)
    case .ethioaa:
      return AlexandrianArithmetic.ethiopicAmeteAlem.neighbourhood(of: month, ofYear: year)
    case .hebrew: return HebrewArithmetic().neighbourhood(of: month, ofYear: year)
    case .islamicCivil: return IslamicArithmetic.civil.neighbourhood(of: month, ofYear: year)
    case .islamicTabular: return IslamicArithmetic.tabular.neighbourhood(of: month, ofYear: year)
    case .islamicUmmAlQura: return UmmAlQuraArithmetic().neighbourhood(of: month, ofYear: year)
    case .islamic, .islamicSaudi, .chinese, .dangi:
      guard case .table(let years) = arithmetic else { return nil }
      return years.neighbourhood(of: month, ofYear: year)
    }
  }
}
