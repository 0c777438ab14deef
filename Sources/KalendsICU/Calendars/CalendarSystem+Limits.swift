public import KalendsCore

extension CalendarSystem {
  /// The years and days that a calendar can be opened for: the limits of all that can be said in it.
  ///
  /// A calendar that needs ICU expresses only the years that it was opened for, its
  /// ``KalendsCore/CalendarSystem/supportedYears``, and its errors name these. Whoever opens it as
  /// wide as it takes names the limits given here.
  ///
  /// ```swift
  /// try CalendarSystem.limits(of: .islamic).years  // -10945...9664
  /// ```
  ///
  /// - Parameter identifier: the calendar.
  /// - Returns: the years, counted continuously, and their days.
  /// - Throws: as ``KalendsCore/CalendarSystem/open(_:years:)``.
  /// - Complexity: O(1); where ICU has to compute, about ten of its years.
  public static func limits(
    of identifier: CalendarIdentifier
  ) throws(ICUError) -> (years: ClosedRange<Int>, days: ClosedRange<Day>) {
    switch identifier {
    case .islamic, .islamicSaudi, .chinese, .dangi:
      let (least, greatest) = (compiledYears.lowerBound, compiledYears.upperBound)
      let first = try open(identifier, years: least...least)
      let last = try open(identifier, years: greatest...greatest)
      return (
        first.supportedYears.lowerBound...last.supportedYears.upperBound,
        first.supportedDays.lowerBound...last.supportedDays.upperBound
      )
    default:
      let calendar = try accepted(CalendarSystem(identifier))
      return (calendar.supportedYears, calendar.supportedDays)
    }
  }
}
