import Kalends
public import TestSupport

/// Anything that a person or a host can do, in any order, with any picker, in any calendar: no trap,
/// and what must always hold holds.
public struct RandomSessions {
  private static let locales = ["en-US", "de", "ar-EG", "he-IL", "ja-JP", "fa-IR", "th-TH", "cy"]
  private static let zones = ["America/New_York", "Pacific/Apia", "Africa/Cairo", "UTC"]
  private static let stepsInSession = 80

  private let environments: [PickerEnvironment]
  private let now: Instant

  /// Opens two locales for each calendar.
  public init() throws {
    let zones = try Self.zones.map { try TimeZones().rules(for: $0) }
    var environments: [PickerEnvironment] = []
    for (index, calendar) in CalendarIdentifier.allCases.enumerated() {
      for offset in 0..<2 {
        var environment = try PickerEnvironment(
          locale: Self.locales[(index * 2 + offset) % Self.locales.count], calendar: calendar,
          zone: zones[(index + offset) % zones.count])
        environment.platform = Platform.allCases[(index + offset) % Platform.allCases.count]
        environment.screenReader =
          ScreenReader.allCases[(index * 3 + offset) % ScreenReader.allCases.count]
        environments.append(environment)
      }
    }
    self.environments = environments
    now = try Instant("2024-02-10T12:00Z")
  }

  /// Plays sessions with all models in turn.
  ///
  /// - Parameters:
  ///   - steps: the steps of all sessions.
  ///   - seed: where the random numbers start.
  /// - Returns: how many steps were judged, and those after which something did not hold.
  /// - Throws: what only a fault of the sessions themselves can cause.
  public func play(steps: Int, seed: UInt64 = 20_240_229) throws -> Tally {
    var random = SplitMix64(seed: seed)
    var tally = Tally("random sessions")
    for session in 0..<max(steps / Self.stepsInSession, 1) {
      let environment = environments[session % environments.count]
      // Counted by rounds through the environments, so that each meets every model.
      switch (session + session / environments.count) % 6 {
      case 3:
        let picker = try MultiDatePickerModel(
          random.configuration(.multiDate), in: environment, now: now)
        try play(CalendarSession(picker), &random, &tally)
      case 4:
        let picker = try DateRangePickerModel(
          random.configuration(.dateRange), in: environment, now: now)
        try play(CalendarSession(picker), &random, &tally)
      case 5: try play(SelectSession(in: environment, &random), &random, &tally)
      default:
        let picker = try DatePickerModel(random.configuration(.date), in: environment, now: now)
        try play(CalendarSession(picker), &random, &tally)
      }
    }
    return tally
  }

  private func play(
    _ start: some Session, _ random: inout SplitMix64, _ tally: inout Tally
  ) throws {
    var session = start
    var time = now
    for number in 0..<Self.stepsInSession {
      if random.below(16) == 0 {
        time = try time.adding(milliseconds: Int64(random.below(100_000_000)))
      }
      let action = session.action(&random)
      let fault: String?
      do throws(PickerError) {
        let step = try session.perform(action, now: time)
        fault = try session.fault(after: step, checksTree: number % 16 == 15)
      } catch {
        // Whoever is refused stays where they were.
        fault = session.shows(session.focus) ? nil : "after \(error) the focus is not shown"
      }
      tally.judge(fault == nil, "\(session.summary): \(action): \(fault ?? "")")
    }
  }
}
