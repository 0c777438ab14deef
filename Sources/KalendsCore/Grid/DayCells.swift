/// The cells of a grid: consecutive days, at most 42, with their dates in one calendar.
///
/// A value of fixed size. Cells are computed on demand from at most four runs of days that lie in
/// one month and one era; ``write(into:)`` delivers all of them at once.
public struct DayCells: Sendable {
  // For each run the cell that it would have at index 0: its cell at index *i* is that one moved by
  // *i* days. Plain numbers stay in registers; an array of them would not.
  @usableFromInline let firstOrigin: UInt64
  @usableFromInline let secondOrigin: UInt64
  @usableFromInline let thirdOrigin: UInt64
  @usableFromInline let fourthOrigin: UInt64
  // The index after the last cell of each run; runs that are not needed end where the grid does.
  @usableFromInline let firstEnd: UInt8
  @usableFromInline let secondEnd: UInt8
  @usableFromInline let thirdEnd: UInt8
  @usableFromInline let fourthEnd: UInt8

  /// Whether this is a month's grid in three runs: 0…6 cells before the month, then 28…31 in it.
  @usableFromInline let isMonth: Bool

  /// The number of cells, 1…42.
  @inlinable public var count: Int { Int(fourthEnd) }

  /// Collects the grid of a month that lies in three months and one era: `count` days, of which
  /// `leading` come before the month.
  @inline(__always)
  init(of months: MonthNeighbourhood, leading: Int, count: Int, era: UInt8) {
    let end = leading &+ months.daysInMonth
    firstOrigin = months.before.with(era: era, isInMonth: false).moved(by: 1 &- leading).bits
    secondOrigin = months.month.with(era: era, isInMonth: true).moved(by: -leading).bits
    thirdOrigin = months.after.with(era: era, isInMonth: false).moved(by: -end).bits
    fourthOrigin = 0
    isMonth = true
    firstEnd = UInt8(truncatingIfNeeded: leading)
    secondEnd = UInt8(truncatingIfNeeded: end)
    thirdEnd = UInt8(truncatingIfNeeded: count)
    fourthEnd = UInt8(truncatingIfNeeded: count)
  }

  /// Collects `count` days from an epoch day on; `anchor` is a month that ends after that day.
  ///
  /// When only the anchor is shown, the cells of other months are marked outside the month.
  init(
    from firstDay: Int, count: Int, anchor: MonthSpan, onlyAnchorIsShown: Bool,
    arithmetic: some CalendarArithmetic, calendar: CalendarIdentifier
  ) {
    var span = anchor
    while span.firstDay > firstDay { span = arithmetic.month(before: span) }
    // Four runs are enough: the shortest month has five days and the next shortest 28, and no two
    // eras begin within 42 days of each other.
    var origins: InlineArray<4, UInt64> = [0, 0, 0, 0]
    var ends = InlineArray<4, UInt8>(repeating: UInt8(truncatingIfNeeded: count))
    var day = firstDay
    for run in origins.indices {
      let isInMonth = !onlyAnchorIsShown || span.firstDay == anchor.firstDay
      let era = calendar.eraNumber(ofDay: day, year: span.year)
      let cell = DayCell(span.firstDay, in: span).with(era: era, isInMonth: isInMonth)
      origins[run] = cell.moved(by: firstDay &- span.firstDay).bits
      day = calendar.startOfEra(after: day, before: span.endDay) ?? span.endDay
      if day >= firstDay &+ count { break }
      ends[run] = UInt8(truncatingIfNeeded: day &- firstDay)
      if day == span.endDay { span = arithmetic.month(after: span) }
    }
    firstEnd = ends[0]
    secondEnd = ends[1]
    thirdEnd = ends[2]
    fourthEnd = ends[3]
    firstOrigin = origins[0]
    secondOrigin = origins[1]
    thirdOrigin = origins[2]
    fourthOrigin = origins[3]
    isMonth = false
  }

  /// The cell at an index that is known to exist.
  @inlinable
  func cell(_ index: Int) -> DayCell {
    let origin =
      index < secondEnd
      ? (index < firstEnd ? firstOrigin : secondOrigin)
      : (index < thirdEnd ? thirdOrigin : fourthOrigin)
    return DayCell(bits: origin).moved(by: index)
  }
}

extension DayCells {
  /// Writes every cell into a caller's buffer.
  ///
  /// - Precondition: the buffer has room for ``count`` cells.
  /// - Complexity: O(``count``)
  @inlinable @inline(__always)
  public func write(into buffer: inout MutableSpan<DayCell>) {
    precondition(buffer.count >= count, "the buffer is shorter than the grid")
    if isMonth, count == 42 {
      writeSixRows(into: &buffer)
    } else {
      for index in 0..<count {
        // The precondition covers every index.
        unsafe buffer[unchecked: index] = cell(index)
      }
    }
  }

  /// Writes 42 cells of a month's grid by loops whose lengths do not depend on the month.
  ///
  /// Loops over the runs themselves would end differently for each month, and a processor that
  /// guesses wrong loses more than these few cells written twice: later lines write over what
  /// earlier ones wrote too much. Job J1 of the benchmarks shows it.
  @inlinable @inline(__always)
  func writeSixRows(into buffer: inout MutableSpan<DayCell>) {
    let leading = Int(firstEnd)
    let end = Int(secondEnd)
    Self.write(firstOrigin, to: 0..<6, of: &buffer)
    Self.write(thirdOrigin, to: 28..<42, of: &buffer)
    Self.write(secondOrigin, to: leading..<leading &+ 28, of: &buffer)
    Self.write(secondOrigin, to: end &- 3..<end, of: &buffer)
  }

  @inlinable
  static func write(
    _ origin: UInt64, to cells: Range<Int>, of buffer: inout MutableSpan<DayCell>
  ) {
    var cell = DayCell(bits: origin).moved(by: cells.lowerBound)
    for index in cells {
      unsafe buffer[unchecked: index] = cell
      cell = cell.moved(by: 1)
    }
  }
}

extension DayCells: RandomAccessCollection {
  /// The index of the first cell: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index after the last cell.
  @inlinable public var endIndex: Int { count }

  /// The cell at an index.
  ///
  /// - Precondition: `index` is in 0 ..< ``count``.
  /// - Complexity: O(1)
  @inlinable
  public subscript(index: Int) -> DayCell {
    precondition(index >= 0 && index < count, "there is no cell at this index")
    return cell(index)
  }
}

extension DayCells: Hashable {
  /// Whether both have the same cells.
  public static func == (left: DayCells, right: DayCells) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  /// Hashes the number of cells and the first and the last of them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(self[0])
    hasher.combine(self[count - 1])
  }
}
