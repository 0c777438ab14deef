internal import CICU

extension UErrorCode {
  /// Whether the status is a success, perhaps with information.
  var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}

extension String {
  /// The text of UTF-16.
  ///
  /// The standard library's own way costs a microsecond for a pattern, which is half of what it takes
  /// to open a locale (`open-warm`).
  init(utf16 units: UnsafeBufferPointer<UChar>) {
    let short: String? = unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: Self.shortLength * 3
    ) { buffer in
      guard units.count <= Self.shortLength else { return nil }
      var count = 0
      for index in units.indices {
        let unit = unsafe units[index]
        switch unit {
        case ..<0x80:
          unsafe buffer[count] = UInt8(truncatingIfNeeded: unit)
          count += 1
        case ..<0x800:
          unsafe buffer[count] = UInt8(truncatingIfNeeded: 0xC0 | unit >> 6)
          unsafe buffer[count + 1] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
          count += 2
        // Pairs of surrogates are left to the library.
        case 0xD800...0xDFFF: return nil
        default:
          unsafe buffer[count] = UInt8(truncatingIfNeeded: 0xE0 | unit >> 12)
          unsafe buffer[count + 1] = UInt8(truncatingIfNeeded: 0x80 | unit >> 6 & 0x3F)
          unsafe buffer[count + 2] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
          count += 3
        }
      }
      return unsafe String(
        decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
    self = unsafe short ?? String(decoding: units, as: UTF16.self)
  }

  private static var shortLength: Int { 256 }
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
      return unsafe String(utf16: UnsafeBufferPointer(rebasing: buffer.prefix(Int(length))))
    }
    if let text { return text }
    guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return nil }
    capacity = length
  }
}
