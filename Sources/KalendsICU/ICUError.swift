internal import CICU
public import KalendsCore

/// What can go wrong between a caller and ICU.
public enum ICUError: Error, Hashable, Sendable {
  /// A locale identifier that is not well-formed.
  ///
  /// A locale that is well-formed and that ICU has no data for is no error: its nearest parent is
  /// used and reported.
  case malformedLocale(String)
  /// A time zone that ICU's data do not have.
  case unknownZone(String)
  /// ICU answered with an error: ICU's name of the status (`U_…`), the function and its input.
  case failed(String, during: String, input: String)
  /// Years of the ISO calendar that a calendar cannot be opened for.
  case yearsOutOfRange(ClosedRange<Int>, limits: ClosedRange<Int>)
  /// A month in which ICU's answers make no calendar of 29- and 30-day months in order; it begins
  /// that many days after 1970-01-01.
  case irregularMonth(CalendarIdentifier, daysSinceEpoch: Int)
  /// Data that every locale must have and that ICU does not have in the expected shape.
  case missing(String, locale: String)
  /// What was made of ICU's answers is nothing that the core takes, and why.
  case rejected(KalendsError)
}

/// The value, or the core's error as one of ICU's.
func accepted<Value>(
  _ value: @autoclosure () throws(KalendsError) -> Value
) throws(ICUError) -> Value {
  do { return try value() } catch { throw .rejected(error) }
}

extension UErrorCode {
  /// Throws when the status is an error, and keeps ICU's name of it.
  func check(_ function: String, input: @autoclosure () -> String = "") throws(ICUError) {
    // Values up to U_ZERO_ERROR are successes with information (U_USING_DEFAULT_WARNING …).
    guard rawValue > U_ZERO_ERROR.rawValue else { return }
    throw .failed(unsafe String(cString: icu_u_errorName(self)), during: function, input: input())
  }
}
