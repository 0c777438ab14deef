import Kalends
import Testing

/// Faults that were reported of other pickers, each with the right answer.
@Suite struct ReportedBugsPickerTests {
  private func pages(_ picker: PlayedDatePicker) throws -> PickerPage {
    try picker.model.pages()[0]
  }

  private func isAvailable(_ day: String, in picker: PlayedDatePicker) throws -> Bool {
    try picker.model.tree().first(.day(Day(day)))?.actions.contains(.choose) ?? false
  }

  @Test(
    "a bound with a time leaves its day enabled",
    .bug("https://github.com/alenaksu/mdPickers/issues/181", id: "BD-01"),
    .bug("https://github.com/Eonasdan/tempus-dominus/pull/418", id: "BD-02"),
    .bug("https://github.com/trentrichardson/jQuery-Timepicker-Addon/issues/922", id: "BD-04"),
    .bug("https://github.com/flutter/flutter/issues/63196", id: "BD-05"))
  func boundsWithTimes() throws {
    var picker = try Scene().datePicker(
      value: "2014-06-10", from: "2014-06-01T06:00", through: "2014-06-30T00:00")
    #expect(try isAvailable("2014-06-01", in: picker))
    #expect(try isAvailable("2014-06-30", in: picker))
    try picker.choose("2014-06-01")
    #expect(picker.value == "2014-06-01T06:00" && !picker.model.hasPrevious)
    let early = try Scene().datePicker(
      .wheel, value: "2020-08-07T09:00", from: "2020-08-07T10:00")
    #expect(early.day == "2020-08-07" && !early.model.isOutside)
    var last = try Scene().datePicker(
      .graphical, [.date, .hourAndMinute], value: "2017-06-08T10:00", through: "2017-06-08")
    try last.choose("23:59")
    #expect(last.value == "2017-06-08T23:59")
  }

