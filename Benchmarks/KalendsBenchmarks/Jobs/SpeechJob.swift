import KalendsCore
import KalendsICU
import Locales

/// J3s: J3a's dates as they are spoken.
///
/// ICU is timed with its text alone; what makes it fit to be spoken comes on top for its callers, and
/// here only when the answers are compared.
let spokenDatePlan = JobPlan(name: "J3s-buffer") {
  Job(
    unit: "string", unitCount: twentyLocales.count * J3.daysInYear, checksumSeed: J3.seed,
    heldTo: 50, heldToNoAllocation: true,
    ours: Side(name: "kalends") {
      let dates = try twentyLocales.map(SpokenDates.init)
      let year = try (0..<J3.daysInYear).map { try Day(daysSinceEpoch: J3.firstDay + $0) }
      return worker(each: J3.daysInYear) { index, days, buffer in
        try dates[index].write(year[days], into: buffer)
      }
    },
    peers: [
      Side(name: "icu") {
        let formats = try twentyLocales.map { try ICUTexts($0, skeleton: "yMMMMEEEEd") }
        let normalizers = twentyLocales.map { locale in
          SpeechNormalizer(language: String(locale.prefix { $0 != "_" }))
        }
        func instant(_ day: Int) -> Double { Double(J3.firstDay + day) * 86_400_000 }
        let timed = worker(each: J3.daysInYear) { index, days, buffer in
          let format = formats[index]
          for day in days { try format.write(instant(day), into: buffer) }
        }
        let compared = worker(each: J3.daysInYear) { index, days, buffer in
          for day in days {
            try formats[index].write(instant(day), into: buffer)
            buffer.keep(normalizers[index].normalized(buffer.text))
          }
        }
        return Worker(run: timed.run, fold: compared.fold)
      }
    ])
}

/// What a caller of ours keeps of a locale for dates that are spoken.
private struct SpokenDates {
  private let calendar: CalendarSystem
  private let speech: Speech

  init(_ locale: String) throws {
    var compiler = try TextCompiler(locale)
    speech = try compiler.speech(messages: Messages.open(locale: locale, from: Catalogues.all))
    calendar = try CalendarSystem.open(compiler.calendar)
  }

  func write(_ days: ArraySlice<Day>, into buffer: TextBuffer) throws(KalendsError) {
    // Taken out of this value before the loop, which else would copy them for every day.
    let (calendar, speech) = (calendar, speech)
    for day in days {
      let date = try calendar.date(of: day)
      try buffer.withOutput { output throws(KalendsError) in
        try speech.append(date, to: &output)
      }
    }
  }
}
