import Kalends
import Testing

/// Finding an option by typing.
@Suite struct SelectTypeaheadTests {
  /// What is highlighted after each text.
  private func highlights(
    _ options: [String], _ typed: [String], locale: String = "en", disabled: Set<String> = []
  ) throws -> [String?] {
    var player = try SelectPlayer(options, disabled: disabled, locale: locale)
    return try typed.map {
      try player.perform(.type($0))
      return player.highlighted
    }
  }

  @Test(
    "l finds Łódź and o finds Øre in any locale",
    arguments: ["en", "pl", "da", "tr", "lt", "sv", "ar", "ja", "und"])
  func anyLocale(_ locale: String) throws {
    #expect(try highlights(["Berlin", "Łódź"], ["l"], locale: locale) == ["Łódź"])
    #expect(try highlights(["Euro", "Øre"], ["o"], locale: locale) == ["Øre"])
  }

  @Test("what the locale finds comes first; the same letter again reaches the rest")
  func strictest() throws {
    #expect(
      try highlights(["Łódź", "Lublin"], ["l", "l", "l"], locale: "pl")
        == ["Lublin", "Łódź", "Lublin"])
    #expect(try highlights(["Łódź", "Lublin"], ["ł"], locale: "pl") == ["Łódź"])
  }

  @Test("letters make a word, which starts behind the current option and may stay on it")
  func words() throws {
    let options = ["New York", "Newark", "Nice", "Newcastle"]
    #expect(
      try highlights(options, ["n", "e", "w", "c"])
        == ["New York", "New York", "New York", "Newcastle"])
    var player = try SelectPlayer(options, chosen: "New York")
    try player.perform(.type("n"))
    #expect(player.highlighted == "Newark")
  }

  @Test("a space joins a search that is under way, and is a key again after it")
  func space() throws {
    var player = try SelectPlayer(["New York", "Newark", "Newcastle", "New Zealand"])
    try player.perform(.type("new"), .key(.space), .type("z"))
    #expect(player.highlighted == "New Zealand" && player.model.isOpen)
    try player.perform(.key(.arrowUp), .key(.space))
    #expect(player.chosen == "Newcastle" && !player.model.isOpen)
  }

  @Test("a pause of a second starts over, a shorter one does not")
  func pause() throws {
    let options = ["Banana", "Apricot", "Nut"]
    var player = try SelectPlayer(options)
    try player.perform(.type("b"), .type("a", after: 999))
    #expect(player.highlighted == "Banana")
    try player.perform(.type("n", after: 1000))
    #expect(player.highlighted == "Nut")
  }

  @Test("time that passes by the clock is a pause too")
  func clock() throws {
    let keys = try SearchKeyMaker(locale: "en")
    var model = try SelectPlayer(["Banana", "Apricot"]).model
    let start = try Instant("2026-03-14T09:30:00Z")
    _ = try model.perform(.type("b"), now: start, searchKey: keys.key)
    let late = try Instant("2026-03-14T09:30:01Z")
    _ = try model.perform(.type("a"), now: late, searchKey: keys.key)
    #expect(model.highlighted == 1)
    let step = try model.perform(
      .key(.space), now: Instant("2026-03-14T09:30:02Z"), searchKey: keys.key)
    #expect(step.value == .option(.text("Apricot")))
  }

  @Test("options that cannot be chosen are passed over")
  func disabled() throws {
    #expect(
      try highlights(["Ada", "Ann", "Amy"], ["a", "a", "a"], disabled: ["Ann"])
        == ["Ada", "Amy", "Ada"])
  }

  @Test("nothing that begins so: the highlight stays, and that is said")
  func noMatch() throws {
    var player = try SelectPlayer(fruits, chosen: "Cherry")
    let step = try player.perform(.type("x"))
    #expect(player.highlighted == "Cherry")
    #expect(step.announcements.map(\.text.text) == ["No match"])
  }

  @Test("capital and small letters are one letter that is typed again")
  func capitals() throws {
    #expect(try highlights(["James", "John"], ["J", "j"]) == ["James", "John"])
  }

  @Test("ten thousand options find the same as a few", arguments: [10, 10_000])
  func many(_ count: Int) throws {
    var player = try SelectPlayer((0..<count).map { "Option \($0)" })
    try player.perform(.type("option 7"))
    #expect(player.highlighted == "Option 7")
    try player.perform(.key(.end))
    #expect(player.highlighted == "Option \(count - 1)")
  }
}

/// Mistakes that others reported about selects and typing in them.
@Suite struct ReportedBugsSelectTests {
  @Test(
    "the same letter again goes on to the next option, and around",
    .bug("https://github.com/fnagel/jquery-ui/issues/144", id: "SE-05"))
  func cycle() throws {
    var player = try SelectPlayer(["James", "John", "Johnson"])
    var found: [String?] = []
    for _ in 0..<4 {
      try player.perform(.type("j"))
      found.append(player.highlighted)
    }
    #expect(found == ["James", "John", "Johnson", "James"])
  }

  @Test(
    "text that an input method composed finds its option",
    .bug("https://github.com/UI5/openui5/issues/1362", id: "SE-08"))
  func composed() throws {
    for locale in ["zh", "en", "und"] {
      var player = try SelectPlayer(["上海", "可可", "北京"], locale: locale)
      try player.perform(.type("可"))
      #expect(player.highlighted == "可可")
    }
  }

  private func select(
    _ options: [SelectOption], chosen: OptionTag? = nil
  ) throws -> SelectPlayer {
    var configuration = PickerConfiguration("it", .select, label: .text("Medicine"))
    configuration.options = options
    configuration.selection = chosen.map { .option($0) } ?? PickerSelection.none
    return try SelectPlayer(configuration, in: PickerEnvironment(locale: "en", zone: .utc))
  }

  @Test(
    "of two options with one text one is chosen",
    .bug("https://github.com/innovaccer/design-system/issues/2678", id: "SE-09"))
  func sameTexts() throws {
    var player = try select([SelectOption("a", "Aspirin"), SelectOption("b", "Aspirin")])
    player.model = try select(
      [SelectOption("a", "Aspirin"), SelectOption("b", "Aspirin")], chosen: .text("b")
    ).model
    try player.perform(.open)
    let tree = try player.model.tree()
    #expect(tree.first(.option("a"))?.name?.text == "Aspirin")
    #expect(tree.first(.option("b"))?.name?.text == "Aspirin, selected")
    #expect(player.model.selected == 1)
  }

  @Test(
    "an option is its tag, never its text",
    .bug("https://github.com/danielfarrell/bootstrap-combobox/issues/139", id: "SE-10"))
  func sameTextsOtherValues() throws {
    var player = try select([
      SelectOption("x", "First", tag: .number(1)), SelectOption("y", "Second", tag: .number(2)),
      SelectOption("z", "First", tag: .number(3)),
    ])
    let step = try player.perform(.key(.home), .key(.enter))
    #expect(step.value == .option(.number(1)))
  }
}
