internal import Kalends

/// Which days may be chosen, and why others may not.
struct DayChoice {
  let available: DaySet
  private let unavailable: [AvailabilityRules.Unavailable]
  private let skipped: DaySet

  /// The days within bounds, `nil` for none, that are neither taken nor left out by the zone.
  init(
    bounds: ClosedRange<Day>?, unavailable: [AvailabilityRules.Unavailable] = [],
    skipped: DaySet = DaySet()
  ) {
    self.unavailable = unavailable
    self.skipped = skipped
    let taken = DaySet(unavailable.lazy.flatMap { $0.days.intervals })
    let days = bounds.map { DaySet($0) } ?? DaySet()
    available = days.subtracting(taken).subtracting(skipped)
  }

  /// Why a day cannot be chosen, where there is more to say than that it is out of bounds.
  func reason(of day: Day, _ text: () throws -> ViolationText) throws -> String? {
    guard !available.contains(day) else { return nil }
    for unavailable in unavailable where unavailable.days.contains(day) {
      if let reason = unavailable.reason { return try text().text(of: reason) }
    }
    return skipped.contains(day) ? try text().skipped(day) : nil
  }
}
