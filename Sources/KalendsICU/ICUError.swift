internal import CICU

/// What can go wrong between a caller and ICU.
public enum ICUError: Error, Hashable, Sendable {
  /// A locale identifier that is not well-formed.
  ///
  /// A locale that is well-formed and that ICU has no data for is no error: its nearest parent is
  /// used and reported.
  case malformedLocale(String)
  /// ICU answered with an error: ICU's name of the status (`U_…`), the function and its input.
  case failed(String, during: String, input: String)
}

extension UErrorCode {
  /// Throws when the status is an error, and keeps ICU's name of it.
  func check(_ function: String, input: @autoclosure () -> String = "") throws(ICUError) {
    // Values up to U_ZERO_ERROR are successes with information (U_USING_DEFAULT_WARNING …).
    guard rawValue > U_ZERO_ERROR.rawValue else { return }
    throw .failed(unsafe String(cString: icu_u_errorName(self)), during: function, input: input())
  }
}
