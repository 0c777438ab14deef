import Kalends
import TestSupport
import Testing

/// Rules about trees, utterances and action traces, each broken by one change of something right.
@Suite struct AuditBehaviourTests {
  private func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

  // MARK: - Selects

  /// The rules that the golden select breaks when its behaviour is changed.
  private func broken(
    by change: (inout PickerEvidence) -> Void
  ) throws -> [AuditRule] {
    var evidence = try played(Golden.fruit())
    change(&evidence)
    return try KalendsPickersTests.broken(Golden.fruit(), evidence: [evidence])
  }

  @Test("the model of the golden select breaks nothing, for any screen reader")
  func selectModel() throws {
    for reader in ScreenReader.allCases {
      let evidence = try played(Golden.fruit(), reader: reader)
      #expect(
        try KalendsPickersTests.broken(Golden.fruit(), reader: reader, evidence: [evidence]) == [])
    }
  }

  @Test("what follows from how a select was put together is reported once")
  func folded() throws {
    for (rule, change) in [
      (AuditRule.selectAccessibilityLabelHidesValue, { $0.accessibilityLabel = "Fruit" }),
      (.selectEmptyLabel, { $0.label = .text("") }),
      (.selectNoOption, { $0.selection = .option(.text("kiwi")) }),
    ] as [(AuditRule, (inout PickerConfiguration) -> Void)] {
      let picker = changed(Golden.fruit(), change)
      let evidence = try played(picker)
      #expect(try KalendsPickersTests.broken(picker, evidence: [evidence]) == [rule])
    }
  }

  @Test("closed: a pop-up button with a name and a value, whose options can be reached")
  func selectRole() throws {
    #expect(try broken { $0.tree?.children[0].role = .button } == [.selectRole])
    #expect(try broken { $0.tree?.children[0].value = nil } == [.selectRole])
    #expect(try broken { $0.tree?.children[0].name = nil } == [.selectEmptyLabel])
    let unreachable = try broken {
      $0.tree?.children[0].actions = []
      $0.moments = []
    }
    #expect(unreachable == [.selectRole])
    #expect(try broken { $0.tree?.children[0].states = [] } == [.selectKeyboard])
  }

  @Test("opens and closes by keyboard, and gets the focus back")
  func selectKeyboard() throws {
    let stuck = try broken {
      $0.moments = Array($0.moments.prefix(2))
      $0.moments[1].step.changed = []
    }
    #expect(stuck == [.selectKeyboard])
    #expect(try broken { $0.moments[3].step.focus = .label } == [.selectNoFocusReturn])
  }

  @Test("name once, value, role, in the order of the screen reader")
  func closedSpeech() throws {
    let name = Utterance.Part(.name, text("Fruit"))
    let value = Utterance.Part(.value, text("Apple"))
    let role = Utterance.Part(.role, text("Pop Up Button"))
    for (parts, rules) in [
      ([name, value, role], []), ([value, role], [AuditRule.speechNameCount]),
      ([name, role], [.speechValueMissing]), ([name, value], [.speechOrder]),
      ([value, name, role], [.speechOrder]),
    ] {
      #expect(try broken { $0.moments[0].step.utterance.parts = parts } == rules)
    }
    let twice = [name, Utterance.Part(.name, text("Menu")), value, role]
    #expect(try broken { $0.moments[0].step.utterance.parts = twice } == [.speechNameCount])
    for (part, isRepeated) in [
      (Utterance.Part(.state, text("fruit selected")), true),
      (Utterance.Part(.state, text("selected selected")), true),
      (Utterance.Part(.state, text("selected")), false),
      (Utterance.Part(.state, text("button pressed")), false),
      (Utterance.Part(.hint, text("Opens the fruit list")), false),
    ] {
      #expect(
        try broken { $0.moments[0].step.utterance.parts = [name, value, role, part] }
          == (isRepeated ? [.speechDuplicateWord] : []))
    }
    let inValue = [name, Utterance.Part(.value, text("Fruit salad")), role]
    #expect(
      try broken { $0.moments[0].step.utterance.parts = inValue } == [.speechDuplicateWord])
  }

  @Test("after a change the new value is spoken, and an echo is in step")
  func changes() throws {
    let stale = try broken { evidence in
      evidence.moments[3].step.utterance.parts.removeAll { $0.slot == .value }
    }
    #expect(stale == [.speechValueStale])
    let picker = changed(Golden.fruit()) { $0.echo = SelectionEcho("Fruit: {value}") }
    var evidence = try played(picker)
    #expect(try KalendsPickersTests.broken(picker, evidence: [evidence]) == [])
    evidence.moments[3].echo = "Fruit: Apple"
    #expect(try KalendsPickersTests.broken(picker, evidence: [evidence]) == [.selectEchoOutOfSync])
  }

  @Test("one message a user action, once")
  func flood() throws {
    let one = Announcement(text("4 options"))
    let other = Announcement(text("Fruit list"))
    #expect(try broken { $0.moments[1].step.announcements = [one] } == [])
    #expect(try broken { $0.moments[1].step.announcements = [one, other] } == [.announceFlood])
    #expect(try broken { $0.moments[1].step.announcements = [one, one] } == [.monthDouble])
  }

  @Test(
    "nothing is spoken that is read wrongly",
    arguments: [
      "5\u{202F}PM", "5\u{2009}PM", "so\u{AD}fa", "\u{200F}1", "March 1–3", "1-3", "March – April",
      "3/14/2026", "Feb. 5", "5 juill. 2026", "5 p.m.",
    ])
  func unsafe(_ spoken: String) throws {
    let text = text(spoken)
    #expect(
      try broken { $0.moments[1].step.announcements = [.init(text)] } == [.speechUnsafeText])
  }

  @Test(
    "what is safe to speak",
    arguments: [
      "Thursday, March 14, 2026", "Not available. Set to May 5.", "28. März 2026",
      "Change undone. 7 Nisan 2026",
      "well-known",
      "سه\u{200C}شنبه",
      "2 of 4", "7 o'clock",
    ])
  func safe(_ spoken: String) throws {
    let text = text(spoken)
    #expect(try broken { $0.moments[1].step.announcements = [.init(text)] } == [])
  }

  @Test("every text carries its language")
  func languages() throws {
    let unmarked = LocalizedText("Fruit", language: "")
    #expect(try broken { $0.tree?.children[0].name = unmarked } == [.languageUnmarked])
    #expect(
      try broken { $0.moments[1].step.announcements = [.init(unmarked)] } == [.languageUnmarked])
  }

  // MARK: - Calendars

  private let headers = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// A small calendar, as somebody else may show it: five days of March 2026.
  private func calendar() throws -> AccessibilityNode {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"]
    let cells = try names.enumerated().map { index, name in
      let day = try Day("2026-03-0\(index + 1)")
      let isAvailable = index < 4
      return AccessibilityNode(
        .day(day), .cell,
        name: text("\(isAvailable ? "" : "Unavailable, ")\(name), March \(index + 1), 2026"),
        states: [.focusable], actions: isAvailable ? [.choose] : [])
    }
    let header = headers.enumerated().map { index, name in
      AccessibilityNode(.weekday(index), .columnHeader, name: text(name))
    }
    return AccessibilityNode(
      .picker, .group,
      children: [
        AccessibilityNode(
          .previous, .button, name: text("Previous month"), states: .focusable, actions: [.press]),
        AccessibilityNode(
          .next, .button, name: text("Next month"), states: .focusable, actions: [.press]),
        AccessibilityNode(.grid, .grid, name: text("March 2026"), children: header + cells),
      ])
  }

  private func broken(
    calendar change: (inout AccessibilityNode) -> Void, reader: ScreenReader = .voiceOver
  ) throws -> [AuditRule] {
    var tree = try calendar()
    change(&tree)
    return try KalendsPickersTests.broken(
      Golden.checkIn(), reader: reader,
      evidence: [PickerEvidence("Check in", tree: tree)])
  }

  @Test("the calendar is right as it stands")
  func rightCalendar() throws {
    #expect(try broken(calendar: { _ in }) == [])
  }

  @Test("graphical is a grid of days, wheel has adjustable columns, compact opens by a button")
  func interactionModel() throws {
    #expect(try broken(calendar: { $0.children.removeLast() }) == [.dateInteractionModel])
    let evidence = try PickerEvidence("it", tree: calendar())
    for picker in [Golden.startDate(), Golden.checkOut()] {
      let picker = changed(picker) { $0.id = "it" }
      #expect(
        try KalendsPickersTests.broken(picker, evidence: [evidence]) == [.dateInteractionModel])
    }
    let button = AccessibilityNode(
      .button, .popUpButton, name: text("Start date"), value: text("March 14, 2026"),
      states: [.focusable, .collapsed], actions: [.open])
    for (change, rules) in [
      ({ _ in }, []), ({ $0.value = nil }, [AuditRule.dateInteractionModel]),
      ({ $0.states = .focusable }, [.dateInteractionModel]),
      ({ $0.states = .collapsed }, [.dateKeyboard]),
    ] as [((inout AccessibilityNode) -> Void, [AuditRule])] {
      var button = button
      change(&button)
      #expect(
        try KalendsPickersTests.broken(
          Golden.startDate(), evidence: [PickerEvidence("Start date", tree: button)]) == rules)
    }
  }

  @Test("a cell out of range says so first; each says the whole date")
  func cells() throws {
    #expect(
      try broken(calendar: { $0.children[2].children[11].name = text("Thursday, March 5, 2026") })
        == [.dateDisabledNotExposed])
    #expect(
      try broken(calendar: {
        $0.children[2].children[11].name = text("Thursday, March 5, 2026")
        $0.children[2].children[11].states.formUnion(.disabled)
      }) == [])
    #expect(
      try broken(calendar: {
        $0.children[2].children[11].name = text("Thursday, March 5, 2026, unavailable")
      }) == [.cellUnavailableLate])
    for name in ["5", "March 5, 2026", "Thursday, March 5", "Thursday"] {
      #expect(
        try broken(calendar: { $0.children[2].children[7].name = text(name) })
          == [.cellIncompleteName], "\(name)")
    }
  }

  @Test("selected and today are words where the reader does not say them of itself")
  func states() throws {
    let chosen = { (tree: inout AccessibilityNode) in
      tree.children[2].children[7].states.formUnion(.selected)
    }
    #expect(try broken(calendar: chosen, reader: .voiceOver) == [])
    #expect(try broken(calendar: chosen, reader: .orca) == [.cellSilentState])
    let named = { (tree: inout AccessibilityNode) in
      tree.children[2].children[7].name = text("Sunday, March 1, 2026, selected")
      chosen(&tree)
    }
    #expect(try broken(calendar: named, reader: .orca) == [])
  }

  @Test("days of other months are hidden, weekdays have wide names, paging has names")
  func surroundings() throws {
    let april = try Day("2026-04-01")
    #expect(
      try broken(calendar: {
        $0.children[2].children[10].id = .day(april)
        $0.children[2].children[10].name = text("Wednesday, April 1, 2026")
      }) == [.cellPaddingExposed])
    for name in ["S", "Monday"] {
      #expect(
        try broken(calendar: { $0.children[2].children[0].name = text(name) })
          == [.dateAmbiguousHeader])
    }
    #expect(try broken(calendar: { $0.children[1].name = nil }) == [.navUnnamed])
  }

  @Test("what a drag does a tap does too")
  func drag() throws {
    let draggedOnly = try broken(calendar: { tree in
      for index in tree.children[2].children.indices {
        tree.children[2].children[index].actions = []
      }
    })
    #expect(draggedOnly.contains(.dragNoAlternative))
  }

  // MARK: - Wheels

  @Test("each column has a name of its own, its size, and steps")
  func wheels() throws {
    func column(_ field: WheelField, _ name: String) -> AccessibilityNode {
      AccessibilityNode(
        .column(field), .adjustable, name: text(name), value: text("7"),
        number: AdjustableNumber(7, limits: 0...23), states: .focusable,
        actions: [.increment, .decrement])
    }
    func broken(_ change: (inout AccessibilityNode) -> Void) throws -> [AuditRule] {
      var tree = AccessibilityNode(
        .picker, .group,
        children: [column(.hour, "Hour, Check out"), column(.minute, "Minute, Check out")])
      change(&tree)
      return try KalendsPickersTests.broken(
        Golden.checkOut(), evidence: [PickerEvidence("Check out", tree: tree)])
    }
    #expect(try broken { _ in } == [])
    #expect(try broken { $0.children[1].name = text("Hour, Check out") } == [.wheelColumnName])
    #expect(try broken { $0.children[1].number = nil } == [.wheelSetSize])
    #expect(
      try broken { $0.children[1].actions = [] } == [.dateInteractionModel, .dragNoAlternative])
  }

  // MARK: - Traces of date pickers

  private func step(
    _ focus: NodeIdentifier, _ spoken: [(UtteranceSlot, String)], _ changed: PickerChanges = [],
    value: PickerSelection = .none, announcing announcements: [String] = []
  ) -> PickerStep {
    let parts = spoken.map { Utterance.Part($0.0, text($0.1)) }
    return PickerStep(
      value: value, shown: [], focus: focus,
      utterance: Utterance(
        parts: parts, text: parts.map(\.text.text).joined(separator: ", "), braille: ""),
      announcements: announcements.map { Announcement(text($0)) }, changed: changed)
  }

  private func broken(
    _ picker: PickerConfiguration, _ moments: PickerEvidence.Moment...
  ) throws -> [AuditRule] {
    try KalendsPickersTests.broken(
      picker, evidence: [PickerEvidence(picker.id, moments: moments)])
  }

  private typealias Moment = PickerEvidence.Moment

  @Test("month changes, bounds and clamping are said")
  func announcements() throws {
    let day = NodeIdentifier.day(try Day("2026-03-14"))
    let cell = [(UtteranceSlot.name, "Saturday, March 14, 2026")]
    let first = Moment(nil, step(day, cell))
    let picker = Golden.checkIn()
    #expect(
      try broken(picker, first, Moment(.page(by: 1), step(day, cell, .visible))) == [.monthSilent])
    #expect(
      try broken(
        picker, first,
        Moment(.page(by: 1), step(day, cell, .visible, announcing: ["April 2026"]))) == [])
    #expect(
      try broken(
        picker, first,
        Moment(.page(by: 1), step(day, cell, .visible, announcing: ["April 2026", "April 2026"])))
        == [.monthDouble])
    #expect(
      try broken(picker, Moment(nil, step(day, cell, announcing: ["March 2026"])))
        == [.monthDouble])
    #expect(
      try broken(picker, first, Moment(.key(.arrowDown), step(day, cell))) == [.boundsSilent])
    #expect(
      try broken(picker, first, Moment(.set([]), step(day, cell, .adjusted)))
        == [.speechValueClampedSilently])
  }

  @Test("the start and the completion of a range are said")
  func ranges() throws {
    let day = NodeIdentifier.day(try Day("2026-03-14"))
    let cell = [(UtteranceSlot.name, "Saturday, March 14, 2026, start date")]
    let picker = changed(Golden.checkIn()) {
      $0.kind = .dateRange
      $0.selection = PickerSelection.none
    }
    let start = PickerSelection.range(start: try Day("2026-03-14"), end: nil)
    let first = Moment(nil, step(day, cell))
    #expect(
      try broken(picker, first, Moment(.key(.enter), step(day, cell, .value, value: start)))
        == [.rangeSilent])
    let said = step(day, cell, .value, value: start, announcing: ["Choose the end date."])
    #expect(try broken(picker, first, Moment(.key(.enter), said)) == [])
  }

  @Test("a compact picker opens and closes by keyboard")
  func compactKeyboard() throws {
    let spoken: [(UtteranceSlot, String)] = [
      (.name, "Start date"), (.value, "March 14, 2026"), (.role, "Pop Up Button"),
    ]
    let first = Moment(nil, step(.button, spoken))
    let picker = Golden.startDate()
    #expect(
      try broken(picker, first, Moment(.key(.enter), step(.button, spoken))) == [.dateKeyboard])
    let open = Moment(.key(.space), step(.popover, spoken, [.open, .focus]))
    #expect(
      try broken(picker, first, open, Moment(.key(.escape), step(.popover, spoken)))
        == [.dateKeyboard])
    #expect(
      try broken(
        picker, first, open, Moment(.key(.escape), step(.button, spoken, [.open, .focus]))) == [])
  }
}
