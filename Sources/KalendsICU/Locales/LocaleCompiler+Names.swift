internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// The weekday names in one width and context.
  ///
  /// - Parameters:
  ///   - width: the names' width.
  ///   - context: the names' use.
  ///   - calendar: the calendar: a few locales name weekdays otherwise in some calendar. The
  ///     locale's own when absent.
  /// - Returns: the seven names.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no names of the expected shape.
  /// - Complexity: O(1), two to five microseconds.
  public borrowing func weekdayNames(
    _ width: NameWidth, _ context: NameContext, calendar: CalendarIdentifier? = nil
  ) throws(ICUError) -> WeekdayNames {
    let table = try weekdayTable(CollectionOfOne(width), context, calendar: calendar)
    return try weekdayRow(0, of: table, width, context)
  }

  /// The weekday names in several widths of one context, in the order of the widths.
  ///
  /// - Parameters:
  ///   - widths: the widths.
  ///   - context: the names' use.
  ///   - calendar: as in ``weekdayNames(_:_:calendar:)-(NameWidth,_,_)``.
  /// - Returns: a row of names for each width.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no names of the expected shape.
  /// - Complexity: O(*n*) in the number of widths, about two microseconds each.
  public borrowing func weekdayNames(
    _ widths: [NameWidth], _ context: NameContext, calendar: CalendarIdentifier? = nil
  ) throws(ICUError) -> [WeekdayNames] {
    let table = try weekdayTable(widths, context, calendar: calendar)
    var rows: [WeekdayNames] = []
    rows.reserveCapacity(widths.count)
    for (row, width) in widths.enumerated() {
      rows.append(try weekdayRow(row, of: table, width, context))
    }
    return rows
  }

  /// The names of several widths, Monday's first in each.
  private borrowing func weekdayTable(
    _ widths: some Collection<NameWidth>, _ context: NameContext, calendar: CalendarIdentifier?
  ) throws(ICUError) -> NameTable {
    let shown = try shownCalendar(calendar)
    let own =
      shown == .gregory
      ? nil : section("dayNames", ofCalendar: shown.weekdayNameSource)
    let shared = section("dayNames", ofCalendar: "gregorian")
    var table = NameTable()
    table.reserve(widths.count * 7, bytes: widths.count * 7 * 16)
    for width in widths {
      let leaf = NameLeaf(context, width)
      if readsBundles {
        // ICU's arrays begin with Sunday. Root has the Gregorian names only: a calendar's own go
        // first, but are not completed by each other.
        if own?.append(namesAt: leaf, inRoot: false, startingAt: 1, to: &table) == true { continue }
        guard shared.append(resolving: leaf, startingAt: 1, to: &table) else { break }
      } else {
        for name in try objects(calendar: shown).weekdayNames(width, context).names {
          table.append(name)
        }
      }
    }
    return table
  }

  private borrowing func weekdayRow(
    _ row: Int, of table: NameTable, _ width: NameWidth, _ context: NameContext
  ) throws(ICUError) -> WeekdayNames {
    guard let names = WeekdayNames(table, from: row * 7, width: width, context: context) else {
      throw .missing("dayNames", locale: identifier.requested)
    }
    return names
  }

  /// The month names of a calendar, leap months included.
  ///
  /// - Parameters:
  ///   - width: the names' width; `short` is taken for `abbreviated`.
  ///   - context: the names' use.
  ///   - calendar: the calendar.
  /// - Returns: the names of all months.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no names of the expected shape.
  /// - Complexity: O(1), two to five microseconds.
  public borrowing func monthNames(
    _ width: NameWidth, _ context: NameContext, calendar: CalendarIdentifier
  ) throws(ICUError) -> MonthNames {
    let width = width == .short ? .abbreviated : width
    let leap = try leapMonthPattern(width, context, calendar: calendar)
    let table: NameTable?
    if readsBundles {
      table = names(
        "monthNames", NameLeaf(context, width), calendars: calendar.monthNameSources,
        // Root has its own abbreviations of the Islamic months only.
        rootHasAbbreviations: calendar.isIslamic)
    } else {
      table = try objects(calendar: calendar).monthNames(width, context)
    }
    guard let table,
      let names = MonthNames(
        table, calendar: calendar, width: width, context: context, leapPattern: leap)
    else { throw .missing("monthNames", locale: identifier.requested) }
    return names
  }

  /// The era names of a calendar; none for `chinese` and `dangi`.
  ///
  /// Before Meiji the Japanese calendar counts years of the Common Era and has the Gregorian
  /// calendar's names for it. CLDR names one Islamic era: years before it get the same name.
  ///
  /// - Parameters:
  ///   - width: the names' width; `short` is taken for `abbreviated`.
  ///   - calendar: the calendar.
  /// - Returns: the names of all eras.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no names of the expected shape.
  /// - Complexity: O(1), two to five microseconds.
  public borrowing func eraNames(
    _ width: NameWidth, calendar: CalendarIdentifier
  ) throws(ICUError) -> EraNames {
    let width = width == .short ? .abbreviated : width
    let eras = calendar.namedEras
    var names = NameTable()
    names.reserve(eras.count, bytes: eras.count * 24)
    var opened: (calendar: CalendarIdentifier, names: NameTable)?
    for era in eras {
      let (source, index) = calendar.nameSource(of: era)
      guard readsBundles else {
        names.append(try objects(calendar: source).eraName(era, width))
        continue
      }
      if opened?.calendar != source {
        opened = self.eras(EraLeaf(width), calendar: source).map { (source, $0) }
      }
      guard let table = opened?.names, index < table.count else {
        throw .missing("eras", locale: identifier.requested)
      }
      names.append(table[index])
    }
    return EraNames(names, of: eras, calendar: calendar, width: width)
  }

  /// How the locale writes a leap month in the Chinese and Dangi calendars; `nil` in others.
  ///
  /// A width of `nil` is a month in digits.
  borrowing func leapMonthPattern(
    _ width: NameWidth?, _ context: NameContext, calendar: CalendarIdentifier
  ) throws(ICUError) -> LeapMonthPattern? {
    guard calendar == .chinese || calendar == .dangi else { return nil }
    guard readsBundles else {
      let letter = context == .format ? "M" : "L"
      let count = width == nil ? 1 : width == .narrow ? 5 : width == .wide ? 4 : 3
      return try objects(calendar: calendar)
        .leapMonthPattern(letters: String(repeating: letter, count: count))
        .flatMap { LeapMonthPattern($0) }
    }
    let sources = calendar.monthNameSources
    var leaf = width.map { NameLeaf(context, $0) }
    repeat {
      let keys: InlineArray<2, String> = leaf?.keys ?? ["numeric", "all"]
      for source in sources {
        let inRoot = source == sources.last && leaf?.alias == nil
        let place = chain.descending(
          ["calendar", source, "monthPatterns", keys[0], keys[1]])
        if let pattern = place.string("leap", inRoot: inRoot) { return LeapMonthPattern(pattern) }
      }
      leaf = leaf?.alias
    } while leaf != nil
    return nil
  }

  /// The names of a section (`monthNames`) along the calendars that share it.
  private borrowing func names(
    _ section: String, _ leaf: NameLeaf, calendars: [String], rootHasAbbreviations: Bool
  ) -> NameTable? {
    // A calendar whose section is an alias in root is searched for exactly what is asked.
    for calendar in calendars.dropLast() {
      let own = self.section(section, ofCalendar: calendar)
      var table = NameTable()
      if own.append(namesAt: leaf, inRoot: false, to: &table) { return table }
    }
    guard let last = calendars.last else { return nil }
    let shared = self.section(section, ofCalendar: last)
    return shared.names(resolving: leaf, rootHasAbbreviations: rootHasAbbreviations)
  }

  /// The array of a calendar's era names, in ICU's order.
  private borrowing func eras(_ leaf: EraLeaf, calendar: CalendarIdentifier) -> NameTable? {
    // Root has abbreviated names, and for Japanese narrow ones; the other widths are aliases of the
    // abbreviated names of the same calendar.
    let isInRoot = leaf == .abbreviated || leaf == .narrow && calendar == .japanese
    let sources = calendar.isIslamic ? [calendar.icuName, "islamic"] : [calendar.icuName]
    for source in sources {
      let isLast = source == sources.last
      let place = section("eras", ofCalendar: source)
      if let table = place.names(at: [leaf.rawValue], inRoot: isLast && isInRoot) { return table }
      if isLast { return place.names(at: [EraLeaf.abbreviated.rawValue], inRoot: true) }
    }
    return nil
  }

  /// The sixty names of the years of the cycle, or `nil` outside the Chinese and Dangi calendars.
  borrowing func cyclicYearNames(
    calendar: CalendarIdentifier
  ) throws(ICUError) -> NameTable? {
    guard calendar == .chinese || calendar == .dangi else { return nil }
    guard readsBundles else {
      return try objects(calendar: calendar).cyclicYearNames()
    }
    let sources = calendar.monthNameSources
    for source in sources {
      let inRoot = source == sources.last
      let place = chain.descending(
        ["calendar", source, "cyclicNameSets", "years", "format"])
      if let table = place.names(at: ["abbreviated"], inRoot: inRoot) { return table }
    }
    return nil
  }
}

