public import KalendsCore

extension TextCompiler {
  /// What the rows of wheels show and say.
  ///
  /// The columns are ordered by the locale's pattern for all of their fields, and each row is written
  /// as its field is in that pattern. What is said has full names.
  ///
  /// - Parameter wheels: the wheels; their calendar has to be that of the compiler.
  /// - Returns: plain values that need ICU no more.
  /// - Throws: ``ICUError/rejected(_:)`` with the core's error for a pattern that lacks a field, and
  ///   what ``program(_:)`` throws.
  /// - Complexity: O(1), tens of microseconds.
  public mutating func wheelTexts(for wheels: Wheels) throws(ICUError) -> WheelTexts {
    try wheelTexts(for: wheels.fields, hourCycle: wheels.options.hourCycle)
  }

  /// What the rows of wheels show and say, for every set of columns that a picker can have in the
  /// compiler's calendar and hour cycle.
  ///
  /// - Returns: one for each set of columns, dates without an era first.
  /// - Throws: as ``wheelTexts(for:)``.
  /// - Complexity: O(1), a tenth of a millisecond.
  public mutating func allWheelTexts() throws(ICUError) -> [WheelTexts] {
    let time: [WheelField] = (hourCycle.hasDayPeriod ? [.dayPeriod] : []) + [.hour, .minute]
    var dates: [[WheelField]] = [[.year, .month, .day], [.year, .month]]
    if calendar.eras.count > 1 { dates += dates.map { [.era] + $0 } }
    var sets = dates + [time, [.wholeDay] + time]
    for date in dates where date.last == .day { sets.append(date + time) }
    var texts: [WheelTexts] = []
    for fields in sets { texts.append(try wheelTexts(for: fields, hourCycle: hourCycle)) }
    return texts
  }

  private mutating func wheelTexts(
    for fields: [WheelField], hourCycle: HourCycle
  ) throws(ICUError) -> WheelTexts {
    let whole = try pattern(for: .skeleton(Wheels.skeleton(of: fields, hourCycle)))
    let layout = try accepted(WheelLayout(DatePattern(whole), for: fields))
    var names: [String] = []
    var shown: [PatternProgram] = []
    var spoken: [PatternProgram] = []
    for (field, pattern) in zip(layout.fields, layout.patterns) {
      names.append(try name(of: field))
      shown.append(try program(pattern: pattern.description, partOf: whole))
      spoken.append(try spokenProgram(of: field, hourCycle: hourCycle))
    }
    guard
      let texts = WheelTexts(layout: layout, names: names, shown: shown, spoken: spoken)
    else { throw .missing("wheels", locale: locale.identifier.requested) }
    return texts
  }

  private mutating func spokenProgram(
    of field: WheelField, hourCycle: HourCycle
  ) throws(ICUError) -> PatternProgram {
    switch field {
    case .era: try spokenProgram(pattern: "GGGG")
    case .year: try spokenProgram(.skeleton("y"))
    case .month: try spokenProgram(pattern: "LLLL")
    case .day: try spokenProgram(.skeleton("d"))
    case .wholeDay: try spokenProgram(.skeleton("MMMMEEEEd"))
    case .dayPeriod: try spokenProgram(pattern: "a")
    case .hour: try spokenProgram(.skeleton(String(hourCycle.letter)))
    case .minute: try spokenProgram(.skeleton("m"))
    }
  }

  private mutating func spokenProgram(_ form: TextForm) throws(ICUError) -> PatternProgram {
    try spokenProgram(pattern: pattern(for: form))
  }

  /// The name of a field as it is spoken.
  ///
  /// CLDR names the halves of the day by both, with a slash between them, and in some languages by
  /// their abbreviations. The slash stays: it keeps the two apart from the one that is chosen.
  private borrowing func name(of field: WheelField) throws(ICUError) -> String {
    let normalizer = SpeechNormalizer(language: locale.identifier.language)
    let name = try locale.fieldName(field.namedField)
      .split(separator: "/", omittingEmptySubsequences: false)
      .map { normalizer.normalized(String($0)) }.joined(separator: "/")
    return locale.isCapitalized(.field, in: .standalone) ? locale.capitalized(name) : name
  }
}

extension WheelField {
  fileprivate var namedField: FieldNames.Field {
    switch self {
    case .era: .era
    case .year: .year
    case .month: .month
    case .day, .wholeDay: .day
    case .dayPeriod: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    }
  }
}
