/// How dates and times are spoken in one locale: in full words, and without what a synthesiser reads
/// wrongly.
///
/// What is spoken is the locale's own text in its fullest form (`Thursday, March 14, 2024`) in
/// other characters: plain spaces only, no invisible characters, no dash for a range, no full stop
/// that is not the end of a sentence. `KalendsICU` compiles it; running it is copying bytes.
///
/// ```swift
/// let speech = try compiler.speech(messages: messages)
/// try speech.text(of: date)  // Thursday, March 14, 2024
/// try speech.text(of: TimeOfDay("19:00"))  // 7 PM
/// try speech.text(of: date, TimeOfDay("19:30"))  // Thursday, March 14, 2024 at 7:30 PM
/// ```
///
/// An immutable value that any number of threads may share.
public struct Speech: Hashable, Sendable {
  /// Dates and times in the locale's own language.
  private let texts: SpokenTexts
  /// Dates and times in the language of ranges.
  let rangeTexts: SpokenTexts
  let ranges: SpokenRanges

  /// Puts speech together.
  ///
  /// - Parameters:
  ///   - texts: dates and times in the locale's own language.
  ///   - rangeTexts: dates and times in the language of the ranges.
  ///   - ranges: the words of ranges.
  package init(_ texts: SpokenTexts, rangeTexts: SpokenTexts, ranges: SpokenRanges) {
    self.texts = texts
    self.rangeTexts = rangeTexts
    self.ranges = ranges
  }

  /// The language of dates and times, as a BCP 47 tag.
  public var language: String { texts.language }

  /// The language of ranges: ``language``, or English where there are no words of that language for
  /// them.
  public var rangeLanguage: String { rangeTexts.language }

  /// The calendar of all dates.
  public var calendar: CalendarIdentifier { texts.calendar }

  // MARK: - Dates

  /// Writes a date, in UTF-8.
  ///
  /// - Parameters:
  ///   - date: the date, in ``calendar``.
  ///   - weekday: where the weekday is said.
  ///   - year: whether the year is said; with its era where it would be taken for another year, and
  ///     where the locale always names it.
  ///   - today: the day that ``SpokenYear/ifNotCurrent`` looks at.
  ///   - output: where to write.
  /// - Throws: what ``PatternProgram`` throws: ``KalendsError/unknownCalendar(_:)`` for a date of
  ///   another calendar, ``KalendsError/outputFull(needed:available:)`` when it does not fit, and
  ///   ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for a year that an algorithmic
  ///   numbering system has no text for. Nothing is written then.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ date: CalendarDate, weekday: SpokenWeekday = .locale, year: SpokenYear = .always,
    today: CalendarDate? = nil, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let saysYear = year.isSaid(of: date, today: today)
    try texts.append(date, weekday, saysYear: saysYear, to: &output)
  }

  /// The text of a date: as ``append(_:weekday:year:today:to:)-(CalendarDate,_,_,_,_)``.
  ///
  /// - Throws: as that function, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    of date: CalendarDate, weekday: SpokenWeekday = .locale, year: SpokenYear = .always,
    today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    let saysYear = year.isSaid(of: date, today: today)
    return try texts.program(of: date, weekday, saysYear: saysYear).text(of: date)
  }

  /// The month of a date by itself, with its year as the parameter says.
  ///
  /// - Throws: as ``text(of:weekday:year:today:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func month(
    of date: CalendarDate, year: SpokenYear = .always, today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    let saysYear = year.isSaid(of: date, today: today)
    return try texts.monthProgram(of: date, saysYear: saysYear).text(of: date)
  }

  // MARK: - Times

  /// Writes a time, in UTF-8.
  ///
  /// Of a full hour the hour alone is said: `7 PM`, `6 o'clock`; seconds are never said.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)``; nothing is written then.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    try texts.append(time, inSentence: false, to: &output)
  }

  /// The text of a time: as ``append(_:to:)``.
  ///
  /// - Throws: nothing that the times of a day can cause.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of time: TimeOfDay) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in try append(time, to: &output) }
  }

  // MARK: - Dates with times

  /// Writes a date and a time of that day, in UTF-8.
  ///
  /// - Parameters:
  ///   - date: the date, in ``calendar``.
  ///   - time: the time; its seconds are not said.
  ///   - weekday: where the weekday is said.
  ///   - year: whether the year is said.
  ///   - today: the day that ``SpokenYear/ifNotCurrent`` looks at.
  ///   - output: where to write.
  /// - Throws: as ``append(_:weekday:year:today:to:)-(CalendarDate,_,_,_,_)``.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ date: CalendarDate, _ time: TimeOfDay, weekday: SpokenWeekday = .locale,
    year: SpokenYear = .always, today: CalendarDate? = nil, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let saysYear = year.isSaid(of: date, today: today)
    try output.appendWholly { output throws(KalendsError) in
      try texts.append(date, weekday, saysYear: saysYear, to: &output) {
        output throws(KalendsError) in
        try texts.append(time, inSentence: true, to: &output)
      }
    }
  }

  /// The text of a date and a time: as ``append(_:_:weekday:year:today:to:)``.
  ///
  /// - Throws: as that function, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    of date: CalendarDate, _ time: TimeOfDay, weekday: SpokenWeekday = .locale,
    year: SpokenYear = .always, today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in
      try append(date, time, weekday: weekday, year: year, today: today, to: &output)
    }
  }
}
