public import KalendsCore

/// The days that are chosen in a calendar.
public enum ChosenDays: Hashable, Sendable {
  /// None.
  case none
  /// One.
  case one(Day)
  /// Any number.
  case several(DaySet)
  /// All from the first to the last one.
  case range(ClosedRange<Day>)
  /// The first day of a range that has no end yet.
  case started(Day)

  /// What a day is to them.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func role(of day: Day) -> DayRole {
    switch self {
    case .none: return .none
    case .one(let chosen): return day == chosen ? .selected : .none
    case .several(let days): return days.contains(day) ? .selected : .none
    case .started(let first): return day == first ? .start : .none
    case .range(let days):
      guard days.contains(day) else { return .none }
      if day == days.lowerBound { return day == days.upperBound ? .single : .start }
      return day == days.upperBound ? .end : .inside
    }
  }

  /// The cells that are chosen.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func mask(of cells: DayCells) -> CellMask {
    switch self {
    case .none: []
    case .one(let day), .started(let day): cells.mask(of: day)
    case .several(let days): cells.mask(of: days)
    case .range(let days): cells.mask(of: days)
    }
  }

  /// The first chosen day among others.
  func first(in days: ClosedRange<Day>) -> Day? {
    switch self {
    case .none: nil
    case .one(let day), .started(let day): days.contains(day) ? day : nil
    case .several(let chosen): chosen.first(in: days)
    case .range(let range): range.overlaps(days) ? max(range.lowerBound, days.lowerBound) : nil
    }
  }
}
