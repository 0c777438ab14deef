import Kalends
import Testing

/// What is said of a select, and its accessibility tree.
@Suite struct SelectSpeechTests {
  @Test("the closed select says name, value and role, in the order and words of each reader")
  func closed() throws {
    let spoken: [(ScreenReader, String)] = [
      (.voiceOver, "Fruit, Apple, Pop Up Button"), (.orca, "Fruit, Apple, combo box"),
      (.nvda, "Fruit, combo box, Apple"), (.talkBack, "Apple, Fruit, drop-down list"),
      (.neutral, "Fruit, Apple, pop-up button"),
    ]
    #expect(Set(spoken.map(\.0)) == Set(ScreenReader.allCases))
    for (reader, text) in spoken {
      let step = try SelectPlayer(fruits, chosen: "Apple", reader: reader).model.firstStep()
      #expect(step.utterance.text == text)
      #expect(step.utterance.braille.contains("Fruit") && step.shown == ["Apple"])
    }
  }

  @Test("an option says its text, its role, whether it is chosen, and its place")
  func option() throws {
    var player = try SelectPlayer(fruits, chosen: "Banana")
    #expect(try player.perform(.open).utterance.text == "Banana, option, selected, 2 of 4")
    #expect(try player.perform(.key(.arrowUp)).utterance.text == "Apple, option, 1 of 4")
    var orca = try SelectPlayer(fruits, chosen: "Banana", reader: .orca)
    #expect(try orca.perform(.open).utterance.text == "Banana, selected, option, 2 of 4")
  }

  @Test("thousands are said as one number", arguments: ["fr", "pl", "cs", "sv"])
  func thousands(_ locale: String) throws {
    var player = try SelectPlayer((0..<12_345).map { "\($0)" }, locale: locale)
    let step = try player.perform(.key(.end))
    let position = try #require(step.utterance.parts.first { $0.slot == .position })
    #expect(position.text.text.hasPrefix("12345 ") && position.text.text.hasSuffix(" 12345"))
  }

  @Test("a state is a word of the name or is exposed, never both")
  func states() throws {
    for reader in ScreenReader.allCases {
      var player = try SelectPlayer(fruits, chosen: "Banana", disabled: ["Grape"], reader: reader)
      try player.perform(.open)
      let tree = try player.model.tree()
      let banana = try #require(tree.first(.option("Banana")))
      #expect(banana.states.contains(.selected) != (banana.name?.text == "Banana, selected"))
      let grape = try #require(tree.first(.option("Grape")))
      #expect(grape.states.contains(.disabled) != (grape.name?.text == "Grape, unavailable"))
      #expect(grape.actions.isEmpty && !grape.states.contains(.focusable))
    }
  }

