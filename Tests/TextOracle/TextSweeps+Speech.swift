import KalendsCore
import KalendsICU
import Locales
public import TestSupport

extension TextSweeps {
  /// What is spoken of dates and months, against ICU's text normalised.
  public func spokenDates() throws -> Tally {
    var tally = Tally("spoken dates")
    try forEachPair { locale, calendar in
      var compiler = try TextCompiler(locale, calendar: calendar)
      let messages = try Messages.open(locale: locale, from: Catalogues.all)
      let speech = try compiler.speech(messages: messages)
      let spoken = Spoken(locale, calendar)
      for (skeleton, year, text) in Self.spokenForms {
        var formats: [Bool: ICUFormat] = [:]
        for date in days[calendar] ?? [] {
          let ofEra = date.needsEra && year == .always
          if formats[ofEra] == nil {
            let pattern = try compiler.spokenPattern(skeleton, ofEra: ofEra)
            spoken.judge(pattern, skeleton, ofEra: ofEra, &tally)
            formats[ofEra] = spoken.format(pattern)
          }
          guard let format = formats[ofEra] else { continue }
          spoken.judge(try text(speech, date, year), format, at: date.epochDay, &tally)
        }
      }
    }
    return tally
  }

  /// The skeletons of what is said of a date, and how it is asked for.
  private static let spokenForms:
    [(String, SpokenYear, @Sendable (Speech, CalendarDate, SpokenYear) throws -> String)] = [
      ("yMMMMEEEEd", .always, { try $0.text(of: $1, year: $2) }),
      ("MMMMEEEEd", .never, { try $0.text(of: $1, year: $2) }),
      ("yMMMMd", .always, { try $0.text(of: $1, weekday: .none, year: $2) }),
      ("MMMMd", .never, { try $0.text(of: $1, weekday: .none, year: $2) }),
      ("yMMMM", .always, { try $0.month(of: $1, year: $2) }),
      ("LLLL", .never, { try $0.month(of: $1, year: $2) }),
    ]

  /// What is spoken of times, against ICU's text normalised, in each hour cycle.
  public func spokenTimes() throws -> Tally {
    var tally = Tally("spoken times")
    let day = try Day("2026-03-14")
    for (index, locale) in locales.enumerated() where index % stride == 0 {
      let messages = try Messages.open(locale: locale, from: Catalogues.all)
      for cycle in [nil] + HourCycle.allCases.map(Optional.some) {
        var compiler = try TextCompiler(locale, calendar: .gregory, hourCycle: cycle)
        let speech = try compiler.speech(messages: messages)
        let spoken = Spoken(locale, .gregory)
        let hour = try compiler.spokenTimePattern("j")
        let minute = try compiler.spokenTimePattern("jm")
        spoken.judge(hour, "j", cycle, &tally)
        spoken.judge(minute, "jm", cycle, &tally)
        guard let times = spoken.format(minute), let hours = spoken.format(hour) else { continue }
        for number in 0..<24 {
          let time = try TimeOfDay(hour: number, minute: 1 + number * 2)
          spoken.judge(
            try speech.text(of: time), times, at: day, second: number * 3720 + 60, &tally)
          let text = try speech.text(of: TimeOfDay(hour: number, minute: 0))
          if !compiler.hourCycle.hasDayPeriod, !messages.isFallback {
            // The hour of a clock of 24 hours is a number: a message makes a time of it.
            let shown = compiler.hourCycle.number(ofHour: number)
            let expected = try messages.text(.timeHour, ["hour": .number(shown)])
            tally.judge(text == expected, "\(locale) \(number): '\(text)' for '\(expected)'")
          } else {
            let says = hour.items.contains { $0.saysMore }
            spoken.judge(text, says ? hours : times, at: day, second: number * 3600, &tally)
          }
        }
      }
    }
    return tally
  }
}

/// ICU's texts of a locale and calendar as they are spoken.
private struct Spoken {
  private let locale: String
  private let calendar: CalendarIdentifier
  private let normalizer: SpeechNormalizer

  init(_ locale: String, _ calendar: CalendarIdentifier) {
    self.locale = locale
    self.calendar = calendar
    let language = locale.split(separator: "_").first.map { String($0) }
    normalizer = SpeechNormalizer(language: language ?? locale)
  }

  private var name: String { "\(locale)@calendar=\(calendar.icuName)" }

