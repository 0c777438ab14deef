internal import CICU

/// ICU's data that belongs to no locale: numbering systems, likely subtags and parts of the day.
enum SupplementalData {
  /// The region of the likely subtags of a language, or of a language and script.
  static func likelyRegion(language: String, script: String) -> String? {
    guard !language.isEmpty else { return nil }
    var status = U_ZERO_ERROR
    let table = unsafe icu_ures_openDirect(nil, "likelySubtags", &status)
    defer { unsafe icu_ures_close(table) }
    guard status.isSuccess else { return nil }
    let whole = script.isEmpty ? nil : unsafe string(of: table, "\(language)_\(script)")
    // The text is language, script and region: `de_Latn_DE`.
    guard let subtags = unsafe whole ?? string(of: table, language),
      let end = subtags.utf8.lastIndex(of: UInt8(ascii: "_"))
    else { return nil }
    return String(subtags[subtags.utf8.index(after: end)...])
  }

  /// The ten digits of a numbering system; an empty text for an algorithmic one; `nil` when there
  /// is none of that name.
  static func digits(ofNumberingSystem name: String) -> String? {
    unsafe withPlace("numberingSystems", "numberingSystems", name) { place in
      var status = U_ZERO_ERROR
      let flag = unsafe icu_ures_getByKey(place, "algorithmic", nil, &status)
      defer { unsafe icu_ures_close(flag) }
      guard status.isSuccess else { return nil }
      let isAlgorithmic = unsafe icu_ures_getInt(flag, &status) != 0
      var length: Int32 = 0
      let text = unsafe icu_ures_getStringByKey(place, "desc", &length, &status)
      guard status.isSuccess, let text = unsafe text else { return nil }
      guard !isAlgorithmic else { return "" }
      return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
    }
  }

  /// The name of the set of rules by which a locale tells the parts of a day apart.
  static func dayPeriodRules(locale: String) -> String? {
    var status = U_ZERO_ERROR
    let opened = unsafe icu_ures_openDirect(nil, "dayPeriods", &status)
    let locales = unsafe icu_ures_getByKey(opened, "locales", opened, &status)
    defer { unsafe icu_ures_close(locales) }
    guard status.isSuccess, let locales = unsafe locales else { return nil }
    return unsafe string(of: locales, locale)
  }

  /// The parts of a day in a set: from one hour, until before another; or a single time.
  static func dayPeriods(
    ofSet set: String
  ) -> [(period: String, from: Int, before: Int, isTime: Bool)] {
    unsafe withPlace("dayPeriods", "rules", set) { place in
      var result: [(period: String, from: Int, before: Int, isTime: Bool)] = []
      for index in 0..<(unsafe icu_ures_getSize(place)) {
        var status = U_ZERO_ERROR
        let entry = unsafe icu_ures_getByIndex(place, index, nil, &status)
        defer { unsafe icu_ures_close(entry) }
        guard status.isSuccess, let entry = unsafe entry,
          let key = unsafe icu_ures_getKey(entry)
        else { continue }
        let from = unsafe string(of: entry, "from").flatMap { Int($0.prefix { $0 != ":" }) }
        let before = unsafe string(of: entry, "before").flatMap { Int($0.prefix { $0 != ":" }) }
        unsafe result.append(
          (String(cString: key), from ?? 0, before ?? 0, from == nil || before == nil))
      }
      return result
    } ?? []
  }

  static func string(of table: OpaquePointer?, _ key: String) -> String? {
    unsafe cString { buffer, capacity in
      var status = U_ZERO_ERROR
      var length = capacity
      unsafe _ = key.withCString { key in
        unsafe icu_ures_getUTF8StringByKey(table, key, buffer, &length, 1, &status)
      }
      return status.isSuccess ? length : -1
    }
  }

  /// Opens an entry of a bundle's table for as long as a function reads it.
  ///
  /// - Returns: what the function returned, or `nil` when there is no such entry.
  private static func withPlace<Result>(
    _ bundle: String, _ table: String, _ key: String, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    var status = U_ZERO_ERROR
    // These bundles have no parents that a direct opening could get wrong.
    let opened = unsafe bundle.withCString { unsafe icu_ures_openDirect(nil, $0, &status) }
    let entries = unsafe table.withCString { unsafe icu_ures_getByKey(opened, $0, opened, &status) }
    let place = unsafe key.withCString { unsafe icu_ures_getByKey(entries, $0, entries, &status) }
    defer { unsafe icu_ures_close(place) }
    guard status.isSuccess, let place = unsafe place else { return nil }
    return unsafe body(place)
  }
}
