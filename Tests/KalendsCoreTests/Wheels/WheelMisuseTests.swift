import KalendsCore
import TestSupport
import Testing

/// Options that make no sense, and values beyond every limit.
@Suite struct WheelMisuseTests {
  private func error(_ options: WheelOptions, _ calendar: CalendarIdentifier = .gregory)
    -> KalendsError?
  {
    do throws(KalendsError) {
      _ = try Wheels(options, calendar: .opened(calendar), zone: .utc, now: .epoch)
      return nil
    } catch {
      return error
    }
  }

  @Test func thereIsSomethingToChoose() {
    for mode in WheelMode.allCases {
      #expect(error(WheelOptions(components: [], mode: mode)) == .noDisplayedComponents)
    }
  }

  @Test func theMinuteIntervalDividesTheHour() {
    for interval in extremeNumbers + [7, 31, 45, 60] where interval != 1 {
      #expect(
        error(WheelOptions(minuteInterval: interval)) == .minuteIntervalOutOfRange(interval))
    }
    for interval in 1...30 where 60 % interval == 0 {
      #expect(error(WheelOptions(minuteInterval: interval)) == nil)
    }
  }

  @Test func boundsAreInOrderUnlessTheHostSaysOtherwise() throws {
    var bounds = DateBounds(
      from: .day(try Day("2026-03-14")), through: .day(try Day("2026-03-13")))
    #expect(error(WheelOptions(bounds: bounds)) == .invertedBounds(bounds))
    bounds.inverted = .ignore
    #expect(error(WheelOptions(bounds: bounds)) == nil)
    let mixed = DateBounds(from: .day(try Day("2026-03-14")), through: .time(.noon))
    #expect(error(WheelOptions(bounds: mixed)) == .mixedBounds(mixed))
  }

  @Test func someMinuteLiesBetweenTheBounds() throws {
    let bounds = DateBounds(try Instant("2026-03-14T10:05Z")...Instant("2026-03-14T10:10Z"))
    #expect(error(WheelOptions(bounds: bounds, minuteInterval: 30)) == .noMinuteBetween(bounds))
    #expect(error(WheelOptions(bounds: bounds, minuteInterval: 10)) == nil)
  }

  @Test func theCalendarHasSomeOfTheDays() throws {
    let bounds = DateBounds(try Day("1700-01-01")...Day("1800-12-31"))
    guard case .dayOutOfRange = error(WheelOptions(bounds: bounds), .chinese) else {
      Issue.record("the Chinese calendar's years begin in 1901")
      return
    }
    // Days that it does not have are out of reach.
    let wheels = try WheelSettlingTests.wheels(
      WheelOptions(bounds: DateBounds(from: .day(Day("1700-01-01")))), calendar: .chinese)
    #expect(wheels.days.lowerBound == wheels.calendar.supportedDays.lowerBound)
    let shown = wheels.showing(try Instant("1750-01-01T09:30Z"))
    #expect(shown.local.day == wheels.days.lowerBound)
  }

  @Test func aRowIsOneOfTheColumn() throws {
    let wheels = try WheelSettlingTests.wheels(WheelOptions(components: .date))
    let shown = wheels.showing(.epoch).selection
    for index in extremeNumbers where !(0...11).contains(index) {
      #expect(
        throws: KalendsError.noSuchRow(.month, index: index, count: 12)
      ) { try wheels.turning(.month, to: index, in: shown) }
    }
    #expect(throws: KalendsError.noSuchRow(.hour, index: 0, count: 0)) {
      try wheels.turning(.hour, to: 0, in: shown)
    }
    #expect(throws: KalendsError.missingField(.day)) {
      try wheels.turning(to: [0, 0], of: [.year, .month, .day], in: shown)
    }
  }

  @Test func anyInstantCanBeShownInAnyCalendarAndZone() throws {
    let zones =
      try WheelZones.all().map(\.zone) + [
        ZoneRules(offset: .min), ZoneRules(offset: .max),
      ]
    let instants = [Instant.min, .max, .epoch, try Instant("0000-12-31T23:59:59Z")]
    for calendar in CalendarIdentifier.allCases {
      for zone in zones {
        for components in [DisplayedComponents.date, [.date, .hourAndMinute]] {
          let wheels = try Wheels(
            WheelOptions(components: components, minuteInterval: 30),
            calendar: .opened(calendar), zone: zone, now: .epoch, value: .min)
          for instant in instants {
            let shown = wheels.showing(instant)
            #expect(wheels.days.contains(shown.local.day))
            for field in wheels.fields {
              let column = wheels.column(field, of: shown.selection)
              #expect(
                column.selectedRow?.isAvailable == true,
                "\(calendar) \(zone.identifier) \(instant) \(field)")
              for rows in [-1, 1, Int.min, Int.max] {
                let turned = wheels.turning(field, by: rows, in: shown.selection)
                #expect(wheels.days.contains(wheels.settled(turned).local.day))
              }
            }
          }
        }
      }
    }
  }
}
