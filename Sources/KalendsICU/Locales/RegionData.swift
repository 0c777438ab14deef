internal import CICU
internal import KalendsCore

/// ICU's data by region: week rules, preferred calendars and hours.
///
/// Open while it lives, since nearly every locale asks it more than once.
@safe
struct RegionData: ~Copyable {
  private let bundle: OpaquePointer?

  /// Opens the data.
  init() {
    var status = U_ZERO_ERROR
    // This bundle has no parents that a direct opening could get wrong.
    unsafe bundle = icu_ures_openDirect(nil, "supplementalData", &status)
  }

  deinit { unsafe icu_ures_close(bundle) }

  /// The five numbers of a region's week: first weekday, minimal days, first day of the weekend,
  /// its beginning in milliseconds, last day, its end; weekdays from 1 for Sunday.
  borrowing func weekData(region: String) -> [Int32]? {
    unsafe withPlace("weekData", region, or: "001") { place in
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let numbers = unsafe icu_ures_getIntVector(place, &count, &status)
      guard status.isSuccess, count >= 6, let numbers = unsafe numbers else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    }
  }

  /// ICU's name of the calendar that a region prefers.
  borrowing func preferredCalendar(region: String) -> String? {
    unsafe withPlace("calendarPreferenceData", region, or: "001") { place in
      var status = U_ZERO_ERROR
      return unsafe cString { buffer, capacity in
        var length = capacity
        unsafe _ = icu_ures_getUTF8StringByIndex(place, 0, buffer, &length, 1, &status)
        return status.isSuccess ? length : -1
      }
    }
  }

  /// The hour that a region prefers, and the one that it allows first, as letters of a pattern;
  /// `nil` when the region has no entry.
  borrowing func hours(region: String) -> (preferred: String, allowed: String)? {
    unsafe withPlace("timeData", region) { place in
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

  /// Opens a region's entry of a table, or else another one, for as long as a function reads it.
  ///
  /// - Returns: what the function returned, or `nil` when there is neither entry.
  private borrowing func withPlace<Result>(
    _ table: String, _ region: String, or otherRegion: String? = nil,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    var status = U_ZERO_ERROR
    let entries = unsafe table.withCString { unsafe icu_ures_getByKey(bundle, $0, nil, &status) }
    defer { unsafe icu_ures_close(entries) }
    guard status.isSuccess else { return nil }
    var place = unsafe region.withCString { unsafe icu_ures_getByKey(entries, $0, nil, &status) }
    defer { unsafe icu_ures_close(place) }
    if !status.isSuccess, let otherRegion {
      status = U_ZERO_ERROR
      unsafe place = otherRegion.withCString {
        unsafe icu_ures_getByKey(entries, $0, place, &status)
      }
    }
    guard status.isSuccess, let place = unsafe place else { return nil }
    return unsafe body(place)
  }
}
