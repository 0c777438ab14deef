public import KalendsCore

/// A screen reader: the order in which it speaks the parts of a control, its own words, and the
/// states that it speaks by itself.
///
/// The orders are those of the readers' standard settings; Orca's silence about the selected state
/// of a cell was measured with Orca 43.
public enum ScreenReader: String, CaseIterable, Hashable, Sendable {
  /// Apple's VoiceOver.
  case voiceOver
  /// Orca, of the GNOME desktop.
  case orca
  /// NVDA, on Windows.
  case nvda
  /// Android's TalkBack.
  case talkBack
  /// None in particular: every state is a word.
  case neutral

  /// The order in which the parts of a control are spoken.
  public var slots: [UtteranceSlot] {
    switch self {
    case .voiceOver, .neutral: [.name, .value, .role, .state, .position, .hint]
    case .orca: [.name, .value, .role, .state, .position, .hint]
    case .nvda: [.name, .role, .state, .value, .position, .hint]
    case .talkBack: [.state, .value, .name, .role, .position, .hint]
    }
  }

  /// Whether the reader speaks a state that a control exposes, so that it must not be a word too.
  ///
  /// - Complexity: O(1)
  public func speaks(_ state: AccessibilityStates) -> Bool {
    switch self {
    case .neutral: false
    case .orca: state != .selected
    case .voiceOver, .nvda, .talkBack: true
    }
  }

  /// The reader's own word for what a control is; `nil` for a role that it does not speak.
  ///
  /// - Complexity: O(1)
  public func word(for role: AccessibilityRole) -> MessageKey? {
    switch role {
    case .group: .roleGroup
    case .dialog: .roleDialog
    case .button: .roleButton
    case .grid: .roleGrid
    case .listBox: .roleList
    case .option: .roleOption
    case .heading: .roleHeading
    case .status: .roleStatus
    case .row, .columnHeader, .cell, .text, .image: nil
    case .popUpButton:
      switch self {
      case .voiceOver: .rolePopUpButtonVoiceOver
      case .orca: .rolePopUpButtonOrca
      case .nvda: .rolePopUpButtonNvda
      case .talkBack: .rolePopUpButtonTalkBack
      case .neutral: .rolePopUpButton
      }
    case .adjustable:
      switch self {
      case .orca: .roleAdjustableOrca
      case .nvda: .roleAdjustableNvda
      case .voiceOver, .talkBack, .neutral: .roleAdjustable
      }
    }
  }
}
