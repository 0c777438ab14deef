/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
public enum Weekday: UInt8, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The weekday of a UTS 35 identifier, as in the `-u-fw-` keyword: `mon` … `sun`.
  ///
  /// - Returns: `nil` when the text, compared without regard to ASCII case, is none of the seven.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(identifier: some StringProtocol) {
    let lowercased = identifier.lowercased()
    guard let match = Weekday.allCases.first(where: { $0.identifier == lowercased }) else {
      return nil
    }
    self = match
  }

  /// The UTS 35 identifier, `mon` … `sun`.
  public var identifier: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// The weekday that lies `days` after this one, or before it when negative.
  ///
  /// - Complexity: O(1)
  public func advanced(by days: Int) -> Weekday {
    Weekday(index: Int(rawValue) - 1 + days % 7)
  }

  /// How many days after `first` this weekday comes, 0…6: its column in a grid that starts
  /// with `first`.
  ///
  /// - Complexity: O(1)
  public func column(startingWith first: Weekday) -> Int {
    (Int(rawValue) + 7 - Int(first.rawValue)) % 7
  }

  /// The column of an epoch day in a grid that starts with this weekday, 0…6: how many cells of its
  /// week come before it.
  @inline(__always)
  func columns(before epochDay: Int) -> Int {
    // 1970-01-01 was a Thursday, three days after a Monday; a multiple of seven makes every supported
    // day positive.
    let days = UInt32(truncatingIfNeeded: epochDay &+ 70_000_004 &- Int(rawValue))
    // Times 2³² / 7, rounded up, what is left of a week stands before the number: its first three
    // bits are the remainder while the error of a number, 3 / 7 of it, stays below 2³² / 56.
    return Int((days &* 613_566_757) >> 29)
  }

  /// The weekday `index` days after a Monday, for an index of any sign that cannot overflow.
  init(index: Int) {
    let column = (index % 7 + 7) % 7
    switch column {
    case 0: self = .monday
    case 1: self = .tuesday
    case 2: self = .wednesday
    case 3: self = .thursday
    case 4: self = .friday
    case 5: self = .saturday
    default: self = .sunday
    }
  }
}
