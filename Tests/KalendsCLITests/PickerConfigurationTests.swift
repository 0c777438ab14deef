import Kalends
import Testing

@testable import KalendsCLI

/// Pickers and scopes as requests and files have them.
@Suite struct PickerConfigurationTests {
  private func json(_ text: String) throws -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  private func configuration(_ text: String) throws -> PickerConfiguration {
    try PickerConfiguration(json(text))
  }

  @Test("every key of a date picker")
  func datePicker() throws {
    let picker = try configuration(
      #"""
      {"id":"start","kind":"date","label":{"text":"Start date"},"labelHidden":true,
       "accessibilityLabel":"Start date","visibleText":["Start date"],"style":"compact",
       "components":["date","hourAndMinute"],"chooses":"dateTime","entry":"type",
       "implementation":"custom","value":"2026-03-14T09:30",
       "bounds":{"from":"now","before":"2026-12-31"},"minuteInterval":15,"rounding":"up",
       "rowsShown":"valid","daysShown":"thisMonth","firstWeekday":"mon",
       "visible":{"weeks":2},"unavailable":["2026-04-01/2026-04-03"],"unavailableFocus":"skip",
       "rules":{"nights":{"least":2}},"commit":"onClose","focusReturn":false,
       "locale":"de-AT","calendar":"gregory","zone":"Europe/Vienna","hourCycle":"h23",
       "now":"2026-03-14T09:30Z","verbosity":{"year":"never","weekday":"last","hints":false}}
      """#)
    #expect(picker.id == "start" && picker.kind == .date && picker.label == .text("Start date"))
    #expect(picker.isLabelHidden && picker.accessibilityLabel == "Start date")
    #expect(picker.visibleTexts == ["Start date"] && picker.style == .compact)
    #expect(picker.components == [.date, .hourAndMinute] && picker.chooses == .dateTime)
    #expect(picker.entry == .type && picker.implementation == .custom)
    #expect(picker.selection == .date(.local(try LocalDateTime("2026-03-14T09:30"))))
    #expect(picker.bounds == DateBounds(from: .now, before: .day(try Day("2026-12-31"))))
    #expect(picker.minuteInterval == 15 && picker.firstWeekday == .monday)
    #expect(picker.minuteRounding == .up && picker.rowsShown == .valid)
    #expect(picker.daysShown == .thisMonth)
    #expect(picker.visible == .weeks(2) && picker.unavailableFocus == .skip)
    #expect(picker.unavailable.count == 1 && picker.rules?.length?.limits.least == 2)
    #expect(picker.commit == .onClose && picker.returnsFocus == false)
    #expect(picker.locale == "de-AT" && picker.calendar == .gregory)
    #expect(picker.zone == "Europe/Vienna" && picker.hourCycle == .h23 && picker.now != nil)
    #expect(picker.verbosity.year == .never && picker.verbosity.weekday == .last)
    #expect(!picker.verbosity.hints)
  }

  @Test("every key of a select, and what was measured")
  func select() throws {
    let picker = try configuration(
      ##"""
      {"kind":"select","label":"Fruit","selection":2,"fitsInline":true,"focusReturn":true,
       "options":[{"id":"a","text":"Apple","tag":1,"enabled":false,"section":"Red"},
                  {"id":"b","text":"Banana","tag":2,"command":true},{"text":"Cherry"}],
       "echo":{"text":"Fruit: {value}","shows":"Fruit: Apple"},
       "numbers":{"targets":[{"width":44,"height":43.5,"unit":"pt","spacing":50}],
         "colors":[{"part":"header","foreground":"#000","background":"#FFFFFF","points":12,
                    "bold":true,"appearance":"dark"}],
         "focusIndicator":{"contrast":3,"perimeter":2},
         "textScale":{"labelScales":true,"truncated":false}}}
      """##)
    #expect(picker.selection == .option(.number(2)) && picker.fitsInline)
    #expect(picker.returnsFocus == true)
    #expect(
      picker.options == [
        SelectOption("a", "Apple", tag: .number(1), isEnabled: false, section: "Red"),
        SelectOption("b", "Banana", tag: .number(2), isCommand: true),
        SelectOption("", "Cherry"),
      ])
    #expect(picker.echo == SelectionEcho("Fruit: {value}", shown: "Fruit: Apple"))
    let measured = picker.measurements
    #expect(measured.targets == [.init(width: 44, height: 43.5, spacing: 50, unit: .points)])
    #expect(measured.colors.map(\.background) == [Color(red: 255, green: 255, blue: 255)])
    #expect(measured.focusIndicator == .shown(contrast: 3, perimeter: 2))
    #expect(measured.textScale == .init(labelScales: true, isTruncated: false))
  }

  @Test("a picker bound to nothing differs from one whose binding holds nothing")
  func bindings() throws {
    #expect(try configuration(#"{"kind":"select"}"#).selection == nil)
    #expect(try configuration(#"{"kind":"select","value":null}"#).selection == PickerSelection.none)
    #expect(
      try configuration(#"{"kind":"multiDate","value":["2026-03-14","2026-03-16/2026-03-18"]}"#)
        .selection
        == .days(
          DaySet([Day("2026-03-14")...Day("2026-03-14"), Day("2026-03-16")...Day("2026-03-18")])))
    #expect(
      try configuration(#"{"kind":"dateRange","value":"2026-03-14/2026-03-16"}"#).selection
        == .range(start: Day("2026-03-14"), end: Day("2026-03-16")))
    #expect(
      try configuration(#"{"kind":"dateRange","value":"2026-03-14"}"#).selection
        == .range(start: Day("2026-03-14"), end: nil))
    #expect(
      try configuration(#"{"numbers":{"focusIndicator":null}}"#).measurements.focusIndicator
        == .missing)
  }

  @Test(
    "labels",
    arguments: [
      (#"{"text":"Start date"}"#, PickerLabel.text("Start date")),
      (#"{"image":"birthday.cake"}"#, .image("birthday.cake", alternative: nil)),
      (
        #"{"image":"birthday.cake","alternative":"Birthday"}"#,
        .image("birthday.cake", alternative: "Birthday")
      ), (#"{"custom":true,"alternative":"Birthday"}"#, .custom(alternative: "Birthday")),
      ("null", nil),
    ])
  func labels(_ text: String, _ label: PickerLabel?) throws {
    #expect(try configuration(#"{"label":"# + text + "}").label == label)
  }

  @Test("scopes keep their order, and pickers without an id are called by their place")
  func scopes() throws {
    let scope = try PickerScope(
      json(
        #"""
        {"style":"graphical","children":[{"label":"a"},
          {"selectStyle":"menu","children":[{"kind":"select","id":"s"},{"style":"odd"}]}]}
        """#))
    #expect(scope.pickers.map(\.configuration.id) == ["picker1", "s", "picker3"])
    #expect(scope.pickers.map(\.style.rawValue) == ["graphical", "menu", "odd"])
    #expect(try PickerScope(json(#"{"label":"a"}"#)).pickers.count == 1)
    #expect(try PickerScope(json(#"[{"label":"a"},{"children":[]}]"#)).pickers.count == 1)
  }

  /// A configuration with the code of its error.
  private static let malformed: [(String, String)] = [
    ("1", "wrongType"), (#"{"lable":1}"#, "unknownKey"), (#"{"kind":"time"}"#, "wrongType"),
    (#"{"label":{}}"#, "wrongType"), (#"{"label":{"text":"a","image":"b"}}"#, "wrongType"),
    (#"{"label":{"custom":false}}"#, "wrongType"), (#"{"label":{"title":"a"}}"#, "unknownKey"),
    (#"{"label":{"text":"a","alternative":"b"}}"#, "wrongType"), (#"{"label":1}"#, "wrongType"),
    (#"{"labelHidden":"yes"}"#, "wrongType"), (#"{"accessibilityLabel":1}"#, "wrongType"),
    (#"{"visibleText":[1]}"#, "wrongType"), (#"{"visibleText":1}"#, "wrongType"),
    (#"{"components":["day"]}"#, "wrongType"), (#"{"components":"date"}"#, "wrongType"),
    (#"{"chooses":"fruit"}"#, "wrongType"), (#"{"entry":"speak"}"#, "wrongType"),
    (#"{"implementation":"foreign"}"#, "wrongType"), (#"{"value":"2026-02-30"}"#, "invalidDate"),
    (#"{"value":1,"selection":1}"#, "wrongType"), (#"{"value":[]}"#, "wrongType"),
    (#"{"kind":"dateRange","value":"2026-03-16/2026-03-14"}"#, "invertedBounds"),
    (#"{"kind":"select","value":1.5}"#, "wrongType"),
    (#"{"kind":"select","value":99999999999999999999}"#, "outOfRange"),
    (#"{"bounds":{"until":"now"}}"#, "unknownKey"), (#"{"minuteInterval":1.5}"#, "wrongType"),
    (#"{"rounding":"away"}"#, "wrongType"), (#"{"rowsShown":"some"}"#, "wrongType"),
    (#"{"firstWeekday":"monday"}"#, "wrongType"), (#"{"visible":{}}"#, "wrongType"),
    (#"{"visible":{"months":0}}"#, "outOfRange"), (#"{"visible":{"years":1}}"#, "unknownKey"),
    (#"{"visible":{"months":1,"days":1}}"#, "wrongType"),
    (#"{"unavailable":["2026-03-16/2026-03-14"]}"#, "invertedBounds"),
    (#"{"unavailableFocus":"jump"}"#, "wrongType"), (#"{"rules":{"night":1}}"#, "unknownKey"),
    (#"{"commit":"later"}"#, "wrongType"), (#"{"options":[{"id":"a"}]}"#, "missingKey"),
    (#"{"options":["Apple"]}"#, "wrongType"),
    (#"{"options":[{"text":"a","value":1}]}"#, "unknownKey"),
    (#"{"options":[{"text":"a","tag":null}]}"#, "wrongType"), (#"{"echo":1}"#, "wrongType"),
    (#"{"echo":{"shows":"a"}}"#, "missingKey"), (#"{"locale":"not a locale"}"#, "unknownLocale"),
    (#"{"calendar":"mayan"}"#, "unknownCalendar"), (#"{"hourCycle":"h25"}"#, "wrongType"),
    (#"{"now":"2026-03-14"}"#, "invalidTime"), (#"{"verbosity":{"month":1}}"#, "unknownKey"),
    (#"{"numbers":{"targets":[{"width":1,"height":1}]}}"#, "missingKey"),
    (#"{"numbers":{"targets":[{"width":-1,"height":1,"unit":"px"}]}}"#, "outOfRange"),
    (#"{"numbers":{"targets":[{"width":1e999,"height":1,"unit":"px"}]}}"#, "outOfRange"),
    (#"{"numbers":{"targets":[{"width":1,"height":1,"unit":"cm"}]}}"#, "wrongType"),
    (
      ##"{"numbers":{"colors":[{"part":"a","foreground":"red","background":"#fff"}]}}"##,
      "wrongType"
    ), (#"{"numbers":{"focusIndicator":{"contrast":3}}}"#, "missingKey"),
    (#"{"children":[],"title":"a"}"#, "unknownKey"), (#"{"children":1}"#, "wrongType"),
  ]

  @Test("wrong configurations and scopes", arguments: malformed)
  func form(_ text: String, _ code: String) throws {
    let value = try json(text)
    let error = #expect(throws: (any Error).self) { _ = try PickerScope(value) }
    let found = (error as? any CodedError)?.code.rawValue
    #expect(found == code, "\(text): \(String(describing: error))")
  }
}
