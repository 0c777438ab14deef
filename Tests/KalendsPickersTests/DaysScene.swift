import Kalends

extension Scene {
  /// A picker for several days with the label “Days off”.
  func multiDatePicker(
    value: [String] = [], from: String? = nil, before: String? = nil,
    change: (inout PickerConfiguration) throws -> Void = { _ in }
  ) throws -> MultiDatePickerModel {
    var configuration = PickerConfiguration("days", .multiDate, label: .text("Days off"))
    configuration.selection = .days(DaySet(try value.map { try Day($0) }))
    if let before {
      configuration.bounds = DateBounds(from: try from.map(bound), before: try bound(before))
    } else {
      configuration.bounds = DateBounds(from: try from.map(bound))
    }
    try change(&configuration)
    return try MultiDatePickerModel(configuration, in: environment(), now: instant())
  }

  /// A picker for a stay with the label “Stay”.
  func rangePicker(
    _ style: PickerStyle = .graphical, value: (String, String)? = nil,
    rules: (inout AvailabilityRules) throws -> Void = { _ in },
    change: (inout PickerConfiguration) throws -> Void = { _ in }
  ) throws -> DateRangePickerModel {
    var configuration = PickerConfiguration("stay", .dateRange, label: .text("Stay"))
    if style == .compact { configuration.accessibilityLabel = "Stay" }
    configuration.style = style
    var wanted = AvailabilityRules()
    try rules(&wanted)
    configuration.rules = wanted
    configuration.selection = try value.map { .range(start: try Day($0.0), end: try Day($0.1)) }
    try change(&configuration)
    return try DateRangePickerModel(configuration, in: environment(), now: instant())
  }
}

extension DateRangePickerModel {
  /// Chooses days one after the other; the last step.
  @discardableResult
  mutating func choose(_ days: String..., now: Instant) throws -> PickerStep {
    var step = try firstStep()
    for day in days { step = try perform(.choose(.date(.day(Day(day)))), now: now) }
    return step
  }

  /// The range in ISO 8601.
  var text: String { range.map { "\($0.lowerBound)/\($0.upperBound)" } ?? "none" }
}
