import KalendsCore

/// What is said: of what has the focus, and besides.
extension DatePickerModel {
  /// What an action leads to.
  func report(_ effect: Effect) throws(KalendsError) -> PickerStep {
    PickerStep(
      value: state.value.map { .date(.instant($0)) } ?? .none, shown: try shownTexts(),
      focus: state.focus, utterance: try utterance(effect),
      announcements: try announcement(effect).map { [$0] } ?? [], changed: effect.changed)
  }

  // MARK: - The value

  /// The value as it is spoken, by the components that are shown.
  func spokenValue() throws(KalendsError) -> LocalizedText {
    guard let value = state.value else { return try context.text(.valueNone) }
    return try spoken(value, context.components)
  }

  /// The value inside a sentence.
  private func valueInSentence() throws(KalendsError) -> String {
    guard let value = state.value else { return try context.text(.valueNone).text }
    guard environment.messages.isFallback else { return try spokenValue().text }
    let local = try local(value)
    let date = try environment.calendar.date(of: local.day)
    switch context.components {
    case .date: return try context.sentencePart(local.day, today: calendar.availability.today)
    case .hourAndMinute:
      return try environment.speech.text(from: local.time, through: local.time)
    default:
      return try environment.speech.text(
        from: (date, local.time), through: (date, local.time),
        weekday: environment.verbosity.weekday, year: environment.verbosity.year,
        today: context.date(ofToday: calendar.availability.today))
    }
  }

  /// Parts of an instant as they are spoken.
  func spoken(
    _ instant: Instant, _ components: DisplayedComponents
  ) throws(KalendsError) -> LocalizedText {
    let local = try local(instant)
    let speech = environment.speech
    guard components.contains(.hourAndMinute) else {
      return try context.spoken(local.day, today: calendar.availability.today)
    }
    if let match = try? context.zone.instants(at: local), match.kind == .overlap {
      return try spokenTwice(local, isFirst: instant < match.later, components)
    }
    guard components.contains(.date) else {
      return context.localText(try speech.text(of: local.time))
    }
    return context.localText(
      try speech.text(
        of: environment.calendar.date(of: local.day), local.time,
        weekday: environment.verbosity.weekday, year: environment.verbosity.year,
        today: context.date(ofToday: calendar.availability.today)))
  }

  /// A time that the clocks show twice, with which of the two it is.
  private func spokenTwice(
    _ local: LocalDateTime, isFirst: Bool, _ components: DisplayedComponents
  ) throws(KalendsError) -> LocalizedText {
    let time = try context.text(
      .timeRepeated,
      [
        "time": .text(environment.speech.text(from: local.time, through: local.time)),
        "occurrence": .text(isFirst ? "first" : "second"),
      ])
    guard components.contains(.date) else { return time }
    let date = try context.sentencePart(local.day, today: calendar.availability.today)
    return try context.text(.valueDateAtTime, ["date": .text(date), "time": .text(time.text)])
  }

  /// The texts that the picker shows: those on its buttons, or the title and the rows of wheels.
  func shownTexts() throws(KalendsError) -> [String] {
    var texts: [String] = []
    if style.isCollapsed {
      if let value = state.value {
        let local = try local(value)
        if context.components.contains(.date) {
          texts.append(
            try environment.texts.date.text(of: environment.calendar.date(of: local.day)))
        }
        if context.showsTime { texts.append(try environment.texts.time.text(of: local.time)) }
      } else {
        texts.append(try context.text(.valueNone).text)
      }
    }
    if showsCalendar { texts.append(try calendar.title().text) }
    for shown in try shownWheels() {
      for column in shown.picker.columns(of: shown.selection) {
        if let row = column.selectedRow { texts.append(try shown.picker.text(of: row)) }
      }
    }
    return texts
  }

  // MARK: - Utterances

  private func utterance(_ effect: Effect) throws(KalendsError) -> Utterance {
    if effect.isEntry { return try entryUtterance() }
    switch state.focus {
    case .day(let day):
      var node = try cell(day)
      if effect.isOpening { node.hint = try calendar.openingHint() }
      let role = chosen.role(of: day)
      let words = calendar.words(
        of: day, role, isAvailable: calendar.availability.contains(day))
      return try context.utterance(of: node, braille: context.brailleName(of: day, words))
    case .column(let field):
      guard let shown = try shownWheels(with: field) else { return try entryUtterance() }
      var node = try column(field, of: shown)
      if effect.isValueOnly {
        node.name = nil
        node.position = nil
        node.hint = nil
        return try context.utterance(of: node, role: nil, saysRole: false)
      }
      if effect.isOpening, let hint = try calendar.openingHint() { node.hint = hint }
      return try context.utterance(of: node)
    default:
      guard let node = try node(state.focus) else { return try entryUtterance() }
      return try context.utterance(of: node)
    }
  }

