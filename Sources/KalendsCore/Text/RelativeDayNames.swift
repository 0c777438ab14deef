/// The words for days near today, such as yesterday, today and tomorrow; in some languages also for
/// the days beside those.
///
/// Source: CLDR, `dateFields/fields/day/relative`.
public struct RelativeDayNames: Hashable, Sendable {
  private let table: NameTable
  /// The distance from today of the first name.
  private let first: Int

  /// Makes names of days that follow each other.
  ///
  /// - Parameters:
  ///   - names: the names; an empty one where the language has no word for the day.
  ///   - first: the distance from today of the day with the first name, -1 for yesterday.
  public init(_ names: NameTable, from first: Int) {
    table = names
    self.first = first
  }

  /// The name of the day at a distance from today; `nil` where the language has no word for it.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public subscript(distance: Int) -> String? {
    let (index, isTooFar) = distance.subtractingReportingOverflow(first)
    guard !isTooFar, index >= 0, index < table.count else { return nil }
    let name = table[index]
    return name.isEmpty ? nil : name
  }

  /// The name of a day as seen from another; `nil` where the language has no word for it.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public func name(of day: Day, today: Day) -> String? {
    self[day.daysSinceEpoch - today.daysSinceEpoch]
  }
}
