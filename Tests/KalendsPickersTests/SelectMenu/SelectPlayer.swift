import Kalends
import Testing

/// A select that is played on: actions one after the other, with a clock that stands still.
struct SelectPlayer {
  var model: SelectMenuModel
  private let keys: SearchKeyMaker
  private let now: Instant

  init(_ configuration: PickerConfiguration, in environment: PickerEnvironment) throws {
    let keys = try SearchKeyMaker(locale: environment.locale.requested)
    self.keys = keys
    now = try Instant("2026-03-14T09:30Z")
    model = try SelectMenuModel(
      StyledPicker(configuration), in: environment, searchKey: keys.key)
  }

  /// A select of texts, which are their own ids, with its label "Fruit".
  init(
    _ texts: [String], chosen: String? = nil, disabled: Set<String> = [], locale: String = "en",
    reader: ScreenReader = .voiceOver, platform: Platform = .swiftUI
  ) throws {
    var environment = try PickerEnvironment(locale: locale, zone: .utc)
    environment.screenReader = reader
    environment.platform = platform
    var configuration = PickerConfiguration("fruit", .select, label: .text("Fruit"))
    configuration.options = texts.map {
      SelectOption($0, $0, isEnabled: !disabled.contains($0))
    }
    configuration.selection = chosen.map { .option(.text($0)) } ?? PickerSelection.none
    try self.init(configuration, in: environment)
  }

  @discardableResult
  mutating func perform(_ actions: PickerAction...) throws -> PickerStep {
    var step = try model.firstStep()
    for action in actions { step = try model.perform(action, now: now, searchKey: keys.key) }
    return step
  }

  /// The text of the option that has the highlight.
  var highlighted: String? { model.highlighted.map { model.options[$0].text } }

  /// The text of the chosen option.
  var chosen: String? { model.selected.map { model.options[$0].text } }
}

/// The options of the golden pattern.
let fruits = ["Apple", "Banana", "Cherry", "Grape"]
