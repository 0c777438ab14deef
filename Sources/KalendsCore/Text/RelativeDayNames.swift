/// The words for days near today, such as yesterday, today and tomorrow; in some languages also for
/// the days beside those.
///
/// Source: CLDR, `dateFields/fields/day/relative`.
public struct RelativeDayNames: Hashable, Sendable {
  private let table: NameTable
  /// The distance from today of each name.
  private let distances: [Int]

  /// Makes names of days by their distance from today, -1 for yesterday.
  public init(_ names: [(distance: Int, name: String)]) {
    table = NameTable(names.map { $0.name })
    distances = names.map { $0.distance }
  }

  /// The name of the day at a distance from today; `nil` where the language has no word for it.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public subscript(distance: Int) -> String? {
    distances.firstIndex(of: distance).map { table[$0] }
  }

  /// The name of a day as seen from another; `nil` where the language has no word for it.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public func name(of day: Day, today: Day) -> String? {
    self[day.daysSinceEpoch - today.daysSinceEpoch]
  }
}
