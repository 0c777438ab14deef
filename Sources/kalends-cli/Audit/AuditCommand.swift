internal import Kalends

/// `kalends audit`: finds the accessibility mistakes in pickers that files describe.
struct AuditCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "audit", summary: "finds accessibility mistakes in pickers that files describe",
    argument: "FILE.json…", takesMany: true,
    options: [
      OptionSyntax("platform", .required("NAME"), "swiftUI (default), aria, atSpi, uia or android"),
      OptionSyntax(
        "screen-reader", .required("NAME"), "voiceOver (default), orca, nvda, talkBack or neutral"),
      OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
      OptionSyntax("now", .required("INSTANT"), "the present, such as 2026-03-14T09:30Z"),
      OptionSyntax("json", .none, "prints an object a file, as the operation audit of batch"),
      OptionSyntax("sarif", .none, "prints a SARIF 2.1.0 log, for tools that review code"),
    ],
    discussion: """
      A file has one picker, a list of pickers, or a scope {"style"?, "selectStyle"?, "children"},
      in the form of the operations picker, select and audit of 'kalends batch'. Models of the
      pickers are played and judged too; {"scope", "evidence"} brings the trees and steps of
      pickers of your own instead.

      Each finding has a severity: E error, W warning, I information, and L limitation, which only
      a person with a device can tell. The status is 1 when there is an error, else 0; 65 when a
      file cannot be understood, and 66 when one cannot be read.
      """,
    examples: [
      ("kalends audit form.json", "what is wrong, and how it is mended"),
      ("kalends audit --sarif forms/*.json > audit.sarif", "the same for a code review"),
      ("kalends audit --platform aria --screen-reader nvda form.json", "by the rules of the web"),
    ])

  /// The largest file of pickers.
  private static let largestFile = 64 << 20

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    guard !arguments.arguments.isEmpty else {
      throw UsageError("name a file of pickers: see 'kalends audit --help'")
    }
    guard !(arguments.has("json") && arguments.has("sarif")) else {
      throw UsageError("--json and --sarif exclude each other")
    }
    let platform = try arguments.choice("platform", of: Platform.allCases.map { $0.rawValue })
    let reader = try arguments.choice(
      "screen-reader", of: ScreenReader.allCases.map { $0.rawValue })
    let session = Session(console: console)
    let zone = try session.zone(arguments["zone"])
    let now = try arguments["now"].map { try Instant($0) } ?? console.now()
    let texts = try FindingTexts()
    var files: [(path: String, findings: [AuditFinding])] = []
    for path in arguments.arguments {
      let pickers = try pickers(
        in: value(ofFileAt: path), platform: platform.flatMap(Platform.init) ?? .swiftUI,
        screenReader: reader.flatMap(ScreenReader.init) ?? .voiceOver)
      files.append((path, try pickers.findings(session, now: now, zone: zone)))
    }
    try write(files, as: arguments, texts)
    let hasErrors = files.contains { $0.findings.contains { $0.severity == .error } }
    return hasErrors ? .someFailed : .success
  }

  /// The pickers of a file: alone, or beside evidence of how they behave.
  private func pickers(
    in value: JSONValue, platform: Platform, screenReader: ScreenReader
  ) throws -> AuditedPickers {
    guard value["scope"] != nil else {
      return try AuditedPickers(
        value, evidence: [], platform: platform, screenReader: screenReader)
    }
    let members = try Members(
      value, of: "a file",
      keys: [RequestKey("scope", .any), RequestKey("evidence", .list)])
    return try AuditedPickers(
      members["scope"] ?? .null, evidence: members.list("evidence") ?? [], platform: platform,
      screenReader: screenReader)
  }

  private func write(
    _ files: [(path: String, findings: [AuditFinding])], as arguments: Arguments,
    _ texts: FindingTexts
  ) throws {
    if arguments.has("sarif") {
      console.output.write(try SARIFLog(files: files, texts: texts).json().text + "\n")
      return
    }
    for (path, findings) in files {
      if arguments.has("json") {
        let answer = JSONValue.object([
          "file": .string(path), "findings": .array(try findings.map { try $0.json(texts) }),
        ])
        console.output.write(answer.text + "\n")
      } else {
        console.output.write(try Self.text(path, findings, texts))
      }
    }
  }

  /// The findings for people, the gravest first, each with what to do about it.
  private static func text(
    _ path: String, _ findings: [AuditFinding], _ texts: FindingTexts
  ) throws -> String {
    var text = "\(path)\n"
    for severity in AuditSeverity.allCases {
      for finding in findings where finding.severity == severity {
        let rule = [finding.rule.rawValue] + finding.rule.criteria.map { "WCAG \($0)" }
        text += "  \(severity.rawValue) \(finding.picker): \(try texts.message(of: finding))"
        text += " [\(rule.joined(separator: ", "))]\n    → \(try texts.fix(of: finding))\n"
      }
    }
    let counts = AuditSeverity.allCases.map { severity in
      let count = findings.filter { $0.severity == severity }.count
      return "\(count) \(count == 1 ? severity.noun : severity.noun + "s")"
    }
    return text + "  \(counts.joined(separator: ", "))\n"
  }

  /// What a file has, which is JSON.
  private func value(ofFileAt path: String) throws -> JSONValue {
    let bytes = try bytes(ofFileAt: path, limit: Self.largestFile)
    guard bytes.count <= Self.largestFile else {
      throw RequestError(
        .tooLarge, "\(path) is larger than \(Self.largestFile) bytes", input: .string(path))
    }
    do throws(JSONError) {
      return try JSONParser.value(of: bytes)
    } catch {
      throw RequestError(.notJSON, "\(path): \(error.message)", input: .string(path))
    }
  }
}

extension AuditSeverity {
  fileprivate var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "remark"
    case .limitation: "limitation"
    }
  }
}
