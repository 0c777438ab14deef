import KalendsCore
import TestSupport
import Testing

/// Faults of other pickers' wheels, each with the address of its report.
@Suite struct ReportedBugsWheelTests {
  private func wheels(_ options: WheelOptions) throws -> Wheels {
    try WheelSettlingTests.wheels(options)
  }

  private func time(_ text: String) throws -> DateBound { .time(try TimeOfDay(text)) }

  /// The hours, 0…23, whose rows are available.
  private func availableHours(_ wheels: Wheels, _ selection: WheelSelection) -> [Int] {
    wheels.column(.hour, of: selection).rows.filter(\.isAvailable).map {
      if case .hour(let hour, _) = $0.value { hour } else { -1 }
    }
  }

  @Test(
    "WH-01: the days follow year and month",
    .bug("https://github.com/dylanwuzh/flutter-cupertino-date-picker/issues/94", id: "WH-01"))
  func theDaysFollowYearAndMonth() throws {
    let wheels = try wheels(WheelOptions(components: .date, daysShown: .thisMonth))
    let shown = wheels.showing(try Instant("2020-01-30T00:00Z"))
    let february = wheels.turning(.month, by: 1, in: shown.selection)
    #expect(wheels.column(.day, of: february).rows.map(\.value) == (1...29).map { .day($0) })
    #expect(wheels.settled(february).local.day.description == "2020-02-29")
    let fixed = try self.wheels(WheelOptions(components: .date))
    #expect(fixed.column(.day, of: february).rows.filter(\.isAvailable).count == 29)
  }

  @Test(
    "WH-03: beyond a bound the value is the bound",
    .bug("https://github.com/prolificinteractive/PIDatePicker/issues/19", id: "WH-03"))
  func beyondABoundTheValueIsTheBound() throws {
    let wheels = try wheels(
      WheelOptions(components: .date, bounds: DateBounds(Day("2014-06-01")...Day("2014-12-31"))))
    let shown = wheels.showing(try Instant("2015-01-15T00:00Z"))
    #expect(shown.local.day.description == "2014-12-31")
    #expect(shown.reason == .afterUpper)
    let turned = wheels.turning(.month, by: 2, in: shown.selection)
    #expect(wheels.settled(turned).local.day.description == "2014-06-01")
  }

  @Test(
    "WH-05: minutes are limited in the first hour only",
    .bug("https://github.com/trentrichardson/jQuery-Timepicker-Addon/issues/138", id: "WH-05"))
  func minutesAreLimitedInTheFirstHourOnly() throws {
    let wheels = try wheels(
      WheelOptions(components: .hourAndMinute, bounds: DateBounds(from: time("09:25"))))
    let ten = wheels.showing(try Instant("2026-03-14T10:00Z")).selection
    #expect(wheels.column(.minute, of: ten).rows.filter(\.isAvailable).count == 60)
    let nine = wheels.turning(.hour, by: -1, in: ten)
    #expect(wheels.column(.minute, of: nine).rows.filter(\.isAvailable).count == 35)
  }

  @Test(
    "WH-07: the first hour can be chosen, and the minute follows",
    .bug("https://github.com/Vuepic/vue-datepicker/issues/968", id: "WH-07"))
  func theFirstHourCanBeChosenAndTheMinuteFollows() throws {
    let wheels = try wheels(
      WheelOptions(
        components: .hourAndMinute, bounds: DateBounds(from: time("10:05")), minuteInterval: 5))
    let eleven = wheels.showing(try Instant("2026-03-14T11:00Z")).selection
    let ten = wheels.settled(wheels.turning(.hour, by: -1, in: eleven))
    #expect(ten.local.time.description == "10:05")
    #expect(ten.moved == [.minute])
    #expect(availableHours(wheels, eleven) == Array(10..<24))
  }

