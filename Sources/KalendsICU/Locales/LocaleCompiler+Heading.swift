internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// Month and year as the title of a month: the pattern that ICU's generator gives for the skeleton
  /// `yMMMM`, or `GyMMMM` with the era, compiled.
  ///
  /// - Parameters:
  ///   - calendar: the calendar. When absent, the locale's own; the pattern is then the one that
  ///     ICU takes for the bare locale, which in a few (`th_DE`, `fa_US`) is made for another
  ///     calendar than the names.
  ///   - numbers: the digits, when they are at hand already.
  ///   - showsEra: whether the title names the era in any calendar.
  /// - Returns: the program that writes the title of a date's month.
  /// - Throws: ``ICUError/missing(_:locale:)`` when names lack that the pattern needs, and
  ///   ``ICUError/rejected(_:)`` for a pattern with fields that cannot be run.
  /// - Complexity: O(1), ten to twenty microseconds.
  public borrowing func monthHeading(
    calendar: CalendarIdentifier? = nil, numbers: NumberingSystem? = nil, showsEra: Bool = false
  ) throws(ICUError) -> PatternProgram {
    let shown = try shownCalendar(calendar)
    let pattern = try monthHeadingPattern(
      calendar: calendar ?? identifier.calendar, showsEra: showsEra)
    let digits: NumberingSystem
    if let numbers { digits = numbers } else { digits = try numberingSystem() }
    let symbols = try symbols(for: pattern, calendar: shown, numbers: digits)
    return try accepted(PatternProgram(pattern, calendar: shown, symbols: symbols))
  }

  /// The names and digits that a pattern needs, and no others.
  private borrowing func symbols(
    for pattern: DatePattern, calendar: CalendarIdentifier, numbers: NumberingSystem
  ) throws(ICUError) -> PatternSymbols {
    var symbols = PatternSymbols(numbers: numbers)
    for item in pattern.items {
      switch item {
      case .field("M", let width), .field("L", let width):
        guard let nameWidth = NameWidth(monthLetters: width) else {
          symbols.numericLeapMonth = try leapMonthPattern(nil, .format, calendar: calendar)
          continue
        }
        let context = item == .field("M", width: width) ? NameContext.format : .standalone
        symbols.months.append(try monthNames(nameWidth, context, calendar: calendar))
      case .field("G", let width):
        symbols.eras.append(try eraNames(NameWidth(eraLetters: width), calendar: calendar))
      case .field("Y", _):
        symbols.weekRules = try weekRules(calendar: calendar)
        symbols.calendar = try CalendarSystem.open(calendar)
      case .field("U", _):
        symbols.cyclicYears = try cyclicYearNames(calendar: calendar)
      case .literal(let text)
      where calendar == .japanese && identifier.language == "ja" && text.contains("年"):
        // ICU writes the first year of an era 元年 wherever a Japanese pattern has 年.
        symbols.firstYear = firstYearOfEra()
      default:
        continue
      }
    }
    return symbols
  }

  /// The pattern of CLDR's entry that is nearest to `yMMMM`, or to `GyMMMM`.
  ///
  /// There are three that can be, by UTS 35, "Matching Skeletons": the skeleton itself; the one whose
  /// month is one step narrower; `yyyyMMMM`, whose year is three digits wider.
  private borrowing func monthHeadingPattern(
    calendar: CalendarIdentifier?, showsEra: Bool
  ) throws(ICUError) -> DatePattern {
    let objects = self.objects(calendar: calendar)
    let skeleton = showsEra ? "GyMMMM" : "yMMMM"
    guard readsBundles else {
      let pattern = try objects.pattern(skeleton: skeleton)
      return try accepted(DatePattern(pattern))
    }
    let sources = patternSources(calendar: calendar)
    for key in showsEra ? [skeleton, "GyMMM"] : [skeleton, "yMMM", "yyyyMMMM"] {
      for source in sources {
        let inRoot = source == sources.last
        let formats = chain.descending(
          ["calendar", source, "availableFormats"])
        guard let pattern = formats.string(key, inRoot: inRoot) else { continue }
        return Self.adjust(try accepted(DatePattern(pattern)), of: key)
      }
    }
    let pattern = try objects.pattern(skeleton: skeleton)
    return try accepted(DatePattern(pattern))
  }

  /// The calendars whose patterns ICU takes: those of the calendar that was asked for, if root has
  /// it, else those of the locale's own default, which a language has in the places alone that ICU
  /// has data of.
  borrowing func patternSources(calendar: CalendarIdentifier?) -> [String] {
    // Root has patterns for every calendar but iso8601.
    if let calendar, calendar != .iso8601 { return calendar.patternSources }
    guard hasData(of: [identifier.script, identifier.region]) else {
      return CalendarIdentifier.gregory.patternSources
    }
    let calendars = chain.descending(["calendar"])
    let name = calendars.string("default", inRoot: true) ?? "gregorian"
    return ((try? CalendarIdentifier(name)) ?? .gregory).patternSources
  }

  /// The pattern of an entry with the width that was asked for, in the field that the entry's key has
  /// in another width: a year as short as possible, a month's name in full.
  private static func adjust(_ pattern: DatePattern, of key: String) -> DatePattern {
    DatePattern(
      items: pattern.items.map { item in
        guard case .field(let letter, let width) = item else { return item }
        switch (key, letter) {
        case ("yyyyMMMM", "y"), ("yyyyMMMM", "Y"), ("yyyyMMMM", "r"):
          return .field(letter, width: 1)
        case ("yMMM", "M"), ("yMMM", "L"), ("GyMMM", "M"), ("GyMMM", "L"):
          guard width >= 3 else { return item }
          return .field(letter, width: 4)
        default:
          return item
        }
      })
  }
}
