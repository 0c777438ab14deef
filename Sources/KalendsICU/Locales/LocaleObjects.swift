internal import CICU
internal import KalendsCore

/// What ICU's own calendar, date format and number objects say about a locale: asked where the shape
/// of ICU's bundles is not known.
struct LocaleObjects {
  /// The locale as ICU's functions take it.
  let locale: String
  private let calendar: CalendarIdentifier?

  /// A locale, with another calendar than its own when one is given.
  ///
  /// - Parameters:
  ///   - identifier: the locale.
  ///   - calendar: the calendar, in place of the locale's own.
  ///   - hourCycle: the hour cycle, in place of the locale's own.
  ///   - isKnown: whether ICU has data of the locale's language. If not, it is told to take root's:
  ///     it would take the process's own locale.
  init(
    _ identifier: LocaleIdentifier, calendar: CalendarIdentifier? = nil,
    hourCycle: HourCycle? = nil, isKnown: Bool = true
  ) {
    var name = identifier.name(calendar: calendar, baseName: isKnown ? nil : "root")
    if let hourCycle, identifier.hourCycle == nil {
      name += "\(name.contains("@") ? ";" : "@")hours=\(hourCycle.rawValue)"
    }
    locale = name
    self.calendar = calendar
  }

  // MARK: - Weeks and calendar

