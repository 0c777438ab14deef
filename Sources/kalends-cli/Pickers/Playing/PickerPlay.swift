internal import Kalends

/// A picker that a request or a script plays, one action after another.
struct PickerPlay {
  /// The model of a kind of picker.
  private enum Model {
    case date(DatePickerModel)
    case multiDate(MultiDatePickerModel)
    case dateRange(DateRangePickerModel)
    case select(SelectMenuModel, SearchKeyMaker)
  }

  private var model: Model
  private let zone: ZoneRules
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
    guard configuration.kind == .select || picker.dateStyle != nil else {
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
    zone = environment.zone
    switch configuration.kind {
    case .multiDate:
      model = .multiDate(try MultiDatePickerModel(picker, in: environment, now: now))
    case .dateRange:
      model = .dateRange(try DateRangePickerModel(picker, in: environment, now: now))
    case .date: model = .date(try DatePickerModel(picker, in: environment, now: now))
    case .select:
      let keys = try SearchKeyMaker(locale: environment.locale.requested)
      model = .select(
        try SelectMenuModel(picker, in: environment, searchKey: keys.key), keys)
    }
  }

  /// What the picker shows and says when it first gets the focus.
  func firstStep() throws -> PickerStep {
    switch model {
    case .date(let picker): try picker.firstStep()
    case .multiDate(let picker): try picker.firstStep()
    case .dateRange(let picker): try picker.firstStep()
    case .select(let select, _): try select.firstStep()
    }
  }

  /// Does what an action says.
  ///
  /// - Parameter json: the action; any may say what time it is then.
  /// - Returns: what it did.
  /// - Throws: an error that is a `CodedError`.
  mutating func perform(_ json: JSONValue) throws -> PickerStep {
    let action = try PickerAction(json, for: configuration.kind)
    if let time = json["now"] { now = try Instant(time, key: "now") }
    let step: PickerStep
    switch model {
    case .date(var picker):
      step = try picker.perform(action, now: now)
      model = .date(picker)
    case .multiDate(var picker):
      step = try picker.perform(action, now: now)
      model = .multiDate(picker)
    case .dateRange(var picker):
      step = try picker.perform(action, now: now)
      model = .dateRange(picker)
    case .select(var select, let keys):
      step = try select.perform(action, now: now, searchKey: keys.key)
      model = .select(select, keys)
    }
    return step
  }

  /// The accessibility tree.
  func tree() throws -> AccessibilityNode {
    switch model {
    case .date(let picker): try picker.tree()
    case .multiDate(let picker): try picker.tree()
    case .dateRange(let picker): try picker.tree()
    case .select(let select, _): try select.tree()
    }
  }

  /// A value in ISO 8601, by the components that are shown.
  func json(_ selection: PickerSelection) throws -> JSONValue {
    switch selection {
    case .none: return .null
    case .date(.instant(let instant)):
      let local = try zone.localDateTime(at: instant)
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
