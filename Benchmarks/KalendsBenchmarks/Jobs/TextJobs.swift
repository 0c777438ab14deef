import CICUBaseline
import Foundation
import KalendsCore
import KalendsICU

/// J3: the full date of the 365 days of 2026, and the time of the 1,440 minutes of a day, as each
/// locale shows them in its own calendar and digits, in UTF-8.
///
/// Ours has the calendar's date to find for each day, as ICU and Foundation have.
let textPlans = [
  JobPlan(name: "J3a-buffer") { textJob(twentyLocales, J3.a, heldTo: 80) },
  JobPlan(name: "J3a-string") { textJob(twentyLocales, J3.a, heldTo: 20, asString: true) },
  JobPlan(name: "J3b-buffer") { textJob(icuLocales(), J3.b, heldTo: 80) },
  JobPlan(name: "J3c-buffer") { timeJob() },
]

/// The published checksums; with ICU 72 only, on whose data they depend.
enum J3 {
  static let a: UInt64 = 0x80b2_fc5f_12d4_1433
  static let b: UInt64 = 0x939e_9d3d_d1fd_c90a
  /// Where FNV-1a starts.
  static let seed: UInt64 = 1_469_598_103_934_665_603
  static let daysInYear = 365
  static let minutesInDay = 1440
  /// 2026-01-01.
  static let firstDay = 20_454

  static func published(_ checksum: UInt64) -> UInt64? {
    icuMajorVersion() == 72 ? checksum : nil
  }
}

let twentyLocales = [
  "en_US", "en_GB", "de", "fr", "es", "it", "pt_BR", "ru", "pl", "ar", "he", "fa", "hi", "th", "ja",
  "ko", "zh_Hans", "zh_Hant", "tr", "sv",
]

private func textJob(
  _ locales: [String], _ checksum: UInt64, heldTo: Double, asString: Bool = false
) -> Job {
  Job(
    unit: "string", unitCount: locales.count * J3.daysInYear, checksumSeed: J3.seed,
    heldTo: heldTo, heldToNoAllocation: !asString,
    ours: Side(name: "kalends", publishedChecksum: J3.published(checksum)) {
      let texts = try locales.map(KalendsDates.init)
      let year = try (0..<J3.daysInYear).map { try Day(daysSinceEpoch: J3.firstDay + $0) }
      return worker(each: J3.daysInYear) { index, days, buffer in
        if asString {
          try texts[index].keep(year[days], in: buffer)
        } else {
          try texts[index].write(year[days], into: buffer)
        }
      }
    },
    peers: [
      Side(name: "icu", publishedChecksum: J3.published(checksum)) {
        let formats = try locales.map { try ICUTexts($0, skeleton: "yMMMMEEEEd") }
        return worker(each: J3.daysInYear) { index, days, buffer in
          let format = formats[index]
          for day in days {
            try format.write(Double(J3.firstDay + day) * 86_400_000, into: buffer)
          }
        }
      },
      Side(name: "foundation", expectation: .otherData) {
        let formats = locales.map { FoundationTexts($0, template: "yMMMMEEEEd") }
        return worker(each: J3.daysInYear) { index, days, buffer in
          let format = formats[index]
          for day in days { format.write(Double(J3.firstDay + day) * 86_400, into: buffer) }
        }
      },
    ])
}

private func timeJob() -> Job {
  Job(
    unit: "string", unitCount: twentyLocales.count * J3.minutesInDay, checksumSeed: J3.seed,
    heldTo: 60, heldToNoAllocation: true,
    ours: Side(name: "kalends") {
      let programs = try twentyLocales.map { locale in
        var compiler = try TextCompiler(locale)
        return try compiler.program(.skeleton("jm"))
      }
      let times = try (0..<J3.minutesInDay).map { try TimeOfDay(hour: $0 / 60, minute: $0 % 60) }
      return worker(each: J3.minutesInDay) { index, minutes, buffer in
        let program = programs[index]
        for minute in minutes {
          try buffer.withOutput { output throws(KalendsError) in
            try program.append(times[minute], to: &output)
          }
        }
      }
    },
    peers: [
      Side(name: "icu") {
        let formats = try twentyLocales.map { try ICUTexts($0, skeleton: "jm") }
        return worker(each: J3.minutesInDay) { index, minutes, buffer in
          let format = formats[index]
          for minute in minutes {
            try format.write(Double(J3.firstDay * 86_400 + minute * 60) * 1000, into: buffer)
          }
        }
      },
      Side(name: "foundation", expectation: .otherData) {
        let formats = twentyLocales.map { FoundationTexts($0, template: "jm") }
        return worker(each: J3.minutesInDay) { index, minutes, buffer in
          let format = formats[index]
          for minute in minutes {
            format.write(Double(J3.firstDay * 86_400 + minute * 60), into: buffer)
          }
        }
      },
    ])
}

/// A side whose units are so many texts a locale.
func worker(
  each count: Int, _ write: @escaping (Int, Range<Int>, TextBuffer) throws -> Void
) -> Worker {
  let buffer = TextBuffer()
  return Worker { units in
    var start = units.lowerBound
    while start < units.upperBound {
      let (locale, item) = start.quotientAndRemainder(dividingBy: count)
      let end = min(units.upperBound, (locale + 1) * count)
      try write(locale, item..<item + end - start, buffer)
      start = end
    }
  } fold: { unit, checksum in
    let item = unit % count
    try write(unit / count, item..<item + 1, buffer)
    buffer.fold(into: &checksum)
  }
}

/// What a caller of ours keeps of a locale for full dates.
private struct KalendsDates {
  private let calendar: CalendarSystem
  private let program: PatternProgram

  init(_ locale: String) throws {
    var compiler = try TextCompiler(locale)
    program = try compiler.program(.skeleton("yMMMMEEEEd"))
    calendar = try CalendarSystem.open(compiler.calendar)
  }

  // Both are taken out of this value before the loop, which else would copy the calendar, 64 bytes,
  // for every day.

  func write(_ days: ArraySlice<Day>, into buffer: TextBuffer) throws(KalendsError) {
    let (calendar, program) = (calendar, program)
    for day in days {
      let date = try calendar.date(of: day)
      try buffer.withOutput { output throws(KalendsError) in
        try program.append(date, to: &output)
      }
    }
  }

  func keep(_ days: ArraySlice<Day>, in buffer: TextBuffer) throws(KalendsError) {
    let (calendar, program) = (calendar, program)
    for day in days {
      let date = try calendar.date(of: day)
      buffer.keep(try program.text(of: date))
    }
  }
}

/// ICU's format of a skeleton, open.
@safe
final class ICUTexts {
  private let locale: String
  private let format: OpaquePointer

  init(_ locale: String, skeleton: String) throws {
    guard let format = unsafe icuTextOpen(locale, skeleton) else {
      throw BaselineError.cannotOpen(locale)
    }
    self.locale = locale
    unsafe self.format = format
  }

  deinit { unsafe icuDateFormatClose(format) }

  func write(_ instant: Double, into buffer: TextBuffer) throws {
    unsafe buffer.write { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe Int(icuText(format, instant, bytes.baseAddress, Int32(bytes.count)))
      }
    }
    guard buffer.count >= 0 else { throw BaselineError.cannotOpen(locale) }
  }
}

/// Foundation's format of a template, open.
private struct FoundationTexts {
  private let formatter: DateFormatter

  init(_ locale: String, template: String) {
    formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
  }

  func write(_ seconds: Double, into buffer: TextBuffer) {
    buffer.keep(formatter.string(from: Date(timeIntervalSince1970: seconds)))
  }
}
