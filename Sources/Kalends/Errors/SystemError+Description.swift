internal import KalendsCore
public import KalendsSystem

extension SystemError: CustomStringConvertible {
  /// What is wrong, with the input, in English for developers.
  public var description: String {
    switch self {
    case .malformedLocale(let name, let variable):
      "\(variable) is '\(name)', which is no locale name such as de_DE.UTF-8"
    case .unknownZone(let name, let directory):
      "'\(name)' is neither a time zone in \(directory) nor a POSIX rule"
    case .unreadableZone(let path, 0):
      "\(path) is no zone file"
    case .unreadableZone(let path, let number):
      "the zone file \(path) cannot be read: error \(number) of the C library"
    case .clockUnavailable(let number):
      "the wall clock cannot be read: error \(number) of the C library"
    case .rejected(let error):
      error.description
    }
  }
}
