internal import CICU
internal import KalendsCore

/// What a name is used for, as CLDR tells names apart that begin with a capital in some contexts.
enum CapitalUsage: String {
  case dayFormat = "day-format-except-narrow"
  case dayStandalone = "day-standalone-except-narrow"
  case dayNarrow = "day-narrow"
  case monthFormat = "month-format-except-narrow"
  case monthStandalone = "month-standalone-except-narrow"
  case monthNarrow = "month-narrow"
  case eraAbbreviated = "era-abbr"
  case eraWide = "era-name"
  case eraNarrow = "era-narrow"
  case relative
  case field = "calendar-field"

  /// The use of a pattern's field; `nil` for one that stays as it is.
  init?(letter: Unicode.Scalar, width: Int) {
    switch letter {
    case "M" where width >= 3: self = width == 5 ? .monthNarrow : .monthFormat
    case "L" where width >= 3: self = width == 5 ? .monthNarrow : .monthStandalone
    case "E": self = width == 5 ? .dayNarrow : .dayFormat
    case "e" where width >= 3: self = width == 5 ? .dayNarrow : .dayFormat
    case "c" where width >= 3: self = width == 5 ? .dayNarrow : .dayStandalone
    case "G": self = width == 4 ? .eraWide : width == 5 ? .eraNarrow : .eraAbbreviated
    default: return nil
    }
  }
}

extension LocaleCompiler {
  /// Whether a name begins with a capital in a context.
  borrowing func isCapitalized(_ usage: CapitalUsage, in context: TextContext) -> Bool {
    switch context {
    case .middle: false
    case .sentence: true
    case .list, .standalone:
      // Two numbers: in lists and menus, and by itself. Root has none. ICU looks the one for relative
      // days up through all parents, and those for names in the nearest table only.
      chain.numbers("contextTransforms", usage.rawValue, inherits: usage == .relative)
        .map { $0.count >= 2 && $0[context == .list ? 0 : 1] != 0 } ?? false
    }
  }

  /// A text with a capital at its beginning, if that is a small letter.
  borrowing func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, icu_u_islower(Int32(first.value)) != 0 else {
      return text
    }
    let units = Array(text.utf16)
    let locale = identifier.baseName
    return unsafe utf16String { buffer, capacity, status in
      unsafe icu_titlecaseFirst(
        units, Int32(units.count), locale, buffer, capacity, &status)
    } ?? text
  }
}
