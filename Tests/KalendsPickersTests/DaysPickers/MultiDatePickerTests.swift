import Kalends
import Testing

/// A picker for several days.
@Suite struct MultiDatePickerTests {
  private let scene = Scene()

  @Test("a day is added and taken away again, and either is said")
  func toggling() throws {
    let now = try scene.instant()
    var picker = try scene.multiDatePicker()
    var step = try picker.perform(.toggle(Day("2024-02-29")), now: now)
    #expect(step.said == ["Thursday, February 29, 2024, selected"] && picker.days.count == 1)
    #expect(step.changed.contains(.value))
    step = try picker.perform(.toggle(Day("2024-02-29")), now: now)
    #expect(step.said == ["Thursday, February 29, 2024, not selected"] && picker.days.isEmpty)
    #expect(step.value == .none)
  }

  @Test("nothing chosen is a value like others")
  func empty() throws {
    let picker = try scene.multiDatePicker()
    #expect(try picker.firstStep().utterance.text.hasPrefix("Days off, None selected, calendar"))
    #expect(try picker.tree().value?.text == "None selected")
  }

  @Test("a half-open range ends before its upper bound")
  func halfOpen() throws {
    let now = try scene.instant()
    var picker = try scene.multiDatePicker(from: "2024-02-05", before: "2024-03-01")
    _ = try picker.perform(.toggle(Day("2024-02-29")), now: now)
    let step = try picker.perform(.toggle(Day("2024-03-01")), now: now)
    #expect(picker.days.count == 1)
    #expect(
      step.said == [
        "Friday, March 1, 2024 is not available. The latest date is Thursday, February 29, 2024."
      ])
    #expect(step.announcements.map(\.urgency) == [.assertive])
  }

  @Test("no more days than the greatest count, on any path")
  func greatestCount() throws {
    let now = try scene.instant()
    var picker = try scene.multiDatePicker { $0.greatestCount = 2 }
    for day in ["2024-02-14", "2024-02-20"] {
      _ = try picker.perform(.toggle(Day(day)), now: now)
    }
    let step = try picker.perform(.toggle(Day("2024-02-21")), now: now)
    #expect(step.said == ["No more than 2 dates can be selected."] && picker.days.count == 2)
    let month = DaySet(try Day("2024-02-01")...Day("2024-02-29"))
    _ = try picker.perform(.choose(.days(month)), now: now)
    #expect(picker.days == DaySet(try Day("2024-02-01")...Day("2024-02-02")))
  }

  @Test("days that cannot be chosen are left out of what the host sets")
  func setting() throws {
    let picker = try scene.multiDatePicker(
      value: ["2024-02-01", "2024-02-14"], from: "2024-02-10")
    #expect(picker.isOutside && picker.days.count == 1)
    let now = try scene.instant()
    var other = try scene.multiDatePicker(value: ["2024-02-14", "2024-03-20"])
    let bounds = DateBounds(from: .day(try Day("2024-03-01")))
    let step = try other.perform(.set([.bounds(bounds)]), now: now)
    #expect(step.said == ["The range has changed. Now 1 selected."] && other.days.count == 1)
    #expect(!step.changed.contains(.value))
  }

  @Test("the focus starts on what is chosen, even when today is shown too")
  func firstFocus() throws {
    let now = try scene.instant()
    let chosen = NodeIdentifier.day(try Day("2024-02-20"))
    #expect(try scene.multiDatePicker(value: ["2024-02-20", "2024-02-22"]).focus == chosen)
    #expect(try scene.rangePicker(value: ("2024-02-20", "2024-02-22")).focus == chosen)
    var compact = try scene.rangePicker(.compact, value: ("2024-02-20", "2024-02-22"))
    #expect(try compact.perform(.open, now: now).focus == chosen)
    #expect(try scene.rangePicker().focus == .day(Day("2024-02-10")), "today")
  }
}
