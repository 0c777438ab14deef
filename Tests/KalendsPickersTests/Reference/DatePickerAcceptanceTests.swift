import Kalends
import Testing

/// The must haves and acceptance checks of `date-picker-accessibility.txt`, heading by heading,
/// played on the models of its golden pattern.
@Suite struct DatePickerAcceptanceTests {
  private let compact = Golden.startDate()
  private let time = Golden.scheduledTime()
  private let graphical = Golden.checkIn()
  private let wheel = Golden.checkOut()

  private func play(
    _ picker: PickerConfiguration, reader: ScreenReader = .voiceOver,
    on platform: Platform = .swiftUI
  ) throws -> PlayedDatePicker {
    var environment = try PickerEnvironment(locale: "en", zone: .utc)
    environment.platform = platform
    environment.screenReader = reader
    let now = try Instant("2026-03-14T09:30Z")
    return PlayedDatePicker(
      model: try DatePickerModel(picker, in: environment, now: now), now: now)
  }

  private func parts(_ step: PickerStep, _ slot: UtteranceSlot) -> [String] {
    step.utterance.parts.filter { $0.slot == slot }.map(\.text.text)
  }

  /// All that is said after an action.
  private func heard(_ step: PickerStep) -> String {
    ([step.utterance.text] + step.said).joined(separator: " ")
  }

  // MARK: - Must Haves; Acceptance Checks, Traits & semantics

