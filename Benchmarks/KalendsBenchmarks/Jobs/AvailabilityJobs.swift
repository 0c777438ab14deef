import CAllocations
import KalendsCore

/// J7: what may be chosen in the months of a century, and whether ranges may be, under 3,000 blocked
/// days and 200 blocked ranges.
let availabilityPlans = [
  JobPlan(name: "J7-mask") {
    let blocked = try BlockedDays()
    let calendar = try CalendarSystem(.gregory)
    return Job(
      unit: "mask", unitCount: 1200, heldToNoAllocation: true,
      ours: Side(name: "kalends") {
        let validator = try blocked.validator()
        return grids(of: calendar) { cells in validator.mask(of: cells).rawValue }
      },
      peers: [
        Side(name: "scan") {
          let scan = blocked.scan
          return grids(of: calendar) { cells in
            var bits: UInt64 = 0
            for (index, cell) in cells.enumerated() where scan.isAvailable(cell.epochDay) {
              bits |= 1 << UInt64(index)
            }
            return bits
          }
        },
        // The same grid, of which every day may be chosen.
        Side(name: "grid", heldTo: 1.0 / 3, expectation: .otherData) {
          grids(of: calendar) { $0.mask(of: blocked.bounds).rawValue }
        },
      ])
  },
  JobPlan(name: "J7-validate") {
    let blocked = try BlockedDays()
    let candidates = try blocked.candidates()
    return Job(
      unit: "range", unitCount: candidates.count, heldToNoAllocation: true,
      ours: Side(name: "kalends") {
        let validator = try blocked.validator()
        var results = [Bool](repeating: false, count: candidates.count)
        func judge(_ units: Range<Int>) {
          var all = results.mutableSpan
          var span = all._mutatingExtracting(units)
          validator.judge(candidates.span.extracting(units), into: &span)
          unsafe span.withUnsafeBufferPointer { unsafe consume($0.baseAddress) }
        }
        return Worker(run: judge) { unit, checksum in
          judge(unit..<unit + 1)
          checksum = checksum &* 31 &+ (results[unit] ? 1 : 0)
        }
      },
      peers: [
        Side(name: "scan") {
          let scan = blocked.scan
          return Worker { units in
            var count = 0
            for unit in units where scan.isValid(candidates[unit]) { count += 1 }
            unsafe withUnsafeBytes(of: count) { unsafe consume($0.baseAddress) }
          } fold: { unit, checksum in
            checksum = checksum &* 31 &+ (scan.isValid(candidates[unit]) ? 1 : 0)
          }
        }
      ])
  },
]

/// A side of J7-mask: the cells of each month's grid into one buffer, and a mask of them.
private func grids(
  of calendar: CalendarSystem, mask: @escaping (DayCells) -> UInt64
) -> Worker {
  var buffer: [DayCell] = []
  var masks = [UInt64](repeating: 0, count: 1200)
  func fill(_ units: Range<Int>) throws {
    for unit in units {
      let grid = try calendar.monthGrid(
        year: 2000 + unit / 12, month: unit % 12 + 1, firstWeekday: .monday, fixedRows: true)
      if buffer.isEmpty { buffer = Array(grid.cells) }
      var cells = buffer.mutableSpan
      grid.cells.write(into: &cells)
      unsafe cells.withUnsafeBufferPointer { unsafe consume($0.baseAddress) }
      masks[unit] = mask(grid.cells)
    }
  }
  return Worker(run: fill) { unit, checksum in
    try fill(unit..<unit + 1)
    checksum = checksum &* 31 &+ masks[unit]
  }
}

/// What is blocked, drawn once from the random numbers of the jobs.
private struct BlockedDays: Sendable {
  let bounds: ClosedRange<Day>
  private let first: Day
  private let days: [Day]
  private let ranges: [ClosedRange<Day>]
  private static let century = 36_525

  init() throws {
    var random = XorShift64()
    let start = try Day("2000-01-01")
    first = start
    bounds = try start.adding(days: 500)...start.adding(days: Self.century - 500)
    days = try (0..<3000).map { _ in try start.adding(days: random.next(below: Self.century)) }
    ranges = try (0..<200).map { _ in
      let first = try start.adding(days: random.next(below: Self.century))
      return first...(try first.adding(days: 1 + random.next(below: 30)))
    }
  }

  func validator() throws -> AvailabilityValidator {
    var rules = AvailabilityRules()
    rules.bounds = DateBounds(bounds)
    rules.unavailable = [.init(DaySet(days)), .init(DaySet(ranges), reason: .text("closed"))]
    rules.length = .init(least: 1, greatest: 14)
    return try AvailabilityValidator(rules, today: first)
  }

  /// A million ranges of up to 15 nights.
  func candidates() throws -> [CandidateRange] {
    var random = XorShift64()
    return try (0..<1_000_000).map { _ in
      let start = try first.adding(days: random.next(below: Self.century))
      return CandidateRange(from: start, to: try start.adding(days: random.next(below: 16)))
    }
  }

  /// The same, judged day by day.
  var scan: Scan {
    var taken = [Bool](repeating: false, count: Self.century + 100)
    for range in days.map({ $0...$0 }) + ranges {
      for index in range.lowerBound.days(since: first)...range.upperBound.days(since: first) {
        taken[index] = true
      }
    }
    return Scan(bounds: bounds, first: first, taken: taken)
  }
}

private struct Scan {
  let bounds: ClosedRange<Day>
  let first: Day
  let taken: [Bool]

  func isAvailable(_ day: Day) -> Bool {
    bounds.contains(day) && !taken[day.days(since: first)]
  }

  func isValid(_ range: CandidateRange) -> Bool {
    let start = range.start.days(since: first)
    let end = range.end.days(since: first)
    guard (1...14).contains(end - start), bounds.contains(range.start), bounds.contains(range.end)
    else { return false }
    for index in start...end where taken[index] { return false }
    return true
  }
}
