public import KalendsCore
public import KalendsICU
public import KalendsSystem

/// What can be wrong with the identifiers that an environment is opened from.
public enum EnvironmentError: CodedError, Hashable {
  /// What ICU says.
  case icu(ICUError)
  /// What the core says.
  case core(KalendsError)
  /// What the machine says.
  case system(SystemError)
  /// A numbering system that CLDR does not have.
  case unknownNumberingSystem(String)

  /// The kind of the error.
  public var code: ErrorCode {
    switch self {
    case .icu(let error): error.code
    case .core(let error): error.code
    case .system(let error): error.code
    case .unknownNumberingSystem: .unknownLocale
    }
  }

  /// What is wrong, with the input, in English for developers.
  public var description: String {
    switch self {
    case .icu(let error): error.description
    case .core(let error): error.description
    case .system(let error): error.description
    case .unknownNumberingSystem(let name):
      "unknown numbering system '\(name)': CLDR's names are such as latn, arab or deva"
    }
  }
}
