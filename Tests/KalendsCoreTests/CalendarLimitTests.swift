import KalendsCore
import TestSupport
import Testing

/// The calendars that need no ICU.
private let calendars = CalendarIdentifier.allCases.filter { (try? CalendarSystem($0)) != nil }

/// What calendars answer when they are asked for what they do not have.
@Suite struct CalendarLimitTests {
  @Test("days beyond either end are an error that states the limits", arguments: calendars)
  func days(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let limits = calendar.supportedDays
    #expect(try calendar.date(of: limits.lowerBound).epochDay == limits.lowerBound)
    #expect(try calendar.date(of: limits.upperBound).epochDay == limits.upperBound)
    for (end, step) in [(limits.lowerBound, -1), (limits.upperBound, 1)] {
      let beyond = end.daysSinceEpoch + step
      let error = KalendsError.dayOutOfRange(beyond, limits: limits)
      #expect(throws: error) { try calendar.date(of: end.adding(days: step)) }
      // The same day by its fields, in a calendar whose first or last year is cut short.
      let last = try calendar.date(of: end)
      if (1...last.daysInMonth).contains(last.day + step) {
        #expect(throws: error) {
          try calendar.date(year: last.year, month: last.month, day: last.day + step)
        }
      }
    }
  }

  @Test("years beyond either end are an error that states the limits", arguments: calendars)
  func years(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let limits = calendar.supportedYears
    let beyond = [limits.lowerBound - 1, limits.upperBound + 1, Int.min, Int.max]
    for year in beyond {
      let error = KalendsError.yearOutOfRange(year, calendar: identifier, limits: limits)
      for overflow in [Overflow.constrain, .reject] {
        #expect(throws: error) {
          try calendar.date(year: year, monthCode: MonthCode(1), day: 1, overflow: overflow)
        }
        #expect(throws: error) {
          try calendar.date(
            from: DateFields(year: year, month: 1, day: 1), overflow: overflow)
        }
      }
      #expect(throws: error) { try calendar.date(year: year, month: 1, day: 1) }
    }
  }

  @Test("months and days that do not exist are rejected, or constrained", arguments: calendars)
  func overflow(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    var tally = Tally("\(identifier), overflow")
    let years = calendar.supportedYears
    for year in years where year > years.lowerBound && year < years.upperBound && year % 97 == 0 {
      let months = try calendar.months(ofYear: year)
      for month in months {
        let beyond = [month.daysInMonth + 1, 32, Int.max]
        for day in beyond {
          let fields = DateFields(year: year, month: month.month, day: day)
          let constrained = try calendar.date(from: fields, overflow: .constrain)
          tally.judge(
            constrained.day == month.daysInMonth && constrained.month == month.month,
            "\(fields): \(constrained)")
          tally.judge(
            fault { () throws(KalendsError) in
              try calendar.date(from: fields, overflow: .reject)
            } == .fieldOutOfRange(.day, value: day, limits: 1...month.daysInMonth), "\(fields)")
        }
        for day in [0, -1, Int.min] {
          for overflow in [Overflow.constrain, .reject] {
            let fields = DateFields(year: year, month: month.month, day: day)
            tally.judge(
              fault { () throws(KalendsError) in
                try calendar.date(from: fields, overflow: overflow)
              } == .fieldOutOfRange(.day, value: day, limits: 1...month.daysInMonth), "\(fields)")
          }
        }
      }
      for month in [months.count + 1, Int.max] {
        let fields = DateFields(year: year, month: month, day: 1)
        let constrained = try calendar.date(from: fields, overflow: .constrain)
        tally.judge(constrained.month == months.count, "\(fields): \(constrained)")
        tally.judge(
          fault { () throws(KalendsError) in
            try calendar.date(from: fields, overflow: .reject)
          } == .fieldOutOfRange(.month, value: month, limits: 1...months.count), "\(fields)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("a leap month that a year lacks is rejected, or constrained as Temporal says")
  func leapMonths() throws {
    let leapAdar = try MonthCode("M05L")
    for (identifier, constrainsTo) in [
      (CalendarIdentifier.hebrew, "M06"), (.chinese, "M05"), (.dangi, "M05"),
    ] {
      let calendar = try CalendarSystem(identifier)
      let years = identifier == .hebrew ? 5700...5800 : 1901...2100
      var lacking = 0
      for year in years {
        let codes = try calendar.months(ofYear: year).map(\.monthCode)
        guard !codes.contains(leapAdar) else {
          #expect(try calendar.date(year: year, monthCode: leapAdar, day: 1).monthCode == leapAdar)
          continue
        }
        lacking += 1
        #expect(throws: KalendsError.noSuchMonth(leapAdar, year: year, calendar: identifier)) {
          try calendar.date(year: year, monthCode: leapAdar, day: 1)
        }
        let constrained = try calendar.date(
          year: year, monthCode: leapAdar, day: 1, overflow: .constrain)
        #expect(constrained.monthCode.description == constrainsTo)
      }
      #expect(lacking > 50 && lacking < years.count)
    }
  }

  @Test("month codes that no year has are an error in every calendar", arguments: calendars)
  func monthCodes(_ identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let year = try calendar.date(of: Day(daysSinceEpoch: 0)).year
    let alexandrian: [CalendarIdentifier] = [.coptic, .ethiopic, .ethioaa]
    var codes = ["M13L"]
    if !alexandrian.contains(identifier) { codes.append("M13") }
    if identifier != .chinese && identifier != .dangi { codes += ["M01L", "M12L"] }
    for code in codes {
      for overflow in [Overflow.constrain, .reject] {
        #expect(throws: KalendsError.unknownMonthCode(code), "\(code)") {
          try calendar.date(
            year: year, monthCode: MonthCode(code), day: 1, overflow: overflow)
        }
      }
    }
    for code in ["M00", "M14", "M1", "m01", "M01l", "M01LL", "", "L", "M٠١"] {
      #expect(throws: KalendsError.unknownMonthCode(code)) { try MonthCode(code) }
    }
  }

  @Test("fields that are missing, unknown or contradict each other are errors")
  func fields() throws {
    let japanese = try CalendarSystem(.japanese)
    let wrong: [(DateFields, KalendsError)] = [
      (DateFields(month: 1, day: 1), .missingField(.year)),
      (DateFields(year: 2000, day: 1), .missingField(.month)),
      (DateFields(year: 2000, month: 1), .missingField(.day)),
      (DateFields(era: "reiwa", month: 1, day: 1), .missingField(.eraYear)),
      (DateFields(eraYear: 1, month: 1, day: 1), .missingField(.era)),
      (DateFields(era: "am", eraYear: 1, month: 1, day: 1), .unknownEra("am", calendar: .japanese)),
      (DateFields(era: "", eraYear: 1, month: 1, day: 1), .unknownEra("", calendar: .japanese)),
      (
        DateFields(era: "reiwa", eraYear: 2, year: 2021, month: 1, day: 1),
        .conflictingFields(.year, .eraYear)
      ),
      (
        DateFields(year: 2000, month: 3, monthCode: "M04", day: 1),
        .conflictingFields(.month, .monthCode)
      ),
      (
        DateFields(year: 2000, month: 0, day: 1), .fieldOutOfRange(.month, value: 0, limits: 1...12)
      ),
      (
        DateFields(era: "reiwa", eraYear: .max, month: 1, day: 1),
        .fieldOutOfRange(.eraYear, value: .max, limits: -100_000...100_000)
      ),
    ]
    for (fields, error) in wrong {
      for overflow in [Overflow.constrain, .reject] {
        #expect(throws: error, "\(fields)") { try japanese.date(from: fields, overflow: overflow) }
      }
    }
    let chinese = try CalendarSystem(.chinese)
    #expect(throws: KalendsError.unknownEra("ce", calendar: .chinese)) {
      try chinese.date(
        from: DateFields(era: "ce", eraYear: 2000, month: 1, day: 1), overflow: .reject)
    }
  }

  @Test("year tables that do not join are an error that names the year")
  func yearTables() throws {
    let start = try Day(daysSinceEpoch: 0)
    let long = YearTable.Year(
      firstDay: start, monthLengths: [Int](repeating: 29, count: 12), leapMonth: 0)
    func row(_ days: Int, _ lengths: [Int]? = nil, leap: Int = 0) throws -> YearTable.Year {
      YearTable.Year(
        firstDay: try start.adding(days: days), monthLengths: lengths ?? long.monthLengths,
        leapMonth: leap)
    }
    _ = try YearTable(firstYear: 1, years: [row(0), row(348), row(696)])
    let wrong: [(Int, [YearTable.Year])] = [
      (1, []),
      (1, [long]),
      (2, try [row(0), row(349), row(697)]),
      (3, try [row(0), row(348), row(695)]),
      (2, try [row(0), row(348, [28] + [Int](repeating: 29, count: 11)), row(696)]),
      (2, try [row(0), row(348, leap: 5), row(696)]),
      (2, try [row(0), row(348, [Int](repeating: 29, count: 13)), row(725)]),
      (1, try [row(0, [], leap: -1), row(348), row(696)]),
    ]
    for (year, years) in wrong {
      #expect(throws: KalendsError.malformedYearTable(year: year)) {
        try YearTable(firstYear: 1, years: years)
      }
    }
    for year in [Int.min, Int.max, 20_001] {
      #expect(throws: KalendsError.malformedYearTable(year: year)) {
        try YearTable(firstYear: year, years: [row(0), row(348), row(696)])
      }
    }
  }
}

/// The error that a date comes to, if it does.
private func fault(_ date: () throws(KalendsError) -> CalendarDate) -> KalendsError? {
  do {
    _ = try date()
    return nil
  } catch {
    return error
  }
}
