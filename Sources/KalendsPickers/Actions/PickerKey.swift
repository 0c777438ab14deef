/// A key by its name in the W3C's UI Events, as far as pickers listen to it.
///
/// Source: W3C, "UI Events KeyboardEvent key Values".
public enum PickerKey: String, CaseIterable, Hashable, Sendable {
  case arrowUp = "ArrowUp"
  case arrowDown = "ArrowDown"
  case arrowLeft = "ArrowLeft"
  case arrowRight = "ArrowRight"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case home = "Home"
  case end = "End"
  case enter = "Enter"
  case space = " "
  case tab = "Tab"
  case escape = "Escape"
}

/// Keys that are held down with another one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// A bit a key.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The alt or option key.
  public static let alt = KeyModifiers(rawValue: 2)
}
