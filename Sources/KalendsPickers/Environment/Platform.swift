public import KalendsCore

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
  /// When the year is said.
  public var year = SpokenYear.always
  /// Where the weekday is said.
  public var weekday = SpokenWeekday.locale
  /// Whether it is said how a control is used.
  public var hints = true

  /// Says everything.
  public init() {}
}
