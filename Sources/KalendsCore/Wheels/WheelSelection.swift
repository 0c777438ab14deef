/// Where the wheels stand: a combination that may be impossible while they turn, such as
/// 30 February.
public struct WheelSelection: Hashable, Sendable {
  /// The era that is chosen, `nil` in calendars without eras.
  public internal(set) var era: Era?
  /// The year in the calendar's continuous count.
  public internal(set) var year: Int
  /// The month.
  public internal(set) var monthCode: MonthCode
  /// The day of the month that the column of days stands on.
  public internal(set) var day: Int
  /// The day of the month that a person chose last: months that are long enough get it back.
  public internal(set) var wantedDay: Int
  /// The hour, 0…23.
  public internal(set) var hour: Int
  /// The minute, 0…59.
  public internal(set) var minute: Int
  /// Whether the time is the later one where the zone's clocks show it twice.
  public internal(set) var isSecond: Bool
  /// Milliseconds behind the minute, which no wheel shows.
  var rest: Int32
  /// Whether another month was chosen since the wheels rested, so that the wanted day counts.
  var hasTurnedMonth = false

  init(_ date: CalendarDate, _ time: TimeOfDay, isSecond: Bool) {
    era = date.era
    year = date.year
    monthCode = date.monthCode
    day = date.day
    wantedDay = date.day
    hour = time.hour
    minute = time.minute
    self.isSecond = isSecond
    rest = time.millisecondsSinceMidnight % 60_000
  }

  /// The time of the day.
  public var time: TimeOfDay {
    TimeOfDay(unchecked: Int32(truncatingIfNeeded: (hour * 60 + minute) * 60_000) + rest)
  }

  /// The half of the day.
  public var dayPeriod: DayPeriod { hour < 12 ? .am : .pm }
}

/// Where the wheels came to rest.
public struct WheelSettlement: Hashable, Sendable {
  /// The value: always allowed.
  public let value: Instant
  /// What the zone's clocks show then.
  public let local: LocalDateTime
  /// Where the wheels stand now.
  public let selection: WheelSelection
  /// The columns that moved by themselves, in the order of ``Wheels/fields``.
  public let moved: [WheelField]
  /// Why they moved; the last reason when there were several.
  public let reason: WheelReason?
}

/// Why wheels moved by themselves.
public enum WheelReason: String, CaseIterable, Hashable, Sendable {
  /// The month has no such day: it is the month's last day.
  case noSuchDay
  /// A month that is long enough again got the day that a person had chosen.
  case wantedDay
  /// The date lies in another era.
  case otherEra
  /// The zone's clocks jump over the time.
  case skippedTime
  /// The zone's clocks show the time only once on this day.
  case shownOnce
  /// The value lay before the lower bound.
  case beforeLower
  /// The value lay behind the upper bound.
  case afterUpper
  /// The time of the day is outside the bounds.
  case outsideTimes
  /// The value lay between two minutes on offer.
  case offGrid
}
