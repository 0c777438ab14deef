import TestSupport
import Testing

@testable import KalendsCLI

/// Requests with faults that nobody thought of.
@Suite struct BatchFuzzTests {
  private static let requests = [
    #"{"op":"date","iso":"2026-03-14","calendar":"hebrew","id":1}"#,
    #"{"op":"convert","calendar":"japanese","era":"showa","eraYear":64,"month":1,"day":7}"#,
    #"{"op":"with","iso":"2024-02-29","calendar":"chinese","monthCode":"M06L","overflow":"reject"}"#,
    #"{"op":"add","iso":"-000586-07-18","years":2612,"months":-7,"weeks":3,"days":99}"#,
    #"{"op":"until","iso":"2026-01-31","to":"1026-03-01","calendar":"dangi","largestUnit":"years"}"#,
    #"{"op":"nthWeekday","calendar":"coptic","year":1742,"month":13,"weekday":"fri","n":-1}"#,
    #"{"op":"week","locale":"en-u-fw-mon-rg-gbzzzz","iso":"2026-12-31"}"#,
    #"{"op":"header","locale":"ar-EG","width":"narrow","context":"format","firstWeekday":"sat"}"#,
    #"{"op":"months","locale":"he","calendar":"hebrew","year":5784,"width":"wide"}"#,
    #"{"op":"month","locale":"fa-u-nu-latn","year":1405,"monthCode":"M01","fixedWeeks":true}"#,
    #"{"op":"speak","locale":"ja","iso":"2026-03-14","time":"09:30","to":"2026-03-16T10:00"}"#,
    #"{"op":"month","bounds":{"from":"2026-03-10","before":"2026-04-02"},"unavailable":["2026-03-17"]}"#,
  ]

  /// Replaces, drops, doubles or inserts a byte.
  private static func fault(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let position = Int.random(in: bytes.indices, using: &random)
    // Bytes that mean something to JSON, dates or identifiers, and any byte at all.
    let telling = Array("{}[]\":,\\-+0123456789aezLMT/\u{0}\u{1}é".utf8)
    let byte = Bool.random(using: &random) ? telling.randomElement(using: &random) : nil
    let replacement = byte ?? UInt8.random(in: 0...255, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[position] = replacement
    case 1 where bytes.count > 1: bytes.remove(at: position)
    case 2: bytes.insert(bytes[position], at: position)
    default: bytes.insert(replacement, at: position)
    }
  }

  @Test("every line has one answer, whatever is in it")
  func faults() throws {
    var random = SplitMix64(seed: 2026)
    var lines: [[UInt8]] = []
    for index in 0..<20_000 {
      var bytes = Array(Self.requests[index % Self.requests.count].utf8)
      for _ in 0...Int.random(in: 0..<3, using: &random) { Self.fault(&bytes, &random) }
      lines.append(bytes.map { $0 == 0x0A ? 0x20 : $0 })
    }
    let run = try Run.command(["batch"], input: [Array(lines.joined(separator: [0x0A])) + [0x0A]])
    #expect(run.lines.count == lines.count)
    var errors = 0
    for (line, answer) in zip(lines, run.lines) {
      let value = try JSONParser.value(of: Array(answer.utf8))
      guard case .object = value else {
        Issue.record("\(answer) to \(String(decoding: line, as: UTF8.self))")
        continue
      }
      if value["error"] != nil { errors += 1 }
    }
    print("faulty requests: \(lines.count) cases, \(errors) answered with an error")
    #expect(run.status == 1)
  }
}
