/// Cuts a stream of bytes into lines, without ever holding more than a line and a portion.
struct LineReader {
  /// A line without its end, or the length of one that is too long to be held.
  enum Line: Equatable {
    case bytes([UInt8])
    case tooLong(limit: Int)
  }

  private let source: ByteSource
  private let limit: Int
  private var portion: [UInt8] = []
  private var offset = 0

  init(_ source: ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Whether the next line can be told without waiting for more input.
  var hasLine: Bool { portion[offset...].contains(UInt8(ascii: "\n")) }

  /// The next line, `nil` at the end; the last line may lack its end.
  mutating func next() throws(ReadError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let end = portion[offset...].firstIndex(of: UInt8(ascii: "\n"))
      let piece = portion[offset..<(end ?? portion.count)]
      isTooLong = isTooLong || line.count + piece.count > limit
      if isTooLong { line = [] } else { line += piece }
      if let end {
        offset = end + 1
        return isTooLong ? .tooLong(limit: limit) : .bytes(line)
      }
      portion = try source.next()
      offset = 0
      if portion.isEmpty {
        if isTooLong { return .tooLong(limit: limit) }
        return line.isEmpty ? nil : .bytes(line)
      }
    }
  }
}
