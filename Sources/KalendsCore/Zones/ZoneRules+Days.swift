/// A day as a zone has it: from its first instant to the first instant of the next day.
public struct ZonedDay: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// The first instant at which the zone's clocks show the day, or a later day if they skip it;
  /// ``Instant/min`` where that lies before it.
  public let start: Instant
  /// The first instant at which they show the next day, or a later one; ``Instant/max`` where that
  /// lies behind it.
  public let end: Instant
  /// How long it lasts, in milliseconds: 86,400,000 unless the clocks change, and also where it
  /// reaches beyond the supported instants.
  public let milliseconds: Int64

  /// Whether the zone has the day: Apia has no 2011-12-30.
  public var exists: Bool { milliseconds > 0 }

  /// How many hours it lasts: 24 unless the clocks change, 0 where the zone skips it.
  public var hours: Double { Double(milliseconds) / 3_600_000 }
}

extension ZoneRules {
  /// The day that the zone's calendars show at an instant.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` within a day of the limits.
  /// - Complexity: O(1)
  public func day(at instant: Instant) throws(KalendsError) -> Day {
    try localDateTime(at: instant).day
  }

  /// Where a day begins and ends.
  ///
  /// A day whose midnight is skipped begins at the first instant behind the gap; one whose midnight
  /// is shown twice begins at the first of the two.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` for ``Day/min`` in a zone that
  ///   is a whole day ahead of UTC and for ``Day/max`` in one that is a whole day behind, where they
  ///   have no supported instant.
  /// - Complexity: O(1)
  public func span(of day: Day) throws(KalendsError) -> ZonedDay {
    let span = milliseconds(of: day)
    let limits = LocalDateTime.limits
    guard span.lowerBound <= limits.upperBound, span.upperBound > limits.lowerBound else {
      throw .instantOutOfRange(
        milliseconds: Double(span.lowerBound), limits: Instant.min...Instant.max)
    }
    return ZonedDay(
      day: day, start: Instant(unchecked: max(span.lowerBound, limits.lowerBound)),
      end: Instant(unchecked: min(span.upperBound, limits.upperBound)),
      milliseconds: span.upperBound - span.lowerBound)
  }

  /// The first instant of a day, as ``span(of:)`` has it.
  ///
  /// - Throws: as ``span(of:)``.
  /// - Complexity: O(1)
  public func startOfDay(_ day: Day) throws(KalendsError) -> Instant { try span(of: day).start }

  /// Where a day begins and ends, in milliseconds since the epoch, also beyond the supported
  /// instants.
  func milliseconds(of day: Day) -> Range<Int64> {
    let start = firstMillisecond(atOrAfter: day.midnight)
    return start..<firstMillisecond(atOrAfter: day.midnight + millisecondsADay)
  }

  /// The supported instants at which the zone's clocks show a supported day, in milliseconds since
  /// the epoch: all but the first hours behind UTC, and the last ones ahead of it.
  var supportedMilliseconds: ClosedRange<Int64> {
    let limits = LocalDateTime.limits
    let first = firstMillisecond(atOrAfter: limits.lowerBound)
    let last = firstMillisecond(atOrAfter: limits.upperBound + 1) - 1
    return max(first, limits.lowerBound)...min(last, limits.upperBound)
  }

  /// The first instant at which the zone's clocks show a local time, or have jumped over it.
  private func firstMillisecond(atOrAfter local: Int64) -> Int64 {
    var inTable = local
    let segment = segments[firstSegment(endingAfter: &inTable)]
    return max(inTable - segment.offset, segment.start) + (local - inTable)
  }
}
