import Kalends
import Testing

@testable import KalendsCLI

/// The operation `select`.
@Suite struct BatchSelectTests {
  private static let config = #"""
    {"label":{"text":"Fruit"},"value":"apple","options":[{"id":"apple","text":"Apple"},
     {"id":"banana","text":"Banana"},{"id":"cherry","text":"Cherry","enabled":false},
     {"id":"grape","text":"Grape","tag":4}]}
    """#.split(separator: "\n").joined()

  /// The steps of a session as lines: value, focus, what is said, and what is announced.
  private func session(_ actions: String, reader: String = "voiceOver") throws -> [String] {
    let run = try Run.batch(
      #"{"op":"select","locale":"en","screenReader":""# + reader + #"","config":"# + Self.config
        + #","actions":["# + actions + "]}")
    guard case .array(let steps) = try JSONParser.value(of: Array(run.output.utf8))["steps"] else {
      Issue.record("\(run.output)")
      return []
    }
    return steps.map { step in
      var parts = [step["value"], step["focus"], step["utterance"]?["text"]].map { $0?.text ?? "" }
      if case .array(let announcements) = step["announcements"] {
        parts += announcements.map { $0["text"]?.text ?? "" }
      }
      return parts.joined(separator: " ").filter { $0 != "\"" }
    }
  }

  @Test("the acceptance checks of the reference: closed, opened, chosen, and back")
  func acceptance() throws {
    let lines = try session(
      #"{"do":"key","key":" "},{"do":"key","key":"ArrowDown"},{"do":"key","key":"Enter"}"#)
    #expect(
      lines == [
        "apple button Fruit, Apple, Pop Up Button",
        "apple option apple Apple, option, selected, 1 of 4",
        "apple option banana Banana, option, 2 of 4",
        "banana button Fruit, Banana, Pop Up Button",
      ])
  }

  @Test("typing, pauses, keys of letters, and what cannot be found or chosen")
  func typing() throws {
    let lines = try session(
      #"{"do":"type","text":"gr"},{"do":"type","text":"b","after":1000},{"do":"key","key":"x"},"#
        + #"{"do":"escape"},{"do":"key","key":"g"},{"do":"key","key":"Tab"},"#
        + #"{"do":"choose","value":"cherry"}"#)
    #expect(
      lines == [
        "apple button Fruit, Apple, Pop Up Button",
        "apple option grape Grape, option, 4 of 4",
        "apple option banana Banana, option, 2 of 4",
        "apple option banana Banana, option, 2 of 4 No match",
        "apple button Fruit, Apple, Pop Up Button",
        "apple option grape Grape, option, 4 of 4",
        "4 button Fruit, Grape, Pop Up Button",
        "4 button Fruit, Grape, Pop Up Button Cherry is not available.",
      ])
  }

  @Test("the host changes the value and the options")
  func host() throws {
    let lines = try session(
      #"{"do":"open"},{"do":"set","options":[{"id":"banana","text":"Banana"}]},"#
        + #"{"do":"close"},{"do":"set","value":"banana"},{"do":"set","value":null}"#,
      reader: "neutral")
    #expect(
      lines == [
        "apple button Fruit, Apple, pop-up button",
        "apple option apple Apple, selected, option, 1 of 4",
        "apple option banana Banana, option, 1 of 1 1 option",
        "apple button Fruit, None, pop-up button", "banana button Banana", "null button None",
      ])
  }

  @Test("with the tree, when it is asked for")
  func tree() throws {
    let run = try Run.batch(
      #"{"op":"select","tree":true,"platform":"aria","config":"# + Self.config
        + #","actions":[{"do":"open"}]}"#)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains(#""relations":[{"labelledBy":"label"}"#))
    #expect(run.output.contains(#""position":{"index":4,"count":4}"#))
  }

  @Test(
    "wrong selects and actions",
    arguments: [
      (#""config":{"kind":"fruit"}"#, "wrongType"),
      (#""config":{"style":"wheel"}"#, "unknownStyle"),
      (#""config":{"style":"odd"}"#, "unknownStyle"), (#""config":{},"action":[]"#, "unknownKey"),
      (#""config":{},"actions":[{"do":"choose","value":"kiwi"}]"#, "wrongType"),
      (#""config":{},"actions":[{"do":"move","to":"option kiwi"}]"#, "outOfRange"),
      (#""config":{},"actions":[{"do":"key","key":"F1"}]"#, "wrongType"),
      (#""config":{"locale":"not a locale"}"#, "unknownLocale"), (#""actions":[]"#, "missingKey"),
    ])
  func errors(_ keys: String, _ code: String) throws {
    let run = try Run.batch(#"{"op":"select","# + keys + "}")
    #expect(run.errorCodes == [code], "\(run.output)")
  }
}
