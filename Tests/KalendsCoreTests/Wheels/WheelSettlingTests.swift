import KalendsCore
import TestSupport
import Testing

/// Where wheels come to rest.
@Suite struct WheelSettlingTests {
  static func wheels(
    _ options: WheelOptions, calendar: CalendarIdentifier = .gregory, zone: ZoneRules = .utc,
    now: String = "2026-03-14T12:00Z"
  ) throws -> Wheels {
    try Wheels(options, calendar: .opened(calendar), zone: zone, now: Instant(now))
  }

  @Test func settledWheelsStandOnTheNearestAllowedValue() throws {
    var tally = Tally("settled wheels against every minute between the bounds")
    var random = SplitMix64(seed: 3)
    for (zone, days) in try WheelZones.all() {
      for text in days {
        for round in 0..<8 {
          let day = try #require(isoDay(text))
          let start = try zone.minute(
            Int64.random(in: -1500...1500, using: &random), after: day)
          let end = try start.adding(
            milliseconds: Int64.random(in: 60...2000, using: &random) * 60_000)
          let options = WheelOptions(
            mode: round % 2 == 0 ? .separate : .wholeDay,
            hourCycle: HourCycle.allCases[round % 4],
            bounds: DateBounds(start...end),
            minuteInterval: [1, 5, 10, 15, 20, 30].randomElement(using: &random) ?? 1)
          try judge(
            options, calendar: CalendarIdentifier.allCases.randomElement(using: &random) ?? .roc,
            zone: zone, from: start, through: end, &tally, &random)
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private func judge(
    _ options: WheelOptions, calendar: CalendarIdentifier, zone: ZoneRules,
    from start: Instant, through end: Instant, _ tally: inout Tally, _ random: inout SplitMix64
  ) throws {
    let wheels = try Wheels(options, calendar: .opened(calendar), zone: zone, now: start)
    let universe = try WheelUniverse(wheels, from: start, through: end)
    var selection = wheels.showing(start).selection
    for _ in 0..<20 {
      let turned = try wheels.randomlyTurned(from: selection, using: &random)
      let settled = wheels.settled(turned)
      let nearest = try universe.nearest(to: universe.wanted(turned))
      tally.judge(
        settled.value == nearest,
        "\(zone.identifier) \(calendar) every \(options.minuteInterval): "
          + "\(turned) from \(start) to \(end) gave \(settled.value), not \(String(describing: nearest))"
      )
      judgeRest(settled, of: wheels, &tally)
      selection = wheels.showing(settled.value).selection
    }
  }

  /// Wheels at rest stand on rows that can be reached, and stay where they are.
  private func judgeRest(_ settled: WheelSettlement, of wheels: Wheels, _ tally: inout Tally) {
    for field in wheels.fields {
      let row = wheels.column(field, of: settled.selection).selectedRow
      tally.judge(row?.isAvailable == true, "\(field) rests on \(String(describing: row))")
    }
    let again = wheels.settled(settled.selection)
    tally.judge(
      again.value == settled.value && again.moved.isEmpty && again.reason == nil,
      "\(settled) moved on to \(again)")
  }

  @Test func allCalendarsSettleOnTheirOwnDates() throws {
    var tally = Tally("settled dates in all calendars")
    var random = SplitMix64(seed: 5)
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.opened(identifier)
      for _ in 0..<20 {
        let first = random.day(in: try Day("1950-01-01")...Day("2020-01-01"))
        let last = first.moved(by: Int.random(in: 0...900, using: &random))
        let wheels = try Wheels(
          WheelOptions(components: .date, bounds: DateBounds(first...last)), calendar: calendar,
          zone: .utc, now: .epoch)
        var selection = wheels.showing(try ZoneRules.utc.startOfDay(first)).selection
        for _ in 0..<30 {
          let turned = try wheels.randomlyTurned(from: selection, using: &random)
          let settled = wheels.settled(turned)
          let day = turned.wantedDay
          let wanted = try calendar.date(
            year: turned.year, monthCode: turned.monthCode, day: day, overflow: .constrain)
          let nearest = min(max(wanted.epochDay, first), last)
          tally.judge(
            settled.local.day == nearest,
            "\(identifier) \(first)…\(last): \(turned) gave \(settled.local.day), not \(nearest)")
          judgeRest(settled, of: wheels, &tally)
          selection = wheels.showing(settled.value).selection
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test func timesOfEachDaySettleOnTheSameDay() throws {
    var tally = Tally("settled times against every minute of the day")
    var random = SplitMix64(seed: 7)
    for (zone, days) in try WheelZones.all() {
      for text in days {
        let span = try zone.span(of: #require(isoDay(text)))
        guard span.exists else { continue }
        for _ in 0..<6 {
          let ends = [0, 1].map { _ in Int.random(in: 0..<288, using: &random) * 5 }.sorted()
          let times =
            try TimeOfDay(
              hour: ends[0] / 60, minute: ends[0] % 60)...TimeOfDay(
              hour: ends[1] / 60, minute: ends[1] % 60)
          let wheels = try Wheels(
            WheelOptions(
              components: .hourAndMinute, hourCycle: .h12,
              bounds: DateBounds(from: .time(times.lowerBound), through: .time(times.upperBound)),
              minuteInterval: 5),
            calendar: .opened(.gregory), zone: zone, now: .epoch)
          let universe = try WheelUniverse(
            wheels, from: span.start, through: span.end.adding(milliseconds: -1), times: times)
          // Clocks may jump over all of them.
          guard !universe.minutes.isEmpty else { continue }
          var selection = wheels.showing(span.start).selection
          for _ in 0..<20 {
            let turned = try wheels.randomlyTurned(from: selection, using: &random)
            let settled = wheels.settled(turned)
            let wanted = try universe.wanted(turned)
            guard try zone.day(at: wanted) == span.day else { continue }
            tally.judge(
              settled.value == universe.nearest(to: wanted),
              "\(zone.identifier) \(times): \(turned) gave \(settled.local)")
            judgeRest(settled, of: wheels, &tally)
            selection = wheels.showing(settled.value).selection
          }
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test func theWantedDayComesBackInALongerMonth() throws {
    let wheels = try Self.wheels(WheelOptions(components: .date))
    let january = wheels.showing(try Instant("2026-01-31T09:30Z"))
    let february = wheels.settled(wheels.turning(.month, by: 1, in: january.selection))
    #expect(february.local.description == "2026-02-28T09:30")
    #expect(february.moved == [.day])
    #expect(february.reason == .noSuchDay)
    let march = wheels.settled(wheels.turning(.month, by: 1, in: february.selection))
    #expect(march.local.description == "2026-03-31T09:30")
    #expect(march.reason == .wantedDay)
    // A day that a person chooses is the wanted one from then on.
    let chosen = wheels.settled(wheels.turning(.day, by: 0, in: february.selection))
    #expect(
      wheels.settled(wheels.turning(.month, by: 1, in: chosen.selection)).local.day
        == (try Day("2026-03-28")))
  }

  @Test func aWantedDayThatTheBoundsForbidDoesNotHoldTheHour() throws {
    let wheels = try Self.wheels(
      WheelOptions(bounds: DateBounds(through: .instant(Instant("2026-03-15T18:00Z")))))
    var settled = wheels.showing(try Instant("2026-01-31T09:00Z"))
    for _ in 0..<2 {
      settled = wheels.settled(wheels.turning(.month, by: 1, in: settled.selection))
    }
    #expect(settled.local.description == "2026-03-15T18:00")
    #expect(settled.reason == .afterUpper)
    settled = wheels.settled(wheels.turning(.hour, by: -8, in: settled.selection))
    #expect(settled.local.description == "2026-03-15T10:00")
  }

  @Test func beyondABoundThatIsADayTheTimeStays() throws {
    let wheels = try Self.wheels(
      WheelOptions(bounds: DateBounds(Day("2026-03-10")...Day("2026-03-20"))))
    #expect(
      wheels.showing(try Instant("2026-05-01T09:30Z")).local.description == "2026-03-20T09:30")
    #expect(
      wheels.showing(try Instant("2026-01-01T09:30Z")).local.description == "2026-03-10T09:30")
  }

  @Test func secondsStayUntilTheTimeIsTurned() throws {
    let wheels = try Self.wheels(
      WheelOptions(bounds: DateBounds(from: .instant(Instant("2026-03-14T10:05:45Z")))))
    let shown = wheels.showing(try Instant("2026-03-14T10:05:30Z"))
    #expect(try shown.value == Instant("2026-03-14T10:05:30Z"))
    let nextDay = wheels.settled(wheels.turning(.day, by: 1, in: shown.selection))
    #expect(try nextDay.value == Instant("2026-03-15T10:05:30Z"))
    let nextMinute = wheels.settled(wheels.turning(.minute, by: 1, in: nextDay.selection))
    #expect(try nextMinute.value == Instant("2026-03-15T10:06:00Z"))
  }

  @Test func minutesGoUpToTheGridAtTheLowerBoundAndDownAtTheUpper() throws {
    let wheels = try Self.wheels(
      WheelOptions(
        bounds: DateBounds(Instant("2026-03-14T10:05Z")...Instant("2026-03-14T16:50Z")),
        minuteInterval: 15))
    #expect(wheels.showing(try Instant("2026-03-14T10:05Z")).local.time.description == "10:15")
    #expect(wheels.showing(try Instant("2026-03-14T16:50Z")).local.time.description == "16:45")
    #expect(wheels.showing(try Instant("2026-03-15T16:50Z")).local.time.description == "16:45")
  }

  @Test func turningTheHourAcrossNoonTurnsThePeriod() throws {
    for cycle in [HourCycle.h11, .h12] {
      let wheels = try Self.wheels(
        WheelOptions(components: .hourAndMinute, hourCycle: cycle))
      let eleven = wheels.showing(try Instant("2026-03-14T11:30Z")).selection
      let noon = wheels.turning(.hour, by: 1, in: eleven)
      #expect(noon.hour == 12)
      #expect(wheels.column(.dayPeriod, of: noon).selectedIndex == 1)
      #expect(wheels.column(.hour, of: noon).selectedIndex == 0)
      #expect(wheels.turning(.hour, by: -1, in: noon).hour == 11)
      // Across midnight the period turns and the day stays.
      let midnight = wheels.turning(.hour, by: 13, in: eleven)
      #expect(midnight.hour == 0)
      #expect(midnight.day == eleven.day)
      #expect(wheels.turning(.hour, by: -12, in: eleven).hour == 23)
      // Turned to a row of the column, the hour stays in its half.
      #expect(try wheels.turning(.hour, to: 0, in: eleven).hour == 0)
    }
  }

  @Test func wheelsWithoutAnEndLoopAndOthersStop() throws {
    let wheels = try Self.wheels(
      WheelOptions(
        hourCycle: .h12, bounds: DateBounds(Day("2020-01-01")...Day("2030-12-31"))))
    let shown = wheels.showing(try Instant("2026-12-31T23:59Z")).selection
    #expect(wheels.turning(.month, by: 1, in: shown).monthCode.number == 1)
    #expect(wheels.turning(.month, by: 1, in: shown).year == 2026)
    #expect(wheels.turning(.day, by: 1, in: shown).day == 1)
    #expect(wheels.turning(.minute, by: 1, in: shown).minute == 0)
    #expect(wheels.turning(.minute, by: 1, in: shown).hour == 23)
    #expect(wheels.turning(.hour, by: 1, in: shown).hour == 0)
    #expect(wheels.turning(.year, by: 100, in: shown).year == 2030)
    #expect(wheels.turning(.year, by: -100, in: shown).year == 2020)
    #expect(wheels.turning(.dayPeriod, by: 1, in: shown).hour == 23)
    for rows in extremeNumbers {
      for field in WheelField.allCases { _ = wheels.turning(field, by: rows, in: shown) }
    }
  }
}
