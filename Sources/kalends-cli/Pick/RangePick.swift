internal import Kalends

/// A picker for a first and a last day on the terminal.
struct RangePick: CalendarPick {
  var model: DateRangePickerModel

  init(_ model: DateRangePickerModel) { self.model = model }

  var range: ClosedRange<Day>? { model.range ?? model.preview }
  /// Escape gives up a range that was begun, and then the whole.
  var isInside: Bool { model.isChoosingMonth || model.anchor != nil }

  /// The day that completes a range ends, and so does Enter on a day of one that was given.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep? {
    if key == .enter, case .day(let day) = model.focus, model.range?.contains(day) ?? false {
      return nil
    }
    let wasBegun = model.anchor != nil
    let step = try perform(.key(key, modifiers), now: now)
    return wasBegun && model.range != nil ? nil : step
  }

  func result() throws -> [String] {
    model.range.map { ["\($0.lowerBound)/\($0.upperBound)"] } ?? []
  }

  // MARK: - Line by line

  func question() throws -> String {
    if let given = try result().first { return "\(label) [\(given)]:" }
    let part = try message(model.anchor == nil ? .labelStartDate : .labelEndDate)
    return "\(label), \(part) [\(proposal)]:"
  }

  /// Takes a day, or both with a slash between them; a range that was given for an empty answer.
  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply {
    if text.isEmpty, model.range != nil { return .done }
    guard let days = try? DayInterval(text.isEmpty ? proposal : text) else {
      return try complaint(about: text)
    }
    let selection =
      days.isSingle
      ? PickerSelection.date(.day(days.first)) : .range(start: days.first, end: days.last)
    let wasBegun = model.anchor != nil
    let step = try perform(.choose(selection), now: now)
    let isComplete = days.isSingle ? wasBegun && model.range != nil : step.changed.contains(.value)
    return isComplete ? .done : .more(step.announcements.map(\.text.text))
  }

  private var proposal: String { (model.anchor ?? model.focusedDay).description }
}
