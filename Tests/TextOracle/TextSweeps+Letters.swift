import KalendsCore
import KalendsICU
public import TestSupport

extension TextSweeps {
  /// Every letter that a pattern may have, in every width that ICU tells apart.
  private static let fields = [
    "y", "yy", "yyyy", "Y", "YY", "YYYYY", "u", "uu", "uuuuu", "U", "r", "rrrrr", "G", "GGGG",
    "GGGGG", "M", "MM", "MMM", "MMMM", "MMMMM", "L", "LL", "LLL", "LLLL", "LLLLL", "d", "dd", "D",
    "DDD", "E", "EEEE", "EEEEE", "EEEEEE", "e", "ee", "eee", "eeee", "eeeee", "eeeeee", "c", "ccc",
    "cccc", "ccccc", "cccccc", "a", "aaaa", "aaaaa", "b", "bbbb", "bbbbb", "B", "BBBB", "BBBBB",
    "h", "hh", "H", "HH", "K", "KK", "k", "kk", "m", "mm", "s", "ss", "'y' y ''d'' 'o''clock'",
  ]

  /// The texts of single fields, in every fifth pair of a locale and a calendar.
  public func letters() throws -> Tally {
    var tally = Tally("texts of single fields")
    let ownNewYears = try Self.ownKoreanNewYears()
    var index = 0
    try forEachPair { locale, calendar in
      index += 1
      guard stride > 1 || index % 5 == 0 else { return }
      let icuName = "\(locale)@calendar=\(calendar.icuName)"
      var compiler = try TextCompiler(locale, calendar: calendar)
      // Days before and after a new year among them, and others.
      let dates = (days[calendar] ?? []).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
      for field in Self.fields {
        // The Gregorian year in which a year begins is in patterns of the moon's calendars only.
        if field.first == "r", calendar != .chinese, calendar != .dangi { continue }
        guard let format = ICUFormat(icuName, pattern: field) else { continue }
        let program = try compiler.program(pattern: field)
        for (number, date) in dates.enumerated() {
          let time = try TimeOfDay(hour: (number * 5) % 24, minute: number % 3, second: number % 2)
          let ours = try program.text(of: date, time)
          let seconds = date.epochDay.daysSinceEpoch * 86_400 + time.hour * 3600
          let expected = format.text(
            of: Double(seconds + time.minute * 60 + time.second) * 1000)
          let isSame = Array(ours.utf8) == expected
          if !isSame, field.first == "D", ownNewYears.contains(date.year), calendar == .dangi {
            tally.list(
              """
              D in Korean years that begin on another day than the Chinese ones, which ICU keeps in \
              one cache: ICU-9972, https://github.com/unicode-org/icu/pull/2932
              """)
            continue
          }
          tally.judge(
            isSame,
            """
            \(icuName) \(field) \(date.epochDay) \(time): '\(ours)' for \
            '\(String(decoding: expected, as: UTF8.self))'
            """)
        }
      }
    }
    return tally
  }

  /// The years of the Korean calendar that begin on another day than the Chinese ones.
  private static func ownKoreanNewYears() throws -> Set<Int> {
    let korean = try CalendarSystem(.dangi)
    let chinese = try CalendarSystem(.chinese)
    var years: Set<Int> = []
    for year in korean.supportedYears {
      let own = try korean.date(year: year, month: 1, day: 1).epochDay
      if try chinese.date(year: year, month: 1, day: 1).epochDay != own { years.insert(year) }
    }
    return years
  }
}
