import CICU
import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// What we read of a locale, against ICU's own objects, in every locale and calendar.
@Suite struct LocaleOracleTests {
  @Test("weeks begin, count and end as ICU says")
  func weeks() throws {
    var tally = Tally("week data and default calendar")
    for locale in ICUFormat.locales {
      for suffix in ["", "@rg=sazzzz", "@calendar=iso8601"] {
        let name = locale + suffix
        let compiler = try LocaleCompiler(name)
        let rules = try compiler.weekRules()
        let own = try compiler.defaultCalendar()
        var status = U_ZERO_ERROR
        let calendar = unsafe icu_ucal_open(nil, 0, name, UCAL_DEFAULT, &status)
        defer { unsafe icu_ucal_close(calendar) }
        let first = unsafe icu_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)
        let minimal = unsafe icu_ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK)
        let type = unsafe icu_ucal_getType(calendar, &status)
        var weekend: WeekdaySet = []
        for number in 1...7 {
          let type = unsafe icu_ucal_getDayOfWeekType(
            calendar, UCalendarDaysOfWeek(UInt32(number)), &status)
          if type == UCAL_WEEKEND, let day = Weekday(icu: Int32(number)) {
            weekend.insert(WeekdaySet(day))
          }
        }
        tally.judge(rules.firstWeekday == Weekday(icu: first), "\(name): \(rules)")
        tally.judge(rules.minimalDays == Int(minimal), "\(name): \(rules)")
        tally.judge(rules.weekend == weekend, "\(name): \(rules)")
        let icuType = unsafe type.map { unsafe String(cString: $0) }
        // ICU 72 names the type of its ISO 8601 calendar "gregorian".
        tally.judge(own.icuName == icuType || own == .iso8601, "\(name): \(own)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("weekday, month and era names are ICU's")
  func names() throws {
    var weekdays = Tally("weekday names")
    var months = Tally("month names")
    var eras = Tally("era names")
    for locale in ICUFormat.locales {
      let compiler = try LocaleCompiler(locale)
      for calendar in CalendarIdentifier.allCases {
        let name = compiler.identifier.name(calendar: calendar)
        guard let format = ICUFormat(name) else {
          months.judge(false, "\(name) does not open")
          continue
        }
        for context in NameContext.allCases {
          let rows = try compiler.weekdayNames(
            NameWidth.allCases, context, calendar: calendar)
          for (row, type) in zip(rows, context.weekdayTypes) {
            let expected = Array(format.symbols(type).dropFirst())
            let ours = row.names(startingWith: .sunday)
            weekdays.judge(ours == expected, "\(name) \(row.width) \(context): \(ours)")
          }
          for (width, type) in zip(NameWidth.allCases, context.monthTypes) {
            let ours = try compiler.monthNames(width, context, calendar: calendar).names
            let expected = format.symbols(type)
            months.judge(
              Array(ours.prefix(expected.count)) == expected,
              "\(name) \(width) \(context): \(ours) for \(expected)")
          }
        }
        for (width, type) in [(NameWidth.abbreviated, UDAT_ERAS), (.wide, UDAT_ERA_NAMES)] {
          let ours = try compiler.eraNames(width, calendar: calendar)
          let expected = format.symbols(type)
          for era in calendar.namedEras {
            let (source, index) = calendar.nameSource(of: era)
            guard source == calendar else { continue }
            eras.judge(
              ours[era] == expected[index], "\(name) \(width) \(era): \(ours[era] ?? "-")")
          }
        }
      }
    }
    for tally in [weekdays, months, eras] {
      print(tally.summary)
      #expect(tally.differences == 0, "\(tally.summary)")
    }
  }

  @Test("digits are those that ICU writes numbers with")
  func digits() throws {
    var tally = Tally("digits")
    let numbers = [0, 7, 17, 2026, 9876, -1, -45]
    for locale in ICUFormat.locales {
      for suffix in ["", "@numbers=native", "@numbers=traditional", "@numbers=finance"] {
        let name = locale + suffix
        let system = try LocaleCompiler(name).numberingSystem(upTo: 100)
        var status = U_ZERO_ERROR
        let own = unsafe icu_unumsys_open(name, &status)
        defer { unsafe icu_unumsys_close(own) }
        let ownName = unsafe icu_unumsys_getName(own).map { unsafe String(cString: $0) }
        tally.judge(system.identifier == ownName, "\(name): \(system.identifier)")
        let gregorian = name + (suffix.isEmpty ? "@" : ";") + "calendar=gregorian"
        guard let format = ICUFormat(gregorian, pattern: "u") else { continue }
        for number in numbers where system.limits.contains(number) {
          let iso = try CalendarSystem(.iso8601)
          // The middle of the year, which the Julian calendar does not move out of it.
          let day = try iso.date(year: number, month: 6, day: 15).epochDay
          let ours = try system.text(of: number)
          let expected = format.text(of: day)
          tally.judge(ours == expected, "\(name): \(ours) for \(expected)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("lines begin at the side that the locale's layout has")
  func direction() throws {
    var tally = Tally("direction")
    for locale in ICUFormat.locales {
      let direction = try LocaleCompiler(locale).direction
      var status = U_ZERO_ERROR
      let orientation = unsafe icu_uloc_getCharacterOrientation(locale, &status)
      tally.judge(
        (direction == .rightToLeft) == (orientation == ULOC_LAYOUT_RTL), "\(locale): \(direction)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the headers of all locales have the known checksum")
  func headerChecksum() throws {
    var hash: UInt64 = 1_469_598_103_934_665_603
    let bytes = try [UInt8](capacity: 4096) { output in
      for locale in ICUFormat.locales {
        let compiler = try LocaleCompiler(locale)
        let first = try compiler.weekRules().firstWeekday
        hash = hash &* 31 &+ UInt64(first.rawValue % 7 + 1)
        output.removeAll()
        for row in try compiler.weekdayNames([.narrow, .abbreviated, .wide], .standalone) {
          try row.appendAll(startingWith: first, to: &output)
        }
        for index in output.span.indices {
          hash = (hash ^ UInt64(output.span[index])) &* 1_099_511_628_211
        }
      }
    }
    #expect(!bytes.isEmpty)
    print("header checksum \(String(hash, radix: 16))")
    if try ICUVersion.linked().icu.hasPrefix("72.") { #expect(hash == 0x64bc_e2a1_087e_28a1) }
  }
}
