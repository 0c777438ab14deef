public import KalendsCore

extension TextCompiler {
  /// Compiles what is spoken of dates and times.
  ///
  /// A date is the text of the skeleton `yMMMMEEEEd`, with its era in words where it has one or needs
  /// one; a time that of `jm`, or of `j` for a full hour; both as ``SpeechNormalizer`` says them.
  /// Where a language has no catalogue, English stands in for it in ranges, and the dates of ranges
  /// are English too.
  ///
  /// ```swift
  /// var compiler = try TextCompiler("de-AT")
  /// let speech = try compiler.speech(messages: messages)
  /// try speech.text(from: first, through: last)  // Freitag, 1 März bis …
  /// ```
  ///
  /// - Parameter messages: the sentences of the locale's language, or of English in its place.
  /// - Returns: a plain value that needs ICU no more.
  /// - Throws: ``ICUError/missing(_:locale:)`` for a message that lacks an argument, and what
  ///   ``program(_:in:)`` throws.
  /// - Complexity: O(1), about a tenth of a millisecond.
  public mutating func speech(messages: Messages) throws(ICUError) -> Speech {
    let texts = try spokenTexts(messages: messages.isFallback ? nil : messages)
    let ranges = try spokenRanges(messages)
    guard messages.isFallback else {
      return Speech(texts, rangeTexts: texts, ranges: ranges)
    }
    var substitute = try TextCompiler(
      messages.languageTag, calendar: calendar, hourCycle: hourCycle)
    return Speech(
      texts, rangeTexts: try substitute.spokenTexts(messages: messages), ranges: ranges)
  }

  private mutating func spokenTexts(messages: Messages?) throws(ICUError) -> SpokenTexts {
    let normalizer = SpeechNormalizer(language: locale.identifier.language)
    let dates = try spokenDatePatterns()
    let months = try spokenMonthPatterns()
    let hour = try spokenTimePattern("j")
    let time = try spokenTimePattern("jm")
    let symbols = normalizer.normalized(try symbols(for: dates + months + [hour, time]))
    var programs: [PatternProgram] = []
    for pattern in dates + months + [hour, time] {
      programs.append(try spokenProgram(pattern, symbols, normalizer))
    }
    let times = programs[programs.count - 1]
    let hours = try fullHours(
      hour, programs[programs.count - 2], otherwise: times, messages: messages)
    let dateAndTime = try dateAndTime(messages, normalizer)
    guard
      let texts = SpokenTexts(
        language: locale.resolvedIdentifier, dates: Array(programs[..<dates.count]),
        months: Array(programs[dates.count..<dates.count + months.count]), times: times,
        hours: hours.alone, hoursInSentence: hours.inSentence, dateAndTime: dateAndTime)
    else { throw .missing("speech", locale: locale.identifier.requested) }
    return texts
  }

  /// Compiles a pattern so that its texts are normalised.
  mutating func spokenProgram(pattern text: String) throws(ICUError) -> PatternProgram {
    let pattern = try accepted(DatePattern(text)).countingCalendarYears
    let normalizer = SpeechNormalizer(language: locale.identifier.language)
    return try spokenProgram(
      pattern, normalizer.normalized(symbols(for: [pattern])), normalizer)
  }

  private borrowing func spokenProgram(
    _ pattern: DatePattern, _ symbols: PatternSymbols, _ normalizer: SpeechNormalizer
  ) throws(ICUError) -> PatternProgram {
    var symbols = symbols
    symbols.firstYear = firstYear(in: pattern.description)
    let paused = pattern.pausing(in: &symbols)
    return try accepted(
      PatternProgram(normalizer.normalized(paused), calendar: calendar, symbols: symbols))
  }

  // MARK: - Dates

  /// The patterns of dates for each place of the weekday, without a year, with it, and with its era.
  private borrowing func spokenDatePatterns() throws(ICUError) -> [DatePattern] {
    let full = [
      try spokenPattern("MMMMEEEEd"), try spokenPattern("yMMMMEEEEd"),
      try spokenPattern("yMMMMEEEEd", ofEra: true),
    ]
    let plain = [
      try spokenPattern("MMMMd"), try spokenPattern("yMMMMd"),
      try spokenPattern("yMMMMd", ofEra: true),
    ]
    return SpokenWeekday.allCases.flatMap { weekday in
      zip(full, plain).map { $0.placing(weekday, plain: $1) }
    }
  }

  private borrowing func spokenMonthPatterns() throws(ICUError) -> [DatePattern] {
    [
      try spokenPattern("LLLL"), try spokenPattern("yMMMM"),
      try spokenPattern("yMMMM", ofEra: true),
    ]
  }

