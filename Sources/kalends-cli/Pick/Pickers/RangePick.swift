internal import Kalends

/// A picker for a first and a last day on the terminal.
struct RangePick: AskablePicker {
  private var model: DateRangePickerModel

  init(_ model: DateRangePickerModel) { self.model = model }

  var focus: NodeIdentifier { model.focus }
  /// Escape gives up a range that was begun, and then the whole.
  var isInside: Bool { model.anchor != nil }

  func firstStep() throws -> PickerStep { try model.firstStep() }

  mutating func perform(_ action: PickerAction, now: Instant) throws -> PickerStep {
    try model.perform(action, now: now)
  }

  /// The day that completes a range ends.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep? {
    let wasBegun = model.anchor != nil
    let step = try perform(.key(key, modifiers), now: now)
    return wasBegun && model.range != nil ? nil : step
  }

  func picture(usesColor: Bool) throws -> PickerPicture {
    let empty = PickerPicture(
      isRightToLeft: model.environment.locale.direction == .rightToLeft, usesColor: usesColor)
    return try empty.labelled(
      model.configuration.label,
      above: [
        empty.calendar(
          model.pages(), title: model.title(), paging: (model.hasPrevious, model.hasNext),
          range: model.range ?? model.preview, in: model.environment)
      ])
  }

  func result() throws -> [String] {
    model.range.map { ["\($0.lowerBound)/\($0.upperBound)"] } ?? []
  }

  // MARK: - Line by line

  func question() throws -> String {
    let messages = model.environment.messages
    let label = model.configuration.label?.words ?? ""
    guard let anchor = model.anchor else {
      return "\(label), \(try messages.text(.labelStartDate)) [\(model.focusedDay)]:"
    }
    return "\(label), \(try messages.text(.labelEndDate)) [\(anchor)]:"
  }

  /// Takes a day, or both with a slash between them.
  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply {
    guard let days = try? DayInterval(text.isEmpty ? proposal : text) else {
      return .more([try model.environment.messages.text(.errorFormat, ["input": .text(text)])])
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
