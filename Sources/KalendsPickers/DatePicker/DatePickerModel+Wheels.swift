import KalendsCore

/// The wheels of a date, a time, or both.
extension DatePickerModel {
  func valueWheels() throws(KalendsError) -> PickerWheels? {
    switch style {
    case .wheel: try wheels()
    case .graphical: context.showsTime ? try wheels() : nil
    case .automatic, .compact: shell.open == .time ? try wheels() : nil
    }
  }

  /// The wheels: of all components in the style of that name, else of the time.
  func wheels() throws(KalendsError) -> PickerWheels {
    let components = style == .wheel ? context.components : .hourAndMinute
    return try PickerWheels(
      WheelOptions(
        components: components,
        mode: components.contains(.date) && components.contains(.hourAndMinute)
          ? .wholeDay : .separate,
        bounds: configuration.bounds, minuteInterval: configuration.minuteInterval,
        rounding: configuration.minuteRounding, rowsShown: configuration.rowsShown,
        daysShown: configuration.daysShown),
      in: environment, now: shell.now, value: value)
  }

  var wheelInstant: Instant { value ?? shell.now }

  mutating func rest(_ shown: ShownWheels, _ effect: inout Effect) throws(KalendsError) {
    guard let turned = shell.wheels else { return }
    let settlement = shown.picker.wheels.settled(turned)
    let value = try allowed(settlement.value)
    take(value, &effect)
    if value != settlement.value {
      effect.add(.adjusted)
    } else {
      // Where nothing else had to be found, the wheels remember the day that a person wants.
      shell.wheels = settlement.selection
      if let event = Effect.Event(settlement, from: turned) { effect.add(event) }
    }
    if let day = chosenDay, shell.showsCalendar { shell.calendar.focus(on: day) }
  }

  mutating func takeMonth(
    _ settlement: WheelSettlement, from turned: WheelSelection, _ effect: inout Effect
  ) throws(KalendsError) -> Bool {
    guard let before = value else { return false }
    let value = try allowed(settlement.value)
    if value != before { effect.add(.value) }
    take(value, &effect)
    if let day = chosenDay { shell.calendar.focus(on: day) }
    if value != settlement.value, day(of: value) != settlement.local.day {
      effect.add(.adjusted)
    } else if let event = Effect.Event(settlement, from: turned) {
      effect.add(event)
    } else if try context.calendar.date(of: settlement.local.day).day < turned.wantedDay {
      effect.add(.dayAdjusted)
    }
    return true
  }
}
