internal import CICU
public import KalendsCore

/// Compiles the texts of one locale in one calendar: dates, times, and any of their fields.
///
/// ```swift
/// var german = try TextCompiler("de-AT", calendar: .gregory)
/// let full = try german.program(.date(.full))
/// try full.text(of: date)  // Samstag, 14. März 2026
/// let time = try german.program(.skeleton("jm"))
/// try time.text(of: TimeOfDay("13:05"))  // 13:05
/// ```
///
/// Names that one program needed are kept for the next one. A compiler belongs to the task that made
/// it; the programs are plain values.
public struct TextCompiler: ~Copyable {
  /// The locale.
  public let locale: LocaleCompiler
  /// The calendar of the dates.
  public let calendar: CalendarIdentifier
  /// The hour cycle of all times: the one that was asked for, or the locale's own.
  public let hourCycle: HourCycle

  /// The digits of all numbers for which no pattern asks otherwise.
  public var numberingSystem: NumberingSystem { symbols.numbers }

  /// The calendar that was asked for.
  private let asked: CalendarIdentifier?
  /// The hour cycle that goes before what the locale's patterns have.
  let forcedCycle: HourCycle?
  private let sources: PatternSources?
  private var symbols: PatternSymbols

  /// Opens a locale by its identifier.
  ///
  /// - Parameters:
  ///   - identifier: a BCP 47 tag with `-u-` keywords, or ICU's form of it.
  ///   - calendar: the calendar to show; the locale's own when absent.
  ///   - hourCycle: the hour cycle; that of `-u-hc-`, or the locale's own when absent.
  /// - Throws: ``ICUError/malformedLocale(_:)``, and ``ICUError/missing(_:locale:)`` when ICU has no
  ///   data of the expected shape.
  /// - Complexity: O(1), about twenty-five microseconds (half of `open-warm`).
  public init(
    _ identifier: String, calendar: CalendarIdentifier? = nil, hourCycle: HourCycle? = nil
  ) throws(ICUError) {
    try self.init(LocaleCompiler(identifier), calendar: calendar, hourCycle: hourCycle)
  }

  /// Opens the texts of a locale that is open.
  ///
  /// - Parameters:
  ///   - locale: the locale.
  ///   - calendar: the calendar to show; the locale's own when absent.
  ///   - hourCycle: the hour cycle; that of `-u-hc-`, or the locale's own when absent.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no data of the expected shape.
  /// - Complexity: O(1), about twenty-five microseconds (half of `open-warm`).
  public init(
    _ locale: consuming LocaleCompiler, calendar: CalendarIdentifier? = nil,
    hourCycle: HourCycle? = nil
  ) throws(ICUError) {
    // All that may fail comes first: a value that cannot be copied is made whole or not at all.
    let shown = try locale.shownCalendar(calendar)
    let forced = hourCycle ?? locale.identifier.hourCycle
    let numbers = try locale.numberingSystem()
    let sources = try Self.sources(of: locale, calendar: calendar, hourCycle: forced)
    let cycle = try Self.hourCycle(of: locale, sources)
    self.locale = locale
    self.calendar = shown
    self.hourCycle = forced ?? cycle
    asked = calendar
    forcedCycle = forced
    self.sources = sources
    symbols = PatternSymbols(numbers: numbers)
  }

  private static func sources(
    of locale: borrowing LocaleCompiler, calendar: CalendarIdentifier?, hourCycle: HourCycle?
  ) throws(ICUError) -> PatternSources? {
    guard locale.readsBundles else { return nil }
    return try locale.patternSources(calendar: calendar, hourCycle: hourCycle)
  }

  private static func hourCycle(
    of locale: borrowing LocaleCompiler, _ sources: PatternSources?
  ) throws(ICUError) -> HourCycle {
    if let sources {
      let letter = Unicode.Scalar(sources.chooser.hourLetter)
      return letter.flatMap { HourCycle(letter: $0) } ?? .h23
    }
    for letter in try locale.objects().pattern(skeleton: "j").unicodeScalars {
      if let cycle = HourCycle(letter: letter) { return cycle }
    }
    return .h23
  }

  /// Compiles the program of a form.
  ///
  /// - Parameters:
  ///   - form: what to show.
  ///   - context: where the text stands: the first name may begin with a capital.
  /// - Returns: the program.
  /// - Throws: ``ICUError/rejected(_:)`` with the core's error for a skeleton that has fields which
  ///   cannot be run, and ``ICUError/missing(_:locale:)`` when ICU lacks names of the expected shape.
  /// - Complexity: O(*n*) in the length of the pattern, about five microseconds, and the reading of
  ///   names that no program needed before. An algorithmic numbering system takes two microseconds
  ///   for each number that it is opened for.
  public mutating func program(
    _ form: TextForm, in context: TextContext = .middle
  ) throws(ICUError) -> PatternProgram {
    let (text, numbers) = try pattern(form)
    if sources == nil, let style = form.dateStyle {
      return try program(text, numbers: probedNumbers(of: style), context)
    }
    return try program(text, numbers: numbers, context)
  }