  @Test("the picker exposes its name, its value, and the interaction model of its style")
  func exposed() throws {
    // Default and compact: a collapsed control that opens a calendar or a time popover.
    for picker in [compact, time] {
      var played = try play(picker)
      let button = try #require(try played.model.tree().first(.button))
      #expect(button.role == .popUpButton && button.name?.text == picker.id)
      #expect(button.value?.text == (picker == time ? "9:30 AM" : "Saturday, March 14, 2026"))
      #expect(button.states.contains(.collapsed) && button.actions == [.open])
      try played.play(.open)
      let open = try played.model.tree()
      #expect(open.first(.button)?.states.contains(.expanded) == true)
      #expect(open.first(.popover)?.role == .dialog)
      #expect((open.first(.grid)?.role == .grid) == (picker == compact))
      #expect((open.first(.column(.hour))?.role == .adjustable) == (picker == time))
    }
    // Graphical: a navigable calendar grid.
    let calendar = try play(graphical).model.tree()
    #expect(calendar.name?.text == "Check in")
    #expect(calendar.value?.text == "Saturday, March 14, 2026")
    #expect(calendar.first(.grid)?.role == .grid && calendar.days.count == 31)
    #expect(calendar.days.allSatisfy { $0.role == .cell && $0.actions == [.choose] })
    // Wheel: adjustable.
    let wheels = try play(wheel).model.tree()
    #expect(wheels.name?.text == "Check out" && wheels.value?.text == "9:30 AM")
    let columns = wheels.all.filter { $0.role == .adjustable }
    #expect(
      columns.map { $0.name?.text } == [
        "Hour, Check out", "Minute, Check out", "AM/PM, Check out",
      ])
    #expect(columns.allSatisfy { $0.actions == [.increment, .decrement] && $0.value != nil })
  }

  @Test("on default and compact the name is the accessibility label, on the others the label, once")
  func sources() throws {
    let quiet = changed(compact) { $0.accessibilityLabel = nil }
    #expect(try play(quiet).model.tree().first(.button)?.name == nil, "the visible label is none")
    for picker in [graphical, wheel] {
      let nodes = try play(picker).model.tree().all
      #expect(nodes.count { $0.name?.text == picker.id } == 1, "no duplicate label")
    }
  }

  // MARK: - Acceptance Checks, VoiceOver

  @Test("focusing the picker speaks its name and current value; the name is spoken once, not twice")
  func focusing() throws {
    for reader in ScreenReader.allCases {
      for picker in [compact, time, graphical, wheel] {
        let step = try play(picker, reader: reader).model.firstStep()
        #expect(parts(step, .name) == [picker.id], "\(reader) \(picker.id)")
        let value =
          picker.components == .date ? "Saturday, March 14, 2026" : "9:30 AM"
        #expect(parts(step, .value) == [value], "\(reader) \(picker.id)")
        #expect(step.utterance.text.contains(picker.id) && step.utterance.text.contains(value))
        #expect(step.said.isEmpty)
      }
    }
  }

  @Test("spinning the wheel updates the announced value")
  func spinning() throws {
    var played = try play(wheel)
    #expect(heard(try played.play(.step(by: 1))) == "10 AM")
    _ = try played.play(.turn(.minute, .by(15)))
    let step = try played.play(.rest)
    #expect(step.changed.contains(.value) && played.value.hasSuffix("T10:45"))
    #expect(try played.model.tree().value?.text == "10:45 AM")
  }

  @Test("choosing from the popover updates the announced value")
  func choosing() throws {
    for platform in Platform.allCases {
      var played = try play(compact, on: platform)
      try played.play(.open)
      let chosen = try played.choose("2026-03-20")
      #expect(heard(chosen).contains("Friday, March 20, 2026"), "\(platform)")
      let closed = try played.play(.close)
      #expect(parts(closed, .value) == ["Friday, March 20, 2026"])
    }
  }

  @Test("tapping a grid date updates the announced value")
  func tapping() throws {
    var played = try play(graphical)
    #expect(heard(try played.choose("2026-03-20")).contains("Friday, March 20, 2026"))
    #expect(try played.model.tree().value?.text == "Friday, March 20, 2026")
  }

  @Test("an empty label on graphical or wheel speaks no name")
  func empty() throws {
    for picker in [graphical, wheel] {
      for text in ["", " "] {
        let played = try play(changed(picker) { $0.label = .text(text) })
        let step = try played.model.firstStep()
        #expect(parts(step, .name).isEmpty && parts(step, .value).count == 1)
        #expect(try played.model.tree().name == nil)
      }
    }
  }

  // MARK: - Acceptance Checks, Switch Control & Full Keyboard Access

  @Test("the picker is reachable and its value is adjustable by keyboard")
  func keyboard() throws {
    for (picker, keys, value) in [
      (compact, [.enter, .arrowRight, .enter, .escape], "2026-03-15T09:30"),
      (time, [.enter, .arrowUp, .escape], "2026-03-14T10:30"),
      (graphical, [.arrowRight, .space], "2026-03-15T09:30"),
      (wheel, [.arrowUp], "2026-03-14T10:30"),
    ] as [(PickerConfiguration, [PickerKey], String)] {
      var played = try play(picker)
      #expect(try played.model.tree().all.contains { $0.states.contains([.focusable, .focused]) })
      for key in keys { try played.press(key) }
      #expect(played.value == value, "\(picker.id)")
    }
  }

  @Test("the picker is reachable and its value is adjustable by the actions of a switch")
  func switches() throws {
    for (picker, value) in [(time, "2026-03-14T11:30"), (wheel, "2026-03-14T11:30")] {
      var played = try play(picker)
      if picker == time { try played.play(.open) }
      let hour = try #require(try played.model.tree().first(.column(.hour)))
      #expect(hour.actions.contains(.increment) && hour.states.contains(.focusable))
      try played.play(.move(to: .column(.hour)))
      try played.play(.step(by: 2))
      #expect(played.value == value)
    }
    for picker in [compact, graphical] {
      var played = try play(picker)
      if picker == compact { try played.play(.open) }
      let next = try #require(try played.model.tree().first(.next))
      #expect(next.actions == [.press])
      try played.play(.step(by: 1))
      try played.play(.toggle(played.model.focusedDay))
      #expect(played.day == "2026-03-15")
    }
  }

  // MARK: - Customizable

  @Test("the value may be bounded, as long as the picker still exposes a valid, announced value")
  func bounded() throws {
    let may = try DateBounds(Day("2026-05-01")...Day("2026-05-31"))
    for picker in [compact, graphical] {
      let played = try play(changed(picker) { $0.bounds = may })
      let step = try played.model.firstStep()
      #expect(parts(step, .value) == ["Friday, May 1, 2026"])
      #expect(step.said == ["Not available. Set to Friday, May 1, 2026."])
    }
  }

  @Test("a hidden label preserves the accessible name")
  func hiddenLabel() throws {
    for picker in [graphical, wheel] {
      let hidden = changed(picker) { $0.isLabelHidden = true }
      #expect(try parts(play(hidden).model.firstStep(), .name) == [picker.id])
    }
  }
}
