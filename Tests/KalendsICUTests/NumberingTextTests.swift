import CICU
import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Dates and times in the numerals of every numbering system that ICU knows.
@Suite struct NumberingTextTests {
  @Test("every numbering system writes dates and times as ICU does")
  func texts() throws {
    var tally = Tally("texts in all numbering systems")
    let calendar = try CalendarSystem(.gregory)
    let dates = try ["2026-03-14", "1999-12-31", "0987-10-20", "2000-01-01"].map {
      try calendar.date(of: Day($0))
    }
    let systems = systems()
    for name in systems {
      let locale = "en@calendar=gregorian;numbers=\(name)"
      var compiler = try TextCompiler(locale)
      // In the year 987 ICU counts by the Julian calendar: the year is the same.
      for pattern in ["EEEE, MMMM d, y G", "d/M/yy", "HH:mm:ss", "yyyyy D", "u"] {
        guard let format = ICUFormat(locale, pattern: pattern) else { continue }
        let program = try compiler.program(pattern: pattern)
        for (index, date) in dates.enumerated() where index != 2 || pattern == "u" {
          let time = try TimeOfDay(hour: 5 * index + 4, minute: 17 * index, second: 19 * index)
          let text = try program.text(of: date, time)
          let expected = format.text(of: LocalDateTime(date.epochDay, time))
          tally.judge(text == expected, "\(name) \(pattern): '\(text)' for '\(expected)'")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(systems.count > 80)
  }

  /// ICU's names of the systems.
  private func systems() -> [String] {
    var status = U_ZERO_ERROR
    let bundle = unsafe icu_ures_openDirect(nil, "numberingSystems", &status)
    defer { unsafe icu_ures_close(bundle) }
    let table = unsafe icu_ures_getByKey(bundle, "numberingSystems", nil, &status)
    defer { unsafe icu_ures_close(table) }
    return unsafe (0..<icu_ures_getSize(table)).compactMap { index in
      var status = U_ZERO_ERROR
      let entry = unsafe icu_ures_getByIndex(table, index, nil, &status)
      defer { unsafe icu_ures_close(entry) }
      return unsafe icu_ures_getKey(entry).map { unsafe String(cString: $0) }
    }
  }
}
