public import KalendsCore
public import KalendsICU
public import KalendsPickers
internal import Locales

/// Says what the audit found, for developers, in English.
///
/// ```swift
/// let texts = try FindingTexts()
/// for finding in audit.findings(in: scope) {
///   print(try texts.message(of: finding), try texts.fix(of: finding))
/// }
/// ```
public struct FindingTexts: Sendable {
  private let language: MessageLanguage
  private let catalogue = Catalogues.findings

  /// Opens the catalogue of findings.
  ///
  /// - Throws: ``KalendsICU/ICUError/failed(_:during:input:)`` when ICU has no data.
  public init() throws(ICUError) {
    language = try MessageLanguage.open(catalogue.language)
  }

  /// What is wrong, or what nobody measured.
  ///
  /// - Throws: nothing for a finding of ``KalendsPickers/PickerAudit``.
  public func message(of finding: AuditFinding) throws(KalendsError) -> String {
    try text(
      finding.rule.rawValue + (finding.severity == .limitation ? ".untested" : ""),
      finding.arguments)
  }

  /// What to do about it.
  ///
  /// - Throws: nothing for a finding of ``KalendsPickers/PickerAudit``.
  public func fix(of finding: AuditFinding) throws(KalendsError) -> String {
    try text(
      finding.rule.rawValue + (finding.severity == .limitation ? ".test" : ".fix"),
      finding.arguments)
  }

  /// What a rule asks for, in one sentence.
  ///
  /// - Throws: nothing with the catalogue of the package.
  public func statement(of rule: AuditRule) throws(KalendsError) -> String {
    try text(rule.rawValue + ".rule", [:])
  }

  private func text(
    _ key: String, _ arguments: MessageArguments
  ) throws(KalendsError) -> String {
    guard let message = catalogue.message(named: key) else {
      throw .missingMessage(key, language: catalogue.language)
    }
    return try message.text(arguments, in: language)
  }
}
