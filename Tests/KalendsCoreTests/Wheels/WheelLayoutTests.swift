import KalendsCore
import Testing

/// The order of wheel columns and the text between them.
@Suite struct WheelLayoutTests {
  private func layout(_ pattern: String, _ fields: WheelField...) throws -> WheelLayout {
    try WheelLayout(DatePattern(pattern), for: fields)
  }

  private func pattern(_ layout: WheelLayout, _ index: Int) -> [DatePattern.Item] {
    layout.patterns[index].items
  }

  @Test func columnsFollowThePattern() throws {
    let german = try layout("d. MMMM y", .year, .month, .day)
    #expect(german.fields == [.day, .month, .year])
    #expect(german.literals == ["", ". ", " ", ""])
    let japanese = try layout("y年M月d日", .year, .month, .day)
    #expect(japanese.fields == [.year, .month, .day])
    #expect(japanese.literals == ["", "年", "月", "日"])
    let korean = try layout("a h:mm", .dayPeriod, .hour, .minute)
    #expect(korean.fields == [.dayPeriod, .hour, .minute])
    let english = try layout(
      "MMMM d, y 'at' h:mm a", .year, .month, .day, .dayPeriod, .hour, .minute)
    #expect(english.fields == [.month, .day, .year, .hour, .minute, .dayPeriod])
    #expect(english.literals == ["", " ", ", ", " at ", ":", " ", ""])
  }

  @Test func aWholeDayIsOneColumn() throws {
    let english = try layout("EEE, MMM d, h:mm a", .wholeDay, .dayPeriod, .hour, .minute)
    #expect(english.fields == [.wholeDay, .hour, .minute, .dayPeriod])
    #expect(pattern(english, 0) == (try DatePattern("EEE, MMM d").items))
    #expect(english.literals == ["", ", ", ":", " ", ""])
  }

  @Test func whatIsOneColumnStaysTogether() throws {
    let chinese = try layout("MMMM d, r(U)", .year, .month, .day)
    #expect(chinese.fields == [.month, .day, .year])
    #expect(pattern(chinese, 2) == (try DatePattern("r(U)").items))
    #expect(chinese.literals == ["", " ", ", ", ""])
    let oneEra = try layout("MMMM d, y G", .year, .month, .day)
    #expect(pattern(oneEra, 2) == (try DatePattern("y G").items))
    let eras = try layout("MMMM d, y G", .era, .year, .month, .day)
    #expect(eras.fields == [.month, .day, .year, .era])
  }

  @Test func aPartOfTheDayIsAHalfOfIt() throws {
    let flexible = try layout("B h:mm", .dayPeriod, .hour, .minute)
    #expect(pattern(flexible, 0) == [.field("a", width: 1)])
    let forgotten = try layout("h:mm", .dayPeriod, .hour, .minute)
    #expect(forgotten.fields == [.hour, .minute, .dayPeriod])
    #expect(forgotten.literals == ["", ":", " ", ""])
  }

  @Test func everyFieldHasAColumn() throws {
    #expect(throws: KalendsError.missingField(.day)) {
      try layout("MMMM y", .year, .month, .day)
    }
    #expect(try layout("EEEE, MMMM d, y", .year, .month).fields == [.month, .year])
  }

  @Test func theSkeletonNamesTheFields() throws {
    for (options, skeleton) in [
      (WheelOptions(components: .date), "yMMMMd"), (WheelOptions(hourCycle: .h12), "yMMMMdhm"),
      (WheelOptions(components: .hourAndMinute, hourCycle: .h11), "Km"),
      (WheelOptions(mode: .wholeDay, hourCycle: .h24), "MMMEdkm"),
      (WheelOptions(mode: .yearAndMonth), "yMMMM"),
      (WheelOptions(components: .date, mode: .wholeDay), "yMMMMd"),
    ] {
      #expect(try WheelSettlingTests.wheels(options).skeleton == skeleton)
    }
    let japanese = try WheelSettlingTests.wheels(
      WheelOptions(components: .date), calendar: .japanese)
    #expect(japanese.skeleton == "GyMMMMd")
  }
}
