/// The name of a style, as a host writes it.
///
/// Any name can be written, so that the audit can report one that does not exist; a model knows
/// those of ``DatePickerStyle`` and ``SelectStyle`` only.
public struct PickerStyle: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A style by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the platform thinks best.
  public static let automatic = PickerStyle(rawValue: "automatic")
  /// A button that opens a calendar or wheels.
  public static let compact = PickerStyle(rawValue: "compact")
  /// A calendar.
  public static let graphical = PickerStyle(rawValue: "graphical")
  /// Wheels.
  public static let wheel = PickerStyle(rawValue: "wheel")
  /// A button that opens a list.
  public static let menu = PickerStyle(rawValue: "menu")
  /// Buttons side by side.
  public static let segmented = PickerStyle(rawValue: "segmented")
  /// A list in its place.
  public static let inline = PickerStyle(rawValue: "inline")
}

/// The styles of a date picker.
public enum DatePickerStyle: String, CaseIterable, Hashable, Sendable {
  /// As ``compact``.
  case automatic
  /// A button that opens a calendar or wheels.
  case compact
  /// A calendar.
  case graphical
  /// Wheels.
  case wheel

  /// The style of a name; `nil` for a name that is none of them.
  public init?(_ style: PickerStyle) { self.init(rawValue: style.rawValue) }

  /// Whether the picker is a button that opens what it chooses from.
  public var isCollapsed: Bool { self == .automatic || self == .compact }
}

/// The styles of a select.
public enum SelectStyle: String, CaseIterable, Hashable, Sendable {
  /// As ``menu``.
  case automatic
  /// A button that opens a list.
  case menu
  /// A wheel.
  case wheel
  /// Buttons side by side.
  case segmented
  /// A list in its place.
  case inline

  /// The style of a name; `nil` for a name that is none of them.
  public init?(_ style: PickerStyle) { self.init(rawValue: style.rawValue) }

  /// Whether the select is a button that opens a list.
  public var isCollapsed: Bool { self == .automatic || self == .menu }
}
