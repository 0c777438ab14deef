import KalendsCore
import KalendsICU
import Testing

/// Ranges as they are shown.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct IntervalTests {
  private func date(
    _ day: String, _ calendar: CalendarIdentifier = .gregory
  ) throws -> CalendarDate {
    try CalendarSystem.open(calendar).date(of: Day(day))
  }

  private func days(_ locale: String, _ skeleton: String) throws -> IntervalProgram {
    var compiler = try TextCompiler(locale, calendar: .gregory)
    return try compiler.intervals(skeleton: skeleton)
  }

  @Test(
    "IC-06: what both ends of a range have is written once",
    .bug("https://github.com/tc39/test262/issues/3711", id: "IC-06"),
    arguments: [
      ("2023-12-30", "2024-01-02", "Dec 30, 2023 – Jan 2, 2024"),
      ("2024-01-02", "2024-01-12", "Jan 2 – 12, 2024"),
      ("2024-01-02", "2024-02-12", "Jan 2 – Feb 12, 2024"),
      ("2024-01-02", "2024-01-02", "Jan 2, 2024"),
    ])
  func days(first: String, last: String, expected: String) throws {
    let text = try days("en_US", "yMMMd").text(from: date(first), through: date(last))
    #expect(SpacedDash.plain(text) == expected)
  }

  @Test(
    "IC-05: a range of times has thin spaces around its dash, and a narrow one before AM",
    .bug("https://github.com/tc39/test262/pull/4641", id: "IC-05"))
  func times() throws {
    let ranges = try days("en_US", "hm")
    let text = try ranges.text(from: TimeOfDay("09:00"), through: TimeOfDay("11:00"))
    #expect(text == "9:00\u{2009}–\u{2009}11:00\u{202F}AM")
    let across = try ranges.text(from: TimeOfDay("09:00"), through: TimeOfDay("13:00"))
    #expect(across == "9:00\u{202F}AM\u{2009}–\u{2009}1:00\u{202F}PM")
  }

  @Test("a range of times on one day has the date once, on two days twice")
  func datesAndTimes() throws {
    let ranges = try days("en_US", "yMMMdjm")
    let day = try date("2024-01-02")
    let next = try date("2024-01-03")
    let (nine, ten) = (try TimeOfDay("09:00"), try TimeOfDay("10:30"))
    #expect(
      try SpacedDash.plain(ranges.text(from: day, nine, through: day, ten))
        == "Jan 2, 2024, 9:00 – 10:30 AM")
    #expect(
      try SpacedDash.plain(ranges.text(from: day, nine, through: next, ten))
        == "Jan 2, 2024, 9:00 AM – Jan 3, 2024, 10:30 AM")
  }

  @Test("ranges in other languages and calendars")
  func others() throws {
    let days = try days("ja", "yMMMd")
    #expect(
      try days.text(from: date("2024-01-02"), through: date("2024-01-12")) == "2024年1月2日～12日")
    var hebrew = try TextCompiler("he", calendar: .hebrew)
    let text = try hebrew.intervals(skeleton: "yMMMd").text(
      from: date("2024-01-02", .hebrew), through: date("2024-02-12", .hebrew))
    #expect(text == "21 בטבת – 3 באדר א׳ 5784")
  }

  @Test("ICU's objects give the same texts of ranges as its bundles")
  func objects() throws {
    var cases = 0
    var differences: [String] = []
    let skeletons = [
      "yMMMd", "d", "y", "MMM", "MEd", "GyMMMd", "yMMMMEEEEd", "hm", "Hms", "Km", "Bhm", "jjjm",
      "djm", "MMMMEEEEdjm",
    ]
    for locale in ["ebu", "ja", "es_MX", "fa"] {
      for calendar in [CalendarIdentifier.gregory, .japanese] {
        let identifier = try LocaleIdentifier(locale)
        var own = try TextCompiler(
          LocaleCompiler(identifier, readsBundles: true), calendar: calendar)
        var other = try TextCompiler(
          LocaleCompiler(identifier, readsBundles: false), calendar: calendar)
        let dates = try ["2024-01-02", "2024-01-12", "2024-05-02", "2026-03-14", "2018-03-04"]
          .map { try date($0, calendar) }
        let times = try ["09:05", "09:30", "11:00", "19:45"].map { try TimeOfDay($0) }
        for skeleton in skeletons {
          let ranges = try own.intervals(skeleton: skeleton)
          // What ICU's texts do not tell is an error there, and no other text.
          guard let expected = try? other.intervals(skeleton: skeleton) else { continue }
          for (first, last) in zip(dates, dates.dropFirst() + [dates[0]]) + [(dates[0], dates[0])] {
            for time in times {
              let text = try ranges.text(from: first, times[0], through: last, time)
              cases += 1
              if text != (try expected.text(from: first, times[0], through: last, time)) {
                differences.append("\(locale) \(calendar) \(skeleton): '\(text)'")
              }
            }
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(5))")
    print("ranges by objects and by bundles: \(cases) cases, \(differences.count) differences")
  }

  @Test("what cannot be a range is an error")
  func errors() throws {
    let ranges = try days("en_US", "yMMMd")
    let hebrew = try date("2024-01-02", .hebrew)
    #expect(throws: KalendsError.unknownCalendar("hebrew")) {
      try ranges.text(from: hebrew, through: hebrew)
    }
    #expect(throws: KalendsError.missingField(.day)) {
      try ranges.text(from: .midnight, through: .midnight)
    }
    var compiler = try TextCompiler("en_US")
    #expect(throws: ICUError.self) { try compiler.intervals(skeleton: "yQQQ") }
    let needed = try ranges.text(from: date("2024-01-02"), through: date("2024-01-12")).utf8.count
    for capacity in 0...needed {
      let bytes = [UInt8](capacity: capacity) { output in
        try? ranges.append(
          from: date("2024-01-02"), .midnight, through: date("2024-01-12"), .midnight, to: &output)
      }
      #expect(bytes.count == (capacity == needed ? needed : 0))
    }
  }
}

/// Thin and narrow spaces as plain ones.
enum SpacedDash {
  static func plain(_ text: String) -> String {
    String(text.map { $0 == "\u{2009}" || $0 == "\u{202F}" ? " " : $0 })
  }
}