  /// What is said when the picker as a whole gets the focus: its name, its value, what it is.
  private func entryUtterance() throws(KalendsError) -> Utterance {
    if style.isCollapsed, let node = try node(state.focus) {
      return try context.utterance(of: node)
    }
    var node = try root()
    if environment.verbosity.hints {
      node.hint = try showsCalendar ? context.hint(.hintGrid) : wheelHint()
    }
    let role: MessageKey =
      showsCalendar
      ? .roleCalendar
      : context.components.contains(.date) ? .roleDatePicker : .roleTimePicker
    return try context.utterance(of: node, role: role)
  }

  /// The hint of a column, in the words of the screen reader.
  func wheelHint() throws(KalendsError) -> LocalizedText? {
    switch context.reader {
    case .voiceOver: try context.hint(.hintWheelVoiceOver)
    case .talkBack: try context.hint(.hintWheelTalkBack)
    case .orca, .nvda, .neutral: try context.hint(.hintWheel)
    }
  }

  // MARK: - Announcements

  private func announcement(_ effect: Effect) throws(KalendsError) -> Announcement? {
    guard let event = effect.event else { return nil }
    // What has the focus says its day, value and month by itself when the focus moves there.
    let isFocusMoved = effect.changed.contains(.focus) || effect.isEntry
    switch event {
    case .minimum, .maximum:
      guard case .column = state.focus else { break }
      let isMinimum = event == .minimum
      return try sentence(
        isMinimum ? .announceMinimumReached : .announceMaximumReached, valueInSentence())
    case .value: return try valueAnnouncement(isFocusMoved: isFocusMoved)
    case .boundsMoved:
      return try sentence(.announceValueMoved, valueInSentence())
    case .restored:
      if isFocusMoved, environment.platform.returnsFocusToDatePicker { return nil }
      return try sentence(.announceRestored, valueInSentence())
    case .adjusted: return try sentence(.announceValueAdjusted, valueInSentence())
    case .dayAdjusted:
      return Announcement(
        try context.text(.announceDayAdjusted, ["date": .text(valueInSentence())]))
    case .hourRepeated: return try hourRepeated()
    case .hourSkipped(let time): return try hourSkipped(time)
    case .visible, .skipped, .unavailable, .text: break
    }
    return try calendar.announcement(event, focus: state.focus, isFocusMoved: isFocusMoved)
  }

  private func sentence(
    _ key: MessageKey, _ value: String
  ) throws(KalendsError) -> Announcement {
    Announcement(try context.text(key, ["value": .text(value)]))
  }

  private func valueAnnouncement(isFocusMoved: Bool) throws(KalendsError) -> Announcement? {
    switch state.focus {
    case .day where isFocusMoved && !context.showsTime: return nil
    case .button where isFocusMoved && environment.platform.returnsFocusToDatePicker: return nil
    case .timeButton where isFocusMoved && environment.platform.returnsFocusToDatePicker:
      return nil
    case .day where !context.reader.speaks(.selected):
      return Announcement(
        try context.text(.announceDateSelected, ["date": .text(valueInSentence())]))
    default: return Announcement(try spokenValue())
    }
  }

  private func hourSkipped(_ time: TimeOfDay) throws(KalendsError) -> Announcement? {
    guard let value = state.value else { return nil }
    let speech = environment.speech
    let adjusted = try local(value).time
    return Announcement(
      try context.text(
        .announceHourSkipped,
        [
          "time": .text(speech.text(from: time, through: time)),
          "adjusted": .text(speech.text(from: adjusted, through: adjusted)),
        ]))
  }

  private func hourRepeated() throws(KalendsError) -> Announcement? {
    guard let value = state.value else { return nil }
    let local = try local(value)
    let match = try context.zone.instants(at: local)
    return Announcement(
      try context.text(
        .announceHourRepeated,
        [
          "time": .text(environment.speech.text(from: local.time, through: local.time)),
          "occurrence": .text(value < match.later ? "first" : "second"),
        ]))
  }
}

extension Platform {
  /// Whether the focus is back on the button when a date picker closes: SwiftUI's accessibility focus
  /// state does not work with a date picker.
  var returnsFocusToDatePicker: Bool { self != .swiftUI }
}
