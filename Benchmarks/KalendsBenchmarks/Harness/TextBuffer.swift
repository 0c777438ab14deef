import KalendsCore

/// One text in UTF-8, in room that every text uses again.
@safe
final class TextBuffer {
  private(set) var count = 0
  private let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

  deinit { unsafe bytes.deallocate() }

  /// Gives a writer the buffer, empty.
  func withOutput(
    _ write: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    var output = unsafe OutputSpan(buffer: bytes, initializedCount: 0)
    try write(&output)
    count = unsafe output.finalize(for: bytes)
  }

  /// Takes what a C function writes.
  func write(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) { count = unsafe body(bytes) }

  /// Takes the bytes of a text: one copy, which is as little as a reader of it can do.
  func keep(_ text: String) {
    count = unsafe text.utf8Span.span.withUnsafeBufferPointer {
      unsafe bytes.update(fromContentsOf: $0)
    }
  }

  /// The text as a `String`.
  var text: String {
    unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
  }

  /// Folds the text into FNV-1a.
  func fold(into checksum: inout UInt64) {
    for index in 0..<count {
      checksum = (checksum ^ UInt64(unsafe bytes[index])) &* 1_099_511_628_211
    }
  }
}
