import Kalends
import Testing

/// The keys of the W3C's select-only combobox.
///
/// Source: ARIA Authoring Practices Guide, "Select-Only Combobox Example", Keyboard Support.
@Suite struct SelectKeyTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }

  @Test(
    "closed: these keys open the list without moving in it",
    arguments: [
      PickerAction.key(.arrowDown), .key(.arrowDown, .alt), .key(.enter), .key(.space),
    ])
  func open(_ action: PickerAction) throws {
    var player = try SelectPlayer(fruits, chosen: "Banana")
    let step = try player.perform(action)
    #expect(player.model.isOpen && player.highlighted == "Banana")
    #expect(step.changed == [.open, .focus] && step.focus == .option("Banana"))
  }

  @Test("closed: Up and Home open and move to the first option, End to the last one")
  func openAndMove() throws {
    for (key, text) in [(PickerKey.arrowUp, "Apple"), (.home, "Apple"), (.end, "Grape")] {
      var player = try SelectPlayer(fruits, chosen: "Banana")
      try player.perform(.key(key))
      #expect(player.model.isOpen && player.highlighted == text, "\(key)")
      #expect(player.chosen == "Banana")
    }
  }

  @Test("closed: without a choice the first option that can be chosen is highlighted")
  func openWithoutChoice() throws {
    var player = try SelectPlayer(fruits, disabled: ["Apple"])
    try player.perform(.open)
    #expect(player.highlighted == "Banana")
  }

  @Test("closed: letters open the list and move to what begins with them")
  func openByTyping() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let step = try player.perform(.type("gr"))
    #expect(player.model.isOpen && player.highlighted == "Grape" && player.chosen == "Apple")
    #expect(step.announcements.isEmpty)
  }

  @Test(
    "open: these keys choose what is highlighted and close the list",
    arguments: [
      PickerAction.key(.enter), .key(.space), .key(.tab), .key(.arrowUp, .alt),
    ])
  func commit(_ action: PickerAction) throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let step = try player.perform(.open, .key(.arrowDown), action)
    #expect(player.chosen == "Banana" && !player.model.isOpen)
    #expect(step.focus == .button && step.changed == [.value, .open, .focus])
    #expect(step.value == .option(.text("Banana")))
  }

  @Test("open: Escape keeps the old value")
  func escape() throws {
    for action in [PickerAction.key(.escape), .escape, .close] {
      var player = try SelectPlayer(fruits, chosen: "Apple")
      let step = try player.perform(.open, .key(.end), action)
      #expect(player.chosen == "Apple" && !player.model.isOpen && step.focus == .button)
      #expect(step.changed == [.open, .focus])
    }
  }

  @Test("open: arrows move by one, Page Up and Page Down by ten, Home and End to the ends")
  func move() throws {
    var player = try SelectPlayer(Self.letters, chosen: "c")
    for (key, text) in [
      (PickerKey.arrowDown, "d"), (.arrowUp, "c"), (.pageDown, "m"), (.pageDown, "w"),
      (.pageDown, "z"), (.arrowDown, "z"), (.pageUp, "p"), (.pageUp, "f"), (.pageUp, "a"),
      (.arrowUp, "a"), (.end, "z"), (.home, "a"),
    ] {
      if !player.model.isOpen { try player.perform(.open) }
      try player.perform(.key(key))
      #expect(player.highlighted == text, "\(key)")
    }
    #expect(player.chosen == "c")
  }

  @Test("arrows go past options that cannot be chosen")
  func disabled() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple", disabled: ["Banana", "Cherry"])
    try player.perform(.open, .key(.arrowDown))
    #expect(player.highlighted == "Grape")
    try player.perform(.key(.arrowUp))
    #expect(player.highlighted == "Apple")
    // A chosen option that has been disabled since keeps its place.
    var other = try SelectPlayer(fruits, chosen: "Banana", disabled: ["Banana"])
    try other.perform(.open)
    #expect(other.highlighted == "Apple" && other.chosen == "Banana")
  }

  @Test("in a list in which nothing can be chosen nothing is highlighted, and nothing is chosen")
  func allDisabled() throws {
    for texts in [fruits, []] {
      var player = try SelectPlayer(texts, disabled: Set(fruits))
      let opened = try player.perform(.key(.end))
      #expect(opened.focus == .list && player.highlighted == nil)
      let step = try player.perform(.key(.arrowDown), .type("a"), .key(.enter))
      #expect(player.chosen == nil && !player.model.isOpen && step.focus == .button)
    }
  }

  @Test("what makes no sense for a menu changes nothing")
  func nonsense() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let model = player.model
    for action in [
      PickerAction.toggle(try Day("2026-03-14")), .turn(.hour, .by(1)), .rest, .tick, .focus,
      .step(by: 1), .page(by: 1), .close, .key(.tab), .key(.arrowLeft), .key(.pageDown),
      .set([.bounds(.none)]),
    ] {
      let step = try player.perform(action)
      #expect(player.model == model && step.changed == [], "\(action)")
    }
  }

  @Test("steps and pages move in the open list, as far as they can be counted")
  func steps() throws {
    var player = try SelectPlayer(Self.letters, chosen: "a")
    try player.perform(.open, .step(by: 2))
    #expect(player.highlighted == "c")
    try player.perform(.page(by: 1))
    #expect(player.highlighted == "m")
    try player.perform(.page(by: .min), .step(by: .max))
    #expect(player.highlighted == "z")
  }

  @Test("a tap on an option chooses it, unless it cannot be chosen")
  func choose() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple", disabled: ["Grape"])
    let step = try player.perform(.open, .choose(.option(.text("Cherry"))))
    #expect(player.chosen == "Cherry" && step.focus == .button)
    let refused = try player.perform(.open, .choose(.option(.text("Grape"))))
    #expect(player.chosen == "Cherry" && player.model.isOpen && refused.changed == [])
    #expect(refused.announcements.map(\.text.text) == ["Grape is not available."])
    try player.perform(.choose(.none))
    #expect(player.chosen == nil)
  }

  @Test("wrong values, styles and parts are errors, and leave the select as it was")
  func misuse() throws {
    var player = try SelectPlayer(fruits, chosen: "Apple")
    let model = player.model
    #expect(throws: PickerError.wrongValue(.option(.text("Kiwi")))) {
      try player.perform(.choose(.option(.text("Kiwi"))))
    }
    let day = PickerSelection.date(.now)
    #expect(throws: PickerError.wrongValue(day)) { try player.perform(.choose(day)) }
    #expect(throws: PickerError.wrongValue(day)) { try player.perform(.set([.value(day)])) }
    #expect(throws: PickerError.noSuchNode(.option("Banana"))) {
      try player.perform(.move(to: .option("Banana")))
    }
    #expect(player.model == model)
    let environment = try PickerEnvironment(locale: "en", zone: .utc)
    for style in [PickerStyle.wheel, .segmented, .inline, .compact] {
      var configuration = PickerConfiguration("fruit", .select)
      configuration.style = style
      #expect(throws: PickerError.unknownStyle(style)) {
        try SelectPlayer(configuration, in: environment)
      }
    }
  }
}
