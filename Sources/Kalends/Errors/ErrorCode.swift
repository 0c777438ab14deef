public import KalendsCore
public import KalendsICU
public import KalendsPickers
public import KalendsSystem

/// The kind of an error, as programs in other languages are told it.
///
/// The raw values are part of the format of `kalends batch` and do not change.
public enum ErrorCode: String, CaseIterable, Hashable, Sendable {
  case notJSON
  case unknownOperation
  case unknownKey
  case missingKey
  case wrongType
  case unknownLocale
  case unknownCalendar
  case unknownEra
  case unknownMonthCode
  case unknownZone
  case unknownStyle
  case invalidDate
  case invalidTime
  case outOfRange
  case invertedBounds
  case invalidMinuteInterval
  case invalidPattern
  case invalidMessage
  case contradictoryRules
  case tooLarge
  /// The machine failed, not the caller: ICU's data or the clock are not there.
  case unavailable
}

/// An error of any module that knows its kind and its text.
public protocol CodedError: Error, CustomStringConvertible, Sendable {
  /// The kind of the error.
  var code: ErrorCode { get }
}

extension KalendsError: CodedError {
  /// The kind of the error.
  public var code: ErrorCode {
    switch self {
    case .unknownCalendar: .unknownCalendar
    case .unknownEra: .unknownEra
    case .unknownMonthCode: .unknownMonthCode
    case .missingField: .missingKey
    case .fieldOutOfRange(.week, _, _), .fieldOutOfRange(.eraYear, _, _): .outOfRange
    case .fieldOutOfRange(.hour, _, _), .fieldOutOfRange(.minute, _, _),
      .fieldOutOfRange(.second, _, _), .fieldOutOfRange(.millisecond, _, _), .malformedTime,
      .skippedLocalTime, .repeatedLocalTime, .contradictingOffset:
      .invalidTime
    case .noSuchMonth, .fieldOutOfRange, .conflictingFields, .malformedDate: .invalidDate
    case .dayOutOfRange, .yearOutOfRange, .durationOutOfRange, .instantOutOfRange,
      .offsetOutOfRange, .numberOutOfRange, .ruleOutOfRange, .noSuchRow:
      .outOfRange
    case .contradictoryRules: .contradictoryRules
    case .invertedBounds, .mixedBounds, .noMinuteBetween: .invertedBounds
    case .minuteIntervalOutOfRange: .invalidMinuteInterval
    case .noDisplayedComponents: .missingKey
    case .malformedZone, .malformedZoneRule: .unknownZone
    case .malformedPattern, .unsupportedPatternField: .invalidPattern
    case .outputFull: .tooLarge
    case .invalidMessage(.tooLarge, _): .tooLarge
    case .invalidMessage: .invalidMessage
    case .missingMessage: .unknownKey
    case .missingArgument: .missingKey
    case .wrongArgument: .wrongType
    case .calendarNeedsYearTable, .malformedYearTable, .malformedDigits: .unavailable
    case .invalidPluralRule: .unavailable
    }
  }
}

extension ICUError: CodedError {
  /// The kind of the error.
  public var code: ErrorCode {
    switch self {
    case .malformedLocale: .unknownLocale
    case .unknownZone: .unknownZone
    case .yearsOutOfRange: .outOfRange
    case .failed, .irregularMonth, .missing: .unavailable
    case .rejected(let error): error.code
    }
  }
}

extension SystemError: CodedError {
  /// The kind of the error.
  public var code: ErrorCode {
    switch self {
    case .malformedLocale: .unknownLocale
    case .unknownZone, .unreadableZone: .unknownZone
    case .clockUnavailable: .unavailable
    case .rejected(let error): error.code
    }
  }
}

extension PickerError: CodedError {
  /// The kind of the error.
  public var code: ErrorCode {
    switch self {
    case .core(let error): error.code
    case .wrongValue: .wrongType
    case .unknownStyle: .unknownStyle
    case .noSuchNode, .noSuchColumn: .outOfRange
    }
  }
}
