extension AvailabilityValidator {
  /// The cells whose days may be chosen by themselves.
  ///
  /// - Complexity: O(log *n* + *k*) for the *k* intervals that the cells meet; allocates nothing.
  public func mask(of cells: DayCells) -> CellMask {
    cells.mask(of: rules.weekdays).subtracting(cells.mask(of: closed))
  }
}
