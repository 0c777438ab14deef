import Foundation
import Kalends
import TestSupport
import Testing

/// Every public value is shared by threads that use it at once, and gives what one thread is given.
///
/// `.ci/run` runs this suite under the thread sanitizer too.
@Suite struct SharedValueTests {
  /// Asks the same question in several threads at once.
  private func expectSameAnswers<Answer: Equatable & Sendable>(
    _ name: String, _ answer: @escaping @Sendable () throws -> Answer
  ) async throws {
    let alone = try answer()
    let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
      for _ in 0..<8 { group.addTask { try answer() } }
      return try await group.reduce(into: [Answer]()) { $0.append($1) }
    }
    #expect(answers.count == 8 && answers.allSatisfy { $0 == alone }, "\(name)")
  }

  private let days: [Day]

  init() throws {
    days = try (0..<400).map { try Day("2026-01-01").adding(days: $0) }
  }

  @Test("calendars, grids and masks")
  func calendars() async throws {
    for identifier in CalendarIdentifier.allCases {
      let calendar = try CalendarSystem.open(identifier)
      let days = days
      try await expectSameAnswers(identifier.name) {
        try days.map { day in
          let date = try calendar.date(of: day)
          let grid = try calendar.monthGrid(containing: day, firstWeekday: .monday)
          return [date.year, date.month, date.day, grid.cells.mask(of: day...day).count]
        }
      }
    }
  }

  @Test(
    "environments, names, digits and patterns",
    .bug("https://github.com/swiftlang/swift-corelibs-foundation/issues/3166", id: "PF-05"),
    .bug("https://github.com/hummingbird-project/hummingbird/issues/273", id: "PF-06"))
  func environments() async throws {
    for locale in ["en", "ar-EG", "he-u-ca-hebrew-nu-hebr", "zh-u-ca-chinese", "ja-u-ca-japanese"] {
      let environment = try PickerEnvironment(locale: locale, zone: .utc)
      let days = days
      try await expectSameAnswers(locale) {
        try days.flatMap { day in
          let grid = try environment.monthGrid(containing: day)
          return try [environment.title(of: grid.month)] + environment.header(.wide)
            + grid.cells.map { try environment.label(of: $0) }
        }
      }
    }
  }

  @Test("environments that are opened at the same time")
  func opening() async throws {
    for locale in ["de-AT", "fa", "th", "und"] {
      try await expectSameAnswers(locale) { try PickerEnvironment(locale: locale, zone: .utc) }
    }
  }

  @Test("zones")
  func zones() async throws {
    let zones = try TimeZones()
    for name in ["America/New_York", "Asia/Tehran", "Pacific/Apia"] {
      let rules = try zones.rules(for: name)
      let days = days
      try await expectSameAnswers(name) {
        try days.map { day in
          let start = try rules.startOfDay(day)
          let local = try rules.localDateTime(at: start)
          return try [start, rules.instant(at: local), rules.span(of: day).end]
        }
      }
      try await expectSameAnswers("opening \(name)") { try zones.rules(for: name) }
    }
  }

  @Test("sets of days, rules, validators and clamps")
  func ranges() async throws {
    let zone = try TimeZones().rules(for: "Europe/Paris")
    let taken = DaySet(days.filter { $0.daysSinceEpoch % 11 == 0 })
    var rules = AvailabilityRules()
    rules.unavailable = [.init(taken, reason: .text("Booked"))]
    rules.length = .init(least: 2, greatest: 9)
    rules.startWeekdays = [.monday, .saturday]
    let validator = try AvailabilityValidator(
      rules, now: zone.startOfDay(days[0]), zone: zone)
    let clamp = try DateClamp(
      DateBounds(days[50]...days[60]), components: [.date, .hourAndMinute], minuteInterval: 15,
      now: .epoch, zone: zone)
    let days = days
    try await expectSameAnswers("validator") {
      days.dropLast(7).enumerated().map { index, day in
        validator.violations(from: day, to: days[index + 7])
      }
    }
    try await expectSameAnswers("nearest") {
      days.prefix(40).map { validator.nearest(to: $0...days[40]) }
    }
    try await expectSameAnswers("set") {
      taken.union(DaySet(days[3]...days[9])).complement.count(in: days[0]...days[399])
    }
    try await expectSameAnswers("clamp") {
      try days.map { try clamp.clamped(zone.startOfDay($0)).value }
    }
  }

  @Test("messages and violations as text")
  func messages() async throws {
    for locale in ["en", "ar", "pl", "ja"] {
      let messages = try Messages.open(locale: locale, from: Catalogues.all)
      let text = ViolationText(messages) { $0.description }
      var rules = AvailabilityRules()
      rules.length = .init(least: 3)
      rules.notice = 2
      let validator = try AvailabilityValidator(rules, today: days[0])
      let days = days
      try await expectSameAnswers(locale) {
        try validator.violations(from: days[0], to: days[1]).map { try text.message($0) }
      }
    }
  }
}
