#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The wall clock of the machine.
///
/// Nothing else in Kalends reads it: what depends on the time is given the time.
public enum SystemClock {
  /// The milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  ///
  /// - Throws: ``SystemError/clockUnavailable(errorNumber:)``.
  /// - Complexity: O(1)
  public static func millisecondsSinceEpoch() throws(SystemError) -> Int64 {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else {
      throw .clockUnavailable(errorNumber: errno)
    }
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
