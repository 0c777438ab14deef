import Kalends
import Testing

@testable import KalendsCLI

/// How far a long stream is: only where people watch, and only when it takes long.
@Suite struct ProgressTests {
  /// What is written while 5,000 ranges go by, 600 ms between two looks at the clock.
  private func written(onTerminal showsProgress: Bool, step: Int64 = 600) -> String {
    var bytes: [UInt8] = []
    var time: Int64 = 0
    let console = Console(
      environment: ProcessEnvironment([:]),
      now: {
        time += step
        return try Instant(millisecondsSinceEpoch: time)
      },
      zone: { .utc }, isTerminal: false, showsProgress: showsProgress, width: 80,
      input: ByteSource { [] }, output: ByteSink { _ in .written },
      errors: ByteSink {
        bytes += $0
        return .written
      })
    var progress = Progress(console, counting: "ranges")
    for _ in 0..<5000 { progress.advance() }
    progress.clear()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a terminal's standard error shows the count, and then nothing is left of it")
  func terminal() {
    let clear = "\u{1B}[K"
    #expect(
      written(onTerminal: true)
        == "\r2048 ranges\(clear)\r3072 ranges\(clear)\r4096 ranges\(clear)\r\(clear)")
  }

  @Test("a file or a pipe stays free of it, and so does a short run")
  func elsewhere() {
    #expect(written(onTerminal: false).isEmpty)
    #expect(written(onTerminal: true, step: 1).isEmpty)
  }
}
