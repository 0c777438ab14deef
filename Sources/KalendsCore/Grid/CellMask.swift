/// A set of a grid's cells: bit *i* stands for cell *i*, row by row.
///
/// Availability, selection, today and weekend are one mask each, so that they are combined by
/// single instructions.
///
/// ```swift
/// let available = grid.cells.mask(of: bounds).subtracting(grid.cells.mask(of: holidays))
/// ```
public struct CellMask: OptionSet, Hashable, Sendable {
  /// The bits; bit 0 is the first cell.
  public let rawValue: UInt64

  /// Makes a mask of bits.
  @inline(__always)
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether the cell at an index is in the set; `false` for an index outside 0…63.
  ///
  /// - Complexity: O(1)
  @inline(__always)
  public subscript(index: Int) -> Bool {
    (0..<64).contains(index) && rawValue &>> UInt64(truncatingIfNeeded: index) & 1 != 0
  }

  /// How many cells are in the set.
  ///
  /// - Complexity: O(1)
  public var count: Int { rawValue.nonzeroBitCount }

  /// The index of the first cell in the set, `nil` when it is empty.
  ///
  /// - Complexity: O(1)
  public var first: Int? { isEmpty ? nil : rawValue.trailingZeroBitCount }

  /// The cells from `first` up to but not including `end`, both in 0…63.
  @inline(__always)
  static func cells(_ first: Int, _ end: Int) -> CellMask {
    CellMask(
      rawValue: (1 &<< UInt64(truncatingIfNeeded: end) &- 1)
        & ~(1 &<< UInt64(truncatingIfNeeded: first) &- 1))
  }
}
