public import KalendsCore

extension CalendarIdentifier {
  /// The ISO years to open the calendar for, so that it expresses some years and their neighbours:
  /// the `years` of ``KalendsCore/CalendarSystem/open(_:years:)``.
  ///
  /// They are whole decades: whoever asks for neighbouring years opens the same calendar again, and
  /// can keep it.
  ///
  /// - Parameter isoYears: the years of the ISO calendar that are asked for.
  /// - Returns: the years; `nil` where the calendar expresses what was asked for anyhow.
  /// - Complexity: O(1)
  public func yearsToOpen(around isoYears: ClosedRange<Int>) -> ClosedRange<Int>? {
    switch self {
    case .islamic, .islamicSaudi, .chinese, .dangi: break
    default: return nil
    }
    // Left to themselves they have 1901…2100 at least; a few years more are for whoever goes on.
    let common = 1910...2090
    if common.contains(isoYears.lowerBound), common.contains(isoYears.upperBound) { return nil }
    let limits = CalendarSystem.compiledYears
    let first = min(max(isoYears.lowerBound, limits.lowerBound), limits.upperBound)
    let last = min(max(isoYears.upperBound, limits.lowerBound), limits.upperBound)
    let firstDecade = first - (first % 10 + 10) % 10
    let lastDecade = last - (last % 10 + 10) % 10
    return max(firstDecade - 2, limits.lowerBound)...min(lastDecade + 13, limits.upperBound)
  }

  /// The ISO year that a year of the calendar begins in, or the one before or after, in the calendars
  /// that ICU has to compute.
  ///
  /// - Complexity: O(1)
  public func approximateISOYear(ofYear year: Int) -> Int {
    switch self {
    // An Islamic year has 354.367 days, and the Hijra was in 622.
    case .islamic, .islamicSaudi: 622 + Int((Double(year) * 0.970224).rounded())
    default: year
    }
  }
}
