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
      guard let count = unsafe buffer.write(utf16: units) else { return nil }
      return unsafe String(
        decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
    self = unsafe short ?? String(decoding: units, as: UTF16.self)
  }

  private static var shortLength: Int { 256 }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes UTF-16 as UTF-8.
  ///
  /// - Returns: the number of bytes; `nil` where they do not fit.
  func write(utf16 units: UnsafeBufferPointer<UChar>) -> Int? {
    // Most texts are ASCII, or begin with it.
    let room = Swift.min(self.count, units.count)
    var count = 0
    while count < room, unsafe units[count] < 0x80 {
      unsafe self[count] = UInt8(truncatingIfNeeded: units[count])
      count += 1
    }
    var index = count
    while index < units.count {
      let unit = unsafe UInt32(units[index])
      index += 1
      guard count <= self.count - 4 || count < self.count && unit < 0x80 else { return nil }
      switch unit {
      case ..<0x80:
        unsafe self[count] = UInt8(truncatingIfNeeded: unit)
        count += 1
      case ..<0x800:
        unsafe self[count] = UInt8(truncatingIfNeeded: 0xC0 | unit >> 6)
        unsafe self[count + 1] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
        count += 2
      case 0xD800..<0xDC00 where unsafe index < units.count && units[index] & 0xFC00 == 0xDC00:
        let scalar = unsafe 0x1_0000 + (unit & 0x3FF) << 10 + UInt32(units[index] & 0x3FF)
        index += 1
        unsafe self[count] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        unsafe self[count + 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
        unsafe self[count + 2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        unsafe self[count + 3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        count += 4
      default:
        // Half of a pair alone becomes the replacement character.
        let scalar = unit & 0xF800 == 0xD800 ? 0xFFFD : unit
        unsafe self[count] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
        unsafe self[count + 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
        unsafe self[count + 2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        count += 3
      }
    }
    return count
  }
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
