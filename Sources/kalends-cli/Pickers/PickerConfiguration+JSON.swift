internal import Kalends

extension PickerConfiguration {
  /// The keys that a configuration may have.
  static let keys: [RequestKey] = [
    RequestKey("id", .text), RequestKey("kind", .text),
    RequestKey("label", .any), RequestKey("labelHidden", .boolean),
    RequestKey("accessibilityLabel", .any), RequestKey("visibleText", .any),
    RequestKey("style", .text), RequestKey("components", .list), RequestKey("chooses", .text),
    RequestKey("entry", .text), RequestKey("implementation", .text), RequestKey("value", .any),
    RequestKey("selection", .any), RequestKey("bounds", .object),
    RequestKey("minuteInterval", .integer), RequestKey("rounding", .text),
    RequestKey("rowsShown", .text), RequestKey("daysShown", .text),
    RequestKey("firstWeekday", .text),
    RequestKey("visible", .object), RequestKey("unavailable", .list),
    RequestKey("unavailableFocus", .text), RequestKey("rules", .object),
    RequestKey("commit", .text), RequestKey("greatestCount", .integer),
    RequestKey("earlierEnd", .text), RequestKey("options", .list),
    RequestKey("fitsInline", .boolean),
    RequestKey("focusReturn", .boolean), RequestKey("echo", .any), RequestKey("numbers", .object),
    RequestKey("locale", .text), RequestKey("calendar", .text), RequestKey("zone", .text),
    RequestKey("hourCycle", .text), RequestKey("now", .any), RequestKey("verbosity", .object),
  ]

  /// A picker as a request or a file has it.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - id: what the picker is called when it has no `id`.
  ///   - kind: what it chooses when it has no `kind`.
  /// - Throws: an error that is a `CodedError`.
  init(_ value: JSONValue, id: String = "picker", kind: Kind = .date) throws {
    let members = try Members(value, of: "a configuration", keys: Self.keys)
    let kind = try members.choice("kind", among: named(Kind.self)) ?? kind
    self.init(members.text("id") ?? id, kind)
    try readNames(members)
    try readChoice(members)
    fitsInline = members.boolean("fitsInline") ?? false
    returnsFocus = members.boolean("focusReturn")
    echo = try members["echo"].flatMap { try SelectionEcho($0) }
    measurements = try members["numbers"].map { try PickerMeasurements($0) } ?? measurements
    try readWorld(members)
  }

  private mutating func readNames(_ members: Members) throws {
    label = try members["label"].flatMap { try PickerLabel($0) }
    isLabelHidden = members.boolean("labelHidden") ?? false
    accessibilityLabel = try members.textOrNull("accessibilityLabel")
    visibleTexts = try members.texts("visibleText")
    style = members.text("style").map(PickerStyle.init)
  }

  private mutating func readChoice(_ members: Members) throws {
    components = try members.components()
    chooses = try members.choice("chooses", among: named(ChosenThing.self))
    entry = try members.choice("entry", among: named(Entry.self)) ?? entry
    implementation =
      try members.choice("implementation", among: named(Implementation.self)) ?? implementation
    if let value = members["value"], members["selection"] != nil {
      throw RequestError(
        .wrongType, "a picker is bound to a 'value' or to a 'selection', not to both", input: value)
    }
    selection = try (members["value"] ?? members["selection"]).map {
      try PickerSelection($0, of: kind)
    }
    bounds = try members["bounds"].map { try DateBounds($0) } ?? bounds
    minuteInterval = try members.integer("minuteInterval") ?? minuteInterval
    minuteRounding =
      try members.choice("rounding", among: MinuteRounding.names) ?? minuteRounding
    rowsShown = try members.choice("rowsShown", among: WheelRowsShown.names) ?? rowsShown
    daysShown = try members.choice("daysShown", among: WheelDaysShown.names) ?? daysShown
    firstWeekday = try members.weekday("firstWeekday")
    visible = try members["visible"].map { try VisibleSpan($0) } ?? visible
    unavailable =
      try members["unavailable"].map { try AvailabilityRules.Unavailable.list($0) } ?? []
    unavailableFocus =
      try members.choice("unavailableFocus", among: named(UnavailableFocus.self))
      ?? unavailableFocus
    rules = try members["rules"].map { try AvailabilityRules($0) }
    greatestCount = try members.integer("greatestCount")
    earlierEnd = try members.choice("earlierEnd", among: named(EarlierEnd.self)) ?? earlierEnd
    commit = try members.choice("commit", among: named(Commit.self)) ?? commit
    options = try (members.list("options") ?? []).map { try SelectOption($0) }
  }

  private mutating func readWorld(_ members: Members) throws {
    locale = members.text("locale")
    if let locale { _ = try LocaleIdentifier(locale) }
    calendar = try members.text("calendar").map { try CalendarIdentifier($0) }
    zone = members.text("zone")
    hourCycle = try members.choice("hourCycle", among: HourCycle.names)
    now = try members["now"].map { try Instant($0, key: "now") }
    verbosity = try members["verbosity"].map { try Verbosity($0) } ?? verbosity
  }
}

/// The cases of an enumeration by their names.
func named<Choice: RawRepresentable<String> & CaseIterable>(
  _: Choice.Type
) -> [(name: String, value: Choice)] {
  Choice.allCases.map { ($0.rawValue, $0) }
}

extension TypedMembers {
  /// A text or a list of texts; none when the key is absent or null.
  func texts(_ key: String) throws(RequestError) -> [String] {
    switch self[key] {
    case nil, .null: return []
    case .string(let text): return [text]
    case .array(let values):
      return try values.map { value throws(RequestError) in
        guard case .string(let text) = value else {
          throw RequestError(.wrongType, "\(key) has texts, not \(value.kind)", input: value)
        }
        return text
      }
    case .some(let value):
      throw RequestError(
        .wrongType, "\(key) has to be a text or a list of texts, not \(value.kind)", input: value)
    }
  }
}

extension PickerConfiguration.VisibleSpan {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "visible",
      keys: ["months", "weeks", "days"].map { RequestKey($0, .integer) })
    let spans = [
      try members.integer("months").map(Self.months), try members.integer("weeks").map(Self.weeks),
      try members.integer("days").map(Self.days),
    ].compactMap { $0 }
    guard spans.count == 1 else {
      throw RequestError(
        .wrongType, "visible has one of 'months', 'weeks' and 'days'", input: value)
    }
    self = spans[0]
    guard (1...99).contains(count) else {
      throw RequestError(.outOfRange, "visible has 1 to 99 of them", input: value)
    }
  }

  private var count: Int {
    switch self {
    case .months(let count), .weeks(let count), .days(let count): count
    }
  }
}

extension Verbosity {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "verbosity",
      keys: [
        RequestKey("year", .text), RequestKey("weekday", .text), RequestKey("hints", .boolean),
      ])
    self.init()
    year = try members.choice("year", among: named(SpokenYear.self)) ?? year
    weekday = try members.choice("weekday", among: named(SpokenWeekday.self)) ?? weekday
    hints = members.boolean("hints") ?? hints
  }
}
