/// What is wrong with a catalogue, and where.
struct CatalogueFault: Error, Equatable {
  /// What is wrong, for people; begins with the key where there is one.
  var text: String
  /// The offset in the file, in bytes.
  var offset: Int

  init(_ text: String, at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// The line that compilers write, which editors take people from to the place.
  func line(file: String, bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let row = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Columns count characters, as editors do.
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "\(file):\(row):\(column): error: \(text)"
  }
}
