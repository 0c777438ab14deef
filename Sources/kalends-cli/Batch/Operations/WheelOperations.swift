internal import Kalends

extension BatchOperation {
  /// What wheels show, and where they come to rest.
  static let wheels: [BatchOperation] = [
    BatchOperation(
      "wheels", keys: [RequestKey("value", .any)] + wheelKeys,
      answer: [
        "value", "instant", "columns", "literals", "calendar", "hourCycle", "zone", "reason",
      ]
    ) { request in
      let (picker, value) = try request.wheelPicker()
      return try WheelSheet(picker: picker, settlement: picker.wheels.showing(value)).json()
    },
    BatchOperation(
      "settle",
      keys: [RequestKey("rows", .list, isRequired: true), RequestKey("value", .any)] + wheelKeys,
      answer: ["value", "instant", "moved", "spoken", "reason"]
    ) { request in
      let (picker, value) = try request.wheelPicker()
      let selection = try picker.wheels.turning(
        to: request.rows(of: picker), of: picker.texts.layout.fields,
        in: picker.wheels.showing(value).selection)
      return try WheelSheet(picker: picker, settlement: picker.wheels.settled(selection))
        .settledJSON()
    },
  ]

  private static let wheelKeys: [RequestKey] = [
    RequestKey("components", .list), RequestKey("mode", .text), RequestKey("rowsShown", .text),
    RequestKey("daysShown", .text), RequestKey("bounds", .object),
    RequestKey("minuteInterval", .integer), RequestKey("rounding", .text),
  ]
}

extension WheelMode {
  /// The modes by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension WheelRowsShown {
  /// The policies by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension WheelDaysShown {
  /// The policies by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension HourCycle {
  /// The cycles by name.
  static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension BatchRequest {
  /// The wheels of the request, and the value that they are to show.
  fileprivate func wheelPicker() throws -> (picker: PickerWheels, value: Instant) {
    let zone = try zone()
    let now = try present(in: zone)
    let value = try self["value"].flatMap { try DateBound($0, key: "value") } ?? .now
    let instant = try value.instant(now: now, zone: zone)
    let options = WheelOptions(
      components: try components() ?? [.date, .hourAndMinute],
      mode: try choice("mode", among: WheelMode.names) ?? .separate,
      bounds: try self["bounds"].map { try DateBounds($0) } ?? .none,
      minuteInterval: try integer("minuteInterval") ?? 1,
      rounding: try choice("rounding", among: MinuteRounding.names) ?? .down,
      rowsShown: try choice("rowsShown", among: WheelRowsShown.names) ?? .all,
      daysShown: try choice("daysShown", among: WheelDaysShown.names) ?? .longestMonth)
    let years = options.bounds.isoYears(around: instant, now: now, zone: zone)
    let environment = try session.environment(
      locale: locale(), calendar: calendarIdentifier(), zone: zone,
      numberingSystem: text("numberingSystem"),
      hourCycle: choice("hourCycle", among: HourCycle.names),
      years: calendarIdentifier().yearsToOpen(around: years))
    let picker = try PickerWheels(options, in: environment, now: now, value: instant)
    return (picker, instant)
  }

  /// The row of each column.
  fileprivate func rows(of picker: PickerWheels) throws -> [Int] {
    let values = list("rows") ?? []
    let count = picker.texts.layout.fields.count
    guard values.count == count else {
      throw RequestError(
        .wrongType, "rows has to have an index for each of the \(count) columns",
        input: .array(values))
    }
    return try values.map { value in
      guard case .number(let text) = value, let index = Int(text) else {
        throw RequestError(
          .wrongType, "rows are indices, whole numbers, not \(value.kind)", input: value)
      }
      return index
    }
  }
}

extension DateBound {
  /// The instant that a value stands for: the beginning of a day, a time of the present day.
  func instant(now: Instant, zone: ZoneRules) throws(KalendsError) -> Instant {
    switch self {
    case .day(let day): try zone.startOfDay(day)
    case .local(let local): try zone.instant(at: local)
    case .instant(let instant): instant
    case .time(let time): try zone.instant(at: LocalDateTime(zone.day(at: now), time))
    case .now: now
    }
  }
}
