internal import Kalends

/// A picker that a request or a script plays, action by action.
struct PickerPlay {
  private var model: DatePickerModel
  private let configuration: PickerConfiguration
  private var now: Instant

  /// Puts a picker together.
  ///
  /// - Parameters:
  ///   - picker: the picker with its style.
  ///   - platform: what gives it its name.
  ///   - screenReader: for whom it speaks.
  ///   - numberingSystem: the digits; the locale's own when `nil`.
  ///   - session: what is open already.
  /// - Throws: an error that is a `CodedError`.
  init(
    _ picker: StyledPicker, platform: Platform, screenReader: ScreenReader,
    numberingSystem: String? = nil, session: Session
  ) throws {
    configuration = picker.configuration
    guard configuration.kind != .select, picker.dateStyle != nil else {
      throw RequestError(
        .unknownStyle, "a date picker is automatic, compact, graphical or wheel",
        input: .string(picker.style.rawValue))
    }
    var environment = try session.environment(
      of: configuration, numberingSystem: numberingSystem)
    environment.platform = platform
    environment.screenReader = screenReader
    environment.verbosity = configuration.verbosity
    now = try configuration.now ?? session.console.now()
    model = try DatePickerModel(picker, in: environment, now: now)
  }

  /// What the picker shows and says when it first gets the focus.
  func firstStep() throws -> PickerStep { try model.firstStep() }

  /// Does what an action says.
  ///
  /// - Parameter json: the action; any may say what time it is then.
  /// - Returns: what it did.
  /// - Throws: an error that is a `CodedError`.
  mutating func perform(_ json: JSONValue) throws -> PickerStep {
    let action = try PickerAction(json, for: configuration.kind)
    if let time = json["now"] { now = try Instant(time, key: "now") }
    return try model.perform(action, now: now)
  }

  /// The accessibility tree.
  func tree() throws -> AccessibilityNode { try model.tree() }

  /// A value in ISO 8601, by the components that are shown.
  func json(_ selection: PickerSelection) throws -> JSONValue {
    switch selection {
    case .none: return .null
    case .date(.instant(let instant)):
      let local = try model.environment.zone.localDateTime(at: instant)
      let components = configuration.components ?? [.date, .hourAndMinute]
      let minute = try TimeOfDay(hour: local.time.hour, minute: local.time.minute)
      guard components.contains(.hourAndMinute) else { return .string(local.day.description) }
      guard components.contains(.date) else { return .string(minute.description) }
      return .string(LocalDateTime(local.day, minute).description)
    case .date(let bound): return .string(bound.description)
    case .days(let days): return days.json
    case .range(let start, let end):
      return .string(end.map { "\(start)/\($0)" } ?? start.description)
    case .option(let tag): return tag.json
    }
  }
}
