import KalendsCore
import KalendsICU
import Testing

/// Bugs in texts of dates and times that were reported to other projects.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct ReportedBugsTextTests {
  private func text(
    _ locale: String, _ form: TextForm, _ day: String, _ time: String = "00:00",
    calendar: CalendarIdentifier? = nil, hourCycle: HourCycle? = nil,
    context: TextContext = .middle
  ) throws -> String {
    var compiler = try TextCompiler(locale, calendar: calendar, hourCycle: hourCycle)
    let program = try compiler.program(form, in: context)
    let system = try CalendarSystem.open(compiler.calendar)
    return try program.text(of: system.date(of: Day(day)), TimeOfDay(time))
  }

  // <https://github.com/dotnet/runtime/issues/83571>
  @Test("IC-01: the space before PM is U+202F")
  func narrowSpace() throws {
    #expect(try text("en-US", .time(.short), "2026-03-14", "13:05") == "1:05\u{202F}PM")
  }

  // <https://github.com/amir20/dozzle/issues/2680>
  @Test("HC-04: midnight is 00:00, and 24:00 only where that is asked for")
  func midnight() throws {
    #expect(try text("en-US", .time(.short), "2026-03-14", hourCycle: .h23) == "00:00")
    #expect(try text("en-US", .skeleton("jm"), "2026-03-14", hourCycle: .h24) == "24:00")
    #expect(try text("en-US-u-hc-h23", .time(.short), "2026-03-14") == "00:00")
  }

  // <https://github.com/tc39/ecma402/issues/402> and
  // <https://github.com/Zimbra/zm-web-client/pull/639>
  @Test(
    "HC-05, HC-06: a Japanese clock of twelve hours counts from 0, beside the half of the day",
    arguments: [
      ("00:00", "午前0:00"), ("11:00", "午前11:00"), ("12:00", "午後0:00"), ("13:00", "午後1:00"),
      ("16:00", "午後4:00"),
    ])
  func japaneseHours(time: String, expected: String) throws {
    #expect(try text("ja", .skeleton("jm"), "2026-03-14", time, hourCycle: .h11) == expected)
    #expect(try text("ja", .time(.short), "2026-03-14", time, hourCycle: .h11) == expected)
  }

  // <https://github.com/plusonelabs/calendar-widget/issues/21>
  @Test("HC-08: noon is 12:00 PM in American English")
  func noon() throws {
    #expect(try text("en-US", .skeleton("jm"), "2026-03-14", "12:00") == "12:00\u{202F}PM")
  }

  // <https://github.com/date-fns/date-fns/issues/1646>
  @Test("TX-06: a month begins with a capital where the language and the place ask for it")
  func capitals() throws {
    let day = "2024-03-01"
    #expect(try text("pt-BR", .monthHeading, day) == "março de 2024")
    for context in [TextContext.middle, .list, .standalone] {
      #expect(try text("pt-BR", .skeleton("LLLL"), day, context: context) == "março")
    }
    #expect(try text("pt-BR", .skeleton("LLLL"), day, context: .sentence) == "Março")
    // Spanish and Italian in lists and by itself, French by itself, Czech in lists.
    for (locale, list, standalone) in [
      ("es", "Marzo", "Marzo"), ("it", "Marzo", "Marzo"), ("fr", "mars", "Mars"),
      ("cs", "Březen", "březen"), ("nb", "mars", "mars"),
    ] {
      #expect(try text(locale, .skeleton("LLLL"), day, context: .list) == list)
      #expect(try text(locale, .skeleton("LLLL"), day, context: .standalone) == standalone)
    }
  }

  // <https://github.com/aminography/PrimeDatePicker/issues/75>,
  // <https://github.com/arnowelzel/periodical/pull/104> and
  // <https://github.com/moment/moment/pull/3671>
  @Test("TX-01, TX-02, TX-04: a month is inflected inside a date and not in a title")
  func inflection() throws {
    #expect(try text("ru", .monthHeading, "2023-03-16") == "март 2023\u{202F}г.")
    #expect(try text("ru", .date(.long), "2023-03-16") == "16 марта 2023\u{202F}г.")
    #expect(try text("cs", .monthHeading, "2024-06-09") == "červen 2024")
    #expect(try text("cs", .date(.long), "2024-06-09") == "9. června 2024")
    #expect(try text("ca", .date(.full), "2024-08-14") == "dimecres, 14 d’agost de 2024")
    #expect(try text("ca", .monthHeading, "2024-08-14") == "agost de 2024")
  }

  // <https://github.com/wojtekmaj/react-date-picker/issues/118>
  @Test("DI-01: an Arabic date has its own digits and marks of direction")
  func arabicDigits() throws {
    #expect(
      try text("ar-EG", .date(.short), "2017-12-11") == "١١\u{200F}/١٢\u{200F}/٢٠١٧")
  }

  // <https://github.com/wanasit/chrono/pull/297> and
  // <https://github.com/hangilc/kanjidate/issues/3>
  @Test("JP-02, JP-05: the first year of an era is 元年, but a digit in the short style")
  func firstYear() throws {
    let calendar = CalendarIdentifier.japanese
    #expect(try text("ja", .date(.long), "2019-07-27", calendar: calendar) == "令和元年7月27日")
    #expect(try text("ja", .date(.short), "2019-07-27", calendar: calendar) == "R1/7/27")
    #expect(try text("ja", .date(.long), "2019-06-01", calendar: calendar) == "令和元年6月1日")
  }
}
