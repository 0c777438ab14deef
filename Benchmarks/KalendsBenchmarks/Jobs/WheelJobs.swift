import CICUBaseline
import KalendsCore
import KalendsICU

/// J8: all columns of a picker of dates and times with a range of ten years, every row's text, in
/// twenty locales and all calendars, in UTF-8.
///
/// Ours also makes the columns, and says of every row whether it can be reached.
let wheelPlans = [JobPlan(name: "J8") { try wheelJob() }]

private func wheelJob() throws -> Job {
  let columns = try KalendsWheels.all().flatMap { wheels in
    wheels.columns.map { WheelRowRange(wheels: wheels, column: $0) }
  }
  let index = RowIndex(columns.map(\.count))
  return Job(
    unit: "row", unitCount: index.count, checksumSeed: 1_469_598_103_934_665_603,
    ours: Side(name: "kalends") {
      let buffer = TextBuffer()
      return index.worker(buffer) { column, rows in
        let range = columns[column]
        let shown = range.wheels.wheels.column(range.field, of: range.wheels.selection).rows
        for row in rows {
          try buffer.withOutput { output throws(KalendsError) in
            try range.wheels.texts.append(shown[row], to: &output)
          }
        }
      }
    },
    peers: [
      // The first year of Reiwa: 元 in the pattern of a whole date, 1 in that of the year alone.
      Side(name: "icu", expectation: .differs(units: 1)) {
        let buffer = TextBuffer()
        let formats = try columns.map(ICUWheelColumn.init)
        return index.worker(buffer) { column, rows in
          let format = formats[column]
          for row in rows { try format.write(row, into: buffer) }
        }
      }
    ])
}

/// What a caller of ours keeps of one picker.
private struct KalendsWheels: Sendable {
  /// The locale with its calendar, as ICU names them.
  let name: String
  let wheels: Wheels
  let texts: WheelTexts
  let selection: WheelSelection

  /// The positions of the columns.
  var columns: Range<Int> { texts.layout.fields.indices }

  init(_ locale: String, _ calendar: CalendarSystem, bounds: DateBounds, now: Instant) throws {
    var compiler = try TextCompiler(locale, calendar: calendar.identifier)
    wheels = try Wheels(
      WheelOptions(hourCycle: compiler.hourCycle, bounds: bounds), calendar: calendar, zone: .utc,
      now: now)
    texts = try compiler.wheelTexts(for: wheels)
    selection = wheels.showing(now).selection
    name = "\(locale)@calendar=\(calendar.identifier.keyword)"
  }

  /// The pickers of all locales and calendars.
  static func all() throws -> [KalendsWheels] {
    let bounds = DateBounds(try Day("2017-01-01")...Day("2026-12-31"))
    let now = try Instant("2026-03-14T09:35Z")
    return try CalendarIdentifier.allCases.flatMap { identifier in
      let calendar = try CalendarSystem.open(identifier)
      return try twentyLocales.map {
        try KalendsWheels($0, calendar, bounds: bounds, now: now)
      }
    }
  }
}

/// One column of one picker.
private struct WheelRowRange: Sendable {
  let wheels: KalendsWheels
  let field: WheelField
  let pattern: String
  let count: Int

  init(wheels: KalendsWheels, column: Int) {
    self.wheels = wheels
    field = wheels.texts.layout.fields[column]
    pattern = wheels.texts.layout.patterns[column].description
    count = wheels.wheels.column(field, of: wheels.selection).rows.count
  }
}

/// Rows of all columns, numbered through.
private struct RowIndex: Sendable {
  /// Where the rows of each column begin, and where the last ones end.
  private var starts = [0]
  private var columns: [Int] = []

  init(_ counts: [Int]) {
    for (column, count) in counts.enumerated() {
      starts.append(starts[column] + count)
      columns += Array(repeating: column, count: count)
    }
  }

  var count: Int { columns.count }

  /// A side that writes some rows of a column, each into a buffer.
  func worker(
    _ buffer: TextBuffer, _ write: @escaping (_ column: Int, _ rows: Range<Int>) throws -> Void
  ) -> Worker {
    Worker { units in
      var start = units.lowerBound
      while start < units.upperBound {
        let column = columns[start]
        let end = min(units.upperBound, starts[column + 1])
        try write(column, start - starts[column]..<end - starts[column])
        start = end
      }
    } fold: { unit, checksum in
      let row = unit - starts[columns[unit]]
      try write(columns[unit], row..<row + 1)
      buffer.fold(into: &checksum)
    }
  }
}

/// ICU's format of one column, open, and the instants of its rows.
@safe
private final class ICUWheelColumn {
  private let name: String
  private let format: OpaquePointer
  private let instants: [Double]

  init(_ range: WheelRowRange) throws {
    name = range.wheels.name
    guard let format = unsafe icuPatternOpen(name, range.pattern) else {
      throw BaselineError.cannotOpen(name)
    }
    unsafe self.format = format
    instants = range.wheels.wheels.column(range.field, of: range.wheels.selection).rows.map {
      Double(LocalDateTime($0.date.epochDay, $0.time).millisecondsSinceEpoch)
    }
  }

  deinit { unsafe icuDateFormatClose(format) }

  func write(_ row: Int, into buffer: TextBuffer) throws {
    let instant = instants[row]
    unsafe buffer.write { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe Int(icuText(format, instant, bytes.baseAddress, Int32(bytes.count)))
      }
    }
    guard buffer.count >= 0 else { throw BaselineError.cannotOpen(name) }
  }
}

extension CalendarIdentifier {
  /// The name in ICU's keywords, which are older than BCP 47.
  fileprivate var keyword: String {
    switch self {
    case .gregory: "gregorian"
    case .ethioaa: "ethiopic-amete-alem"
    default: name
    }
  }
}
