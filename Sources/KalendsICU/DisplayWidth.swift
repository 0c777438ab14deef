internal import CICU

/// How many columns a text takes in a terminal.
///
/// Source: UAX 11, "East Asian Width": wide and fullwidth characters take two columns; marks that
/// combine with the character before them, and format characters such as U+200F, take none. An
/// ambiguous character takes one, as terminals have it outside East Asian locales.
public enum DisplayWidth {
  /// The columns of a text without line breaks.
  ///
  /// ```swift
  /// DisplayWidth.of("2026年")  // 6
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of characters.
  public static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character.
  ///
  /// - Complexity: O(1)
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    // ASCII, without asking.
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    let character = UChar32(bitPattern: scalar.value)
    switch UCharCategory(rawValue: UInt32(bitPattern: Int32(icu_u_charType(character)))) {
    case U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_FORMAT_CHAR, U_CONTROL_CHAR,
      U_LINE_SEPARATOR, U_PARAGRAPH_SEPARATOR:
      // A soft hyphen is shown.
      return scalar == "\u{AD}" ? 1 : 0
    default:
      break
    }
    // The vowels and final consonants of a Hangul syllable that is written out join its first.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    let width = icu_u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)
    return width == Int32(bitPattern: U_EA_WIDE.rawValue)
      || width == Int32(bitPattern: U_EA_FULLWIDTH.rawValue) ? 2 : 1
  }
}
