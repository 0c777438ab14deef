public import KalendsCore

/// A picker for a date, a time, or both: what SwiftUI's `DatePicker` does, without the view.
///
/// The model is a value. An action changes it and says what a front end has to do; what is to be
/// drawn and what a screen reader can find out are its properties.
///
/// ```swift
/// var configuration = PickerConfiguration("start", .date, label: .text("Start date"))
/// configuration.style = .graphical
/// configuration.components = .date
/// configuration.selection = .date(.day(try Day("2024-02-14")))
/// var picker = try DatePickerModel(configuration, in: environment, now: now)
/// let step = try picker.perform(.key(.arrowRight), now: now)
/// print(step.utterance.text)  // Thursday, February 15, 2024
/// ```
public struct DatePickerModel: Hashable, Sendable {
  var calendar: PickerCalendar
  var state: State

  /// What changes from action to action.
  struct State: Hashable, Sendable {
    /// The present, as the last action had it.
    var now: Instant
    /// The value, which is allowed; `nil` when nothing is chosen.
    var value: Instant?
    /// What the host was told last.
    var committed: Instant?
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
  }

  /// The parts of a value that have a button of their own.
  enum Part: Hashable, Sendable {
    case date
    case time
  }

  /// Makes a picker that stands in no scope.
  ///
  /// - Parameters:
  ///   - configuration: how the host puts it together.
  ///   - environment: the world that it lives in.
  ///   - now: the present.
  /// - Throws: as ``init(_:in:now:)-(StyledPicker,_,_)``.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ configuration: PickerConfiguration, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    try self.init(StyledPicker(configuration), in: environment, now: now)
  }

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - picker: how the host puts it together, with the style that reaches it. A style that does not
  ///     exist counts as `automatic`.
  ///   - environment: the world that it lives in; what the configuration says about locale, calendar
  ///     and zone is for whoever opens it.
  ///   - now: the present.
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection that is no date, and
  ///   ``PickerError/core(_:)`` with what is wrong with bounds, components, minute interval, rules or
  ///   the number of months, weeks or days shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    let selection = picker.configuration.selection ?? .none
    guard selection.isDate else { throw .wrongValue(selection) }
    let interval = picker.configuration.minuteInterval
    guard (1...30).contains(interval), 60 % interval == 0 else {
      throw .core(.minuteIntervalOutOfRange(interval))
    }
    do throws(KalendsError) {
      let context = try PickerContext(picker, in: environment)
      let availability = try PickerAvailability(context.dayRules, context, now: now)
      calendar = try PickerCalendar(context, availability, around: availability.today)
      state = State(now: now)
      let given = try instant(of: selection)
      state.value = try given.map { given throws(KalendsError) in try allowed(given) }
      state.isOutside = try !isAllowed(given)
      state.committed = state.value
      calendar = try PickerCalendar(
        context, availability, around: chosenDay ?? availability.today)
      if context.showsTime || style == .wheel { _ = try wheels() }
      calendar.refocus(chosen: chosen)
      state.focus = firstFocus
    } catch {
      throw .core(error)
    }
  }

  // MARK: - What is there

  var context: PickerContext { calendar.context }

  /// How the host put the picker together.
  public var configuration: PickerConfiguration { context.configuration }
  /// The world that the picker lives in.
  public var environment: PickerEnvironment { context.environment }
  /// The style: never `automatic`, which is `compact`.
  public var style: DatePickerStyle {
    let style = context.picker.dateStyle ?? .compact
    return style == .automatic ? .compact : style
  }

  /// The value, always an allowed one; `nil` when nothing is chosen.
  public var value: Instant? { state.value }
  /// Whether the value that the host gave was not allowed, so that another one is shown.
  public var isOutside: Bool { state.isOutside }
  /// Whether the calendar or the wheels are shown: always where the picker is no button.
  public var isOpen: Bool { !style.isCollapsed || state.open != nil }
  /// Whether wheels for month and year are shown in place of the days.
  public var isChoosingMonth: Bool { state.isChoosingMonth }
  /// What has the focus.
  public var focus: NodeIdentifier { state.focus }
  /// The day that the keyboard moves in the calendar.
  public var focusedDay: Day { calendar.focused }
  /// The days that are shown.
  public var visibleDays: ClosedRange<Day> { calendar.visibleDays }
  /// Whether there is something to choose before the days that are shown.
  public var hasPrevious: Bool { calendar.hasPrevious }
  /// Whether there is something to choose after the days that are shown.
  public var hasNext: Bool { calendar.hasNext }
  /// The day that the value lies in.
  public var chosenDay: Day? { value.flatMap { day(of: $0) } }

  var chosen: ChosenDays { chosenDay.map { .one($0) } ?? .none }

  /// Whether the days of the calendar are shown.
  public var showsDays: Bool { showsCalendar && !isChoosingMonth }

  /// Whether a calendar is shown, be it as days or as wheels for month and year.
  var showsCalendar: Bool {
    guard context.components.contains(.date) else { return false }
    return style == .graphical || state.open == .date
  }

  /// Whether wheels of the value are shown.
  var showsWheels: Bool {
    switch style {
    case .wheel: true
    case .graphical: context.components.contains(.hourAndMinute)
    case .automatic, .compact: state.open == .time
    }
  }

  /// The button of a part; the only one is that of the whole.
  func button(of part: Part) -> NodeIdentifier {
    part == .time && context.components.contains(.date) ? .timeButton : .button
  }

  /// Where the focus of the picker starts.
  var firstFocus: NodeIdentifier {
    switch style {
    case .automatic, .compact: .button
    case .graphical where context.components.contains(.date):
      state.isChoosingMonth ? firstMonthColumn : .day(calendar.focused)
    case .graphical, .wheel: firstColumn ?? .picker
    }
  }

  /// The first column of the value's wheels.
  var firstColumn: NodeIdentifier? {
    (try? wheels().texts.layout.fields.first).map { .column($0) }
  }
}

extension PickerSelection {
  /// Whether the selection can be that of a picker for one date.
  fileprivate var isDate: Bool {
    switch self {
    case .none, .date: true
    case .days, .range, .option: false
    }
  }
}

extension PickerContext {
  /// The rules of the days that can be chosen one by one.
  var dayRules: AvailabilityRules {
    var rules = AvailabilityRules()
    rules.bounds = configuration.bounds
    rules.unavailable = configuration.unavailable
    return rules
  }

  /// Whether the picker shows a time.
  var showsTime: Bool { components.contains(.hourAndMinute) }
}
