import Kalends
import Testing

/// A picker for a date, a time, or both.
@Suite struct DatePickerModelTests {
  @Test("a style that is not set is the compact one")
  func styles() throws {
    #expect(try Scene().datePicker(.automatic).model.style == .compact)
    #expect(try Scene().datePicker(.wheel).model.style == .wheel)
    #expect(try Scene().datePicker(.automatic).model.shows(.button))
    #expect(try !Scene().datePicker(.automatic).model.isOpen)
  }

  @Test("choosing a day keeps the time, and is clamped exactly")
  func keepsTime() throws {
    var picker = try Scene().datePicker(
      .graphical, [.date, .hourAndMinute], value: "2024-02-14T06:30", from: "2024-02-10T07:15")
    try picker.choose("2024-02-20")
    #expect(picker.value == "2024-02-20T06:30")
    let step = try picker.choose("2024-02-10")
    #expect(picker.value == "2024-02-10T07:15")
    #expect(step.said == ["Saturday, February 10, 2024 at 7:15 AM, selected"])
    try picker.choose("06:00")
    #expect(picker.value == "2024-02-10T07:15")
  }

  @Test("from now on, a date: today can be chosen, and gives nothing before now")
  func today() throws {
    var picker = try Scene().datePicker(value: "2024-02-14T00:00", from: "now")
    try picker.choose("2024-02-10")
    #expect(picker.day == "2024-02-10")
    #expect(try #require(picker.model.value) >= picker.now)
    let step = try picker.choose("2024-02-09")
    #expect(picker.day == "2024-02-10")
    #expect(
      step.said == [
        "Friday, February 9, 2024 is not available. The earliest date is Saturday, February 10, 2024."
      ])
  }

  @Test("a value outside of the bounds is shown clamped, and that is no choice of a person")
  func outside() throws {
    let picker = try Scene().datePicker(value: "2024-01-02", from: "2024-02-01")
    #expect(picker.day == "2024-02-01" && picker.model.isOutside)
    let step = try picker.model.firstStep()
    #expect(step.changed.isEmpty)
    #expect(step.said == ["Not available. Set to Thursday, February 1, 2024."])
    #expect(
      try Scene().datePicker(value: "2024-02-01", from: "2024-02-01").model.isOutside == false)
  }

  @Test("when a bound moves past the value, the value moves with it, once and politely")
  func movedBound() throws {
    var picker = try Scene().datePicker()
    let bounds = DateBounds(from: .day(try Day("2024-03-01")))
    let step = try picker.play(.set([.bounds(bounds)]))
    #expect(picker.day == "2024-03-01")
    #expect(!step.changed.contains(.value) && step.changed.contains(.adjusted))
    #expect(step.said == ["The range has changed. Now Friday, March 1, 2024."])
    #expect(step.announcements.map(\.urgency) == [.polite])
    #expect(try picker.play(.set([.bounds(bounds)])).said.isEmpty)
  }

  @Test("at midnight today moves on, and a value that now has passed with it")
  func midnight() throws {
    var picker = try Scene(now: "2024-02-15T04:00Z").datePicker(value: "2024-02-14", from: "now")
    #expect(
      try name(of: "2024-02-14", in: picker)
        == "Today, Wednesday, February 14, 2024, selected, first available date")
    picker.now = try Instant("2024-02-15T05:00Z")
    let step = try picker.play(.tick)
    #expect(step.changed.contains(.today))
    #expect(picker.day == "2024-02-15")
    #expect(step.said == ["The range has changed. Now Thursday, February 15, 2024."])
    #expect(
      try name(of: "2024-02-15", in: picker)
        == "Today, Thursday, February 15, 2024, selected, first available date")
  }

  private func name(of day: String, in picker: PlayedDatePicker) throws -> String? {
    try picker.model.tree().first(.day(Day(day)))?.name?.text
  }

  @Test("a commit on closing reports on closing, and Escape takes back")
  func commitOnClose() throws {
    var picker = try Scene(platform: .aria).datePicker(.compact) { $0.commit = .onClose }
    try picker.play(.open)
    var step = try picker.press(.arrowRight)
    step = try picker.press(.enter)
    #expect(step.changed == .pending && picker.day == "2024-02-15")
    step = try picker.press(.escape)
    #expect(picker.day == "2024-02-14" && !step.changed.contains(.value))
    #expect(step.utterance.text.contains("Wednesday, February 14, 2024") && step.said.isEmpty)
    try picker.play(.open)
    try picker.press(.arrowRight)
    try picker.press(.enter)
    step = try picker.play(.close)
    #expect(picker.day == "2024-02-15" && step.changed.contains(.value))
    #expect(step.focus == .button && step.said.isEmpty, "the focus is back and says the value")
  }

  @Test("SwiftUI brings no focus back to a date picker, so that what happened is announced")
  func noFocusReturn() throws {
    var picker = try Scene(platform: .swiftUI).datePicker(.compact) { $0.commit = .onClose }
    try picker.play(.open)
    try picker.press(.arrowRight)
    try picker.press(.enter)
    #expect(try picker.press(.escape).said == ["Change undone. Wednesday, February 14, 2024"])
  }

  @Test("the title opens wheels for the month that is shown, which keep or shorten the day")
  func monthWheels() throws {
    var picker = try Scene().datePicker(value: "2024-01-31")
    try picker.play(.page(by: 1))
    try picker.play(.move(to: .title))
    var step = try picker.play(.open)
    #expect(step.focus == .column(.month) && step.shown == ["February 2024", "February", "2024"])
    #expect(picker.day == "2024-01-31")
    step = try picker.play(.step(by: 1))
    #expect(picker.day == "2024-03-31", "the day is remembered across February")
    step = try picker.play(.step(by: 1))
    #expect(picker.day == "2024-04-30")
    #expect(
      step.said == ["There is no such day in this month. Date set to Tuesday, April 30, 2024."])
    step = try picker.play(.step(by: 1))
    #expect(picker.day == "2024-05-31")
    step = try picker.press(.escape)
    #expect(step.focus == .title && !picker.model.isChoosingMonth)
    #expect(step.shown == ["May 2024"])
  }

  @Test("a wheel that goes hands the focus to the first one: years after Christ need no era")
  func vanishingWheel() throws {
    var picker = try Scene().datePicker(.wheel, value: "-000010-03-01")
    try picker.play(.move(to: .column(.era)))
    let step = try picker.press(.end)
    #expect(try picker.model.wheelSets().first?.fields == [.month, .day, .year])
    #expect(step.focus == .column(.month) && step.utterance.text.hasPrefix("Month"))
  }

  @Test("where the month shown changes and the focus stays, the month is announced, once")
  func monthAnnouncement() throws {
    var picker = try Scene().datePicker()
    #expect(try picker.model.firstStep().said.isEmpty, "never on the first showing")
    try picker.play(.move(to: .next))
    var step = try picker.press(.enter)
    #expect(step.said == ["March 2024"] && step.focus == .next)
    try picker.play(.move(to: .day(try Day("2024-03-14"))))
    step = try picker.press(.pageDown)
    #expect(step.said.isEmpty && step.utterance.text == "Sunday, April 14, 2024")
  }

  @Test("an hour that the zone skips, and one that it repeats, are said")
  func clockChanges() throws {
    var picker = try Scene().datePicker(
      .graphical, [.date, .hourAndMinute], value: "2024-03-09T02:30")
    var step = try picker.choose("2024-03-10")
    #expect(picker.value == "2024-03-10T03:30")
    #expect(
      step.said == [
        "Clocks go forward on this day, and 2:30 AM does not exist. Set to 3:30 AM."
      ])
    picker = try Scene().datePicker(
      .graphical, [.date, .hourAndMinute], value: "2024-11-02T01:30")
    step = try picker.choose("2024-11-03")
    #expect(
      step.said == [
        "Clocks go back on this day, and 1:30 AM comes twice. The first time is selected."
      ])
    #expect(
      try picker.model.tree().value?.text == "Sunday, November 3, 2024 at 1:30 AM, first time")
  }

  @Test("a repeated hour stays the one it is when the minute changes")
  func repeatedHour() throws {
    var picker = try Scene().datePicker(
      .wheel, .hourAndMinute, value: "2024-11-03T06:30Z")
    #expect(picker.value == "2024-11-03T01:30")
    try picker.play(.turn(.minute, .by(15)))
    try picker.play(.rest)
    #expect(picker.model.value == (try Instant("2024-11-03T06:45Z")))
  }

  @Test("a day that the zone never had cannot be chosen, and says why")
  func skippedDay() throws {
    var picker = try Scene(zone: "Pacific/Apia", now: "2011-12-01T00:00Z").datePicker(
      value: "2011-12-29")
    let step = try picker.choose("2011-12-30")
    #expect(picker.day == "2011-12-29" && step.announcements.count == 1)
    #expect(
      step.said == [
        "Friday, December 30, 2011 is not available. The time zone has no such date: Friday, December 30, 2011."
      ])
  }

  @Test("actions that a picker cannot take are errors with what was wrong, and change nothing")
  func errors() throws {
    var picker = try Scene().datePicker()
    let before = picker.model
    #expect(throws: PickerError.noSuchNode(.timeButton)) { try picker.play(.move(to: .timeButton)) }
    #expect(throws: PickerError.noSuchColumn(.hour)) { try picker.play(.turn(.hour, .by(1))) }
    #expect(throws: PickerError.wrongValue(.option(.number(1)))) {
      try picker.play(.choose(.option(.number(1))))
    }
    #expect(throws: PickerError.self) {
      try picker.play(.set([.bounds(DateBounds(from: .day(.max), through: .day(.min)))]))
    }
    #expect(picker.model == before)
    #expect(throws: PickerError.core(.noDisplayedComponents)) { try Scene().datePicker(.wheel, []) }
    #expect(throws: PickerError.core(.minuteIntervalOutOfRange(7))) {
      try Scene().datePicker(.compact, .hourAndMinute, value: "09:30") { $0.minuteInterval = 7 }
    }
    #expect(throws: PickerError.core(.fieldOutOfRange(.week, value: 7, limits: 1...6))) {
      try Scene().datePicker { $0.visible = .weeks(7) }
    }
    #expect(throws: PickerError.wrongValue(.days(DaySet()))) {
      try Scene().datePicker { $0.selection = .days(DaySet()) }
    }
  }
}
