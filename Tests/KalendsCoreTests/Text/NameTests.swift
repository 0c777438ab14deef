import KalendsCore
import Testing

/// Names and how they are kept.
@Suite struct NameTests {
  @Test("a table gives back its names, in UTF-8 and as texts")
  func table() throws {
    let names = ["Mon", "", "Вт", "水曜日"]
    let table = NameTable(names)
    #expect(table.count == 4)
    #expect(table.names == names)
    for (index, name) in names.enumerated() {
      let bytes = try [UInt8](capacity: 16) { output in try table.append(index, to: &output) }
      #expect(bytes == Array(name.utf8))
    }
    let rotated = try [UInt8](capacity: 32) { output in
      try table.append(0..<4, startingAt: 2, to: &output)
    }
    #expect(String(decoding: rotated, as: UTF8.self) == "Вт水曜日Mon")
  }

  @Test("what does not fit is an error, and nothing of it is written")
  func noRoom() throws {
    let table = NameTable(["水曜日"])
    let bytes = [UInt8](capacity: 8) { output in
      #expect(throws: KalendsError.outputFull(needed: 9, available: 8)) {
        try table.append(0, to: &output)
      }
      #expect(throws: KalendsError.outputFull(needed: 9, available: 8)) {
        try table.append(0..<1, startingAt: 0, to: &output)
      }
    }
    #expect(bytes.isEmpty)
  }

  @Test("weekday names are rotated to any first weekday")
  func weekdays() throws {
    let week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let names = try #require(
      WeekdayNames(NameTable(week), width: .short, context: .standalone))
    for first in Weekday.allCases {
      let rotated = names.names(startingWith: first)
      #expect(rotated.first == names[first])
      #expect(Set(rotated) == Set(week))
      let bytes = try [UInt8](capacity: 14) { output in
        try names.appendAll(startingWith: first, to: &output)
      }
      #expect(String(decoding: bytes, as: UTF8.self) == rotated.joined())
    }
    #expect(WeekdayNames(NameTable(["Mo"]), width: .short, context: .format) == nil)
  }

  @Test("month names are as many as the calendar has months")
  func monthCounts() {
    for calendar in CalendarIdentifier.allCases {
      let needed =
        switch calendar {
        case .hebrew: 14
        case .coptic, .ethiopic, .ethioaa: 13
        default: 12
        }
      let enough = NameTable((1...needed).map { "\($0)" })
      let tooFew = NameTable((1..<needed).map { "\($0)" })
      #expect(MonthNames(enough, calendar: calendar, width: .wide, context: .format) != nil)
      #expect(MonthNames(tooFew, calendar: calendar, width: .wide, context: .format) == nil)
    }
  }

  @Test("a Chinese leap month is written by the locale's pattern")
  func leapMonths() throws {
    let names = try #require(
      MonthNames(
        NameTable((1...12).map { "\($0)月" }), calendar: .chinese, width: .wide,
        context: .standalone, leapPattern: LeapMonthPattern("閏{0}")))
    #expect(names.name(of: try MonthCode("M04")) == "4月")
    #expect(names.name(of: try MonthCode("M04L")) == "閏4月")
    #expect(names.name(of: try MonthCode("M13")) == nil)
    #expect(LeapMonthPattern("{1}") == nil)
    #expect(LeapMonthPattern("") == nil)
  }

  @Test("a day that the language has no word for has no name")
  func relativeDays() {
    let names = RelativeDayNames(
      NameTable(["", "gestern", "heute", "morgen", "übermorgen"]), from: -2)
    let near = (-3...3).map { names[$0] }
    #expect(near == [nil, nil, "gestern", "heute", "morgen", "übermorgen", nil])
    #expect(names[.min] == nil && names[.max] == nil)
  }

  @Test("an era has a name in its own calendar only")
  func eras() throws {
    let names = EraNames(
      NameTable(["BC", "AD"]), of: [.bce, .ce, .heisei], calendar: .gregory, width: .abbreviated)
    #expect(names[.ce] == "AD" && names[.bce] == "BC" && names[.heisei] == nil)
    _ = [UInt8](capacity: 8) { output in
      #expect(throws: KalendsError.unknownEra("heisei", calendar: .gregory)) {
        try names.append(.heisei, to: &output)
      }
    }
  }
}