  /// Compiles a pattern of UTS 35.
  ///
  /// - Throws: ``ICUError/rejected(_:)`` with the core's error for a pattern that is malformed or has
  ///   fields that cannot be run.
  /// - Complexity: as ``program(_:)-(TextForm)``.
  public mutating func program(pattern: String) throws(ICUError) -> PatternProgram {
    try program(pattern, numbers: nil, .middle)
  }

  /// Compiles a part of a pattern, so that it is written as inside the whole one.
  mutating func program(
    pattern: String, partOf whole: String
  ) throws(ICUError) -> PatternProgram {
    try program(pattern, partOf: whole, numbers: nil, .middle)
  }

  /// The pattern of a form, as UTS 35 writes it.
  ///
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no pattern.
  /// - Complexity: O(1), one or two microseconds.
  public borrowing func pattern(for form: TextForm) throws(ICUError) -> String {
    try pattern(form).pattern
  }

  // MARK: - Patterns

  /// The pattern of a form, and the numbering that its data ask for.
  borrowing func pattern(
    _ form: TextForm
  ) throws(ICUError) -> (pattern: String, numbers: String?) {
    switch form {
    case .date(let style): return try standardPattern(date: style)
    case .time(let style): return (try timePattern(style), nil)
    case .dateAndTime(let dateStyle, let timeStyle):
      let (date, numbers) = try standardPattern(date: dateStyle)
      let time = try timePattern(timeStyle)
      let joined = PatternChooser.fill(
        try glue(dateStyle), [Array(time.utf16), Array(date.utf16)])
      return (String(decoding: joined, as: UTF16.self), numbers)
    case .monthHeading: return (try pattern(skeleton: "yMMMM"), nil)
    case .monthDay: return (try pattern(skeleton: "MMMMd"), nil)
    case .skeleton(let skeleton): return (try pattern(skeleton: skeleton), nil)
    }
  }

  /// How a date of a style, `{1}`, and a time, `{0}`, are put together.
  borrowing func glue(_ style: DateStyle) throws(ICUError) -> String {
    if let sources { return sources.chooser.glue[style.rawValue] }
    return try locale.objects(calendar: asked).glue(dateStyle: style.rawValue)
  }

  /// The numbering that ICU writes the dates of a style in, found by its texts: ICU's formats do not
  /// say it.
  ///
  /// - Throws: ``ICUError/missing(_:locale:)`` when there is none that ICU's texts agree with.
  private mutating func probedNumbers(of style: DateStyle) throws(ICUError) -> String? {
    let (text, _) = try standardPattern(date: style)
    let objects = locale.objects(calendar: asked)
    let system = try CalendarSystem.open(calendar)
    // 2019-05-12, in the first year of an era; 2026-03-14 and 2021-10-23.
    let days = [18_028, 20_526, 18_923]
    let known = [
      nil, "hebr", "y=jpanyear", "d=hanidays", "hanidec", "hans", "hant", "M=romanlow",
    ]
    for numbers in known {
      guard let program = try? program(text, numbers: numbers, .middle) else { continue }
      var agrees = true
      for day in days {
        let date = try accepted(system.date(of: Day(daysSinceEpoch: day)))
        let shown = try objects.text(of: day, dateStyle: style.rawValue)
        if (try? program.text(of: date)) != shown { agrees = false }
      }
      if agrees { return numbers }
    }
    throw .missing("numbers", locale: locale.identifier.requested)
  }

  /// The calendars whose data ICU takes for ranges.
  var intervalSources: [String] {
    locale.patternSources(calendar: asked ?? locale.identifier.calendar)
  }

  private borrowing func standardPattern(
    date style: DateStyle
  ) throws(ICUError) -> (pattern: String, numbers: String?) {
    guard let sources else {
      let objects = locale.objects(calendar: asked)
      return (try objects.pattern(dateStyle: style.rawValue), nil)
    }
    let index = 4 + style.rawValue
    return (sources.standards.texts[index], sources.standards.note(index))
  }

