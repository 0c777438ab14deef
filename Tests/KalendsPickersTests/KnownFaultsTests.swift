import Kalends
import TestSupport
import Testing

/// Faults that pickers elsewhere are known for, in the order of the list "Known faults elsewhere,
/// that must not be ours" of the project's page on pickers.
@Suite struct KnownFaultsTests {
  // MARK: - Ranges, weeks, bounds

  @Test("availability of a range is checked far outside of the window, clicked, typed and preset")
  func rangeOutsideTheWindow() throws {
    let scene = Scene()
    let now = try scene.instant()
    let taken = AvailabilityRules.Unavailable(
      DaySet(try Day("2025-08-15")...Day("2025-08-15")))
    let range = PickerSelection.range(start: try Day("2025-08-10"), end: try Day("2025-08-20"))
    func picker(value: (String, String)? = nil) throws -> DateRangePickerModel {
      try scene.rangePicker(value: value) { $0.unavailable = [taken] }
    }
    var clicked = try picker()
    try clicked.choose("2025-08-10", "2025-08-20", now: now)
    #expect(clicked.range == nil && clicked.anchor != nil)
    var typed = try picker()
    #expect(try typed.perform(.choose(range), now: now).said.count == 1)
    #expect(typed.range == nil)
    let preset = try picker(value: ("2025-08-10", "2025-08-20"))
    #expect(preset.range == nil && preset.isOutside)
    var set = try picker()
    #expect(try set.perform(.set([.value(range)]), now: now).value == .none)
    // All of it lies behind the month that is shown.
    let next = try Day("2024-03-01")
    #expect(try picker().visibleDays.upperBound < next)
  }

  @Test("a week view, Home and End follow the first weekday that the host chose")
  func firstWeekday() throws {
    for weekday in Weekday.allCases {
      var picker = try Scene().datePicker {
        $0.firstWeekday = weekday
        $0.visible = .weeks(1)
      }
      #expect(picker.model.visibleDays.lowerBound.weekday == weekday)
      #expect(picker.model.visibleDays.contains(try Day("2024-02-14")))
      #expect(picker.model.header(.wide).firstWeekday == weekday)
      try picker.press(.home)
      #expect(picker.model.focusedDay.weekday == weekday)
      try picker.press(.end)
      #expect(picker.model.focusedDay.weekday == weekday.advanced(by: 6))
    }
  }

  @Test("rows are counted from 1 on, whatever number a locale gives to the first week of a month")
  func rows() throws {
    for locale in ["en-US", "de", "fr", "ar-EG", "pt-PT"] {
      for month in 1...12 {
        let day = "2021-\(month < 10 ? "0" : "")\(month)-01"
        let picker = try Scene(locale: locale, calendar: .gregory).datePicker(value: day)
        let days = try picker.model.tree().days
        let first = NodeIdentifier.day(try Day(day))
        #expect(days.first?.row == 1 && days.first?.id == first, "\(locale) \(day)")
        #expect(Set(days.compactMap(\.row)) == Set(1...(days.last?.row ?? 0)), "\(locale) \(day)")
      }
    }
  }

