import CICU
import KalendsCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The text that an ICU function writes as UTF-16 into a buffer, as UTF-8.
func utf8(_ body: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32) -> [UInt8] {
  unsafe withUnsafeTemporaryAllocation(of: UChar.self, capacity: 1024) { buffer in
    guard let start = buffer.baseAddress else { return [] }
    var status = U_ZERO_ERROR
    let length = unsafe Int(body(start, 1024, &status))
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= 1024 else { return [] }
    let units = unsafe UnsafeBufferPointer(rebasing: buffer[..<length])
    return unsafe Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// One of ICU's date formats in UTC.
@safe
final class ICUFormat {
  private let format: UnsafeMutablePointer<UDateFormat?>

  /// Opens a format by styles, -1 for none, 0…3 from full to short.
  convenience init?(_ locale: String, date: Int32, time: Int32) {
    self.init(locale, UDateFormatStyle(date), UDateFormatStyle(time), "")
  }

  /// Opens a format by a pattern.
  convenience init?(_ locale: String, pattern: String) {
    self.init(locale, UDAT_PATTERN, UDAT_PATTERN, pattern)
  }

  private init?(
    _ locale: String, _ date: UDateFormatStyle, _ time: UDateFormatStyle, _ pattern: String
  ) {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let units = Array(pattern.utf16)
    let opened = unsafe icu_udat_open(
      time, date, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
    unsafe format = opened
  }

  deinit { unsafe icu_udat_close(format) }

  /// The format's pattern.
  var pattern: String {
    unsafe String(
      decoding: utf8 { unsafe icu_udat_toPattern(format, 0, $0, $1, &$2) }, as: UTF8.self)
  }

  /// Tells the format where its texts stand.
  func setContext(_ context: TextContext) {
    var status = U_ZERO_ERROR
    unsafe icu_udat_setContext(format, context.icuContext, &status)
  }

  /// The text of an instant, in UTF-8.
  func text(of milliseconds: Double) -> [UInt8] {
    unsafe utf8 { unsafe icu_udat_format(format, milliseconds, $0, $1, nil, &$2) }
  }
}

/// ICU's pattern generator of a locale.
@safe
final class ICUGenerator {
  let generator: UnsafeMutablePointer<UDateTimePatternGenerator?>

  init?(_ locale: String) {
    var status = U_ZERO_ERROR
    guard let opened = unsafe icu_udatpg_open(locale, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    unsafe generator = opened
  }

  deinit { unsafe icu_udatpg_close(generator) }

  /// The pattern for a skeleton.
  func pattern(_ skeleton: String) -> String {
    let units = Array(skeleton.utf16)
    return unsafe String(
      decoding: utf8 {
        unsafe icu_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, &$2)
      }, as: UTF8.self)
  }
}

/// ICU's word for the day at a distance from today, or a date where the language has no word.
func icuRelativeDay(_ locale: String, _ distance: Int, _ context: TextContext) -> String {
  guard let format = ICUFormat(locale, date: Int32(UDAT_FULL_RELATIVE.rawValue), time: -1) else {
    return ""
  }
  format.setContext(context)
  func today() -> Int { time(nil) / 86_400 }
  var day: Int
  var text: [UInt8]
  // ICU reads the clock itself: another try where the day ends in between.
  repeat {
    day = today()
    text = format.text(of: Double(day + distance) * 86_400_000)
  } while day != today()
  return String(decoding: text, as: UTF8.self)
}

extension TextContext {
  /// ICU's name of the context.
  fileprivate var icuContext: UDisplayContext {
    switch self {
    case .middle: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .list: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .sentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    }
  }
}

/// ICU's names of all its locales, in its order.
public let icuLocales: [String] = (0..<icu_uloc_countAvailable()).compactMap { index in
  unsafe icu_uloc_getAvailable(index).map { unsafe String(cString: $0) }
}

/// A locale with keywords, in ICU's form.
func name(_ locale: String, _ keywords: String...) -> String {
  keywords.isEmpty ? locale : "\(locale)@\(keywords.joined(separator: ";"))"
}

extension CalendarIdentifier {
  /// The calendar's name in ICU's own form of a locale.
  var icuName: String {
    switch self {
    case .gregory: "gregorian"
    case .ethioaa: "ethiopic-amete-alem"
    default: name
    }
  }
}