  /// The pattern with which the fields of a skeleton are said, before its texts are normalised.
  ///
  /// - Parameters:
  ///   - skeleton: the fields.
  ///   - ofEra: whether an era has to be among them.
  /// - Returns: the pattern, with the name of the month and of the era.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no pattern.
  package borrowing func spokenPattern(
    _ skeleton: String, ofEra: Bool = false
  ) throws(ICUError) -> DatePattern {
    // The years of these calendars are those of no era.
    let ofEra = ofEra && calendar != .chinese && calendar != .dangi
    let own = try datePattern(skeleton)
    let naming = !ofEra || own.hasEra ? own : try datePattern("GGGG" + skeleton)
    if !naming.hasMonthInDigits { return naming.namingEra }
    if !own.hasMonthInDigits { return own.addingEra }
    guard calendar != .gregory else { return naming.namingEra }
    // A calendar that CLDR has short dates of only is said as the Gregorian one.
    let gregorian = try TextCompiler(
      LocaleCompiler(locale.identifier, readsBundles: locale.readsBundles), calendar: .gregory)
    let pattern = try gregorian.datePattern(skeleton)
    if calendar == .chinese || calendar == .dangi { return pattern.countingCycles }
    return naming.hasEra ? pattern.addingEra : pattern
  }

  private borrowing func datePattern(_ skeleton: String) throws(ICUError) -> DatePattern {
    let text = try pattern(for: .skeleton(skeleton))
    return try accepted(DatePattern(text)).countingCalendarYears
  }

  // MARK: - Times

  /// The pattern with which a time is said, before its texts are normalised.
  ///
  /// The halves of the day become the parts of the day, in words, where the language abbreviates the
  /// halves to a letter or with full stops, and has such words. A pattern that forgets the halves, as
  /// those of Cameroonian French do in CLDR 42, gets them.
  ///
  /// - Parameter skeleton: the fields.
  /// - Returns: the pattern.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no pattern, or no names of the expected
  ///   shape.
  package mutating func spokenTimePattern(
    _ skeleton: String
  ) throws(ICUError) -> DatePattern {
    let own = try datePattern(skeleton)
    let pattern =
      own.lacksHalves
      ? DatePattern(items: own.items + [.literal(" "), .field("a", width: 1)]) : own
    guard pattern.hasHalves else { return pattern }
    let halves = try symbols(for: [pattern]).dayPeriods.flatMap { $0.halves.names }
    guard halves.contains(where: { $0.contains(".") || $0.unicodeScalars.count == 1 }) else {
      return pattern
    }
    let words = try locale.dayPeriodNames(.wide, isFlexible: true, calendar: calendar).hours.names
    if words.isEmpty || words.contains(where: { $0.contains(".") }) { return pattern }
    return pattern.namingPartsOfDay
  }

  /// What is said of the full hours, each by itself and in a sentence.
  private func fullHours(
    _ pattern: DatePattern, _ hours: PatternProgram, otherwise times: PatternProgram,
    messages: Messages?
  ) throws(ICUError) -> (alone: NameTable, inSentence: NameTable) {
    var alone: [String] = []
    var inSentence: [String] = []
    for hour in 0..<24 {
      let time = try accepted(TimeOfDay(hour: hour, minute: 0))
      let text = try accepted((pattern.saysMoreThanHour ? hours : times).text(of: time))
      inSentence.append(text)
      // A number alone, or with an abbreviation, is no time.
      if let messages, !hourCycle.hasDayPeriod {
        alone.append(
          try accepted(
            messages.text(.timeHour, ["hour": .number(hourCycle.number(ofHour: hour))])))
      } else {
        alone.append(text)
      }
    }
    return (NameTable(alone), NameTable(inSentence))
  }

  // MARK: - Words between

  /// The words around a date and a time: a message, or CLDR's way to join them.
  private borrowing func dateAndTime(
    _ messages: Messages?, _ normalizer: SpeechNormalizer
  ) throws(ICUError) -> SpokenJoint {
    if let messages { return try joint(.valueDateAtTime, "date", "time", messages) }
    let marks = [Array(Self.second.utf16), Array(Self.first.utf16)]
    let joined = PatternChooser.fill(try glue(.full), marks)
    let pattern = try accepted(DatePattern(String(decoding: joined, as: UTF16.self)))
    var text = ""
    for case .literal(let literal) in pattern.items { text += literal }
    return try joint(normalizer.normalized(text), isPair: true)
  }

  private borrowing func spokenRanges(_ messages: Messages) throws(ICUError) -> SpokenRanges {
    SpokenRanges(
      dates: try joint(.rangeDates, "start", "end", messages),
      times: try joint(.rangeTimes, "start", "end", messages),
      from: try joint(.rangeFrom, "start", nil, messages),
      until: try joint(.rangeUntil, "end", nil, messages))
  }

  private borrowing func joint(
    _ key: MessageKey, _ first: String, _ second: String?, _ messages: Messages
  ) throws(ICUError) -> SpokenJoint {
    var arguments = [(name: first, value: MessageArgument.text(Self.first))]
    if let second { arguments.append((name: second, value: .text(Self.second))) }
    let text = try accepted(messages.text(key, MessageArguments(arguments)))
    return try joint(text, isPair: second != nil)
  }

  private borrowing func joint(
    _ text: String, isPair: Bool
  ) throws(ICUError) -> SpokenJoint {
    guard
      let joint = SpokenJoint(text, first: "\u{F8FE}", second: isPair ? "\u{F8FF}" : nil)
    else { throw .missing(text, locale: locale.identifier.requested) }
    return joint
  }

  /// What stands for the values while the words around them are looked for: characters that no text
  /// has.
  private static var first: String { "\u{F8FE}" }
  private static var second: String { "\u{F8FF}" }
}
