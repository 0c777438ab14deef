internal import Kalends

/// Pickers that are to be judged, with everything that an audit of them needs.
struct AuditedPickers {
  var scope: PickerScope
  var evidence: [PickerEvidence]
  var platform: Platform
  var screenReader: ScreenReader

  /// Pickers as a request or a file has them.
  ///
  /// - Parameters:
  ///   - scope: a scope, a picker, or a list of both.
  ///   - evidence: how pickers of somebody else behave, a list; the others are played.
  ///   - platform: what gives them their names.
  ///   - screenReader: for whom they speak.
  /// - Throws: an error that is a `CodedError`.
  init(
    _ scope: JSONValue, evidence: [JSONValue], platform: Platform, screenReader: ScreenReader
  ) throws {
    let scope = try PickerScope(scope)
    self.scope = scope
    self.evidence = try evidence.map { try PickerEvidence($0, in: scope) }
    self.platform = platform
    self.screenReader = screenReader
  }

  /// What there is to say about the pickers.
  ///
  /// - Parameters:
  ///   - session: what is open already.
  ///   - now: the present of pickers that name none.
  ///   - zone: the zone of pickers that name none.
  /// - Returns: the findings, in the order of the pickers.
  /// - Throws: an error that is a `CodedError`.
  func findings(_ session: Session, now: Instant, zone: ZoneRules) throws -> [AuditFinding] {
    var audit = PickerAudit(on: platform, screenReader: screenReader, now: now, zone: zone)
    var evidence = evidence
    for picker in scope.pickers {
      if let name = picker.configuration.zone { audit.zones[name] = try session.zone(name) }
      guard !self.evidence.contains(where: { $0.picker == picker.configuration.id }) else {
        continue
      }
      if let played = try play(picker, session, now: now) { evidence.append(played) }
    }
    return audit.findings(in: scope, evidence: evidence)
  }

  /// How a picker behaves when somebody uses it; `nil` for one that no model can be made of, which
  /// its configuration shows already.
  private func play(
    _ picker: StyledPicker, _ session: Session, now: Instant
  ) throws -> PickerEvidence? {
    let configuration = picker.configuration
    var environment = try session.environment(of: configuration, numberingSystem: nil)
    environment.platform = platform
    environment.screenReader = screenReader
    environment.verbosity = configuration.verbosity
    let now = configuration.now ?? now
    let keys = try SearchKeyMaker(locale: environment.locale.requested)
    do throws(PickerError) {
      if configuration.kind == .select {
        return try PickerEvidence(playing: picker, in: environment, now: now, searchKey: keys.key)
      }
      guard picker.dateStyle != nil else { return nil }
      return try PickerEvidence(playing: picker, in: environment, now: now)
    } catch {
      return nil
    }
  }
}

extension AuditFinding {
  /// The finding as an answer has it.
  func json(_ texts: FindingTexts) throws -> JSONValue {
    .object([
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue),
      "wcag": .array(rule.criteria.map { .string($0) }), "picker": .string(picker),
      "message": .string(try texts.message(of: self)), "fix": .string(try texts.fix(of: self)),
    ])
  }
}
