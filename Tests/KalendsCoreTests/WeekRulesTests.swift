import KalendsCore
import Testing

/// Week rules and sets of weekdays.
@Suite struct WeekRulesTests {
  @Test("the first week has one to seven days at least", arguments: [0, 8, -1, Int.max, Int.min])
  func limits(days: Int) {
    #expect(throws: KalendsError.fieldOutOfRange(.week, value: days, limits: 1...7)) {
      try WeekRules(firstWeekday: .monday, minimalDays: days, weekend: [])
    }
  }

  @Test("a host's first weekday changes nothing else")
  func starting() throws {
    let rules = WeekRules.iso8601.starting(with: .saturday)
    #expect(rules.firstWeekday == .saturday)
    #expect(rules.minimalDays == 4 && rules.weekend == [.saturday, .sunday])
  }

  @Test("a set has the weekdays that were put into it")
  func sets() {
    for weekday in Weekday.allCases {
      let set = WeekdaySet(weekday)
      #expect(Weekday.allCases.filter { set.contains($0) } == [weekday])
    }
    #expect(WeekdaySet(rawValue: 0xFF) == WeekdaySet(rawValue: 0x7F))
  }
}
