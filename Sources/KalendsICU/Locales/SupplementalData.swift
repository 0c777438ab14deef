internal import CICU

/// ICU's data that belongs to no locale: what regions have customs for, likely subtags, numbering
/// systems and parts of the day.
///
/// It never changes, and ICU may be asked about it from any thread: so what every locale needs is
/// opened once in a process. To open the regions' part alone would be a tenth of the price of a weekday
/// header (`J2-cold`).
@safe
struct SupplementalData: ~Copyable, @unchecked Sendable {
  static let shared = SupplementalData()

  private let weekTable: OpaquePointer?
  private let calendarTable: OpaquePointer?
  private let hourTable: OpaquePointer?
  private let likelySubtags: OpaquePointer?
  private let numberingSystems: OpaquePointer?

  private init() {
    let regions = unsafe Self.open("supplementalData")
    defer { unsafe icu_ures_close(regions) }
    unsafe weekTable = Self.open("weekData", in: regions)
    unsafe calendarTable = Self.open("calendarPreferenceData", in: regions)
    unsafe hourTable = Self.open("timeData", in: regions)
    unsafe likelySubtags = Self.open("likelySubtags")
    let systems = unsafe Self.open("numberingSystems")
    unsafe numberingSystems = Self.open("numberingSystems", in: systems, reusing: systems)
  }

  deinit {
    unsafe icu_ures_close(weekTable)
    unsafe icu_ures_close(calendarTable)
    unsafe icu_ures_close(hourTable)
    unsafe icu_ures_close(likelySubtags)
    unsafe icu_ures_close(numberingSystems)
  }

  // MARK: - Regions

  /// The five numbers of a region's week: first weekday, minimal days, first day of the weekend,
  /// its beginning in milliseconds, last day, its end; weekdays from 1 for Sunday.
  borrowing func weekData(region: String) -> [Int32]? {
    unsafe Self.withPlace(weekTable, region, or: "001") { place in
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let numbers = unsafe icu_ures_getIntVector(place, &count, &status)
      guard status.isSuccess, count >= 6, let numbers = unsafe numbers else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    }
  }

  /// ICU's name of the calendar that a region prefers.
  borrowing func preferredCalendar(region: String) -> String? {
    unsafe Self.withPlace(calendarTable, region, or: "001") { place in
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
    unsafe Self.withPlace(hourTable, region) { place in
      guard let preferred = unsafe Self.string(of: place, "preferred") else { return nil }
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

  /// The region of the likely subtags of a language, or of a language and script.
  borrowing func likelyRegion(language: String, script: String) -> String? {
    guard !language.isEmpty else { return nil }
    let whole =
      script.isEmpty ? nil : unsafe Self.string(of: likelySubtags, "\(language)_\(script)")
    // The text is language, script and region: `de_Latn_DE`.
    guard let subtags = unsafe whole ?? Self.string(of: likelySubtags, language),
      let end = subtags.utf8.lastIndex(of: UInt8(ascii: "_"))
    else { return nil }
    return String(subtags[subtags.utf8.index(after: end)...])
  }

  // MARK: - Numbering systems

  /// The ten digits of a numbering system; an empty text for an algorithmic one; `nil` when there
  /// is none of that name.
  borrowing func digits(ofNumberingSystem name: String) -> String? {
    unsafe Self.withPlace(numberingSystems, name) { place in
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

  // MARK: - Parts of the day

  /// The name of the set of rules by which a locale tells the parts of a day apart.
  static func dayPeriodRules(locale: String) -> String? {
    let periods = unsafe open("dayPeriods")
    let locales = unsafe open("locales", in: periods, reusing: periods)
    defer { unsafe icu_ures_close(locales) }
    return unsafe string(of: locales, locale)
  }

  /// The parts of a day in a set: from one hour, until before another; or a single time.
  static func dayPeriods(
    ofSet set: String
  ) -> [(period: String, from: Int, before: Int, isTime: Bool)] {
    let periods = unsafe open("dayPeriods")
    let rules = unsafe open("rules", in: periods, reusing: periods)
    defer { unsafe icu_ures_close(rules) }
    return unsafe withPlace(rules, set) { place in
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

  // MARK: - Bundles

  /// Opens a bundle: one of these, which have no parents that a direct opening could get wrong.
  private static func open(_ bundle: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return unsafe bundle.withCString { unsafe icu_ures_openDirect(nil, $0, &status) }
  }

  /// Opens a table, perhaps in the place of the bundle.
  private static func open(
    _ table: String, in bundle: OpaquePointer?, reusing place: OpaquePointer? = nil
  ) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return unsafe table.withCString { unsafe icu_ures_getByKey(bundle, $0, place, &status) }
  }

  /// Reads an entry of a table, or else another one.
  ///
  /// - Returns: what the function returned, or `nil` when there is neither entry.
  private static func withPlace<Result>(
    _ table: OpaquePointer?, _ key: String, or otherKey: String? = nil,
    _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    var status = U_ZERO_ERROR
    var place = unsafe key.withCString { unsafe icu_ures_getByKey(table, $0, nil, &status) }
    defer { unsafe icu_ures_close(place) }
    if !status.isSuccess, let otherKey {
      status = U_ZERO_ERROR
      unsafe place = otherKey.withCString { unsafe icu_ures_getByKey(table, $0, place, &status) }
    }
    guard status.isSuccess, let place = unsafe place else { return nil }
    return unsafe body(place)
  }

  private static func string(of table: OpaquePointer?, _ key: String) -> String? {
    unsafe cString { buffer, capacity in
      var status = U_ZERO_ERROR
      var length = capacity
      unsafe _ = key.withCString { key in
        unsafe icu_ures_getUTF8StringByKey(table, key, buffer, &length, 1, &status)
      }
      return status.isSuccess ? length : -1
    }
  }
}
