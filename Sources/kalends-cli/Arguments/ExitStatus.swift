/// What the process answers its caller with, after `sysexits.h`.
enum ExitStatus: Int32 {
  case success = 0
  /// `batch`: at least one line was answered with an error; `validate`: not all were valid;
  /// `audit`: something is wrong; `pick`: nothing was chosen.
  case someFailed = 1
  /// Wrong usage.
  case usage = 64
  /// Wrong data: a date, a locale, a calendar that is not there.
  case badData = 65
  /// A file that is not there or cannot be read.
  case noInput = 66
  /// What the machine should have is not there.
  case unavailable = 69
  /// Standard input cannot be read, or standard output not be written.
  case cannotReadOrWrite = 74
}
