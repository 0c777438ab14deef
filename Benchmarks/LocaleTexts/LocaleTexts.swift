import KalendsCore
import KalendsICU

/// The texts of a locale in UTF-8, a zero behind each, in room that every locale uses again.
@safe
package final class LocaleTexts {
  private var count = 0
  private let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 16_384)

  deinit { unsafe bytes.deallocate() }

  private static let skeletons = [
    "yMMMMEEEEd", "yMMMM", "MMMMd", "yMMMd", "jm", "j", "MMMMEEEEd", "GGGGyMMMMEEEEd",
  ]

  package init() {}

  /// Takes what a C function writes; false when it returned a negative length.
  package func write(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Bool {
    count = unsafe body(bytes)
    return count >= 0
  }

  /// Opens a locale by ICU's bundles.
  package func open(_ locale: String) throws {
    count = 0
    let compiler = try TextCompiler(locale)
    for skeleton in Self.skeletons { put(try compiler.pattern(for: .skeleton(skeleton))) }
    try putNames(compiler.locale, compiler.calendar)
    let halves = try compiler.locale.dayPeriodNames(.abbreviated, calendar: compiler.calendar)
    for half in 0..<2 {
      try put { output throws(KalendsError) in try halves.halves.append(half, to: &output) }
    }
    putWeek(try compiler.locale.weekRules())
    var digits = ""
    for digit in compiler.numberingSystem.digits ?? [] { digits += digit }
    put(digits)
    let nearDays = try compiler.locale.relativeDayNames()
    for distance in -1...1 { put(nearDays[distance] ?? "") }
  }

  private func putNames(
    _ locale: borrowing LocaleCompiler, _ calendar: CalendarIdentifier
  ) throws {
    let contexts: [NameContext] = [.format, .standalone]
    let widths: [NameWidth] = [.narrow, .abbreviated, .wide]
    for context in contexts {
      for width in widths {
        let months = try locale.monthNames(width, context, calendar: calendar)
        for number in 1...12 {
          let code = try MonthCode(number)
          try put { output throws(KalendsError) in try months.append(code, to: &output) }
        }
      }
    }
    for context in contexts {
      for names in try locale.weekdayNames(NameWidth.allCases, context, calendar: calendar) {
        for weekday in Weekday.allCases {
          try put { output throws(KalendsError) in try names.append(weekday, to: &output) }
        }
      }
    }
    for width in [NameWidth.abbreviated, .wide] {
      let eras = try locale.eraNames(width, calendar: calendar)
      put(calendar.eras.last.flatMap { eras[$0] } ?? "")
    }
  }

  private func putWeek(_ rules: WeekRules) {
    put("\(rules.firstWeekday.rawValue % 7 + 1)")
    put("\(rules.minimalDays)")
    for offset in 0..<7 {
      put(rules.weekend.contains(Weekday.sunday.advanced(by: offset)) ? "1" : "0")
    }
  }

  private func put(
    _ write: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
    var output = unsafe OutputSpan(buffer: room, initializedCount: 0)
    try write(&output)
    count += unsafe output.finalize(for: room)
    endText()
  }

  private func put(_ text: String) {
    for byte in text.utf8 {
      unsafe bytes[count] = byte
      count += 1
    }
    endText()
  }

  private func endText() {
    unsafe bytes[count] = 0
    count += 1
  }

  /// Folds the texts into FNV-1a.
  package func fold(into checksum: inout UInt64) {
    for index in 0..<count {
      checksum = (checksum ^ UInt64(unsafe bytes[index])) &* 1_099_511_628_211
    }
  }
}
