import KalendsCore
import KalendsICU
import Locales
public import TestSupport

extension TextSweeps {
  /// What is spoken of dates, against ICU's text normalised.
  public func spokenDates() throws -> Tally {
    var tally = Tally("spoken dates")
    try forEachPair { locale, calendar in
      var compiler = try TextCompiler(locale, calendar: calendar)
      let messages = try Messages.open(locale: locale, from: Catalogues.all)
      let speech = try compiler.speech(messages: messages)
      let spoken = Spoken(locale, calendar)
      for (year, skeleton) in [(SpokenYear.always, "yMMMMEEEEd"), (.never, "MMMMEEEEd")] {
        var formats: [Bool: ICUFormat] = [:]
        for date in days[calendar] ?? [] {
          let ofEra = date.needsEra && year == .always
          if formats[ofEra] == nil {
            let pattern = try compiler.spokenPattern(skeleton, ofEra: ofEra)
            if !ofEra { spoken.judge(pattern, skeleton, &tally) }
            formats[ofEra] = spoken.format(pattern)
          }
          guard let format = formats[ofEra] else { continue }
          let text = try speech.text(of: date, year: year)
          spoken.judge(text, format, at: date.epochDay, second: 0, &tally)
        }
      }
    }
    return tally
  }

  /// What is spoken of times, against ICU's text normalised, in each hour cycle.
  public func spokenTimes() throws -> Tally {
    var tally = Tally("spoken times")
    let day = try Day("2026-03-14")
    for (index, locale) in icuLocales.enumerated() where index % stride == 0 {
      let messages = try Messages.open(locale: locale, from: Catalogues.all)
      for cycle in [nil] + HourCycle.allCases.map(Optional.some) {
        var compiler = try TextCompiler(locale, calendar: .gregory, hourCycle: cycle)
        let speech = try compiler.speech(messages: messages)
        let spoken = Spoken(locale, .gregory)
        let hour = try compiler.spokenTimePattern("j")
        guard let format = spoken.format(try compiler.spokenTimePattern("jm")),
          let hours = spoken.format(hour)
        else { continue }
        for number in 0..<24 {
          let time = try TimeOfDay(hour: number, minute: 1 + number * 2)
          spoken.judge(
            try speech.text(of: time), format, at: day, second: number * 3720 + 60, &tally)
          // A full hour of a clock of 24 hours is said by a message, or with its minutes.
          let hasHalf = hour.items.contains { item in
            switch item {
            case .field("a", _), .field("B", _): true
            default: false
            }
          }
          guard compiler.hourCycle.hasDayPeriod, hasHalf else { continue }
          spoken.judge(
            try speech.text(of: TimeOfDay(hour: number, minute: 0)), hours, at: day,
            second: number * 3600, &tally)
        }
      }
    }
    return tally
  }
}

/// ICU's texts of a locale and calendar as they are spoken.
private struct Spoken {
  private let name: String
  private let normalizer: SpeechNormalizer

  init(_ locale: String, _ calendar: CalendarIdentifier) {
    name = "\(locale)@calendar=\(calendar.icuName)"
    let language = locale.split(separator: "_").first.map { String($0) }
    normalizer = SpeechNormalizer(language: language ?? locale)
  }

  /// ICU's format of a pattern, which has `y` for a `Y` that is a slip.
  func format(_ pattern: DatePattern) -> ICUFormat? {
    let items = pattern.items.map { item in
      if case .field("Y", let width) = item { return DatePattern.Item.field("y", width: width) }
      return item
    }
    return ICUFormat(name, pattern: DatePattern(items: items).description)
  }

  /// Judges that a spoken pattern is the one that ICU's generator chooses, with its eras in words.
  ///
  /// Where ICU shows the month as a number only, the pattern names it.
  func judge(_ pattern: DatePattern, _ skeleton: String, _ tally: inout Tally) {
    guard let chosen = ICUGenerator(name)?.pattern(skeleton),
      let expected = try? DatePattern(chosen)
    else { return }
    let named = expected.items.map { item in
      if case .field("G", _) = item { return DatePattern.Item.field("G", width: 4) }
      return item
    }
    let isRight = pattern == DatePattern(items: named)
    tally.judge(
      isRight || namesMonth(pattern) && !namesMonth(expected),
      "\(name) \(skeleton): '\(pattern)' for '\(chosen)'")
  }

  private func namesMonth(_ pattern: DatePattern) -> Bool {
    pattern.items.contains { item in
      if case .field("M", width: 3...) = item { true } else { false }
    }
  }

  /// Judges the text of an instant.
  func judge(
    _ text: String, _ format: ICUFormat, at day: Day, second: Int, _ tally: inout Tally
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
