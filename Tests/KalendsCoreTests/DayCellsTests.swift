import KalendsCore
import TestSupport
import Testing

/// Cells as a collection, their masks, and strips of weeks and days.
@Suite struct DayCellsTests {
  @Test("a mask of days is what a look at each cell finds", arguments: CalendarIdentifier.allCases)
  func masks(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var random = SplitMix64(seed: 7)
    var tally = Tally("masks in \(identifier)")
    for day in calendar.sampleDays(30) {
      let grid = try calendar.monthGrid(
        containing: day, firstWeekday: Weekday.allCases.randomElement(using: &random) ?? .monday,
        fixedRows: Bool.random(using: &random))
      var ranges = [Day.min...Day.max, Day.min...day, day...Day.max, day...day]
      for _ in 0..<12 {
        let start = day.moved(by: Int.random(in: -60...60, using: &random))
        ranges.append(start...start.moved(by: Int.random(in: 0...50, using: &random)))
      }
      for range in ranges {
        let mask = grid.cells.mask(of: range)
        let isRight = (0..<64).allSatisfy { index in
          let isShown = index < grid.cells.count && range.contains(grid.cells[index].epochDay)
          return mask[index] == isShown
        }
        tally.judge(isRight, "\(range) in \(grid.month)")
      }
      let union = grid.cells.mask(of: ranges.dropFirst(3))
      let isUnion = grid.cells.indices.allSatisfy { index in
        union[index] == ranges.dropFirst(3).contains { $0.contains(grid.cells[index].epochDay) }
      }
      let ofSet = grid.cells.mask(of: DaySet(ranges.dropFirst(3)))
      tally.judge(isUnion && ofSet == union, "several ranges in \(grid.month)")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("no ranges and ranges that are not shown select nothing")
  func emptyMasks() throws {
    let grid = try CalendarSystem(.gregory).monthGrid(year: 2026, month: 3, firstWeekday: .monday)
    #expect(grid.cells.mask(of: [ClosedRange<Day>]()) == [])
    #expect(try grid.cells.mask(of: Day("2026-02-22")) == [])
    #expect(try grid.cells.mask(of: Day("2026-04-06")) == [])
    #expect(try grid.cells.mask(of: Day.min...Day("2026-02-22")) == [])
    #expect(try grid.cells.mask(of: Day("2026-04-06")...Day.max) == [])
    #expect(try grid.cells.mask(of: Day("2026-02-23")).first == 0)
    #expect(try grid.cells.mask(of: Day("2026-04-05")).first == 41)
    #expect(grid.cells.mask(of: Day.min...Day.max).count == 42)
  }

  @Test("a mask answers for every index")
  func maskSubscript() {
    let mask = CellMask(rawValue: 1 << 63 | 1)
    #expect(mask[0] && mask[63] && !mask[1])
    for index in extremeNumbers where !(0..<64).contains(index) { #expect(!mask[index]) }
    #expect(mask.count == 2 && mask.first == 0)
    #expect(CellMask().first == nil && CellMask().isEmpty)
    #expect(mask.subtracting(CellMask(rawValue: 1)).first == 63)
  }

  @Test("cells are a random-access collection")
  func collection() throws {
    let cells = try CalendarSystem(.coptic).monthGrid(
      year: 1741, month: 1, firstWeekday: .thursday, fixedRows: true
    ).cells
    let array = Array(cells)
    #expect(array.count == cells.count && cells.indices == 0..<42)
    #expect(Array(cells.reversed()) == array.reversed())
    #expect(Array(cells[7..<14]) == Array(array[7..<14]))
    #expect(cells.first == array.first && cells.last == array.last)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test("a cell that is not there is a programmer's error")
    func subscriptPrecondition() async {
      await #expect(processExitsWith: .failure) {
        let grid = try CalendarSystem(.gregory).monthGrid(
          year: 2026, month: 2, firstWeekday: .sunday)
        _ = grid.cells[28]
      }
      await #expect(processExitsWith: .failure) {
        let grid = try CalendarSystem(.gregory).monthGrid(
          year: 2026, month: 2, firstWeekday: .sunday)
        _ = grid.cells[-1]
      }
    }

    @Test("a buffer that is too short is a programmer's error")
    func writePrecondition() async {
      await #expect(processExitsWith: .failure) {
        let grid = try CalendarSystem(.gregory).monthGrid(
          year: 2026, month: 2, firstWeekday: .sunday)
        var buffer = [DayCell](repeating: grid.cells[0], count: 27)
        var span = buffer.mutableSpan
        grid.cells.write(into: &span)
      }
    }

    @Test("a row that is not there is a programmer's error")
    func rowPrecondition() async {
      await #expect(processExitsWith: .failure) {
        let gregorian = try CalendarSystem(.gregory)
        let grid = try gregorian.monthGrid(year: 2026, month: 2, firstWeekday: .sunday)
        _ = gregorian.weekOfYear(ofRow: 4, in: grid, numbering: .iso8601)
      }
    }
  #endif
}

