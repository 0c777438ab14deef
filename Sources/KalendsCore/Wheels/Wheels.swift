/// The wheels of one picker: which rows its columns have, which of them can be reached, and where
/// they come to rest.
///
/// It knows calendar, zone and bounds, but no language: ``WheelLayout`` puts the columns in order,
/// and ``WheelTexts`` writes their rows.
///
/// ```swift
/// let wheels = try Wheels(
///   WheelOptions(components: .date), calendar: CalendarSystem(.gregory), zone: .utc, now: now)
/// var shown = try wheels.showing(Instant("2026-01-31T00:00Z"))
/// shown = wheels.settled(wheels.turning(.month, by: 1, in: shown.selection))  // 28 February
/// shown = wheels.settled(wheels.turning(.month, by: 1, in: shown.selection))  // 31 March
/// ```
///
/// An immutable value that any number of threads may share.
public struct Wheels: Sendable {
  /// All there is, in one object: each column holds the wheels, and to count a dozen references for
  /// it takes a quarter as long as to write all of its rows (`J8`).
  private let parts: Parts

  /// What the picker offers.
  public var options: WheelOptions { parts.options }
  /// The calendar of the columns.
  public var calendar: CalendarSystem { parts.calendar }
  /// The zone in which days and times are meant.
  public var zone: ZoneRules { parts.zone }
  /// The days within reach.
  public var days: ClosedRange<Day> { parts.days }
  /// The fields that have a column, from the largest to the smallest.
  public var fields: [WheelField] { parts.fields }
  /// The eras within reach.
  var eras: [WheelEra] { parts.eras }
  /// What may be chosen, as plain numbers.
  var range: WheelRange { parts.range }
  var clamp: DateClamp { parts.clamp }

  /// Compiles the wheels of a picker.
  ///
  /// Without a lower bound the wheels begin with the year 1 of the calendar, or, if the value lies
  /// before it, with the first year that the calendar has.
  ///
  /// - Parameters:
  ///   - options: what the picker offers. A bound between two minutes of the grid offers the first
  ///     or the last minute of the grid inside.
  ///   - calendar: the calendar of the columns.
  ///   - zone: the zone of the picker.
  ///   - now: the present.
  ///   - value: the value that is shown first.
  /// - Throws: as ``DateClamp/init(_:components:minuteInterval:rounding:grid:now:zone:)``, and
  ///   ``KalendsError/dayOutOfRange(_:limits:)`` when the calendar has none of the days within the
  ///   bounds.
  /// - Complexity: O(1)
  public init(
    _ options: WheelOptions, calendar: CalendarSystem, zone: ZoneRules, now: Instant,
    value: Instant? = nil
  ) throws(KalendsError) {
    parts = try Parts(options, calendar: calendar, zone: zone, now: now, value: value)
  }
}

private final class Parts: Sendable {
  let options: WheelOptions
  let calendar: CalendarSystem
  let zone: ZoneRules
  let days: ClosedRange<Day>
  let fields: [WheelField]
  let eras: [WheelEra]
  let range: WheelRange
  let clamp: DateClamp

  init(
    _ options: WheelOptions, calendar: CalendarSystem, zone: ZoneRules, now: Instant,
    value: Instant?
  ) throws(KalendsError) {
    self.options = options
    self.calendar = calendar
    self.zone = zone
    clamp = try DateClamp(
      options.bounds, components: options.shownComponents,
      minuteInterval: options.minuteInterval, rounding: options.rounding, grid: .insideGrid,
      now: now, zone: zone)
    let hasLower = options.bounds.lower != nil && clamp.bounds.times == nil
    days = try Self.reach(of: clamp, hasLower: hasLower, calendar: calendar, value: value)
    range = try WheelRange(clamp, days: days, options: options)
    eras = WheelEra.within(days, calendar: calendar)
    fields = options.fields(hasEras: eras.count > 1)
  }

  private static func reach(
    of clamp: DateClamp, hasLower: Bool, calendar: CalendarSystem, value: Instant?
  ) throws(KalendsError) -> ClosedRange<Day> {
    var first = max(clamp.days.lowerBound, calendar.supportedDays.lowerBound)
    let last = min(clamp.days.upperBound, calendar.supportedDays.upperBound)
    if !hasLower, calendar.supportedYears.contains(1) {
      let firstOfYear1 = try calendar.year(1).days.lowerBound
      let shown = value.flatMap { try? clamp.zone.localDateTime(at: $0).day }
      if firstOfYear1 <= min(last, shown ?? last) { first = max(first, firstOfYear1) }
    }
    guard first <= last else {
      let day = clamp.days.lowerBound > last ? clamp.days.lowerBound : clamp.days.upperBound
      throw .dayOutOfRange(day.daysSinceEpoch, limits: calendar.supportedDays)
    }
    return first...last
  }
}

