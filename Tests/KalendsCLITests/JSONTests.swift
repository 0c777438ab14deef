import Testing

@testable import KalendsCLI

/// The reader and the writer of JSON.
@Suite struct JSONTests {
  private func value(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  @Test(
    "a value comes back as it came, in the order of its keys",
    arguments: [
      "null", "true", "false", "0", "-0", "1.50", "1e400", "-12345678901234567890123", "[]", "{}",
      #"{"z":1,"a":[1,2,{"b":null}]}"#, #""\"\\\n\r\t\u0000\u001f\u007f\u2028""#, #""é日😀""#,
    ])
  func roundTrip(_ text: String) throws {
    #expect(try value(text).text == text)
  }

  @Test("two spellings of a letter are two keys")
  func keys() throws {
    let text = #"{"é":1,"é":2}"#
    guard case .object(let members) = try value(text) else { return #expect(Bool(false)) }
    #expect(members.map { $0.key.unicodeScalars.count } == [1, 2])
  }

  @Test("escapes are read, surrogates in pairs")
  func escapes() throws {
    #expect(try value(#""\u0041\/\b\f\ud83d\uDE00""#) == .string("A/\u{8}\u{C}😀"))
  }

  @Test(
    "what is not JSON is refused",
    arguments: [
      "", " ", "nul", "nulll", "tru", "01", "1.", ".5", "+1", "1e", "1e+", "-", "--1", "0x1",
      "NaN", "Infinity", "'a'", "[1,]", "[,1]", "[1 2]", "[", "]", "{", "}", #"{"a"}"#,
      #"{"a":}"#, #"{"a":1,}"#, "{a:1}", "{1:1}", #"{"a":1 "b":2}"#, #"{"a":1,"a":2}"#,
      #"{"a":1,"\u0061":2}"#, "\"", "\"\\\"", #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud800""#,
      #""\ud800\u0041""#, #""\udc00""#, "\"a\nb\"", "\"\u{0}\"", "1 2", "{} x", "/*c*/1",
      "\u{FEFF}1", "\u{A0}1", "[1]\u{0}",
    ])
  func malformed(_ text: String) {
    #expect(throws: JSONError.self) { try value(text) }
  }

  @Test(
    "invalid UTF-8 is refused",
    arguments: [[0x22, 0xC3, 0x28, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF]])
  func invalidUTF8(_ bytes: [UInt8]) {
    #expect(throws: JSONError(reason: .invalidUTF8, offset: 0)) {
      try JSONParser.value(of: bytes)
    }
  }

  @Test("nesting ends before the stack does")
  func deep() throws {
    #expect(throws: JSONError(reason: .tooDeep(limit: 64), offset: 64)) {
      try value(String(repeating: "[", count: 100_000))
    }
    #expect(throws: Never.self) {
      try value(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }
  }
}
