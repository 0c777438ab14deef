extension AuditRule {
  /// How grave it is to break the rule, where a finding does not say otherwise.
  ///
  /// - Complexity: O(1)
  public var severity: AuditSeverity {
    switch self {
    case .dateFewChoices, .dateCustomControl, .dateHiddenLabelOnCompact, .dateFocusReturn,
      .nameNotSpecific, .dateAmbiguousHeader, .selectCustomControl, .selectFewOptions,
      .selectWheelIntended, .selectLabelNotVisible, .selectSoundsAlike, .speechDuplicateWord,
      .speechUnsafeText, .cellIncompleteName, .cellSilentState, .cellPaddingExposed,
      .cellUnavailableLate, .monthSilent, .monthDouble, .boundsSilent, .rangeSilent,
      .navUnnamed, .wheelColumnName, .wheelSetSize, .announceFlood, .languageUnmarked,
      .targetBelowPlatform, .focusIndicatorWeak, .focusObscured:
      .warning
    case .dateBoundPrecision, .dateFrozenNow, .dateInheritedStyle, .selectOtherStyle:
      .information
    case .dateTextScale:
      .limitation
    default: .error
    }
  }

  /// The success criteria of WCAG 2.2 that the rule serves; none where it serves good use alone.
  ///
  /// - Complexity: O(1)
  public var criteria: [String] {
    switch self {
    case .dateNotADate, .dateCustomControl, .dateComponents, .dateNoSelection, .dateEmptyLabel,
      .dateDoubleName, .dateInteractionModel, .selectCustomControl, .selectFewOptions,
      .selectCommands, .selectWheelIntended, .selectFreeText, .selectEmptyLabel,
      .selectAccessibilityLabelHidesValue, .selectUnstableOption, .selectDuplicateTag,
      .selectTagType, .selectNoOption, .selectRole, .selectEchoOutOfSync, .speechOrder,
      .navUnnamed, .wheelColumnName, .wheelSetSize:
      ["4.1.2"]
    case .dateFreeText, .dateHiddenLabelNeedsText, .dateHiddenLabelOnCompact,
      .selectLabelNotVisible:
      ["3.3.2"]
    case .dateFewChoices, .dateBoundPrecision, .dateFrozenNow, .dateUnknownStyle,
      .dateInheritedStyle, .selectOtherStyle:
      []
    case .dateValueOutside, .dateEmptyRange:
      ["3.3.1"]
    case .dateCompactNeedsAccessibilityLabel:
      ["1.3.1", "4.1.2"]
    case .dateLabelMismatch:
      ["2.5.3"]
    case .dateNonTextLabel:
      ["1.1.1"]
    case .dateFocusReturn, .selectNoFocusReturn:
      ["2.4.3"]
    case .nameNotDistinct:
      ["2.4.6", "1.3.1"]
    case .nameNotSpecific:
      ["2.4.6"]
    case .dateKeyboard:
      ["2.1.1", "2.1.2"]
    case .dateDisabledNotExposed:
      ["1.4.1", "1.3.1"]
    case .dateAmbiguousHeader, .speechDuplicateWord, .speechUnsafeText, .cellIncompleteName,
      .cellSilentState, .cellPaddingExposed, .cellUnavailableLate:
      ["1.3.1"]
    case .dateLabelScale, .dateTextScale, .selectTextScale:
      ["1.4.4"]
    case .dateWheelContrast, .dateHeaderContrast:
      ["1.4.3"]
    case .selectDuplicateText, .selectEmptyText, .selectSoundsAlike:
      ["1.3.1", "2.4.6"]
    case .selectKeyboard:
      ["2.1.1", "4.1.2"]
    case .speechNameCount, .speechValueMissing, .speechValueStale, .speechValueClampedSilently:
      ["4.1.2", "4.1.3"]
    case .monthSilent, .monthDouble, .boundsSilent, .rangeSilent, .announceFlood:
      ["4.1.3"]
    case .languageUnmarked:
      ["3.1.2"]
    case .targetTooSmall, .targetBelowPlatform:
      ["2.5.8"]
    case .focusIndicatorMissing:
      ["2.4.7"]
    case .focusIndicatorWeak:
      ["2.4.7", "1.4.11", "2.4.13"]
    case .focusObscured:
      ["2.4.11"]
    case .dragNoAlternative:
      ["2.5.7"]
    }
  }

  /// What the rule is judged by.
  ///
  /// - Complexity: O(1)
  public var evidence: AuditEvidenceKinds {
    switch self {
    case .dateNotADate, .dateFreeText, .dateFewChoices, .dateCustomControl, .dateComponents,
      .dateNoSelection, .dateValueOutside, .dateEmptyRange, .dateBoundPrecision,
      .dateFrozenNow, .dateCompactNeedsAccessibilityLabel, .dateLabelMismatch,
      .dateNonTextLabel, .dateHiddenLabelNeedsText, .dateHiddenLabelOnCompact,
      .dateFocusReturn, .dateUnknownStyle, .dateInheritedStyle, .nameNotDistinct,
      .nameNotSpecific, .selectCustomControl, .selectOtherStyle, .selectFewOptions,
      .selectCommands, .selectWheelIntended, .selectFreeText, .selectLabelNotVisible,
      .selectDuplicateText, .selectEmptyText, .selectSoundsAlike, .selectUnstableOption,
      .selectDuplicateTag, .selectTagType, .selectNoOption:
      .configuration
    case .dateEmptyLabel, .dateDoubleName, .selectEmptyLabel,
      .selectAccessibilityLabelHidesValue, .selectNoFocusReturn:
      [.configuration, .behaviour]
    case .dateInteractionModel, .dateKeyboard, .dateDisabledNotExposed, .dateAmbiguousHeader,
      .selectRole, .selectKeyboard, .selectEchoOutOfSync, .speechNameCount,
      .speechValueMissing, .speechValueStale, .speechValueClampedSilently, .speechOrder,
      .speechDuplicateWord, .speechUnsafeText, .cellIncompleteName, .cellSilentState,
      .cellPaddingExposed, .cellUnavailableLate, .monthSilent, .monthDouble, .boundsSilent,
      .rangeSilent, .navUnnamed, .wheelColumnName, .wheelSetSize, .announceFlood,
      .languageUnmarked:
      .behaviour
    case .dateLabelScale, .dateTextScale, .dateWheelContrast, .dateHeaderContrast,
      .selectTextScale, .targetTooSmall, .targetBelowPlatform, .focusIndicatorMissing,
      .focusIndicatorWeak:
      .measurements
    case .focusObscured, .dragNoAlternative:
      [.measurements, .behaviour]
    }
  }
}

/// How grave a finding is.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// Somebody cannot use the picker.
  case error = "E"
  /// Somebody can use it with difficulty.
  case warning = "W"
  /// Nothing is wrong; this is good to know.
  case information = "I"
  /// Only a person with a device can tell.
  case limitation = "L"
}

/// What a rule is judged by.
public struct AuditEvidenceKinds: OptionSet, Hashable, Sendable {
  /// A bit a kind.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// How the host put the picker together.
  public static let configuration = AuditEvidenceKinds(rawValue: 1)
  /// The accessibility tree, utterances and announcements.
  public static let behaviour = AuditEvidenceKinds(rawValue: 2)
  /// Sizes and colours that the host measured.
  public static let measurements = AuditEvidenceKinds(rawValue: 4)
}
