import KalendsCore
import TestSupport
import Testing

/// Sets of weekdays, and the cells and headers that they mark.
@Suite struct WeekdaySetTests {
  @Test func aSetIsItsMembers() {
    for bits in UInt8(0)..<128 {
      let set = WeekdaySet(rawValue: bits)
      let members = Weekday.allCases.filter(set.contains)
      #expect(set.count == members.count)
      #expect(set == WeekdaySet(members.map { WeekdaySet($0) }))
    }
    #expect(WeekdaySet(rawValue: 0xFF) == .all)
  }

  @Test func theWeekdaysOfARangeAreThoseOfItsDays() throws {
    let first = try Day("2026-03-11")
    for offset in 0..<7 {
      for length in 0..<20 {
        let range = try first.adding(days: offset)...first.adding(days: offset + length)
        let days = try (0...length).map { try range.lowerBound.adding(days: $0) }
        #expect(WeekdaySet(daysOf: range) == WeekdaySet(days.map { WeekdaySet($0.weekday) }))
      }
    }
  }

  @Test func aMaskOfWeekdaysMarksTheirCells() throws {
    var tally = Tally("masks of weekdays")
    let calendar = try CalendarSystem(.gregory)
    for first in Weekday.allCases {
      for bits in UInt8(0)..<128 {
        let set = WeekdaySet(rawValue: bits)
        let grid = try calendar.monthGrid(
          year: 2026, month: Int(bits % 12) + 1, firstWeekday: first)
        let mask = grid.cells.mask(of: set)
        for (index, cell) in grid.cells.enumerated() {
          tally.judge(mask[index] == set.contains(cell.epochDay.weekday), "\(first) \(bits)")
        }
        tally.judge(mask.rawValue >> UInt64(grid.cells.count) == 0, "bits behind the grid")
      }
    }
    #expect(tally.differences == 0, "\(tally.summary)")
    print(tally.summary)
  }

  @Test func aHeaderIsRotatedToItsFirstWeekday() throws {
    let wide = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let names = try #require(
      WeekdayNames(
        NameTable(wide.map { String($0.prefix(1)) }), width: .narrow, context: .standalone))
    let spoken = try #require(
      WeekdayNames(NameTable(wide), width: .wide, context: .standalone))
    let header = WeekdayHeader(
      firstWeekday: .sunday, names: names, spokenNames: spoken, weekend: [.saturday, .sunday])
    #expect(header.map(\.text) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(header.map(\.spoken) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(header.map(\.isWeekend) == [true, false, false, false, false, false, true])
    #expect(Set(header.map(\.weekday)).count == 7)
  }
}