  @Test("the closed select is one button, the open one a button and a list")
  func tree() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let closed = try player.model.tree()
    #expect(closed.children.map(\.role) == [.popUpButton])
    let button = closed.children[0]
    #expect(button.name?.text == "Fruit" && button.value?.text == "Apple")
    #expect(button.states == [.focusable, .focused, .collapsed] && button.actions == [.open])
    try player.perform(.open, .key(.end))
    let open = try player.model.tree()
    #expect(open.children.map(\.role) == [.popUpButton, .listBox])
    #expect(
      open.children[0].relations == [.controls(.list), .activeDescendant(.option("Grape"))])
    #expect(open.children[1].children.map(\.position?.index) == [1, 2, 3, 4])
    #expect(open.first(player.model.focus)?.states.contains(.focused) == true)
    let part = try player.model.tree(showing: 1..<3)
    #expect(part.children[1].children.map(\.position) == [.init(2, of: 4), .init(3, of: 4)])
  }

  @Test("elsewhere than in SwiftUI the visible label is a text that names the button")
  func label() throws {
    let tree = try SelectPlayer(fruits, chosen: "Apple", platform: .aria).model.tree()
    #expect(tree.children.map(\.id) == [.label, .button])
    #expect(tree.children[1].relations == [.labelledBy(.label)])
  }

  @Test("sections are groups with a name")
  func sections() throws {
    var configuration = PickerConfiguration("it", .select, label: .text("Plant"))
    configuration.options = [
      SelectOption("0", "None"), SelectOption("1", "Apple", section: "Fruit"),
      SelectOption("2", "Pear", section: "Fruit"), SelectOption("3", "Oak", section: "Tree"),
      SelectOption("4", "Fig", section: "Fruit"),
    ]
    var player = try SelectPlayer(
      configuration, in: PickerEnvironment(locale: "en", zone: .utc))
    try player.perform(.open)
    let list = try #require(player.model.tree().first(.list))
    #expect(list.children.map(\.role) == [.option, .group, .group, .group])
    #expect(list.children.map { $0.children.count } == [0, 2, 1, 1])
    #expect(list.children.dropFirst().map { $0.name?.text } == ["Fruit", "Tree", "Fruit"])
    #expect(Set(list.children.map(\.id)).count == 4)
    #expect(list.children[3].children[0].position == .init(5, of: 5))
  }

  @Test("an accessibility label hides the value in SwiftUI, and nowhere else")
  func hidden() throws {
    var configuration = PickerConfiguration("it", .select, label: .text("Fruit"))
    configuration.accessibilityLabel = "Fruit"
    configuration.options = fruits.map { SelectOption($0, $0) }
    configuration.selection = .option(.text("Apple"))
    var environment = try PickerEnvironment(locale: "en", zone: .utc)
    environment.screenReader = .voiceOver
    var player = try SelectPlayer(configuration, in: environment)
    #expect(try player.perform().utterance.text == "Fruit, Pop Up Button")
    environment.platform = .aria
    player = try SelectPlayer(configuration, in: environment)
    #expect(try player.perform().utterance.text == "Fruit, Apple, Pop Up Button")
  }

  @Test("what the host changes is said alone, and is no change of a person's")
  func host() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let step = try player.perform(.set([.value(.option(.text("Grape")))]))
    #expect(step.changed == [.adjusted] && step.utterance.text == "Grape")
    let nothing = try player.perform(.set([.value(.none)]))
    #expect(nothing.shown == ["None"] && nothing.value == .none)
  }

  @Test("options change while the list is open: the highlight goes to the nearest that remains")
  func changingOptions() throws {
    func options(_ texts: String) -> PickerAction {
      .set([.options(texts.map { SelectOption(String($0), String($0)) })])
    }
    for (new, highlight) in [
      ("abcdefg", "d"), ("abcefg", "e"), ("abcg", "c"), ("agf", "f"), ("xyz", "x"), ("a", "a"),
    ] {
      var player = try SelectPlayer("abcdefg".map { String($0) }, chosen: "d")
      try player.perform(.open)
      let step = try player.perform(options(new))
      #expect(player.highlighted == highlight, "\(new)")
      #expect(step.value == .option(.text("d")), "the selection stays the host's")
      #expect(step.announcements.count == (new.count == 7 ? 0 : 1))
    }
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let emptied = try player.perform(.open, .set([.options([])]))
    #expect(emptied.focus == .list && emptied.announcements.map(\.text.text) == ["0 options"])
    let refilled = try player.perform(options("ab"))
    #expect(refilled.focus == .option("a"))
  }

  @Test("equal actions lead to equal models")
  func replay() throws {
    let actions: [PickerAction] = [.open, .type("b"), .key(.arrowDown), .key(.enter), .type("x")]
    var one = try SelectPlayer(fruits, chosen: "Apple")
    var other = try SelectPlayer(fruits, chosen: "Apple")
    for action in actions {
      #expect(try one.perform(action) == other.perform(action))
      #expect(one.model == other.model && one.model.hashValue == other.model.hashValue)
    }
  }
}
