import Kalends
import RandomSessions
import TestSupport
import Testing

/// Anything that a person can do, in any order, with any picker, in any calendar.
@Suite struct RandomSessionTests {
  @Test("values are allowed, the focus is on something shown, nothing is said twice or not at all")
  func sessions() throws {
    // As many as a test without optimisation can take; `kalends-random-sessions` plays a million.
    let tally = try RandomSessions().play(steps: 24_000)
    print(tally.summary)
    #expect(tally.differences == 0 && tally.cases == 24_000, "\(tally.summary)")
  }

  @Test("the same actions lead to the same steps")
  func replay() throws {
    let environment = try Scene(locale: "he", calendar: .hebrew).environment()
    let now = try Instant("2024-02-10T12:00Z")
    var steps: [[PickerStep]] = []
    for _ in 0..<2 {
      var random = SplitMix64(seed: 7)
      var configuration = PickerConfiguration("start", .date, label: .text("Start"))
      configuration.style = .graphical
      var picker = try DatePickerModel(configuration, in: environment, now: now)
      var played: [PickerStep] = []
      for _ in 0..<200 {
        let key = PickerKey.allCases.randomElement(using: &random) ?? .enter
        played.append(try picker.perform(.key(key), now: now))
      }
      steps.append(played)
    }
    #expect(steps[0] == steps[1] && steps[0].count > 100)
  }
}
