import Kalends
import Testing

/// The keyboard on wheels.
///
/// Source: W3C, "ARIA Authoring Practices Guide", spin button: Up and Down by one, Page Up and Page
/// Down by more, Home and End to the limits.
@Suite struct WheelKeyTests {
  private func hours(_ value: String) throws -> PlayedDatePicker {
    try Scene(hourCycle: .h23).datePicker(
      .wheel, .hourAndMinute, value: value, from: "09:00", through: "17:30")
  }

  @Test(
    "the keys of the W3C's spin button",
    arguments: [
      (PickerKey.arrowUp, "13:00"), (.arrowDown, "11:00"), (.pageUp, "17:00"),
      (.home, "09:00"), (.end, "17:00"),
    ])
  func spinButton(_ key: PickerKey, _ time: String) throws {
    var picker = try hours("12:00")
    #expect(picker.model.focus == .column(.hour))
    let step = try picker.press(key)
    #expect(picker.value.hasSuffix("T\(time)") && step.focus == .column(.hour))
    #expect(step.changed == .value && step.announcements.isEmpty)
    #expect(step.utterance.parts.map(\.slot) == [.value], "the value alone")
    var back = try hours("15:00")
    try back.press(.pageDown)
    #expect(back.value.hasSuffix("T10:00"))
  }

  @Test("beyond the first and last value the nearest one is taken, and that is said")
  func limits() throws {
    var picker = try hours("17:00")
    let step = try picker.press(.arrowUp)
    #expect(picker.value.hasSuffix("T17:30") && step.said == ["Not available. Set to 17:30."])
  }

  @Test("left and right lead to the neighbouring column, mirrored from right to left")
  func columns() throws {
    for (locale, next, back) in [
      ("en-US", PickerKey.arrowRight, PickerKey.arrowLeft), ("ar-EG", .arrowLeft, .arrowRight),
      ("he", .arrowLeft, .arrowRight),
    ] {
      var picker = try Scene(locale: locale, calendar: .gregory).datePicker(
        .wheel, .hourAndMinute, value: "12:00")
      let columns = try #require(try picker.model.wheelSets().last).fields
      for column in columns.dropFirst() {
        #expect(try picker.press(next).focus == .column(column), "\(locale)")
      }
      #expect(try picker.press(next).changed.isEmpty, "the last one")
      #expect(try picker.press(back).focus == .column(columns[columns.count - 2]))
    }
  }

  @Test("hours, minutes, days and months loop, the halves of the day do not")
  func loops() throws {
    var picker = try Scene(hourCycle: .h12).datePicker(.wheel, .hourAndMinute, value: "11:59")
    try picker.press(.arrowUp)
    #expect(picker.value.hasSuffix("T12:59"), "from 11 to 12 the half of the day turns too")
    try picker.play(.move(to: .column(.minute)))
    try picker.press(.arrowUp)
    #expect(picker.value.hasSuffix("T12:00"))
    try picker.play(.move(to: .column(.dayPeriod)))
    try picker.press(.arrowUp)
    #expect(picker.value.hasSuffix("T12:00"))
    var date = try Scene().datePicker(.wheel, value: "2024-12-31")
    try date.press(.arrowUp)
    #expect(date.day == "2024-01-31")
    try date.play(.move(to: .column(.day)))
    try date.press(.arrowUp)
    #expect(date.day == "2024-01-01")
  }

  @Test("each step is an action too, for switches and screen readers")
  func actions() throws {
    var keys = try hours("12:00")
    var actions = keys
    for (key, count) in [(PickerKey.arrowUp, 1), (.arrowDown, -1), (.pageDown, -5), (.pageUp, 5)] {
      #expect(try keys.press(key) == actions.play(.step(by: count)))
      #expect(keys.model == actions.model)
    }
  }
}
