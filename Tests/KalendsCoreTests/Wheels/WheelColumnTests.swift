import KalendsCore
import TestSupport
import Testing

/// The rows of wheel columns, and which of them can be reached.
@Suite struct WheelColumnTests {
  private func values(_ column: WheelColumn) -> [WheelValue] { column.rows.map(\.value) }

  private func hours(_ wheels: Wheels, _ selection: WheelSelection) -> [Int] {
    wheels.column(.hour, of: selection).rows.map {
      if case .hour(let hour, _) = $0.value { hour } else { -1 }
    }
  }

  @Test func aRowIsAvailableWhereSomeMinuteInItIs() throws {
    var tally = Tally("availability of rows against every minute between the bounds")
    var random = SplitMix64(seed: 11)
    for (zone, days) in try WheelZones.all() {
      for text in days {
        for round in 0..<4 {
          let start = try zone.minute(
            Int64.random(in: -900...900, using: &random), after: #require(isoDay(text)))
          let end = try start.adding(
            milliseconds: Int64.random(in: 30...2000, using: &random) * 60_000)
          let wheels = try Wheels(
            WheelOptions(
              mode: round % 2 == 0 ? .separate : .wholeDay,
              hourCycle: HourCycle.allCases[round % 4], bounds: DateBounds(start...end),
              minuteInterval: [1, 15, 30][round % 3]),
            calendar: .opened(.gregory), zone: zone, now: start)
          let universe = try WheelUniverse(wheels, from: start, through: end)
          var selection = wheels.showing(start).selection
          for _ in 0..<4 {
            judge(wheels, selection, universe, &tally)
            selection = try wheels.randomlyTurned(from: selection, using: &random)
          }
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private func judge(
    _ wheels: Wheels, _ selection: WheelSelection, _ universe: WheelUniverse, _ tally: inout Tally
  ) {
    let calendar = wheels.calendar
    let month = try? calendar.date(
      year: selection.year, monthCode: selection.monthCode, day: 1)
    guard
      let date = try? calendar.date(
        year: selection.year, monthCode: selection.monthCode, day: selection.day,
        overflow: .constrain)
    else { return }
    let ofDay = universe.minutes.filter { $0.local.day == date.epochDay }
    // A minute is a second one also where only its hour is shown twice.
    func isInHour(_ minute: WheelUniverse.Minute, _ occurrence: HourOccurrence) -> Bool {
      occurrence == .only || (occurrence == .second) == minute.isSecond
    }
    for field in wheels.fields {
      for row in wheels.column(field, of: selection).rows {
        let expected: Bool
        switch row.value {
        case .era, .year: continue
        case .month(let code):
          expected = universe.minutes.contains {
            let date = try? calendar.date(of: $0.local.day)
            return date?.year == selection.year && date?.monthCode == code
          }
        case .day(let number):
          expected = universe.minutes.contains {
            let date = try? calendar.date(of: $0.local.day)
            return date?.year == selection.year && date?.monthCode == month?.monthCode
              && date?.day == number
          }
        case .wholeDay(let day):
          expected = universe.minutes.contains { $0.local.day == day }
        case .dayPeriod(let period):
          expected = ofDay.contains { ($0.local.time.hour < 12) == (period == .am) }
        case .hour(let hour, let occurrence):
          expected = ofDay.contains {
            $0.local.time.hour == hour && isInHour($0, occurrence)
          }
        case .minute(let number):
          var occurrence = HourOccurrence.only
          if case .hour(_, let shown) = wheels.column(.hour, of: selection).selectedRow?.value {
            occurrence = shown
          }
          expected = ofDay.contains {
            $0.local.time.hour == selection.hour && $0.local.time.minute == number
              && isInHour($0, occurrence)
          }
        }
        tally.judge(
          row.isAvailable == expected, "\(wheels.zone.identifier) \(selection): \(row.value)")
      }
    }
  }

  @Test func validRowsAreTheAvailableOnesOfAllRows() throws {
    var random = SplitMix64(seed: 13)
    for (zone, days) in try WheelZones.all() {
      let start = try zone.startOfDay(#require(isoDay(days[0]))).adding(milliseconds: 5_000_000)
      let end = try start.adding(milliseconds: 100_000_000)
      var options = WheelOptions(hourCycle: .h12, bounds: DateBounds(start...end))
      let all = try Wheels(options, calendar: .opened(.gregory), zone: zone, now: start)
      options.rowsShown = .valid
      let valid = try Wheels(options, calendar: .opened(.gregory), zone: zone, now: start)
      var selection = all.showing(start).selection
      for _ in 0..<20 {
        for field in all.fields {
          let available = all.column(field, of: selection).rows.filter(\.isAvailable)
          #expect(Array(valid.column(field, of: selection).rows) == available, "\(selection)")
        }
        selection = try all.randomlyTurned(from: selection, using: &random)
      }
    }
  }

  @Test func hoursFollowTheCycle() throws {
    for (cycle, expected) in [
      (HourCycle.h11, Array(12..<24)), (.h12, Array(12..<24)), (.h23, Array(0..<24)),
      (.h24, Array(0..<24)),
    ] {
      let wheels = try WheelSettlingTests.wheels(
        WheelOptions(components: .hourAndMinute, hourCycle: cycle))
      let selection = wheels.showing(try Instant("2026-03-14T15:30Z")).selection
      #expect(hours(wheels, selection) == expected)
      #expect(wheels.fields.contains(.dayPeriod) == cycle.hasDayPeriod)
    }
  }

  @Test func aLeapMonthStandsInItsPlace() throws {
    for (calendar, day, leap, count) in [
      (CalendarIdentifier.hebrew, "2024-03-14", "M05L", 13), (.hebrew, "2026-03-14", nil, 12),
      (.chinese, "2025-08-01", "M06L", 13), (.dangi, "2023-04-01", "M02L", 13),
      (.coptic, "2026-03-14", nil, 13), (.gregory, "2026-03-14", nil, 12),
    ] as [(CalendarIdentifier, String, String?, Int)] {
      let wheels = try WheelSettlingTests.wheels(
        WheelOptions(components: .date), calendar: calendar)
      let shown = wheels.showing(try Instant(day + "T09:30Z"))
      let months = wheels.column(.month, of: shown.selection)
      #expect(months.rows.count == count, "\(calendar)")
      let leapIndex = months.rows.firstIndex {
        if case .month(let code) = $0.value { code.isLeap } else { false }
      }
      #expect(
        leapIndex.map { months.rows[$0].value } == (try leap.map { .month(try MonthCode($0)) }))
      #expect(months.selectedRow?.value == .month(shown.selection.monthCode))
    }
  }

  @Test func aMonthKeepsItsCodeFromYearToYear() throws {
    let wheels = try WheelSettlingTests.wheels(
      WheelOptions(components: .date), calendar: .hebrew)
    // 1 Adar II 5784, a leap year.
    let adar = wheels.showing(try Instant("2024-03-11T00:00Z")).selection
    #expect(adar.monthCode.description == "M06")
    #expect(wheels.turning(.year, by: 1, in: adar).monthCode.description == "M06")
    // Adar I becomes Adar where there is only one.
    let leap = wheels.turning(.month, by: -1, in: adar)
    #expect(leap.monthCode.description == "M05L")
    #expect(wheels.turning(.year, by: 1, in: leap).monthCode.description == "M06")
  }

  @Test func erasHaveAColumnWhereSeveralAreWithinReach() throws {
    let calendar = try CalendarSystem(.japanese)
    func wheels(_ bounds: DateBounds) throws -> Wheels {
      try Wheels(
        WheelOptions(components: .date, bounds: bounds), calendar: calendar, zone: .utc,
        now: Instant("2026-03-14T12:00Z"))
    }
    #expect(try wheels(DateBounds(Day("2020-01-01")...Day("2026-12-31"))).fields.first == .year)
    let modern = try wheels(DateBounds(Day("1926-12-25")...Day("2026-12-31")))
    #expect(modern.fields == [.era, .year, .month, .day])
    let shown = modern.showing(try Instant("2026-03-14T09:30Z"))
    let eras = modern.column(.era, of: shown.selection)
    #expect(values(eras) == [.era(.showa), .era(.heisei), .era(.reiwa)])
    #expect(eras.selectedIndex == 2)
    #expect(modern.column(.year, of: shown.selection).rows.count == 8)
    // Heisei 8 has all its months, the last year of Heisei only four.
    let heisei = modern.turning(.era, by: -1, in: shown.selection)
    #expect(modern.column(.year, of: heisei).selectedRow?.date.eraYear == 8)
    let last = modern.turning(.year, by: 100, in: heisei)
    let months = modern.column(.month, of: last)
    #expect(months.rows.filter(\.isAvailable).count == 4)
    // July of Heisei 31 is July of Reiwa 1.
    let july = modern.settled(modern.turning(.month, by: 4, in: last))
    #expect(july.local.day.description == "2019-07-14")
    #expect(july.moved == [.era])
    #expect(july.reason == .otherEra)
  }

  @Test func wheelsWithoutALowerBoundBeginWithTheYearOne() throws {
    for calendar in CalendarIdentifier.allCases {
      let wheels = try WheelSettlingTests.wheels(
        WheelOptions(components: .date), calendar: calendar)
      let shown = wheels.showing(try Instant("2026-03-14T09:30Z")).selection
      if wheels.calendar.supportedYears.contains(1) {
        let year = wheels.turning(.era, by: Int.min, in: shown)
        #expect(wheels.column(.year, of: year).rows.first?.value == .year(1), "\(calendar)")
      }
      #expect(wheels.fields.contains(.era) == (calendar == .japanese), "\(calendar)")
    }
    let ancient = try Wheels(
      WheelOptions(components: .date), calendar: CalendarSystem(.gregory), zone: .utc,
      now: .epoch, value: Instant("-000043-03-15T00:00Z"))
    #expect(ancient.fields.first == .era)
    #expect(ancient.showing(try Instant("-000043-03-15T00:00Z")).moved.isEmpty)
  }

  @Test func aColumnOfTenThousandYearsOfDaysCostsNothingToMake() throws {
    let wheels = try WheelSettlingTests.wheels(WheelOptions(mode: .wholeDay))
    let selection = wheels.showing(try Instant("2026-03-14T09:30Z")).selection
    let clock = ContinuousClock()
    var rows = 0
    let elapsed = clock.measure {
      for _ in 0..<1000 { rows = wheels.column(.wholeDay, of: selection).rows.count }
    }
    #expect(rows == 3_652_059)
    #expect(elapsed < .seconds(1))
    let column = wheels.column(.wholeDay, of: selection)
    #expect(column.selectedRow?.value == .wholeDay(try Day("2026-03-14")))
    #expect(column.rows.first?.value == .wholeDay(try Day("0001-01-01")))
    #expect(column.rows.last?.value == .wholeDay(try Day("9999-12-31")))
  }

  @Test func rowsAreARandomAccessCollection() throws {
    for rowsShown in WheelRowsShown.allCases {
      let wheels = try WheelSettlingTests.wheels(
        WheelOptions(
          hourCycle: .h12, bounds: DateBounds(Day("2020-01-10")...Day("2030-05-31")),
          minuteInterval: 5, rowsShown: rowsShown))
      let selection = wheels.showing(try Instant("2020-01-14T09:30Z")).selection
      for field in wheels.fields {
        let rows = wheels.column(field, of: selection).rows
        let all = Array(rows)
        #expect(all.count == rows.count)
        #expect(rows.indices.map { rows[$0] } == all)
        #expect(rows.reversed().map { $0 } == all.reversed())
        #expect(rows.distance(from: rows.startIndex, to: rows.endIndex) == rows.count)
        for offset in all.indices {
          let index = rows.index(rows.startIndex, offsetBy: offset)
          #expect(rows[index] == all[offset])
          #expect(rows.index(before: rows.index(after: index)) == index)
        }
        #expect(Set(all.map(\.value)).count == all.count)
        #expect(all.allSatisfy { $0.value.field == field })
      }
      #expect(wheels.column(.wholeDay, of: selection).rows.isEmpty)
      #expect(wheels.column(.wholeDay, of: selection).selectedRow == nil)
    }
  }

  @Test func daysAreThoseOfTheLongestMonthOrOfThisOne() throws {
    for (calendar, longest) in [
      (CalendarIdentifier.gregory, 31), (.hebrew, 30), (.persian, 31), (.indian, 31),
      (.coptic, 30), (.islamicUmmAlQura, 30), (.chinese, 30),
    ] {
      let whole = try WheelSettlingTests.wheels(
        WheelOptions(components: .date), calendar: calendar)
      let shown = whole.showing(try Instant("2026-02-14T09:30Z")).selection
      let date = try whole.calendar.date(of: Day("2026-02-14"))
      let days = whole.column(.day, of: shown).rows
      #expect(days.count == longest)
      #expect(days.filter(\.isAvailable).count == date.daysInMonth)
      let short = try WheelSettlingTests.wheels(
        WheelOptions(components: .date, daysShown: .thisMonth), calendar: calendar)
      #expect(short.column(.day, of: shown).rows.count == date.daysInMonth)
    }
    var longest: [CalendarIdentifier: Int] = [:]
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for year in 0..<60 {
        let day = try Day("1950-01-01").moved(by: year * 365)
        for month in try calendar.months(ofYear: calendar.date(of: day).year) {
          longest[identifier] = max(longest[identifier] ?? 0, month.daysInMonth)
        }
      }
      let wheels = try WheelSettlingTests.wheels(
        WheelOptions(components: .date), calendar: identifier)
      let shown = wheels.showing(.epoch).selection
      #expect(wheels.column(.day, of: shown).rows.count == longest[identifier], "\(identifier)")
    }
  }

  @Test func aRepeatedHourCanBeReachedTwice() throws {
    let newYork = try ZoneRules(identifier: "New York", posixRule: "EST5EDT,M3.2.0,M11.1.0")
    let wheels = try WheelSettlingTests.wheels(
      WheelOptions(hourCycle: .h12), zone: newYork)
    let first = wheels.showing(try Instant("2026-11-01T01:30-04:00"))
    #expect(hours(wheels, first.selection) == [0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(wheels.column(.hour, of: first.selection).selectedRow?.value == .hour(1, .first))
    let second = wheels.settled(wheels.turning(.hour, by: 1, in: first.selection))
    #expect(try second.value == Instant("2026-11-01T01:30-05:00"))
    #expect(second.moved.isEmpty)
    #expect(wheels.column(.hour, of: second.selection).selectedRow?.value == .hour(1, .second))
    // The second one stays the second when the minute turns.
    let later = wheels.settled(wheels.turning(.minute, by: 1, in: second.selection))
    #expect(try later.value == Instant("2026-11-01T01:31-05:00"))
    // On another day there is only one.
    let nextDay = wheels.settled(wheels.turning(.day, by: 1, in: second.selection))
    #expect(try nextDay.value == Instant("2026-11-02T01:30-05:00"))
  }

  @Test func aSkippedHourCannotBeReached() throws {
    let newYork = try ZoneRules(identifier: "New York", posixRule: "EST5EDT,M3.2.0,M11.1.0")
    let wheels = try WheelSettlingTests.wheels(WheelOptions(), zone: newYork)
    let one = wheels.showing(try Instant("2026-03-08T01:30-05:00")).selection
    let rows = wheels.column(.hour, of: one).rows
    #expect(rows.filter { !$0.isAvailable }.map(\.value) == [.hour(2, .only)])
    let settled = wheels.settled(wheels.turning(.hour, by: 1, in: one))
    #expect(settled.local.description == "2026-03-08T03:30")
    #expect(settled.moved == [.hour])
    #expect(settled.reason == .skippedTime)
  }

  @Test func halfAnHourIsSkippedOrRepeatedInLordHowe() throws {
    let lordHowe = try ZoneRules(
      identifier: "Lord Howe", posixRule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
    let wheels = try WheelSettlingTests.wheels(WheelOptions(), zone: lordHowe)
    func minutes(_ text: String, by rows: Int) throws -> [Int] {
      let selection = wheels.turning(
        .hour, by: rows, in: wheels.showing(try Instant(text)).selection)
      return wheels.column(.minute, of: selection).rows.filter(\.isAvailable).map {
        if case .minute(let minute) = $0.value { minute } else { -1 }
      }
    }
    #expect(try minutes("2026-10-04T01:00+10:30", by: 1) == Array(30..<60))
    #expect(try minutes("2026-04-05T01:40+11:00", by: 0) == Array(0..<60))
    #expect(try minutes("2026-04-05T01:40+11:00", by: 1) == Array(30..<60))
  }

  @Test func aDayThatTheZoneSkipsCannotBeReached() throws {
    let apia = try #require(try WheelZones.all().first { $0.zone.identifier == "Apia" }).zone
    for mode in [WheelMode.separate, .wholeDay] {
      let wheels = try WheelSettlingTests.wheels(WheelOptions(mode: mode), zone: apia)
      let shown = wheels.showing(try Instant("2011-12-29T09:30-10:00")).selection
      let field = mode == .wholeDay ? WheelField.wholeDay : .day
      let column = wheels.column(field, of: shown)
      #expect(!column.rows[column.selectedIndex + 1].isAvailable)
      let settled = wheels.settled(wheels.turning(field, by: 1, in: shown))
      #expect(settled.local.description == "2011-12-31T09:30")
      #expect(settled.moved == [field])
      #expect(settled.reason == .skippedTime)
    }
  }
}
