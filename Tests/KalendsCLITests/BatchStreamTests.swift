import Testing

@testable import KalendsCLI

/// The stream of `kalends batch`: lines in, lines out, whatever the lines are.
@Suite struct BatchStreamTests {
  private static let request = #"{"op":"date","iso":"2026-03-14","calendar":"gregory","id":1}"#

  @Test("a wrong line is answered in its place and the stream goes on")
  func order() throws {
    let run = try Run.batch(Self.request, "not JSON", "", "[]", Self.request)
    #expect(run.errorCodes == [nil, "notJSON", "notJSON", "wrongType", nil])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("no line, no answer")
  func empty() throws {
    let run = try Run.command(["batch"])
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }

  @Test(
    "line ends may be CRLF, the last may be missing, a byte order mark may come first",
    arguments: ["\n", "\r\n"], [true, false])
  func lineEnds(_ end: String, _ hasLast: Bool) throws {
    let text = "\u{FEFF}" + Self.request + end + Self.request + (hasLast ? end : "")
    let run = try Run.command(["batch"], input: [Array(text.utf8)])
    #expect(run.lines.count == 2)
    #expect(run.status == 0)
  }

  @Test("how the input is cut into portions makes no difference")
  func portions() throws {
    let bytes = Array((Self.request + "\n" + Self.request).utf8)
    let whole = try Run.command(["batch"], input: [bytes])
    for size in [1, 2, 7, 60] {
      let portions = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(try Run.command(["batch"], input: portions).output == whole.output, "\(size)")
    }
  }

  @Test("NUL bytes and invalid UTF-8 are errors of their line")
  func bytes() throws {
    let lines: [[UInt8]] = [[0x7B, 0x00, 0x7D], [0xFF, 0xFE], Array(Self.request.utf8)]
    let run = try Run.command(["batch"], input: [Array(lines.joined(separator: [0x0A]))])
    #expect(run.errorCodes == ["notJSON", "notJSON", nil])
  }

  @Test("a line of megabytes is answered, and one beyond the limit refused")
  func longLines() throws {
    let id = String(repeating: "x", count: 2 << 20)
    let run = try Run.batch(
      #"{"op":"date","iso":"2026-03-14","calendar":"gregory","id":""# + id + #""}"#)
    #expect(run.status == 0)
    #expect(run.output.utf8.count > id.utf8.count)
    var portions = ["abcdef", "ghi\njk\n", "l"][...]
    var reader = LineReader(
      ByteSource { portions.popFirst().map { Array($0.utf8) } ?? [] }, limit: 5)
    #expect(try reader.next() == .tooLong(limit: 5))
    #expect(try reader.next() == .bytes(Array("jk".utf8)))
    #expect(try reader.next() == .bytes(Array("l".utf8)))
    #expect(try reader.next() == nil)
  }

  @Test("the listing names every operation with its keys, one JSON object a line")
  func list() throws {
    let run = try Run.command(["batch", "--list"])
    #expect(run.status == 0)
    let names = try run.lines.map { try JSONParser.value(of: Array($0.utf8))["op"] }
    #expect(names == BatchOperation.all.map { .string($0.name) })
  }

  @Test("wrong usage is 64 and one line on standard error")
  func usage() throws {
    for arguments in [["batch", "x"], ["batch", "--lisst"], ["batch", "--list=1"]] {
      let run = try Run.command(arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }
  }
}

extension Run {
  /// The error code of each line of answers, `nil` where it is no error.
  var errorCodes: [String?] {
    lines.map { line in
      guard let answer = try? JSONParser.value(of: Array(line.utf8)),
        case .string(let code) = answer["error"]?["code"]
      else { return nil }
      return code
    }
  }
}
