import CICU
import KalendsCore

@testable import KalendsICU

/// A date format of ICU's in UTC: what names and texts are compared with.
@safe struct ICUFormat: ~Copyable {
  private let format: UnsafeMutablePointer<UDateFormat?>

  /// Opens a format of a locale in ICU's form; the pattern defaults to the locale's full one.
  init?(_ locale: String, pattern: String? = nil) {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let units = Array((pattern ?? "").utf16)
    let style = pattern == nil ? UDAT_FULL : UDAT_PATTERN
    let opened = unsafe icu_udat_open(
      style, style, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
    unsafe format = opened
  }

  deinit { unsafe icu_udat_close(format) }

  /// The symbols of a type, in ICU's order.
  func symbols(_ type: UDateFormatSymbolType) -> [String] {
    (0..<(unsafe icu_udat_countSymbols(format, type))).map { index in
      unsafe utf16String { buffer, capacity, status in
        unsafe icu_udat_getSymbols(format, type, index, buffer, capacity, &status)
      } ?? "?"
    }
  }

  /// The text of the start of a day in UTC.
  func text(of day: Day) -> String { text(of: LocalDateTime(day, .midnight)) }

  /// The text of what clocks in UTC show.
  func text(of local: LocalDateTime) -> String {
    unsafe utf16String { buffer, capacity, status in
      unsafe icu_udat_format(
        format, Double(local.millisecondsSinceEpoch), buffer, capacity, nil, &status)
    } ?? "?"
  }

  /// ICU's names of all its locales, in its order.
  static var locales: [String] {
    (0..<icu_uloc_countAvailable()).compactMap { index in
      unsafe icu_uloc_getAvailable(index).map { unsafe String(cString: $0) }
    }
  }

  /// The pattern that ICU's generator gives for a skeleton.
  static func pattern(_ skeleton: String, locale: String) -> String? {
    var status = U_ZERO_ERROR
    let generator = unsafe icu_udatpg_open(locale, &status)
    defer { unsafe icu_udatpg_close(generator) }
    let units = Array(skeleton.utf16)
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_udatpg_getBestPattern(
        generator, units, Int32(units.count), buffer, capacity, &status)
    }
  }
}

extension NameContext {
  /// ICU's types of weekday names, from narrow to wide.
  var weekdayTypes: [UDateFormatSymbolType] {
    switch self {
    case .format:
      [UDAT_NARROW_WEEKDAYS, UDAT_SHORTER_WEEKDAYS, UDAT_SHORT_WEEKDAYS, UDAT_WEEKDAYS]
    case .standalone:
      [
        UDAT_STANDALONE_NARROW_WEEKDAYS, UDAT_STANDALONE_SHORTER_WEEKDAYS,
        UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS,
      ]
    }
  }

  /// ICU's types of month names, from narrow to wide; the second stands for `short`.
  var monthTypes: [UDateFormatSymbolType] {
    switch self {
    case .format: [UDAT_NARROW_MONTHS, UDAT_SHORT_MONTHS, UDAT_SHORT_MONTHS, UDAT_MONTHS]
    case .standalone:
      [
        UDAT_STANDALONE_NARROW_MONTHS, UDAT_STANDALONE_SHORT_MONTHS,
        UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_MONTHS,
      ]
    }
  }
}
