import KalendsCore

/// A picker whose value is days: several, or a range.
protocol DaysPicker: CalendarPicker {
  /// Chooses a day, which is refused in words.
  mutating func pick(_ day: Day, _ effect: inout Effect) throws(KalendsError)
  /// Chooses a whole value, which is refused in words.
  mutating func pick(_ selection: PickerSelection, _ effect: inout Effect) throws(KalendsError)
}

extension DaysPicker {
  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
    let before = chosen
    try pick(day, &effect)
    guard chosen != before else { return }
    shell.show(chosen: day, &effect)
    commit(&effect)
  }

  mutating func choose(
    _ selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    if case .date(let bound) = selection {
      if let day = try day(of: bound) { try choose(day, &effect) }
      return
    }
    try pick(selection, &effect)
    commit(&effect)
  }

  mutating func moveIntoBounds() throws(KalendsError) {
    let wasOutside = shell.isOutside
    try take(selection)
    if wasOutside { shell.isOutside = true }
  }

  func valueAnnouncement(isFocusMoved: Bool) throws(KalendsError) -> Announcement? {
    saysValue(isFocusMoved: isFocusMoved) ? nil : Announcement(try spokenValue())
  }

  /// The day that a bound stands for.
  private func day(of bound: DateBound) throws(KalendsError) -> Day? {
    switch bound {
    case .day(let day): day
    case .local(let local): local.day
    case .instant(let instant): try context.zone.day(at: instant)
    case .now: shell.calendar.availability.today
    case .time: nil
    }
  }
}
