import Foundation
import Testing

@testable import KalendsCLI

/// Sessions with pickers, as golden transcripts.
///
/// The acceptance checks of the documents on date pickers and the select menu are among them: a name
/// by style, once; a value on focus and after each change; no name for an empty label, no value behind
/// an accessibility label; the focus back after a choice; all by keyboard and by steps.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test("a session goes as it is written down", arguments: names)
  func session(_ name: String) throws {
    let script = Self.folder.appendingPathComponent("\(name).json")
    let golden = Self.folder.appendingPathComponent("\(name).txt")
    let run = try Run.command(["transcript", script.path])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try run.output == String(contentsOf: golden, encoding: .utf8))
  }

  @Test("every kind and style of picker has a session")
  func coverage() throws {
    #expect(Self.names.count >= 16)
    let scripts = try Self.names.map {
      try String(contentsOf: Self.folder.appendingPathComponent("\($0).json"), encoding: .utf8)
    }
    for word in ["automatic", "compact", "graphical", "wheel", "multiDate", "dateRange", "select"] {
      #expect(scripts.contains { $0.contains("\"\(word)\"") }, "\(word)")
    }
  }

  @Test("a script that cannot be played says why")
  func faults() throws {
    #expect(try Run.command(["transcript"]).status == 64)
    #expect(try Run.command(["transcript", "no-such-file.json"]).status == 66)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kalends-script-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    for (script, message) in [
      ("[", "'[' "), ("[]", "an object"), (#"{"config":{}, "action":[]}"#, "no key 'action'"),
      (#"{"config":{}, "actions":[{"do":"fly"}]}"#, "'fly'"),
      (#"{"config":{"style":"round"}}"#, "automatic, compact, graphical or wheel"),
      (
        #"{"config":{"style":"graphical"}, "actions":[{"do":"move","to":"timeButton"}]}"#,
        "timeButton"
      ),
    ] {
      try Data(script.utf8).write(to: file)
      let run = try Run.command(["transcript", file.path])
      #expect(run.status == 65)
      if script != "[" { #expect(run.errors.contains(message), "\(run.errors)") }
    }
  }
}
