internal import Kalends

/// What the options of `kalends pick` come to.
struct PickOptions {
  private(set) var configuration: PickerConfiguration
  let environment: PickerEnvironment
  /// The present when the command began.
  let now: Instant
  /// Whether standard input was read for the options to choose from.
  private(set) var hasReadInput = false

  static let all: [OptionSyntax] = [
    OptionSyntax("range", .none, "a first and a last day"),
    OptionSyntax("several", .none, "any number of days"),
    OptionSyntax("select", .none, "one of the arguments, or of the lines of standard input"),
    OptionSyntax("sections", .none, "an option is written SECTION, a tab, OPTION"),
    OptionSyntax("selected", .required("OPTION"), "the option that is chosen at first"),
    OptionSyntax("style", .required("STYLE"), "graphical, which is the default, or wheel"),
    OptionSyntax("components", .required("LIST"), "what is chosen: date, hourAndMinute, or both"),
    OptionSyntax("label", .required("TEXT"), "what the choice is for"),
    OptionSyntax("from", .required("BOUND"), "the first value in range"),
    OptionSyntax("through", .required("BOUND"), "the last value in range"),
    OptionSyntax("before", .required("BOUND"), "the first value that is out of range again"),
    OptionSyntax(
      "unavailable", .required("LIST"), "dates and a/b intervals that cannot be chosen"),
    OptionSyntax("minute-interval", .required("N"), "the distance of the minutes on offer"),
    OptionSyntax("locale", .required("TAG"), "the locale, such as de-AT or ar-EG-u-nu-latn"),
    OptionSyntax("calendar", .required("NAME"), "the calendar: see 'kalends calendars'"),
    OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
    OptionSyntax("first-weekday", .required("DAY"), "the first day of the week: mon … sun"),
  ]

  /// Takes the options, and opens what they name.
  ///
  /// - Throws: `UsageError`, and errors that are a `CodedError`.
  init(_ arguments: Arguments, console: Console) throws {
    let kind = try Self.kind(arguments)
    let locale = try arguments["locale"] ?? ProcessLocale(console.environment).identifier
    var environment = try PickerEnvironment(
      locale: locale, calendar: arguments["calendar"].map { try CalendarIdentifier($0) },
      zone: Session(console: console).zone(arguments["zone"]),
      firstWeekday: arguments.firstWeekday())
    // The label names the picker, whatever its style.
    environment.platform = .aria
    self.environment = environment
    now = try console.now()
    let components = try arguments.components() ?? .date
    let label =
      try arguments["label"] ?? environment.messages.text(Self.label(kind, components))
    configuration = PickerConfiguration("pick", kind, label: .text(label))
    guard kind == .date || components == .date else {
      throw UsageError("--components belongs to a picker for one date or time")
    }
    for option in ["sections", "selected"] where arguments.has(option) && kind != .select {
      throw UsageError("--\(option) belongs to --select")
    }
    configuration.components = components
    configuration.style = try style(arguments)
    configuration.bounds = try arguments.bounds()
    configuration.minuteInterval = try arguments.integer("minute-interval", in: 1...30) ?? 1
    configuration.unavailable =
      try arguments["unavailable"].map { [try Self.unavailable($0)] } ?? []
    if kind == .select {
      try readOptions(arguments, console)
    } else {
      try readValue(arguments.arguments)
    }
  }

  private static func kind(_ arguments: Arguments) throws(UsageError) -> PickerConfiguration.Kind {
    let kinds: [(name: String, kind: PickerConfiguration.Kind)] = [
      ("range", .dateRange), ("several", .multiDate), ("select", .select),
    ]
    let given = kinds.filter { arguments.has($0.name) }
    guard given.count <= 1 else {
      throw UsageError("--\(given[0].name) and --\(given[1].name) exclude each other")
    }
    return given.first?.kind ?? .date
  }

