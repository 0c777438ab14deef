import TestSupport
import Testing

@testable import CatalogueCompiler

/// A catalogue that is not well-formed does not build, and says where.
@Suite struct CatalogueFaultTests {
  private let files: [CatalogueFile]

  init() throws {
    files = try CatalogueFiles.all().filter { ["en", "de"].contains($0.language) }
  }

  /// The faults of the folder after a text of one file was replaced by another.
  private func faults(
    in language: String, _ text: String, becomes other: String
  ) throws -> [String] {
    var files = files
    let index = try #require(files.firstIndex { $0.language == language })
    let source = String(decoding: files[index].bytes, as: UTF8.self)
    #expect(source.contains(text))
    files[index].path = "\(language).arb"
    files[index].bytes = Array(source.replacing(text, with: other, maxReplacements: 1).utf8)
    do throws(CatalogueFaults) {
      _ = try CatalogueFolder.compile(files)
      return []
    } catch {
      return error.lines
    }
  }

  @Test("faults are reported with file, line, column and key")
  func faults() throws {
    let cases: [(String, String, String, String)] = [
      (
        "de", "{# Tag} other {# Tage}", "{# Tag}", "19:44: error: rangeDays: the choice has no case"
      ),
      ("de", "{# Tag}", "{# Tag", "19:51: error: rangeDays: the name of an argument is missing"),
      (
        "de", "{count, plural, one {# Tag}", "{count, plurel, one {# Tag}",
        "19:25: error: rangeDays: “plurel” is no type of argument"
      ),
      ("de", "\"rangeDays\"", "\"rangeDay\"", "rangeDays: missing"),
      ("de", "\"rangeNights\"", "\"rangeDays\"", "20:3: error: rangeDays: twice"),
      ("de", "\"valueNone\"", "\"value\": \"\",\n  \"valueNone\"", "4:3: error: value: unknown"),
      (
        "de", "{start, date} bis", "bis", "15:3: error: rangeDates: the argument “start” is missing"
      ),
      (
        "de", "ab {start, date}", "ab {start, date} {end, date}",
        "17:3: error: rangeFrom: the argument “end” is not in en.arb"
      ),
      (
        "de", "{position, number}", "{position}",
        "positionOf: the argument “position” is missing"
      ),
      ("de", "\"@@locale\": \"de\"", "\"@@locale\": \"fr\"", "2:3: error: @@locale: must be de"),
      ("de", "\"@@locale\": \"de\",", "", "@@locale: missing"),
      ("de", "Mittag\"", "Mittag", "11:23: error: a control character in a text"),
      ("de", "Mittag", "Mit\\xtag", "11:19: error: an unknown escape"),
      ("de", "Mittag", "Mit'{'tag'{", "11:25: error: timeNoon: this quote is not closed"),
      ("de", "Mittag", "Mit\\u0027{tag", "11:19: error: timeNoon: this quote is not closed"),
      ("en", "\"@timeNoon\"", "\"@timeNon\"", "timeNoon: not described in en.arb"),
      ("en", "\"type\": \"int\"", "\"type\": \"Int\"", "needs a type: String, int or DateTime"),
    ]
    for (language, text, other, line) in cases {
      let lines = try faults(in: language, text, becomes: other)
      #expect(lines.first?.contains(line) == true, "\(line): \(lines)")
      #expect(lines.first?.hasPrefix("\(language).arb:") == true, "\(lines)")
    }
  }

  @Test("the faults of all files are reported at once; without English there is nothing to say")
  func folder() throws {
    #expect(try faults(in: "de", "}", becomes: "}").isEmpty)
    #expect(throws: CatalogueFaults(lines: ["en.arb: error: missing"])) {
      try CatalogueFolder.compile(files.filter { $0.language != "en" })
    }
  }

  @Test("any bytes are a catalogue or a fault inside the file")
  func anyBytes() throws {
    var random = SplitMix64(seed: 0x617262)
    let english = try #require(files.first { $0.language == "en" })
    let pieces = ["{", "}", "\"", "\\", "\\u", ",", ":", "[", "]", "@", "'", "é", "\n", "1e9", "#"]
    var faulty = 0
    for _ in 0..<1000 {
      var bytes = english.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(position..<min(position + 9, bytes.count))
        case 1: bytes[position] = UInt8.random(in: .min ... .max, using: &random)
        default:
          bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: position)
        }
      }
      do throws(CatalogueFault) {
        _ = try Catalogue(bytes, language: "en", first: nil)
      } catch {
        faulty += 1
        #expect((0...bytes.count).contains(error.offset))
        #expect(error.line(file: "en.arb", bytes: bytes).hasPrefix("en.arb:"))
      }
    }
    #expect(faulty > 250)
  }

  @Test("nesting a thousand deep is a fault, and so is an empty file")
  func extremes() {
    for text in [
      "", "[", String(repeating: "[", count: 1000), String(repeating: "{\"a\":", count: 1000),
    ] {
      #expect(throws: CatalogueFault.self) {
        try Catalogue(Array(text.utf8), language: "en", first: nil)
      }
    }
  }
}
