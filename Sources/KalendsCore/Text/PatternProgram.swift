/// A date or time pattern compiled for one locale and calendar.
///
/// The program is a list of operations over one piece of UTF-8: every field of a small domain
/// (weekday, month, day, hour …) has become a table of finished texts, its neighbouring literals
/// included; only years are written digit by digit. Running it allocates nothing.
///
/// Fields: `G` (era; in the Chinese and Dangi calendars, as ICU has it, the number of the cycle),
/// `y` (year of the era), `u` (the year as ICU counts it without eras), `Y` (of these the year that
/// the week belongs to), `r` (the Gregorian year in which a Chinese or Dangi year begins), `U` (name
/// of the year in the cycle), `M` `L`, `d`, `D` (day of the year), `E` `e` `c`, `a` `b` `B`,
/// `h` `H` `k` `K`, `m`, `s`.
///
/// ```swift
/// let program = try compiler.program(.date(.full))
/// try program.append(date, to: &output)  // Saturday, March 14, 2026
/// ```
public struct PatternProgram: Hashable, Sendable {
  /// All there is, in one object: to hand a program around counts one reference.
  let code: PatternCode

  /// The pattern that was compiled.
  ///
  /// - Complexity: O(1)
  public var pattern: DatePattern { code.pattern }

  /// The calendar whose dates the program writes.
  ///
  /// - Complexity: O(1)
  public var calendar: CalendarIdentifier { code.calendar }

  /// Whether the pattern has fields of a date.
  ///
  /// - Complexity: O(1)
  public var showsDate: Bool { code.showsDate }

  /// Whether the pattern has fields of a time.
  ///
  /// - Complexity: O(1)
  public var showsTime: Bool { code.showsTime }

  /// The length in bytes that no text of the program exceeds.
  ///
  /// - Complexity: O(1)
  public var greatestLength: Int { code.greatestLength }

  /// Compiles a pattern.
  ///
  /// - Throws: ``KalendsError/unsupportedPatternField(_:)`` for another field than those named
  ///   above, for a number of more than 20 digits, and for a field whose names are not among the
  ///   symbols; ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for a numbering system
  ///   without texts for all days, hours and minutes; and ``KalendsError/malformedDigits(_:)`` for a
  ///   year in digits of unequal sizes, or with a minus sign of more than 15 UTF-8 bytes.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(
    _ pattern: DatePattern, calendar: CalendarIdentifier, symbols: PatternSymbols
  ) throws(KalendsError) {
    var compiler = PatternCompiler(pattern, calendar: calendar, symbols: symbols)
    try compiler.compile()
    code = PatternCode(compiler, pattern: pattern, calendar: calendar)
  }

  // MARK: - Running

  /// Writes a date, in UTF-8; fields of a time show midnight.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)`` when it does not fit;
  ///   ``KalendsError/unknownCalendar(_:)`` for a date of another calendar;
  ///   ``KalendsError/unknownEra(_:calendar:)`` for an era without a name;
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` where `D` or `Y` need a year that the table of the
  ///   calendar's years lacks; and
  ///   ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for a year that an algorithmic
  ///   numbering system has no text for. Nothing is written then.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ date: CalendarDate, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard date.calendar == calendar,
      code.appendQuickly(PatternCode.Fields(date), year: date.year, to: &output)
    else { return try appendCarefully(date, .midnight, to: &output) }
  }

  /// Writes a date and a time, in UTF-8.
  ///
  /// - Throws: as ``append(_:to:)-(CalendarDate,_)``.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard date.calendar == calendar,
      code.appendQuickly(PatternCode.Fields(date, time), year: date.year, to: &output)
    else { return try appendCarefully(date, time, to: &output) }
  }

  /// Writes a time, in UTF-8.
  ///
  /// - Throws: ``KalendsError/missingField(_:)`` when the pattern has fields of a date, and
  ///   ``KalendsError/outputFull(needed:available:)`` when it does not fit. Nothing is written then.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard !showsDate, code.appendQuickly(PatternCode.Fields(time), year: 0, to: &output) else {
      return try appendCarefully(time, to: &output)
    }
  }

  /// The text of a date; fields of a time show midnight.
  ///
  /// - Throws: as ``append(_:to:)-(CalendarDate,_)``, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of date: CalendarDate) throws(KalendsError) -> String {
    guard date.calendar == calendar,
      let text = quickText(PatternCode.Fields(date), year: date.year)
    else { return try carefulText(date, .midnight) }
    return text
  }

  /// The text of a date and a time.
  ///
  /// - Throws: as ``append(_:to:)-(CalendarDate,_)``, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of date: CalendarDate, _ time: TimeOfDay) throws(KalendsError) -> String {
    guard date.calendar == calendar,
      let text = quickText(PatternCode.Fields(date, time), year: date.year)
    else { return try carefulText(date, time) }
    return text
  }

  /// The text of a time.
  ///
  /// - Throws: ``KalendsError/missingField(_:)`` when the pattern has fields of a date.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of time: TimeOfDay) throws(KalendsError) -> String {
    guard !showsDate, let text = quickText(PatternCode.Fields(time), year: 0) else {
      return try carefulText(time)
    }
    return text
  }
}

extension NameWidth {
  /// The width that a number of `M` or `L` asks for; `nil` for a month in digits.
  public init?(monthLetters count: Int) {
    switch count {
    case 3: self = .abbreviated
    case 4: self = .wide
    case 5: self = .narrow
    default: return nil
    }
  }

  /// The width that a number of `E`, `e` or `c` asks for; `nil` for a weekday in digits, which `E`
  /// never is.
  public init?(weekdayLetters count: Int, letter: Unicode.Scalar) {
    switch count {
    case 1, 2:
      guard letter == "E" else { return nil }
      self = .abbreviated
    case 4: self = .wide
    case 5: self = .narrow
    case 6: self = .short
    default: self = .abbreviated
    }
  }

  /// The width that a number of `G` asks for.
  public init(eraLetters count: Int) {
    self = count == 4 ? .wide : count == 5 ? .narrow : .abbreviated
  }

  /// The width that a number of `b` or `B` asks for.
  public init(dayPeriodLetters count: Int) {
    self = count <= 3 ? .abbreviated : count == 5 ? .narrow : .wide
  }
}
