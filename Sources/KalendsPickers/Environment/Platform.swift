/// What gives a control its accessible name.
///
/// The platform decides how a control gets its name; the ``ScreenReader`` decides what is said.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// SwiftUI, where the name of a picker depends on its style.
  case swiftUI
  /// WAI-ARIA in a browser.
  case aria
  /// AT-SPI, the accessibility interface of Linux desktops.
  case atSpi
  /// UI Automation, the accessibility interface of Windows.
  case uia
  /// Android's accessibility services.
  case android
}

/// How much a picker says.
public struct Verbosity: Hashable, Sendable {
  /// When the year of a date is said.
  public enum Year: String, CaseIterable, Hashable, Sendable {
    /// With every date.
    case always
    /// With dates of another year than the present one.
    case ifNotCurrent
    /// With no date.
    case never
  }

  /// Where the weekday of a date is said.
  public enum Weekday: String, CaseIterable, Hashable, Sendable {
    /// Where the locale's own full date has it.
    case locale
    /// Before the date.
    case first
    /// After the date.
    case last
    /// Not at all.
    case none
  }

  /// When the year is said.
  public var year = Year.always
  /// Where the weekday is said.
  public var weekday = Weekday.locale
  /// Whether it is said how a control is used.
  public var hints = true

  /// Says everything.
  public init() {}
}
