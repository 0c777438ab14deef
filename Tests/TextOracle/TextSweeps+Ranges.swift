import KalendsCore
import KalendsICU
public import TestSupport

extension TextSweeps {
  private static let rangeSkeletons = [
    "yMMMd", "yMMMMEEEEd", "yMMMM", "MMMMd", "yMd", "jm", "yMMMdjm", "jms",
  ]

  /// The texts of ranges, between days near and far from each other and times of a day.
  public func ranges() throws -> Tally {
    var tally = Tally("texts of ranges")
    try forEachPair { locale, calendar in
      let icuName = "\(locale)@calendar=\(calendar.icuName)"
      var compiler = try TextCompiler(locale, calendar: calendar)
      let dates = (days[calendar] ?? []).filter { $0.year > 0 }
      for skeleton in Self.rangeSkeletons {
        guard let format = ICURange(icuName, skeleton: skeleton) else { continue }
        let program: IntervalProgram
        do {
          program = try compiler.intervals(skeleton: skeleton)
        } catch {
          tally.judge(false, "\(icuName) \(skeleton): \(error)")
          continue
        }
        for (first, last) in Self.pairs(of: dates) {
          let ours = try? program.text(from: first.0, first.1, through: last.0, last.1)
          let expected = format.text(
            from: Self.instant(first), through: Self.instant(last))
          let isSame = ours.map { Array($0.utf8) } == expected
          if !isSame, Self.differByLeapMonth(first.0, last.0) {
            tally.list(
              """
              ranges from a month into the leap month of its number, which ICU takes for one month: \
              DateIntervalFormat::formatImpl (icu4c/source/i18n/dtitvfmt.cpp) compares UCAL_MONTH \
              and not UCAL_IS_LEAP_MONTH
              """)
            continue
          }
          tally.judge(
            isSame,
            """
            \(icuName) \(skeleton) \(first.0.epochDay)T\(first.1)/\(last.0.epochDay)T\(last.1): \
            '\(ours ?? "?")' for '\(String(decoding: expected, as: UTF8.self))'
            """)
        }
      }
    }
    return tally
  }

  private typealias Moment = (CalendarDate, TimeOfDay)

  private static func instant(_ moment: Moment) -> Double {
    let seconds = (moment.1.hour * 60 + moment.1.minute) * 60 + moment.1.second
    return Double(moment.0.epochDay.daysSinceEpoch * 86_400 + seconds) * 1000
  }

  private static func pairs(of dates: [CalendarDate]) -> [(Moment, Moment)] {
    let times = ["00:00", "08:05", "09:30", "12:00", "19:45"].compactMap { try? TimeOfDay($0) }
    var pairs: [(Moment, Moment)] = []
    for (index, first) in dates.enumerated() {
      let time = times[index % times.count]
      for step in [0, 1, 2, 5, 17] where index + step < dates.count {
        let last = dates[index + step]
        pairs.append(((first, time), (last, times[(index + step + 1) % times.count])))
      }
      for later in times { pairs.append(((first, time), (first, later))) }
    }
    return pairs
  }

  /// Whether two dates lie in a month and in the leap month behind it, in one year of a calendar
  /// whose leap months have the number of another.
  private static func differByLeapMonth(_ first: CalendarDate, _ last: CalendarDate) -> Bool {
    (first.calendar == .chinese || first.calendar == .dangi) && first.year == last.year
      && first.monthCode.number == last.monthCode.number
      && first.monthCode.isLeap != last.monthCode.isLeap
  }

  /// The texts of lists.
  public func lists() throws -> Tally {
    var tally = Tally("texts of lists")
    let pool = [
      "a", "igual", "Hijo", "hielo", "oro", "hora", "8", "11", "11 x", "שלום", "Ω", "b c",
    ]
    for (index, locale) in locales.enumerated() where index % stride == 0 {
      let compiler = try LocaleCompiler(locale)
      for kind in ListFormat.Kind.allCases {
        for width in [NameWidth.wide, .abbreviated, .narrow] {
          let format = try compiler.listFormat(kind, width: width)
          for start in pool.indices {
            for count in 1...5 {
              let items = (0..<count).map { pool[(start + $0 * 5) % pool.count] }
              let ours = format.text(of: items)
              let expected = icuList(locale, kind, width, items)
              tally.judge(
                Array(ours.utf8) == expected,
                """
                \(locale) \(kind) \(items): '\(ours)' for \
                '\(String(decoding: expected, as: UTF8.self))'
                """)
            }
          }
        }
      }
    }
    return tally
  }

  /// The names of the parts of a date and a time.
  public func fieldNames() throws -> Tally {
    var tally = Tally("names of fields")
    for (index, locale) in locales.enumerated() where index % stride == 0 {
      let names = try LocaleCompiler(locale).fieldNames()
      guard let generator = ICUGenerator(locale) else { continue }
      for field in FieldNames.Field.allCases {
        let expected = generator.name(field)
        tally.judge(
          Array(names[field].utf8) == expected,
          "\(locale) \(field): '\(names[field])' for '\(String(decoding: expected, as: UTF8.self))'"
        )
      }
    }
    return tally
  }
}
