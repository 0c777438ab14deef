internal import CICU
public import KalendsCore

/// Asks ICU what a locale says and turns the answers into values of `KalendsCore`.
///
/// A compiler holds ICU's data of one locale open while it lives. Each question is answered by
/// itself, so that a program which only needs a weekday header pays for nothing else;
/// ``localeData(calendar:)`` answers all of them.
///
/// ```swift
/// let german = try LocaleCompiler("de-AT")
/// let rules = try german.weekRules()
/// let names = try german.weekdayNames(.narrow, .standalone)
/// names.names(startingWith: rules.firstWeekday)  // ["M", "D", "M", "D", "F", "S", "S"]
/// ```
///
/// ICU's resource bundles are read directly where the linked version is one whose answers were
/// compared with those of ICU's own objects in all locales; otherwise those objects are asked, at
/// about twenty times the price. A compiler belongs to the task that made it; any number of them may
/// work at the same time.
public struct LocaleCompiler: ~Copyable {
  /// The locale that was asked for.
  public let identifier: LocaleIdentifier
  let chain: BundleChain
  let readsBundles: Bool
  /// The region whose week rules and calendar hold.
  let region: String

  /// The major versions of ICU whose bundles are known to have the expected shape.
  static let provenVersions: ClosedRange<UInt8> = 72...72

  /// Opens a locale by its identifier.
  ///
  /// - Throws: ``ICUError/malformedLocale(_:)``. A locale that ICU does not have is no error: see
  ///   ``resolvedIdentifier``.
  /// - Complexity: O(1), a microsecond or two.
  public init(_ identifier: String) throws(ICUError) {
    self.init(try LocaleIdentifier(identifier))
  }

  /// Opens a locale.
  ///
  /// - Complexity: O(1), a microsecond or two.
  public init(_ identifier: LocaleIdentifier) {
    var version: UVersionInfo = (0, 0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe icu_u_getVersion(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    self.init(identifier, readsBundles: Self.provenVersions.contains(version.0))
  }

  /// Opens a locale and chooses the way to ask.
  package init(_ identifier: LocaleIdentifier, readsBundles: Bool) {
    self.identifier = identifier
    self.readsBundles = readsBundles
    region = identifier.customaryRegion(readsBundles: readsBundles)
    chain = .opening(identifier.baseName)
  }

  /// A section (`monthNames`) of a calendar's data, by ICU's name of the calendar.
  borrowing func section(_ name: String, ofCalendar calendar: String) -> BundleChain {
    chain.descending(["calendar", calendar, name])
  }

  /// Whether ICU has data of the language with some subtags of the identifier, its script or region;
  /// where it names none, there is nothing to have.
  func hasData(of subtags: [String]) -> Bool {
    let name = chain.name
    if name == identifier.baseName { return true }
    let parts = name.split(separator: "_")
    return subtags.allSatisfy { subtag in subtag.isEmpty || parts.contains { $0 == subtag } }
  }

  /// ICU's own objects for the locale's names, patterns and digits.
  borrowing func objects(
    calendar: CalendarIdentifier? = nil, hourCycle: HourCycle? = nil
  ) -> LocaleObjects {
    LocaleObjects(
      identifier, calendar: calendar, hourCycle: hourCycle, isKnown: chain.name != "root")
  }

  /// The locale whose data is used, as a BCP 47 tag: the nearest to the one asked for that ICU has,
  /// or `und`.
  ///
  /// - Complexity: O(1)
  public var resolvedIdentifier: String {
    let name = chain.name
    guard name != "root" else { return "und" }
    var status = U_ZERO_ERROR
    let tag = unsafe cString { buffer, capacity in
      unsafe icu_uloc_toLanguageTag(name, buffer, capacity, 0, &status)
    }
    return status.isSuccess ? tag ?? "und" : "und"
  }

  /// The side that lines of the locale's script begin at.
  ///
  /// - Complexity: O(1)
  public var direction: WritingDirection {
    unsafe icu_uloc_isRightToLeft(identifier.baseName) != 0 ? .rightToLeft : .leftToRight
  }

  /// Everything that the locale says in one calendar.
  ///
  /// - Parameter calendar: the calendar of month names, eras and heading; that of
  ///   ``defaultCalendar()`` when absent.
  /// - Returns: plain values that need ICU no more.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no data of the expected shape, and
  ///   ``ICUError/rejected(_:)`` for a pattern that cannot be compiled.
  /// - Complexity: O(1), about a hundred microseconds; tens of milliseconds with an algorithmic
  ///   numbering system (`-u-nu-hebr`), whose texts are made for the numbers 0…9999.
  public borrowing func localeData(
    calendar: CalendarIdentifier? = nil
  ) throws(ICUError) -> LocaleData {
    let defaultCalendar = try defaultCalendar()
    let shown = calendar ?? defaultCalendar
    let numbers = try numberingSystem()
    var weekdays: [WeekdayNames] = []
    var months: [MonthNames] = []
    var eras: [EraNames] = []
    for context in NameContext.allCases {
      weekdays += try weekdayNames(NameWidth.allCases, context, calendar: shown)
      for width in NameWidth.allCases where width != .short {
        months.append(try monthNames(width, context, calendar: shown))
      }
    }
    for width in NameWidth.allCases where width != .short {
      eras.append(try eraNames(width, calendar: shown))
    }
    let heading = try monthHeading(calendar: calendar, numbers: numbers)
    var eraHeading: PatternProgram?
    if shown.hasSeveralEras, !heading.pattern.showsEra {
      eraHeading = try monthHeading(calendar: calendar, numbers: numbers, showsEra: true)
    }
    guard
      let data = LocaleData(
        requested: identifier.requested, identifier: resolvedIdentifier,
        defaultCalendar: defaultCalendar, weekRules: try weekRules(), direction: direction,
        numberingSystem: numbers, weekdays: weekdays, months: months, eras: eras,
        monthHeading: heading, eraHeading: eraHeading)
    else { throw .missing("names", locale: identifier.requested) }
    return data
  }

  /// The identifiers of all locales that ICU has data for, as BCP 47 tags, in ICU's order.
  ///
  /// - Complexity: O(*n*) in their number (805 in ICU 72).
  public static var availableLocales: [String] {
    (0..<icu_uloc_countAvailable()).compactMap { index in
      guard let name = unsafe icu_uloc_getAvailable(index) else { return nil }
      var status = U_ZERO_ERROR
      let tag = unsafe cString { buffer, capacity in
        unsafe icu_uloc_toLanguageTag(name, buffer, capacity, 0, &status)
      }
      return status.isSuccess ? tag : nil
    }
  }
}

extension LocaleData {
  /// Opens a locale by its identifier for one calendar.
  ///
  /// ```swift
  /// let hebrew = try LocaleData.open("he-u-ca-hebrew")
  /// hebrew.calendar  // .hebrew
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: a BCP 47 tag with `-u-` keywords, or ICU's form of it.
  ///   - calendar: the calendar to show; the locale's own when absent.
  /// - Returns: plain values that need ICU no more.
  /// - Throws: ``ICUError/malformedLocale(_:)`` and what
  ///   ``LocaleCompiler/localeData(calendar:)`` throws.
  /// - Complexity: as ``LocaleCompiler/localeData(calendar:)``.
  public static func open(
    _ identifier: String, calendar: CalendarIdentifier? = nil
  ) throws(ICUError) -> LocaleData {
    let compiler = try LocaleCompiler(identifier)
    return try compiler.localeData(calendar: calendar)
  }
}
