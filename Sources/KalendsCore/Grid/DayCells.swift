/// The cells of a grid: consecutive days, at most 42, with their dates in one calendar.
///
/// A value of fixed size. Cells are computed on demand from at most four runs of days that lie in
/// one month and one era; ``write(into:)`` delivers all of them at once.
public struct DayCells: Sendable {
  /// The first cell of each run.
  private var runs: InlineArray<4, UInt64>
  private var runCount: Int
  /// The number of cells, 1…42.
  public let count: Int

  /// Collects `count` days from an epoch day on; `anchor` is a month that ends after that day.
  ///
  /// When only the anchor is shown, the cells of other months are marked outside the month.
  @inline(__always)
  init(
    from first: Int, count: Int, anchor: MonthSpan, onlyAnchorIsShown: Bool,
    arithmetic: some CalendarArithmetic, calendar: CalendarIdentifier
  ) {
    runs = InlineArray(repeating: 0)
    runCount = 0
    self.count = count
    let end = first &+ count
    var span = anchor
    while span.firstDay > first { span = arithmetic.month(before: span) }
    var day = first
    while true {
      let isInMonth = !onlyAnchorIsShown || span.firstDay == anchor.firstDay
      append(DayCell(day, in: span, isInMonth: isInMonth, calendar: calendar))
      if calendar == .japanese,
        let start = CalendarIdentifier.startOfJapaneseEra(
          after: day, upTo: Swift.min(span.endDay, end) &- 1)
      {
        append(DayCell(start, in: span, isInMonth: isInMonth, calendar: calendar))
      }
      day = span.endDay
      if day >= end { break }
      span = arithmetic.month(after: span)
    }
  }

  /// Adds a run.
  ///
  /// Four are enough: the shortest month has five days and the next shortest 28, and no two eras
  /// begin within 42 days of each other.
  @inline(__always)
  private mutating func append(_ cell: DayCell) {
    runs[runCount] = cell.bits
    runCount &+= 1
  }

  /// Writes every cell into a caller's buffer.
  ///
  /// - Precondition: the buffer has room for ``count`` cells.
  /// - Complexity: O(``count``)
  @inline(__always)
  public func write(into buffer: inout MutableSpan<DayCell>) {
    precondition(buffer.count >= count, "the buffer is shorter than the grid")
    var index = 0
    for run in 0..<runCount {
      let end = run &+ 1 < runCount ? offset(ofRun: run &+ 1) : count
      var bits = runs[run]
      while index < end {
        // The precondition above covers every index.
        unsafe buffer[unchecked: index] = DayCell(bits: bits)
        bits &+= DayCell.step
        index &+= 1
      }
    }
  }

  /// How many cells come before a run.
  @inline(__always)
  private func offset(ofRun run: Int) -> Int {
    Int(truncatingIfNeeded: (runs[run] & 0xFF_FFFF) &- (runs[0] & 0xFF_FFFF))
  }
}

extension DayCells: RandomAccessCollection {
  /// The index of the first cell: 0.
  public var startIndex: Int { 0 }

  /// The index after the last cell.
  public var endIndex: Int { count }

  /// The cell at an index.
  ///
  /// - Precondition: `index` is in 0 ..< ``count``.
  /// - Complexity: O(1)
  @inline(__always)
  public subscript(index: Int) -> DayCell {
    precondition(index >= 0 && index < count, "there is no cell at this index")
    var run = runCount - 1
    while offset(ofRun: run) > index { run -= 1 }
    let steps = UInt64(truncatingIfNeeded: index - offset(ofRun: run))
    return DayCell(bits: runs[run] &+ steps &* DayCell.step)
  }
}

extension DayCells: Hashable {
  /// Whether both have the same cells.
  public static func == (left: DayCells, right: DayCells) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Hashes the number of cells and the dates that they start with.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for run in 0..<runCount { hasher.combine(runs[run]) }
  }
}

extension DayCells {
  /// The epoch day of the first cell.
  private var firstDay: Int { Int(truncatingIfNeeded: runs[0] & 0xFF_FFFF) - 1 << 23 }

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

  /// The cells whose days are in a set.
  ///
  /// - Complexity: O(log *n*) in the number of the set's intervals.
  public func mask(of set: DaySet) -> CellMask {
    var mask: CellMask = []
    let last = firstDay + count - 1
    var position = set.changeCount(upTo: Int32(truncatingIfNeeded: firstDay))
    var start = 0
    if position & 1 == 0 {
      guard position < set.changes.count else { return mask }
      start = Int(set.changes[position]) - firstDay
      position += 1
    }
    while start < count {
      let end = Swift.min(Int(set.changes[position]) - firstDay, count)
      mask.formUnion(.cells(start, end))
      guard position + 1 < set.changes.count, Int(set.changes[position + 1]) <= last else { break }
      start = Int(set.changes[position + 1]) - firstDay
      position += 2
    }
    return mask
  }
}