  /// ICU's format of a pattern.
  func format(_ pattern: DatePattern) -> ICUFormat? {
    ICUFormat(name, pattern: pattern.description)
  }

  // MARK: - Patterns

  /// Judges that the spoken pattern of a date is the one that ICU's generator chooses, but for the
  /// languages whose pattern has no name of the month.
  func judge(
    _ pattern: DatePattern, _ skeleton: String, ofEra: Bool, _ tally: inout Tally
  ) {
    // The years of cycles are those of no era.
    let ofEra = ofEra && calendar != .chinese && calendar != .dangi
    let own = chosen(skeleton)
    let named = ofEra && !own.hasEra ? chosen("GGGG" + skeleton) : own
    guard named.hasMonthInDigits else {
      tally.judge(pattern == named, "\(name) \(skeleton): '\(pattern)' for '\(named)'")
      return
    }
    let known = SpokenMonths.all.first { known in
      known.isLocale(locale) && known.skeletons.contains(skeleton)
        && known.isCalendar(calendar)
    }
    let isOwn = !own.hasMonthInDigits
    let plain = isOwn ? own : chosen(skeleton, in: .gregory)
    let isLunar = calendar == .chinese || calendar == .dangi
    let expected = isLunar ? plain.countingCycles : named.hasEra ? plain.addingEra : plain
    if let known, pattern == expected {
      tally.list("\(known.language): month as a number in ICU's pattern, spoken by its name")
    } else {
      tally.judge(false, "\(name) \(skeleton): '\(pattern)' for '\(expected)'")
    }
  }

  /// The pattern that ICU's generator chooses, with its era in words and the date's own year in the
  /// place of that of its week.
  private func chosen(
    _ skeleton: String, in other: CalendarIdentifier? = nil
  ) -> DatePattern {
    let name = "\(locale)@calendar=\((other ?? calendar).icuName)"
    let text = ICUGenerator(name)?.pattern(skeleton) ?? ""
    let items = (try? DatePattern(text))?.items ?? []
    return DatePattern(
      items: items.map { item in
        switch item {
        case .field("G", _): .field("G", width: 4)
        case .field("Y", let width): .field("y", width: width)
        default: item
        }
      })
  }

  /// Judges that the spoken pattern of a time is the one that ICU's generator chooses, but for the
  /// halves of the day where they are abbreviated or forgotten.
  func judge(
    _ pattern: DatePattern, _ skeleton: String, _ cycle: HourCycle?, _ tally: inout Tally
  ) {
    let hours = cycle.map { ";hours=\($0.rawValue)" } ?? ""
    let text = ICUGenerator(name + hours)?.pattern(skeleton) ?? ""
    guard let own = try? DatePattern(text) else { return tally.judge(false, "\(name) \(skeleton)") }
    var expected = own
    if own.items.contains(where: { $0.isHourOfHalf }), !own.items.contains(where: { $0.isHalf }) {
      guard locale == "fr_CM" else {
        return tally.judge(false, "\(name) \(skeleton): '\(own)' has no half of the day")
      }
      tally.list("fr_CM: hour of twelve without AM or PM in ICU's pattern, spoken with it")
      expected = DatePattern(items: own.items + [.literal(" "), .field("a", width: 1)])
    }
    let inWords = DatePattern(
      items: expected.items.map { item in
        if case .field("a", _) = item { .field("B", width: 4) } else { item }
      })
    tally.judge(
      pattern == (abbreviatesHalves ? inWords : expected),
      "\(name) \(skeleton): '\(pattern)' for '\(expected)'")
  }

  /// Whether AM and PM are a letter or have full stops, and the parts of the day have words without.
  private var abbreviatesHalves: Bool {
    func texts(_ pattern: String) -> [String] {
      let format = ICUFormat(name, pattern: pattern)
      return (0..<24).map { hour in
        String(decoding: format?.text(of: Double(hour) * 3_600_000) ?? [], as: UTF8.self)
      }
    }
    let isShort = texts("a").contains { $0.contains(".") || $0.unicodeScalars.count == 1 }
    let words = texts("BBBB")
    return isShort && words != texts("aaaa") && !words.contains { $0.contains(".") }
  }

  // MARK: - Texts