  /// The pattern of a time, in the hour cycle that was asked for.
  private borrowing func timePattern(_ style: TimeStyle) throws(ICUError) -> String {
    let text: String
    if let sources {
      text = sources.standards.texts[2 + style.rawValue]
    } else {
      text = try locale.objects(calendar: asked)
        .pattern(timeStyle: 2 + style.rawValue)
    }
    guard let forcedCycle else {
      guard sources != nil, !locale.hasData(of: [locale.identifier.region]) else { return text }
      return try regionalTimePattern(style)
    }
    let pattern = try accepted(DatePattern(text))
    var shown: HourCycle?
    for case .field(let letter, _) in pattern.items where shown == nil {
      shown = HourCycle(letter: letter)
    }
    if shown == forcedCycle { return text }
    // Another count of the same clock changes the letter alone; another clock, the whole pattern.
    if shown?.hasDayPeriod == forcedCycle.hasDayPeriod {
      return pattern.replacingHour(with: forcedCycle.letter).description
    }
    return try self.pattern(skeleton: style == .medium ? "jms" : "jm")
  }

  /// The pattern of a time in a region of which the language has no data: as ICU has it, by the
  /// region's hours, and never one of the styles, which are made for the language's own.
  private borrowing func regionalTimePattern(_ style: TimeStyle) throws(ICUError) -> String {
    let sources = try locale.patternSources(
      calendar: asked, hourCycle: nil, choosesStandards: false)
    return pattern(skeleton: style == .medium ? "jmmss" : "jmm", from: sources)
  }

  private borrowing func pattern(skeleton: String) throws(ICUError) -> String {
    guard let sources else {
      let objects = locale.objects(calendar: asked, hourCycle: forcedCycle)
      return try objects.pattern(skeleton: skeleton)
    }
    return pattern(skeleton: skeleton, from: sources)
  }

  private borrowing func pattern(skeleton: String, from sources: PatternSources) -> String {
    let units = sources.chooser.pattern(for: skeleton) { field in
      locale.appending(field, calendar: asked)
    }
    return unsafe units.withUnsafeBufferPointer { unsafe String(utf16: $0) }
  }

  // MARK: - Symbols

  private mutating func program(
    _ text: String, partOf whole: String? = nil, numbers: String?, _ context: TextContext
  ) throws(ICUError) -> PatternProgram {
    let pattern = try accepted(DatePattern(text))
    try readSymbols(for: pattern)
    var symbols = symbols
    symbols.firstYear = firstYear(in: whole ?? text)
    if let numbers { try override(numbers, in: &symbols) }
    capitalize(firstOf: pattern, in: &symbols, context)
    return try accepted(PatternProgram(pattern, calendar: calendar, symbols: symbols))
  }

  /// The text of the year 1 in a pattern, where it is not a number.
  borrowing func firstYear(in pattern: String) -> String? {
    // ICU writes the first year of an era 元年 wherever a Japanese pattern has 年.
    let isJapanese = calendar == .japanese && locale.identifier.language == "ja"
    return isJapanese && pattern.contains("年") ? locale.firstYearOfEra() : nil
  }

  /// The digits, and at least the names that some patterns need.
  mutating func symbols(for patterns: [DatePattern]) throws(ICUError) -> PatternSymbols {
    for pattern in patterns { try readSymbols(for: pattern) }
    return symbols
  }

  /// Reads the names that a pattern needs and that were not read yet.
  private mutating func readSymbols(for pattern: DatePattern) throws(ICUError) {
    for case .field(let letter, let width) in pattern.items {
      switch letter {
      case "M", "L": try readMonths(width, letter == "M" ? .format : .standalone)
      case "E", "e", "c": try readWeekdays(letter, width)
      case "G":
        let eraWidth = NameWidth(eraLetters: width)
        if !symbols.eras.contains(where: { $0.width == eraWidth }) {
          symbols.eras.append(try locale.eraNames(eraWidth, calendar: calendar))
        }
      case "U":
        if symbols.cyclicYears == nil {
          symbols.cyclicYears = try locale.cyclicYearNames(calendar: calendar)
        }
      case "D", "Y":
        if symbols.calendar == nil { symbols.calendar = try CalendarSystem.open(calendar) }
        if letter == "Y" { try readWeekRules() }
      case "a", "b", "B":
        let periodWidth =
          letter == "a" ? width == 5 ? .narrow : .abbreviated : NameWidth(dayPeriodLetters: width)
        try readDayPeriods(periodWidth, isFlexible: letter != "a")
        if periodWidth == .wide { try readDayPeriods(.abbreviated, isFlexible: false) }
      default: continue
      }
    }
  }

  private mutating func readMonths(_ width: Int, _ context: NameContext) throws(ICUError) {
    guard let nameWidth = NameWidth(monthLetters: width) else {
      if symbols.numericLeapMonth == nil {
        symbols.numericLeapMonth = try locale.leapMonthPattern(nil, .format, calendar: calendar)
      }
      return
    }
    if symbols.months.contains(where: { $0.width == nameWidth && $0.context == context }) {
      return
    }
    symbols.months.append(try locale.monthNames(nameWidth, context, calendar: calendar))
  }

