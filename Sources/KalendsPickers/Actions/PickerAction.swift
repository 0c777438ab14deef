public import KalendsCore

/// Something that a person or the host does with a picker.
///
/// All models take the same actions. One that makes no sense where a picker stands, such as turning
/// a wheel that is not shown, changes nothing.
public enum PickerAction: Hashable, Sendable {
  /// Makes a value the picker's, as by a tap on it.
  case choose(PickerSelection)
  /// Adds a day to those that are chosen, or takes it away.
  case toggle(Day)
  /// Presses a key.
  case key(PickerKey, KeyModifiers = [])
  /// Moves the focus to a part of the picker.
  case move(to: NodeIdentifier)
  /// Turns a wheel; nothing is reported before ``rest``.
  case turn(WheelField, WheelTurn)
  /// All wheels have come to rest.
  case rest
  /// Adjusts what has the focus by so many steps, as screen readers and switches do.
  case step(by: Int)
  /// Shows what comes before or after; by what is shown when no unit is given.
  case page(by: Int, PageUnit? = nil)
  /// Shows what the button that has the focus, or the picker's first one, opens.
  case open
  /// Hides it again.
  case close
  /// Leaves what is open; a picker that commits on closing gets its old value back.
  case escape
  /// Types letters, so many milliseconds after the last ones.
  case type(String, after: Int? = nil)
  /// The picker gets the focus.
  case focus
  /// The host changes something, all at once.
  case set([PickerChange])
  /// Time has passed: “today” and bounds that are the present move on.
  case tick
}

/// How far a wheel is turned.
public enum WheelTurn: Hashable, Sendable {
  /// To a row, by its index.
  case to(Int)
  /// By so many rows.
  case by(Int)
}

/// What a picker pages by.
public enum PageUnit: String, CaseIterable, Hashable, Sendable {
  case days
  case weeks
  case months
  case years
}

/// What a host can change of a picker while it is in use.
public enum PickerChange: Hashable, Sendable {
  /// The value.
  case value(PickerSelection)
  /// What may be chosen.
  case bounds(DateBounds)
  /// The days that cannot be chosen.
  case unavailable([AvailabilityRules.Unavailable])
  /// The rules of a picker for ranges.
  case rules(AvailabilityRules)
  /// The day whose month, week or days are shown.
  case visible(Day)
  /// The options of a select.
  case options([SelectOption])
}
