extension AvailabilityValidator {
  /// Every rule that a single day breaks; empty when it may be chosen.
  ///
  /// - Complexity: O(*r* log *n*) for *r* unavailable sets.
  public func violations(of day: Day) -> [Violation] {
    isAvailable(day) ? [] : violations(of: day...day, days: DaySet(day...day), exempt: nil)
  }

  /// Every rule that a range breaks; empty when it may be chosen.
  ///
  /// A range that ends before it starts breaks ``AvailabilityRule/reversed`` and is judged no
  /// further.
  ///
  /// - Complexity: O(*r* log *n* + *k*) for *r* unavailable sets and *k* offending intervals.
  public func violations(from start: Day, to end: Day) -> [Violation] {
    guard start <= end else { return [Violation(.reversed, DaySet(end...start))] }
    guard !isValid(from: start, to: end) else { return [] }
    let range = start...end
    let days = rules.isContiguous ? DaySet(range) : DaySet([start, end])
    let exempt = isDeparture(end, from: start) ? end : nil
    var found = violations(of: range, days: days, exempt: exempt)
    if !rules.startWeekdays.contains(start.weekday) {
      found.append(Violation(.startWeekdays, DaySet(start...start)))
    }
    if !rules.endWeekdays.contains(end.weekday) {
      found.append(Violation(.endWeekdays, DaySet(end...end)))
    }
    if let violation = lengthViolation(of: range) { found += violation }
    return found
  }

  /// The rules about single days that some day of a set breaks; `exempt` may be taken.
  private func violations(
    of range: ClosedRange<Day>, days: DaySet, exempt: Day?
  ) -> [Violation] {
    var found = boundViolations(of: range, days: days)
    func add(
      _ rule: AvailabilityRule, _ days: DaySet, _ reason: AvailabilityRules.Reason? = nil
    ) {
      if !days.isEmpty { found.append(Violation(rule, days, reason: reason)) }
    }
    if rules.weekdays != .all, span.overlaps(range) {
      // Days out of bounds are said to be so already.
      let inside = DaySet(
        weekdays: WeekdaySet.all.subtracting(rules.weekdays), in: range.clamped(to: span))
      add(.weekdays, inside.intersection(days))
    }
    let judged = exempt.map { days.subtracting(DaySet($0...$0)) } ?? days
    for unavailable in rules.unavailable {
      add(
        .unavailable, unavailable.days.meeting(range).intersection(judged), unavailable.reason)
    }
    add(.skipped, skipped.meeting(range).intersection(judged))
    if let decision = rules.decision {
      let window = DaySet(decision.window)
      let known = judged.intersection(window)
      add(.unavailable, known.subtracting(decision.available.meeting(range)))
      add(.unknown, days.subtracting(window))
    }
    return found
  }

  /// The rules about how early and how late days may be.
  private func boundViolations(of range: ClosedRange<Day>, days: DaySet) -> [Violation] {
    var found: [Violation] = []
    if range.lowerBound < bounds.lowerBound {
      let outside = days.subtracting(DaySet(bounds.lowerBound...Day.max))
      found.append(Violation(.bounds, outside, limitDay: bounds.lowerBound))
    }
    if range.upperBound > bounds.upperBound {
      let outside = days.subtracting(DaySet(Day.min...bounds.upperBound))
      found.append(Violation(.bounds, outside, limitDay: bounds.upperBound))
    }
    if let notice = rules.notice {
      let first = Day(clamping: today.daysSinceEpoch + notice)
      if range.lowerBound < first {
        let start = DaySet(range.lowerBound...range.lowerBound)
        found.append(Violation(.notice, start, limit: notice, limitDay: first))
      }
    }
    if let window = rules.window {
      let last = Day(clamping: today.daysSinceEpoch + window)
      if range.upperBound > last {
        let end = DaySet(range.upperBound...range.upperBound)
        found.append(Violation(.window, end, limit: window, limitDay: last))
      }
    }
    return found
  }

  private func lengthViolation(of range: ClosedRange<Day>) -> [Violation]? {
    let nights = range.upperBound.days(since: range.lowerBound)
    let limits = self.nights(from: range.lowerBound)
    let start = DaySet(range.lowerBound...range.lowerBound)
    if let fixed = rules.fixedLength {
      return nights + unitOffset == fixed ? nil : [Violation(.fixedLength, start, limit: fixed)]
    }
    var found: [Violation] = []
    if nights < limits.lowerBound {
      found.append(Violation(.least, start, limit: limits.lowerBound + unitOffset))
    }
    if nights > limits.upperBound {
      found.append(Violation(.greatest, start, limit: limits.upperBound + unitOffset))
    }
    if (nights + unitOffset) % step != 0 { found.append(Violation(.step, start, limit: step)) }
    return found
  }
}