  private mutating func readWeekdays(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(ICUError) {
    guard let nameWidth = NameWidth(weekdayLetters: width, letter: letter) else {
      return try readWeekRules()
    }
    let context = letter == "c" ? NameContext.standalone : .format
    if symbols.weekdays.contains(where: { $0.width == nameWidth && $0.context == context }) {
      return
    }
    symbols.weekdays.append(try locale.weekdayNames(nameWidth, context, calendar: calendar))
  }

  private mutating func readWeekRules() throws(ICUError) {
    if symbols.weekRules == nil {
      symbols.weekRules = try locale.weekRules(calendar: calendar)
    }
  }

  private mutating func readDayPeriods(
    _ width: NameWidth, isFlexible: Bool
  ) throws(ICUError) {
    let index = symbols.dayPeriods.firstIndex { $0.width == width }
    if let index, !isFlexible || symbols.dayPeriods[index].hours.count > 0 { return }
    let names = try locale.dayPeriodNames(width, isFlexible: isFlexible, calendar: calendar)
    if let index { symbols.dayPeriods[index] = names } else { symbols.dayPeriods.append(names) }
  }

  /// Gives the names of a pattern's first field a capital where the context asks for it.
  private borrowing func capitalize(
    firstOf pattern: DatePattern, in symbols: inout PatternSymbols, _ context: TextContext
  ) {
    for case .field(let letter, let width) in pattern.items {
      guard let usage = CapitalUsage(letter: letter, width: width) else {
        if context == .sentence { capitalizeOther(letter, in: &symbols) }
        return
      }
      guard locale.isCapitalized(usage, in: context) else { return }
      switch letter {
      case "M", "L":
        let context = letter == "M" ? NameContext.format : .standalone
        for index in symbols.months.indices
        where symbols.months[index].width == NameWidth(monthLetters: width)
          && symbols.months[index].context == context
        {
          symbols.months[index] = symbols.months[index].mapped { locale.capitalized($0) }
        }
      case "G":
        for index in symbols.eras.indices
        where symbols.eras[index].width == NameWidth(eraLetters: width) {
          symbols.eras[index] = symbols.eras[index].mapped { locale.capitalized($0) }
        }
      default:
        let context = letter == "c" ? NameContext.standalone : .format
        for index in symbols.weekdays.indices
        where symbols.weekdays[index].width == NameWidth(weekdayLetters: width, letter: letter)
          && symbols.weekdays[index].context == context
        {
          symbols.weekdays[index] = symbols.weekdays[index].mapped { locale.capitalized($0) }
        }
      }
      return
    }
  }

  /// Gives names that CLDR has no rule for a capital.
  private borrowing func capitalizeOther(
    _ letter: Unicode.Scalar, in symbols: inout PatternSymbols
  ) {
    switch letter {
    case "U":
      symbols.cyclicYears = symbols.cyclicYears.map { names in
        NameTable(names.names.map { locale.capitalized($0) })
      }
    case "a", "b", "B":
      symbols.dayPeriods = symbols.dayPeriods.map { names in
        names.mapped { locale.capitalized($0) }
      }
    default: return
    }
  }

  /// Adds the numbering that a pattern's data ask for, such as `hebr` or `d=hanidays`.
  private borrowing func override(
    _ numbers: String, in symbols: inout PatternSymbols
  ) throws(ICUError) {
    for part in numbers.split(separator: ";") {
      let sides = part.split(separator: "=")
      guard let name = sides.last.map({ String($0) }), sides.count <= 2 else {
        throw .missing(numbers, locale: locale.identifier.requested)
      }
      let letter = sides.count == 2 ? sides[0].unicodeScalars.first : nil
      if name == "jpanyear", letter == "y" {
        symbols.firstYear = locale.firstYearOfEra()
        continue
      }
      let greatest = letter == "d" || letter == "M" ? 60 : 9999
      let system = try locale.numberingSystem(named: name, upTo: greatest)
      symbols.numberOverrides.append(NumberOverride(letter: letter, numbers: system))
    }
  }
}

extension TextForm {
  /// The style of the date that the form has.
  fileprivate var dateStyle: DateStyle? {
    switch self {
    case .date(let style), .dateAndTime(let style, _): style
    default: nil
    }
  }
}

extension LocaleIdentifier {
  /// The hour cycle of `-u-hc-`; `nil` when there is none or none that UTS 35 knows.
  var hourCycle: HourCycle? { keyword("hc").flatMap { HourCycle(rawValue: $0) } }

  /// The region of `-u-rg-`, if any, or the identifier's own.
  var timeRegion: String? { overridingRegion ?? (region.isEmpty ? nil : region) }
}
