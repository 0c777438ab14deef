public import KalendsCore

/// The messages of the package in all its languages.
///
/// Each `.arb` file of this folder is one catalogue. They are compiled when the package is built:
/// at run time there is no file to find and nothing to parse.
///
/// ```swift
/// let messages = try Messages.open(locale: "de-AT", from: Catalogues.all)
/// try messages.text(.rangeNights, ["n": .number(3)])  // "3 Nächte"
/// ```
public enum Catalogues {
  /// One catalogue a language, in the order of their tags, with the pseudo-locales `en-XA` and
  /// `ar-XB` for tests.
  public static var all: [MessageCatalogue] { compiled }

  /// What the audit says to developers, in English: for each rule what it asks for, what is wrong and
  /// what mends it, or what nobody measured and how it is tested.
  public static var findings: MessageCatalogue { compiledFindings }
}
