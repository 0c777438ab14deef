/// One column of wheels, as it is while the others stand where they stand.
public struct WheelColumn: Sendable {
  /// What it chooses.
  public let field: WheelField
  /// Its rows.
  public let rows: WheelRows
  /// The row that the wheel stands on: an index of ``rows``, 0 when there are none.
  public let selectedIndex: Int

  /// Whether the last row is followed by the first one.
  public var loops: Bool { field.loops }

  /// The row that the wheel stands on; `nil` when no row is shown because none can be reached.
  public var selectedRow: WheelRow? { rows.isEmpty ? nil : rows[selectedIndex] }
}

/// A row of a wheel column.
public struct WheelRow: Hashable, Sendable {
  /// What it stands for.
  public let value: WheelValue
  /// Whether it can be reached, given the columns of larger fields.
  public let isAvailable: Bool
  /// A date that has the value in its fields, so that a pattern can write it.
  public let date: CalendarDate
  /// A time that has the value in its fields.
  public let time: TimeOfDay
}

/// The rows of a wheel column, each computed when it is asked for.
public struct WheelRows: RandomAccessCollection, Sendable {
  /// What a row is made from.
  enum Codes: Sendable {
    case progression(first: Int, step: Int, count: Int)
    case list([Int])
  }

  let codes: Codes
  let context: WheelContext
  let field: WheelField

  /// The first index, 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int {
    switch codes {
    case .progression(_, _, let count): count
    case .list(let codes): codes.count
    }
  }

  /// The row at an index.
  ///
  /// - Precondition: the index is in `startIndex..<endIndex`.
  /// - Complexity: O(1)
  public subscript(index: Int) -> WheelRow {
    precondition(index >= 0 && index < endIndex, "a row outside of the column")
    return context.row(code(at: index), of: field)
  }

  private func code(at index: Int) -> Int {
    switch codes {
    case .progression(let first, let step, _): first + index * step
    case .list(let codes): codes[index]
    }
  }

  /// The index of the last row that is not after a code, or the first one.
  func index(of code: Int) -> Int {
    switch codes {
    case .progression(let first, let step, let count):
      return Swift.max(0, Swift.min(floorDivide(code - first, step), count - 1))
    case .list(let codes):
      return Swift.max(0, (codes.firstIndex { $0 > code } ?? codes.count) - 1)
    }
  }
}

extension WheelRows.Codes {
  /// The codes from the first to the last one.
  static func span(_ first: Int, _ last: Int, step: Int = 1) -> Self {
    .progression(first: first, step: step, count: Swift.max(0, (last - first) / step + 1))
  }

  /// The codes for which a condition holds.
  func filtered(_ isIncluded: (Int) -> Bool) -> Self {
    switch self {
    case .list(let codes): .list(codes.filter(isIncluded))
    case .progression(let first, let step, let count):
      .list((0..<count).map { first + $0 * step }.filter(isIncluded))
    }
  }
}
