internal import Kalends

extension BatchOperation {
  /// What pickers do: date pickers, and selects.
  static let pickers: [BatchOperation] = [("picker", .date), ("select", .select)].map {
    name, kind in
    BatchOperation(
      name,
      keys: [
        RequestKey("config", .object, isRequired: true), RequestKey("actions", .list),
        RequestKey("platform", .text), RequestKey("screenReader", .text),
        RequestKey("tree", .boolean),
      ], answer: ["steps"]
    ) { request in
      var play = try request.play(kind)
      let showsTree = request.boolean("tree") ?? false
      func json(_ step: PickerStep) throws -> JSONValue {
        step.json(value: try play.json(step.value), tree: showsTree ? try play.tree() : nil)
      }
      var steps = [try json(play.firstStep())]
      for action in request.list("actions") ?? [] { steps.append(try json(play.perform(action))) }
      return .object(["steps": .array(steps)])
    }
  }
}

extension BatchRequest {
  /// What gives the picker its name.
  func platform() throws(RequestError) -> Platform {
    try choice("platform", among: named(Platform.self)) ?? .swiftUI
  }

  /// For whom the picker speaks.
  func screenReader() throws(RequestError) -> ScreenReader {
    try choice("screenReader", among: named(ScreenReader.self)) ?? .neutral
  }

  /// The picker of `config`, ready to play, of a kind where it does not say one.
  func play(_ kind: PickerConfiguration.Kind = .date) throws -> PickerPlay {
    guard let config = self["config"] else { throw missing("config") }
    return try PickerPlay(
      styledPicker(config, kind), platform: platform(), screenReader: screenReader(),
      numberingSystem: text("numberingSystem"), session: session)
  }

  /// A picker; what it does not say about locale, calendar, zone and time is as the request has it.
  private func styledPicker(
    _ config: JSONValue, _ kind: PickerConfiguration.Kind
  ) throws -> StyledPicker {
    var configuration = try PickerConfiguration(config, kind: kind)
    configuration.locale = try configuration.locale ?? locale()
    configuration.zone = configuration.zone ?? text("zone")
    if configuration.calendar == nil {
      configuration.calendar = try text("calendar").map { try CalendarIdentifier($0) }
    }
    if configuration.hourCycle == nil {
      configuration.hourCycle = try choice("hourCycle", among: HourCycle.names)
    }
    if configuration.now == nil {
      configuration.now = try present(in: session.zone(configuration.zone))
    }
    return StyledPicker(configuration)
  }
}
