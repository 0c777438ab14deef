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
    let periods = try compiler.locale.dayPeriodNames(.abbreviated, calendar: compiler.calendar)
    for half in 0..<2 { put(periods.halves[half]) }
    putWeek(try compiler.locale.weekRules())
    put(digitsOf: compiler.numberingSystem)
    let nearDays = try compiler.locale.relativeDayNames()
    for distance in -1...1 { put(nearDays[distance] ?? "") }
  }

  private func putNames(
    _ locale: borrowing LocaleCompiler, _ calendar: CalendarIdentifier
  ) throws {
    try putMonths(locale, .format, calendar)
    try putMonths(locale, .standalone, calendar)
    try putWeekdays(locale, .format, calendar)
    try putWeekdays(locale, .standalone, calendar)
    let era = calendar.eras.last
    try put(era, locale.eraNames(.abbreviated, calendar: calendar))
    try put(era, locale.eraNames(.wide, calendar: calendar))
  }

  private func putMonths(
    _ locale: borrowing LocaleCompiler, _ context: NameContext, _ calendar: CalendarIdentifier
  ) throws {
    try put(locale.monthNames(.narrow, context, calendar: calendar))
    try put(locale.monthNames(.abbreviated, context, calendar: calendar))
    try put(locale.monthNames(.wide, context, calendar: calendar))
  }

  private func put(_ names: MonthNames) throws {
    for number in 1...12 {
      let code = try MonthCode(number)
      try put { output throws(KalendsError) in try names.append(code, to: &output) }
    }
  }

  private func putWeekdays(
    _ locale: borrowing LocaleCompiler, _ context: NameContext, _ calendar: CalendarIdentifier
  ) throws {
    try put(locale.weekdayNames(.narrow, context, calendar: calendar))
    try put(locale.weekdayNames(.short, context, calendar: calendar))
    try put(locale.weekdayNames(.abbreviated, context, calendar: calendar))
    try put(locale.weekdayNames(.wide, context, calendar: calendar))
  }

  private func put(_ names: WeekdayNames) throws {
    for number in 0..<7 {
      let weekday = Weekday.monday.advanced(by: number)
      try put { output throws(KalendsError) in try names.append(weekday, to: &output) }
    }
  }

  private func put(_ era: Era?, _ names: EraNames) {
    put(era.flatMap { names[$0] } ?? "")
  }

  private func putWeek(_ rules: WeekRules) {
    put(digit: Int(rules.firstWeekday.rawValue) % 7 + 1)
    put(digit: rules.minimalDays)
    for offset in 0..<7 {
      put(digit: rules.weekend.contains(Weekday.sunday.advanced(by: offset)) ? 1 : 0)
    }
  }

  private func put(digitsOf numbers: NumberingSystem) {
    for digit in numbers.digits ?? [] { put(digit, ends: false) }
    endText()
  }

  private func put(digit: Int) {
    unsafe bytes[count] = UInt8(ascii: "0") + UInt8(digit)
    count += 1
    endText()
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

  private func put(_ text: String, ends: Bool = true) {
    for byte in text.utf8 {
      unsafe bytes[count] = byte
      count += 1
    }
    if ends { endText() }
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
