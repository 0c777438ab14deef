import Kalends
import Testing

/// The must haves and acceptance checks of `select-menu-accessibility.txt`, heading by heading,
/// played on the model of its golden pattern.
@Suite struct SelectAcceptanceTests {
  private func play(_ change: (inout PickerConfiguration) -> Void = { _ in }) throws -> SelectPlayer
  {
    var environment = try PickerEnvironment(locale: "en", zone: .utc)
    environment.screenReader = .voiceOver
    environment.platform = .swiftUI
    return try SelectPlayer(changed(Golden.fruit(), change), in: environment)
  }

  // MARK: - Use when

  @Test("the user chooses one value and the current choice is shown on the pop-up button")
  func shown() throws {
    var player = try play()
    #expect(try player.perform().shown == ["Apple"])
    #expect(try player.perform(.choose(.option(.text("grape")))).shown == ["Grape"])
    #expect(try player.perform().value == .option(.text("grape")), "one value, not two")
  }

  // MARK: - Must Haves; Acceptance Checks, Traits & semantics

  @Test("a pop-up button exposing its name from the label and its current value")
  func exposed() throws {
    for style in [nil, PickerStyle.automatic, .menu] {
      let button = try #require(try play { $0.style = style }.model.tree().first(.button))
      #expect(button.role == .popUpButton && button.name?.text == "Fruit")
      #expect(button.value?.text == "Apple")
    }
    let overridden = try play { $0.accessibilityLabel = "Fruit" }.model.tree().first(.button)
    #expect(overridden?.value == nil, "an accessibility label suppresses the value")
  }

  // MARK: - Acceptance Checks, VoiceOver

  @Test("when closed, VoiceOver speaks the picker name and the selected value")
  func closed() throws {
    var player = try play()
    #expect(try player.perform().utterance.text == "Fruit, Apple, Pop Up Button")
  }

  @Test("opening the picker lists the options, and selecting one updates the announced value")
  func opening() throws {
    var player = try play()
    let opened = try player.perform(.open)
    #expect(opened.utterance.text == "Apple, option, selected, 1 of 4")
    let list = try #require(try player.model.tree().first(.list))
    #expect(list.children.map { $0.name?.text } == fruits)
    let chosen = try player.perform(.key(.arrowDown), .key(.enter))
    #expect(chosen.utterance.text == "Fruit, Banana, Pop Up Button")
    #expect(chosen.announcements.isEmpty, "the focus move says it already")
  }

  @Test("after a selection, VoiceOver focus returns to the picker rather than jumping elsewhere")
  func focusReturn() throws {
    for action in [PickerAction.key(.enter), .key(.escape), .choose(.option(.text("grape")))] {
      var player = try play()
      let step = try player.perform(.open, .key(.end), action)
      #expect(step.focus == .button && step.changed.contains([.open, .focus]))
    }
  }

  // MARK: - Acceptance Checks, Switch Control & Full Keyboard Access

  @Test("it opens, an option can be chosen, and it closes, by keyboard and by switch")
  func operable() throws {
    let grape = PickerSelection.option(.text("grape"))
    for actions in [
      [PickerAction.key(.space), .key(.end), .key(.space)],
      [.key(.arrowDown), .key(.arrowDown), .key(.arrowDown), .key(.arrowDown), .key(.tab)],
      [.open, .step(by: 3), .choose(grape)], [.open, .move(to: .option("grape")), .key(.enter)],
    ] {
      var player = try play()
      #expect(try player.model.tree().first(.button)?.states.contains(.focusable) == true)
      var wasOpen = false
      for action in actions {
        try player.perform(action)
        wasOpen = wasOpen || player.model.isOpen
      }
      #expect(wasOpen && !player.model.isOpen && player.chosen == "Grape", "\(actions)")
    }
  }

  // MARK: - Customizable

  @Test("a separate visible text with the selection stays in sync with the binding")
  func echo() throws {
    let echo = SelectionEcho("Fruit: {value}")
    var player = try play()
    for fruit in fruits {
      let step = try player.perform(.choose(.option(.text(fruit.lowercased()))))
      #expect(step.shown.first.map { echo.text(for: $0) } == "Fruit: \(fruit)")
    }
  }

  @Test("the option set may be dynamic, as long as each option has stable text and a tag")
  func dynamic() throws {
    var player = try play()
    let more = (["Fig"] + fruits).map { SelectOption($0.lowercased(), $0) }
    let step = try player.perform(.open, .key(.arrowDown), .set([.options(more)]))
    #expect(player.highlighted == "Banana" && player.chosen == "Apple")
    #expect(step.focus == .option("banana"))
  }
}
