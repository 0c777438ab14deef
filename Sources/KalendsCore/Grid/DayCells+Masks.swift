extension DayCells {
  /// The epoch day of the first cell.
  private var firstDay: Int { self[0].epochDay.daysSinceEpoch }

  /// The cells whose days lie in a range.
  ///
  /// - Complexity: O(1)
  public func mask(of days: ClosedRange<Day>) -> CellMask {
    let first = Swift.max(days.lowerBound.daysSinceEpoch - firstDay, 0)
    let end = Swift.min(days.upperBound.daysSinceEpoch - firstDay + 1, count)
    return first < end ? .cells(first, end) : []
  }

  /// The cells whose days lie in any of several ranges, which may overlap.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  public func mask(of ranges: some Sequence<ClosedRange<Day>>) -> CellMask {
    ranges.reduce(into: []) { $0.formUnion(mask(of: $1)) }
  }

  /// The cell of a day, empty when the day is not shown: the mask of today.
  ///
  /// - Complexity: O(1)
  public func mask(of day: Day) -> CellMask { mask(of: day...day) }

  /// The cells that fall on certain weekdays: the mask of a weekend.
  ///
  /// - Complexity: O(1)
  public func mask(of weekdays: WeekdaySet) -> CellMask {
    let first = UInt64(self[0].epochDay.weekday.rawValue - 1)
    let week = UInt64(weekdays.rawValue)
    // The week rotated to the first cell, and repeated every seven bits.
    let rotated = (week >> first | week << (7 - first)) & 0x7F
    let repeated = rotated &* 0x8102_0408_1020_4081
    return CellMask(rawValue: repeated).intersection(.cells(0, count))
  }

  /// The cells whose days are in a set.
  ///
  /// - Complexity: O(log *n*) in the number of the set's intervals.
  public func mask(of set: DaySet) -> CellMask {
    let changes = set.changes.span
    let first = Int32(truncatingIfNeeded: firstDay)
    let end = first &+ Int32(truncatingIfNeeded: count)
    var position = set.changeCount(upTo: first)
    // A bit for each change of membership, which holds for all bits from there on (benchmark J7).
    var bits = UInt64(position & 1)
    while position < changes.count, changes[position] < end {
      bits ^= 1 &<< UInt64(truncatingIfNeeded: changes[position] &- first)
      position &+= 1
    }
    var shift: UInt64 = 1
    while shift < 64 {
      bits ^= bits &<< shift
      shift &<<= 1
    }
    return CellMask(rawValue: bits).intersection(.cells(0, count))
  }
}
