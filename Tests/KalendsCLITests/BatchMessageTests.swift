import Testing

@testable import KalendsCLI

/// The operation `message` of `kalends batch`.
@Suite struct BatchMessageTests {
  private func answer(_ request: String) throws -> String {
    let run = try Run.batch(request)
    return String(run.output.dropLast())
  }

  @Test("a message by its key, in the nearest language")
  func key() throws {
    #expect(
      try answer(
        #"{"op":"message","locale":"pl","key":"rangeNights","arguments":{"count":22}}"#)
        == #"{"text":"22 noce","language":"pl"}"#)
    #expect(
      try answer(
        #"{"op":"message","locale":"nn","key":"rangeNights","arguments":{"count":1}}"#)
        == #"{"text":"1 natt","language":"nb"}"#)
    #expect(
      try answer(
        #"{"op":"message","locale":"sr-Latn","key":"valueNone"}"#)
        == #"{"text":"None","language":"en"}"#)
  }

  @Test("a message by its pattern, in the locale's own language and digits")
  func pattern() throws {
    let request = #"""
      {"op":"message","locale":"ar-EG","pattern":"{n, plural, few {# f} other {# {w}}}",\#
      "arguments":{"n":3,"w":"x"}}
      """#
    #expect(try answer(request) == #"{"text":"٣ f","language":"ar-EG"}"#)
    #expect(
      try answer(
        #"{"op":"message","locale":"de","numberingSystem":"deva","pattern":"{n}","#
          + #""arguments":{"n":1234}}"#)
        == #"{"text":"१.२३४","language":"de"}"#)
  }

  @Test(
    "what is wrong with a message is an error of its own kind",
    arguments: [
      (#""pattern":"{n""#, "invalidMessage"), (#""pattern":"it's '{""#, "invalidMessage"),
      (#""pattern":"{n}""#, "missingKey"), (#""key":"noSuchKey""#, "unknownKey"),
      ("", "missingKey"),
      (#""key":"valueNone","pattern":"x""#, "wrongType"),
      (#""pattern":"{n, number}","arguments":{"n":"1"}"#, "wrongType"),
      (#""pattern":"{n}","arguments":{"n":1.5}"#, "wrongType"),
      (#""pattern":"{n}","arguments":{"n":null}"#, "wrongType"),
      (#""pattern":"{n}","arguments":{"n":99999999999999999999}"#, "outOfRange"),
      (#""pattern":"\#(String(repeating: "x", count: 70_000))""#, "tooLarge"),
    ])
  func errors(_ members: String, _ code: String) throws {
    let request = #"{"op":"message","locale":"en""# + (members.isEmpty ? "" : ",") + members + "}"
    #expect(try answer(request).hasPrefix(#"{"error":{"code":"\#(code)""#), "\(members)")
  }
}
