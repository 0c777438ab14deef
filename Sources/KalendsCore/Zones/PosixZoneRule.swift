/// A zone rule as POSIX writes it, `CET-1CEST,M3.5.0,M10.5.0/3`, read.
///
/// Source: POSIX.1-2024, "Environment Variables", `TZ`; times of -167 to 167 hours by RFC 9636,
/// section 3.3.1. A rule that has summer time and does not say when changes as the United States
/// do, as in the GNU C library and the reference implementation.
struct PosixZoneRule: Hashable, Sendable {
  /// Seconds ahead of UTC in standard time.
  var standard: Int
  /// Summer time, if there is any.
  var summer: Summer?

  struct Summer: Hashable, Sendable {
    /// Seconds ahead of UTC in summer time.
    var offset: Int
    /// When it begins, on clocks in standard time.
    var start: Change
    /// When it ends, on clocks in summer time.
    var end: Change
  }

  /// A day of each year and a time on it.
  struct Change: Hashable, Sendable {
    var day: DayOfYear
    /// Seconds since midnight, -167 to 167 hours.
    var time: Int

    /// Seconds from 1970-01-01T00:00 to the change in a year, on the same clock.
    func seconds(inYear year: Int) -> Int64 {
      Int64(day.epochDay(inYear: year)) * 86_400 + Int64(time)
    }
  }

  enum DayOfYear: Hashable, Sendable {
    /// `Jn`: 1…365, where February has 28 days.
    case julian(Int)
    /// `n`: 0…365, leap days counted.
    case zeroBased(Int)
    /// `Mm.w.d`: the w-th weekday (0 is Sunday) of a month; the fifth is the last.
    case weekday(month: Int, week: Int, weekday: Int)

    func epochDay(inYear year: Int) -> Int {
      switch self {
      case .julian(let number):
        let isBehindLeapDay = number >= 60 && GregorianArithmetic.isLeap(year)
        let leapDays = isBehindLeapDay ? 1 : 0
        return GregorianArithmetic.day(year: year, month: 1, day: number + leapDays)
      case .zeroBased(let number):
        return GregorianArithmetic.day(year: year, month: 1, day: number + 1)
      case .weekday(let month, let week, let weekday):
        let first = GregorianArithmetic.day(year: year, month: month, day: 1)
        // 1970-01-01 was a Thursday, 4 when Sunday is 0.
        let firstWeekday = (first + 4 + 7 * 1_000_000) % 7
        let day = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
        let length = GregorianArithmetic.length(ofMonth: month, year: year)
        return first + (day < length ? day : day - 7)
      }
    }
  }
}

extension PosixZoneRule {
  /// Adds the rule's changes for a cycle of the calendar, behind the last change that is known; from
  /// the first supported year on when none is.
  ///
  /// - Parameters:
  ///   - segments: what the changes are added to.
  ///   - last: the last change that is known, `nil` when the rule holds for all time.
  /// - Returns: where the repeating cycle ends; `nil` when the rule has no summer time.
  func extend(_ segments: inout ZoneSegments, behind last: Int64?) -> Int64? {
    guard let summer, summer.offset != standard else { return nil }
    if let last, last >= LocalDateTime.limits.upperBound { return nil }
    // Three years more than a cycle: the first change may come a year behind the last one that is
    // known, buckets make the cycle's end earlier, and a search needs the change behind it.
    let firstYear = last.map(Self.year(containing:)) ?? -9_999
    let endYear = firstYear + 404
    var changes: [(instant: Int64, offset: Int)] = []
    changes.reserveCapacity(2 * 406)
    for year in (firstYear - 1)...endYear {
      let start = (summer.start.seconds(inYear: year) - Int64(standard)) * 1000
      let end = (summer.end.seconds(inYear: year) - Int64(summer.offset)) * 1000
      if start >= end { changes.append((end, standard)) }
      changes.append((start, summer.offset))
      if start < end { changes.append((end, standard)) }
    }
    // Of two changes at once the start of summer time comes last: it then lasts the whole year.
    let isBefore = { (left: (instant: Int64, offset: Int), right: (instant: Int64, offset: Int)) in
      left.instant == right.instant
        ? left.offset == standard && right.offset != standard : left.instant < right.instant
    }
    // Only times of more than a day can put changes of two years out of order.
    if zip(changes, changes.dropFirst()).contains(where: { isBefore($1, $0) }) {
      changes.sort(by: isBefore)
    }
    let end = Self.midnight(ofYear: endYear)
    for (position, change) in changes.enumerated() where change.instant < end {
      if let last, change.instant <= last { continue }
      if position + 1 < changes.count, changes[position + 1].instant == change.instant { continue }
      _ = segments.add(at: change.instant, Int64(change.offset) * 1000)
    }
    return Self.midnight(ofYear: endYear - 1)
  }

  /// The first millisecond of a year in UTC.
  private static func midnight(ofYear year: Int) -> Int64 {
    Int64(GregorianArithmetic.day(year: year, month: 1, day: 1)) * millisecondsADay
  }

  private static func year(containing instant: Int64) -> Int {
    let day = instant / millisecondsADay - (instant < 0 ? 1 : 0)
    return GregorianArithmetic.date(of: Int(truncatingIfNeeded: day)).year
  }
}
