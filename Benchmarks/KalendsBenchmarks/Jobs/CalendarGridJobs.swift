import CICUBaseline
import Foundation
import KalendsCore
import KalendsICU

/// J1b: the grid of J1 in other calendars, each month that begins in 1900…2100.
let calendarGridPlans = [
  CalendarGrids(
    identifier: .hebrew, foundation: .hebrew, heldTo: 500, checksum: 0x2230_5950_799f8,
    differing: 15),
  CalendarGrids(
    identifier: .islamicUmmAlQura, foundation: .islamicUmmAlQura, heldTo: 10_000,
    checksum: 0x86ed_b735_dc87),
  CalendarGrids(
    identifier: .persian, foundation: .persian, heldTo: 500, checksum: 0x7f0c_dc61_1ce5),
  CalendarGrids(
    identifier: .japanese, foundation: .japanese, heldTo: 500, checksum: 0x34c_f320_5487_a2c6),
  CalendarGrids(
    identifier: .chinese, foundation: .chinese, heldTo: 10_000, checksum: 0x120_85f0_c457_0ece,
    differing: 37),
].map { grids in JobPlan(name: "J1b-\(grids.identifier)") { try grids.job() } }

/// One variant of J1b.
private struct CalendarGrids: Sendable {
  let identifier: CalendarIdentifier
  let foundation: Calendar.Identifier
  let heldTo: Double
  /// The checksum of ICU 72.
  let checksum: UInt64
  /// How many grids show days on which ICU 72 is known to be wrong: those that the oracle test
  /// lists, `Tests/KalendsICUTests/calendar-differences.tsv`.
  var differing = 0

  /// The days on which the job's months begin: 1900-01-01…2100-12-31.
  static let firstDays = -25_567...47_846

  func job() throws -> Job {
    // ICU and Foundation are told the first days, as ICU has them: to find them costs a program
    // that uses ICU more than it is charged for here.
    let firstDays = try ICUGrids(identifier.name).months(beginningIn: Self.firstDays)
    let calendar = try CalendarSystem.open(identifier, years: 1900...2100)
    let months = try months(of: calendar)
    guard months.count == firstDays.count else {
      throw BaselineError.otherMonths(calendar: identifier.name)
    }
    let components: Set<Calendar.Component> =
      identifier == .chinese
      ? [.era, .year, .month, .day, .isLeapMonth] : [.era, .year, .month, .day]
    let expectation = differing == 0 ? Expectation.equal : .differs(units: differing)
    let identifier = identifier
    let foundation = foundation
    return Job(
      unit: "grid", unitCount: months.count,
      heldTo: heldTo, heldToNoAllocation: true,
      ours: Side(name: "kalends") {
        try kalendsGrids(of: calendar, months) { $0.fields(in: identifier) }
      },
      peers: [
        Side(
          name: "icu", publishedChecksum: icuMajorVersion() == 72 ? checksum : nil,
          expectation: expectation
        ) {
          let icu = try ICUGrids(identifier.name)
          return Worker { units in
            for unit in units { icu.fill(firstDay: firstDays[unit]) }
          } fold: { unit, checksum in
            icu.fill(firstDay: firstDays[unit])
            icu.fold(into: &checksum)
          }
        },
        Side(name: "foundation", expectation: expectation) {
          let grids = FoundationGrids(foundation, components)
          return Worker { units in
            for unit in units { grids.fill(firstDay: firstDays[unit]) }
          } fold: { unit, checksum in
            grids.fill(firstDay: firstDays[unit])
            grids.fold(into: &checksum)
          }
        },
      ])
  }

  /// The months of the job, by our own account.
  private func months(of calendar: CalendarSystem) throws -> [MonthPlace] {
    var months: [MonthPlace] = []
    for number in Self.firstDays {
      let date = try calendar.date(of: Day(daysSinceEpoch: number))
      if date.day == 1 { months.append(MonthPlace(year: date.year, month: date.month)) }
    }
    return months
  }
}

extension DayCell {
  /// The cell under ICU's numbers for era, year and month.
  fileprivate func fields(in calendar: CalendarIdentifier) -> CellFields {
    switch calendar {
    case .japanese:
      let (number, yearBefore) = japaneseEra
      return CellFields(self, era: number, year: year - yearBefore, month: month)
    case .hebrew:
      // ICU has thirteen numbers for the twelve months, of which Adar I is the sixth.
      let isAfterLeap = monthCode.isLeap || monthCode.number > 5
      return CellFields(self, era: 0, year: year, month: monthCode.number + (isAfterLeap ? 1 : 0))
    case .chinese:
      // Cycles of sixty years, the first of them from 2637 BCE (year -2636) on.
      let (cycle, yearOfCycle) = (year + 2636).quotientAndRemainder(dividingBy: 60)
      return CellFields(
        self, era: cycle + 1, year: yearOfCycle + 1, month: monthCode.number,
        leap: monthCode.isLeap ? 1 : 0)
    default:
      return CellFields(self, era: 0, year: year, month: month)
    }
  }

  /// ICU's number of the era, and the year before its first.
  private var japaneseEra: (number: Int, yearBefore: Int) {
    switch era {
    case .meiji: (232, 1867)
    case .taisho: (233, 1911)
    case .showa: (234, 1925)
    case .heisei: (235, 1988)
    default: (236, 2018)
    }
  }
}
