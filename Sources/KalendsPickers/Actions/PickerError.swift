public import KalendsCore

/// What can be wrong with the input of `KalendsPickers`.
public enum PickerError: Error, Hashable, Sendable {
  /// What the core says.
  case core(KalendsError)
  /// A value of a kind that the picker does not have, such as a range for one date.
  case wrongValue(PickerSelection)
  /// A style that the model does not have.
  case unknownStyle(PickerStyle)
  /// A part that the picker does not show now.
  case noSuchNode(NodeIdentifier)
  /// A column of wheels that is not shown now.
  case noSuchColumn(WheelField)
}
