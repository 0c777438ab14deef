public import KalendsCore

/// Wheels that a picker shows, and where they stand.
public struct ShownWheels: Sendable {
  /// The wheels and their texts.
  public let picker: PickerWheels
  /// Where they stand.
  public let selection: WheelSelection
  /// Whether they choose the month that is shown, and not the value itself.
  public let isMonth: Bool

  /// The fields in the order of the columns.
  public var fields: [WheelField] { picker.texts.layout.fields }

  /// A column, as it is while the wheels stand as they do.
  ///
  /// - Complexity: O(1)
  public func column(_ field: WheelField) -> WheelColumn {
    picker.wheels.column(field, of: selection)
  }

  /// Where a column stands among its rows.
  ///
  /// - Parameter column: one of ``column(_:)``.
  /// - Returns: the place; `nil` where no row is chosen, and for years and whole days without a first
  ///   and a last one: “739,685 of 3,652,059” says nothing.
  /// - Complexity: O(1)
  public func position(in column: WheelColumn) -> SetPosition? {
    guard column.selectedRow != nil else { return nil }
    if column.field == .year || column.field == .wholeDay {
      let bounds = picker.wheels.options.bounds
      guard bounds.lower?.isDated == true, bounds.upper?.isDated == true else { return nil }
    }
    return SetPosition(column.selectedIndex + 1, of: column.rows.count)
  }
}

extension DateBound {
  /// Whether the bound lies on a day, and not at a time of any.
  fileprivate var isDated: Bool {
    if case .time = self { false } else { true }
  }
}

extension WheelRows {
  /// The index of the row that stands for a value.
  ///
  /// - Complexity: O(1) for years, which follow each other; O(*n*) in the number of rows else.
  func firstIndex(of value: WheelValue) -> Int? {
    guard case .year(let year) = value, let first = first, case .year(let start) = first.value
    else {
      return firstIndex { $0.value == value }
    }
    let index = year - start
    return indices.contains(index) ? index : nil
  }
}