  @Test(
    "WH-10: rounding up carries into hour, day and year",
    .bug(
      """
      https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/60080808/\
      swift-4-date-picker-wrong-value-using-minuteinterval
      """, id: "WH-10"))
  func roundingUpCarriesIntoHourDayAndYear() throws {
    let wheels = try wheels(WheelOptions(minuteInterval: 15, rounding: .up))
    #expect(
      wheels.showing(try Instant("2020-02-05T18:48Z")).local.description == "2020-02-05T19:00")
    #expect(
      wheels.showing(try Instant("2020-12-31T23:50Z")).local.description == "2021-01-01T00:00")
  }

  @Test(
    "WH-11: the first hour is one of the morning",
    .bug("https://github.com/dangrossman/daterangepicker/issues/1030", id: "WH-11"))
  func theFirstHourIsOneOfTheMorning() throws {
    let wheels = try wheels(
      WheelOptions(
        hourCycle: .h12, bounds: DateBounds(from: .instant(Instant("2016-10-04T09:00Z")))))
    let morning = wheels.showing(try Instant("2016-10-04T10:00Z")).selection
    #expect(availableHours(wheels, morning) == [9, 10, 11])
    let afternoon = wheels.turning(.dayPeriod, by: 1, in: morning)
    #expect(availableHours(wheels, afternoon) == Array(12..<24))
  }

  @Test(
    "WH-12: a row's hour counts from midnight",
    .bug("https://github.com/react-component/picker/issues/148", id: "WH-12"))
  func aRowsHourCountsFromMidnight() throws {
    let wheels = try wheels(WheelOptions(components: .hourAndMinute, hourCycle: .h12))
    let afternoon = wheels.showing(try Instant("2026-03-14T13:00Z")).selection
    #expect(wheels.column(.hour, of: afternoon).rows[3].value == .hour(15, .only))
  }

  @Test(
    "HC-02: noon is the twelfth hour",
    .bug("https://github.com/web-ridge/react-native-paper-dates/issues/105", id: "HC-02"))
  func noonIsTheTwelfthHour() throws {
    let wheels = try wheels(WheelOptions(components: .hourAndMinute, hourCycle: .h12))
    let shown = wheels.showing(try Instant("2026-03-14T08:00Z")).selection
    // Rows: 12, then 1…11.
    for (row, period, hour) in [(11, 0, 11), (0, 1, 12), (1, 1, 13), (0, 0, 0)] {
      let picked = try wheels.turning(
        to: [row, 0, period], of: [.hour, .minute, .dayPeriod], in: shown)
      #expect(wheels.settled(picked).local.time.hour == hour)
    }
  }

  @Test(
    "WH-13: a window may cross midnight",
    .bug("https://github.com/Agranom/ngx-material-timepicker/issues/286", id: "WH-13"))
  func aWindowMayCrossMidnight() throws {
    let night = DateBounds(
      from: try time("21:00"), through: try time("06:00"), inverted: .wrapsMidnight)
    let wheels = try wheels(WheelOptions(components: .hourAndMinute, bounds: night))
    for (text, isAllowed) in [
      ("20:59", false), ("23:00", true), ("02:00", true), ("06:00", true), ("12:00", false),
    ] {
      let shown = wheels.showing(try Instant("2026-03-14T\(text)Z"))
      #expect(shown.moved.isEmpty == isAllowed, "\(text)")
    }
    let selection = wheels.showing(try Instant("2026-03-14T23:00Z")).selection
    #expect(availableHours(wheels, selection) == Array(0...6) + Array(21...23))
    #expect(throws: KalendsError.self) {
      try self.wheels(
        WheelOptions(
          components: .hourAndMinute,
          bounds: DateBounds(from: time("21:00"), through: time("06:00"))))
    }
  }

  @Test("https://github.com/flutter/flutter/issues/63196")
  func aWheelOfDaysIsJudgedByDays() throws {
    let wheels = try wheels(
      WheelOptions(
        components: .date, bounds: DateBounds(from: .instant(Instant("2020-08-07T10:00Z")))))
    let shown = wheels.showing(try Instant("2020-08-07T09:00Z"))
    #expect(shown.local.day.description == "2020-08-07")
    #expect(shown.moved.isEmpty)
    #expect(wheels.column(.day, of: shown.selection).selectedRow?.isAvailable == true)
  }
}
