internal import CICU
internal import KalendsCore

/// One of ICU's formats for ranges of dates and times in UTC.
@safe
final class ICUIntervalFormat {
  /// A field of a text: its letter in patterns, and its text.
  struct Field {
    let letter: Unicode.Scalar
    let text: String
  }

  /// A text taken apart: `literals` has what stands before each field, and behind the last.
  struct Text {
    var fields: [Field] = []
    var literals: [String] = []
  }

  private let format: OpaquePointer
  private let from: UnsafeMutablePointer<UCalendar?>
  private let to: UnsafeMutablePointer<UCalendar?>

  /// Opens the format of a skeleton.
  ///
  /// - Parameters:
  ///   - locale: the locale with its keywords, in ICU's form.
  ///   - skeleton: the fields to show.
  ///   - calendar: the calendar.
  /// - Throws: ``ICUError/failed(_:during:input:)``.
  init(
    _ locale: String, skeleton: String, calendar: CalendarIdentifier
  ) throws(ICUError) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let zone = Array("UTC".utf16)
    let format = unsafe icu_udtitvfmt_open(
      locale, units, Int32(units.count), zone, Int32(zone.count), &status)
    try status.check("udtitvfmt_open", input: "\(locale) \(skeleton)")
    let from = unsafe icu_ucal_open(zone, Int32(zone.count), locale, UCAL_DEFAULT, &status)
    let to = unsafe icu_ucal_open(zone, Int32(zone.count), locale, UCAL_DEFAULT, &status)
    if calendar == .gregory {
      // Without the change from the Julian calendar in 1582.
      unsafe icu_ucal_setGregorianChange(from, -.greatestFiniteMagnitude, &status)
      unsafe icu_ucal_setGregorianChange(to, -.greatestFiniteMagnitude, &status)
    }
    guard status.isSuccess, let format = unsafe format, let from = unsafe from,
      let to = unsafe to
    else {
      unsafe icu_udtitvfmt_close(format)
      unsafe icu_ucal_close(from)
      unsafe icu_ucal_close(to)
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "ucal_open", input: locale)
    }
    unsafe self.format = format
    unsafe self.from = from
    unsafe self.to = to
  }

  deinit {
    unsafe icu_udtitvfmt_close(format)
    unsafe icu_ucal_close(from)
    unsafe icu_ucal_close(to)
  }

  /// The text of a range between two instants, in milliseconds since the epoch.
  func text(from first: Double, through last: Double) throws(ICUError) -> Text {
    var status = U_ZERO_ERROR
    unsafe icu_ucal_setMillis(from, first, &status)
    unsafe icu_ucal_setMillis(to, last, &status)
    var units = [UInt16](repeating: 0, count: 1024)
    var positions = [Int32](repeating: 0, count: 3 * 64)
    var count: Int32 = 0
    let length = unsafe icu_udtitvfmt_formatFields(
      format, from, to, &units, Int32(units.count), &positions, 64, &count, &status)
    try status.check("udtitvfmt_format", input: "\(first) \(last)")
    var text = Text()
    var end = 0
    for index in 0..<Int(count) {
      let start = Int(positions[3 * index + 1])
      guard let letter = Self.letter(ofField: positions[3 * index]), start >= end else {
        throw .failed("U_UNSUPPORTED_ERROR", during: "udtitvfmt_format", input: "\(first)")
      }
      text.literals.append(String(decoding: units[end..<start], as: UTF16.self))
      end = Int(positions[3 * index + 2])
      text.fields.append(
        Field(letter: letter, text: String(decoding: units[start..<end], as: UTF16.self)))
    }
    text.literals.append(String(decoding: units[end..<Int(length)], as: UTF16.self))
    return text
  }

  /// The letter of one of ICU's fields.
  private static func letter(ofField field: Int32) -> Unicode.Scalar? {
    switch UDateFormatField(UInt32(bitPattern: field)) {
    case UDAT_ERA_FIELD: "G"
    case UDAT_YEAR_FIELD: "y"
    case UDAT_MONTH_FIELD: "M"
    case UDAT_DATE_FIELD: "d"
    case UDAT_HOUR_OF_DAY1_FIELD: "k"
    case UDAT_HOUR_OF_DAY0_FIELD: "H"
    case UDAT_MINUTE_FIELD: "m"
    case UDAT_SECOND_FIELD: "s"
    case UDAT_DAY_OF_WEEK_FIELD: "E"
    case UDAT_AM_PM_FIELD: "a"
    case UDAT_HOUR1_FIELD: "h"
    case UDAT_HOUR0_FIELD: "K"
    case UDAT_YEAR_WOY_FIELD: "Y"
    case UDAT_DOW_LOCAL_FIELD: "e"
    case UDAT_EXTENDED_YEAR_FIELD: "u"
    case UDAT_STANDALONE_DAY_FIELD: "c"
    case UDAT_STANDALONE_MONTH_FIELD: "L"
    case UDAT_YEAR_NAME_FIELD: "U"
    case UDAT_RELATED_YEAR_FIELD: "r"
    case UDAT_AM_PM_MIDNIGHT_NOON_FIELD: "b"
    case UDAT_FLEXIBLE_DAY_PERIOD_FIELD: "B"
    default: nil
    }
  }
}
