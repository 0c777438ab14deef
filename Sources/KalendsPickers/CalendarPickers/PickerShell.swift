import KalendsCore

/// What every picker with a calendar keeps from action to action, besides its value.
struct PickerShell: Hashable, Sendable {
  var calendar: PickerCalendar
  /// The present, as the last action had it.
  var now: Instant
  /// What the host was told last.
  var committed = PickerSelection.none
  /// Whether the host's value was not allowed.
  var isOutside = false
  /// Where the wheels of the value stand, with the day that a person wants.
  var wheels: WheelSelection?
  /// Where the wheels behind the title stand, with the day that a person wants.
  var monthWheels: WheelSelection?
  /// Whether they are shown.
  var isChoosingMonth = false
  /// Whether wheels are turning.
  var isTurning = false
  /// What is open of a picker that is collapsed.
  var open: Part?
  /// What has the focus.
  var focus = NodeIdentifier.picker

  /// The parts of a value that have a button of their own.
  enum Part: Hashable, Sendable {
    case date
    case time
  }

  init(
    opening picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    do throws(KalendsError) {
      let context = try PickerContext(picker, in: environment)
      let availability = try PickerAvailability(context, now: now)
      calendar = try PickerCalendar(context, availability, around: availability.today)
      self.now = now
    } catch {
      throw .core(error)
    }
  }

  var context: PickerContext { calendar.context }

  /// Whether a calendar is shown, be it as days or as wheels for month and year.
  var showsCalendar: Bool {
    guard context.components.contains(.date) else { return false }
    return context.isCollapsed ? open == .date : context.style == .graphical
  }

  /// Whether the days of the calendar are shown.
  var showsDays: Bool { showsCalendar && !isChoosingMonth }

  /// Whether the title opens wheels for month and year.
  var titleOpensWheels: Bool { showsCalendar && calendar.showsMonths }

  // MARK: - Buttons

  /// The buttons of a picker that is collapsed, in order.
  var buttons: [NodeIdentifier] {
    guard context.isCollapsed else { return [] }
    return context.components == [.date, .hourAndMinute] ? [.button, .timeButton] : [.button]
  }

  /// What a button opens.
  func part(of button: NodeIdentifier) -> Part {
    button == .timeButton || !context.components.contains(.date) ? .time : .date
  }

  /// The button of a part; the only one is that of the whole.
  func button(of part: Part) -> NodeIdentifier {
    part == .time && context.components.contains(.date) ? .timeButton : .button
  }

  // MARK: - What happens

  /// Moves on to the present.
  mutating func update(to now: Instant, _ effect: inout Effect) throws(KalendsError) {
    self.now = now
    guard try context.zone.day(at: now) != calendar.availability.today else { return }
    calendar.availability = try PickerAvailability(context, now: now)
    effect.changed.insert(.today)
  }

  /// Presses a key in the calendar.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) -> PickerCalendar.Input {
    calendar.press(key, modifiers, focus: &focus, &effect)
  }

  /// Adjusts what has the focus in the calendar.
  mutating func step(by count: Int, _ effect: inout Effect) {
    calendar.step(by: count, focus: &focus, &effect)
  }

  /// Shows what comes before or after.
  mutating func page(by count: Int, unit: PageUnit?, _ effect: inout Effect) {
    if showsDays { calendar.page(by: count, unit: unit, focus: &focus, &effect) }
  }

  /// Moves the focus to a part that is shown.
  mutating func focus(on node: NodeIdentifier) { calendar.take(node, focus: &focus) }

  /// Moves the focus of the calendar to a day that was chosen.
  mutating func show(chosen day: Day, _ effect: inout Effect) {
    let visible = calendar.visibleDays
    calendar.focus(on: day)
    if visible != calendar.visibleDays { effect.changed.insert(.visible) }
    if case .day = focus { focus = .day(calendar.focused) }
  }

  /// Forgets where wheels stood for a value that there is no more.
  mutating func forgetWheels() {
    wheels = nil
    monthWheels = nil
  }
}
