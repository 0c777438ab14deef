import Kalends
import Testing

/// Faults that were reported of the wheels of other pickers, each with the right answer of a
/// picker.
@Suite struct ReportedBugsWheelPickerTests {
  private func column(_ field: WheelField, of picker: PlayedDatePicker) throws -> WheelColumn {
    try #require(try picker.model.wheelSets().last).column(field)
  }

  /// The rows that can be reached, as they are shown.
  private func reachable(_ field: WheelField, of picker: PlayedDatePicker) throws -> [String] {
    let wheels = try #require(try picker.model.wheelSets().last)
    return try wheels.column(field).rows.filter(\.isAvailable).map {
      try wheels.picker.text(of: $0)
    }
  }

  /// Policies: the rows of the longest month, or only the days of this month.
  ///
  /// Of the former those that this month lacks are unavailable. Either way the day settles.
  @Test(
    "the wheel of days follows year and month",
    .bug("https://github.com/dylanwuzh/flutter-cupertino-date-picker/issues/94", id: "WH-01"),
    arguments: [(WheelDaysShown.longestMonth, 31), (.thisMonth, 29)])
  func february(_ shown: WheelDaysShown, _ rows: Int) throws {
    var picker = try Scene().datePicker(.wheel, value: "2020-01-30") { $0.daysShown = shown }
    try picker.play(.turn(.month, .by(1)))
    #expect(try column(.day, of: picker).rows.count == rows)
    #expect(try reachable(.day, of: picker) == (1...29).map(String.init))
    let step = try picker.play(.rest)
    #expect(picker.day == "2020-02-29" && step.changed.contains(.value))
    #expect(
      step.said == [
        "There is no such day in this month. Date set to Saturday, February 29, 2020."
      ])
    try picker.play(.turn(.day, .to(28)))
    try picker.play(.rest)
    #expect(picker.day == "2020-02-29")
  }

  @Test(
    "out of range the value is the nearest bound, not an old value",
    .bug("https://github.com/prolificinteractive/PIDatePicker/issues/19", id: "WH-03"))
  func nearestBound() throws {
    var picker = try Scene().datePicker(
      .wheel, value: "2014-06-15", from: "2014-06-01", through: "2014-12-31")
    try picker.play(.set([.value(.date(.day(Day("2015-01-15"))))]))
    #expect(picker.day == "2014-12-31")
    try picker.play(.turn(.month, .by(2)))
    try picker.play(.rest)
    #expect(picker.day == "2014-06-01", "February 2014")
  }

  @Test(
    "the minutes of the first time bind its hour alone",
    .bug("https://github.com/trentrichardson/jQuery-Timepicker-Addon/issues/138", id: "WH-05"))
  func minutesOfTheMinimum() throws {
    var picker = try Scene(hourCycle: .h23).datePicker(
      .wheel, .hourAndMinute, value: "10:00", from: "09:25")
    #expect(try reachable(.minute, of: picker).count == 60)
    #expect(picker.value.hasSuffix("T10:00") && !picker.model.isOutside)
    try picker.play(.turn(.hour, .by(-1)))
    #expect(try reachable(.minute, of: picker) == (25...59).map(String.init))
    try picker.play(.rest)
    #expect(picker.value.hasSuffix("T09:25"))
  }

  @Test(
    "an hour that leaves a minute too early takes the first one that is allowed",
    .bug("https://github.com/Vuepic/vue-datepicker/issues/968", id: "WH-07"))
  func minuteFollows() throws {
    var picker = try Scene(hourCycle: .h23).datePicker(
      .wheel, .hourAndMinute, value: "11:00", from: "10:05"
    ) { $0.minuteInterval = 5 }
    try picker.play(.step(by: -1))
    #expect(picker.value.hasSuffix("T10:05"))
  }

  /// Policy: a value between two minutes goes down, to the nearer one, or up, as the host chooses.
  @Test(
    "rounding up at the end of the hour carries into hour, day and year",
    .bug(
      "https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/60080808/swift-4-date-picker-wrong-value-using-minuteinterval",
      id: "WH-10"),
    arguments: [
      (MinuteRounding.up, "2020-02-05T18:48", "2020-02-05T19:00"),
      (.up, "2020-12-31T23:50", "2021-01-01T00:00"),
      (.nearest, "2020-02-05T18:48", "2020-02-05T18:45"),
      (.down, "2020-02-05T18:59", "2020-02-05T18:45"),
    ])
  func rounding(_ rounding: MinuteRounding, _ now: String, _ value: String) throws {
    for style in [PickerStyle.wheel, .graphical, .compact] {
      let picker = try Scene().datePicker(style, [.date, .hourAndMinute], value: now) {
        $0.minuteInterval = 15
        $0.minuteRounding = rounding
      }
      #expect(picker.value == value, "\(style)")
      if style == .wheel {
        let texts = try picker.model.texts().joined(separator: " ")
        #expect(texts.contains(String(value.suffix(2))), "shown is what is stored: \(texts)")
      }
    }
  }

  @Test(
    "the first hour is one of the morning: in the afternoon all hours are there",
    .bug("https://github.com/dangrossman/daterangepicker/issues/1030", id: "WH-11"))
  func afternoon() throws {
    var picker = try Scene(hourCycle: .h12).datePicker(
      .wheel, [.date, .hourAndMinute], value: "2016-10-04T10:00", from: "2016-10-04T09:00",
      through: "2016-10-04T23:59")
    #expect(try reachable(.hour, of: picker) == ["9", "10", "11"])
    try picker.play(.turn(.dayPeriod, .by(1)))
    #expect(
      try reachable(.hour, of: picker)
        == ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"])
    try picker.play(.rest)
    #expect(picker.value == "2016-10-04T22:00")
  }

  @Test(
    "rules are told hours from 0 to 23, whatever is shown",
    .bug("https://github.com/react-component/picker/issues/148", id: "WH-12"))
  func hoursFromMidnight() throws {
    let picker = try Scene(hourCycle: .h12).datePicker(.wheel, .hourAndMinute, value: "15:00")
    let wheels = try #require(try picker.model.wheelSets().last)
    let row = try #require(wheels.column(.hour).selectedRow)
    #expect(try wheels.picker.text(of: row) == "3" && row.value == .hour(15, .only))
    #expect(try wheels.picker.spokenText(of: row).text == "3 PM")
  }

  /// Policy: a last time before the first one is refused, ignored, or a night, as the host chooses.
  @Test(
    "a window may cross midnight, where that was said",
    .bug("https://github.com/Agranom/ngx-material-timepicker/issues/286", id: "WH-13"))
  func night() throws {
    func picker(_ time: String, _ policy: DateBounds.Inverted) throws -> PlayedDatePicker {
      try Scene().datePicker(.wheel, .hourAndMinute, value: time) {
        $0.bounds = DateBounds(
          from: try bound("21:00"), through: try bound("06:00"), inverted: policy)
      }
    }
    for (time, isAllowed) in [
      ("20:59", false), ("23:00", true), ("02:00", true), ("06:00", true), ("12:00", false),
    ] {
      #expect(try picker(time, .wrapsMidnight).model.isOutside != isAllowed, "\(time)")
      #expect(try !picker(time, .ignore).model.isOutside)
    }
    #expect(throws: PickerError.self) { try picker("23:00", .reject) }
  }
}
