/// What a node is.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
  /// Things that belong together.
  case group
  /// A window in front of the others.
  case dialog
  /// A button that opens something and shows a value.
  case popUpButton
  /// A button.
  case button
  /// Something that is turned up and down: a column of a wheel.
  case adjustable
  /// Cells in rows and columns.
  case grid
  /// A row of a grid.
  case row
  /// The name of a column of a grid.
  case columnHeader
  /// A cell of a grid: a day.
  case cell
  /// A list of which something is chosen.
  case listBox
  /// A row of such a list.
  case option
  /// A title.
  case heading
  /// A place where announcements appear.
  case status
  /// A text.
  case text
  /// An image.
  case image
}

/// What is exposed of a node besides its texts.
public struct AccessibilityStates: OptionSet, Hashable, Sendable {
  /// A bit a state.
  public let rawValue: UInt16

  /// Makes states of their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It can have the focus.
  public static let focusable = AccessibilityStates(rawValue: 1)
  /// It has the focus.
  public static let focused = AccessibilityStates(rawValue: 2)
  /// It cannot be used now.
  public static let disabled = AccessibilityStates(rawValue: 4)
  /// It is chosen.
  public static let selected = AccessibilityStates(rawValue: 8)
  /// What it opens is shown.
  public static let expanded = AccessibilityStates(rawValue: 16)
  /// What it opens is hidden.
  public static let collapsed = AccessibilityStates(rawValue: 32)
  /// It is the day of today.
  public static let current = AccessibilityStates(rawValue: 64)
  /// Its value cannot be accepted.
  public static let invalid = AccessibilityStates(rawValue: 128)
  /// It needs a value.
  public static let required = AccessibilityStates(rawValue: 256)
  /// Several of what is inside can be chosen.
  public static let multiSelectable = AccessibilityStates(rawValue: 512)
  /// What lies outside cannot be reached while it is shown.
  public static let modal = AccessibilityStates(rawValue: 1024)

  /// The names of the states, in the order of the declarations.
  public var names: [String] {
    let all: [(AccessibilityStates, String)] = [
      (.focusable, "focusable"), (.focused, "focused"), (.disabled, "disabled"),
      (.selected, "selected"), (.expanded, "expanded"), (.collapsed, "collapsed"),
      (.current, "current"), (.invalid, "invalid"), (.required, "required"),
      (.multiSelectable, "multiSelectable"), (.modal, "modal"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

/// What can be done with a node.
public enum AccessibilityAction: String, CaseIterable, Hashable, Sendable {
  /// Presses it.
  case press
  /// Shows what it opens.
  case open
  /// Hides it again.
  case close
  /// Makes it the value.
  case choose
  /// Turns it one row on.
  case increment
  /// Turns it one row back.
  case decrement
  /// Shows what comes before.
  case pageBack
  /// Shows what comes after.
  case pageForward
  /// Takes the value away.
  case clear
}
