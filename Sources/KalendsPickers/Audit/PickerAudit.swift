public import KalendsCore

/// Judges how pickers were put together, how they behave, and what was measured of them.
///
/// A misuse is reported once: what follows from how a picker was put together is not reported again
/// when it shows in its behaviour. What only a person with a device can tell is listed as a
/// limitation.
///
/// ```swift
/// let audit = PickerAudit(on: .swiftUI, now: now, zone: zone)
/// let errors = audit.findings(in: scope).filter { $0.severity == .error }
/// ```
public struct PickerAudit: Sendable {
  /// What gives controls their names.
  public let platform: Platform
  /// For whom the pickers speak.
  public let screenReader: ScreenReader
  /// The present.
  public let now: Instant
  /// The zone of pickers that name none.
  public let zone: ZoneRules
  /// The rules of the zones that pickers name.
  public var zones: [String: ZoneRules] = [:]

  /// Makes an audit.
  public init(
    on platform: Platform, screenReader: ScreenReader = .voiceOver, now: Instant, zone: ZoneRules
  ) {
    self.platform = platform
    self.screenReader = screenReader
    self.now = now
    self.zone = zone
  }

  /// What there is to say about the pickers of a scope, in their order, for each in that of the
  /// rules.
  ///
  /// - Parameters:
  ///   - scope: the pickers.
  ///   - evidence: how pickers behave, by their ids; rules of behaviour are judged by it alone.
  /// - Returns: the findings.
  /// - Complexity: O(*n*²) in the number of pickers, for their names; O(*n* log *n*) in the number of
  ///   options; O(*n*) in the size of the evidence.
  public func findings(
    in scope: PickerScope, evidence: [PickerEvidence] = []
  ) -> [AuditFinding] {
    let pickers = scope.pickers
    var findings: [AuditFinding] = []
    for (index, picker) in pickers.enumerated() {
      var judge = PickerJudge(picker, of: self)
      judge.judgeConfiguration()
      judge.judgeName(among: pickers, at: index)
      judge.judgeMeasurements()
      for evidence in evidence where evidence.picker == picker.configuration.id {
        judge.judgeBehaviour(evidence)
      }
      findings += judge.sortedFindings
    }
    return findings
  }
}

/// Judges one picker.
struct PickerJudge {
  let picker: StyledPicker
  let audit: PickerAudit
  let name: AccessibleName
  private(set) var findings: [AuditFinding] = []

  init(_ picker: StyledPicker, of audit: PickerAudit) {
    self.picker = picker
    self.audit = audit
    name = AccessibleName(of: picker, on: audit.platform)
  }

  var configuration: PickerConfiguration { picker.configuration }
  var isSwiftUI: Bool { audit.platform == .swiftUI }
  var isSelect: Bool { configuration.kind == .select }
  var zone: ZoneRules { configuration.zone.flatMap { audit.zones[$0] } ?? audit.zone }
  var now: Instant { configuration.now ?? audit.now }

  /// The words of the label that a person sees.
  var visibleLabels: [String] {
    let labels =
      configuration.isLabelHidden
      ? configuration.visibleTexts : [configuration.label?.words].compactMap { $0 }
    return labels.filter { !$0.isBlank }
  }

  /// Adds a finding, unless the rule was reported already or follows from one that was.
  mutating func report(
    _ rule: AuditRule, _ severity: AuditSeverity? = nil,
    _ arguments: (name: String, value: MessageArgument)...
  ) {
    report(rule, severity, arguments)
  }

  mutating func report(
    _ rule: AuditRule, _ severity: AuditSeverity?,
    _ arguments: [(name: String, value: MessageArgument)]
  ) {
    guard !findings.contains(where: { $0.rule == rule || $0.covers(rule) }) else { return }
    findings.append(
      AuditFinding(rule, severity, picker: configuration.id, arguments))
  }

  /// Whether a rule was reported as broken.
  func breaks(_ rules: AuditRule...) -> Bool {
    findings.contains { $0.severity != .limitation && rules.contains($0.rule) }
  }

  /// The findings in the order of their rules.
  var sortedFindings: [AuditFinding] {
    AuditRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }
}

extension AuditFinding {
  /// Whether another rule is broken for the same reason.
  func covers(_ other: AuditRule) -> Bool {
    guard severity != .limitation else { return false }
    switch rule {
    case .dateCompactNeedsAccessibilityLabel, .dateEmptyLabel, .dateNonTextLabel, .selectEmptyLabel,
      .dateNoSelection:
      return [.speechNameCount, .dateInteractionModel, .selectRole, .wheelColumnName]
        .contains(other)
    case .dateDoubleName: return [.speechNameCount, .speechDuplicateWord].contains(other)
    case .selectAccessibilityLabelHidesValue:
      return [.speechValueMissing, .speechValueStale, .speechOrder, .selectRole].contains(other)
    case .selectNoOption, .selectTagType:
      return [.speechValueMissing, .selectRole].contains(other)
    case .selectDuplicateText, .selectEmptyText: return other == .selectSoundsAlike
    case .speechNameCount: return other == .speechOrder
    case .selectRole: return [.speechNameCount, .speechValueMissing].contains(other)
    case .dateInteractionModel: return [.speechNameCount, .speechValueMissing].contains(other)
    default: return false
    }
  }
}
