import CICUBaseline
import CProcesses
import Foundation
import KalendsCore
import KalendsICU
import LocaleTexts

/// open: all that a picker needs of a locale, by ICU's bundles and by ICU's own objects: eight
/// patterns, names of months, weekdays, the present era and the halves of the day, week data,
/// digits, yesterday, today and tomorrow.
///
/// ICU's C functions have no narrow names of eras and halves: they are left out on both sides.
let openingPlans = [
  JobPlan(name: "open-warm") {
    let locales = icuLocales()
    return Job(
      unit: "locale", unitCount: locales.count, heldTo: 10,
      // ICU takes a lock for the whole process whenever a bundle is opened.
      heldToTwoThreads: false,
      ours: Side(name: "kalends") { warmWorker(locales, OpeningSide.kalends) },
      peers: [Side(name: "icu") { warmWorker(locales, OpeningSide.icu) }])
  },
  JobPlan(name: "open-first") {
    Job(
      unit: "locale", unitCount: twentyLocales.count, clock: .wall, heldTo: 4,
      heldToTwoThreads: false,
      ours: Side(name: "kalends") { freshWorker(twentyLocales, OpeningSide.kalends) },
      peers: [Side(name: "icu") { freshWorker(twentyLocales, OpeningSide.icu) }])
  },
]

/// open-ranges: the texts of ranges of dates, opened for a locale that is not open yet; with one
/// text, from the second to the twelfth of a month.
let rangeOpeningPlan = JobPlan(name: "open-ranges") {
  let locales = icuLocales()
  let skeleton = "yMMMd"
  let (first, last) = (try Day("2026-03-02"), try Day("2026-03-12"))
  let (start, end) = (Double(first.daysSinceEpoch) * 864e5, Double(last.daysSinceEpoch) * 864e5)
  return Job(
    unit: "locale", unitCount: locales.count, heldToTwoThreads: false,
    ours: Side(name: "kalends") {
      var calendars: [CalendarIdentifier: CalendarSystem] = [:]
      return textWorker(locales) { locale, texts in
        var compiler = try TextCompiler(locale)
        let ranges = try compiler.intervals(skeleton: skeleton)
        let calendar = try calendars[ranges.calendar] ?? CalendarSystem.open(ranges.calendar)
        calendars[ranges.calendar] = calendar
        let text = try ranges.text(from: calendar.date(of: first), through: calendar.date(of: last))
        _ = unsafe texts.write { bytes in unsafe bytes.update(fromContentsOf: text.utf8) }
      }
    },
    peers: [
      Side(name: "icu") {
        textWorker(locales) { locale, texts in
          let isOpen = unsafe texts.write { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
              unsafe Int(
                icuRange(locale, skeleton, start, end, bytes.baseAddress, Int32(bytes.count)))
            }
          }
          if !isOpen { throw BaselineError.cannotOpen(locale) }
        }
      }
    ])
}

/// Who opens a locale.
private enum OpeningSide {
  case kalends
  case icu

  func open(_ locale: String, into texts: LocaleTexts) throws {
    switch self {
    case .kalends: try texts.open(locale)
    case .icu:
      let isOpen = unsafe texts.write { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          unsafe Int(icuOpenLocale(locale, bytes.baseAddress, Int32(bytes.count)))
        }
      }
      if !isOpen { throw BaselineError.cannotOpen(locale) }
    }
  }

  /// The program that opens one locale and says what that took.
  var program: String {
    switch self {
    case .kalends: "fresh-kalends"
    case .icu: "fresh-icu"
    }
  }
}

/// Opens one locale after the other in this process.
private func warmWorker(_ locales: [String], _ side: OpeningSide) -> Worker {
  textWorker(locales) { try side.open($0, into: $1) }
}

/// Writes something about one locale after the other.
private func textWorker(
  _ locales: [String], _ write: @escaping (String, LocaleTexts) throws -> Void
) -> Worker {
  let texts = LocaleTexts()
  return Worker { units in
    for unit in units { try write(locales[unit], texts) }
  } fold: { unit, checksum in
    try write(locales[unit], texts)
    texts.fold(into: &checksum)
  }
}

/// Opens each locale as the first one of a process of its own, which says how long that took.
private func freshWorker(_ locales: [String], _ side: OpeningSide) -> Worker {
  let process = MeasuredProcess(path: executable(named: side.program), arguments: ["open"])
  var elapsed = 0.0
  var worker = Worker { units in
    for unit in units {
      guard let time = try Double(process.fields(adding: locales[unit])[0]) else {
        throw BaselineError.cannotOpen(locales[unit])
      }
      elapsed += time
    }
  } fold: { unit, checksum in
    guard let answer = try UInt64(process.fields(adding: locales[unit])[1]) else {
      throw BaselineError.cannotOpen(locales[unit])
    }
    checksum = (checksum ^ answer) &* 1_099_511_628_211
  }
  worker.elapsed = { elapsed }
  return worker
}
