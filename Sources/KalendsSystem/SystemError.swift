/// What can be wrong with what the machine says about itself.
public enum SystemError: Error, Hashable, Sendable {
  /// An environment variable that holds no locale name.
  case malformedLocale(String, variable: String)
  /// A zone that is neither in the zone directory nor a POSIX rule.
  case unknownZone(String, directory: String)
  /// A zone file that is there and cannot be read, with the C library's error number; 0 when it is
  /// not a zone file.
  case unreadableZone(path: String, errorNumber: Int32)
  /// The C library has no wall clock, with its error number.
  case clockUnavailable(errorNumber: Int32)
  /// An instant, in milliseconds since the epoch, whose local day no calendar can express.
  case instantOutOfRange(milliseconds: Int64)
}
