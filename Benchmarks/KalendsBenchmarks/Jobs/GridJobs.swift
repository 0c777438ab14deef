import CAllocations
import CICUBaseline
import Foundation
import KalendsCore

/// J1: the Gregorian months of 1600…2399, 42 cells each from the Sunday on or before the first.
let gregorianGridPlan = JobPlan(name: "J1") {
  let published: UInt64 = 0x2dd4_687c_8e32c
  return Job(
    unit: "grid", unitCount: GregorianMonths.count,
    heldTo: 400, heldToNoAllocation: true,
    ours: Side(name: "kalends", publishedChecksum: published) {
      try kalendsGrids(of: CalendarSystem(.gregory), GregorianMonths.all) { cell in
        CellFields(cell, era: 0, year: cell.year, month: cell.month)
      }
    },
    peers: [
      Side(name: "icu", publishedChecksum: published, open: icuGregorianGrids),
      Side(name: "foundation", publishedChecksum: published, open: foundationGregorianGrids),
    ])
}

/// A month by its place in a calendar.
struct MonthPlace {
  let year: Int
  let month: Int
}

/// The months of J1, unit by unit.
enum GregorianMonths {
  static let count = 800 * 12

  /// The month of a unit.
  static func month(_ unit: Int) -> MonthPlace {
    MonthPlace(year: 1600 + unit / 12, month: unit % 12 + 1)
  }

  static let all = (0..<count).map(month)
}

/// The fields of a cell, numbered as ICU does.
struct CellFields {
  var era: Int
  var year: Int
  var month: Int
  var leap = 0
  var day: Int
  var epochDay: Int
  var isInMonth: Bool

  /// The fields of our cell under ICU's numbers for era, year and month.
  init(_ cell: DayCell, era: Int, year: Int, month: Int, leap: Int = 0) {
    self.era = era
    self.year = year
    self.month = month
    self.leap = leap
    day = cell.day
    epochDay = cell.epochDay.daysSinceEpoch
    isInMonth = cell.isInMonth
  }

  /// The fields of ICU's cell.
  init(_ cell: ICUCell) {
    era = Int(cell.era)
    year = Int(cell.year)
    month = Int(cell.month)
    leap = Int(cell.leap)
    day = Int(cell.day)
    epochDay = Int(cell.epochDay)
    isInMonth = cell.inMonth != 0
  }

  /// The cell's part of the checksum: `cellsum(era·10000 + year, month + 100·leap, …)`.
  var sum: UInt64 {
    let fields =
      (era * 10_000 + year) * 1_000_003 + (month + 100 * leap) * 10_007 + day * 101 + epochDay * 3
    return UInt64(bitPattern: Int64(fields)) &+ (isInMonth ? 1 : 0)
  }
}

// MARK: - Kalends

/// Our side of J1 and J1b: a grid a month, its cells written into one buffer.
func kalendsGrids(
  of calendar: CalendarSystem, _ months: [MonthPlace],
  fields: @escaping (DayCell) -> CellFields
) throws -> Worker {
  let blank = try calendar.monthGrid(
    year: months[0].year, month: months[0].month, firstWeekday: .sunday, fixedRows: true)
  var buffer = Array(blank.cells)

  func fill(_ units: Range<Int>) throws {
    var cells = buffer.mutableSpan
    for place in months[units] {
      let grid = try calendar.monthGrid(
        year: place.year, month: place.month, firstWeekday: .sunday, fixedRows: true)
      grid.cells.write(into: &cells)
      unsafe cells.withUnsafeBufferPointer { unsafe consume($0.baseAddress) }
    }
  }
  return Worker(run: fill) { unit, checksum in
    try fill(unit..<unit + 1)
    for cell in buffer { checksum &+= fields(cell).sum }
  }
}

// MARK: - ICU

/// A calendar of ICU's C API, and the buffer that it fills.
@safe
final class ICUGrids {
  private let calendar: OpaquePointer
  private var cells = [ICUCell](repeating: ICUCell(), count: 42)

