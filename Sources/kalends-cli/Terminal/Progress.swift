internal import Kalends

/// A line on a terminal's standard error that says how far a long stream is; elsewhere nothing.
///
/// It appears after a second, so that a short run leaves no trace.
struct Progress {
  private let console: Console
  private let noun: String
  private var count = 0
  private var nextLine: Int64?
  private var isShown = false

  /// Begins to count; `noun` is what is counted, in the plural.
  init(_ console: Console, counting noun: String) {
    self.console = console
    self.noun = noun
    nextLine = console.showsProgress ? Self.time(console).map { $0 + 1000 } : nil
  }

  /// Counts one more.
  mutating func advance() {
    count += 1
    // The clock is asked now and then only: it costs more than a range.
    guard nextLine != nil, count & 0x3FF == 0, let now = Self.time(console), now >= nextLine ?? now
    else { return }
    nextLine = now + 500
    isShown = true
    console.errors.write("\r\(count) \(noun)\u{1B}[K")
    console.errors.flush()
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    console.errors.write("\r\u{1B}[K")
    console.errors.flush()
  }

  private static func time(_ console: Console) -> Int64? {
    (try? console.now())?.millisecondsSinceEpoch
  }
}
