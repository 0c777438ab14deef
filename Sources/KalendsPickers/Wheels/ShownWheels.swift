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
