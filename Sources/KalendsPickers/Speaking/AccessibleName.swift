/// What names a control, and what the naming does to its value.
///
/// SwiftUI's rules are measurements that its documentation does not state; on the other platforms
/// an accessibility label takes the place of the visible one (accname 1.2, AT-SPI, UI Automation).
public struct AccessibleName: Hashable, Sendable {
  /// Where a name comes from.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The picker's label.
    case label
    /// The accessibility label.
    case accessibilityLabel
  }

  /// A text that is spoken as the name.
  public struct Part: Hashable, Sendable {
    /// Where it comes from.
    public let source: Source
    /// The text.
    public let text: String
  }

  /// The texts that are spoken as the name: none for a control without a name, two for one whose
  /// name is spoken twice.
  public let parts: [Part]
  /// Whether the name takes the place of the value of the closed control.
  public let hidesValue: Bool

  /// Whether the control has no name.
  public var isMissing: Bool { parts.isEmpty }

  /// Whether the name is spoken twice.
  public var isDoubled: Bool { parts.count > 1 }

  /// What names a picker on a platform.
  ///
  /// | SwiftUI | the label names | an accessibility label |
  /// | --- | --- | --- |
  /// | date: automatic, compact | no | names |
  /// | date: graphical, wheel | yes | is spoken besides |
  /// | select: automatic, menu, inline | yes | names, and hides the value |
  /// | select: wheel, segmented | no | names |
  ///
  /// A style that does not exist is named like `automatic`. Blank texts name nothing.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public init(of picker: StyledPicker, on platform: Platform) {
    let label = Self.part(.label, picker.configuration.label?.words)
    let override = Self.part(.accessibilityLabel, picker.configuration.accessibilityLabel)
    hidesValue =
      platform == .swiftUI && !override.isEmpty && picker.configuration.kind == .select
      && picker.selectStyle?.isNamedByAccessibilityLabel != true
    guard platform == .swiftUI else {
      parts = override.isEmpty ? label : override
      return
    }
    if picker.configuration.kind == .select {
      let isNamedByLabel = picker.selectStyle?.isNamedByAccessibilityLabel != true
      parts = override.isEmpty && isNamedByLabel ? label : override
    } else {
      parts = (picker.dateStyle ?? .automatic).isCollapsed ? override : label + override
    }
  }

  private static func part(_ source: Source, _ text: String?) -> [Part] {
    guard let text, !text.isBlank else { return [] }
    return [Part(source: source, text: text)]
  }
}

extension SelectStyle {
  /// Whether SwiftUI names the select by its accessibility label alone.
  fileprivate var isNamedByAccessibilityLabel: Bool { self == .wheel || self == .segmented }
}

extension String {
  /// Whether there is nothing in the text to see or to hear: white space and invisible characters.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.isWhiteSpace || $0.isInvisible }
  }
}

extension Unicode.Scalar {
  /// White space by Unicode's property of that name.
  var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Controls, soft hyphen, zero-width and direction marks, byte order mark.
  var isInvisible: Bool {
    switch value {
    case 0x00...0x08, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
