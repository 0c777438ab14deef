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

extension Console {
  /// Answers the values that a command is given, one after the other, and shows how far it is.
  ///
  /// - Parameters:
  ///   - arguments: the values; where there are none, the lines of standard input.
  ///   - noun: what they are, in the plural.
  ///   - answer: what to print for a value, with the status that it gives the command; an error that
  ///     is a `CodedError` is told, and does not end the stream.
  /// - Returns: the worst status.
  /// - Throws: any other error, of `answer` or of reading.
  func answerEach(
    of arguments: ArraySlice<String>, counting noun: String,
    _ answer: (String) throws -> (text: String, status: ExitStatus)
  ) throws -> ExitStatus {
    var lines = InputLines(arguments, or: input)
    var progress = Progress(self, counting: noun)
    var worst = ExitStatus.success
    func note(_ status: ExitStatus) {
      if status.rawValue > worst.rawValue { worst = status }
    }
    while output.isOpen {
      do {
        guard let value = try lines.next() else { break }
        let (text, status) = try answer(value)
        note(status)
        if status != .success { progress.clear() }
        output.write(text)
      } catch let error as any CodedError {
        progress.clear()
        complain((lines.line > 0 ? "line \(lines.line): " : "") + error.description)
        note(.badData)
      }
      progress.advance()
      // A program may ask one question at a time.
      if lines.isWaiting { output.flush() }
    }
    progress.clear()
    return worst
  }
}
