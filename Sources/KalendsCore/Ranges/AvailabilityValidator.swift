/// Availability rules, compiled for one present and one zone: it says what is allowed, and what is
/// nearest.
///
/// A day that the zone skips (Apia has no 2011-12-30) is never available.
///
/// An immutable value that any number of threads may share. Judging valid input allocates nothing.
public struct AvailabilityValidator: Sendable {
  /// The rules that were compiled.
  public let rules: AvailabilityRules
  /// The day that notice and window are counted from.
  public let today: Day

  /// The days that have an instant between the bounds of the rules.
  public let bounds: ClosedRange<Day>
  /// The days that the zone skips.
  let skipped: DaySet

  /// The days that everything lies between: bounds, notice and window together.
  package let span: ClosedRange<Day>
  /// The days that are taken: all unavailable sets and what the host refused.
  let taken: DaySet
  /// The taken and skipped days, and those outside ``span`` or of which the host has not decided.
  let closed: DaySet
  /// The limits of a range's length in nights, by the weekday that it starts on, Monday first.
  private let lengths: InlineArray<7, ClosedRange<Int>>
  private let seasons: [(days: DaySet, nights: ClosedRange<Int>)]
  /// The nights that every length is a multiple of, when counted in the rules' unit.
  let step: Int
  /// What is added to nights to count in the rules' unit.
  let unitOffset: Int

  /// The most nights between two days.
  static let greatestNights = Day.max.days(since: .min)

  /// Compiles rules.
  ///
  /// - Parameters:
  ///   - rules: what may be chosen.
  ///   - now: the present, from which symbolic bounds, notice and window are counted.
  ///   - zone: the zone whose days are chosen.
  /// - Throws: ``KalendsError/contradictoryRules(_:)`` with the rules that leave nothing to choose
  ///   or contradict each other: a least length above the greatest, a fixed length outside the
  ///   lengths, a fixed length that the step does not divide, no weekday, a notice beyond the
  ///   window, no day left between bounds, notice and window. ``KalendsError/ruleOutOfRange(_:value:limits:)``
  ///   for a negative number or one beyond the days that there are.
  ///   ``KalendsError/invertedBounds(_:)`` and ``KalendsError/mixedBounds(_:)`` for the bounds.
  /// - Complexity: O(*n* log *n*) in the number of intervals of all sets.
  public init(
    _ rules: AvailabilityRules, now: Instant, zone: ZoneRules
  ) throws(KalendsError) {
    self.rules = rules
    today = try zone.day(at: now)
    guard let bounds = try rules.bounds.days(now: now, zone: zone) else {
      throw .contradictoryRules([.bounds])
    }
    self.bounds = bounds
    skipped = zone.skippedDays
    unitOffset = rules.lengthUnit == .days ? 1 : 0
    step = try Self.checked(rules.step, .step, from: 1)
    span = try Self.span(of: rules, bounds: bounds, today: today)
    taken = Self.taken(by: rules)
    let known = DaySet(span).intersection(DaySet(rules.decision?.window ?? Day.min...Day.max))
    closed = taken.union(known.complement).union(skipped)
    let general = try Self.nights(of: rules.length?.limits ?? .init(), in: rules)
    var lengths = InlineArray<7, ClosedRange<Int>>(repeating: general)
    for (weekday, limits) in rules.length?.byWeekday ?? [:] {
      lengths[Int(weekday.rawValue) - 1] = try Self.nights(of: limits, in: rules)
    }
    self.lengths = lengths
    var seasons: [(days: DaySet, nights: ClosedRange<Int>)] = []
    for season in rules.length?.seasons ?? [] {
      seasons.append((season.days, try Self.nights(of: season.limits, in: rules)))
    }
    self.seasons = seasons
    if rules.weekdays.isEmpty { throw .contradictoryRules([.weekdays]) }
    if rules.weekdays.isDisjoint(with: rules.startWeekdays) {
      throw .contradictoryRules([.weekdays, .startWeekdays])
    }
    if rules.endWeekdays.isEmpty
      || !rules.endMayBeUnavailable && rules.weekdays.isDisjoint(with: rules.endWeekdays)
    {
      throw .contradictoryRules([.weekdays, .endWeekdays])
    }
  }

  /// Compiles rules for a caller whose days are in no zone: the clock shows the beginning of a day
  /// in UTC.
  ///
  /// - Throws: as ``init(_:now:zone:)``.
  /// - Complexity: O(*n* log *n*) in the number of intervals of all sets.
  public init(_ rules: AvailabilityRules, today: Day) throws(KalendsError) {
    try self.init(rules, now: ZoneRules.utc.startOfDay(today), zone: .utc)
  }

  /// The limits, in nights, of the length of a range that starts on a day.
  ///
  /// - Complexity: O(*s* log *n*) for *s* seasons.
  @inline(__always)
  func nights(from start: Day) -> ClosedRange<Int> {
    for season in seasons where season.days.contains(start) { return season.nights }
    return lengths[Int(start.weekday.rawValue) - 1]
  }

  /// The limits of all lengths, whatever day a range starts on.
  var allNights: [ClosedRange<Int>] {
    lengths.indices.map { lengths[$0] } + seasons.map { $0.nights }
  }