  @Test(
    "limits that leave nothing are an error, and a search for a day ends",
    .bug("https://github.com/amsul/pickadate.js/issues/1236", id: "BD-07"))
  func noEnd() throws {
    #expect(throws: PickerError.self) {
      try Scene().datePicker(from: "2024-03-01", through: "2024-02-01")
    }
    let all = AvailabilityRules.Unavailable(DaySet.all)
    var picker = try Scene().datePicker {
      $0.unavailable = [all]
      $0.unavailableFocus = .skip
    }
    let focused = picker.focused
    for key in PickerKey.allCases where key != .tab { try picker.press(key) }
    #expect(picker.focused == focused)
  }

  @Test(
    "the first day is also a disabled one",
    .bug("https://github.com/amsul/pickadate.js/issues/393", id: "BD-08"))
  func disabledMinimum() throws {
    let day = try Day("2014-04-08")
    let picker = try Scene().datePicker(value: "2014-04-08", from: "2014-04-08") {
      $0.unavailable = [.init(DaySet(day...day))]
    }
    #expect(picker.day == "2014-04-09")
  }

  @Test(
    "previous is on exactly while there is something before",
    .bug("https://github.com/primefaces/primereact/issues/4520", id: "NV-01"),
    .bug("https://github.com/mui/mui-x/issues/22515", id: "NV-02"),
    .bug("https://github.com/zippyui/react-date-picker/issues/220", id: "NV-03"),
    .bug("https://github.com/Hacker0x01/react-datepicker/issues/5193", id: "NV-04"))
  func previous() throws {
    var picker = try Scene().datePicker(value: "2023-05-20", from: "2023-04-16")
    #expect(picker.model.hasPrevious)
    try picker.play(.page(by: -1))
    #expect(!picker.model.hasPrevious && picker.focused == "2023-04-20")
    #expect(
      try !Scene(zone: "Europe/Paris").datePicker(
        value: "2026-01-18T15:35", from: "2026-01-18T15:35"
      ).model.hasPrevious)
    #expect(try Scene().datePicker(value: "2017-02-10", from: "2016-12-23").model.hasPrevious)
    var two = try Scene().datePicker(value: "2024-11-10", from: "2024-11-07") {
      $0.visible = .months(2)
    }
    try two.choose("2024-12-10")
    #expect(!two.model.hasPrevious)
    #expect(two.model.visibleDays.lowerBound == (try Day("2024-11-01")))
  }

  @Test(
    "a short month gets the focus on its last day",
    .bug("https://github.com/getflip/swirl/issues/553", id: "NV-07"),
    .bug("https://github.com/eureka2/ab-datepicker/issues/38", id: "NV-10"))
  func shortMonths() throws {
    var picker = try Scene().datePicker(value: "2024-03-31")
    try picker.press(.pageUp)
    #expect(picker.focused == "2024-02-29")
    picker = try Scene().datePicker(value: "2018-08-31")
    try picker.press(.pageDown)
    #expect(picker.focused == "2018-09-30")
  }

  @Test(
    "a month that the host shows has the focus, on the chosen day if it has that",
    .bug("https://github.com/gpbl/react-day-picker/issues/3009", id: "NV-11"))
  func controlledMonth() throws {
    var picker = try Scene(now: "2026-03-15T12:00Z").datePicker(value: "2026-11-15")
    try picker.play(.set([.visible(try Day("2026-03-01"))]))
    #expect(picker.focused == "2026-03-15", "today")
    try picker.play(.set([.visible(try Day("2026-11-01"))]))
    #expect(picker.focused == "2026-11-15", "the chosen day")
    let step = try picker.play(.set([.visible(try Day("2026-07-20"))]))
    #expect(picker.focused == "2026-07-01", "the first day that can be chosen")
    #expect(step.focus == .day(try Day("2026-07-01")))
  }

  @Test(
    "heads of columns are told apart and spoken in full",
    .bug("https://github.com/wix/react-native-calendars/pull/636", id: "NL-01"),
    .bug("https://github.com/w3c/aria-practices/issues/1570", id: "NL-04"))
  func narrowHeads() throws {
    let picker = try Scene().datePicker()
    #expect(picker.model.header(.narrow).map(\.text) == ["S", "M", "T", "W", "T", "F", "S"])
    let heads = try picker.model.tree().all.filter { $0.role == .columnHeader }
    #expect(Set(heads.map(\.id)).count == 7)
    #expect(heads.first?.name?.text == "Sunday")
  }

  @Test(
    "a day is its full date, once, and no number beside it",
    .bug("https://github.com/cerner/terra-framework/issues/1159", id: "SP-01"),
    .bug("https://github.com/duetds/date-picker/pull/51", id: "SP-02"),
    .bug("https://github.com/angular/components/issues/23479", id: "SP-03"),
    .bug("https://github.com/angular/components/pull/23563", id: "SP-08"))
  func fullDates() throws {
    for (locale, day, name) in [
      ("en-US", "2020-01-15", "Wednesday, January 15, 2020"),
      ("en-GB", "2020-11-18", "Wednesday, 18 November 2020"),
      ("en-US", "2021-08-05", "Thursday, August 5, 2021"),
    ] {
      let picker = try Scene(locale: locale).datePicker(value: nil) {
        $0.selection = PickerSelection.none
      }
      var other = picker
      try other.play(.set([.visible(try Day(day))]))
      let node = try #require(try other.model.tree().first(.day(Day(day))))
      #expect(node.name?.text == name && node.value == nil && node.children.isEmpty)
    }
  }

  @Test(
    "a wheel says its own place and number of rows",
    .bug("https://github.com/xamarin/Xamarin.Forms/issues/12523", id: "SP-06"))
  func setSizes() throws {
    let picker = try Scene().datePicker(.wheel, value: "2020-10-05")
    let tree = try picker.model.tree()
    #expect(tree.first(.column(.month))?.position == SetPosition(10, of: 12))
    #expect(tree.first(.column(.day))?.position == SetPosition(5, of: 31))
    #expect(tree.first(.column(.month))?.name?.text == "Month, Start")
  }

  @Test(
    "wheels rest on the nearest value that is allowed",
    .bug("https://github.com/prolificinteractive/PIDatePicker/issues/19", id: "WH-03"),
    .bug("https://github.com/Vuepic/vue-datepicker/issues/968", id: "WH-07"),
    .bug("https://github.com/Agranom/ngx-material-timepicker/issues/286", id: "WH-13"))
  func restingWheels() throws {
    var picker = try Scene().datePicker(
      .wheel, value: "2014-12-15", from: "2014-06-01", through: "2014-12-31")
    try picker.choose("2014-12-15")
    #expect(try picker.play(.step(by: 1)).announcements.count <= 1)
    var time = try Scene().datePicker(
      .wheel, .hourAndMinute, value: "11:00", from: "10:05", through: "23:00"
    ) {
      $0.minuteInterval = 5
    }
    let step = try time.play(.step(by: -1))
    #expect(time.value.hasSuffix("T10:05") && step.said == ["Not available. Set to 10:05 AM."])
    let night = try Scene().datePicker(.wheel, .hourAndMinute, value: "23:00") {
      $0.bounds = DateBounds(
        from: try bound("21:00"), through: try bound("06:00"), inverted: .wrapsMidnight)
    }
    #expect(night.value.hasSuffix("T23:00") && !night.model.isOutside)
  }

  @Test("with one day to choose, it is the only one, and says so")
  func onlyDay() throws {
    let picker = try Scene().datePicker(from: "2024-02-14", through: "2024-02-14")
    #expect(
      try picker.model.tree().first(.day(Day("2024-02-14")))?.name?.text
        == "Wednesday, February 14, 2024, selected, only available date")
  }

  @Test("Adar and a year later is Adar, in leap years and others")
  func adar() throws {
    // 25 Adar 5783 has no leap month; 5784 has Adar I.
    var picker = try Scene(locale: "en", calendar: .hebrew).datePicker(value: "2023-03-18")
    try picker.press(.pageDown, .shift)
    let date = try picker.model.environment.calendar.date(of: picker.model.focusedDay)
    #expect(date.monthCode.description == "M06" && date.year == 5784)
  }
}
