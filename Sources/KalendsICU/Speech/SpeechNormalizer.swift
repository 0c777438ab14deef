internal import CICU
internal import KalendsCore

/// Turns a text that is shown into one that a speech synthesiser reads as it is meant.
///
/// - Every space (U+00A0, U+2009, U+202F, …) becomes U+0020, several become one.
/// - What is invisible goes: soft hyphens, marks of direction, joiners, spaces without width. A
///   non-joiner that keeps two Arabic letters apart becomes a space, as Persian writes it where
///   it cannot write a non-joiner.
/// - A dash becomes a comma, a slash a space: the one is read as a range or not at all, the other as
///   a fraction.
/// - A full stop is kept between two digits only (`19.30`). Any other would end a sentence: behind
///   an ordinal and an abbreviation it goes, between the letters of an abbreviation it becomes a
///   space (`p.m.`, `p m`), and abbreviations of the language that have words become those words
///   (`2024 г.`, `2024 года`). Between an ordinal and another number it becomes a comma.
///
/// ```swift
/// SpeechNormalizer(language: "en").normalized("1:05\u{202F}PM")  // 1:05 PM
/// ```
public struct SpeechNormalizer: Sendable {
  private let abbreviations: [(abbreviation: [Unicode.Scalar], words: String)]

  /// Makes a normaliser for the texts of a language, by its ISO 639 code.
  public init(language: String) {
    abbreviations = SpokenAbbreviations.words(ofLanguage: language).map {
      (Array($0.abbreviation.unicodeScalars), $0.words)
    }
  }

  /// The text as it is spoken.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func normalized(_ text: String) -> String {
    normalized(text, after: nil, before: nil)
  }

  /// A part of a text as it is spoken.
  ///
  /// - Parameters:
  ///   - text: the part.
  ///   - before: a character such as stands directly before it in the whole text.
  ///   - after: a character such as stands directly behind it.
  /// - Returns: the part, without those characters.
  func normalized(
    _ text: String, after before: Unicode.Scalar?, before after: Unicode.Scalar?
  ) -> String {
    if abbreviations.isEmpty, text.utf8.allSatisfy(Self.isPlain) { return text }
    let plain = spaced(text)
    var output = String.UnicodeScalarView()
    var index = 0
    while index < plain.count {
      let previous = index > 0 ? plain[index - 1] : before
      if let (count, words) = abbreviation(in: plain, at: index, after: previous) {
        output.append(contentsOf: words.unicodeScalars)
        index += count
        continue
      }
      let next = index + 1 < plain.count ? plain[index + 1] : after
      let second = index + 2 < plain.count ? plain[index + 2] : after
      if let scalar = Self.spoken(plain[index], after: previous, before: next, second),
        scalar != " " || (output.last ?? before) != " "
      {
        if scalar == ",", output.last == " " { output.removeLast() }
        output.append(scalar)
      }
      index += 1
    }
    return String(output)
  }

  /// Whether a byte of UTF-8 is a character that stays as it is wherever it stands: a letter or
  /// digit, or one of the signs that dates are written with.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2C: true
    default: false
    }
  }

  /// The text with plain spaces and without what is invisible.
  private func spaced(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var plain: [Unicode.Scalar] = []
    plain.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x9, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(" ")
      case 0x200C:
        let joins = index > 0 && index + 1 < scalars.count
        if joins, Self.isArabic(scalars[index - 1]), Self.isArabic(scalars[index + 1]) {
          plain.append(" ")
        }
      case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
        continue
      default: plain.append(scalar)
      }
    }
    return plain
  }

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x600...0x6FF).contains(scalar.value) || (0x750...0x77F).contains(scalar.value)
  }

  /// What is said for a character, or `nil` for one that is not said.
  private static func spoken(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?,
    _ second: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x2E:
      guard let previous, let next else { return nil }
      if isDigit(previous), isDigit(next) { return scalar }
      // Without a mark between them two numbers would be read as one.
      if isDigit(previous), next == " ", let second, isDigit(second) || second == "-" {
        return ","
      }
      return isLetter(next) || isDigit(next) ? " " : nil
    case 0x2010, 0x2011: return "-"
    case 0x2012...0x2015: return ","
    case 0x2F: return " "
    default: return scalar
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    icu_u_isdigit(Int32(scalar.value)) != 0
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    icu_u_isalpha(Int32(scalar.value)) != 0
  }

  /// The length of the abbreviation at an index, and what is said for it.
  private func abbreviation(
    in text: [Unicode.Scalar], at index: Int, after previous: Unicode.Scalar?
  ) -> (count: Int, words: String)? {
    if let previous, Self.isLetter(previous) { return nil }
    for (abbreviation, words) in abbreviations
    where text[index...].starts(with: abbreviation) { return (abbreviation.count, words) }
    return nil
  }
}

// MARK: - Patterns and names

extension SpeechNormalizer {
  /// A pattern whose texts are spoken as the normalised texts of the pattern are.
  func normalized(_ pattern: DatePattern) -> DatePattern {
    let items = pattern.items
    return DatePattern(
      items: items.indices.compactMap { index in
        guard case .literal(let text) = items[index] else { return items[index] }
        let spoken = normalized(
          text, after: index > 0 ? items[index - 1].sample : nil,
          before: index + 1 < items.count ? items[index + 1].sample : nil)
        return spoken.isEmpty ? nil : .literal(spoken)
      })
  }

  /// Names and digits as they are spoken.
  func normalized(_ symbols: PatternSymbols) -> PatternSymbols {
    var symbols = symbols
    symbols.months = symbols.months.map { $0.mapped { normalized($0) } }
    symbols.weekdays = symbols.weekdays.map { $0.mapped { normalized($0) } }
    symbols.eras = symbols.eras.map { $0.mapped { normalized($0) } }
    symbols.dayPeriods = symbols.dayPeriods.map { $0.mapped { normalized($0) } }
    symbols.cyclicYears = symbols.cyclicYears.map { NameTable($0.names.map { normalized($0) }) }
    symbols.numericLeapMonth = symbols.numericLeapMonth.map { $0.mapped { normalized($0) } }
    symbols.numbers = symbols.numbers.mappingMinus { normalized($0) }
    return symbols
  }
}

extension DatePattern.Item {
  /// A character such as the texts of a field begin and end with.
  fileprivate var sample: Unicode.Scalar? {
    switch self {
    case .literal: nil
    case .field(let letter, let width):
      switch letter {
      case "M", "L", "e", "c": width <= 2 ? "0" : "a"
      case "E", "G", "U", "a", "b", "B": "a"
      default: "0"
      }
    }
  }
}