/// Weeks and days without regard to months.
@Suite struct DayStripTests {
  @Test("a strip is consecutive days with their dates", arguments: CalendarIdentifier.allCases)
  func strips(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    var tally = Tally("strips of \(identifier)")
    for day in calendar.sampleDays(40) {
      for count in [1, 2, 6, 7, 30, 42] {
        guard let strip = try? calendar.strip(days: count, from: day) else {
          let last = day.daysSinceEpoch + count - 1
          tally.judge(last > calendar.supportedDays.upperBound.daysSinceEpoch, "\(day) \(count)")
          continue
        }
        let isRight =
          strip.rowCount == 1 && strip.columnCount == count
          && strip.cells.count == count && isConsecutive(strip, from: day, in: calendar)
        tally.judge(isRight, "\(count) days from \(day)")
      }
      for first in Weekday.allCases {
        let count = Int(first.rawValue) % 6 + 1
        let start = day.moved(by: -day.weekday.column(startingWith: first))
        let end = start.daysSinceEpoch + 7 * count
        guard let strip = try? calendar.strip(weeks: count, containing: day, firstWeekday: first)
        else {
          let limits = calendar.supportedDays
          let isOutside =
            start < limits.lowerBound || end > limits.upperBound.daysSinceEpoch + 1
            || start.weekday != first
          tally.judge(isOutside, "\(count) weeks of \(day)")
          continue
        }
        let isRight =
          strip.rowCount == count && strip.columnCount == 7
          && strip.cells.mask(of: day).first ?? 7 < 7
          && isConsecutive(strip, from: start, in: calendar)
        tally.judge(isRight, "\(count) weeks of \(day)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private func isConsecutive(
    _ strip: DayStrip, from day: Day, in calendar: CalendarSystem
  ) -> Bool {
    guard let first = strip.cells.first else { return false }
    var buffer = [DayCell](repeating: first, count: strip.cells.count)
    var span = buffer.mutableSpan
    strip.cells.write(into: &span)
    return buffer == Array(strip.cells)
      && strip.cells.enumerated().allSatisfy { index, cell in
        guard let date = try? calendar.date(of: cell.epochDay) else { return false }
        return cell.epochDay == day.moved(by: index) && cell.isInMonth && cell.day == date.day
          && cell.monthCode == date.monthCode && cell.month == date.month && cell.year == date.year
          && cell.era == date.era
      }
  }

  @Test("a strip over the end of an era and of a short month has each day once")
  func manyRuns() throws {
    let japanese = try CalendarSystem(.japanese)
    let strip = try japanese.strip(days: 42, from: Day("1988-12-31"))
    #expect(isConsecutive(strip, from: try Day("1988-12-31"), in: japanese))
    let ethiopic = try CalendarSystem(.ethiopic)
    let eve = try ethiopic.date(year: 2016, month: 12, day: 30)
    let newYear = try ethiopic.strip(days: 42, from: eve.epochDay)
    #expect(isConsecutive(newYear, from: eve.epochDay, in: ethiopic))
    #expect(Set(newYear.cells.map(\.monthCode)).count == 4)
  }

  @Test("counts that are not shown and strips beyond the supported days are refused")
  func limits() throws {
    let chinese = try CalendarSystem(.chinese)
    for count in [0, -1, 7, 43] where count != 7 {
      #expect(throws: KalendsError.fieldOutOfRange(.day, value: count, limits: 1...42)) {
        try chinese.strip(days: count, from: .epoch)
      }
    }
    for count in [0, -1, 7] {
      #expect(throws: KalendsError.fieldOutOfRange(.week, value: count, limits: 1...6)) {
        try chinese.strip(weeks: count, containing: .epoch, firstWeekday: .monday)
      }
    }
    let last = chinese.supportedDays.upperBound
    #expect(
      throws: KalendsError.dayOutOfRange(last.daysSinceEpoch + 1, limits: chinese.supportedDays)
    ) { try chinese.strip(days: 2, from: last) }
    #expect(throws: KalendsError.self) {
      try chinese.strip(weeks: 1, containing: .min, firstWeekday: .monday)
    }
  }
}
