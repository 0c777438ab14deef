import Foundation
import Kalends
import Testing

@testable import KalendsCLI

/// `kalends audit` and the operation `audit`.
@Suite struct AuditTests {
  private static let golden = #"""
    {"id":"fruit","kind":"select","label":{"text":"Fruit"},"style":"menu","value":"apple",
     "focusReturn":true,"options":[{"id":"apple","text":"Apple"},{"id":"pear","text":"Pear"}]}
    """#
  private static let mistaken = #"""
    {"style":"graphical","children":[
      {"id":"start","label":{"text":"Start"},"style":"compact","components":["date"],
       "value":"2026-03-14"},
      {"id":"in","label":{"text":"Check in"},"components":["date"],"value":"2026-03-14",
       "focusReturn":true}]}
    """#

  /// Runs the command on files with these contents.
  private func audit(_ contents: [String], _ options: String...) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kalends-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try contents.enumerated().map { index, content in
      let file = folder.appending(path: "form \(index).json")
      try Data(content.utf8).write(to: file)
      return file.path
    }
    return try Run.command(["audit"] + options + paths, environment: ["LANG": "en_US.UTF-8"])
  }

  private func rules(_ answer: JSONValue?) -> [String] {
    guard case .array(let findings) = answer?["findings"] else { return [] }
    return findings.compactMap { finding in
      guard case .string(let rule) = finding["rule"], finding["severity"] != .string("L") else {
        return nil
      }
      return rule
    }
  }

  @Test("for people: the gravest first, with what mends it, and how many there are")
  func people() throws {
    let run = try audit([Self.mistaken, Self.golden])
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "  E start: The visible label “Start” does not name the picker in this style"))
    #expect(run.output.contains("    → Add .accessibilityLabel(\"Start\").\n"))
    #expect(run.output.contains("[date.focusReturn, WCAG 2.4.3]"))
    let graveness = run.lines.compactMap { line in
      line.hasPrefix("  ")
        ? ["E", "W", "I", "L"].firstIndex(of: String(line.prefix(3).suffix(1))) : nil
    }
    let ofFirst = graveness.prefix { _ in true }.prefix(graveness.count / 2)
    #expect(Array(ofFirst) == ofFirst.sorted())
    #expect(run.output.contains("  1 error, 1 warning, 1 remark, "))
    #expect(run.output.contains("  0 errors, 0 warnings, 0 remarks, 4 limitations\n"))
  }

  @Test("the status is 0 without errors, whatever else is found")
  func clean() throws {
    #expect(try audit([Self.golden]).status == 0)
    let warned = #"{"label":"A","accessibilityLabel":"A","value":"now","focusReturn":true}"#
    #expect(try audit([warned]).status == 0)
  }

  @Test("by the rules of another platform and screen reader")
  func platforms() throws {
    let run = try audit(
      [Self.mistaken], "--platform", "aria", "--screen-reader", "nvda", "--json")
    let answer = try JSONParser.value(of: Array(run.output.utf8))
    #expect(rules(answer) == ["date.inheritedStyle"])
  }

  @Test("--json prints an object a file")
  func json() throws {
    let run = try audit([Self.mistaken, Self.golden], "--json")
    let answers = try run.lines.map { try JSONParser.value(of: Array($0.utf8)) }
    #expect(
      answers.map(rules) == [
        [
          "date.compactNeedsAccessibilityLabel", "date.focusReturn", "date.inheritedStyle",
        ], [],
      ])
  }

  @Test("--sarif prints one log with every rule, and a result a finding")
  func sarif() throws {
    let run = try audit([Self.mistaken], "--sarif")
    let log = try JSONParser.value(of: Array(run.output.utf8))
    #expect(log["version"] == .string("2.1.0"))
    guard case .array(let runs) = log["runs"], let driver = runs.first?["tool"]?["driver"],
      case .array(let rules) = driver["rules"], case .array(let results) = runs[0]["results"]
    else {
      Issue.record("not the shape of a log: \(run.output)")
      return
    }
    #expect(driver["name"] == .string("kalends"))
    #expect(rules.compactMap { $0["id"] } == AuditRule.allCases.map { .string($0.rawValue) })
    #expect(
      rules.allSatisfy {
        $0["shortDescription"]?["text"] != nil && $0["help"]?["text"] != nil
          && $0["defaultConfiguration"]?["level"] != nil
      })
    for result in results {
      guard case .number(let index) = result["ruleIndex"], let index = Int(index) else {
        Issue.record("a result without the index of its rule")
        continue
      }
      #expect(rules[index]["id"] == result["ruleId"])
      // What does not fail has no level (SARIF 2.1.0, 3.27.10).
      #expect((result["kind"] == .string("fail")) != (result["level"] == .string("none")))
      #expect(result["message"]?["text"] != nil)
      guard case .array(let locations) = result["locations"],
        case .string(let uri) = locations[0]["physicalLocation"]?["artifactLocation"]?["uri"]
      else {
        Issue.record("a result without a place")
        continue
      }
      #expect(uri.hasSuffix("form%200.json"))
    }
    #expect(results.contains { $0["ruleId"] == .string("date.compactNeedsAccessibilityLabel") })
  }

  @Test("wrong usage is 64, wrong data 65, a missing file 66")
  func errors() throws {
    #expect(try Run.command(["audit"]).status == 64)
    #expect(try audit([Self.golden], "--json", "--sarif").status == 64)
    #expect(try audit([Self.golden], "--platform", "web").status == 64)
    #expect(try audit(["{"]).status == 65)
    #expect(try audit([#"{"lable":"A"}"#]).status == 65)
    #expect(try audit([#"{"kind":"select","zone":"Europe/Atlantis"}"#]).status == 65)
    #expect(try Run.command(["audit", "/nonexistent.json"]).status == 66)
    let run = try audit(["{"])
    #expect(run.errors.contains("form 0.json") && run.output.isEmpty)
  }

  @Test("the operation audit answers with every finding's parts")
  func batch() throws {
    let scope = Self.mistaken.split(separator: "\n").joined()
    let run = try Run.batch(
      #"{"op":"audit","platform":"swiftUI","scope":"# + scope + "}",
      #"{"op":"audit","scope":{"kind":"select","lable":1}}"#, #"{"op":"audit"}"#)
    let answers = try run.lines.map { try JSONParser.value(of: Array($0.utf8)) }
    #expect(rules(answers[0]).first == "date.compactNeedsAccessibilityLabel")
    guard case .array(let findings) = answers[0]["findings"] else { return }
    for finding in findings {
      #expect(
        ["rule", "severity", "wcag", "picker", "message", "fix"].allSatisfy {
          finding[$0] != nil
        })
    }
    #expect(answers[1]["error"]?["code"] == .string("unknownKey"))
    #expect(answers[2]["error"]?["code"] == .string("missingKey"))
  }

  @Test(
    "pickers of every kind are played", arguments: ["date", "multiDate", "dateRange", "select"])
  func kinds(_ kind: String) throws {
    // What is spoken is judged only where it is spoken.
    let config = """
      {"kind":"\(kind)","label":{"text":"1–3 May"},"style":"STYLE","components":["date"],
       "focusReturn":FOCUS,"options":[{"id":"a","text":"A"}]}
      """
    let isSelect = kind == "select"
    let file = config.replacing("STYLE", with: isSelect ? "menu" : "graphical")
      .replacing("FOCUS", with: isSelect ? "true" : "false")
    let run = try audit([file], "--json")
    let found = rules(try JSONParser.value(of: Array(run.output.utf8)))
    #expect(found.filter { $0.hasPrefix("speech.") } == ["speech.unsafeText"], "\(run.output)")
  }

  @Test("the behaviour of somebody else's picker is judged in place of a model's")
  func evidence() throws {
    let tree = #"""
      {"id":"picker","role":"group","children":[{"id":"button","role":"popUpButton",
       "name":"Fruit","value":null,"language":"en","states":["focusable","collapsed"],
       "actions":["open"]}]}
      """#
    let steps = #"""
      [{"focus":"button","value":"apple","shown":["Apple"],"utterance":{"text":"Apple","slots":[
        {"slot":"value","text":"Apple","language":"en"},
        {"slot":"role","text":"Pop Up Button","language":"en"}]}},
       {"action":{"do":"key","key":"Enter"},"focus":"button","changed":[],"announcements":[
        {"text":"Feb. 5","language":"en"}],"utterance":{"text":"Apple","slots":[]}}]
      """#
    let file =
      #"{"scope":"# + Self.golden + #","evidence":[{"picker":"fruit","tree":"# + tree
      + #","steps":"# + steps + "}]}"
    let run = try audit([file], "--json")
    let answer = try JSONParser.value(of: Array(run.output.utf8))
    #expect(rules(answer) == ["select.role", "select.keyboard", "speech.unsafeText"])
    // What a model answers is evidence too.
    let config = Self.golden.split(separator: "\n").joined()
    let played = try Run.batch(
      #"{"op":"select","screenReader":"voiceOver","locale":"en","tree":true,"config":"# + config
        + #","actions":[{"do":"key","key":"Enter"},{"do":"key","key":"Escape"}]}"#)
    let steps2 = try JSONParser.value(of: Array(played.output.utf8))["steps"]
    let right = try Run.batch(
      #"{"op":"audit","scope":"# + config + #","evidence":[{"picker":"fruit","steps":"#
        + (steps2?.text ?? "") + "}]}")
    #expect(rules(try JSONParser.value(of: Array(right.output.utf8))) == [], "\(right.output)")
  }

  @Test("evidence that is malformed")
  func malformedEvidence() throws {
    for (evidence, code) in [
      ("{}", "missingKey"), (#"{"picker":"pear"}"#, "wrongType"),
      (#"{"picker":"fruit","tree":{"id":"button"}}"#, "missingKey"),
      (#"{"picker":"fruit","tree":{"id":"knob","role":"button"}}"#, "wrongType"),
      (#"{"picker":"fruit","tree":{"id":"button","role":"knob"}}"#, "wrongType"),
      (#"{"picker":"fruit","tree":{"id":"button","role":"button","states":["odd"]}}"#, "wrongType"),
      (
        #"{"picker":"fruit","tree":{"id":"button","role":"button","number":{"current":1,"least":2,"greatest":1}}}"#,
        "outOfRange"
      ), (#"{"picker":"fruit","steps":[{}]}"#, "missingKey"),
      (#"{"picker":"fruit","steps":[{"focus":"button","action":{"do":"dance"}}]}"#, "wrongType"),
      (#"{"picker":"fruit","words":{"chosen":"x"}}"#, "unknownKey"),
    ] {
      let config = Self.golden.split(separator: "\n").joined()
      let run = try Run.batch(
        #"{"op":"audit","scope":"# + config + #","evidence":["# + evidence + "]}")
      let answer = try JSONParser.value(of: Array(run.output.utf8))
      #expect(answer["error"]?["code"] == .string(code), "\(evidence): \(run.output)")
    }
  }

  @Test("every text of every finding can be said")
  func texts() throws {
    let files = [
      #"[{"kind":"date","chooses":"other","entry":"type","fitsInline":true,"implementation":"custom","components":[],"style":"odd"}]"#,
      #"[{"chooses":"time","components":["date"],"label":{"image":"x"},"value":"2026-01-01","bounds":{"from":"2026-05-01","through":"2026-05-09"},"labelHidden":true,"focusReturn":true}]"#,
      #"[{"style":"wheel","label":"","value":"now","bounds":{"from":"2026-05-09","through":"2026-05-01"}},{"style":"wheel","label":"A","accessibilityLabel":"A","value":"now","labelHidden":true,"now":"2026-03-14T00:00Z","bounds":{"from":"2026-03-14T00:00Z"}}]"#,
      #"[{"label":"Date","accessibilityLabel":"Date","value":"now"},{"label":"Dates","accessibilityLabel":"Dates of a trip","value":"now"},{"label":"B","accessibilityLabel":"C","value":"now"},{"label":"Date","accessibilityLabel":"C","value":"now"}]"#,
      #"{"kind":"select","label":"","fitsInline":true,"entry":"type","implementation":"custom","value":"q","options":[{"text":"A","command":true},{"text":"A","tag":1},{"text":"a!","tag":2},{"text":"","tag":2}]}"#,
      #"{"kind":"select","style":"wheel","options":[]}"#,
      #"{"style":"graphical","children":[{"label":"A","value":"now","components":["date"],"bounds":{"from":"now"}},{"kind":"select","label":"B","options":[{"id":"a","text":"A-b"},{"id":"b","text":"ab"}]}]}"#,
      #"{"kind":"select","label":"A","accessibilityLabel":"A","labelHidden":true,"value":"0","options":[{"id":"0","text":"0"},{"id":"1","text":"1"},{"id":"2","text":"2"},{"id":"3","text":"3"},{"id":"4","text":"4"},{"id":"5","text":"5"}],"echo":{"text":"{value}","shows":"1"},"numbers":{"targets":[{"width":1,"height":1,"unit":"px"},{"width":30,"height":30,"unit":"pt"}],"focusIndicator":{"contrast":1.5,"perimeter":1},"focusObscured":true,"textScale":{"labelScales":false}}}"#,
      ##"{"style":"wheel","label":"A","value":"now","numbers":{"colors":[{"part":"row","foreground":"#888","background":"#fff","appearance":"dark"},{"part":"header","foreground":"#888","background":"#fff"}],"focusIndicator":null,"textScale":{"truncated":true}}}"##,
    ]
    var seen: Set<String> = []
    for file in files {
      let run = try audit([file], "--json")
      let answer = try JSONParser.value(of: Array(run.output.utf8))
      guard case .array(let findings) = answer["findings"] else { continue }
      for finding in findings {
        guard case .string(let rule) = finding["rule"],
          case .string(let message) = finding["message"],
          case .string(let fix) = finding["fix"]
        else { continue }
        seen.insert(rule)
        #expect(!message.isEmpty && !fix.isEmpty && !message.contains("{"), "\(rule): \(message)")
      }
    }
    // All rules about configurations and measurements come up.
    let judged = AuditRule.allCases.filter {
      !$0.evidence.isDisjoint(with: [.configuration, .measurements]) && $0 != .dragNoAlternative
    }
    let missing = judged.filter { !seen.contains($0.rawValue) }
    #expect(missing.isEmpty, "\(missing)")
  }
}
