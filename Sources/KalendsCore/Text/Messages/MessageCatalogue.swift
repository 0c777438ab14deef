/// All messages of one language, compiled when the package was built.
///
/// A catalogue is one string literal of the binary: it takes no memory and no time before a message
/// is asked for.
public struct MessageCatalogue: Sendable {
  /// The language in which the messages are written, as a BCP 47 tag.
  public let language: String
  /// The number of messages and the offset of each, as sizes of a program; then the messages in the
  /// order of their keys' bytes, each as its key, a name of a program, and its program.
  private let literal: StaticString

  package init(language: String, literal: StaticString) {
    self.language = language
    self.literal = literal
  }

  /// The message with a key, `nil` when there is none.
  ///
  /// - Complexity: O(log *n*) in the number of messages.
  public func message(named key: String) -> Message? {
    // A literal of one character may be stored as that character; it is no catalogue.
    guard literal.hasPointerRepresentation else { return nil }
    return literal.withUTF8Buffer { buffer in
      let bytes = unsafe buffer.span
      var low = 0
      var high = bytes.size(at: 0)
      while low < high {
        let middle = (low + high) / 2
        let start = bytes.size(at: 3 + 3 * middle)
        let name = start + 1..<start + 1 + Int(bytes[start])
        switch bytes.order(of: name, against: key) {
        case 0:
          let isLast = middle + 1 == bytes.size(at: 0)
          let end = isLast ? bytes.count : bytes.size(at: 6 + 3 * middle)
          // One copy instead of a checked byte at a time: the catalogue has these bytes.
          let program = unsafe UnsafeBufferPointer(rebasing: buffer[name.upperBound..<end])
          return unsafe Message(program: [UInt8](program))
        case ..<0: low = middle + 1
        default: high = middle
        }
      }
      return nil
    }
  }

  /// The bytes of a catalogue's literal, which are valid UTF-8.
  package static func bytes(_ messages: [(key: String, message: Message)]) -> [UInt8] {
    let sorted = messages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var header = MessageEncoder.size(sorted.count)
    var entries: [UInt8] = []
    for (key, message) in sorted {
      header += MessageEncoder.size(3 + 3 * sorted.count + entries.count)
      entries += MessageEncoder.name(key) + message.program
    }
    return header + entries
  }
}

extension MessageCatalogue: Hashable {
  /// Whether two catalogues have the same messages in the same language.
  ///
  /// - Complexity: O(*n*) in the size of the catalogues.
  public static func == (one: MessageCatalogue, other: MessageCatalogue) -> Bool {
    one.language == other.language
      && one.literal.withUTF8Buffer { bytes in
        other.literal.withUTF8Buffer { unsafe bytes.elementsEqual($0) }
      }
  }

  /// Hashes the language, which tells catalogues apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Span<UInt8> {
  /// The size that stands at an offset, in three bytes of seven bits.
  fileprivate func size(at offset: Int) -> Int {
    Int(self[offset]) << 14 | Int(self[offset + 1]) << 7 | Int(self[offset + 2])
  }

  /// Below, at or above zero as the bytes of a range come before a text, are it, or come after it.
  fileprivate func order(of range: Range<Int>, against text: String) -> Int {
    var index = range.lowerBound
    for byte in text.utf8 {
      guard index < range.upperBound else { return -1 }
      let difference = Int(self[index]) - Int(byte)
      guard difference == 0 else { return difference }
      index += 1
    }
    return range.upperBound - index
  }
}
