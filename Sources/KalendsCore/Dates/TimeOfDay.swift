/// A time on a clock's face, without a day and without a zone, to the millisecond.
///
/// ```swift
/// let opening = try TimeOfDay("09:30")
/// print(opening.hour, opening < .noon)  // 9 true
/// ```
public struct TimeOfDay: Hashable, Sendable {
  /// Milliseconds since midnight on a day without clock changes: 0 … 86,399,999.
  public let millisecondsSinceMidnight: Int32

  /// Takes a number that the caller knows to be inside the limits.
  init(unchecked milliseconds: Int32) {
    millisecondsSinceMidnight = milliseconds
  }

  /// Makes a time of its fields.
  ///
  /// - Parameters:
  ///   - hour: 0…23.
  ///   - minute: 0…59.
  ///   - second: 0…59; leap seconds have no place in instants, and so none here.
  ///   - millisecond: 0…999.
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` with the first field outside.
  /// - Complexity: O(1)
  public init(
    hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0
  ) throws(KalendsError) {
    try Self.check(.hour, hour, 0...23)
    try Self.check(.minute, minute, 0...59)
    try Self.check(.second, second, 0...59)
    try Self.check(.millisecond, millisecond, 0...999)
    let seconds = (hour * 60 + minute) * 60 + second
    self.init(unchecked: Int32(truncatingIfNeeded: seconds * 1000 + millisecond))
  }

  private static func check(
    _ field: DateField, _ value: Int, _ limits: ClosedRange<Int>
  ) throws(KalendsError) {
    guard limits.contains(value) else {
      throw .fieldOutOfRange(field, value: value, limits: limits)
    }
  }

  /// The first time of a day, 00:00.
  public static let midnight = TimeOfDay(unchecked: 0)

  /// The middle of a day, 12:00.
  public static let noon = TimeOfDay(unchecked: 43_200_000)

  /// The last time of a day, 23:59:59.999.
  public static let max = TimeOfDay(unchecked: 86_399_999)

  /// The hour, 0…23.
  public var hour: Int { Int(millisecondsSinceMidnight / 3_600_000) }

  /// The minute of the hour, 0…59.
  public var minute: Int { Int(millisecondsSinceMidnight / 60_000 % 60) }

  /// The second of the minute, 0…59.
  public var second: Int { Int(millisecondsSinceMidnight / 1000 % 60) }

  /// The millisecond of the second, 0…999.
  public var millisecond: Int { Int(millisecondsSinceMidnight % 1000) }
}

extension TimeOfDay: Comparable {
  /// Whether the left time comes before the right one on the same day.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.millisecondsSinceMidnight < right.millisecondsSinceMidnight
  }
}

extension TimeOfDay {
  /// Reads an ISO 8601 time: `09:30`, `0930`, `09`, `09:30:15`, `09:30:15.250`.
  ///
  /// A fraction has one to nine digits; what is finer than a millisecond is cut off.
  ///
  /// - Throws: ``KalendsError/malformedTime(_:offset:)`` for anything else, and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for `24:00` and other times that no clock
  ///   shows.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text)
    self = try reader.readTime()
    try reader.finish()
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The shortest ISO 8601 form, to the minute at least: `09:30`, `09:30:15`, `09:30:15.250`.
  public var description: String {
    millisecondsSinceMidnight % 60_000 == 0
      ? "\(padded(hour, 2)):\(padded(minute, 2))" : descriptionWithSeconds
  }

  /// The form with seconds, as RFC 3339 wants it beside an offset.
  var descriptionWithSeconds: String {
    let seconds = "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
    return millisecond == 0 ? seconds : "\(seconds).\(padded(millisecond, 3))"
  }
}
