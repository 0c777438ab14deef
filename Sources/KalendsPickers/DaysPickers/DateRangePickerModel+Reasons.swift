import KalendsCore

/// Why a range cannot be chosen, and what is said of it.
extension DateRangePickerModel {
  /// That a day cannot complete the range, with the rule that it breaks.
  func refusal(
    of range: ClosedRange<Day>, by day: Day
  ) throws(KalendsError) -> Effect.Event {
    let violations = validator.violations(from: range.lowerBound, to: range.upperBound)
    return .text(try shell.calendar.unavailable(day, reason: text(of: violations)))
  }

  /// The first of several violations in words: of one that names days, the first of them.
  func text(of violations: [Violation]) throws(KalendsError) -> String? {
    guard let violation = violations.first else { return nil }
    let today = shell.calendar.availability.today
    if case .unavailable = violation.rule, let reason = violation.reason {
      return try context.text(of: reason)
    }
    let days =
      try violation.days.intervals.first.map { interval throws(KalendsError) in
        try context.sentencePart(interval, today: today)
      } ?? ""
    switch violation.rule {
    case .least: return try length(.violationTooShort, violation)
    case .greatest: return try length(.violationTooLong, violation)
    case .fixedLength: return try length(.violationLength, violation)
    case .step: return try length(.violationStep, violation)
    case .startWeekdays: return try context.text(.violationStartWeekday, ["date": .text(days)]).text
    case .endWeekdays: return try context.text(.violationEndWeekday, ["date": .text(days)]).text
    case .weekdays: return try context.text(.violationWeekday, ["dates": .text(days)]).text
    case .unavailable: return try context.text(.violationUnavailable, ["dates": .text(days)]).text
    case .unknown: return try context.text(.violationUnknown, ["dates": .text(days)]).text
    case .skipped: return try context.text(.violationSkipped, ["dates": .text(days)]).text
    case .reversed: return try context.text(.violationReversed).text
    case .bounds, .notice, .window:
      guard let limit = violation.limitDay else { return nil }
      let isEarly = violation.days.first(from: .min).map { $0 < limit } ?? false
      return try context.text(
        isEarly ? .violationTooEarly : .violationTooLate,
        ["limit": .text(context.sentencePart(limit, today: today))]
      ).text
    }
  }

  private func length(
    _ key: MessageKey, _ violation: Violation
  ) throws(KalendsError) -> String {
    let count = violation.limit ?? 0
    let unit: MessageKey = validator.rules.lengthUnit == .nights ? .rangeNights : .rangeDays
    let length = try context.text(unit, ["count": .number(count)])
    return try context.text(key, ["length": .text(length.text)]).text
  }

  /// Whether a day can be chosen now: what completes the range that was begun, or begins one.
  func judge(_ day: Day) throws(KalendsError) -> DayJudgement {
    // A day that is chosen is not said to be unavailable: a last day may be taken from the next on.
    if range?.contains(day) ?? false { return .available }
    guard let anchor, day != anchor,
      day >= anchor || context.configuration.earlierEnd == .swaps
    else {
      return .byItself
    }
    let range = min(anchor, day)...max(anchor, day)
    if validator.isValid(from: range.lowerBound, to: range.upperBound) { return .available }
    guard shell.calendar.availability.contains(day) else { return .byItself }
    return .blocked(
      try text(of: validator.violations(from: range.lowerBound, to: range.upperBound)))
  }

  func spokenValue() throws(KalendsError) -> LocalizedText {
    let today = shell.calendar.availability.today
    if let range {
      return LocalizedText(
        try context.sentencePart(range, today: today),
        language: context.environment.speech.rangeLanguage)
    }
    guard let anchor else { return try context.text(.valueNone) }
    return LocalizedText(
      try context.environment.speech.text(
        from: context.calendar.date(of: anchor), weekday: context.environment.verbosity.weekday,
        year: context.environment.verbosity.year, today: context.date(ofToday: today)),
      language: context.environment.speech.rangeLanguage)
  }

  func nextHint() throws(KalendsError) -> LocalizedText? {
    try context.hint(anchor == nil ? .hintRangeStart : .hintRangeEnd)
  }
}
