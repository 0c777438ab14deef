internal import Kalends

/// The first and the last day that may be chosen, either of which may be absent.
struct DayBounds {
  var from: Day?
  /// The last day, or `before` the first one that is out.
  var through: Day?
  var before: Day?

  /// The days within.
  ///
  /// - Parameter ignoringInverted: whether an end before the beginning means no bounds at all.
  /// - Returns: the days.
  /// - Throws: `RequestError` with `invertedBounds` for an end before the beginning.
  func days(ignoringInverted: Bool = false) throws(RequestError) -> DaySet {
    let first = from ?? .min
    if let end = through ?? before, end < first {
      guard ignoringInverted else {
        throw RequestError(
          .invertedBounds, "the range ends on \(end), before it begins on \(first)",
          input: .array([.string(first.description), .string(end.description)]))
      }
      return .all
    }
    guard let before else { return DaySet(first...(through ?? .max)) }
    // A half-open range may be empty.
    guard first < before, let last = try? before.adding(days: -1) else { return DaySet() }
    return DaySet(first...last)
  }
}
