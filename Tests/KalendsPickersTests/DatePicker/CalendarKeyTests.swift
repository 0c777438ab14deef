import Kalends
import TestSupport
import Testing

/// The keyboard in a calendar.
///
/// Source: W3C, "ARIA Authoring Practices Guide", date picker dialog.
@Suite struct CalendarKeyTests {
  @Test("days, weeks and months go by as published tables of keys have them")
  func publishedKeys() throws {
    let environment = try Scene().environment()
    var tally = Tally("calendar-keyboard.tsv")
    for row in try TSVTable(beside: "../Vectors/calendar-keyboard.tsv").rows {
      let span = row["visible_duration"].split(separator: ": ")
      let count = Int(span[1]) ?? 0
      var picker = try Scene().datePicker(value: row["start"]) {
        $0.visible = span[0] == "days" ? .days(count) : .weeks(count)
      }
      #expect(
        try range(picker.model.visibleDays, environment) == row["visible_before_en_US"], "\(row)")
      let key = try #require(PickerKey(rawValue: row["key"]))
      for _ in 0..<(row.integer("presses") ?? 0) {
        try picker.press(key, row["modifier"] == "shift" ? .shift : [])
      }
      let focused = try environment.speech.text(
        of: environment.calendar.date(of: picker.model.focusedDay))
      let visible = try range(picker.model.visibleDays, environment)
      tally.judge(
        focused == row["focused_long_en_US"] && visible == row["visible_after_en_US"],
        "\(row): \(focused), \(visible)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(tally.cases == 27)
  }

  /// A range as the table writes it: `June 4 to 6, 2019`, `May 26 to June 1, 2019`.
  private func range(
    _ days: ClosedRange<Day>, _ environment: PickerEnvironment
  ) throws -> String {
    let first = try environment.calendar.date(of: days.lowerBound)
    let last = try environment.calendar.date(of: days.upperBound)
    let names = environment.locale.monthNames(.wide, .format)
    let month = { (date: CalendarDate) in names.name(of: date.monthCode) ?? "" }
    let end = first.month == last.month ? "\(last.day)" : "\(month(last)) \(last.day)"
    return "\(month(first)) \(first.day) to \(end), \(last.year)"
  }

  private static let dateGridKeys: [(PickerKey, KeyModifiers, String)] = [
    (.arrowRight, [], "2024-03-21"), (.arrowLeft, [], "2024-03-19"),
    (.arrowDown, [], "2024-03-27"), (.arrowUp, [], "2024-03-13"), (.home, [], "2024-03-17"),
    (.end, [], "2024-03-23"), (.pageDown, [], "2024-04-20"), (.pageUp, [], "2024-02-20"),
    (.pageDown, .shift, "2025-03-20"), (.pageUp, .shift, "2023-03-20"),
  ]

  @Test("the keys of the W3C's date grid", arguments: dateGridKeys)
  func dateGrid(_ key: PickerKey, _ modifiers: KeyModifiers, _ focused: String) throws {
    var picker = try Scene().datePicker(value: "2024-03-20")
    let step = try picker.press(key, modifiers)
    #expect(picker.focused == focused)
    #expect(step.focus == .day(try Day(focused)))
    #expect(step.changed.contains(.focus))
    #expect(picker.day == "2024-03-20", "the focus alone moves")
    #expect(step.announcements.isEmpty, "the focus says the date by itself")
  }

  @Test("Enter and Space choose, Escape closes what is open", arguments: [PickerKey.enter, .space])
  func choosing(_ key: PickerKey) throws {
    var picker = try Scene().datePicker(.compact)
    try picker.press(key)
    #expect(picker.model.isOpen)
    #expect(picker.model.focus == .day(try Day("2024-02-14")))
    try picker.press(.arrowRight)
    let step = try picker.press(key)
    #expect(picker.day == "2024-02-15" && step.changed == .value)
    try picker.press(.escape)
    #expect(!picker.model.isOpen && picker.model.focus == .button)
    #expect(picker.day == "2024-02-15")
  }

  @Test("a compact picker opens by Alt and Down too, and not by Down alone")
  func altDown() throws {
    var picker = try Scene().datePicker(.compact)
    try picker.press(.arrowDown)
    #expect(!picker.model.isOpen)
    try picker.press(.arrowDown, .alt)
    #expect(picker.model.isOpen)
  }

  @Test("left and right are mirrored from right to left", arguments: ["ar", "he", "fa"])
  func mirrored(_ locale: String) throws {
    var picker = try Scene(locale: locale, calendar: .gregory).datePicker(value: "2024-03-20")
    try picker.press(.arrowLeft)
    #expect(picker.focused == "2024-03-21")
    try picker.press(.arrowRight)
    try picker.press(.arrowRight)
    #expect(picker.focused == "2024-03-19")
  }

  @Test("Home and End follow the first day of the week that the host chose")
  func firstWeekday() throws {
    for weekday in Weekday.allCases {
      var picker = try Scene().datePicker(value: "2024-03-20") { $0.firstWeekday = weekday }
      try picker.press(.home)
      #expect(picker.model.focusedDay.weekday == weekday)
      try picker.press(.end)
      #expect(picker.model.focusedDay.weekday == weekday.advanced(by: 6))
    }
  }

  @Test("paging remembers the day: 31 January, 29 February, 31 March")
  func wantedDay() throws {
    var picker = try Scene().datePicker(value: "2024-01-31")
    try picker.press(.pageDown)
    #expect(picker.focused == "2024-02-29")
    try picker.press(.pageDown)
    #expect(picker.focused == "2024-03-31")
    try picker.press(.arrowLeft)
    try picker.press(.pageDown)
    try picker.press(.pageDown)
    #expect(picker.focused == "2024-05-30", "a person moved to the 30th")
    #expect(picker.day == "2024-01-31", "paging does not change the value")
  }

  @Test("the focus stops at the bounds, which are said once")
  func bounds() throws {
    var picker = try Scene().datePicker(from: "2024-02-13", through: "2024-02-15")
    var step = try picker.press(.arrowRight)
    #expect(step.said.isEmpty)
    #expect(step.utterance.text.hasSuffix("last available date"))
    step = try picker.press(.arrowRight)
    #expect(step.said == ["Maximum reached: Thursday, February 15, 2024."])
    #expect(picker.focused == "2024-02-15" && step.changed.isEmpty)
    step = try picker.press(.pageUp)
    #expect(picker.focused == "2024-02-13" && step.said.isEmpty)
    #expect(step.utterance.text == "Tuesday, February 13, 2024, first available date")
    step = try picker.press(.arrowUp)
    #expect(step.said == ["Minimum reached: Tuesday, February 13, 2024."])
  }

  @Test("unavailable days are reached, jumped over, or not there, as the host wants")
  func unavailable() throws {
    let taken = AvailabilityRules.Unavailable(
      DaySet(try Day("2024-02-15")...Day("2024-02-17")), reason: .text("Booked"))
    func picker(_ focus: PickerConfiguration.UnavailableFocus) throws -> PlayedDatePicker {
      try Scene().datePicker {
        $0.unavailable = [taken]
        $0.unavailableFocus = focus
      }
    }
    var focusable = try picker(.focusable)
    var step = try focusable.press(.arrowRight)
    #expect(step.utterance.text == "Unavailable, Thursday, February 15, 2024, Booked")
    step = try focusable.press(.enter)
    #expect(focusable.day == "2024-02-14" && step.announcements.map(\.urgency) == [.assertive])
    #expect(step.said == ["Thursday, February 15, 2024 is not available. Booked"])
    var skipping = try picker(.skip)
    step = try skipping.press(.arrowRight)
    #expect(skipping.focused == "2024-02-18")
    #expect(step.said == ["3 unavailable dates skipped"])
    var hiding = try picker(.hidden)
    step = try hiding.press(.arrowRight)
    #expect(hiding.focused == "2024-02-18" && step.said.isEmpty)
    let days = try hiding.model.tree().days
    #expect(
      days.count == 26 && !days.contains { $0.id == .day(taken.days.intervals[0].lowerBound) })
  }
}
