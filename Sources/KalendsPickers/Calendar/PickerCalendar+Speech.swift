import KalendsCore

/// What a calendar says, whatever it chooses.
extension PickerCalendar {
  /// What may be chosen, as a hint; `nil` without bounds, or where hints are not wanted.
  func openingHint() throws(KalendsError) -> LocalizedText? {
    guard context.environment.verbosity.hints else { return nil }
    guard let range = try allowedRange() else { return nil }
    return try context.text(.hintAvailable, ["range": .text(range)])
  }

  /// The bounds in words, in the language of sentences.
  private func allowedRange() throws(KalendsError) -> String? {
    let bounds = availability.validator.rules.bounds
    let speech = context.environment.speech
    let lowerTime = bounds.lower.flatMap { $0.time }
    let upperTime = bounds.upper.flatMap { $0.time }
    if let lowerTime, let upperTime { return try speech.text(from: lowerTime, through: upperTime) }
    if let lowerTime { return try speech.text(from: lowerTime) }
    if let upperTime { return try speech.text(through: upperTime) }
    let verbosity = context.environment.verbosity
    let today = context.date(ofToday: availability.today)
    func date(_ day: Day?) throws(KalendsError) -> CalendarDate? {
      guard let day else { return nil }
      return try calendar.date(of: day)
    }
    let first = try date(availability.firstDay)
    let last = try date(availability.lastDay)
    if let first, let last {
      return try speech.text(
        from: first, through: last, weekday: verbosity.weekday, year: verbosity.year, today: today)
    }
    if let first {
      return try speech.text(
        from: first, weekday: verbosity.weekday, year: verbosity.year, today: today)
    }
    guard let last else { return nil }
    return try speech.text(
      through: last, weekday: verbosity.weekday, year: verbosity.year, today: today)
  }

  // MARK: - Announcements

  /// What is said of what happened in the calendar; `nil` where the focus says it by itself.
  func announcement(
    _ event: Effect.Event, focus: NodeIdentifier, isFocusMoved: Bool
  ) throws(KalendsError) -> Announcement? {
    switch event {
    case .visible:
      if case .day = focus, isFocusMoved { return nil }
      return Announcement(try spokenTitle())
    case .skipped(let count):
      guard context.configuration.unavailableFocus == .skip else { return nil }
      return Announcement(try context.text(.announceSkipped, ["count": .number(count)]))
    case .minimum, .maximum: return try limit(event, focus, isFocusMoved)
    case .unavailable(let day): return try unavailable(day, reason: reason(of: day))
    case .text(let announcement): return announcement
    default: return nil
    }
  }

  private func limit(
    _ event: Effect.Event, _ focus: NodeIdentifier, _ isFocusMoved: Bool
  ) throws(KalendsError) -> Announcement? {
    // The cell says that it is the first or the last one.
    if case .day(let day) = focus, isFocusMoved, availability.edge(of: day) != .none { return nil }
    let isMinimum = event == .minimum
    let day = isMinimum ? limits.lowerBound : limits.upperBound
    return Announcement(
      try context.text(
        isMinimum ? .announceMinimumReached : .announceMaximumReached,
        ["value": .text(context.sentencePart(day, today: availability.today))]))
  }

  /// That a day cannot be chosen, and why.
  func unavailable(_ day: Day, reason: String?) throws(KalendsError) -> Announcement {
    let date = try context.sentencePart(day, today: availability.today)
    guard let reason else {
      return Announcement(
        try context.text(.announceUnavailable, ["date": .text(date)]), urgency: .assertive)
    }
    return Announcement(
      try context.text(
        .announceUnavailableReason, ["date": .text(date), "reason": .text(reason)]),
      urgency: .assertive)
  }

  /// Why a day cannot be chosen: the host's reason, or the bound that it breaks.
  func reason(of day: Day) throws(KalendsError) -> String? {
    if let reason = try hostReason(of: day) { return reason }
    let today = availability.today
    if day < limits.lowerBound {
      let limit = try context.sentencePart(
        availability.firstDay ?? limits.lowerBound, today: today)
      return try context.text(.violationTooEarly, ["limit": .text(limit)]).text
    }
    if day > limits.upperBound {
      let limit = try context.sentencePart(availability.lastDay ?? limits.upperBound, today: today)
      return try context.text(.violationTooLate, ["limit": .text(limit)]).text
    }
    let rules = availability.validator.violations(of: day).map { $0.rule }
    let key: MessageKey? =
      rules.contains(.skipped)
      ? .violationSkipped : rules.contains(.weekdays) ? .violationWeekday : nil
    return try key.map { key throws(KalendsError) in
      try context.text(key, ["dates": .text(context.sentencePart(day, today: today))]).text
    }
  }
}

extension DateBound {
  /// The time of a bound that is one.
  fileprivate var time: TimeOfDay? {
    if case .time(let time) = self { time } else { nil }
  }
}
