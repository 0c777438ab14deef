internal import Kalends

/// Calendars that ICU has to compute are opened around the years that a request names, and once more
/// where its answer lies beyond these.
extension BatchOperation {
  /// The answer to a request.
  func answer(to request: BatchRequest) throws -> JSONValue {
    do {
      return try run(request)
    } catch let error as KalendsError {
      var wider = request
      guard try wider.reach(for: error) else {
        throw try error.namingLimits(of: request.calendarIdentifier())
      }
      return try answer(to: wider)
    }
  }
}

extension BatchRequest {
  /// The years for which the calendar of the request is opened; `nil` where it needs none.
  func yearsToOpen() throws -> ClosedRange<Int>? {
    try isoYears.flatMap { try calendarIdentifier().yearsToOpen(around: $0) }
  }

  /// The ISO years of the dates that the request names; what it leaves out is today.
  func namedYears() throws -> ClosedRange<Int>? {
    let days = ["iso", "to"].compactMap { try? day($0) }
    if let first = days.min(), let last = days.max() {
      return first.isoWeek.year...last.isoWeek.year
    }
    if let year = try? integer("year") {
      let isoYear = try calendarIdentifier().approximateISOYear(ofYear: year)
      return isoYear...isoYear
    }
    return try day("today").map { $0.isoWeek.year...$0.isoWeek.year }
  }

  /// Adds the year that was beyond the calendar.
  ///
  /// - Returns: whether the calendar would be opened for more years than before.
  fileprivate mutating func reach(for error: KalendsError) throws -> Bool {
    let year: Int
    switch error {
    case .dayOutOfRange(let number, _):
      guard let day = try? Day(daysSinceEpoch: number) else { return false }
      year = day.isoWeek.year
    case .yearOutOfRange(let number, let calendar, _):
      year = calendar.approximateISOYear(ofYear: number)
    default: return false
    }
    guard (-9999...9999).contains(year) else { return false }
    let before = try yearsToOpen()
    isoYears = min(isoYears?.lowerBound ?? year, year)...max(isoYears?.upperBound ?? year, year)
    return try yearsToOpen() != before
  }
}

extension KalendsError {
  /// The error with the limits of all years that a calendar can be opened for, in place of those that
  /// it was opened for on the way to the answer.
  func namingLimits(of calendar: CalendarIdentifier) throws -> KalendsError {
    guard calendar.yearsToOpen(around: -9999...9999) != nil else { return self }
    switch self {
    case .yearOutOfRange(let year, let calendar, _):
      return .yearOutOfRange(
        year, calendar: calendar, limits: try CalendarSystem.limits(of: calendar).years)
    case .dayOutOfRange(let day, let limits) where limits != Day.min...Day.max:
      return .dayOutOfRange(day, limits: try CalendarSystem.limits(of: calendar).days)
    default: return self
    }
  }
}
