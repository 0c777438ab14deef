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
  /// Of the day of today only NVDA knows a state, `aria-current`.
  ///
  /// - Complexity: O(1)
  public func speaks(_ state: AccessibilityStates) -> Bool {
    switch self {
    case .neutral: false
    case .orca: state != .selected && state != .current
    case .voiceOver, .talkBack: state != .current
    case .nvda: true
    }
  }

  /// Whether the reader speaks the state of a day that cannot be chosen before its name, where it has
  /// to come; for the others it is the name's first word.
  var saysUnavailableFirst: Bool { speaks(.disabled) && slots.first == .state }

  /// Whether a calendar is exposed as a list.
  ///
  /// Orca 43 reads the whole week on each change of row of a table, and doubles the weekday; of list
  /// items it speaks exactly the name.
  var readsDaysAsList: Bool { self == .orca }

  /// The reader's own word for a state; `nil` for one that it does not speak.
  func word(for state: AccessibilityStates) -> MessageKey? {
    switch state {
    case .selected: .stateSelected
    case .current: .stateToday
    case .expanded: self == .nvda || self == .talkBack ? .stateExpanded : nil
    case .collapsed: self == .nvda || self == .talkBack ? .stateCollapsed : nil
    case .required: .stateRequired
    case .invalid: .stateInvalid
    case .disabled:
      switch self {
      case .voiceOver: .stateDimmed
      case .orca: .stateDisabledOrca
      case .nvda: .stateDisabledNvda
      case .talkBack, .neutral: .stateDisabled
      }
    default: nil
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
