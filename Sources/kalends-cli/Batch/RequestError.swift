internal import Kalends

/// What is wrong with a request itself: its form, its keys, the types of their values.
struct RequestError: CodedError {
  var code: ErrorCode
  var description: String
  /// The part of the request that is wrong.
  var input: JSONValue

  init(_ code: ErrorCode, _ description: String, input: JSONValue) {
    self.code = code
    self.description = description
    self.input = input
  }
}

extension CodedError {
  /// The error as the answer to a request has it.
  var answer: JSONValue {
    .object([
      "code": .string(code.rawValue), "message": .string(description), "input": input,
    ])
  }

  /// What was wrong, in a form that a program can use.
  private var input: JSONValue {
    switch self {
    case let error as RequestError: error.input
    case let error as KalendsError: error.faultyInput
    case let error as ICUError: error.faultyInput
    case let error as SystemError: error.faultyInput
    case let error as EnvironmentError: error.faultyInput
    case let error as PickerError: error.faultyInput
    default: .null
    }
  }
}

extension KalendsError {
  fileprivate var faultyInput: JSONValue {
    switch self {
    case .unknownCalendar(let text), .unknownEra(let text, _), .unknownMonthCode(let text),
      .malformedDate(let text, _), .malformedPattern(let text, _),
      .unsupportedPatternField(let text), .malformedDigits(let text), .malformedTime(let text, _),
      .malformedZone(let text, _), .malformedZoneRule(let text, _), .missingMessage(let text, _),
      .missingArgument(let text), .wrongArgument(let text, _), .invalidPluralRule(let text, _):
      .string(text)
    case .skippedLocalTime(let local, _), .repeatedLocalTime(let local, _):
      .string(local.description)
    case .contradictingOffset(let offset, _, _): .string(offset.description)
    case .offsetOutOfRange(let seconds, _): .integer(seconds)
    case .instantOutOfRange(let milliseconds, _): .string("\(milliseconds)")
    case .noSuchMonth(let code, _, _): .string(code.description)
    case .missingField(let field): .string(field.rawValue)
    case .conflictingFields(let first, let second):
      .array([.string(first.rawValue), .string(second.rawValue)])
    case .fieldOutOfRange(_, let value, _), .yearOutOfRange(let value, _, _),
      .durationOutOfRange(let value, _), .numberOutOfRange(let value, _, _),
      .outputFull(let value, _):
      .integer(value)
    case .dayOutOfRange(let day, _):
      (try? Day(daysSinceEpoch: day)).map { .string($0.description) } ?? .integer(day)
    case .calendarNeedsYearTable(let calendar): .string(calendar.name)
    case .malformedYearTable(let year): .integer(year)
    case .contradictoryRules(let rules): .array(rules.map { .string($0.rawValue) })
    case .ruleOutOfRange(_, let value, _), .minuteIntervalOutOfRange(let value),
      .noSuchRow(_, let value, _):
      .integer(value)
    // The bounds of the request: they are said in the message.
    case .invertedBounds, .mixedBounds, .noMinuteBetween, .noDisplayedComponents: .null
    case .invalidMessage(_, let offset): .integer(offset)
    }
  }
}

extension ICUError {
  fileprivate var faultyInput: JSONValue {
    switch self {
    case .malformedLocale(let text), .unknownZone(let text): .string(text)
    case .failed(_, _, let input): .string(input)
    case .yearsOutOfRange(let years, _): .string("\(years)")
    case .irregularMonth(let calendar, _): .string(calendar.name)
    case .missing(_, let locale): .string(locale)
    case .rejected(let error): error.faultyInput
    }
  }
}

extension EnvironmentError {
  fileprivate var faultyInput: JSONValue {
    switch self {
    case .icu(let error): error.faultyInput
    case .core(let error): error.faultyInput
    case .system(let error): error.faultyInput
    case .unknownNumberingSystem(let name): .string(name)
    }
  }
}

extension PickerError {
  fileprivate var faultyInput: JSONValue {
    switch self {
    case .core(let error): error.faultyInput
    case .wrongValue: .null
    case .unknownStyle(let style): .string(style.rawValue)
    case .noSuchNode(let node): .string(node.description)
    case .noSuchColumn(let field): .string(field.rawValue)
    }
  }
}

extension SystemError {
  fileprivate var faultyInput: JSONValue {
    switch self {
    case .malformedLocale(let text, _), .unknownZone(let text, _): .string(text)
    case .unreadableZone(let path, _): .string(path)
    case .clockUnavailable: .null
    case .rejected(let error): error.faultyInput
    }
  }
}
