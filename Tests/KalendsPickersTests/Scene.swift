import Kalends

/// A picker in a test: what is usual there, so that a test says only what it is about.
struct Scene {
  var locale = "en-US"
  var calendar: CalendarIdentifier?
  var zone = "America/New_York"
  var hourCycle: HourCycle?
  var now = "2024-02-10T12:00Z"
  var platform = Platform.swiftUI
  var reader = ScreenReader.neutral
  var verbosity = Verbosity()

  func environment() throws -> PickerEnvironment {
    var environment = try PickerEnvironment(
      locale: locale, calendar: calendar, zone: TimeZones().rules(for: zone),
      hourCycle: hourCycle)
    environment.platform = platform
    environment.screenReader = reader
    environment.verbosity = verbosity
    return environment
  }

  func instant() throws -> Instant { try Instant(now) }

  /// A picker for a date with the label “Start”.
  func datePicker(
    _ style: PickerStyle = .graphical, _ components: DisplayedComponents = .date,
    value: String? = "2024-02-14", from: String? = nil, through: String? = nil,
    change: (inout PickerConfiguration) throws -> Void = { _ in }
  ) throws -> PlayedDatePicker {
    var configuration = PickerConfiguration("start", .date, label: .text("Start"))
    if style == .compact || style == .automatic { configuration.accessibilityLabel = "Start" }
    configuration.style = style
    configuration.components = components
    configuration.selection = try value.map { .date(try bound($0)) }
    configuration.bounds = DateBounds(
      from: try from.map(bound), through: try through.map(bound))
    try change(&configuration)
    let now = try instant()
    return PlayedDatePicker(
      model: try DatePickerModel(configuration, in: environment(), now: now), now: now)
  }
}

/// What a bound or a value says: a date, a local time, an instant, a time, or `now`.
func bound(_ text: String) throws -> DateBound {
  if text == "now" { return .now }
  if text.contains("T") {
    return try (try? LocalDateTime(text)).map { .local($0) } ?? .instant(Instant(text))
  }
  return try text.contains(":") ? .time(TimeOfDay(text)) : .day(Day(text))
}

/// A picker that is played, with the time that it is.
struct PlayedDatePicker {
  var model: DatePickerModel
  var now: Instant

  /// Does something.
  @discardableResult
  mutating func play(_ action: PickerAction) throws -> PickerStep {
    try model.perform(action, now: now)
  }

  /// Presses a key.
  @discardableResult
  mutating func press(_ key: PickerKey, _ modifiers: KeyModifiers = []) throws -> PickerStep {
    try play(.key(key, modifiers))
  }

  /// Chooses a day, a time, or both.
  @discardableResult
  mutating func choose(_ text: String) throws -> PickerStep {
    try play(.choose(.date(bound(text))))
  }

  /// The value as the clocks of the zone show it.
  var value: String {
    guard let value = model.value,
      let local = try? model.environment.zone.localDateTime(at: value)
    else { return "none" }
    return local.description
  }

  /// The day of the value.
  var day: String { model.chosenDay?.description ?? "none" }
  /// The day that has the keyboard's focus.
  var focused: String { model.focusedDay.description }
}

extension PickerStep {
  /// What is announced.
  var said: [String] { announcements.map { $0.text.text } }
}

extension AccessibilityNode {
  /// All nodes from this one on, in the order in which they are read.
  var all: [AccessibilityNode] { [self] + children.flatMap { $0.all } }

  /// The nodes of the days.
  var days: [AccessibilityNode] {
    all.filter { if case .day = $0.id { true } else { false } }
  }
}
