public import KalendsCore

/// A rule that a picker breaks, something good to know about it, or something that only a person can
/// tell.
public struct AuditFinding: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// How grave it is.
  public let severity: AuditSeverity
  /// The host's name of the picker.
  public let picker: String
  /// What the message and the fix of the rule need to know.
  public let arguments: MessageArguments

  init(
    _ rule: AuditRule, _ severity: AuditSeverity? = nil, picker: String,
    _ arguments: [(name: String, value: MessageArgument)] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.picker = picker
    self.arguments = MessageArguments(arguments)
  }
}
