internal import CICU
internal import KalendsCore

/// An ICU calendar in GMT, open: what turns days into ICU's fields and back.
///
/// It belongs to one thread at a time, as every ICU handle does.
@safe struct ICUCalendar: ~Copyable {
  /// The fields of a day, as ICU counts them.
  struct Fields: Hashable {
    /// ICU's number of the era.
    var era: Int
    /// The year of the era, or of the cycle in the East Asian calendars.
    var yearOfEra: Int
    /// The year in ICU's continuous count.
    var extendedYear: Int
    /// The month, from 0.
    var month: Int
    /// Whether the month is a leap month that shares its number with the month before it.
    var isLeapMonth: Bool
    /// The day of the month, from 1.
    var day: Int
  }

  private static let millisecondsADay = 86_400_000.0

  private let handle: UnsafeMutablePointer<UCalendar?>

  /// Opens a calendar.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU has no data.
  init(_ identifier: CalendarIdentifier) throws(ICUError) {
    let locale = "@calendar=\(identifier.icuName)"
    let zone = Array("GMT".utf16)
    var status = U_ZERO_ERROR
    let opened = unsafe icu_ucal_open(zone, Int32(zone.count), locale, UCAL_DEFAULT, &status)
    try status.check("ucal_open", input: locale)
    guard let opened = unsafe opened else {
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "ucal_open", input: locale)
    }
    unsafe handle = opened
  }

  deinit {
    unsafe icu_ucal_close(handle)
  }

  /// The fields of a day, given as days since 1970-01-01.
  func fields(of epochDay: Int) throws(ICUError) -> Fields {
    var status = U_ZERO_ERROR
    unsafe icu_ucal_setMillis(handle, Double(epochDay) * Self.millisecondsADay, &status)
    let fields = Fields(
      era: get(UCAL_ERA, &status), yearOfEra: get(UCAL_YEAR, &status),
      extendedYear: get(UCAL_EXTENDED_YEAR, &status), month: get(UCAL_MONTH, &status),
      isLeapMonth: get(UCAL_IS_LEAP_MONTH, &status) != 0, day: get(UCAL_DATE, &status))
    try status.check("ucal_get", input: "day \(epochDay)")
    return fields
  }

  /// The day, counted from 1970-01-01, on which a regular month of a continuous year begins.
  func firstDay(ofMonth month: Int, extendedYear year: Int) throws(ICUError) -> Int {
    unsafe icu_ucal_clear(handle)
    unsafe icu_ucal_set(handle, UCAL_EXTENDED_YEAR, Int32(truncatingIfNeeded: year))
    unsafe icu_ucal_set(handle, UCAL_MONTH, Int32(truncatingIfNeeded: month))
    unsafe icu_ucal_set(handle, UCAL_DATE, 1)
    var status = U_ZERO_ERROR
    let instant = unsafe icu_ucal_getMillis(handle, &status)
    try status.check("ucal_getMillis", input: "year \(year), month \(month)")
    // Midnight in GMT is a whole number of days; only an ICU gone wrong answers beyond this.
    guard instant.magnitude < 1e15 else {
      throw .failed("U_INTERNAL_PROGRAM_ERROR", during: "ucal_getMillis", input: "year \(year)")
    }
    return Int(instant / Self.millisecondsADay)
  }

  /// Makes a Gregorian calendar proleptic: without the change from the Julian calendar in 1582.
  func makeProleptic() throws(ICUError) {
    var status = U_ZERO_ERROR
    unsafe icu_ucal_setGregorianChange(handle, -.greatestFiniteMagnitude, &status)
    try status.check("ucal_setGregorianChange")
  }

  private func get(_ field: UCalendarDateFields, _ status: inout UErrorCode) -> Int {
    unsafe Int(icu_ucal_get(handle, field, &status))
  }
}

extension CalendarIdentifier {
  /// The calendar's name in ICU's locale keywords, which are older than BCP 47.
  var icuName: String {
    switch self {
    case .gregory: "gregorian"
    case .ethioaa: "ethiopic-amete-alem"
    default: name
    }
  }
}
