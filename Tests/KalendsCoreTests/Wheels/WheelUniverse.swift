import KalendsCore
import TestSupport

/// Every minute that wheels may come to rest on, found by looking at each minute between two
/// bounds: what the wheels are compared with.
struct WheelUniverse {
  struct Minute {
    var instant: Instant
    var local: LocalDateTime
    /// Which of two it is when the clocks show the local time, or its hour, twice.
    var isSecond: Bool
  }

  let wheels: Wheels
  var minutes: [Minute] = []

  /// Looks at the minutes between two instants that bounds allow.
  init(
    _ wheels: Wheels, from lowest: Instant, through highest: Instant,
    times: ClosedRange<TimeOfDay>? = nil
  ) throws(KalendsError) {
    self.wheels = wheels
    var milliseconds = lowest.millisecondsSinceEpoch
    while milliseconds <= highest.millisecondsSinceEpoch {
      let instant = try Instant(millisecondsSinceEpoch: milliseconds)
      let local = try wheels.zone.localDateTime(at: instant)
      let seconds = Int64(local.time.second * 1000 + local.time.millisecond)
      if seconds > 0 {
        milliseconds += 60_000 - seconds
        continue
      }
      milliseconds += 60_000
      guard local.time.minute % wheels.options.minuteInterval == 0,
        times?.contains(local.time) ?? true
      else { continue }
      let match = try wheels.zone.instants(at: local)
      minutes.append(
        Minute(
          instant: instant, local: local,
          isSecond: match.kind == .overlap && match.later == instant))
    }
  }

  /// The nearest allowed minute to an instant, the earlier of two that are as near.
  func nearest(to instant: Instant) -> Instant? {
    var best: Instant?
    var least = Int64.max
    for minute in minutes {
      let distance = abs(
        minute.instant.millisecondsSinceEpoch - instant.millisecondsSinceEpoch)
      if distance < least { (best, least) = (minute.instant, distance) }
    }
    return best
  }

  /// The instant that is meant by wheels that stand somewhere, allowed or not.
  func wanted(_ selection: WheelSelection) throws(KalendsError) -> Instant {
    let date = try wheels.calendar.date(
      year: selection.year, monthCode: selection.monthCode, day: selection.day,
      overflow: .constrain)
    let match = try wheels.zone.instants(at: LocalDateTime(date.epochDay, selection.time))
    switch match.kind {
    case .unique: return match.earlier
    case .gap: return match.later
    case .overlap: return selection.isSecond ? match.later : match.earlier
    }
  }
}

/// Zones whose clocks do what clocks do, and days on which they do it.
enum WheelZones {
  static func all() throws(KalendsError) -> [(zone: ZoneRules, days: [String])] {
    let liberia = try ZoneRules(
      identifier: "Monrovia", initialOffset: ZoneOffset("-00:44:30"),
      transitions: [ZoneTransition(at: Instant("1972-01-07T00:44:30Z"), to: .zero)])
    let samoa = try ZoneRules(
      identifier: "Apia", initialOffset: ZoneOffset("-10:00"),
      transitions: [ZoneTransition(at: Instant("2011-12-30T10:00Z"), to: ZoneOffset("+14:00"))])
    let oddShift = try ZoneRules(
      identifier: "odd", initialOffset: .zero,
      transitions: [
        ZoneTransition(at: Instant("2026-03-14T02:05Z"), to: ZoneOffset("+00:25")),
        ZoneTransition(at: Instant("2026-03-16T02:05Z"), to: .zero),
      ])
    return [
      (.utc, ["2026-02-28", "2024-02-29", "2025-12-31"]),
      (
        try ZoneRules(identifier: "New York", posixRule: "EST5EDT,M3.2.0,M11.1.0"),
        ["2026-03-08", "2026-11-01"]
      ),
      (
        try ZoneRules(
          identifier: "Lord Howe", posixRule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"),
        ["2026-10-04", "2026-04-05"]
      ),
      (
        try ZoneRules(identifier: "Havana", posixRule: "CST5CDT,M3.2.0/0,M11.1.0/1"),
        ["2026-03-08", "2026-11-01"]
      ),
      (
        try ZoneRules(identifier: "midnight", posixRule: "<-04>4<-03>,M10.1.0/0,M3.4.0/0"),
        ["2026-10-04", "2026-03-22", "2026-03-21"]
      ),
      (samoa, ["2011-12-29", "2011-12-30", "2011-12-31"]),
      (liberia, ["1972-01-07", "1972-01-06"]),
      (oddShift, ["2026-03-14", "2026-03-16"]),
    ]
  }
}

extension Wheels {
  /// Wheels that have been turned to any row, one column after the other.
  func randomlyTurned(
    from selection: WheelSelection, using random: inout SplitMix64
  ) throws(KalendsError) -> WheelSelection {
    var selection = selection
    for field in fields where Bool.random(using: &random) {
      let count = column(field, of: selection).rows.count
      guard count > 0 else { continue }
      let index = Int.random(in: 0..<count, using: &random)
      selection = try turning(field, to: index, in: selection)
    }
    return selection
  }
}

extension ZoneRules {
  /// The beginning of the minute that clocks show so many minutes after the first one of a day.
  func minute(_ minutes: Int64, after day: Day) throws(KalendsError) -> Instant {
    let instant = try startOfDay(day).adding(milliseconds: minutes * 60_000)
    let second = try localDateTime(at: instant).time.second
    return try instant.adding(milliseconds: Int64(-second * 1000))
  }
}