  /// Opens a calendar by ICU's name for it.
  init(_ name: String) throws {
    guard let calendar = unsafe icuCalendarOpen(name) else { throw BaselineError.cannotOpen(name) }
    unsafe self.calendar = calendar
  }

  deinit { unsafe icuCalendarClose(calendar) }

  /// Fills the cells of a Gregorian month.
  func fill(_ place: MonthPlace) {
    unsafe icuGregorianGrid(calendar, Int32(place.year), Int32(place.month), &cells)
  }

  /// Fills the cells of the month that begins on a day.
  func fill(firstDay: Int) {
    unsafe icuGrid(calendar, Int32(firstDay), &cells)
  }

  /// The first days of the months that begin in a range of days.
  func months(beginningIn days: ClosedRange<Int>) -> [Int] {
    // No month of these calendars is shorter than 28 days.
    var firstDays = [Int32](repeating: 0, count: days.count / 28 + 1)
    let count = unsafe icuMonths(
      calendar, Int32(days.lowerBound), Int32(days.upperBound), &firstDays, Int32(firstDays.count))
    return firstDays.prefix(Int(count)).map(Int.init)
  }

  /// The sum of the cells that were filled last.
  func fold(into checksum: inout UInt64) {
    for cell in cells { checksum &+= CellFields(cell).sum }
  }
}

private func icuGregorianGrids() throws -> Worker {
  let icu = try ICUGrids("gregorian")
  return Worker { units in
    for unit in units { icu.fill(GregorianMonths.month(unit)) }
  } fold: { unit, checksum in
    icu.fill(GregorianMonths.month(unit))
    icu.fold(into: &checksum)
  }
}

/// What the other side's libraries refuse.
enum BaselineError: Error {
  case cannotOpen(String)
  case otherMonths(calendar: String)
  case noHeader(locale: String)
}

// MARK: - Foundation

/// A calendar of Foundation in GMT, and the buffer that it fills.
final class FoundationGrids {
  let calendar: Calendar
  let components: Set<Calendar.Component>
  private var cells = [ICUCell](repeating: ICUCell(), count: 42)

  /// Opens a calendar; `components` are the fields that the job asks for.
  init(_ identifier: Calendar.Identifier, _ components: Set<Calendar.Component>) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
    self.components = components
  }

  /// Fills the cells of the month that begins on a day.
  func fill(firstDay: Int) {
    let leading = ((firstDay + 4) % 7 + 7) % 7
    for index in 0..<42 {
      let day = firstDay - leading + index
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let fields = calendar.dateComponents(components, from: date)
      cells[index] = ICUCell(
        era: Int32(fields.era ?? 0), year: Int32(fields.year ?? 0),
        month: Int32(fields.month ?? 0), leap: fields.isLeapMonth == true ? 1 : 0,
        day: Int32(fields.day ?? 0), epochDay: Int32(day), inMonth: 0)
    }
    let first = cells[leading]
    for index in 0..<42 {
      let isInMonth = cells[index].month == first.month && cells[index].leap == first.leap
      cells[index].inMonth = isInMonth ? 1 : 0
    }
  }

  /// The sum of the cells that were filled last.
  func fold(into checksum: inout UInt64) {
    for cell in cells { checksum &+= CellFields(cell).sum }
  }
}

private func foundationGregorianGrids() -> Worker {
  let foundation = FoundationGrids(.gregorian, [.year, .month, .day])
  func fill(_ units: Range<Int>) {
    for unit in units {
      let place = GregorianMonths.month(unit)
      let first = DateComponents(year: place.year, month: place.month, day: 1)
      let date = foundation.calendar.date(from: first) ?? .distantPast
      foundation.fill(firstDay: Int((date.timeIntervalSince1970 / 86_400).rounded()))
    }
  }
  return Worker(run: fill) { unit, checksum in
    fill(unit..<unit + 1)
    foundation.fold(into: &checksum)
  }
}
