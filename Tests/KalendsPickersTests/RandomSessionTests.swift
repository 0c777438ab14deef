import Kalends
import TestSupport
import Testing

/// Anything that a person can do, in any order, with any picker, in any calendar: no trap, and what
/// must always hold holds.
@Suite struct RandomSessionTests {
  /// Steps of all sessions; as many as a test without optimisation can take in a few seconds.
  #if DEBUG
    private static let stepCount = 24_000
  #else
    private static let stepCount = 1_000_000
  #endif

  private static let locales = ["en-US", "de", "ar-EG", "he-IL", "ja-JP", "fa-IR", "th-TH", "cy"]
  private static let zones = ["America/New_York", "Pacific/Apia", "Africa/Cairo", "UTC"]

  @Test("values are allowed, the focus is on something shown, nothing is said twice or not at all")
  func sessions() throws {
    var random = SplitMix64(seed: 20_240_229)
    var tally = Tally("random sessions")
    let perSession = 80
    let sessions = Self.stepCount / perSession
    var environments: [PickerEnvironment] = []
    let zones = try Self.zones.map { try TimeZones().rules(for: $0) }
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
    for session in 0..<sessions {
      let environment = environments[session % environments.count]
      let now = try Instant("2024-02-10T12:00Z")
      var picker: any PlayablePicker
      switch session % 5 {
      case 3:
        picker = try MultiDatePickerModel(
          random.configuration(.multiDate), in: environment, now: now)
      case 4:
        picker = try DateRangePickerModel(
          random.configuration(.dateRange), in: environment, now: now)
      default: picker = try DatePickerModel(random.configuration(.date), in: environment, now: now)
      }
      var time = now
      for number in 0..<perSession {
        if random.next() % 16 == 0 {
          time = try time.adding(milliseconds: Int64(random.next() % 100_000_000))
        }
        let action = random.action(for: picker)
        do {
          let step = try picker.perform(action, now: time)
          let fault = try picker.fault(after: step, checksTree: number % 16 == 15)
          tally.judge(
            fault == nil,
            "\(environment.locale.identifier) \(environment.calendar.identifier) \(picker.configuration.style?.rawValue ?? "-") \(picker.configuration.visible) \(action): \(fault ?? "")"
          )
        } catch is PickerError {
          tally.judge(picker.shows(picker.focus), "after an error of \(action)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the same actions lead to the same steps")
  func replay() throws {
    let environment = try Scene(locale: "he", calendar: .hebrew).environment()
    let now = try Instant("2024-02-10T12:00Z")
    var steps: [[PickerStep]] = []
    for _ in 0..<2 {
      var random = SplitMix64(seed: 7)
      var picker = try DatePickerModel(random.configuration(.date), in: environment, now: now)
      var played: [PickerStep] = []
      for _ in 0..<200 {
        if let step = try? picker.perform(random.action(for: picker), now: now) {
          played.append(step)
        }
      }
      steps.append(played)
    }
    #expect(steps[0] == steps[1] && steps[0].count > 100)
  }
}

/// A picker whose value can be judged.
private protocol PlayablePicker: CalendarPickerModel {
  /// The days of the value.
  var valueDays: [Day] { get }
}

extension DatePickerModel: PlayablePicker {
  fileprivate var valueDays: [Day] { chosenDay.map { [$0] } ?? [] }
}

extension MultiDatePickerModel: PlayablePicker {
  fileprivate var valueDays: [Day] { days.intervals.flatMap { [$0.lowerBound, $0.upperBound] } }
}

extension DateRangePickerModel: PlayablePicker {
  fileprivate var valueDays: [Day] {
    range.map { [$0.lowerBound, $0.upperBound] } ?? anchor.map { [$0] } ?? []
  }
}

extension PlayablePicker {
  /// What does not hold after a step.
  fileprivate func fault(after step: PickerStep, checksTree: Bool) throws -> String? {
    if step.focus != focus { return "the focus of the step is another one" }
    if !shows(focus) { return "the focus is on \(focus), which is not shown" }
    if step.utterance.text.isEmpty || step.utterance.braille.isEmpty { return "nothing is spoken" }
    if step.utterance.parts.count(where: { $0.slot == .name }) > 1 { return "two names" }
    if step.announcements.count > 1 { return "more than one announcement" }
    if step.announcements.contains(where: { $0.text.text.isEmpty }) {
      return "an empty announcement"
    }
    for text in [step.utterance.text] + step.announcements.map({ $0.text.text }) {
      let unsafe = text.unicodeScalars.first {
        $0.value == 0x202F || $0.value == 0x2009 || $0.value == 0x2013 || $0.value == 0xAD
          || (0x200B...0x200F).contains($0.value)
      }
      if let unsafe { return "U+\(String(unsafe.value, radix: 16)) in '\(text)'" }
    }
    for day in valueDays where !isAllowed(day) { return "\(day) is not allowed" }
    if isOpen, case .day = focus, !visibleDays.contains(focusedDay) { return "a hidden focus" }
    guard checksTree else { return nil }
    let nodes = try tree().all
    if nodes.count(where: { $0.states.contains(.focused) }) != 1 {
      return "not one focus in the tree"
    }
    if !nodes.contains(where: { $0.id == focus }) { return "no node has the focus" }
    var names: [NodeIdentifier: Int] = [:]
    for node in nodes { names[node.id, default: 0] += 1 }
    if let double = names.first(where: { $0.value > 1 }) { return "two nodes \(double.key)" }
    return nil
  }

  /// Whether a day lies in the bounds and is not taken.
  private func isAllowed(_ day: Day) -> Bool {
    if let lower = configuration.bounds.lower, case .day(let first) = lower, day < first {
      return false
    }
    if let upper = configuration.bounds.upper, case .day(let last) = upper,
      configuration.bounds.excludesUpper ? day >= last : day > last
    {
      return false
    }
    return !configuration.unavailable.contains { $0.days.contains(day) }
  }
}

extension SplitMix64 {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  fileprivate mutating func element<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }

  /// A day near the present, seldom one far away.
  fileprivate mutating func day() -> Day {
    let days = below(20) == 0 ? below(60_000) - 30_000 : below(300) - 150
    return (try? Day(daysSinceEpoch: 19_763 + days)) ?? .epoch
  }

  fileprivate mutating func configuration(
    _ kind: PickerConfiguration.Kind
  ) -> PickerConfiguration {
    var configuration = PickerConfiguration("picker", kind, label: .text("Start"))
    configuration.style = element([.compact, .graphical, .wheel])
    if kind != .date { configuration.style = element([.compact, .graphical]) }
    if configuration.style == .compact {
      configuration.label = nil
      configuration.accessibilityLabel = "Start"
    }
    configuration.components = element([.date, .hourAndMinute, [.date, .hourAndMinute]])
    configuration.minuteInterval = element([1, 5, 15, 30])
    configuration.visible = element([
      .months(1), .months(1), .months(2), .weeks(1), .weeks(2), .days(3), .days(10),
    ])
    configuration.unavailableFocus = element([.focusable, .skip, .hidden])
    configuration.commit = element([.live, .onClose])
    configuration.firstWeekday = below(3) == 0 ? element(Weekday.allCases) : nil
    if below(2) == 0 {
      let first = day()
      let last = (try? first.adding(days: 20 + below(400))) ?? first
      configuration.bounds =
        kind == .multiDate
        ? DateBounds(from: .day(first), before: .day(last))
        : DateBounds(from: below(3) > 0 ? .day(first) : nil, through: .day(last))
    }
    if below(2) == 0 {
      configuration.unavailable = [
        .init(DaySet((0..<8).map { _ in day() }), reason: .text("Booked"))
      ]
    }
    if kind == .date, below(4) > 0 { configuration.selection = .date(.day(day())) }
    if kind == .multiDate, below(2) == 0 { configuration.greatestCount = 1 + below(4) }
    return configuration
  }

  fileprivate mutating func action(for picker: any PlayablePicker) -> PickerAction {
    switch below(20) {
    case 0...7:
      return .key(
        element(PickerKey.allCases), element([[], [], [], .shift, .alt]))
    case 8: return .choose(.date(.day(day())))
    case 9: return .choose(.date(.now))
    case 10: return .toggle(picker.focusedDay)
    case 11:
      return .move(
        to: element([.button, .timeButton, .previous, .next, .title, .grid, .day(day()), .picker]))
    case 12: return .turn(element(WheelField.allCases), element([.by(1), .by(-3), .by(7), .to(2)]))
    case 13: return element([.rest, .focus, .tick])
    case 14: return .step(by: element([1, -1, 5]))
    case 15: return .page(by: element([1, -1, 12]), element([nil, nil, .months, .years, .weeks]))
    case 16, 17: return .open
    case 18: return element([.close, .escape])
    default:
      return .set([element([.visible(day()), .value(.none)])])
    }
  }
}
