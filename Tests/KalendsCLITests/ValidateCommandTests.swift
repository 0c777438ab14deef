import Foundation
import TestSupport
import Testing

@testable import KalendsCLI

/// `kalends validate` and `kalends clamp`.
@Suite struct ValidateCommandTests {
  private static let rules = """
    {"bounds":{"from":"2026-07-01","through":"2026-08-31"},
     "unavailable":[{"days":["2026-07-25/2026-07-27"],"reason":"Wedding"}],
     "nights":{"least":3}}
    """

  /// Runs with a file of rules, for which `RULES` stands among the arguments.
  private func run(
    _ arguments: [String], rules: String = rules, input: [String] = []
  ) throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kalends-rules-\(UUID().uuidString).json")
    try Data(rules.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Run.command(
      arguments.map { $0 == "RULES" ? file.path : $0 },
      input: [Array(input.map { $0 + "\n" }.joined().utf8)])
  }

  @Test("valid ranges say nothing, and the status is 0")
  func valid() throws {
    let run = try run(["validate", "RULES", "2026-07-04/2026-07-11", "2026-08-01"])
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test("a violation is a line, with what would be accepted below, and the status is 1")
  func invalid() throws {
    let run = try run(
      ["validate", "RULES", "2026-07-04/2026-07-11", "2026-07-23/2026-07-26", "--locale", "en"])
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.hasPrefix("2026-07-23/2026-07-26: Not available: ") == true)
    #expect(run.lines.first?.hasSuffix("Reason: Wedding. [unavailable]") == true)
    #expect(
      run.lines.last
        == "  → earlier 2026-07-21/2026-07-24, later 2026-07-28/2026-07-31")
  }

  @Test("a stream is judged line by line, and a line that is no range is named")
  func stream() throws {
    let run = try run(
      ["validate", "RULES", "--json"],
      input: ["2026-07-04/2026-07-11", "", " 2026-07-26 ", "2026-13-01", "2026-07-12/2026-07-15"])
    #expect(run.status == 65)
    #expect(run.lines.count == 3)
    #expect(run.lines.map { $0.hasPrefix(#"{"valid":true"#) } == [true, false, true])
    #expect(run.errors.hasPrefix("kalends: line 4: "))
  }

  @Test("the command answers as batch does")
  func sameAnswer() throws {
    let command = try run([
      "validate", "RULES", "2026-07-23/2026-07-26", "--json", "--locale", "sv",
    ])
    let batch = try Run.batch(
      #"{"op":"validate","locale":"sv","start":"2026-07-23","end":"2026-07-26","rules":"#
        + Self.rules.replacing("\n", with: "") + "}")
    #expect(command.output == batch.output)
  }

  @Test(
    "wrong usage is 64, wrong data 65, no file 66",
    arguments: [
      (["validate"], 64), (["validate", "RULES", "--locale"], 64),
      (["validate", "RULES", "2026-07-04/2026-07-11", "--zone", "Mars/Olympus"], 65),
      (["validate", "RULES", "tomorrow"], 65), (["validate", "RULES", "2026-07-04/"], 65),
      (["validate", "RULES", "--today", "yesterday"], 65), (["validate", "no-such-file"], 66),
      (["clamp", "--from", "2026-02-30"], 65), (["clamp", "soon"], 65),
      (["clamp", "2026-03-14", "--from", "2026-03-15", "--through", "2026-03-14"], 65),
      (["clamp", "2026-03-14", "--through", "2026-03-15", "--before", "2026-03-15"], 64),
      (["clamp", "2026-03-14", "--minute-interval", "7"], 65),
      (["clamp", "2026-03-14", "--minute-interval", "45"], 64),
      (["clamp", "2026-03-14", "--rounding", "half"], 64),
      (["clamp", "2026-03-14", "--components", "year"], 64),
      (["clamp", "2026-03-14", "--components", ""], 65),
    ] as [([String], Int32)])
  func wrong(_ arguments: [String], _ status: Int32) throws {
    let run = try run(arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.utf8.count { $0 == 0x0A } == 1, "\(run.errors)")
  }

  @Test(
    "rules that cannot be understood are 65",
    arguments: [
      "", "[]", "{", #"{"nigths":{}}"#, #"{"notice":9,"window":3}"#, #"{"unavailable":"2026"}"#,
    ])
  func wrongRules(_ rules: String) throws {
    let run = try run(["validate", "RULES", "2026-07-04"], rules: rules)
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("values are clamped in the form in which they were given")
  func clamp() throws {
    let run = try run(
      ["clamp", "--from", "2026-03-01", "--through", "2026-04-30", "--zone", "Europe/Berlin"],
      input: ["2026-05-31", "2026-05-31T09:30", "2026-03-29T02:30", "2026-05-31T09:30Z"])
    #expect(
      run.lines == ["2026-04-30", "2026-04-30T00:00", "2026-03-29T03:30", "2026-04-29T22:00:00Z"])
    #expect(run.status == 0)
  }

  @Test("faults in rules are answered, whatever they are")
  func faults() throws {
    var random = SplitMix64(seed: 41)
    let sample =
      #"{"op":"validate","zone":"UTC","start":"2026-07-23","end":"2026-07-26","rules":{"#
      + #""bounds":{"from":"now","before":"2026-08-31T09:30+02:00","inverted":"ignore"},"#
      + #""weekdays":["mon","sat"],"startWeekdays":["sat"],"endWeekdays":["mon"],"#
      + #""unavailable":["2026-07-20",{"days":"2026-07-25/2026-07-27","reason":"x"}],"#
      + #""nights":{"least":3,"greatest":14,"byWeekday":{"sun":{"least":5}},"seasons":"#
      + #"[{"days":["2026-08-01/2026-08-31"],"least":7}]},"fixedLength":7,"notice":2,"#
      + #""window":400,"contiguous":false,"step":7,"endMayBeUnavailable":true}}"#
    var lines: [[UInt8]] = [Array(sample.utf8)]
    for _ in 0..<5_000 {
      var bytes = Array(sample.utf8)
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let position = Int.random(in: bytes.indices, using: &random)
        let byte = Array("{}[]\":,-0123456789aeT/null".utf8).randomElement(using: &random) ?? 0
        if Bool.random(using: &random) {
          bytes[position] = byte
        } else {
          bytes.remove(at: position)
        }
      }
      lines.append(bytes)
    }
    let run = try Run.command(["batch"], input: [Array(lines.joined(separator: [0x0A]))])
    #expect(run.lines.count == lines.count)
    var errors = 0
    for answer in run.lines {
      let value = try JSONParser.value(of: Array(answer.utf8))
      if value["error"] != nil { errors += 1 }
    }
    print("faulty rules: \(lines.count) cases, \(errors) answered with an error")
  }
}
