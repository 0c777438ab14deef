import Kalends
import TestSupport

/// Pickers, and what can be done with them.
extension SplitMix64 {
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func element<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// A day near the present, seldom one far away, once in a while the first or the last of all.
  private mutating func day() -> Day {
    switch below(60) {
    case 0: return .min
    case 1: return .max
    case 2...4: return Day(clamping: 19_763 + below(2_000_000) - 1_000_000)
    case 5...7: return Day(clamping: 19_763 + below(60_000) - 30_000)
    default: return Day(clamping: 19_763 + below(300) - 150)
    }
  }

  /// A day near the present.
  private mutating func nearDay() -> Day { Day(clamping: 19_763 + below(300) - 150) }

  /// A picker with a calendar.
  mutating func configuration(_ kind: PickerConfiguration.Kind) -> PickerConfiguration {
    var configuration = PickerConfiguration("picker", kind, label: .text("Start"))
    configuration.style = element([.compact, .graphical, .wheel])
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
    if below(2) == 0 { configuration.bounds = bounds(kind) }
    if below(2) == 0 { configuration.unavailable = [unavailable()] }
    if kind == .date, below(4) > 0 { configuration.selection = .date(.day(nearDay())) }
    if kind == .multiDate, below(2) == 0 { configuration.greatestCount = 1 + below(4) }
    if kind == .dateRange {
      configuration.earlierEnd = element([.swaps, .restarts])
      if below(2) == 0 {
        var rules = AvailabilityRules()
        let least = below(4)
        rules.length = .init(least: least, greatest: least + below(20))
        configuration.rules = rules
      }
    }
    return configuration
  }

  private mutating func unavailable() -> AvailabilityRules.Unavailable {
    .init(DaySet((0..<8).map { _ in nearDay() }), reason: .text("Booked"))
  }

  private mutating func bounds(_ kind: PickerConfiguration.Kind) -> DateBounds {
    let first = nearDay()
    let last = Day(clamping: first.daysSinceEpoch + 20 + below(400))
    if kind == .multiDate { return DateBounds(from: .day(first), before: .day(last)) }
    return DateBounds(from: below(3) > 0 ? .day(first) : nil, through: .day(last))
  }

  /// Something that can be done with a picker.
  mutating func action(for picker: some CalendarPickerModel) -> PickerAction {
    let kind = picker.configuration.kind
    switch below(20) {
    case 0...7: return .key(element(PickerKey.allCases), element([[], [], [], .shift, .alt]))
    case 8: return .choose(.date(.day(day())))
    case 9: return .choose(element([.date(.now), .none, .range(start: day(), end: day())]))
    case 10: return .toggle(picker.focusedDay)
    case 11:
      return .move(
        to: element([.button, .timeButton, .previous, .next, .title, .grid, .day(day()), .picker]))
    case 12: return .turn(element(WheelField.allCases), element([.by(1), .by(-3), .by(7), .to(2)]))
    case 13: return element([.rest, .focus, .tick])
    case 14: return .step(by: element([1, -1, 5, 1, -1, .max, .min]))
    case 15:
      return .page(
        by: element([1, -1, 12, 1, -1, 4000, -4000, .max, .min]),
        element([nil, nil, .months, .years, .weeks, .days]))
    case 16, 17: return .open
    case 18: return element([.close, .escape])
    default:
      return .set([
        element([
          .visible(day()), .value(.none), .bounds(bounds(kind)), .unavailable([unavailable()]),
        ])
      ])
    }
  }
}