  /// Judges the text of an instant.
  func judge(
    _ text: String, _ format: ICUFormat, at day: Day, second: Int = 0, _ tally: inout Tally
  ) {
    let instant = Double(day.daysSinceEpoch * 86_400 + second) * 1000
    let shown = String(decoding: format.text(of: instant), as: UTF8.self)
    let expected = normalizer.normalized(shown)
    tally.judge(
      Array(text.utf8) == Array(expected.utf8),
      "\(name) \(day) \(second): '\(text)' for '\(expected)'")
    let fault = SpokenText.fault(in: text)
    tally.judge(fault == nil, "\(name) \(day) \(second): '\(text)' has \(fault ?? "")")
  }
}

/// Where CLDR 42 has no pattern with the name of the month for a skeleton that asks for it, and ICU
/// takes one with the month's number instead.
///
/// A month in speech is a word: these say the month as the language's Gregorian dates do.
private struct SpokenMonths: Sendable {
  let language: String
  let skeletons: [String]
  let isLocale: @Sendable (String) -> Bool
  let isCalendar: @Sendable (CalendarIdentifier) -> Bool

  static let all = [
    SpokenMonths(
      language: "es chinese, dangi", skeletons: ["MMMMEEEEd", "yMMMM", "LLLL"],
      isLocale: { $0 == "es" || $0.hasPrefix("es_") },
      isCalendar: { $0 == .chinese || $0 == .dangi }),
    SpokenMonths(
      language: "fi chinese, dangi", skeletons: ["MMMMEEEEd"],
      isLocale: { $0 == "fi" || $0 == "fi_FI" },
      isCalendar: { $0 == .chinese || $0 == .dangi }),
    SpokenMonths(
      language: "pt_PT and its children, calendars of the generic patterns",
      skeletons: ["yMMMMEEEEd"],
      isLocale: { $0.hasPrefix("pt_") && $0 != "pt_BR" }, isCalendar: { isGeneric($0) }),
    SpokenMonths(
      language: "sk with an era", skeletons: ["yMMMMEEEEd"],
      isLocale: { $0 == "sk" || $0 == "sk_SK" },
      isCalendar: { $0 != .chinese && $0 != .dangi }),
    SpokenMonths(
      language: "wo, calendars of the generic patterns", skeletons: ["yMMMMd"],
      isLocale: { $0 == "wo" || $0 == "wo_SN" }, isCalendar: { isGeneric($0) }),
    SpokenMonths(
      language: "zh and yue in simplified letters, calendars of the generic patterns",
      skeletons: ["LLLL"],
      isLocale: { $0 == "zh" || $0.hasPrefix("zh_Hans") || $0.hasPrefix("yue_Hans") },
      isCalendar: { isGeneric($0) }),
  ]

  private static func isGeneric(_ calendar: CalendarIdentifier) -> Bool {
    ![.gregory, .iso8601, .chinese, .dangi].contains(calendar)
  }
}

extension DatePattern {
  fileprivate var hasEra: Bool { items.contains { $0 == .field("G", width: 4) } }

  /// Whether a month is a number, and no word behind it makes it a name.
  fileprivate var hasMonthInDigits: Bool {
    items.indices.contains { index in
      switch items[index] {
      case .field("M", width: ...2), .field("L", width: ...2): break
      default: return false
      }
      guard index + 1 < items.count, case .literal(let text) = items[index + 1],
        let first = text.unicodeScalars.first
      else { return true }
      return !first.properties.isAlphabetic
    }
  }

  fileprivate var addingEra: DatePattern {
    DatePattern(
      items: items.flatMap { item -> [Item] in
        guard case .field("y", _) = item else { return [item] }
        return [item, .literal(" "), .field("G", width: 4)]
      })
  }

  fileprivate var countingCycles: DatePattern {
    DatePattern(
      items: items.flatMap { item -> [Item] in
        guard case .field("y", _) = item else { return [item] }
        return [.field("r", width: 1), .literal("("), .field("U", width: 1), .literal(")")]
      })
  }
}

extension DatePattern.Item {
  /// Whether it is a part of the day.
  fileprivate var isHalf: Bool {
    switch self {
    case .field("a", _), .field("b", _), .field("B", _): true
    default: false
    }
  }

  /// Whether it is the hour of a clock of twelve hours.
  fileprivate var isHourOfHalf: Bool {
    switch self {
    case .field("h", _), .field("K", _): true
    default: false
    }
  }

  /// Whether it says more than the hour's number.
  fileprivate var saysMore: Bool {
    switch self {
    case .field(let letter, _): HourCycle(letter: letter) == nil
    case .literal(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }
}
