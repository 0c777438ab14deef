internal import Kalends

/// A picker for a date, a time or both on the terminal.
struct DatePick: CalendarPick {
  var model: DatePickerModel

  init(_ model: DatePickerModel) { self.model = model }

  private var showsTime: Bool { model.configuration.components != .date }

  /// A day that is chosen ends a picker without a time, and leads to the time in one that has it;
  /// there Enter ends.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep? {
    guard key == .enter || key == .space else {
      return try perform(.key(key, modifiers), now: now)
    }
    let focus = model.focus
    if case .column = focus, !model.isChoosingMonth {
      guard key == .enter else { return try perform(.rest, now: now) }
      let step = try perform(.rest, now: now)
      return model.value == nil ? step : nil
    }
    let step = try perform(.key(key), now: now)
    guard case .day(let day) = focus, model.chosenDay == day else { return step }
    guard showsTime else { return nil }
    guard let column = try model.wheelSets().last?.picker.texts.layout.fields.first else {
      return step
    }
    return try perform(.move(to: .column(column)), now: now)
  }

  func result() throws -> [String] {
    guard let value = model.value else { return [] }
    return [try value.text(model.configuration.components ?? .date, in: model.environment.zone)]
  }
}

extension Instant {
  /// The instant as a picker with these components prints it: a date, a time, or both with the
  /// offset.
  func text(
    _ components: DisplayedComponents, in zone: ZoneRules
  ) throws(KalendsError) -> String {
    let local = try zone.localDateTime(at: self)
    switch components {
    case .date: return local.day.description
    case .hourAndMinute: return local.time.description
    default:
      return AnnotatedDateTime(local, offset: .numeric(zone.offset(at: self))).description
    }
  }
}