  /// The numbers that ICU's bundle has for a region: see ``SupplementalData/weekData(region:)``.
  func weekData() throws(ICUError) -> [Int32] {
    try unsafe withCalendar { calendar in
      let first = unsafe icu_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)
      let minimal = unsafe icu_ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK)
      var status = U_ZERO_ERROR
      let weekend = (1...7).filter { day in
        let type = unsafe icu_ucal_getDayOfWeekType(
          calendar, UCalendarDaysOfWeek(UInt32(day)), &status)
        return type == UCAL_WEEKEND
      }
      // The weekend begins on the day whose day before is none of it: 7 and 1 are neighbours.
      let onset = weekend.first { !weekend.contains(($0 + 5) % 7 + 1) } ?? 7
      return [
        first, minimal, Int32(onset), 0, Int32((onset + weekend.count + 5) % 7 + 1),
        weekend.isEmpty ? 0 : 86_400_000,
      ]
    }
  }

  func calendarName() throws(ICUError) -> String {
    try unsafe withCalendar { calendar in
      var status = U_ZERO_ERROR
      let type = unsafe icu_ucal_getType(calendar, &status)
      return unsafe type.map { unsafe String(cString: $0) } ?? ""
    }
  }

  private func withCalendar<Result>(
    _ body: (UnsafeMutablePointer<UCalendar?>?) -> Result
  ) throws(ICUError) -> Result {
    var status = U_ZERO_ERROR
    let calendar = unsafe icu_ucal_open(nil, 0, locale, UCAL_DEFAULT, &status)
    defer { unsafe icu_ucal_close(calendar) }
    try status.check("ucal_open", input: locale)
    return unsafe body(calendar)
  }

  // MARK: - Names

  func weekdayNames(
    _ width: NameWidth, _ context: NameContext
  ) throws(ICUError) -> NameTable {
    let type: UDateFormatSymbolType =
      switch (context, width) {
      case (.format, .narrow): UDAT_NARROW_WEEKDAYS
      case (.format, .short): UDAT_SHORTER_WEEKDAYS
      case (.format, .abbreviated): UDAT_SHORT_WEEKDAYS
      case (.format, .wide): UDAT_WEEKDAYS
      case (.standalone, .narrow): UDAT_STANDALONE_NARROW_WEEKDAYS
      case (.standalone, .short): UDAT_STANDALONE_SHORTER_WEEKDAYS
      case (.standalone, .abbreviated): UDAT_STANDALONE_SHORT_WEEKDAYS
      case (.standalone, .wide): UDAT_STANDALONE_WEEKDAYS
      }
    // ICU numbers weekdays from 1 for Sunday, and the array has an empty text at 0.
    let names = try symbols(type)
    guard names.count == 8 else { throw .missing("dayNames", locale: locale) }
    return NameTable(Array(names[2...]) + [names[1]])
  }

  func monthNames(_ width: NameWidth, _ context: NameContext) throws(ICUError) -> NameTable {
    let type: UDateFormatSymbolType =
      switch (context, width) {
      case (.format, .narrow): UDAT_NARROW_MONTHS
      case (.format, .short), (.format, .abbreviated): UDAT_SHORT_MONTHS
      case (.format, .wide): UDAT_MONTHS
      case (.standalone, .narrow): UDAT_STANDALONE_NARROW_MONTHS
      case (.standalone, .short), (.standalone, .abbreviated): UDAT_STANDALONE_SHORT_MONTHS
      case (.standalone, .wide): UDAT_STANDALONE_MONTHS
      }
    return NameTable(try symbols(type))
  }

  func halfDayNames() throws(ICUError) -> NameTable { NameTable(try symbols(UDAT_AM_PMS)) }

  func cyclicYearNames() throws(ICUError) -> NameTable {
    NameTable(try symbols(UDAT_CYCLIC_YEARS_ABBREVIATED))
  }

  /// The name of an era, as a date in it is written: narrow names cannot be asked for.
  func eraName(_ era: Era, _ width: NameWidth) throws(ICUError) -> String {
    let letters = width == .wide ? 4 : width == .narrow ? 5 : 3
    return try text(
      of: era.sampleDay(in: calendar), pattern: String(repeating: "G", count: letters))
  }

  /// The pattern of a leap month, from a day in the leap month of 2020 and one in the month before.
  func leapMonthPattern(letters: String) throws(ICUError) -> String? {
    // 2020-05-15 lies in the fourth month, 2020-06-15 in the one that repeats it.
    let name = try text(of: 18_397, pattern: letters)
    let leapName = try text(of: 18_428, pattern: letters)
    guard let range = leapName.range(ofFirst: name) else { return nil }
    return leapName[..<range.lowerBound] + "{0}" + leapName[range.upperBound...]
  }

  private func symbols(_ type: UDateFormatSymbolType) throws(ICUError) -> [String] {
    try unsafe withFormat(pattern: nil) { format in
      var names: [String] = []
      for index in 0..<(unsafe icu_udat_countSymbols(format, type)) {
        let name = unsafe utf16String { buffer, capacity, status in
          unsafe icu_udat_getSymbols(format, type, index, buffer, capacity, &status)
        }
        names.append(name ?? "")
      }
      return names
    }
  }

  private func text(of day: Int, pattern: String) throws(ICUError) -> String {
    try unsafe withFormat(pattern: pattern) { format in
      unsafe utf16String { buffer, capacity, status in
        unsafe icu_udat_format(
          format, Double(day) * 86_400_000, buffer, capacity, nil, &status)
      } ?? ""
    }
  }

  private func withFormat<Result>(
    pattern: String?, _ body: (UnsafeMutablePointer<UDateFormat?>?) -> Result
  ) throws(ICUError) -> Result {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let units = Array((pattern ?? "").utf16)
    let style = pattern == nil ? UDAT_FULL : UDAT_PATTERN
    let format = unsafe icu_udat_open(
      style, style, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
    defer { unsafe icu_udat_close(format) }
    try status.check("udat_open", input: locale)
    return unsafe body(format)
  }

  // MARK: - Numbers and patterns

  /// The name of the numbering system and its ten digits, or no digits for an algorithmic one.
  func numberingSystem() throws(ICUError) -> (name: String, digits: String) {
    var status = U_ZERO_ERROR
    let system = unsafe icu_unumsys_open(locale, &status)
    defer { unsafe icu_unumsys_close(system) }
    try status.check("unumsys_open", input: locale)
    guard let system = unsafe system, let name = unsafe icu_unumsys_getName(system) else {
      throw .missing("numberingSystems", locale: locale)
    }
    let digits = unsafe utf16String { buffer, capacity, status in
      unsafe icu_unumsys_getDescription(system, buffer, capacity, &status)
    }
    let isAlgorithmic = unsafe icu_unumsys_isAlgorithmic(system) != 0
    return unsafe (String(cString: name), isAlgorithmic ? "" : digits ?? "")
  }

  func minusSign() throws(ICUError) -> String {
    var status = U_ZERO_ERROR
    let format = unsafe icu_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
    defer { unsafe icu_unum_close(format) }
    try status.check("unum_open", input: locale)
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_unum_getSymbol(format, UNUM_MINUS_SIGN_SYMBOL, buffer, capacity, &status)
    } ?? "-"
  }

  /// The pattern of one of the four date styles, from full to short.
  func pattern(dateStyle: Int) throws(ICUError) -> String {
    try pattern(time: UDAT_NONE, date: UDateFormatStyle(Int32(dateStyle)))
  }

  /// The pattern of one of the four time styles, from full to short.
  func pattern(timeStyle: Int) throws(ICUError) -> String {
    try pattern(time: UDateFormatStyle(Int32(timeStyle)), date: UDAT_NONE)
  }

  /// How a date of a style, `{1}`, and a time, `{0}`, are put together.
  func glue(dateStyle: Int) throws(ICUError) -> String {
    let short = UDAT_SHORT
    let whole = try pattern(time: short, date: UDateFormatStyle(Int32(dateStyle)))
    let date = try pattern(dateStyle: dateStyle)
    let time = try pattern(time: short, date: UDAT_NONE)
    guard let datePart = whole.range(ofFirst: date) else {
      throw .missing("DateTimePatterns", locale: locale)
    }
    let (before, after) = (
      String(whole[..<datePart.lowerBound]), String(whole[datePart.upperBound...])
    )
    if let timePart = after.range(ofFirst: time) {
      return before + "{1}" + after[..<timePart.lowerBound] + "{0}" + after[timePart.upperBound...]
    }
    guard let timePart = before.range(ofFirst: time) else {
      throw .missing("DateTimePatterns", locale: locale)
    }
    return before[..<timePart.lowerBound] + "{0}" + before[timePart.upperBound...] + "{1}" + after
  }

  /// The text of a day in one of the four date styles.
  func text(of day: Int, dateStyle: Int) throws(ICUError) -> String {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let format = unsafe icu_udat_open(
      UDAT_NONE, UDateFormatStyle(Int32(dateStyle)), locale, zone, Int32(zone.count), nil, 0,
      &status)
    defer { unsafe icu_udat_close(format) }
    try status.check("udat_open", input: locale)
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_udat_format(format, Double(day) * 86_400_000, buffer, capacity, nil, &status)
    } ?? ""
  }

  private func pattern(
    time: UDateFormatStyle, date: UDateFormatStyle
  ) throws(ICUError) -> String {
    var status = U_ZERO_ERROR
    let format = unsafe icu_udat_open(time, date, locale, nil, 0, nil, 0, &status)
    defer { unsafe icu_udat_close(format) }
    try status.check("udat_open", input: locale)
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_udat_toPattern(format, 0, buffer, capacity, &status)
    } ?? ""
  }

  /// The name of a field of dates.
  func fieldName(_ field: UDateTimePatternField) throws(ICUError) -> String {
    var status = U_ZERO_ERROR
    let generator = unsafe icu_udatpg_open(locale, &status)
    defer { unsafe icu_udatpg_close(generator) }
    try status.check("udatpg_open", input: locale)
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_udatpg_getFieldDisplayName(
        generator, field, UDATPG_WIDE, buffer, capacity, &status)
    } ?? ""
  }

  /// The pattern that ICU's generator gives for a skeleton.
  func pattern(skeleton: String) throws(ICUError) -> String {
    var status = U_ZERO_ERROR
    let generator = unsafe icu_udatpg_open(locale, &status)
    defer { unsafe icu_udatpg_close(generator) }
    try status.check("udatpg_open", input: locale)
    let units = Array(skeleton.utf16)
    let pattern = unsafe utf16String { buffer, capacity, status in
      unsafe icu_udatpg_getBestPattern(
        generator, units, Int32(units.count), buffer, capacity, &status)
    }
    guard let pattern else { throw .missing(skeleton, locale: locale) }
    return pattern
  }
}

extension Era {
  /// A day of the era, since 1970-01-01.
  fileprivate func sampleDay(in calendar: CalendarIdentifier?) -> Int {
    switch self {
    // 500 BCE
    case .bce: -902_000
    // 1900, before the Republic of China
    case .broc: -25_500
    // 1880, 1920, 1950 and 2000
    case .meiji: -32_800
    case .taisho: -18_200
    case .showa: -7_200
    // 500 BCE in the Ethiopic calendar, which has another era from 8 CE on
    case .aa where calendar == .ethiopic: -902_000
    case .reiwa: 20_000
    default: 11_000
    }
  }
}

extension String {
  /// Where a text first occurs, compared by Unicode scalars.
  fileprivate func range(ofFirst text: String) -> Range<String.Index>? {
    let needle = text.unicodeScalars
    guard !needle.isEmpty else { return nil }
    for start in unicodeScalars.indices where unicodeScalars[start...].starts(with: needle) {
      return start..<unicodeScalars.index(start, offsetBy: needle.count)
    }
    return nil
  }
}