extension WheelOptions {
  /// The components that have columns.
  var shownComponents: DisplayedComponents {
    mode == .yearAndMonth && !components.isEmpty ? .date : components
  }

  /// The fields that have a column, from the largest to the smallest.
  fileprivate func fields(hasEras: Bool) -> [WheelField] {
    var fields: [WheelField] = []
    if shownComponents.contains(.date) {
      if mode == .wholeDay, shownComponents.contains(.hourAndMinute) {
        fields.append(.wholeDay)
      } else {
        if hasEras { fields.append(.era) }
        fields += mode == .yearAndMonth ? [.year, .month] : [.year, .month, .day]
      }
    }
    if shownComponents.contains(.hourAndMinute) {
      if hourCycle.hasDayPeriod { fields.append(.dayPeriod) }
      fields += [.hour, .minute]
    }
    return fields
  }
}

/// An era within reach of the wheels.
struct WheelEra: Hashable, Sendable {
  var era: Era
  /// Its days within reach.
  var days: ClosedRange<Day>
  /// The years in which they lie, in the calendar's continuous count.
  var years: ClosedRange<Int>

  /// The eras of days, oldest first; empty in calendars without eras.
  static func within(_ days: ClosedRange<Day>, calendar: CalendarSystem) -> [WheelEra] {
    var eras: [WheelEra] = []
    var first = days.lowerBound
    while let start = try? calendar.date(of: first), let era = start.era {
      var last = days.upperBound
      // An era has one piece: its last day is found by halving.
      if (try? calendar.date(of: last))?.era != era {
        var low = first.daysSinceEpoch
        var high = last.daysSinceEpoch
        while high - low > 1 {
          let middle = low + (high - low) / 2
          let isInside = (try? calendar.date(of: Day(clamping: middle)))?.era == era
          if isInside { low = middle } else { high = middle }
        }
        last = Day(clamping: low)
      }
      let lastYear = (try? calendar.date(of: last))?.year ?? start.year
      eras.append(WheelEra(era: era, days: first...last, years: start.year...lastYear))
      guard last < days.upperBound, let next = try? last.adding(days: 1) else { break }
      first = next
    }
    return eras
  }
}

/// What may be chosen, as plain numbers.
struct WheelRange: Hashable, Sendable {
  /// The first and the last instant, on the grid where a time is shown.
  var lowest: Int64
  var highest: Int64
  /// The times that are allowed on every day, where bounds are times.
  var times: TimeBounds?
  /// The distance of the minutes on offer in milliseconds; 0 where no time is shown.
  var interval: Int64
  /// Whether a bound is a whole day, so that a value beyond it keeps its time.
  var lowerIsDay: Bool
  var upperIsDay: Bool

  init(
    _ clamp: DateClamp, days: ClosedRange<Day>, options: WheelOptions
  ) throws(KalendsError) {
    let zone = clamp.zone
    let showsTime = options.shownComponents.contains(.hourAndMinute)
    interval = showsTime ? Int64(options.minuteInterval) * DateClamp.minute : 0
    times = clamp.bounds.times
    lowest = max(clamp.bounds.lowest, zone.milliseconds(of: days.lowerBound).lowerBound)
    highest = min(clamp.bounds.highest, zone.milliseconds(of: days.upperBound).upperBound - 1)
    lowerIsDay = options.bounds.lower.isWholeDay || clamp.bounds.lowest < lowest
    upperIsDay = options.bounds.upper.isWholeDay || clamp.bounds.highest > highest
    guard interval > 0 else { return }
    lowest = DateClamp.floor(lowest, interval: DateClamp.minute, zone: zone)
    lowest = DateClamp.ceiling(lowest, interval: interval, zone: zone)
    highest = DateClamp.floor(highest, interval: interval, zone: zone)
    if let times {
      // Judged by the minute: a bound's seconds do not count.
      let first = times.first.millisecondsSinceMidnight / 60_000 * 60_000
      self.times = TimeBounds(first: TimeOfDay(unchecked: first), last: times.last)
    }
    guard lowest <= highest else { throw .noMinuteBetween(options.bounds) }
  }

  /// Whether an instant lies between the bounds on instants.
  func contains(_ instant: Int64) -> Bool { instant >= lowest && instant <= highest }
}

extension DateBound? {
  /// Whether values beyond the bound keep their time: it is a day, or there is none.
  fileprivate var isWholeDay: Bool {
    switch self {
    case nil, .day, .time: true
    case .local, .instant, .now: false
    }
  }
}
