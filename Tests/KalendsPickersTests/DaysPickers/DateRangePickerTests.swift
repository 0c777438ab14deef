import Kalends
import Testing

/// A picker for a range of days.
@Suite struct DateRangePickerTests {
  private let scene = Scene()

  @Test(
    "the first choice begins a range, the second completes it, the third begins another",
    .bug("https://github.com/constructorfabric/insight/issues/1543", id: "RG-07"))
  func choosing() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker()
    var step = try picker.choose("2024-03-01", now: now)
    #expect(step.said == ["Start date: Friday, March 1, 2024. Choose the end date."])
    #expect(picker.range == nil && picker.anchor != nil)
    step = try picker.choose("2024-03-04", now: now)
    #expect(step.said == ["Friday, March 1 to Monday, March 4, 2024, 3 nights"])
    #expect(picker.text == "2024-03-01/2024-03-04" && step.changed.contains(.value))
    try picker.choose("2024-03-10", "2024-03-15", now: now)
    #expect(picker.text == "2024-03-10/2024-03-15", "a new start is no new end")
  }

  @Test("an earlier second day swaps, or begins anew, as the host wants")
  func earlierSecond() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker()
    try picker.choose("2024-03-20", "2024-03-10", now: now)
    #expect(picker.text == "2024-03-10/2024-03-20")
    picker = try scene.rangePicker { _ in
    } change: {
      $0.earlierEnd = .restarts
    }
    try picker.choose("2024-03-20", "2024-03-10", now: now)
    #expect(picker.anchor == (try Day("2024-03-10")) && picker.range == nil)
  }

  @Test("no path leads to a range with an unavailable day inside it")
  func contiguity() throws {
    let now = try scene.instant()
    let booked = AvailabilityRules.Unavailable(
      DaySet(try Day("2024-03-15")...Day("2024-03-15")), reason: .text("Booked"))
    let ends = (try Day("2024-03-10"), try Day("2024-03-20"))
    let range = PickerSelection.range(start: ends.0, end: ends.1)
    func picker(value: (String, String)? = nil) throws -> DateRangePickerModel {
      try scene.rangePicker(value: value) { $0.unavailable = [booked] }
    }
    // Chosen day by day.
    var chosen = try picker()
    let step = try chosen.choose("2024-03-10", "2024-03-20", now: now)
    #expect(chosen.range == nil && chosen.anchor == ends.0)
    #expect(step.said == ["Wednesday, March 20, 2024 is not available. Booked"])
    // Typed or preset.
    var typed = try picker()
    #expect(try typed.perform(.choose(range), now: now).announcements.count == 1)
    #expect(typed.range == nil)
    // Set by the host, and given from the beginning.
    var set = try picker()
    _ = try set.perform(.set([.value(range)]), now: now)
    #expect(set.range == nil && set.isOutside)
    #expect(try picker(value: ("2024-03-10", "2024-03-20")).isOutside)
    // The rules change under a range.
    var later = try scene.rangePicker(value: ("2024-03-10", "2024-03-20"))
    #expect(later.range != nil)
    var rules = AvailabilityRules()
    rules.unavailable = [booked]
    let moved = try later.perform(.set([.rules(rules)]), now: now)
    #expect(later.range == nil && !moved.changed.contains(.value))
  }

  @Test("a day that only the first day stands against is unavailable for now, with the reason")
  func blockedByAnchor() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker {
      $0.length = .init(least: 2, greatest: 7)
    }
    let day = NodeIdentifier.day(try Day("2024-03-10"))
    #expect(try picker.tree().first(day) == nil, "another month")
    try picker.choose("2024-03-01", now: now)
    #expect(
      try picker.tree().first(day)?.name?.text
        == "Unavailable, Sunday, March 10, 2024, Maximum length: 7 nights.")
    #expect(
      try picker.tree().first(.day(Day("2024-03-02")))?.name?.text
        == "Unavailable, Saturday, March 2, 2024, Minimum length: 2 nights.")
    let page = try picker.pages()[0]
    #expect(page.available.intersection(page.shown).count == 7, "1 March, and 3 to 8 March")
    let step = try picker.choose("2024-03-02", now: now)
    #expect(
      step.said == ["Saturday, March 2, 2024 is not available. Minimum length: 2 nights."])
    try picker.choose("2024-03-05", now: now)
    #expect(picker.text == "2024-03-01/2024-03-05")
  }

  @Test("a day taken only as an arrival may be a departure")
  func departure() throws {
    let now = try scene.instant()
    let taken = AvailabilityRules.Unavailable(
      DaySet(try Day("2024-03-10")...Day("2024-03-12")))
    var picker = try scene.rangePicker {
      $0.unavailable = [taken]
      $0.endMayBeUnavailable = true
    }
    try picker.choose("2024-03-10", now: now)
    #expect(picker.anchor == nil, "no arrival on it")
    try picker.choose("2024-03-07", "2024-03-10", now: now)
    #expect(picker.text == "2024-03-07/2024-03-10")
    try picker.choose("2024-03-07", "2024-03-11", now: now)
    #expect(picker.range == nil && picker.anchor != nil)
  }

  @Test("a range that the focus would complete is previewed, if it is allowed")
  func preview() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker { $0.length = .init(least: 2, greatest: 7) }
    try picker.choose("2024-03-01", now: now)
    #expect(picker.preview == nil)
    _ = try picker.perform(.key(.arrowDown), now: now)
    #expect(picker.preview == (try Day("2024-03-01")...Day("2024-03-08")))
    _ = try picker.perform(.key(.arrowRight), now: now)
    #expect(picker.preview == nil)
  }

  @Test("Escape gives up a range that was begun, and gives back the one before")
  func escape() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker(value: ("2024-03-01", "2024-03-04"))
    try picker.choose("2024-03-10", now: now)
    #expect(picker.range == nil)
    let step = try picker.perform(.escape, now: now)
    #expect(picker.text == "2024-03-01/2024-03-04" && picker.anchor == nil)
    #expect(step.said == ["Change undone. Friday, March 1 to Monday, March 4, 2024"])
  }

  @Test("a fixed length needs one choice")
  func fixedLength() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker {
      $0.fixedLength = 7
      $0.startWeekdays = WeekdaySet(.saturday)
    }
    try picker.choose("2024-03-02", now: now)
    #expect(picker.text == "2024-03-02/2024-03-09")
    let step = try picker.choose("2024-03-03", now: now)
    #expect(
      step.said == [
        "Sunday, March 3, 2024 is not available. The first day cannot be Sunday, March 3, 2024."
      ])
  }

  @Test(
    "December to January is a range like others: 17 days",
    .bug("https://github.com/bliblidotcom/vue-rangedate-picker/issues/39", id: "RG-05"))
  func overNewYear() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker { $0.lengthUnit = .days }
    let step = try picker.choose("2017-12-20", "2018-01-05", now: now)
    #expect(
      step.said == ["Wednesday, December 20, 2017 to Friday, January 5, 2018, 17 days"])
  }

  @Test("start, inside and end of a range are in the names of its days")
  func words() throws {
    let picker = try scene.rangePicker(value: ("2024-03-01", "2024-03-03"))
    let names = try picker.tree().days.prefix(4).map { $0.name?.text ?? "" }
    #expect(
      names == [
        "Friday, March 1, 2024, start date", "Saturday, March 2, 2024, in range",
        "Sunday, March 3, 2024, end date", "Monday, March 4, 2024",
      ])
  }

  @Test("a compact range picker opens, and tells the host on closing if that is wanted")
  func compact() throws {
    let now = try scene.instant()
    var picker = try Scene(platform: .aria).rangePicker(.compact) { _ in
    } change: {
      $0.commit = .onClose
    }
    #expect(try picker.firstStep().utterance.text == "Stay, None, pop-up button, Opens a calendar.")
    _ = try picker.perform(.open, now: now)
    #expect(try picker.choose("2024-03-01", "2024-03-03", now: now).changed.contains(.pending))
    let step = try picker.perform(.close, now: now)
    #expect(step.changed.contains(.value) && step.said.isEmpty && step.focus == .button)
    #expect(
      step.utterance.text
        == "Stay, Friday, March 1 to Sunday, March 3, 2024, pop-up button, Opens a calendar.")
  }

  @Test("selections of another kind, and wheels, are errors")
  func errors() throws {
    let now = try scene.instant()
    var picker = try scene.rangePicker()
    #expect(throws: PickerError.wrongValue(.days(DaySet()))) {
      try picker.perform(.choose(.days(DaySet())), now: now)
    }
    #expect(throws: PickerError.noSuchColumn(.month)) {
      try picker.perform(.turn(.month, .by(1)), now: now)
    }
    #expect(throws: PickerError.core(.contradictoryRules([.least, .greatest]))) {
      try scene.rangePicker { $0.length = .init(least: 3, greatest: 2) }
    }
  }
}
