internal import Kalends

extension BatchOperation {
  /// What is wrong with pickers.
  static let audits: [BatchOperation] = [
    BatchOperation(
      "audit",
      keys: [
        RequestKey("platform", .text), RequestKey("screenReader", .text),
        RequestKey("scope", .any, isRequired: true), RequestKey("evidence", .list),
      ], answer: ["findings"]
    ) { request in
      guard let scope = request["scope"] else { throw request.missing("scope") }
      let zone = try request.zone()
      let pickers = try AuditedPickers(
        scope, evidence: request.list("evidence") ?? [], platform: request.platform(),
        screenReader: request.choice("screenReader", among: named(ScreenReader.self))
          ?? .voiceOver)
      let findings = try pickers.findings(
        request.session, now: request.present(in: zone), zone: zone)
      let texts = try request.session.findingTexts()
      return .object(["findings": .array(try findings.map { try $0.json(texts) })])
    }
  ]
}
