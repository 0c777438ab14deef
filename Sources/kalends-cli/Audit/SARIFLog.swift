internal import Kalends

/// Findings as tools for reviewing code read them.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
struct SARIFLog {
  /// The files with their findings.
  var files: [(path: String, findings: [AuditFinding])]
  var texts: FindingTexts

  /// The log.
  func json() throws -> JSONValue {
    let driver: JSONValue = .object([
      "name": "kalends".json, "version": KalendsVersion.current.json,
      "rules": .array(try AuditRule.allCases.map(rule)),
    ])
    let results = try files.flatMap { file in
      try file.findings.map { try result($0, in: file.path) }
    }
    return .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json".json,
      "version": "2.1.0".json,
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]), "columnKind": "unicodeCodePoints".json,
          "results": .array(results),
        ])
      ]),
    ])
  }

  private func rule(_ rule: AuditRule) throws -> JSONValue {
    let statement = try texts.statement(of: rule)
    let criteria = rule.criteria.map { "WCAG 2.2, \($0)" }.joined(separator: "; ")
    return .object([
      "id": rule.rawValue.json,
      "shortDescription": .object(["text": statement.json]),
      "help": .object([
        "text": (criteria.isEmpty ? statement : "\(statement) (\(criteria))").json
      ]),
      "defaultConfiguration": .object(["level": rule.severity.level.json]),
      "properties": .object(["tags": .array(rule.criteria.map { "wcag-\($0)".json })]),
    ])
  }

  private func result(_ finding: AuditFinding, in path: String) throws -> JSONValue {
    let index = AuditRule.allCases.firstIndex(of: finding.rule) ?? 0
    let message = "\(try texts.message(of: finding)) \(try texts.fix(of: finding))"
    return .object([
      "ruleId": finding.rule.rawValue.json, "ruleIndex": .integer(index),
      "kind": finding.severity.kind.json, "level": finding.severity.level.json,
      "message": .object(["text": message.json]),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": path.uri.json])
          ]),
          "logicalLocations": .array([
            .object(["name": finding.picker.json, "kind": "member".json])
          ]),
        ])
      ]),
    ])
  }
}

extension AuditSeverity {
  /// What SARIF calls it; only what fails has a level.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .limitation: "none"
    }
  }

  /// Whether something fails, is told, or has to be looked at by a person.
  fileprivate var kind: String {
    switch self {
    case .error, .warning: "fail"
    case .information: "informational"
    case .limitation: "review"
    }
  }
}

extension String {
  fileprivate var json: JSONValue { .string(self) }

  /// A path as a relative or absolute URI reference (RFC 3986).
  fileprivate var uri: String {
    var uri = ""
    for byte in utf8 {
      let isPlain =
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-._~/".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
