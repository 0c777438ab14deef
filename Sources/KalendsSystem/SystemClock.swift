#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
public import KalendsCore

/// The wall clock of the machine.
///
/// Nothing else in Kalends reads it: what depends on the time is given the time.
public enum SystemClock {
  /// The present instant.
  ///
  /// - Throws: ``SystemError/clockUnavailable(errorNumber:)``, and ``SystemError/rejected(_:)`` for a
  ///   clock that is set beyond the year 9999.
  /// - Complexity: O(1)
  public static func now() throws(SystemError) -> Instant {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else {
      throw .clockUnavailable(errorNumber: errno)
    }
    let milliseconds = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    return try accepted(try Instant(millisecondsSinceEpoch: milliseconds))
  }
}
