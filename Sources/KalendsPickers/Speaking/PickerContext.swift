import KalendsCore

/// All of a picker that stays the same from one action to the next, in one object: to copy a model
/// counts one reference.
final class PickerContext: Sendable {
  let environment: PickerEnvironment
  let picker: StyledPicker
  let phrases: PickerPhrases
  /// The name of the picker, and a second one where the platform speaks two; none for a picker
  /// without a name.
  let names: [String]

  init(_ picker: StyledPicker, in environment: PickerEnvironment) throws(KalendsError) {
    self.picker = picker
    self.environment = environment
    phrases = try PickerPhrases(environment, kind: picker.configuration.kind)
    names = AccessibleName(of: picker, on: environment.platform).parts.map { $0.text }
  }

  private init(_ picker: StyledPicker, like context: PickerContext) {
    self.picker = picker
    environment = context.environment
    phrases = context.phrases
    names = context.names
  }

  /// The context of the same picker with another configuration of what may be chosen.
  func with(_ configuration: PickerConfiguration) -> PickerContext {
    var picker = picker
    picker.configuration = configuration
    return PickerContext(picker, like: self)
  }

  var configuration: PickerConfiguration { picker.configuration }
  var calendar: CalendarSystem { environment.calendar }
  var zone: ZoneRules { environment.zone }
  var reader: ScreenReader { environment.screenReader }

  /// The first day of the week: the host's, or else the locale's.
  var firstWeekday: Weekday { configuration.firstWeekday ?? environment.weekRules.firstWeekday }

  /// The components that are shown: of several days and ranges only dates.
  var components: DisplayedComponents {
    configuration.kind == .date ? configuration.components ?? [.date, .hourAndMinute] : .date
  }

  /// Whether the picker shows a time.
  var showsTime: Bool { components.contains(.hourAndMinute) }

  /// The style of a picker with a calendar, which is never `automatic`.
  ///
  /// That, and a style that does not exist, is `compact`; days and ranges have no wheels in place of
  /// a calendar.
  var style: DatePickerStyle {
    switch picker.dateStyle {
    case .graphical: .graphical
    case .wheel: configuration.kind == .date ? .wheel : .graphical
    case .compact, .automatic: .compact
    case nil: configuration.kind == .multiDate ? .graphical : .compact
    }
  }

  /// Whether a picker with a calendar is a button that opens it.
  var isCollapsed: Bool { style == .compact }

  /// What may be chosen: by the rules of days and ranges, with what the configuration says besides.
  var rules: AvailabilityRules {
    var rules = AvailabilityRules()
    if configuration.kind != .date, let given = configuration.rules { rules = given }
    if rules.bounds == .none { rules.bounds = configuration.bounds }
    rules.unavailable += configuration.unavailable
    return rules
  }

  /// The days that can be shown: those of the calendar, where weeks are shown those of whole weeks.
  var showableDays: ClosedRange<Day> {
    let days = calendar.supportedDays
    guard case .weeks = configuration.visible else { return days }
    let before = days.lowerBound.weekday.column(startingWith: firstWeekday)
    let behind = days.upperBound.weekday.column(startingWith: firstWeekday)
    let first = days.lowerBound.daysSinceEpoch + (7 - before) % 7
    return Day(clamping: first)...Day(clamping: days.upperBound.daysSinceEpoch - (behind + 1) % 7)
  }

  /// Whether the left arrow leads to what comes later.
  var isRightToLeft: Bool { environment.locale.direction == .rightToLeft }
}

extension PickerContext: Hashable {
  static func == (one: PickerContext, other: PickerContext) -> Bool {
    one === other || one.picker == other.picker && one.environment == other.environment
  }

  func hash(into hasher: inout Hasher) { hasher.combine(picker) }
}
