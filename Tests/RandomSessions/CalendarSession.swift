import Kalends
import TestSupport

/// A session with a picker that has a calendar.
struct CalendarSession<Model: JudgedModel>: Session {
  private var model: Model

  init(_ model: Model) { self.model = model }

  var focus: NodeIdentifier { model.focus }

  var summary: String {
    let environment = model.environment
    return """
      \(environment.locale.identifier) \(environment.calendar.identifier) \(Model.self) \
      \(model.style) \(model.configuration.visible)
      """
  }

  mutating func perform(_ action: PickerAction, now: Instant) throws(PickerError) -> PickerStep {
    try model.perform(action, now: now)
  }

  func tree() throws(PickerError) -> AccessibilityNode { try model.tree() }
  func shows(_ node: NodeIdentifier) -> Bool { model.shows(node) }

  func ownFault() -> String? {
    if let fault = model.valueFault { return fault }
    guard case .day(let day) = focus else { return nil }
    // A day outside the bounds can be read, while the keyboard stays on another one.
    let isShown = model.visibleDays.contains(day) && model.visibleDays.contains(model.focusedDay)
    return isShown ? nil : "a hidden focus"
  }

  func action(_ random: inout SplitMix64) -> PickerAction { random.action(for: model) }
}

/// A picker whose value can be judged.
protocol JudgedModel: CalendarPickerModel {
  /// What is wrong with the value.
  var valueFault: String? { get }
}

extension JudgedModel {
  /// The first day that is not in the bounds, or that is taken.
  fileprivate func fault(of days: [Day]) -> String? {
    days.first { !isAllowed($0) }.map { "\($0) is not allowed" }
  }

  private func isAllowed(_ day: Day) -> Bool {
    let bounds = configuration.bounds
    if case .day(let first)? = bounds.lower, day < first { return false }
    if case .day(let last)? = bounds.upper, bounds.excludesUpper ? day >= last : day > last {
      return false
    }
    return !configuration.unavailable.contains { $0.days.contains(day) }
  }
}

extension DatePickerModel: JudgedModel {
  var valueFault: String? { chosenDay.flatMap { fault(of: [$0]) } }
}

extension MultiDatePickerModel: JudgedModel {
  var valueFault: String? {
    if let greatest = configuration.greatestCount, days.count > greatest { return "too many days" }
    return fault(of: days.intervals.flatMap { [$0.lowerBound, $0.upperBound] })
  }
}

extension DateRangePickerModel: JudgedModel {
  var valueFault: String? {
    if range != nil, anchor != nil { return "a range that is complete and begun" }
    if let anchor { return fault(of: [anchor]) }
    guard let range else { return nil }
    let nights = range.upperBound.days(since: range.lowerBound)
    if let limits = configuration.rules?.length?.limits,
      nights < limits.least || nights > limits.greatest ?? nights
    {
      return "\(nights) nights"
    }
    let taken = configuration.unavailable.contains {
      !$0.days.intersection(DaySet(range)).isEmpty
    }
    return taken ? "a taken day in \(range)" : fault(of: [range.lowerBound, range.upperBound])
  }
}
