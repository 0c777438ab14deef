internal import CICU

extension UErrorCode {
  /// Whether the status is a success, perhaps with information.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}

/// The text that an ICU function writes as `char`s into a buffer, or `nil` when it has more than 255
/// bytes: the names of locales, regions and keywords.
func cString(_ body: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    let length = unsafe Int(body(buffer.baseAddress, 256))
    guard length >= 0, length < 256, let start = buffer.baseAddress else { return nil }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

/// The text that an ICU function writes as UTF-16 into a buffer, or `nil` when it failed.
func utf16String(
  _ body: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
) -> String? {
  var capacity: Int32 = 256
  while true {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let text: String? = unsafe withUnsafeTemporaryAllocation(
      of: UChar.self, capacity: Int(capacity)
    ) { buffer in
      length = unsafe body(buffer.baseAddress, capacity, &status)
      guard status.isSuccess, length <= capacity else { return nil }
      return unsafe String(
        decoding: UnsafeBufferPointer(rebasing: buffer.prefix(Int(length))), as: UTF16.self)
    }
    if let text { return text }
    guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return nil }
    capacity = length
  }
}