  /// What names a picker when nothing else does.
  private static func label(
    _ kind: PickerConfiguration.Kind, _ components: DisplayedComponents
  ) -> MessageKey {
    switch kind {
    case .select: .actionChoose
    case .date where components == .hourAndMinute: .actionChooseTime
    case .date, .multiDate, .dateRange: .actionChooseDate
    }
  }

  /// The style; a time alone has wheels only.
  private func style(_ arguments: Arguments) throws(UsageError) -> PickerStyle {
    let style = try arguments.choice("style", of: ["graphical", "wheel"])
    switch configuration.kind {
    case .date: return style.map(PickerStyle.init) ?? .graphical
    case .multiDate, .dateRange:
      guard style != "wheel" else {
        throw UsageError("--style is 'wheel': several dates are chosen in a calendar")
      }
      return .graphical
    case .select:
      guard style == nil else { throw UsageError("--style belongs to dates and times") }
      return .menu
    }
  }

  private static func unavailable(_ list: String) throws -> AvailabilityRules.Unavailable {
    let days = try list.split(separator: ",").map { part throws(KalendsError) in
      let interval = try DayInterval(String(part))
      return min(interval.first, interval.last)...max(interval.first, interval.last)
    }
    return AvailabilityRules.Unavailable(DaySet(days))
  }

  /// What a select offers, and what is chosen of it at first.
  private mutating func readOptions(_ arguments: Arguments, _ console: Console) throws {
    var lines = InputLines(arguments.arguments[...], or: console.input)
    hasReadInput = arguments.arguments.isEmpty
    while let line = try lines.next() {
      var text = line
      var section: String?
      if arguments.has("sections"), let tab = line.firstIndex(of: "\t") {
        section = String(line[..<tab])
        text = String(line[line.index(after: tab)...])
      }
      let number = configuration.options.count + 1
      configuration.options.append(
        SelectOption(String(number), text, tag: .number(number), section: section))
    }
    guard !configuration.options.isEmpty else {
      throw UsageError("--select needs something to choose from")
    }
    guard let selected = arguments["selected"] else { return }
    guard let option = configuration.options.first(where: { $0.text == selected }) else {
      throw UsageError("--selected is '\(selected)', which is none of the options")
    }
    configuration.selection = .option(option.tag)
  }

  /// What is chosen at first.
  private mutating func readValue(_ arguments: [String]) throws {
    switch configuration.kind {
    case .date:
      guard arguments.count <= 1 else { throw UsageError("one date has one value") }
      let needsValue = configuration.components != .date || configuration.style == .wheel
      configuration.selection =
        try arguments.first.map { .date(try DateBound($0)) }
        ?? (needsValue ? .date(.local(environment.zone.minute(at: now))) : PickerSelection.none)
    case .multiDate:
      let days = try arguments.map { text throws(KalendsError) in try Day(text) }
      configuration.selection = .days(DaySet(days))
    case .dateRange:
      guard arguments.count <= 1 else {
        throw UsageError("a range is written 2026-03-14/2026-03-20")
      }
      configuration.selection =
        try arguments.first.map {
          let ends = try DayInterval($0)
          return .range(start: ends.first, end: ends.isSingle ? nil : ends.last)
        } ?? PickerSelection.none
    case .select: break
    }
  }

  /// The picker.
  func picker() throws -> any AskablePicker {
    switch configuration.kind {
    case .date: DatePick(try DatePickerModel(configuration, in: environment, now: now))
    case .multiDate: SeveralPick(try MultiDatePickerModel(configuration, in: environment, now: now))
    case .dateRange: RangePick(try DateRangePickerModel(configuration, in: environment, now: now))
    case .select: try SelectPick(configuration, in: environment, now: now)
    }
  }
}

extension ZoneRules {
  /// What clocks show at an instant, without seconds.
  fileprivate func minute(at instant: Instant) throws(KalendsError) -> LocalDateTime {
    let local = try localDateTime(at: instant)
    return LocalDateTime(
      local.day, try TimeOfDay(hour: local.time.hour, minute: local.time.minute))
  }
}