  /// The first day after (or, going back, before) a day on which a season begins or has just ended.
  func nextSeasonChange(from day: Day, goingBack: Bool) -> Day? {
    let changes = seasons.compactMap { season -> Day? in
      let count = season.days.changeCount(upTo: day.number)
      let changes = season.days.changes
      if goingBack {
        guard count > 0 else { return nil }
        return Day(unchecked: changes[count - 1] - 1)
      }
      return count < changes.count ? Day(unchecked: changes[count]) : nil
    }
    return goingBack ? changes.max() : changes.min()
  }
}

// MARK: - Compiling

extension AvailabilityValidator {
  private static func checked(
    _ value: Int, _ rule: AvailabilityRule, from least: Int = 0
  ) throws(KalendsError) -> Int {
    let limits = least...greatestNights
    guard limits.contains(value) else {
      throw .ruleOutOfRange(rule, value: value, limits: limits)
    }
    return value
  }

  private static func span(
    of rules: AvailabilityRules, bounds: ClosedRange<Day>, today: Day
  ) throws(KalendsError) -> ClosedRange<Day> {
    var first = bounds.lowerBound
    var last = bounds.upperBound
    if let notice = rules.notice {
      let day = today.daysSinceEpoch + (try checked(notice, .notice))
      first = max(first, Day(clamping: day))
    }
    if let window = rules.window {
      let day = today.daysSinceEpoch + (try checked(window, .window))
      last = min(last, Day(clamping: day))
    }
    if let notice = rules.notice, let window = rules.window, notice > window {
      throw .contradictoryRules([.notice, .window])
    }
    guard first <= last else {
      var named: [AvailabilityRule] = [.bounds]
      if rules.notice != nil { named.append(.notice) }
      if rules.window != nil { named.append(.window) }
      throw .contradictoryRules(named)
    }
    return first...last
  }

  private static func taken(by rules: AvailabilityRules) -> DaySet {
    var taken = DaySet(rules.unavailable.lazy.flatMap { $0.days.intervals })
    if let decision = rules.decision {
      taken = taken.union(DaySet(decision.window).subtracting(decision.available))
    }
    return taken
  }

  /// Turns limits into nights, and narrows them by the fixed length and the step.
  private static func nights(
    of limits: AvailabilityRules.Length.Limits, in rules: AvailabilityRules
  ) throws(KalendsError) -> ClosedRange<Int> {
    let offset = rules.lengthUnit == .days ? 1 : 0
    var least = try checked(limits.least, .least)
    var greatest = try checked(limits.greatest ?? greatestNights, .greatest)
    guard least <= greatest else { throw .contradictoryRules([.least, .greatest]) }
    let step = try checked(rules.step, .step, from: 1)
    if let fixed = rules.fixedLength {
      _ = try checked(fixed, .fixedLength, from: offset)
      guard fixed >= least else { throw .contradictoryRules([.least, .fixedLength]) }
      guard fixed <= greatest else { throw .contradictoryRules([.greatest, .fixedLength]) }
      guard fixed % step == 0 else { throw .contradictoryRules([.fixedLength, .step]) }
      (least, greatest) = (fixed, fixed)
    }
    guard greatest / step * step >= least else {
      throw .contradictoryRules([.least, .greatest, .step])
    }
    guard greatest >= offset else { throw .contradictoryRules([.greatest]) }
    return max(least - offset, 0)...greatest - offset
  }
}

// MARK: - Judging

extension AvailabilityValidator {
  /// Whether a day may be chosen by itself.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  @inline(__always)
  public func isAvailable(_ day: Day) -> Bool {
    rules.weekdays.contains(day.weekday) && !closed.contains(day)
  }

  /// Whether a range may be chosen; one that ends before it starts may not.
  ///
  /// - Complexity: O(log *n*) in the number of intervals.
  public func isValid(from start: Day, to end: Day) -> Bool {
    guard start <= end, isAvailable(start), rules.startWeekdays.contains(start.weekday),
      rules.endWeekdays.contains(end.weekday), isPossibleEnd(end, from: start)
    else { return false }
    let nights = end.days(since: start)
    guard (nights + unitOffset) % step == 0, self.nights(from: start).contains(nights) else {
      return false
    }
    guard rules.isContiguous, start < end else { return true }
    // Both ends are fine: what lies between them?
    return !hasUnavailableDay(after: start, before: end)
  }

  /// Whether a range may end on a day, apart from the weekdays of ends and its length.
  @inline(__always)
  func isPossibleEnd(_ end: Day, from start: Day) -> Bool {
    isAvailable(end) || isDeparture(end, from: start)
  }

  /// Whether a taken day is one that a range may end on, because the day before is not taken.
  func isDeparture(_ end: Day, from start: Day) -> Bool {
    guard rules.endMayBeUnavailable, start < end, taken.contains(end), !skipped.contains(end),
      rules.weekdays.contains(end.weekday), span.contains(end),
      rules.decision?.window.contains(end) ?? true
    else { return false }
    return !taken.contains(Day(unchecked: end.number - 1))
  }

  /// Whether a day strictly between two others is closed or of a weekday that cannot be chosen.
  @inline(__always)
  private func hasUnavailableDay(after start: Day, before end: Day) -> Bool {
    let first = start.number + 1
    let last = end.number - 1
    guard first <= last else { return false }
    let inside = Day(unchecked: first)...Day(unchecked: last)
    if closed.first(in: inside) != nil { return true }
    return rules.weekdays != .all
      && !rules.weekdays.isSuperset(of: WeekdaySet(daysOf: inside))
  }
}
