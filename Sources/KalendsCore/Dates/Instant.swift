/// A point of time: milliseconds since 1970-01-01T00:00:00Z, without leap seconds, as ICU's `UDate`.
///
/// Instants run from -9999-01-01T00:00:00Z to 9999-12-31T23:59:59.999Z.
///
/// ```swift
/// let instant = try Instant("2026-03-14T09:30+05:30")
/// print(instant)  // 2026-03-14T04:00:00Z
/// ```
public struct Instant: Hashable, Sendable {
  /// Milliseconds since the epoch: -377,705,116,800,000 … 253,402,300,799,999.
  public let millisecondsSinceEpoch: Int64

  /// Takes a number that the caller knows to be inside the limits.
  @inline(__always)
  init(unchecked milliseconds: Int64) {
    millisecondsSinceEpoch = milliseconds
  }

  /// Takes milliseconds since the epoch.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` beyond ``min`` and ``max``.
  /// - Complexity: O(1)
  @inline(__always)
  public init(millisecondsSinceEpoch milliseconds: Int64) throws(KalendsError) {
    guard LocalDateTime.limits.contains(milliseconds) else {
      throw Self.outOfRange(Double(milliseconds))
    }
    millisecondsSinceEpoch = milliseconds
  }

  /// Takes milliseconds since the epoch as ICU counts them, to the nearest whole one.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` beyond ``min`` and ``max``,
  ///   and for infinity and what is not a number.
  /// - Complexity: O(1)
  public init(millisecondsSinceEpoch milliseconds: Double) throws(KalendsError) {
    // Inside these limits a double has room for a fraction; NaN is inside no range.
    guard milliseconds.magnitude < 1e15 else { throw Self.outOfRange(milliseconds) }
    // Not by `rounded()`, which calls the C library.
    let whole = Int64(milliseconds)
    let fraction = milliseconds - Double(whole)
    let nearest = whole + (fraction >= 0.5 ? 1 : fraction <= -0.5 ? -1 : 0)
    try self.init(millisecondsSinceEpoch: nearest)
  }

  /// Takes seconds since the epoch, as POSIX and Foundation count them, to the nearest millisecond.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` beyond ``min`` and ``max``,
  ///   and for infinity and what is not a number.
  /// - Complexity: O(1)
  public init(secondsSinceEpoch seconds: Double) throws(KalendsError) {
    try self.init(millisecondsSinceEpoch: seconds * 1000)
  }

  /// The first instant: -9999-01-01T00:00:00Z.
  public static let min = Instant(unchecked: LocalDateTime.limits.lowerBound)

  /// The last instant: 9999-12-31T23:59:59.999Z.
  public static let max = Instant(unchecked: LocalDateTime.limits.upperBound)

  /// The instant from which instants are counted, 1970-01-01T00:00:00Z.
  public static let epoch = Instant(unchecked: 0)

  @inline(never)
  private static func outOfRange(_ milliseconds: Double) -> KalendsError {
    .instantOutOfRange(milliseconds: milliseconds, limits: min...max)
  }

  /// The instant that lies `milliseconds` later, or earlier when negative.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` beyond ``min`` and ``max``.
  /// - Complexity: O(1)
  public func adding(milliseconds: Int64) throws(KalendsError) -> Instant {
    let (sum, overflow) = millisecondsSinceEpoch.addingReportingOverflow(milliseconds)
    return try Instant(millisecondsSinceEpoch: overflow ? milliseconds : sum)
  }
}

extension Instant: Comparable {
  /// Whether the left instant comes before the right one.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.millisecondsSinceEpoch < right.millisecondsSinceEpoch
  }
}

extension Instant {
  /// Reads an ISO 8601 date and time with an offset, such as `2026-03-14T09:30+05:30` or
  /// `2026-03-14T04:00:00Z`.
  ///
  /// A text with an annotation (`[Europe/Paris]`) is read by ``AnnotatedDateTime``.
  ///
  /// - Throws: ``KalendsError/malformedTime(_:offset:)`` for anything else, what
  ///   ``LocalDateTime/init(_:)`` throws, ``KalendsError/offsetOutOfRange(seconds:limits:)`` and
  ///   ``KalendsError/instantOutOfRange(milliseconds:limits:)``.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text)
    let local = try reader.readDateTime()
    guard let offset = try reader.readOffset() else { throw reader.malformed }
    try reader.finish()
    try self.init(local, offset: offset.value)
  }

  /// The instant at which clocks that are `offset` ahead of UTC show a local time.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` within a day of the limits.
  /// - Complexity: O(1)
  public init(_ local: LocalDateTime, offset: ZoneOffset) throws(KalendsError) {
    try self.init(
      millisecondsSinceEpoch: local.millisecondsSinceEpoch - offset.milliseconds)
  }
}

extension Instant: CustomStringConvertible {
  /// The RFC 3339 form in UTC, with milliseconds where there are any: `2026-03-14T04:00:00Z`.
  public var description: String {
    LocalDateTime(unchecked: millisecondsSinceEpoch).descriptionWithSeconds + "Z"
  }
}