  @Test("min > max neither loops nor traps: it is refused, or ignored if that was said")
  func invertedBounds() throws {
    #expect(throws: PickerError.self) {
      try Scene().datePicker(from: "2024-03-01", through: "2024-02-01")
    }
    let bounds = DateBounds(
      from: .day(try Day("2024-03-01")), through: .day(try Day("2024-02-01")),
      inverted: .ignore)
    var ignored = try Scene().datePicker { $0.bounds = bounds }
    try ignored.choose("2024-02-20")
    #expect(ignored.day == "2024-02-20")
    var picker = try Scene().datePicker()
    let reject = DateBounds(
      from: .day(try Day("2024-03-01")), through: .day(try Day("2024-02-01")))
    #expect(throws: PickerError.self) { try picker.play(.set([.bounds(reject)])) }
    #expect(picker.day == "2024-02-14", "as before")
  }

  @Test("min = max: the day is said to be the only one that is available")
  func onlyDay() throws {
    let picker = try Scene().datePicker(from: "2024-02-14", through: "2024-02-14")
    let day = NodeIdentifier.day(try Day("2024-02-14"))
    #expect(
      try picker.model.tree().first(day)?.name?.text
        == "Wednesday, February 14, 2024, selected, only available date")
    let last = try Scene().datePicker(through: "2024-02-14")
    #expect(
      try last.model.tree().first(day)?.name?.text.hasSuffix("last available date") == true)
  }

  @Test("an empty multi-selection is a value like others, on every path")
  func emptySelection() throws {
    let scene = Scene()
    let now = try scene.instant()
    var picker = try scene.multiDatePicker(value: ["2024-02-20"])
    for action in [
      PickerAction.toggle(try Day("2024-02-20")), .choose(.days(DaySet())), .choose(.none),
      .set([.value(.days(DaySet()))]), .set([.value(.none)]), .key(.arrowDown), .escape, .close,
    ] {
      let step = try picker.perform(action, now: now)
      #expect(picker.days.isEmpty && step.value == .none, "\(action)")
      #expect(!step.utterance.text.isEmpty && step.focus == picker.focus)
    }
    #expect(try picker.tree().value?.text == "None selected" && picker.pages().count == 1)
  }

  // MARK: - Calendars

  @Test("Japanese dates before Meiji stay what they are")
  func beforeMeiji() throws {
    for day in ["0645-07-17", "1600-10-21", "1867-12-31"] {
      var picker = try Scene(locale: "ja", calendar: .japanese, zone: "UTC").datePicker(value: day)
      #expect(picker.day == day && !picker.model.isOutside)
      try picker.press(.arrowRight)
      try picker.press(.arrowLeft)
      #expect(picker.focused == day)
    }
    let picker = try Scene(locale: "en", calendar: .japanese, zone: "UTC").datePicker(
      value: "1600-10-21")
    #expect(try picker.model.title() == "October 1600 AD")
  }

  @Test("leap years before Christ have their 29 February: 1 BC, 5 BC, and not 4 BC")
  func leapYearsBeforeChrist() throws {
    for (year, count) in [("0000", 29), ("-000004", 29), ("-000003", 28)] {
      let picker = try Scene(zone: "UTC").datePicker(value: "\(year)-02-14")
      #expect(try picker.model.tree().days.count == count, "\(year)")
    }
    #expect(
      try Scene(zone: "UTC").datePicker(value: "-000004-02-14").model.title() == "February 5 BC")
  }

  @Test("Adar and a year later is Adar, also when the year has two of them")
  func adar() throws {
    var picker = try Scene(locale: "en", calendar: .hebrew).datePicker(value: "2023-03-18")
    #expect(try picker.model.title() == "Adar 5783")
    try picker.press(.pageDown, .shift)
    #expect(try picker.model.title() == "Adar II 5784")
    try picker.press(.pageDown, .shift)
    #expect(try picker.model.title() == "Adar 5785")
  }

  @Test("a leap year has thirteen month names, each once, when paging and on the wheel")
  func thirteenMonths() throws {
    var picker = try Scene(locale: "en", calendar: .hebrew).datePicker(value: "2023-09-20")
    var titles: [String] = []
    for _ in 0..<13 {
      titles.append(try picker.model.title())
      try picker.press(.pageDown)
    }
    #expect(Set(titles).count == 13 && titles.allSatisfy { $0.hasSuffix("5784") }, "\(titles)")
    #expect(try picker.model.title() == "Tishri 5785")
    let wheel = try Scene(locale: "en", calendar: .hebrew).datePicker(.wheel, value: "2023-09-20")
    let wheels = try #require(try wheel.model.wheelSets().first)
    let names = try wheels.column(.month).rows.map { try wheels.picker.text(of: $0) }
    #expect(names.count == 13 && Set(names).count == 13)
  }

  @Test(
    "Chinese and Dangi are no Gregorian calendars in disguise, and have their own new years",
    arguments: [
      (CalendarIdentifier.chinese, "2027-02-06"), (.chinese, "2030-02-03"),
      (.dangi, "2027-02-07"), (.dangi, "2030-02-03"),
    ])
  func newYear(_ calendar: CalendarIdentifier, _ day: String) throws {
    var picker = try Scene(locale: "en", calendar: calendar, zone: "UTC").datePicker(value: day)
    #expect(picker.model.environment.calendar.identifier == calendar)
    let date = try picker.model.environment.calendar.date(of: Day(day))
    #expect(date.month == 1 && date.day == 1 && !date.monthCode.isLeap)
    #expect(try picker.model.tree().days.first?.id == .day(try Day(day)))
    try picker.press(.arrowLeft)
    #expect(try picker.model.environment.calendar.date(of: picker.model.focusedDay).month >= 12)
  }

  // MARK: - Zones

  @Test(
    "zones are as new as the system's: Cairo, Mexico City, Nuuk, Ciudad Juárez",
    arguments: [
      ("Africa/Cairo", "2023-06-15T12:00", "2023-06-15T09:00Z"),
      ("America/Mexico_City", "2023-06-15T12:00", "2023-06-15T18:00Z"),
      ("America/Nuuk", "2023-06-15T12:00", "2023-06-15T14:00Z"),
      ("America/Ciudad_Juarez", "2023-01-15T12:00", "2023-01-15T19:00Z"),
    ])
  func zones(_ zone: String, _ local: String, _ instant: String) throws {
    var picker = try Scene(zone: zone).datePicker(.graphical, [.date, .hourAndMinute])
    try picker.choose(local)
    #expect(picker.model.value == (try Instant(instant)))
  }

  @Test("a zone that does not exist is an error, and never GMT")
  func unknownZone() throws {
    #expect(throws: (any Error).self) { try Scene(zone: "America/Nowhere").datePicker() }
  }

  // MARK: - Locales

  @Test(
    "the keyword fw sets the first day of the week",
    arguments: [("mon", Weekday.monday), ("wed", .wednesday), ("sat", .saturday)])
  func keyword(_ name: String, _ weekday: Weekday) throws {
    var picker = try Scene(locale: "en-US-u-fw-\(name)").datePicker()
    #expect(picker.model.header(.wide).firstWeekday == weekday)
    try picker.press(.home)
    #expect(picker.model.focusedDay.weekday == weekday)
  }

  @Test(
    "weekends are those of CLDR, region by region",
    arguments: [
      ("en-US", [Weekday.saturday, .sunday]), ("ar-EG", [.friday, .saturday]),
      ("he-IL", [.friday, .saturday]), ("fa-IR", [.friday]), ("en-IN", [.sunday]),
      ("en-AE", [.saturday, .sunday]),
    ])
  func weekend(_ locale: String, _ weekdays: [Weekday]) throws {
    let page = try Scene(locale: locale, calendar: .gregory).datePicker().model.pages()[0]
    let days = page.cells.indices.filter { page.weekend[$0] }.map {
      page.cells[$0].epochDay.weekday
    }
    #expect(Set(days) == Set(weekdays))
  }

  @Test("the last days of December are of the year that they lie in, not of that of their week")
  func weekYear() throws {
    for locale in ["en-US", "de", "fr", "ja", "pt-BR", "sv", "pl"] {
      for day in ["2024-12-30", "2021-01-02"] {
        let year = String(day.prefix(4))
        let picker = try Scene(locale: locale).datePicker(.compact, value: day)
        #expect(try picker.model.texts()[0].contains(year), "\(locale)")
        #expect(try picker.model.title().contains(year), "\(locale)")
        #expect(try picker.model.firstStep().utterance.text.contains(year), "\(locale)")
      }
    }
  }

  // MARK: - Time

  @Test("a repeated hour stays the second one when the minute changes")
  func repeatedHour() throws {
    var picker = try Scene().datePicker(
      .wheel, [.date, .hourAndMinute], value: "2024-11-03T06:30Z")
    for minutes in [15, -20, 7] {
      try picker.play(.turn(.minute, .by(minutes)))
      try picker.play(.rest)
    }
    #expect(picker.model.value == (try Instant("2024-11-03T06:32Z")))
    #expect(picker.value == "2024-11-03T01:32")
  }

  @Test("days are stepped one by one across a change of clocks, and keep their time")
  func clockChange() throws {
    for first in ["2024-03-08", "2024-11-01"] {
      var picker = try Scene().datePicker(
        .graphical, [.date, .hourAndMinute], value: "\(first)T23:30")
      let start = try Day(first)
      for count in 1...4 {
        try picker.play(.move(to: .day(picker.model.focusedDay)))
        try picker.press(.arrowRight)
        #expect(picker.model.focusedDay == (try start.adding(days: count)))
        try picker.press(.enter)
        #expect(picker.value == "\(try start.adding(days: count))T23:30")
      }
    }
  }

  // MARK: - Minutes, columns, letters

  @Test("the minute step holds when wheels turn and when a value is clamped")
  func minuteStep() throws {
    var picker = try Scene(hourCycle: .h23).datePicker(
      .wheel, .hourAndMinute, value: "12:00", from: "10:07", through: "17:52"
    ) { $0.minuteInterval = 15 }
    try picker.play(.set([.value(.date(try bound("09:00")))]))
    #expect(picker.value.hasSuffix("T10:15"))
    try picker.play(.set([.value(.date(try bound("18:00")))]))
    #expect(picker.value.hasSuffix("T17:45"))
    try picker.choose("12:41")
    #expect(picker.value.hasSuffix("T12:30"))
    try picker.play(.move(to: .column(.minute)))
    try picker.play(.step(by: 1))
    #expect(picker.value.hasSuffix("T12:45"))
  }

  @Test("bounds are judged on the whole value, not column by column")
  func wholeValue() throws {
    var picker = try Scene(hourCycle: .h23).datePicker(
      .graphical, [.date, .hourAndMinute], value: "2024-02-15T12:00", from: "2024-02-10T18:40",
      through: "2024-03-20T09:20")
    // Less than the hour and the minute of the first value, more than the day of the last one.
    for local in ["2024-02-15T08:10", "2024-03-01T23:55", "2024-02-25T10:30"] {
      try picker.choose(local)
      #expect(picker.value == local)
    }
    let rows = try #require(try picker.model.wheelSets().last).column(.hour).rows
    #expect(rows.count == 24 && rows.allSatisfy(\.isAvailable))
  }

  @Test("the same letter again reaches every option that begins with it, and no disabled one")
  func typeahead() throws {
    var player = try SelectPlayer(
      ["James", "Jane", "John", "Johnson"], chosen: "James", disabled: ["Jane"])
    var reached: [String?] = []
    for _ in 0..<4 {
      try player.perform(.type("j"))
      reached.append(player.highlighted)
    }
    #expect(reached == ["John", "Johnson", "James", "John"])
  }
}
