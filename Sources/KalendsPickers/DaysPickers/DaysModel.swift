import KalendsCore

/// A picker of days in a calendar: what those for several days and for ranges have in common.
protocol DaysModel: Sendable {
  /// The calendar, and what has the focus.
  var shell: DaysShell { get set }
  /// What is chosen, as the host is told.
  var selection: PickerSelection { get }
  /// What is chosen, as the calendar shows it.
  var chosen: ChosenDays { get }

  /// Chooses a day.
  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError)
  /// Takes a whole value: a person's, which is refused in words, or the host's.
  mutating func take(
    _ selection: PickerSelection, isByHost: Bool, _ effect: inout Effect) throws(KalendsError)
  /// Gives up what was only begun.
  ///
  /// - Returns: whether there was something to give up.
  mutating func abandon(_ effect: inout Effect) throws(KalendsError) -> Bool
  /// The value as it is spoken.
  func spokenValue() throws(KalendsError) -> LocalizedText
  /// What the picker says of a day besides what the rules say.
  func judge(_ day: Day) throws(KalendsError) -> DayJudgement
  /// What is to be done next, as a hint.
  func nextHint() throws(KalendsError) -> LocalizedText?
}

/// The calendar of such a picker, and what has the focus.
struct DaysShell: Hashable, Sendable {
  var calendar: PickerCalendar
  /// The present, as the last action had it.
  var now: Instant
  /// What the host was told last.
  var committed = PickerSelection.none
  /// Whether the host's value was not allowed.
  var isOutside = false
  /// Whether a picker that is collapsed is open.
  var isOpen = false
  /// What has the focus.
  var focus = NodeIdentifier.picker

  init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(KalendsError) {
    let context = try PickerContext(picker, in: environment)
    let availability = try PickerAvailability(context.rules, context, now: now)
    calendar = try PickerCalendar(context, availability, around: availability.today)
    self.now = now
  }

  var context: PickerContext { calendar.context }
  var isCollapsed: Bool { context.picker.dateStyle?.isCollapsed ?? false }
  var showsCalendar: Bool { !isCollapsed || isOpen }

  /// Where the focus of the picker starts.
  var firstFocus: NodeIdentifier { isCollapsed ? .button : .day(calendar.focused) }

  /// Whether a part can have the focus now.
  func shows(_ node: NodeIdentifier) -> Bool {
    switch node {
    case .picker: true
    case .button: isCollapsed
    default: showsCalendar && calendar.shows(node)
    }
  }

  /// The parts that the tab key reaches, in order.
  var stops: [NodeIdentifier] {
    showsCalendar ? [.previous, .next, .day(calendar.focused)] : [.button]
  }

  /// Moves on to the present.
  mutating func update(to now: Instant, _ effect: inout Effect) throws(KalendsError) {
    self.now = now
    guard try context.zone.day(at: now) != calendar.availability.today else { return }
    calendar.availability = try PickerAvailability(context.rules, context, now: now)
    effect.changed.insert(.today)
  }

  /// Presses a key in the calendar.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, _ effect: inout Effect
  ) -> PickerCalendar.Input {
    calendar.press(key, modifiers, focus: &focus, &effect)
  }

  /// Adjusts what has the focus.
  mutating func step(by count: Int, _ effect: inout Effect) {
    calendar.step(by: count, focus: &focus, &effect)
  }

  /// Shows what comes before or after.
  mutating func page(by count: Int, unit: PageUnit?, _ effect: inout Effect) {
    if showsCalendar { calendar.page(by: count, unit: unit, focus: &focus, &effect) }
  }

  /// Gives the focus to a part that is shown.
  mutating func take(_ node: NodeIdentifier) {
    calendar.take(node, focus: &focus)
    if node == .picker { focus = firstFocus }
  }

  /// Keeps the focus on something that is there.
  mutating func refocus(_ chosen: ChosenDays) {
    calendar.refocus(chosen: chosen)
    if case .day = focus { focus = .day(calendar.focused) }
    if !shows(focus) { focus = firstFocus }
  }
}

extension PickerContext {
  /// The rules of days and ranges: those of the host, with what the configuration says besides.
  var rules: AvailabilityRules {
    guard var rules = configuration.rules else { return dayRules }
    if rules.bounds == .none { rules.bounds = configuration.bounds }
    rules.unavailable += configuration.unavailable
    return rules
  }
}
