internal import CICU

/// ICU's data that belongs to no locale: week rules and preferred calendars by region, and the
/// numbering systems.
enum SupplementalData {
  /// The five numbers of a region's week: first weekday, minimal days, first day of the weekend,
  /// its beginning in milliseconds, last day, its end; weekdays from 1 for Sunday.
  static func weekData(region: String) -> [Int32]? {
    for name in [region, "001"] where !name.isEmpty {
      let numbers: [Int32]? = unsafe withPlace("supplementalData", ["weekData", name]) { place in
        var status = U_ZERO_ERROR
        var count: Int32 = 0
        let numbers = unsafe icu_ures_getIntVector(place, &count, &status)
        guard status.isSuccess, count >= 6, let numbers = unsafe numbers else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
      }
      if let numbers { return numbers }
    }
    return nil
  }

  /// ICU's name of the calendar that a region prefers.
  static func preferredCalendar(region: String) -> String? {
    for name in [region, "001"] where !name.isEmpty {
      let calendar: String? = unsafe withPlace(
        "supplementalData", ["calendarPreferenceData", name]
      ) { place in
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let text = unsafe icu_ures_getStringByIndex(place, 0, &length, &status)
        guard status.isSuccess, let text = unsafe text else { return nil }
        return unsafe String(
          decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
      }
      if let calendar { return calendar }
    }
    return nil
  }

  /// The ten digits of a numbering system; an empty text for an algorithmic one; `nil` when there
  /// is none of that name.
  static func digits(ofNumberingSystem name: String) -> String? {
    unsafe withPlace("numberingSystems", ["numberingSystems", name]) { place in
      var status = U_ZERO_ERROR
      let flag = unsafe icu_ures_getByKey(place, "algorithmic", nil, &status)
      defer { unsafe icu_ures_close(flag) }
      guard status.isSuccess else { return nil }
      let isAlgorithmic = unsafe icu_ures_getInt(flag, &status) != 0
      var length: Int32 = 0
      let text = unsafe icu_ures_getStringByKey(place, "desc", &length, &status)
      guard status.isSuccess, let text = unsafe text else { return nil }
      guard !isAlgorithmic else { return "" }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    }
  }

  /// Opens a place of a bundle for as long as a function reads it; `nil` when there is none.
  private static func withPlace<Result>(
    _ bundle: String, _ path: [String], _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    var status = U_ZERO_ERROR
    var place = unsafe icu_ures_openDirect(nil, bundle, &status)
    defer { unsafe icu_ures_close(place) }
    for key in path {
      unsafe place = icu_ures_getByKey(place, key, place, &status)
    }
    guard status.isSuccess, let place = unsafe place else { return nil }
    return unsafe body(place)
  }
}
