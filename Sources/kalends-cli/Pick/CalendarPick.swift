internal import Kalends

/// A picker with a calendar on the terminal: what is the same whatever it chooses.
protocol CalendarPick: AskablePicker {
  associatedtype Model: CalendarPickerModel

  /// What is drawn and played.
  var model: Model { get set }
  /// The days that are chosen, or would be, where they are a range.
  var range: ClosedRange<Day>? { get }
}

extension CalendarPick {
  var range: ClosedRange<Day>? { nil }
  var focus: NodeIdentifier { model.focus }
  var isInside: Bool { model.isChoosingMonth }

  /// The label in words; nothing without one.
  var label: String { model.configuration.label?.words ?? "" }

  func firstStep() throws -> PickerStep { try model.firstStep() }

  mutating func perform(_ action: PickerAction, now: Instant) throws -> PickerStep {
    try model.perform(action, now: now)
  }

  func picture(usesColor: Bool) throws -> PickerPicture {
    let environment = model.environment
    let empty = PickerPicture(
      isRightToLeft: environment.locale.direction == .rightToLeft, usesColor: usesColor)
    var parts: [PickerPicture] = []
    if model.showsDays || model.isChoosingMonth {
      parts.append(
        try empty.calendar(
          model.pages(), title: model.title(), paging: (model.hasPrevious, model.hasNext),
          range: range, in: environment))
    }
    for wheels in try model.wheelSets() { parts.append(try empty.wheels(wheels)) }
    return empty.labelled(model.configuration.label, above: parts)
  }

  /// A message in the language of the picker.
  func message(_ key: MessageKey, _ arguments: MessageArguments = [:]) throws -> String {
    try model.environment.messages.text(key, arguments)
  }

  /// What is said of an answer that cannot be read.
  func complaint(about text: String) throws -> PickDialogue.Reply {
    .more([try message(.errorFormat, ["input": .text(text)])])
  }
}
