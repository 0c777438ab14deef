internal import CICU
internal import KalendsCore

/// What a locale's bundles say about patterns in one calendar.
struct PatternSources {
  /// CLDR's four times, then its four dates, from full to short, and what joins them.
  let standards: AnnotatedTexts
  let chooser: PatternChooser
}

extension LocaleCompiler {
  /// Reads all patterns of a calendar.
  ///
  /// - Parameters:
  ///   - calendar: the calendar that was asked for, if any.
  ///   - hourCycle: the hour cycle that goes before the locale's own, if any.
  ///   - choosesStandards: whether the times and dates of the styles are chosen for skeletons too.
  /// - Returns: the patterns.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no patterns of the expected shape.
  borrowing func patternSources(
    calendar: CalendarIdentifier?, hourCycle: HourCycle?, choosesStandards: Bool = true
  ) throws(ICUError) -> PatternSources {
    let shown = try shownCalendar(calendar)
    let standardSources = shown.patternSources
    guard let standards = standardPatterns(standardSources), standards.texts.count >= 13 else {
      throw .missing("DateTimePatterns", locale: identifier.requested)
    }
    var table = PatternTable.ofSingleFields
    table.reserveCapacity()
    for style in 0..<4 where choosesStandards {
      table.addStandard(standards.texts[4 + style].utf16)
      table.addStandard(standards.texts[style].utf16)
    }
    let available = patternSources(calendar: calendar ?? identifier.calendar)
    for source in available {
      let formats = section("availableFormats", ofCalendar: source)
      unsafe formats.forEachText { key, text, isLast in
        unsafe table.add(
          PatternKey(cString: key), text, isLast: isLast && source == available.last)
      }
    }
    if let last = available.last { table.add(PatternList.rootFormats(of: last)) }
    let hours = hourPreferences()
    return PatternSources(
      standards: standards,
      chooser: PatternChooser(
        table: table,
        hourLetter: hourCycle.map { UInt16($0.letter.value) } ?? hours.preferred,
        allowedHour: hours.allowed, glue: glue(shown.glueSources, standards)))
  }

  private borrowing func standardPatterns(_ sources: [String]) -> AnnotatedTexts? {
    for source in sources {
      let found = chain.annotatedTexts(
        at: ["calendar", source, "DateTimePatterns"], inRoot: source == sources.last)
      if let found { return found }
    }
    return nil
  }

  /// How a date and a time are put together, from full to short.
  private borrowing func glue(_ sources: [String], _ standards: AnnotatedTexts) -> [String] {
    for source in sources {
      // Root has neither such an array nor an alias for it: what a calendar lacks, the Gregorian
      // one has.
      let texts = chain.names(
        at: ["calendar", source, "DateTimePatterns%atTime"], inRoot: false)
      if let texts, texts.count >= 4 { return texts.names }
    }
    return Array(standards.texts[9..<13])
  }

  /// The hour that a locale prefers as a pattern's letter, and the one that it allows first, perhaps
  /// with a letter for the day period.
  private borrowing func hourPreferences() -> (preferred: UInt16, allowed: String) {
    let likely = likelySubtags
    let region = identifier.timeRegion ?? likely.region
    let found =
      SupplementalData.shared.hours(region: "\(likely.language)_\(region)")
      ?? SupplementalData.shared.hours(region: region)
      ?? likely.canonicalRegion(region).flatMap { SupplementalData.shared.hours(region: $0) }
    let letter =
      identifier.hourCycle?.letter.value
      ?? found?.preferred.unicodeScalars.first?.value ?? Unicode.Scalar("H").value
    return (UInt16(letter), found?.allowed ?? "H")
  }

  /// Language and region as far as the identifier has them, the likely ones where it has not.
  private var likelySubtags: LikelySubtags { LikelySubtags(identifier) }

