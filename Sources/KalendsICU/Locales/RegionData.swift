internal import CICU
internal import KalendsCore

/// ICU's data by region: week rules, preferred calendars and hours.
///
/// It belongs to no locale, never changes, and ICU may be asked about it from any thread: so it is
/// opened once in a process: it would be a tenth of the price of a weekday header (`J2-cold`).
@safe
struct RegionData: ~Copyable, @unchecked Sendable {
  static let shared = RegionData()

  private let weekTable: OpaquePointer?
  private let calendarTable: OpaquePointer?
  private let hourTable: OpaquePointer?

  private init() {
    var status = U_ZERO_ERROR
    // This bundle has no parents that a direct opening could get wrong.
    let bundle = unsafe icu_ures_openDirect(nil, "supplementalData", &status)
    defer { unsafe icu_ures_close(bundle) }
    unsafe weekTable = Self.open("weekData", in: bundle)
    unsafe calendarTable = Self.open("calendarPreferenceData", in: bundle)
    unsafe hourTable = Self.open("timeData", in: bundle)
  }

  deinit {
    unsafe icu_ures_close(weekTable)
    unsafe icu_ures_close(calendarTable)
    unsafe icu_ures_close(hourTable)
  }

  private static func open(_ table: String, in bundle: OpaquePointer?) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return unsafe table.withCString { unsafe icu_ures_getByKey(bundle, $0, nil, &status) }
  }

  /// The five numbers of a region's week: first weekday, minimal days, first day of the weekend,
  /// its beginning in milliseconds, last day, its end; weekdays from 1 for Sunday.
  borrowing func weekData(region: String) -> [Int32]? {
    unsafe withPlace(weekTable, region, or: "001") { place in
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let numbers = unsafe icu_ures_getIntVector(place, &count, &status)
      guard status.isSuccess, count >= 6, let numbers = unsafe numbers else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    }
  }

  /// ICU's name of the calendar that a region prefers.
  borrowing func preferredCalendar(region: String) -> String? {
    unsafe withPlace(calendarTable, region, or: "001") { place in
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let name = unsafe icu_ures_getStringByIndex(place, 0, &length, &status)
      guard status.isSuccess, let name = unsafe name else { return nil }
      return unsafe String(utf16: UnsafeBufferPointer(start: name, count: Int(length)))
    }
  }

  /// The hour that a region prefers, and the one that it allows first, as letters of a pattern;
  /// `nil` when the region has no entry.
  borrowing func hours(region: String) -> (preferred: String, allowed: String)? {
    unsafe withPlace(hourTable, region) { place in
      guard let preferred = unsafe SupplementalData.string(of: place, "preferred")
      else { return nil }
      var status = U_ZERO_ERROR
      let list = unsafe icu_ures_getByKey(place, "allowed", nil, &status)
      defer { unsafe icu_ures_close(list) }
      guard status.isSuccess, let list = unsafe list else { return nil }
      var length: Int32 = 0
      // A list of one is stored as a text.
      let first =
        unsafe icu_ures_getType(list) == URES_STRING
        ? icu_ures_getString(list, &length, &status)
        : icu_ures_getStringByIndex(list, 0, &length, &status)
      guard status.isSuccess, let first = unsafe first else { return (preferred, preferred) }
      let allowed = unsafe String(utf16: UnsafeBufferPointer(start: first, count: Int(length)))
      return (preferred, allowed)
    }
  }

  /// Reads a region's entry of a table, or else another one.
  ///
  /// - Returns: what the function returned, or `nil` when there is neither entry.
  private borrowing func withPlace<Result>(
    _ table: OpaquePointer?, _ region: String, or otherRegion: String? = nil,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    var status = U_ZERO_ERROR
    var place = unsafe region.withCString { unsafe icu_ures_getByKey(table, $0, nil, &status) }
    defer { unsafe icu_ures_close(place) }
    if !status.isSuccess, let otherRegion {
      status = U_ZERO_ERROR
      unsafe place = otherRegion.withCString {
        unsafe icu_ures_getByKey(table, $0, place, &status)
      }
    }
    guard status.isSuccess, let place = unsafe place else { return nil }
    return unsafe body(place)
  }
}
