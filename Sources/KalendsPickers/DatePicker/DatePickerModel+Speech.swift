import KalendsCore

/// What is said of the value.
extension DatePickerModel {
  func spokenValue() throws(KalendsError) -> LocalizedText { try spokenValue(context.components) }

  func spokenValue(of part: PickerShell.Part) throws(KalendsError) -> LocalizedText {
    try spokenValue(part == .time ? .hourAndMinute : .date)
  }

  func valueInSentence() throws(KalendsError) -> String {
    guard let value else { return try context.text(.valueNone).text }
    guard environment.messages.isFallback else { return try spokenValue().text }
    let local = try local(value)
    let date = try context.calendar.date(of: local.day)
    switch context.components {
    case .date: return try context.sentencePart(local.day, today: shell.calendar.availability.today)
    case .hourAndMinute:
      return try inSentence(local.time)
    default:
      return try environment.speech.text(
        from: (date, local.time), through: (date, local.time),
        weekday: environment.verbosity.weekday, year: environment.verbosity.year,
        today: context.date(ofToday: shell.calendar.availability.today))
    }
  }

  /// Parts of the value as they are spoken.
  private func spokenValue(
    _ components: DisplayedComponents
  ) throws(KalendsError) -> LocalizedText {
    guard let value else { return try context.text(.valueNone) }
    let local = try local(value)
    let speech = environment.speech
    guard components.contains(.hourAndMinute) else {
      return try context.spoken(local.day, today: shell.calendar.availability.today)
    }
    if let match = try? context.zone.instants(at: local), match.kind == .overlap {
      return try spokenTwice(local, isFirst: value < match.later, components)
    }
    guard components.contains(.date) else {
      return context.localText(try speech.text(of: local.time))
    }
    return context.localText(
      try speech.text(
        of: context.calendar.date(of: local.day), local.time,
        weekday: environment.verbosity.weekday, year: environment.verbosity.year,
        today: context.date(ofToday: shell.calendar.availability.today)))
  }

  /// A time that the clocks show twice, with which of the two it is.
  private func spokenTwice(
    _ local: LocalDateTime, isFirst: Bool, _ components: DisplayedComponents
  ) throws(KalendsError) -> LocalizedText {
    let time = try context.text(
      .timeRepeated,
      [
        "time": .text(inSentence(local.time)),
        "occurrence": .text(isFirst ? "first" : "second"),
      ])
    guard components.contains(.date) else { return time }
    let date = try context.sentencePart(local.day, today: shell.calendar.availability.today)
    return try context.text(.valueDateAtTime, ["date": .text(date), "time": .text(time.text)])
  }

  func buttonTexts() throws(KalendsError) -> [String] {
    guard let value else { return [try context.text(.valueNone).text] }
    let local = try local(value)
    var texts: [String] = []
    if context.components.contains(.date) {
      texts.append(try environment.texts.date.text(of: context.calendar.date(of: local.day)))
    }
    if context.showsTime { texts.append(try environment.texts.time.text(of: local.time)) }
    return texts
  }

  var wholeRole: MessageKey {
    if shell.showsCalendar { return .roleCalendar }
    return context.components.contains(.date) ? .roleDatePicker : .roleTimePicker
  }

  // MARK: - Announcements

  func valueAnnouncement(isFocusMoved: Bool) throws(KalendsError) -> Announcement? {
    if saysValue(isFocusMoved: isFocusMoved) { return nil }
    guard case .day = shell.focus else { return Announcement(try spokenValue()) }
    if isFocusMoved, !context.showsTime { return nil }
    if context.reader.speaks(.selected) { return Announcement(try spokenValue()) }
    return try announcement(.announceDateSelected, argument: "date")
  }

  func timeAnnouncement(_ event: Effect.Event) throws(KalendsError) -> Announcement? {
    guard let value else { return nil }
    let local = try local(value)
    if case .hourSkipped(let time) = event {
      return Announcement(
        try context.text(
          .announceHourSkipped,
          ["time": .text(inSentence(time)), "adjusted": .text(inSentence(local.time))]))
    }
    let match = try context.zone.instants(at: local)
    return Announcement(
      try context.text(
        .announceHourRepeated,
        [
          "time": .text(inSentence(local.time)),
          "occurrence": .text(value < match.later ? "first" : "second"),
        ]))
  }

  /// A time inside a sentence, in its language.
  private func inSentence(_ time: TimeOfDay) throws(KalendsError) -> String {
    try environment.speech.text(from: time, through: time)
  }
}
