public import KalendsCore

/// What can be wrong with what the machine says about itself.
public enum SystemError: Error, Hashable, Sendable {
  /// An environment variable that holds no locale name.
  case malformedLocale(String, variable: String)
  /// A zone that is neither in the zone directory nor, where the environment asks, a POSIX rule.
  case unknownZone(String, directory: String)
  /// A zone file that is there and cannot be read, with the C library's error number; 0 when it is
  /// not a zone file.
  case unreadableZone(path: String, errorNumber: Int32)
  /// The C library has no wall clock, with its error number.
  case clockUnavailable(errorNumber: Int32)
  /// What the machine has is nothing that the core takes, such as a damaged zone file, and why.
  case rejected(KalendsError)
}

/// The value, or the core's error as one of this module.
func accepted<Value>(
  _ value: @autoclosure () throws(KalendsError) -> Value
) throws(SystemError) -> Value {
  do { return try value() } catch { throw .rejected(error) }
}
