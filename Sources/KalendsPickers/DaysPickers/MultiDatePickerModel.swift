public import KalendsCore

/// A picker for several days: what SwiftUI's `MultiDatePicker` does, without the view.
///
/// ```swift
/// var configuration = PickerConfiguration("days", .multiDate, label: .text("Days off"))
/// configuration.greatestCount = 10
/// var picker = try MultiDatePickerModel(configuration, in: environment, now: now)
/// let step = try picker.perform(.toggle(try Day("2024-02-29")), now: now)
/// print(picker.days.count)  // 1
/// ```
public struct MultiDatePickerModel: Hashable, Sendable, DaysModel {
  var shell: DaysShell
  /// The days that are chosen; all of them can be chosen.
  public private(set) var days = DaySet()

  /// Makes a picker that stands in no scope.
  ///
  /// - Throws: as ``init(_:in:now:)-(StyledPicker,_,_)``.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ configuration: PickerConfiguration, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    try self.init(StyledPicker(configuration), in: environment, now: now)
  }

  /// Makes a picker.
  ///
  /// Days of the selection that cannot be chosen are left out: see ``isOutside``.
  ///
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection that is no set of days, and
  ///   ``PickerError/core(_:)`` with what is wrong with the rules or with what is to be shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    let selection = picker.configuration.selection ?? .none
    switch selection {
    case .none, .days: break
    default: throw .wrongValue(selection)
    }
    do throws(KalendsError) {
      shell = try DaysShell(picker, in: environment, now: now)
      var effect = Effect()
      try take(selection, isByHost: true, &effect)
      shell.committed = self.selection
      if let day = days.first(from: .min) { shell.calendar.show(day, chosen: chosen) }
      shell.calendar.refocus(chosen: chosen)
      shell.focus = shell.firstFocus
    } catch {
      throw .core(error)
    }
  }

  // MARK: - What it is

  var selection: PickerSelection { days.isEmpty ? .none : .days(days) }
  var chosen: ChosenDays { days.isEmpty ? .none : .several(days) }

  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
    let context = shell.context
    if days.contains(day) {
      days = days.subtracting(DaySet(day...day))
      return effect.add(try said(.announceDateDeselected, day))
    }
    guard shell.calendar.availability.contains(day) else { return effect.add(.unavailable(day)) }
    if let greatest = context.configuration.greatestCount, days.count >= greatest {
      return effect.add(
        .text(
          Announcement(
            try context.text(.announceSelectionFull, ["count": .number(greatest)]),
            urgency: .assertive)))
    }
    days = days.union(DaySet(day...day))
    effect.add(try said(.announceDateSelected, day))
  }

  private func said(_ key: MessageKey, _ day: Day) throws(KalendsError) -> Effect.Event {
    let date = try shell.context.sentencePart(day, today: shell.calendar.availability.today)
    return .text(Announcement(try shell.context.text(key, ["date": .text(date)])))
  }

  mutating func take(
    _ selection: PickerSelection, isByHost: Bool, _ effect: inout Effect
  ) throws(KalendsError) {
    let wanted = if case .days(let days) = selection { days } else { DaySet() }
    let availability = shell.calendar.availability
    var allowed = DaySet()
    for interval in wanted.intervals where interval.overlaps(availability.limits) {
      allowed = allowed.union(
        availability.validator.availableDays(in: interval.clamped(to: availability.limits)))
    }
    if let greatest = shell.context.configuration.greatestCount, allowed.count > greatest {
      allowed = allowed.firstDays(greatest)
    }
    if isByHost { shell.isOutside = allowed != wanted }
    guard allowed != days else { return }
    days = allowed
    if !isByHost { effect.add(.value) }
  }

  mutating func abandon(_ effect: inout Effect) -> Bool { false }

  func spokenValue() throws(KalendsError) -> LocalizedText {
    try shell.context.text(.valueSelectedCount, ["count": .number(days.count)])
  }

  func judge(_ day: Day) -> DayJudgement { .byItself }

  func nextHint() -> LocalizedText? { nil }
}

extension DaySet {
  /// The first so many days of the set.
  fileprivate func firstDays(_ count: Int) -> DaySet {
    var ranges: [ClosedRange<Day>] = []
    var rest = count
    for interval in intervals where rest > 0 {
      let length = min(interval.dayCount, rest)
      let last = Day(clamping: interval.lowerBound.daysSinceEpoch + length - 1)
      ranges.append(interval.lowerBound...last)
      rest -= length
    }
    return DaySet(ranges)
  }
}
