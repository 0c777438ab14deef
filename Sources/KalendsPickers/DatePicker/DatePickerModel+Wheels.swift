public import KalendsCore

/// The wheels of a value, and those for month and year behind the title.
extension DatePickerModel {
  /// The wheels of the value: of all components in the style of that name, else of the time.
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
      in: environment, now: state.now, value: state.value)
  }

  /// The wheels for month and year.
  func monthWheels() throws(KalendsError) -> PickerWheels {
    try PickerWheels(
      WheelOptions(components: .date, mode: .yearAndMonth, bounds: configuration.bounds),
      in: environment, now: state.now, value: state.value)
  }

  /// Where the wheels of the value stand.
  func selection(in wheels: PickerWheels) -> WheelSelection {
    state.wheels ?? wheels.wheels.showing(state.value ?? state.now).selection
  }

  /// Wheels that are shown, and where they stand.
  public struct ShownWheels: Sendable {
    /// The wheels and their texts.
    public let picker: PickerWheels
    /// Where they stand.
    public let selection: WheelSelection
    /// Whether they choose the month that is shown, and not the value itself.
    public let isMonth: Bool

    /// The fields in the order of the columns.
    public var fields: [WheelField] { picker.texts.layout.fields }

    /// A column, as it is while the wheels stand as they do.
    ///
    /// - Complexity: O(1)
    public func column(_ field: WheelField) -> WheelColumn {
      picker.wheels.column(field, of: selection)
    }
  }

  /// All wheels that are shown: those behind the title first.
  func shownWheels() throws(KalendsError) -> [ShownWheels] {
    var shown: [ShownWheels] = []
    if state.isChoosingMonth {
      let picker = try monthWheels()
      shown.append(
        ShownWheels(
          picker: picker, selection: try monthSelection(in: picker.wheels), isMonth: true))
    }
    if showsWheels {
      let picker = try wheels()
      shown.append(
        ShownWheels(picker: picker, selection: selection(in: picker), isMonth: false))
    }
    return shown
  }

  /// The wheels that have a column.
  func shownWheels(with field: WheelField) throws(KalendsError) -> ShownWheels? {
    try shownWheels().first { $0.fields.contains(field) }
  }

  /// Whether a row can be chosen: one that the bounds allow, of a day that is not taken.
  func isAvailable(_ row: WheelRow) -> Bool {
    switch row.value {
    case .day, .wholeDay:
      row.isAvailable && calendar.availability.validator.isAvailable(row.date.epochDay)
    default: row.isAvailable
    }
  }

  // MARK: - Turning

  /// Turns a wheel.
  mutating func turn(
    _ field: WheelField, _ turn: WheelTurn, in shown: ShownWheels
  ) throws(KalendsError) {
    let wheels = shown.picker.wheels
    let turned =
      switch turn {
      case .by(let rows): wheels.turning(field, by: rows, in: shown.selection)
      case .to(let index): try wheels.turning(field, to: index, in: shown.selection)
      }
    if shown.isMonth { state.monthWheels = turned } else { state.wheels = turned }
    state.isTurning = true
  }

  /// Lets all wheels come to rest, where the value then is.
  mutating func rest(_ effect: inout Effect) throws(KalendsError) {
    guard state.isTurning else { return }
    state.isTurning = false
    for shown in try shownWheels() {
      if shown.isMonth { try restMonth(shown, &effect) } else { try restValue(shown, &effect) }
    }
  }

  private mutating func restValue(
    _ shown: ShownWheels, _ effect: inout Effect
  ) throws(KalendsError) {
    guard let turned = state.wheels else { return }
    let settlement = shown.picker.wheels.settled(turned)
    let value = try allowed(settlement.value)
    try take(value, &effect)
    // Where nothing else had to be found, the wheels remember the day that a person wants.
    if value == settlement.value { state.wheels = settlement.selection }
    if value != settlement.value {
      effect.add(.adjusted)
    } else if let event = Effect.Event(settlement, from: turned) {
      effect.add(event)
    }
    if let day = chosenDay, showsCalendar { calendar.focus(on: day) }
  }

  private mutating func restMonth(
    _ shown: ShownWheels, _ effect: inout Effect
  ) throws(KalendsError) {
    let settlement = shown.picker.wheels.settled(shown.selection)
    let wasShown = calendar.visibleDays
    guard state.value != nil else {
      state.monthWheels = settlement.selection
      calendar.show(settlement.local.day, chosen: chosen)
      if wasShown != calendar.visibleDays { effect.add(.visible) }
      return
    }
    let value = try allowed(settlement.value)
    if value != state.value { effect.add(.value) }
    try take(value, &effect)
    state.monthWheels = settlement.selection
    if let day = chosenDay { calendar.focus(on: day) }
    if value != settlement.value, day(of: value) != settlement.local.day {
      effect.add(.adjusted)
    } else if let event = Effect.Event(settlement, from: shown.selection) {
      effect.add(event)
    } else if try environment.calendar.date(of: settlement.local.day).day
      < shown.selection.wantedDay
    {
      effect.add(.dayAdjusted)
    }
    if wasShown != calendar.visibleDays { effect.changed.insert(.visible) }
  }

  // MARK: - The wheels behind the title

  /// Shows wheels for the month that is shown, with the day of the value.
  mutating func openMonthWheels() throws(KalendsError) {
    let picker = try monthWheels()
    state.monthWheels = try monthSelection(in: picker.wheels)
    state.isChoosingMonth = true
    state.focus = firstMonthColumn
  }

  /// The first column of the wheels behind the title.
  var firstMonthColumn: NodeIdentifier {
    (try? monthWheels().texts.layout.fields.first).map { .column($0) } ?? .title
  }

  /// Where the wheels behind the title stand: on the month that is shown, turned there from the value,
  /// so that its day is remembered across short months.
  private func monthSelection(in wheels: Wheels) throws(KalendsError) -> WheelSelection {
    if state.isChoosingMonth, let selection = state.monthWheels { return selection }
    let month = try environment.calendar.date(of: calendar.focused)
    var selection = state.monthWheels ?? wheels.showing(state.value ?? state.now).selection
    for value in [month.era.map { WheelValue.era($0) }, .year(month.year), .month(month.monthCode)]
    {
      guard let value, wheels.fields.contains(value.field) else { continue }
      let rows = wheels.column(value.field, of: selection).rows
      guard let index = rows.firstIndex(of: value) else { continue }
      selection = try wheels.turning(value.field, to: index, in: selection)
    }
    return selection
  }
}

extension WheelRows {
  /// The index of the row that stands for a value.
  ///
  /// - Complexity: O(1) for years, which follow each other; O(*n*) in the number of rows else.
  func firstIndex(of value: WheelValue) -> Int? {
    guard case .year(let year) = value, let first = first, case .year(let start) = first.value
    else {
      return firstIndex { $0.value == value }
    }
    let index = year - start
    return indices.contains(index) ? index : nil
  }
}
