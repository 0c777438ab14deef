import KalendsCore

/// The wheels that are shown: those for month and year behind the title, and those of the value.
extension CalendarPicker {
  /// All wheels that are shown: those behind the title first.
  func shownWheels() throws(KalendsError) -> [ShownWheels] {
    var shown = shell.isChoosingMonth ? [try shownMonthWheels()] : []
    if let picker = try valueWheels() {
      let selection = shell.wheels ?? picker.wheels.showing(wheelInstant).selection
      shown.append(ShownWheels(picker: picker, selection: selection, isMonth: false))
    }
    return shown
  }

  /// The wheels that have a column.
  func shownWheels(with field: WheelField) throws(KalendsError) -> ShownWheels? {
    try shownWheels().first { $0.fields.contains(field) }
  }

  /// The wheels behind the title.
  func shownMonthWheels() throws(KalendsError) -> ShownWheels {
    let picker = try PickerWheels(
      WheelOptions(components: .date, mode: .yearAndMonth, bounds: context.rules.bounds),
      in: environment, now: shell.now, value: wheelInstant)
    return ShownWheels(
      picker: picker, selection: try monthSelection(in: picker.wheels), isMonth: true)
  }

  /// Where they stand: on the month that is shown, turned there from the value, so that its day is
  /// remembered across short months.
  private func monthSelection(in wheels: Wheels) throws(KalendsError) -> WheelSelection {
    if shell.isChoosingMonth, let selection = shell.monthWheels { return selection }
    let month = try context.calendar.date(of: shell.calendar.focused)
    var selection = shell.monthWheels ?? wheels.showing(wheelInstant).selection
    let values = [
      month.era.map { WheelValue.era($0) }, .year(month.year), .month(month.monthCode),
    ]
    for case let value? in values where wheels.fields.contains(value.field) {
      let rows = wheels.column(value.field, of: selection).rows
      guard let index = rows.firstIndex(of: value) else { continue }
      selection = try wheels.turning(value.field, to: index, in: selection)
    }
    return selection
  }

  /// Whether a row can be chosen: one that the bounds allow, of a day that is not taken.
  func isAvailable(_ row: WheelRow) -> Bool {
    switch row.value {
    case .day, .wholeDay:
      row.isAvailable && shell.calendar.availability.validator.isAvailable(row.date.epochDay)
    default: row.isAvailable
    }
  }

  // MARK: - Turning

  /// Turns a wheel, which has the focus then.
  mutating func turn(
    _ field: WheelField, _ turn: WheelTurn, _ effect: inout Effect
  ) throws(KalendsError) {
    guard let shown = try shownWheels(with: field) else { return }
    effect.isValueOnly = shell.focus == .column(field)
    shell.focus = .column(field)
    let wheels = shown.picker.wheels
    let turned =
      switch turn {
      case .by(let rows): wheels.turning(field, by: rows, in: shown.selection)
      case .to(let index): try wheels.turning(field, to: index, in: shown.selection)
      }
    if shown.isMonth { shell.monthWheels = turned } else { shell.wheels = turned }
    shell.isTurning = true
    effect.changed.insert(.wheels)
  }

  /// Lets all wheels come to rest, where the value then is.
  mutating func rest(_ effect: inout Effect) throws(KalendsError) {
    guard shell.isTurning else { return }
    shell.isTurning = false
    for shown in try shownWheels() {
      if shown.isMonth { try restMonth(shown, &effect) } else { try rest(shown, &effect) }
    }
    try keepFocus(&effect)
  }

  /// Moves the focus from a column that there is no more: years after Christ have no wheel of eras.
  private mutating func keepFocus(_ effect: inout Effect) throws(KalendsError) {
    guard case .column = shell.focus, !shows(shell.focus),
      let field = try shownWheels().first?.fields.first
    else { return }
    shell.focus = .column(field)
    effect.isValueOnly = false
  }

  private mutating func restMonth(
    _ shown: ShownWheels, _ effect: inout Effect
  ) throws(KalendsError) {
    let settlement = shown.picker.wheels.settled(shown.selection)
    let visible = shell.calendar.visibleDays
    let isValueMoved = try takeMonth(settlement, from: shown.selection, &effect)
    shell.monthWheels = settlement.selection
    if !isValueMoved { shell.calendar.show(settlement.local.day, chosen: chosen) }
    guard visible != shell.calendar.visibleDays else { return }
    if isValueMoved { effect.changed.insert(.visible) } else { effect.add(.visible) }
  }
}
