import CICUBaseline
import Foundation
import KalendsCore

/// A weekday header as the jobs deliver it: the first weekday, and 21 names in UTF-8 one after the
/// other (narrow, short, wide), in one buffer that every locale uses again.
@safe
final class HeaderBuffer {
  /// Room for the longest header several times over.
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
  /// Where each name ends.
  ///
  /// Plain memory, like `bytes`: each access to a stored variable of a class would be checked for
  /// exclusivity, which costs more than what is measured.
  let ends = UnsafeMutableBufferPointer<Int32>.allocate(capacity: Int(icuHeaderStrings))
  private let weekday = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  /// 1…7 from Sunday.
  var firstWeekday: Int32 {
    get { unsafe weekday.pointee }
    set { unsafe weekday.pointee = newValue }
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe ends.deallocate()
    unsafe weekday.deallocate()
  }

  /// Gives a writer the buffer, empty.
  func withOutput(
    _ write: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    var output = unsafe OutputSpan(buffer: bytes, initializedCount: 0)
    try write(&output)
    _ = unsafe output.finalize(for: bytes)
  }

  /// Folds the header into a checksum: the first weekday, then FNV-1a over the names.
  func fold(into checksum: inout UInt64) {
    checksum = checksum &* 31 &+ UInt64(firstWeekday)
    for index in unsafe 0..<Int(ends[ends.count - 1]) {
      checksum = (checksum ^ UInt64(unsafe bytes[index])) &* 1_099_511_628_211
    }
  }
}

/// Where the checksum of J2 starts.
let headerChecksumSeed: UInt64 = 1_469_598_103_934_665_603

/// Every locale of ICU, in its order.
func icuLocales() -> [String] {
  (0..<icuLocaleCount()).map { unsafe String(cString: icuLocaleName($0)) }
}

/// ICU's date format of one locale, open.
@safe
final class ICUWeekdays {
  private let locale: String
  private let format: OpaquePointer

  /// Opens the format.
  init(_ locale: String) throws {
    guard let format = unsafe icuDateFormatOpen(locale) else {
      throw BaselineError.cannotOpen(locale)
    }
    self.locale = locale
    unsafe self.format = format
  }

  deinit { unsafe icuDateFormatClose(format) }

  /// Delivers the header.
  func write(into header: HeaderBuffer) throws {
    header.firstWeekday = unsafe icuHeader(
      format, header.ends.baseAddress, header.bytes.baseAddress, Int32(header.bytes.count))
    guard header.firstWeekday > 0 else { throw BaselineError.noHeader(locale: locale) }
  }
}

/// Foundation's calendar of one locale, open.
struct FoundationWeekdays {
  private let calendar: Calendar

  /// Opens the calendar.
  init(_ locale: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    self.calendar = calendar
  }

  /// Delivers the header.
  func write(into header: HeaderBuffer) {
    let first = calendar.firstWeekday
    header.firstWeekday = Int32(first)
    var end = 0
    var written = 0
    for names in [
      calendar.veryShortStandaloneWeekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      calendar.standaloneWeekdaySymbols,
    ] {
      for index in 0..<7 {
        for byte in names[(first - 1 + index) % 7].utf8 {
          unsafe header.bytes[end] = byte
          end += 1
        }
        unsafe header.ends[written] = Int32(end)
        written += 1
      }
    }
  }
}
