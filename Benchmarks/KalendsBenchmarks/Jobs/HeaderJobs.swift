import CICUBaseline
import KalendsCore
import KalendsICU

/// J2: the weekday header of every ICU locale, opened for it (cold) and already open (warm).
///
/// ICU has no cheaper way to a header than to open a date format, so both are held against that.
/// Against formats that are kept open, one for each locale, `icu-kept` stands beside it.
let headerPlans = [
  JobPlan(name: "J2-cold") {
    let locales = icuLocales()
    return Job(
      unit: "locale", unitCount: locales.count, checksumSeed: headerChecksumSeed,
      heldTo: 20, heldToTwoThreads: false,
      ours: Side(name: "kalends", publishedChecksum: publishedHeaders) {
        headers(of: locales) { locale, buffer in try KalendsWeekdays(locale).write(into: buffer) }
      },
      peers: [
        openingICU(locales),
        Side(name: "foundation", expectation: .otherData) {
          headers(of: locales) { locale, buffer in FoundationWeekdays(locale).write(into: buffer) }
        },
      ])
  },
  JobPlan(name: "J2-warm") {
    let locales = icuLocales()
    return Job(
      unit: "locale", unitCount: locales.count, checksumSeed: headerChecksumSeed,
      heldTo: 500, heldToNoAllocation: true,
      ours: Side(name: "kalends", publishedChecksum: publishedHeaders) {
        try headers(of: locales.map(KalendsWeekdays.init)) { try $0.write(into: $1) }
      },
      peers: [
        openingICU(locales),
        Side(name: "foundation", expectation: .otherData) {
          headers(of: locales.map(FoundationWeekdays.init)) { $0.write(into: $1) }
        },
        Side(name: "icu-kept", publishedChecksum: publishedHeaders) {
          try headers(of: locales.map(ICUWeekdays.init)) { try $0.write(into: $1) }
        },
      ])
  },
]

/// The checksum of all headers in ICU 72, whose data it depends on.
private var publishedHeaders: UInt64? { icuMajorVersion() == 72 ? 0x64bc_e2a1_087e_28a1 : nil }

/// ICU, opening a date format for each header.
private func openingICU(_ locales: [String]) -> Side {
  Side(name: "icu", publishedChecksum: publishedHeaders) {
    headers(of: locales) { locale, buffer in try ICUWeekdays(locale).write(into: buffer) }
  }
}

/// A side of J2: a unit is a locale, or what a caller keeps of it.
private func headers<Locale>(
  of locales: [Locale], write: @escaping (borrowing Locale, HeaderBuffer) throws -> Void
) -> Worker {
  let buffer = HeaderBuffer()
  return Worker { units in
    for unit in units { try write(locales[unit], buffer) }
  } fold: { unit, checksum in
    try write(locales[unit], buffer)
    buffer.fold(into: &checksum)
  }
}

/// What a caller of ours keeps of a locale for its headers.
private final class KalendsWeekdays {
  private let first: Weekday
  private let narrow: WeekdayNames
  private let abbreviated: WeekdayNames
  private let wide: WeekdayNames

  /// Compiles them.
  init(_ locale: String) throws {
    let compiler = try LocaleCompiler(locale)
    first = try compiler.weekRules().firstWeekday
    let rows = try compiler.weekdayNames([.narrow, .abbreviated, .wide], .standalone)
    narrow = rows[0]
    abbreviated = rows[1]
    wide = rows[2]
  }

  /// Delivers the header.
  func write(into buffer: HeaderBuffer) throws {
    // ICU counts from Sunday, ISO 8601 and we from Monday.
    buffer.firstWeekday = Int32(first.rawValue % 7 + 1)
    var written = 0
    try buffer.withOutput { output throws(KalendsError) in
      func append(_ names: WeekdayNames) throws(KalendsError) {
        let ends = try names.appendAll(startingWith: first, to: &output)
        for column in ends.indices {
          unsafe buffer.ends[written] = Int32(truncatingIfNeeded: ends[column])
          written += 1
        }
      }
      try append(narrow)
      try append(abbreviated)
      try append(wide)
    }
  }
}
