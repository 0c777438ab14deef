internal import Kalends

/// The values that a command is given: its arguments, or else the lines of standard input.
struct InputLines {
  private var arguments: ArraySlice<String>
  private var reader: LineReader?
  /// The number of the line that was read last, from 1; 0 for arguments.
  private(set) var line = 0

  /// The longest line: no value is as long.
  private static let longestLine = 4096

  init(_ arguments: ArraySlice<String>, or input: ByteSource) {
    self.arguments = arguments
    if arguments.isEmpty { reader = LineReader(input, limit: Self.longestLine) }
  }

  /// The next value, without blanks around it; empty lines are left out.
  mutating func next() throws -> String? {
    guard reader != nil else { return arguments.popFirst() }
    while let read = try reader?.next() {
      line += 1
      guard case .bytes(let bytes) = read else {
        throw RequestError(
          .tooLarge, "line \(line) is longer than \(Self.longestLine) bytes", input: .integer(line))
      }
      let text = String(decoding: bytes.drop { $0 <= 0x20 }, as: UTF8.self)
      let end = text.lastIndex { $0 > " " }
      if let end { return String(text[...end]) }
    }
    return nil
  }

  /// Whether the next value can be told without waiting for more input.
  var isWaiting: Bool { !(reader?.hasLine ?? true) }
}
