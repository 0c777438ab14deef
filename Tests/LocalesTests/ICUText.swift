import CICUMessages
import KalendsCore

/// ICU's text of a message, in its own MessageFormat with arguments by name.
///
/// - Returns: `nil` when ICU does not take the pattern or the arguments.
func icuText(
  _ pattern: String, _ arguments: [(name: String, value: MessageArgument)], locale: String
) -> String? {
  // ICU would write dates and times itself; ours are written already.
  var pattern = pattern
  for type in [", date}", ", time}"] {
    pattern = pattern.split(separator: type, omittingEmptySubsequences: false)
      .joined(separator: "}")
  }
  return unsafe withCStrings(arguments.map { $0.name }) { names in
    unsafe withCStrings(
      arguments.map { (_, value) -> String? in
        if case .text(let text) = value { text } else { nil }
      }
    ) { texts in
      let numbers = arguments.map { (_, value) -> Int64 in
        if case .number(let number) = value { Int64(number) } else { 0 }
      }
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { buffer in
        let length = unsafe messages_format(
          locale, pattern, Int32(arguments.count), names.baseAddress, texts.baseAddress, numbers,
          buffer.baseAddress, Int32(buffer.count))
        guard length >= 0 else { return nil }
        return unsafe String(
          decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
      }
    }
  }
}

/// Texts as C has them, `nil` as no pointer.
private func withCStrings<Result>(
  _ texts: [String?], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var bytes: [CChar] = []
  var offsets: [Int?] = []
  for text in texts {
    offsets.append(text == nil ? nil : bytes.count)
    if let text { bytes += text.utf8CString }
  }
  return unsafe bytes.withUnsafeBufferPointer { bytes in
    let pointers = unsafe offsets.map { offset in
      unsafe offset.flatMap { offset in unsafe bytes.baseAddress.map { unsafe $0 + offset } }
    }
    return unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
  }
}
