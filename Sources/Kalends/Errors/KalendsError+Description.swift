public import KalendsCore

extension KalendsError: CustomStringConvertible {
  /// What is wrong, with the input and the limits, in English for developers.
  public var description: String {
    switch self {
    case .unknownCalendar(let name):
      return "unknown calendar '\(name)': known are "
        + CalendarIdentifier.allCases.map(\.name).joined(separator: ", ")
    case .unknownEra(let code, let calendar):
      let known = calendar.eras.map(\.code).joined(separator: ", ")
      return "the calendar \(calendar) has no era '\(code)': "
        + (known.isEmpty ? "it has none" : "it has \(known)")
    case .unknownMonthCode(let code):
      return "unknown month code '\(code)': codes are M01 … M13, with an L behind a leap month,"
        + " as far as the calendar has them"
    case .noSuchMonth(let code, let year, let calendar):
      return "the year \(year) of the calendar \(calendar) has no month \(code)"
    case .fieldOutOfRange(let field, let value, let limits):
      return "\(field.rawValue) \(value) is not in \(text(limits))"
    case .missingField(let field):
      return "\(field.rawValue) is missing"
    case .conflictingFields(let first, let second):
      return "\(first.rawValue) and \(second.rawValue) contradict each other"
    case .dayOutOfRange(let day, let limits):
      let name = (try? Day(daysSinceEpoch: day)).map { "\($0)" } ?? "\(day) days after 1970-01-01"
      return "the day \(name) is not in \(limits.lowerBound) … \(limits.upperBound)"
    case .yearOutOfRange(let year, let calendar, let limits):
      return "the year \(year) is not in \(text(limits)), the years of the calendar \(calendar)"
    case .durationOutOfRange(let amount, let limits):
      return "an amount of \(amount) is not in \(text(limits))"
    case .malformedDate(let text, let offset):
      return "'\(text)' is no ISO 8601 date such as 2026-03-14: see byte \(offset)"
    case .malformedTime(let text, let offset):
      return "'\(text)' is no ISO 8601 time such as 09:30 or 2026-03-14T09:30: see byte \(offset)"
    case .instantOutOfRange(let milliseconds, let limits):
      return "the instant \(milliseconds) ms after 1970-01-01T00:00Z is not in"
        + " \(limits.lowerBound) … \(limits.upperBound)"
    case .offsetOutOfRange(let seconds, let limits):
      return "an offset of \(seconds) seconds is not in \(limits.lowerBound) … \(limits.upperBound)"
    case .skippedLocalTime(let local, let zone):
      return "the clocks of \(zone) skip \(local)"
    case .repeatedLocalTime(let local, let zone):
      return "the clocks of \(zone) show \(local) twice"
    case .contradictingOffset(let offset, let local, let zone):
      return "the clocks of \(zone) are not at \(offset) when they show \(local)"
    case .malformedZone(let zone, let fault):
      return "the data of the zone '\(zone)' are unusable: \(fault.rawValue)"
    case .malformedZoneRule(let text, let offset):
      return "'\(text)' is no zone rule such as CET-1CEST,M3.5.0,M10.5.0/3: see byte \(offset)"
    case .contradictoryRules(let rules):
      return "the rules \(rules.map(\.rawValue).joined(separator: ", ")) contradict each other or"
        + " leave nothing to choose"
    case .ruleOutOfRange(let rule, let value, let limits):
      return "the rule \(rule.rawValue) has \(value), which is not in \(text(limits))"
    case .invertedBounds(let bounds):
      return "the bounds \(bounds) end before they begin, or are empty"
    case .mixedBounds(let bounds):
      return "one end of the bounds \(bounds) is a time of day and the other is not"
    case .minuteIntervalOutOfRange(let interval):
      return "a minute interval of \(interval) is not in 1 … 30 or does not divide 60"
    case .noMinuteBetween(let bounds):
      return "no minute of the grid lies between the bounds \(bounds)"
    case .noDisplayedComponents:
      return "there are no displayed components"
    case .noSuchRow(let field, let index, let count):
      return "there is no row \(index) among the \(count) of the wheel column \(field.rawValue)"
    case .calendarNeedsYearTable(let calendar):
      return "the calendar \(calendar) has to be opened with a table of its years"
    case .malformedYearTable(let year):
      return "the year \(year) of a year table does not fit the calendar or the year before it"
    case .malformedPattern(let pattern, let offset):
      return "'\(pattern)' is no date pattern: see byte \(offset)"
    case .unsupportedPatternField(let field):
      return "the field '\(field)' of a date pattern cannot be written here"
    case .numberOutOfRange(let number, let system, let limits):
      return "\(number) is not in \(text(limits)), the numbers of the numbering system \(system)"
    case .malformedDigits(let digits):
      return "'\(digits)' are not the ten digits of a numbering system"
    case .outputFull(let needed, let available):
      return "a text of \(needed) bytes does not fit into the \(available) that are left"
    case .invalidMessage(let fault, let offset):
      return "the message goes wrong at byte \(offset): \(fault.text)"
    case .missingMessage(let key, let language):
      return "the catalogue of \(language) has no message '\(key)'"
    case .missingArgument(let name):
      return "the message needs an argument '\(name)'"
    case .wrongArgument(let name, let type):
      return "the argument '\(name)' of the message must be \(type.text)"
    case .invalidPluralRule(let rule, let offset):
      return "'\(rule)' is no plural rule: see byte \(offset)"
    }
  }

  private func text(_ limits: ClosedRange<Int>) -> String {
    "\(limits.lowerBound) … \(limits.upperBound)"
  }
}