  /// What a field that no pattern has is appended with.
  borrowing func appending(
    _ field: Skeleton.Field, calendar: CalendarIdentifier?
  ) -> (format: String, name: String) {
    let sources = patternSources(calendar: calendar ?? identifier.calendar)
    var format: String?
    if let key = field.appendKey {
      for source in sources where format == nil {
        format = chain.descending(["calendar", source, "appendItems"])
          .string(key, inRoot: source == sources.last)
      }
    }
    let name = field.nameKey.flatMap {
      chain.descending(["fields", $0]).string("dn", inRoot: true)
    }
    return (format ?? "{0} \u{251C}{2}: {1}\u{2524}", name ?? "F\(field.rawValue)")
  }
}

extension PatternList {
  /// Root's patterns of a calendar.
  fileprivate static func rootFormats(of source: String) -> PatternList {
    source == gregorianSource ? gregorianRoot : PatternList(rootFormatsOf: source)
  }

  private static let gregorianSource = "gregorian"
  /// Nearly all locales have these at the end of their chain: they are read once, since they are half
  /// of all that there is to read (`open-warm`).
  private static let gregorianRoot = PatternList(rootFormatsOf: gregorianSource)

  private init(rootFormatsOf source: String) {
    reserveCapacity(64)
    let place = BundleChain.opening("root").descending(["calendar", source, "availableFormats"])
    unsafe place.forEachTextInRoot { key, text in
      let key = unsafe PatternKey(cString: key)
      unsafe append(key.skeleton, key: key.hash, text)
    }
  }
}

extension CalendarIdentifier {
  /// The calendars whose way to join dates and times is looked up.
  fileprivate var glueSources: [String] {
    // Of the Islamic calendars only this one is in root an alias of another as a whole.
    [icuName] + (self == .islamicSaudi ? ["islamic"] : []) + ["gregorian"]
  }
}

/// The language and the region of an identifier, completed.
private struct LikelySubtags {
  var language: String
  var region: String

  init(_ identifier: LocaleIdentifier) {
    language = identifier.language
    region = identifier.region
    if !language.isEmpty, region.isEmpty {
      region =
        SupplementalData.shared.likelyRegion(language: language, script: identifier.script) ?? ""
    }
    guard language.isEmpty || region.isEmpty else { return }
    var status = U_ZERO_ERROR
    let maximized = unsafe cString { buffer, capacity in
      unsafe icu_uloc_addLikelySubtags(identifier.baseName, buffer, capacity, &status)
    }
    let full = maximized.flatMap { try? LocaleIdentifier($0) }
    if language.isEmpty { language = full?.language ?? "" }
    if region.isEmpty { region = full?.region ?? "" }
    if language.isEmpty { language = "und" }
    if region.isEmpty { region = "001" }
  }

  /// The region that has taken the place of another one.
  func canonicalRegion(_ region: String) -> String? {
    var status = U_ZERO_ERROR
    let name = unsafe icu_uregion_canonicalCode(region, &status)
    guard status.isSuccess, let name = unsafe name else { return nil }
    return unsafe String(cString: name)
  }
}

extension Skeleton.Field {
  /// The key in `appendItems`.
  fileprivate var appendKey: String? {
    switch self {
    case .era: "Era"
    case .year: "Year"
    case .quarter: "Quarter"
    case .month: "Month"
    case .weekOfYear: "Week"
    case .weekday: "Day-Of-Week"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .second: "Second"
    case .zone: "Timezone"
    case .weekOfMonth, .dayOfYear, .weekdayOfMonth, .dayPeriod, .fraction: nil
    }
  }

  /// The key in `fields`.
  fileprivate var nameKey: String? {
    switch self {
    case .era: "era"
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .weekOfYear: "week"
    case .weekOfMonth: "weekOfMonth"
    case .weekday: "weekday"
    case .dayOfYear: "dayOfYear"
    case .weekdayOfMonth: "weekdayOfMonth"
    case .day: "day"
    case .dayPeriod: "dayperiod"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .zone: "zone"
    case .fraction: nil
    }
  }
}
