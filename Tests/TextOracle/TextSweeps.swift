import KalendsCore
import KalendsICU
public import TestSupport

/// Sweeps over all locales that hold our texts against ICU's, byte for byte.
///
/// A full sweep has millions of cases and is meant for a release build; a part of it takes every
/// n-th pair of locale and calendar, another one for each n, so that parts of several runs differ in
/// nothing and yet every locale and every calendar has its turn.
public struct TextSweeps {
  /// Only each so-many-th pair of a locale and a calendar is taken.
  let stride: Int
  let locales: [String]
  let days: [CalendarIdentifier: [CalendarDate]]

  /// Prepares a sweep over locales, by ICU's names.
  public init(every stride: Int, in locales: [String] = icuLocales) throws {
    self.stride = stride
    self.locales = locales
    var days: [CalendarIdentifier: [CalendarDate]] = [:]
    for identifier in CalendarIdentifier.allCases {
      days[identifier] = try SampleDays.dates(in: identifier)
    }
    self.days = days
  }

  /// The skeletons of a picker.
  public static let skeletons = [
    "yMMMMEEEEd", "yMMMM", "MMMMd", "yMMMd", "jm", "j", "MMMMEEEEd", "GGGGyMMMMEEEEd",
  ]
  /// Skeletons that few ask for, and some that no locale has a pattern for.
  public static let unusualSkeletons = [
    "yMd", "yMMMMd", "yMMMEd", "MEd", "Ed", "d", "MMM", "LLLL", "y", "yQQQ", "GyMMM", "jms", "Jmm",
    "Cm", "CCCm", "hmm", "Hmm", "Bhm", "yMMMMdjm", "yMdjms", "EEEEjm", "MMMMdjm", "yMMMEEEEdjm",
    "Dy", "yMMddd", "EEEEd", "ccccd", "eeeeMMMM", "Gy", "GGGGGyMMdd", "mm", "ms", "Hms", "jj",
    "jjjjm", "dMM", "MMMMMd", "EEEEEEd", "yyyyMMMM", "yyMMdd", "u", "rMMMM", "UMMMd", "dG", "Gd",
  ]

  private static let timeSkeletons = [
    "jm", "j", "jms", "Bhm", "bhm", "BBBBh", "BBBBBhms", "aaaaahm", "Hm", "km",
  ]

  func forEachPair(_ body: (String, CalendarIdentifier) throws -> Void) rethrows {
    var index = 0
    for locale in locales {
      for calendar in CalendarIdentifier.allCases {
        index += 1
        if index % stride == 0 { try body(locale, calendar) }
      }
    }
  }

  private static func icuName(_ locale: String, _ calendar: CalendarIdentifier) -> String {
    name(locale, "calendar=\(calendar.icuName)")
  }

  // MARK: - Patterns

  /// The pattern of every skeleton, against ICU's generator.
  public func patterns() throws -> Tally {
    var tally = Tally("patterns for skeletons")
    try forEachPair { locale, calendar in
      let icuName = Self.icuName(locale, calendar)
      let compiler = try TextCompiler(locale, calendar: calendar)
      guard let generator = ICUGenerator(icuName) else { return }
      for skeleton in Self.skeletons + Self.unusualSkeletons {
        let ours = try compiler.pattern(for: .skeleton(skeleton))
        let expected = generator.pattern(skeleton)
        tally.judge(
          Array(ours.utf8) == Array(expected.utf8),
          "\(icuName) \(skeleton): '\(ours)' for '\(expected)'")
      }
    }
    for locale in locales where stride == 1 {
      for keywords in ["", "@hours=h11", "@hours=h12", "@hours=h23", "@hours=h24"] {
        let compiler = try TextCompiler(locale + keywords)
        guard let generator = ICUGenerator(locale + keywords) else { continue }
        for skeleton in Self.skeletons + Self.unusualSkeletons {
          let ours = try compiler.pattern(for: .skeleton(skeleton))
          let expected = generator.pattern(skeleton)
          tally.judge(
            Array(ours.utf8) == Array(expected.utf8),
            "\(locale)\(keywords) \(skeleton): '\(ours)' for '\(expected)'")
        }
      }
    }
    return tally
  }

  // MARK: - Dates

  /// The texts of dates in the four styles and for the skeletons of a picker.
  public func dates() throws -> Tally {
    var tally = Tally("texts of dates")
    try forEachPair { locale, calendar in
      let icuName = Self.icuName(locale, calendar)
      var compiler = try TextCompiler(locale, calendar: calendar)
      let dates = days[calendar] ?? []
      for style in DateStyle.allCases {
        let icuStyle = Int32(style.rawValue)
        guard let format = ICUFormat(icuName, date: icuStyle, time: -1) else { continue }
        let program = try compiler.program(.date(style))
        Self.compare(program, format, dates, icuName, &tally)
        guard let both = ICUFormat(icuName, date: icuStyle, time: 3) else { continue }
        let whole = try compiler.program(.dateAndTime(style, .short))
        Self.compare(whole, both, Array(dates.prefix(3)), icuName, &tally)
      }
      for skeleton in Self.skeletons where !skeleton.contains("j") {
        let pattern = try compiler.pattern(for: .skeleton(skeleton))
        guard let format = ICUFormat(icuName, pattern: pattern) else { continue }
        let program = try compiler.program(.skeleton(skeleton))
        Self.compare(program, format, dates, icuName, &tally)
      }
    }
    return tally
  }

