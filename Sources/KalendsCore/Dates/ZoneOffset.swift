/// How far clocks are ahead of UTC, to the second; negative west of Greenwich.
///
/// Local mean time before standard time has seconds: Madrid was at -00:14:44 until 1901.
public struct ZoneOffset: Hashable, Sendable {
  /// Seconds ahead of UTC: -89,999 … 93,599, as RFC 9636 has it (-24:59:59 … +25:59:59).
  public let seconds: Int32

  /// Takes a number that the caller knows to be inside the limits.
  @inline(__always)
  init(unchecked seconds: Int32) {
    self.seconds = seconds
  }

  /// Takes seconds ahead of UTC.
  ///
  /// - Throws: ``KalendsError/offsetOutOfRange(seconds:limits:)`` outside -89,999 … 93,599.
  /// - Complexity: O(1)
  public init(seconds: Int) throws(KalendsError) {
    guard (-89_999...93_599).contains(seconds) else {
      throw .offsetOutOfRange(seconds: seconds, limits: Self.min...Self.max)
    }
    self.seconds = Int32(truncatingIfNeeded: seconds)
  }

  /// Reads `+05:30`, `+0530`, `+05`, `-00:14:44` or `Z`.
  ///
  /// - Throws: ``KalendsError/malformedTime(_:offset:)`` and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)``.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text)
    guard let offset = try reader.readOffset() else { throw reader.malformed }
    try reader.finish()
    self = offset.value
  }

  /// UTC's own offset.
  public static let zero = ZoneOffset(unchecked: 0)

  /// The least offset, -24:59:59.
  public static let min = ZoneOffset(unchecked: -89_999)

  /// The greatest offset, +25:59:59.
  public static let max = ZoneOffset(unchecked: 93_599)

  /// Milliseconds ahead of UTC.
  var milliseconds: Int64 { Int64(seconds) * 1000 }
}

extension ZoneOffset: Comparable {
  /// Whether the left offset is further west.
  public static func < (left: ZoneOffset, right: ZoneOffset) -> Bool {
    left.seconds < right.seconds
  }
}

extension ZoneOffset: CustomStringConvertible {
  /// `+05:30`, with seconds where there are any: `-00:14:44`.
  public var description: String {
    let magnitude = Int(seconds.magnitude)
    let minutes = "\(padded(magnitude / 3600, 2)):\(padded(magnitude / 60 % 60, 2))"
    let sign = seconds < 0 ? "-" : "+"
    return magnitude % 60 == 0
      ? "\(sign)\(minutes)" : "\(sign)\(minutes):\(padded(magnitude % 60, 2))"
  }
}
