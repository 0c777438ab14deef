import Kalends
import Testing

/// The wheels for month and year behind the title of a calendar.
@Suite struct MonthWheelsTests {
  private let scene = Scene()

  @Test("the title opens them in every picker; they change what is shown, and choose nothing")
  func titles() throws {
    try check(scene.multiDatePicker(value: ["2024-02-14"]))
    try check(scene.rangePicker(value: ("2024-02-14", "2024-02-16")))
    var compact = try scene.rangePicker(.compact)
    _ = try compact.perform(.open, now: scene.instant())
    try check(compact)
  }

  private func check(_ model: some CalendarPickerModel) throws {
    var picker = model
    let now = try scene.instant()
    var step = try picker.perform(.move(to: .title), now: now)
    let value = step.value
    #expect(step.utterance.text.contains("February 2024"))
    let title = try picker.tree().first(.title)
    #expect(title?.role == .button && title?.states.contains(.collapsed) == true)

    step = try picker.perform(.key(.enter), now: now)
    #expect(picker.isChoosingMonth && step.changed.contains(.open))
    #expect(step.focus == .column(.month) && step.utterance.text.hasPrefix("Month"))
    #expect(try picker.pages().isEmpty && picker.tree().first(.grid) == nil)
    #expect(try picker.texts().suffix(2) == ["February", "2024"])

    step = try picker.perform(.key(.arrowUp), now: now)
    #expect(step.utterance.text == "March" && step.said == ["March 2024"])
    step = try picker.perform(.turn(.year, .by(1)), now: now)
    step = try picker.perform(.rest, now: now)
    #expect(try picker.visibleDays == Day("2025-03-01")...Day("2025-03-31"))
    #expect(step.value == value && !step.changed.contains(.value))

    step = try picker.perform(.key(.escape), now: now)
    #expect(!picker.isChoosingMonth && step.focus == .title)
    #expect(try picker.title() == "March 2025")
  }

  @Test("they reach the title by the tab key, and no further than the bounds")
  func bounds() throws {
    let now = try scene.instant()
    var picker = try scene.multiDatePicker(from: "2024-02-05", before: "2024-04-01")
    _ = try picker.perform(.key(.tab, .shift), now: now)
    var step = try picker.perform(.key(.tab, .shift), now: now)
    #expect(step.focus == .title)
    _ = try picker.perform(.open, now: now)
    step = try picker.perform(.turn(.month, .by(7)), now: now)
    step = try picker.perform(.rest, now: now)
    #expect(try picker.title() == "March 2024" && picker.isChoosingMonth)
  }

  @Test("a week has no month to choose")
  func weeks() throws {
    let now = try scene.instant()
    var picker = try scene.multiDatePicker { $0.visible = .weeks(1) }
    _ = try picker.perform(.move(to: .title), now: now)
    _ = try picker.perform(.open, now: now)
    #expect(!picker.isChoosingMonth)
    #expect(try picker.tree().first(.title)?.role == .heading)
  }
}
