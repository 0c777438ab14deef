import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// The order of wheel columns, the text between them and the rows, against ICU's generator and
/// formats, byte for byte.
@Suite struct WheelOracleTests {
  private let bounds: DateBounds
  private let value: Instant

  init() throws {
    bounds = DateBounds(try Day("2017-01-01")...Day("2026-12-31"))
    value = try Instant("2026-03-14T21:35Z")
  }

  private var options: [WheelOptions] {
    let modes = WheelMode.allCases.flatMap { mode in
      [HourCycle.h12, .h23].map { WheelOptions(mode: mode, hourCycle: $0, bounds: bounds) }
    }
    return modes + [WheelOptions(components: .date, bounds: bounds)]
      + HourCycle.allCases.map {
        WheelOptions(components: .hourAndMinute, hourCycle: $0, bounds: bounds)
      }
  }

  /// The pattern of ICU's generator; where it tells parts of the day apart that are no halves, the
  /// halves, and where it has the year of a week, the year that a row is.
  private func pattern(_ wheels: Wheels, locale: String) throws -> DatePattern? {
    guard let pattern = ICUFormat.pattern(wheels.skeleton, locale: locale) else { return nil }
    let items = try DatePattern(pattern).items.map { item -> DatePattern.Item in
      switch item {
      case .field("B", let width), .field("b", let width): .field("a", width: width)
      case .field("Y", let width): .field("y", width: width)
      default: item
      }
    }
    // The pattern of fr_CM has no halves of the day beside an hour that needs them.
    let lacksHalf =
      wheels.fields.contains(.dayPeriod)
      && !items.contains { if case .field("a", _) = $0 { true } else { false } }
    return DatePattern(
      items: lacksHalf ? items + [.literal(" "), .field("a", width: 1)] : items)
  }

  @Test("wheels read from one side to the other are what ICU writes for all of their fields")
  func columns() throws {
    var tally = Tally("wheels of all locales read across")
    for locale in ICUFormat.locales {
      let calendar = try LocaleCompiler(locale).defaultCalendar()
      let name = try LocaleIdentifier(locale).name(calendar: calendar)
      let system = try CalendarSystem.open(calendar)
      var compiler = try TextCompiler(locale, calendar: calendar)
      for options in options {
        let wheels = try Wheels(options, calendar: system, zone: .utc, now: value)
        guard let pattern = try pattern(wheels, locale: name),
          let format = ICUFormat(name, pattern: pattern.description)
        else {
          tally.judge(false, "\(name) does not open")
          continue
        }
        guard let texts = try? compiler.wheelTexts(for: wheels) else {
          tally.judge(false, "\(name) has no wheels for \(pattern)")
          continue
        }
        let shown = wheels.showing(value)
        var ours = texts.layout.literals[0]
        for (field, literal) in zip(texts.layout.fields, texts.layout.literals.dropFirst()) {
          let row = try #require(wheels.column(field, of: shown.selection).selectedRow)
          ours += try texts.text(of: row) + literal
        }
        let expected = format.text(of: shown.local)
        tally.judge(
          ours == expected, "\(name) \(wheels.skeleton): '\(ours)' for '\(expected)' (\(pattern))")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("a row is what ICU writes for its field alone")
  func rows() throws {
    var tally = Tally("rows of wheels in all locales")
    for locale in ICUFormat.locales {
      let calendar = try LocaleCompiler(locale).defaultCalendar()
      try judgeRows(locale, CalendarSystem.open(calendar), &tally)
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("a row is what ICU writes for its field alone, in all calendars")
  func rowsOfCalendars() throws {
    var tally = Tally("rows of wheels in all calendars")
    let locales = [
      "en", "de", "fr", "es", "ru", "ar_EG", "fa", "he", "hi", "ja", "ko", "th", "zh_Hans",
      "zh_Hant_TW", "am", "bn", "el", "pl", "tr", "fi",
    ]
    for calendar in CalendarIdentifier.allCases {
      let system = try CalendarSystem.open(calendar)
      for locale in locales { try judgeRows(locale, system, &tally) }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private func judgeRows(
    _ locale: String, _ calendar: CalendarSystem, _ tally: inout Tally
  ) throws {
    let name = try LocaleIdentifier(locale).name(calendar: calendar.identifier)
    var compiler = try TextCompiler(locale, calendar: calendar.identifier)
    for options in [
      WheelOptions(hourCycle: .h12, bounds: bounds),
      WheelOptions(mode: .wholeDay, hourCycle: .h24, bounds: bounds),
    ] {
      let wheels = try Wheels(options, calendar: calendar, zone: .utc, now: value)
      let texts = try compiler.wheelTexts(for: wheels)
      let selection = wheels.showing(value).selection
      for (field, pattern) in zip(texts.layout.fields, texts.layout.patterns) {
        // ICU writes the first year of an era 元年 only where the pattern has 年.
        let behind = field == .year && locale == "ja" && calendar.identifier == .japanese ? "年" : ""
        guard let format = ICUFormat(name, pattern: pattern.description + behind) else {
          tally.judge(false, "\(name) \(pattern) does not open")
          continue
        }
        let column = wheels.column(field, of: selection)
        for row in column.rows.dropFirst(field == .wholeDay ? column.rows.count - 400 : 0) {
          let ours = try texts.text(of: row) + behind
          let expected = format.text(of: LocalDateTime(row.date.epochDay, row.time))
          tally.judge(
            ours == expected,
            "\(name) \(row.date.epochDay): '\(ours)' for '\(expected)' (\(pattern))")
        }
      }
    }
  }
}
