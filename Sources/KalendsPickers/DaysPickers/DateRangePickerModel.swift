public import KalendsCore

/// A picker for a range of days: the first choice begins it, the second completes it.
///
/// Every range is judged by the rules, on whatever path it comes: chosen day by day, typed, preset,
/// or set by the host.
///
/// ```swift
/// var configuration = PickerConfiguration("stay", .dateRange, label: .text("Stay"))
/// configuration.rules = rules
/// var picker = try DateRangePickerModel(configuration, in: environment, now: now)
/// _ = try picker.perform(.choose(.date(.day(try Day("2024-03-01")))), now: now)
/// let step = try picker.perform(.choose(.date(.day(try Day("2024-03-04")))), now: now)
/// print(step.announcements[0].text.text)
/// // Friday, March 1 to Monday, March 4, 2024, 3 nights
/// ```
public struct DateRangePickerModel: CalendarPickerModel, DaysPicker {
  var shell: PickerShell
  /// The range, always an allowed one; `nil` when none is chosen.
  public private(set) var range: ClosedRange<Day>?
  /// The first day of a range that has no end yet.
  public private(set) var anchor: Day?
  /// The range that there was before another one was begun.
  private var previous: ClosedRange<Day>?

  /// Makes a picker: as ``CalendarPickerModel`` says.
  ///
  /// A range of the selection that is not allowed is not taken: see
  /// ``CalendarPickerModel/isOutside``.
  ///
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection that is no range, and
  ///   ``PickerError/core(_:)`` with what is wrong with the rules or with what is to be shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    shell = try PickerShell(opening: picker, in: environment, now: now)
    try begin()
  }

  var validator: AvailabilityValidator { shell.calendar.availability.validator }

  var selection: PickerSelection {
    if let anchor { return .range(start: anchor, end: nil) }
    return range.map { .range(start: $0.lowerBound, end: $0.upperBound) } ?? .none
  }

  var chosen: ChosenDays {
    if let anchor { return .started(anchor) }
    return range.map { .range($0) } ?? .none
  }

  /// The range that the focused day would complete; `nil` when it would complete none.
  ///
  /// - Complexity: O(log *n*) in the number of unavailable intervals.
  public var preview: ClosedRange<Day>? {
    guard let anchor, let ends = ends(anchor, shell.calendar.focused),
      validator.isValid(from: ends.lowerBound, to: ends.upperBound)
    else { return nil }
    return ends
  }

  /// Two days as a range; `nil` where the second one begins it anew.
  private func ends(_ anchor: Day, _ day: Day) -> ClosedRange<Day>? {
    if day >= anchor { return anchor...day }
    return context.configuration.earlierEnd == .swaps ? day...anchor : nil
  }

  // MARK: - Choosing

  mutating func pick(_ day: Day, _ effect: inout Effect) throws(KalendsError) {
    guard let anchor, let ends = ends(anchor, day) else { return try begin(on: day, &effect) }
    guard validator.isValid(from: ends.lowerBound, to: ends.upperBound) else {
      return effect.add(try refusal(of: ends, by: day))
    }
    (self.anchor, previous) = (nil, nil)
    range = ends
    effect.add(try completed(ends))
  }

  private mutating func begin(on day: Day, _ effect: inout Effect) throws(KalendsError) {
    guard shell.calendar.availability.contains(day) else { return effect.add(.unavailable(day)) }
    if let reason = try reasonAgainstStart(day) {
      let refusal = try shell.calendar.unavailable(day, reason: reason)
      return effect.add(.text(refusal))
    }
    if validator.rules.fixedLength != nil, let fixed = validator.shortestRange(from: day) {
      anchor = nil
      range = fixed
      return effect.add(try completed(fixed))
    }
    (anchor, previous) = (day, range ?? previous)
    range = nil
    let date = try context.sentencePart(day, today: shell.calendar.availability.today)
    effect.add(
      .text(
        Announcement(try context.text(.announceRangeStarted, ["date": .text(date)]))))
  }

  /// Why no range can begin on a day that can be chosen; `nil` when one can.
  private func reasonAgainstStart(_ day: Day) throws(KalendsError) -> String? {
    if !validator.rules.startWeekdays.contains(day.weekday) {
      let date = try context.sentencePart(day, today: shell.calendar.availability.today)
      return try context.text(.violationStartWeekday, ["date": .text(date)]).text
    }
    let isEndOfOne =
      context.configuration.earlierEnd == .swaps && validator.rules.fixedLength == nil
    guard !isEndOfOne, validator.shortestRange(from: day) == nil else { return nil }
    return try text(of: validator.violations(from: day, to: day))
  }

  private func completed(_ range: ClosedRange<Day>) throws(KalendsError) -> Effect.Event {
    let context = context
    let nights = range.upperBound.days(since: range.lowerBound)
    let length =
      validator.rules.lengthUnit == .nights
      ? try context.text(.rangeNights, ["count": .number(nights)])
      : try context.text(.rangeDays, ["count": .number(nights + 1)])
    let days = try context.sentencePart(range, today: shell.calendar.availability.today)
    return .text(
      Announcement(
        try context.text(
          .announceRangeCompleted, ["range": .text(days), "length": .text(length.text)])))
  }

  mutating func pick(
    _ selection: PickerSelection, _ effect: inout Effect
  ) throws(KalendsError) {
    switch selection {
    case .range(let start, let end?):
      guard validator.isValid(from: start, to: end) else {
        return effect.add(try refusal(of: min(start, end)...max(start, end), by: end))
      }
      (anchor, range) = (nil, start...end)
      effect.add(try completed(start...end))
    case .range(let start, nil): try begin(on: start, &effect)
    default:
      guard anchor != nil || range != nil else { return }
      (anchor, range) = (nil, nil)
      effect.add(.text(Announcement(try context.text(.announceRangeCleared))))
    }
  }

  mutating func take(_ selection: PickerSelection) throws(KalendsError) {
    (anchor, range) = (nil, nil)
    switch selection {
    case .range(let start, let end?) where validator.isValid(from: start, to: end):
      range = start...end
    case .range(let start, nil) where shell.calendar.availability.contains(start): anchor = start
    default: break
    }
    shell.isOutside = self.selection != selection
  }

  mutating func abandon(_ effect: inout Effect) throws(KalendsError) -> Bool {
    guard anchor != nil else { return false }
    anchor = nil
    if let previous, validator.isValid(from: previous.lowerBound, to: previous.upperBound) {
      range = previous
      effect.add(.restored)
    } else {
      effect.add(.text(Announcement(try context.text(.announceRangeCleared))))
    }
    previous = nil
    shell.committed = selection
    effect.changed.insert(.value)
    return true
  }
}
