/// A day and a time as a calendar and a clock on a wall show them, without a zone.
///
/// It is no instant: a zone may skip it or show it twice. ``ZoneRules`` translates.
///
/// ```swift
/// let local = try LocalDateTime("2026-03-29T02:30")
/// print(local.day, local.time)  // 2026-03-29 02:30
/// ```
public struct LocalDateTime: Hashable, Sendable {
  /// Milliseconds that a clock without changes would count from 1970-01-01T00:00.
  ///
  /// Inside the limits of ``Day``: -377,705,116,800,000 … 253,402,300,799,999.
  public let millisecondsSinceEpoch: Int64

  /// Takes a number that the caller knows to be inside the limits.
  @inline(__always)
  init(unchecked milliseconds: Int64) {
    millisecondsSinceEpoch = milliseconds
  }

  /// Puts a day and a time together.
  ///
  /// - Complexity: O(1)
  public init(_ day: Day, _ time: TimeOfDay) {
    millisecondsSinceEpoch = day.midnight + Int64(time.millisecondsSinceMidnight)
  }

  /// Takes milliseconds since 1970-01-01T00:00 on the same wall.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` beyond the days of ``Day``.
  /// - Complexity: O(1)
  @inline(__always)
  public init(millisecondsSinceEpoch milliseconds: Int64) throws(KalendsError) {
    guard Self.limits.contains(milliseconds) else { throw Self.outOfRange(milliseconds) }
    millisecondsSinceEpoch = milliseconds
  }

  /// The milliseconds of all supported local times; in UTC, of all supported instants.
  static let limits = Day.min.midnight...Day.max.midnight + (millisecondsADay - 1)

  @inline(never)
  private static func outOfRange(_ milliseconds: Int64) -> KalendsError {
    .dayOutOfRange(Int(clamping: dayNumber(of: milliseconds)), limits: Day.min...Day.max)
  }

  /// The day.
  ///
  /// - Complexity: O(1)
  public var day: Day {
    Day(unchecked: Int32(truncatingIfNeeded: dayNumber(of: millisecondsSinceEpoch)))
  }

  /// The time of the day.
  ///
  /// - Complexity: O(1)
  public var time: TimeOfDay {
    let elapsed = millisecondsSinceEpoch - dayNumber(of: millisecondsSinceEpoch) * millisecondsADay
    return TimeOfDay(unchecked: Int32(truncatingIfNeeded: elapsed))
  }
}

/// The milliseconds of a day without clock changes.
let millisecondsADay: Int64 = 86_400_000

/// The number of the day that contains a local time, rounding towards the past.
@inline(__always)
private func dayNumber(of milliseconds: Int64) -> Int64 {
  let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: millisecondsADay)
  return remainder < 0 ? quotient - 1 : quotient
}

extension Day {
  /// The milliseconds from 1970-01-01T00:00 to the day's 00:00 on the same wall.
  var midnight: Int64 { Int64(number) * millisecondsADay }
}

extension LocalDateTime: Comparable {
  /// Whether the left time comes before the right one on the same wall.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
  }
}

extension LocalDateTime {
  /// Reads an ISO 8601 date and time without an offset, such as `2026-03-14T09:30`.
  ///
  /// The forms of the two parts are those of ``Day/init(_:)`` and ``TimeOfDay/init(_:)``; `T` may be
  /// `t` or a space.
  ///
  /// - Throws: ``KalendsError/malformedTime(_:offset:)`` for anything else, and what the parts throw
  ///   for fields that do not exist.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text)
    self = try reader.readDateTime()
    try reader.finish()
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The ISO 8601 form with the shortest time: `2026-03-14T09:30`.
  public var description: String { "\(day)T\(time)" }

  /// The form with seconds, as RFC 3339 wants it beside an offset.
  var descriptionWithSeconds: String { "\(day)T\(time.descriptionWithSeconds)" }
}
