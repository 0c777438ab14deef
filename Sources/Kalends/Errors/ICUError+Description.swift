public import KalendsICU

extension ICUError: CustomStringConvertible {
  /// What is wrong, with the input and the limits, in English for developers.
  public var description: String {
    switch self {
    case .malformedLocale(let identifier):
      "'\(identifier)' is no locale identifier such as de-DE or ar-EG-u-nu-latn"
    case .unknownZone(let name):
      "unknown time zone '\(name)': ICU's data do not have it"
    case .failed(let status, let function, let input):
      "ICU's \(function) failed with \(status)" + (input.isEmpty ? "" : " for '\(input)'")
    case .yearsOutOfRange(let years, let limits):
      "the years \(years.lowerBound) … \(years.upperBound) are not all in"
        + " \(limits.lowerBound) … \(limits.upperBound)"
    case .irregularMonth(let calendar, let day):
      "ICU's calendar \(calendar) has no regular month \(day) days after 1970-01-01"
    case .missing(let data, let locale):
      "ICU has no usable \(data) for '\(locale)'"
    case .rejected(let error):
      error.description
    }
  }
}
