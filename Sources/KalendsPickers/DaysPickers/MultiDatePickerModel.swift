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
public struct MultiDatePickerModel: CalendarPickerModel, DaysPicker {
  var shell: PickerShell
  /// The days that are chosen; all of them can be chosen.
  public private(set) var days = DaySet()

  /// Makes a picker: as ``CalendarPickerModel`` says.
  ///
  /// Days of the selection that cannot be chosen are left out: see ``CalendarPickerModel/isOutside``.
  ///
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection that is no set of days, and
  ///   ``PickerError/core(_:)`` with what is wrong with the rules or with what is to be shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    shell = try PickerShell(opening: picker, in: environment, now: now)
    try begin()
  }

  var selection: PickerSelection { days.isEmpty ? .none : .days(days) }
  var chosen: ChosenDays { days.isEmpty ? .none : .several(days) }

  mutating func pick(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
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

  mutating func pick(
    _ selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    let days = allowed(selection)
    guard days != self.days else { return }
    self.days = days
    effect.add(.value)
  }

  mutating func take(_ selection: PickerSelection) throws(KalendsError) {
    days = allowed(selection)
    shell.isOutside = self.selection != (selection == .days(DaySet()) ? .none : selection)
  }

  /// What of a selection can be chosen.
  private func allowed(_ selection: PickerSelection) -> DaySet {
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
    return allowed
  }

  func spokenValue() throws(KalendsError) -> LocalizedText {
    try shell.context.text(.valueSelectedCount, ["count": .number(days.count)])
  }
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
