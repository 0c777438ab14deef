internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// Where weeks start, how many days the first one has, and the weekend.
  ///
  /// The first weekday is that of the first of these that is there: `-u-fw-`, `-u-ca-iso8601`
  /// (which also settles the minimal days), `-u-rg-`, the identifier's region, `-u-sd-`, the region
  /// that is likely for the language. Source: UTS 35, part 4, "First Day Overrides".
  ///
  /// - Parameter calendar: the calendar to show; `iso8601` has week rules of its own. The
  ///   locale's own when absent.
  /// - Returns: the rules.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no week data.
  /// - Complexity: O(1), one to four microseconds.
  public borrowing func weekRules(
    calendar: CalendarIdentifier? = nil
  ) throws(ICUError) -> WeekRules {
    let data =
      readsBundles
      ? SupplementalData.shared.weekData(region: region) : try LocaleObjects(identifier).weekData()
    guard let data, let first = Weekday(icu: data[0]), let onset = Weekday(icu: data[2]),
      let cease = Weekday(icu: data[4])
    else { throw .missing("weekData", locale: identifier.requested) }
    var weekend = WeekdaySet(onset)
    // The weekend's end is counted in milliseconds from the start of its last day.
    let length = cease.column(startingWith: onset) + (data[5] == 0 ? 0 : 1)
    for offset in 0..<length { weekend.insert(WeekdaySet(onset.advanced(by: offset))) }
    let isISO = calendar == .iso8601 || calendar == nil && identifier.calendar == .iso8601
    let override = identifier.keyword("fw").flatMap { Weekday(identifier: $0) }
    return try accepted(
      WeekRules(
        firstWeekday: override ?? (isISO ? .monday : first),
        minimalDays: isISO ? WeekRules.iso8601.minimalDays : Int(data[1]), weekend: weekend))
  }

  /// The calendar that the identifier asks for, or else the one that its region prefers.
  ///
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU names a calendar that is none of its 18.
  /// - Complexity: O(1), one to four microseconds.
  public borrowing func defaultCalendar() throws(ICUError) -> CalendarIdentifier {
    if let calendar = identifier.calendar { return calendar }
    let name =
      readsBundles
      ? SupplementalData.shared.preferredCalendar(region: region)
      : try LocaleObjects(identifier).calendarName()
    guard let name else {
      throw .missing("calendarPreferenceData", locale: identifier.requested)
    }
    return try accepted(CalendarIdentifier(name))
  }

  /// The calendar to show: the one that was asked for, or the locale's own.
  borrowing func shownCalendar(
    _ calendar: CalendarIdentifier?
  ) throws(ICUError) -> CalendarIdentifier {
    if let calendar { return calendar }
    return try defaultCalendar()
  }

}

extension LocaleIdentifier {
  /// The region whose customs hold: that of `-u-rg-`, the identifier's own, that of `-u-sd-`, or
  /// the likely one.
  ///
  /// - Parameter readsBundles: whether ICU's table of likely subtags is read, at a fifth of the price
  ///   of asking for them.
  /// - Returns: the region, or an empty text when none is likely.
  func customaryRegion(readsBundles: Bool) -> String {
    if let region = region(ofSubdivision: "rg") { return region }
    if !region.isEmpty { return region }
    if let region = region(ofSubdivision: "sd") { return region }
    if readsBundles,
      let region = SupplementalData.shared.likelyRegion(language: language, script: script)
    {
      return region
    }
    var status = U_ZERO_ERROR
    let maximized = unsafe cString { buffer, capacity in
      unsafe icu_uloc_addLikelySubtags(baseName, buffer, capacity, &status)
    }
    guard status.isSuccess, let maximized else { return "" }
    let likely = unsafe cString { buffer, capacity in
      unsafe icu_uloc_getCountry(maximized, buffer, capacity, &status)
    }
    return status.isSuccess ? likely ?? "" : ""
  }

  /// The region of `-u-rg-`, if there is one.
  var overridingRegion: String? { region(ofSubdivision: "rg") }

  /// The calendar of `-u-ca-`; `nil` when there is none or none that ICU knows.
  var calendar: CalendarIdentifier? {
    keyword("ca").flatMap { try? CalendarIdentifier($0) }
  }

  /// The region of a keyword whose value is a subdivision, as `us` in `-u-rg-uszzzz`.
  private func region(ofSubdivision key: String) -> String? {
    // A key without a value has one of these in ICU.
    guard let value = keyword(key), value != "yes", value != "true" else { return nil }
    let length = value.utf8.first.map { $0 &- 0x30 < 10 } == true ? 3 : 2
    guard (length + 1...length + 4).contains(value.utf8.count) else { return nil }
    return value.prefix(length).uppercased()
  }
}

extension Weekday {
  /// The weekday of ICU's number: 1 is Sunday.
  init?(icu number: Int32) {
    guard (1...7).contains(number) else { return nil }
    self = Weekday.sunday.advanced(by: Int(number) - 1)
  }
}
