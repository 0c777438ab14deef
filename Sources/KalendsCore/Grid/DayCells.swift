/// The cells of a grid: consecutive days, at most 42, with their dates in one calendar.
///
/// A value of fixed size. Cells are computed on demand from at most four runs of days that lie in
/// one month and one era; ``write(into:)`` delivers all of them at once.
public struct DayCells: Sendable {
  // For each run the cell that it would have at index 0: its cell at index *i* is that one moved by
  // *i* days. Plain numbers stay in registers; an array of them would not.
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64
  @usableFromInline let third: UInt64
  @usableFromInline let fourth: UInt64
  /// The index after the last cell of each run, a byte each, the first run lowest; runs that are not
  /// needed end where the grid does.
  @usableFromInline let ends: UInt32

  /// The number of cells, 1…42.
  @inlinable public var count: Int { end(ofRun: 3) }

  /// Collects the grid of a month that lies in three months and one era: `count` days, of which
  /// `leading` come before the month.
  @inline(__always)
  init(of months: MonthNeighbourhood, leading: Int, count: Int, era: Era?) {
    let end = leading &+ months.daysInMonth
    let before = months.before.with(era, isInMonth: false)
    first = before.moved(by: months.daysBefore &- leading).bits
    second = months.month.with(era, isInMonth: true).moved(by: -leading).bits
    third = months.after.with(era, isInMonth: false).moved(by: -end).bits
    fourth = 0
    ends = UInt32(truncatingIfNeeded: leading &+ end << 8 &+ count &* 0x101_0000)
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
    var ends = UInt32(truncatingIfNeeded: count) &* 0x101_0101
    var day = firstDay
    for run in origins.indices {
      let isInMonth = !onlyAnchorIsShown || span.firstDay == anchor.firstDay
      let era = calendar.era(ofDay: day, year: span.year)
      let cell = DayCell(firstOf: span).with(era, isInMonth: isInMonth)
      origins[run] = cell.moved(by: firstDay &- span.firstDay).bits
      day = calendar.startOfEra(after: day, before: span.endDay) ?? span.endDay
      if day >= firstDay &+ count { break }
      let shift = UInt32(truncatingIfNeeded: 8 &* run)
      ends = ends & ~(0xFF << shift) | UInt32(truncatingIfNeeded: day &- firstDay) << shift
      if day == span.endDay { span = arithmetic.month(after: span) }
    }
    self.ends = ends
    first = origins[0]
    second = origins[1]
    third = origins[2]
    fourth = origins[3]
  }

  @inlinable
  func end(ofRun run: UInt32) -> Int {
    Int(truncatingIfNeeded: ends &>> (8 &* run) & 0xFF)
  }

  /// The cell at an index that is known to exist.
  @inlinable
  func cell(_ index: Int) -> DayCell {
    let origin =
      index < end(ofRun: 1)
      ? (index < end(ofRun: 0) ? first : second) : (index < end(ofRun: 2) ? third : fourth)
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
    let leading = end(ofRun: 0)
    let daysInMonth = end(ofRun: 1) &- leading
    if leading <= 6, 28 <= daysInMonth, daysInMonth <= 31, end(ofRun: 2) == 42 {
      Self.writeSixRows(first, second, third, leading, daysInMonth, into: &buffer)
    } else {
      for index in 0..<count {
        // The precondition covers every index.
        unsafe buffer[unchecked: index] = cell(index)
      }
    }
  }

  /// Writes 42 cells by loops whose lengths do not depend on the month.
  ///
  /// Loops over the runs themselves would end differently for each month, and a processor that
  /// guesses wrong loses more than these few cells written twice. Job J1 of the benchmarks shows it.
  @inlinable
  static func writeSixRows(
    _ before: UInt64, _ month: UInt64, _ after: UInt64, _ leading: Int, _ daysInMonth: Int,
    into buffer: inout MutableSpan<DayCell>
  ) {
    write(before, to: 0..<6, of: &buffer)
    write(after, to: 28..<42, of: &buffer)
    write(month, to: leading..<leading &+ 28, of: &buffer)
    for day in 28..<31 {
      let origin = day < daysInMonth ? month : after
      unsafe buffer[unchecked: leading &+ day] = DayCell(bits: origin).moved(by: leading &+ day)
    }
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
