internal import Kalends

/// A picker for several days on the terminal.
struct SeveralPick: CalendarPick {
  var model: MultiDatePickerModel

  init(_ model: MultiDatePickerModel) { self.model = model }

  /// Space chooses one day more or less; Enter ends, with the day under the cursor if there is no
  /// other.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep? {
    guard key == .enter, case .day = model.focus else {
      return try perform(.key(key, modifiers), now: now)
    }
    if !model.days.isEmpty { return nil }
    let step = try perform(.key(key), now: now)
    return model.days.isEmpty ? step : nil
  }

  func result() throws -> [String] {
    try model.days.intervals.flatMap { days in
      try (0..<days.dayCount).map { try days.lowerBound.adding(days: $0).description }
    }
  }

  // MARK: - Line by line

  func question() throws -> String {
    let count = try message(.valueSelectedCount, ["count": .number(model.days.count)])
    return "\(label) [\(count)]:"
  }

  /// Takes a day, or an empty line as the end.
  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply {
    if text.isEmpty, !model.days.isEmpty { return .done }
    guard let day = try? text.isEmpty ? model.focusedDay : Day(text) else {
      return try complaint(about: text)
    }
    return .more(try perform(.toggle(day), now: now).announcements.map(\.text.text))
  }
}
