internal import Kalends

/// `kalends clamp`: moves values that may not be chosen to where they may.
struct ClampCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "clamp", summary: "moves dates and times that are out of range to the nearest in range",
    argument: "VALUE…", takesMany: true,
    options: [
      OptionSyntax("from", .required("BOUND"), "the first value in range"),
      OptionSyntax("through", .required("BOUND"), "the last value in range"),
      OptionSyntax("before", .required("BOUND"), "the first value that is out of range again"),
      OptionSyntax(
        "inverted", .required("POLICY"),
        "what an end before the beginning means: reject, ignore, wrap"
      ),
      OptionSyntax("components", .required("LIST"), "what a picker shows: date,hourAndMinute"),
      OptionSyntax("minute-interval", .required("N"), "the distance of the minutes on offer"),
      OptionSyntax("rounding", .required("HOW"), "to the interval: down, nearest, up"),
      OptionSyntax(
        "grid", .required("POLICY"), "what a bound off the interval offers: exactBound, insideGrid"),
      OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
      OptionSyntax("json", .none, "prints an object for each, as the operation clamp of batch"),
    ],
    discussion: """
      Values and bounds are dates (2026-03-14), local times (2026-03-14T09:30), instants with an
      offset (2026-03-14T09:30Z), times (09:30) or 'now'. A bound that is a date covers the whole day.
      Without values on the command line they are read from standard input, one a line.

      Each value is printed where it belongs, in the form in which it was given. With --components a
      value that moves to another day keeps its time of day where it can, as in a picker.
      """,
    examples: [
      ("kalends clamp 2026-05-31 --from 2026-03-01 --through 2026-04-30", "2026-04-30"),
      (
        "kalends clamp 2026-03-29T02:30 --zone Europe/Berlin --from now --json",
        "a time that the clocks skip, and what is in the past, moved, with the reason"
      ),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let clamping = try clamping(arguments)
    return try console.answerEach(of: arguments.arguments[...], counting: "values") { value in
      let result = try clamping.result(of: .string(value))
      return ((arguments.has("json") ? result.json.text : result.value) + "\n", .success)
    }
  }

  private func clamping(_ arguments: Arguments) throws -> Clamping {
    let components = try arguments.components()
    let zone = try Session(console: console).zone(arguments["zone"])
    let now = try console.now()
    let clamp = try DateClamp(
      arguments.bounds(), components: components,
      minuteInterval: arguments.integer("minute-interval", in: 1...30) ?? 1,
      rounding: arguments.choice("rounding", of: MinuteRounding.names) ?? .down,
      grid: arguments.choice("grid", of: GridPolicy.names) ?? .exactBound, now: now, zone: zone)
    return Clamping(clamp: clamp, now: now, zone: zone, keepsTime: components != nil)
  }
}

extension Arguments {
  /// The value of an option out of a list of names.
  func choice<Choice>(
    _ name: String, of choices: [(name: String, value: Choice)]
  ) throws(UsageError) -> Choice? {
    let text = try choice(name, of: choices.map(\.name))
    return choices.first { $0.name == text }?.value
  }

  /// What may be chosen, by `--from`, `--through`, `--before` and `--inverted`.
  func bounds() throws -> DateBounds {
    guard self["through"] == nil || self["before"] == nil else {
      throw UsageError("--through and --before exclude each other")
    }
    let from = try self["from"].map { try DateBound($0) }
    let inverted = try choice("inverted", of: DateBounds.Inverted.names) ?? .reject
    if let before = self["before"] {
      return DateBounds(from: from, before: try DateBound(before), inverted: inverted)
    }
    return DateBounds(
      from: from, through: try self["through"].map { try DateBound($0) }, inverted: inverted)
  }

  /// What a picker shows, by `--components`; `nil` where nothing is said.
  func components() throws(UsageError) -> DisplayedComponents? {
    guard let list = self["components"] else { return nil }
    var components: DisplayedComponents = []
    for name in list.split(separator: ",") {
      guard let component = DisplayedComponents.names.first(where: { $0.name == name }) else {
        throw UsageError("--components has '\(name)': it has to be date, hourAndMinute or both")
      }
      components.insert(component.value)
    }
    return components
  }
}
