/// How the hours of a day are counted.
///
/// Source: UTS 35, part 1, "Unicode Hour Cycle Identifier".
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  /// 0…11, twice.
  case h11
  /// 12, 1…11, twice.
  case h12
  /// 0…23.
  case h23
  /// 24, 1…23.
  case h24

  /// The letter of a pattern.
  public var letter: Unicode.Scalar {
    switch self {
    case .h11: "K"
    case .h12: "h"
    case .h23: "H"
    case .h24: "k"
    }
  }

  /// Whether the halves of the day are told apart beside the hour.
  public var hasDayPeriod: Bool { self == .h11 || self == .h12 }

  /// The cycle of a pattern's letter, `nil` for any other.
  public init?(letter: Unicode.Scalar) {
    guard let cycle = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = cycle
  }

  /// The number that stands for an hour of the day, 0…23.
  ///
  /// - Complexity: O(1)
  public func number(ofHour hour: Int) -> Int {
    switch self {
    case .h11: hour % 12
    case .h12: hour % 12 == 0 ? 12 : hour % 12
    case .h23: hour
    case .h24: hour == 0 ? 24 : hour
    }
  }
}
