import CICU
import KalendsCore

/// One of ICU's formats for ranges, in UTC.
@safe
final class ICURange {
  private let format: OpaquePointer
  private let from: UnsafeMutablePointer<UCalendar?>
  private let to: UnsafeMutablePointer<UCalendar?>

  init?(_ locale: String, skeleton: String) {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let units = Array(skeleton.utf16)
    guard
      let format = unsafe icu_udtitvfmt_open(
        locale, units, Int32(units.count), zone, Int32(zone.count), &status),
      let from = unsafe icu_ucal_open(zone, Int32(zone.count), locale, UCAL_DEFAULT, &status),
      let to = unsafe icu_ucal_open(zone, Int32(zone.count), locale, UCAL_DEFAULT, &status)
    else { return nil }
    // Proleptic, as far as the calendar can be.
    var ignored = U_ZERO_ERROR
    unsafe icu_ucal_setGregorianChange(from, -.greatestFiniteMagnitude, &ignored)
    unsafe icu_ucal_setGregorianChange(to, -.greatestFiniteMagnitude, &ignored)
    unsafe self.format = format
    unsafe self.from = from
    unsafe self.to = to
  }

  deinit {
    unsafe icu_udtitvfmt_close(format)
    unsafe icu_ucal_close(from)
    unsafe icu_ucal_close(to)
  }

  /// The text of a range between two instants, in milliseconds since the epoch, in UTF-8.
  func text(from first: Double, through last: Double) -> [UInt8] {
    var setting = U_ZERO_ERROR
    unsafe icu_ucal_setMillis(from, first, &setting)
    unsafe icu_ucal_setMillis(to, last, &setting)
    var fields = [Int32](repeating: 0, count: 3 * 64)
    var count: Int32 = 0
    return unsafe utf8 { buffer, capacity, status in
      unsafe icu_udtitvfmt_formatFields(
        format, from, to, buffer, capacity, &fields, 64, &count, &status)
    }
  }
}

/// ICU's text of a list.
func icuList(
  _ locale: String, _ kind: ListFormat.Kind, _ width: NameWidth, _ items: [String]
) -> [UInt8] {
  let type: UListFormatterType =
    kind == .and ? ULISTFMT_TYPE_AND : kind == .or ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_UNITS
  let icuWidth: UListFormatterWidth =
    width == .wide
    ? ULISTFMT_WIDTH_WIDE : width == .narrow ? ULISTFMT_WIDTH_NARROW : ULISTFMT_WIDTH_SHORT
  var status = U_ZERO_ERROR
  guard let format = unsafe icu_ulistfmt_openForType(locale, type, icuWidth, &status) else {
    return []
  }
  defer { unsafe icu_ulistfmt_close(format) }
  let units = items.map { Array($0.utf16) }
  let lengths = units.map { Int32($0.count) }
  let joined = units.flatMap { $0 }
  return unsafe joined.withUnsafeBufferPointer { joined in
    guard var next = joined.baseAddress else { return [] }
    var pointers: [UnsafePointer<UInt16>?] = unsafe []
    for length in lengths {
      unsafe pointers.append(next)
      unsafe next += Int(length)
    }
    return unsafe utf8 {
      unsafe icu_ulistfmt_format(format, pointers, lengths, Int32(lengths.count), $0, $1, &$2)
    }
  }
}

extension ICUGenerator {
  /// The name of a field.
  func name(_ field: FieldNames.Field) -> [UInt8] {
    let icuField: UDateTimePatternField =
      switch field {
      case .era: UDATPG_ERA_FIELD
      case .year: UDATPG_YEAR_FIELD
      case .month: UDATPG_MONTH_FIELD
      case .weekday: UDATPG_WEEKDAY_FIELD
      case .day: UDATPG_DAY_FIELD
      case .dayPeriod: UDATPG_DAYPERIOD_FIELD
      case .hour: UDATPG_HOUR_FIELD
      case .minute: UDATPG_MINUTE_FIELD
      case .second: UDATPG_SECOND_FIELD
      case .zone: UDATPG_ZONE_FIELD
      }
    return unsafe utf8 {
      unsafe icu_udatpg_getFieldDisplayName(generator, icuField, UDATPG_WIDE, $0, $1, &$2)
    }
  }
}