/// A key of `eras`.
private enum EraLeaf: String {
  case narrow
  case abbreviated
  case wide

  init(_ width: NameWidth) {
    switch width {
    case .narrow: self = .narrow
    case .short, .abbreviated: self = .abbreviated
    case .wide: self = .wide
    }
  }
}

/// A pair of keys of `dayNames`, `monthNames` or `monthPatterns`: context and width.
struct NameLeaf {
  let context: NameContext
  let width: NameWidth

  init(_ context: NameContext, _ width: NameWidth) {
    self.context = context
    self.width = width
  }

  /// The two keys.
  var keys: InlineArray<2, String> { [contextKey, widthKey] }

  private var contextKey: String { context == .format ? "format" : "stand-alone" }

  var widthKey: String {
    switch width {
    case .narrow: "narrow"
    case .short: "short"
    case .abbreviated: "abbreviated"
    case .wide: "wide"
    }
  }

  /// Where root's alias leads that takes the place of these names in a locale without them; `nil`
  /// where root has names of its own.
  var alias: NameLeaf? {
    switch (context, width) {
    case (.format, .wide), (.standalone, .narrow): nil
    case (.format, .narrow): NameLeaf(.standalone, .narrow)
    case (.format, .abbreviated): NameLeaf(.format, .wide)
    case (.format, .short): NameLeaf(.format, .abbreviated)
    case (.standalone, _): NameLeaf(.format, width)
    }
  }
}

extension BundleChain {
  /// The names at a leaf, or where root's aliases lead, each looked up along the whole chain.
  fileprivate borrowing func names(
    resolving leaf: NameLeaf, rootHasAbbreviations: Bool
  ) -> NameTable? {
    var table = NameTable()
    return append(resolving: leaf, rootHasAbbreviations: rootHasAbbreviations, to: &table)
      ? table : nil
  }

  /// Adds these names to a table, and says whether there are any.
  fileprivate borrowing func append(
    resolving leaf: NameLeaf, startingAt first: Int = 0, rootHasAbbreviations: Bool = false,
    to table: inout NameTable
  ) -> Bool {
    var next: NameLeaf? = leaf
    while let current = next {
      let isInRoot =
        current.alias == nil
        || rootHasAbbreviations && current.context == .format && current.width == .abbreviated
      if append(namesAt: current, inRoot: isInRoot, startingAt: first, to: &table) {
        return true
      }
      next = current.alias
    }
    return false
  }
}
