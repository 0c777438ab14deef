import KalendsCore

/// Dates, times and sentences, each with its language.
extension PickerContext {
  /// A sentence.
  func text(
    _ key: MessageKey, _ arguments: MessageArguments = [:]
  ) throws(KalendsError) -> LocalizedText {
    try environment.text(key, arguments)
  }

  /// A place among others, without the narrow spaces that many languages write between thousands:
  /// screen readers read two numbers there.
  func text(of position: SetPosition) throws(KalendsError) -> LocalizedText {
    let text = try text(
      .positionOf, ["position": .number(position.index), "count": .number(position.count)])
    var plain = String.UnicodeScalarView()
    for scalar in text.text.unicodeScalars where scalar.value != 0x202F && scalar.value != 0xA0 {
      plain.append(scalar)
    }
    return LocalizedText(String(plain), language: text.language)
  }

  /// A text of the host, which is in the language of the locale.
  func hostText(_ text: String) -> LocalizedText {
    LocalizedText(text, language: environment.speech.language)
  }

  /// What a pattern of the locale writes.
  func localText(_ text: String) -> LocalizedText { hostText(text) }

  /// A day as it is spoken.
  func spoken(_ day: Day, today: Day) throws(KalendsError) -> LocalizedText {
    localText(
      try environment.speech.text(
        of: calendar.date(of: day), weekday: environment.verbosity.weekday,
        year: environment.verbosity.year, today: date(ofToday: today)))
  }

  /// Days as they are spoken inside a sentence, in its language.
  func sentencePart(
    _ days: ClosedRange<Day>, today: Day
  ) throws(KalendsError) -> String {
    try environment.speech.text(
      from: calendar.date(of: days.lowerBound), through: calendar.date(of: days.upperBound),
      weekday: environment.verbosity.weekday, year: environment.verbosity.year,
      today: date(ofToday: today))
  }

  /// A day as it is spoken inside a sentence.
  func sentencePart(_ day: Day, today: Day) throws(KalendsError) -> String {
    try sentencePart(day...day, today: today)
  }

  /// The date that years are left out by; `nil` where they never are.
  func date(ofToday today: Day) -> CalendarDate? {
    guard environment.verbosity.year == .ifNotCurrent else { return nil }
    return try? calendar.date(of: today)
  }

  /// The title of a month, as it is shown.
  func title(of month: CalendarMonth) throws(KalendsError) -> LocalizedText {
    localText(try environment.title(of: month))
  }

  /// A month as it is spoken.
  func spokenTitle(of month: CalendarMonth) throws(KalendsError) -> LocalizedText {
    let first = max(month.days.lowerBound, calendar.supportedDays.lowerBound)
    return localText(try environment.speech.month(of: calendar.date(of: first)))
  }

  // MARK: - Days of a grid

  /// The name of a day: its date with all that is said of it in words.
  func name(
    of day: Day, _ words: CellWords, reason: String? = nil, today: CalendarDate?
  ) throws(KalendsError) -> LocalizedText {
    let speech = environment.speech
    let verbosity = environment.verbosity
    let date = try calendar.date(of: day)
    guard !words.isEmpty || reason != nil else {
      return localText(
        try speech.text(of: date, weekday: verbosity.weekday, year: verbosity.year, today: today))
    }
    let messages = environment.messages
    if reason == nil, let joint = phrases.joint(words) {
      let text = try String.written { output throws(KalendsError) in
        try joint.append(to: &output) { output throws(KalendsError) in
          try speech.append(
            from: date, through: date, weekday: verbosity.weekday, year: verbosity.year,
            today: today, to: &output)
        }
      }
      return LocalizedText(text, language: messages.languageTag)
    }
    let spoken = try speech.text(
      from: date, through: date, weekday: verbosity.weekday, year: verbosity.year, today: today)
    return try text(.cellDay, words.arguments(date: spoken, reason: reason))
  }

  /// The same in short, for a braille display.
  func brailleName(
    of day: Day, _ words: CellWords
  ) throws(KalendsError) -> String {
    let date = try environment.texts.date.text(of: calendar.date(of: day))
    guard !words.isEmpty, let joint = phrases.joint(words) else { return date }
    return try .written { output throws(KalendsError) in
      try joint.append(to: &output) { output throws(KalendsError) in
        try output.appendText(date)
      }
    }
  }

  // MARK: - Hints

  /// How something is used, where hints are wanted.
  func hint(_ key: MessageKey) throws(KalendsError) -> LocalizedText? {
    environment.verbosity.hints ? try text(key) : nil
  }
}

extension String {
  /// The text with plain spaces and without words that it has had before; numbers may come again.
  var withoutRepeatedWords: String {
    var kept: [UInt8] = []
    kept.reserveCapacity(utf8.count)
    // Where the words stand in what is kept, without what punctuates them.
    var words: [Range<Int>] = []
    var start = 0
    func isSpoken(_ word: Range<Int>) -> Bool {
      words.contains { kept[$0].elementsEqual(kept[word]) }
        && !kept[word].contains { $0 >= 0x30 && $0 <= 0x39 }
    }
    func end() {
      guard start < kept.count else { return }
      var end = kept.count
      while end > start, kept[end - 1] == 0x2C || kept[end - 1] == 0x2E { end -= 1 }
      if isSpoken(start..<end) {
        kept.removeSubrange(start...)
      } else {
        words.append(start..<end)
        kept.append(0x20)
        start = kept.count
      }
    }
    for scalar in unicodeScalars {
      if scalar.isWhiteSpace {
        end()
      } else if !scalar.isInvisible {
        if scalar.isASCII {
          kept.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          kept += String(scalar).utf8
        }
      }
    }
    end()
    if kept.last == 0x20 { kept.removeLast() }
    return String(decoding: kept, as: UTF8.self)
  }
}