  private static func compare(
    _ program: PatternProgram, _ format: ICUFormat, _ dates: [CalendarDate], _ name: String,
    _ tally: inout Tally
  ) {
    for date in dates {
      let ours: [UInt8]
      do {
        ours = Array(try program.text(of: date).utf8)
      } catch {
        tally.judge(false, "\(name) \(program.pattern) \(date.epochDay): \(error)")
        continue
      }
      let expected = format.text(of: Double(date.epochDay.daysSinceEpoch) * 86_400_000)
      tally.judge(
        ours == expected,
        """
        \(name) \(program.pattern) \(date.epochDay): '\(String(decoding: ours, as: UTF8.self))' \
        for '\(String(decoding: expected, as: UTF8.self))'
        """)
    }
  }

  // MARK: - Contexts

  /// The texts of dates at the beginning of sentences, in lists and by themselves.
  public func contexts() throws -> Tally {
    var tally = Tally("texts in context")
    try forEachPair { locale, calendar in
      let icuName = Self.icuName(locale, calendar)
      var compiler = try TextCompiler(locale, calendar: calendar)
      let dates = Array((days[calendar] ?? []).prefix(8))
      for skeleton in ["yMMMM", "LLLL", "MMM", "cccc", "EEE", "yMMMMEEEEd", "MMMMd", "GGGGy"] {
        let pattern = try compiler.pattern(for: .skeleton(skeleton))
        guard let format = ICUFormat(icuName, pattern: pattern) else { continue }
        for context in TextContext.allCases {
          format.setContext(context)
          let program = try compiler.program(.skeleton(skeleton), in: context)
          Self.compare(program, format, dates, "\(icuName) \(context)", &tally)
        }
      }
    }
    return tally
  }

  /// The words for the days near today.
  public func relativeDays() throws -> Tally {
    var tally = Tally("words for days near today")
    for (index, locale) in locales.enumerated() where index % stride == 0 {
      let compiler = try LocaleCompiler(locale)
      for context in TextContext.allCases {
        let names = try compiler.relativeDayNames(in: context)
        for distance in -2...2 {
          guard let ours = names[distance] else {
            // Where there is no word ICU counts.
            tally.judge(abs(distance) == 2, "\(locale) has no word for \(distance)")
            continue
          }
          let expected = icuRelativeDay(locale, distance, context)
          tally.judge(
            Array(ours.utf8) == Array(expected.utf8),
            "\(locale) \(distance) \(context): '\(ours)' for '\(expected)'")
        }
      }
    }
    return tally
  }

  // MARK: - Times

  /// The texts of times in each hour cycle, 48 a form.
  public func times() throws -> Tally {
    var tally = Tally("texts of times")
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    for (index, locale) in locales.enumerated() where index % stride == 0 {
      for cycle in [nil] + HourCycle.allCases.map(Optional.some) {
        let hours = cycle.map { ";hours=\($0.rawValue)" } ?? ""
        let icuName = "\(locale)@calendar=gregorian\(hours)"
        var compiler = try TextCompiler(locale, calendar: .gregory, hourCycle: cycle)
        let generator = ICUGenerator(icuName)
        for style in TimeStyle.allCases {
          let icuStyle = Int32(style.rawValue + 2)
          guard let own = ICUFormat(icuName, date: -1, time: icuStyle) else { continue }
          // ICU forgets the hour cycle in its styles.
          let letters = own.pattern.unicodeScalars.compactMap { HourCycle(letter: $0) }
          let pattern: String
          if let cycle, letters.first != cycle {
            // Another count of the same clock is another letter, another clock another pattern.
            pattern =
              letters.first?.hasDayPeriod == cycle.hasDayPeriod
              ? try Self.pattern(own.pattern, with: cycle)
              : generator?.pattern(style == .medium ? "jms" : "jm") ?? ""
          } else {
            pattern = own.pattern
          }
          guard let format = ICUFormat(icuName, pattern: pattern) else { continue }
          let program = try compiler.program(.time(style))
          compareTimes(program, format, date, icuName, &tally)
        }
        for skeleton in Self.timeSkeletons {
          let pattern = try compiler.pattern(for: .skeleton(skeleton))
          guard let format = ICUFormat(icuName, pattern: pattern) else { continue }
          let program = try compiler.program(.skeleton(skeleton))
          compareTimes(program, format, date, icuName, &tally)
        }
        for style in DateStyle.allCases where cycle == nil {
          guard let format = ICUFormat(icuName, date: Int32(style.rawValue), time: 3) else {
            continue
          }
          let program = try compiler.program(.dateAndTime(style, .short))
          compareTimes(program, format, date, icuName, &tally)
        }
      }
    }
    return tally
  }

  /// A pattern with the hours of another cycle.
  private static func pattern(_ text: String, with cycle: HourCycle) throws -> String {
    let items = try DatePattern(text).items.map { item in
      guard case .field(let letter, let width) = item, HourCycle(letter: letter) != nil else {
        return item
      }
      return DatePattern.Item.field(cycle.letter, width: width)
    }
    return DatePattern(items: items).description
  }

  private func compareTimes(
    _ program: PatternProgram, _ format: ICUFormat, _ date: CalendarDate, _ name: String,
    _ tally: inout Tally
  ) {
    let start = date.epochDay.daysSinceEpoch * 86_400
    for half in 0..<48 {
      // Each hour exactly, and a minute and second of each hour.
      let second = half < 24 ? half * 3600 : (half - 24) * 3660 + 7
      guard
        let time = try? TimeOfDay(
          hour: second / 3600, minute: second / 60 % 60, second: second % 60)
      else { continue }
      let ours = (try? program.text(of: date, time)) ?? "?"
      let expected = format.text(of: Double(start + second) * 1000)
      tally.judge(
        Array(ours.utf8) == expected,
        """
        \(name) \(program.pattern) \(time): '\(ours)' for \
        '\(String(decoding: expected, as: UTF8.self))'
        """)
    }
  }
}
