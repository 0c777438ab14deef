/// The messages of a picker in the language that was found for its locale.
///
/// ```swift
/// let messages = try Messages.open(locale: "pt", from: Catalogues.all)
/// messages.languageTag  // pt-BR
/// try messages.text(.rangeNights, ["count": .number(2)])  // "2 noites"
/// ```
public struct Messages: Hashable, Sendable {
  /// The messages themselves.
  public let catalogue: MessageCatalogue
  /// The plural rules and the digits of the language.
  public let language: MessageLanguage
  /// Whether English stands in for a language that has no catalogue.
  ///
  /// Each text then has to be marked as English, or a screen reader reads it by the rules of
  /// another language.
  public let isFallback: Bool

  /// Joins a catalogue with the rules of its language.
  public init(catalogue: MessageCatalogue, language: MessageLanguage, isFallback: Bool) {
    self.catalogue = catalogue
    self.language = language
    self.isFallback = isFallback
  }

  /// The language of every text, as a BCP 47 tag.
  public var languageTag: String { catalogue.language }

  /// The message with a key.
  ///
  /// - Throws: ``KalendsError/missingMessage(_:language:)``, which no catalogue of the package can
  ///   cause.
  /// - Complexity: O(log *n*) in the number of messages.
  public func message(_ key: MessageKey) throws(KalendsError) -> Message {
    guard let message = catalogue.message(named: key.rawValue) else {
      throw .missingMessage(key.rawValue, language: catalogue.language)
    }
    return message
  }

  /// The text of a message.
  ///
  /// - Throws: ``KalendsError/missingArgument(_:)``, ``KalendsError/wrongArgument(_:expected:)``.
  public func text(
    _ key: MessageKey, _ arguments: MessageArguments = [:]
  ) throws(KalendsError) -> String {
    try message(key).text(arguments, in: language)
  }

  /// Writes the text of a message, in UTF-8.
  ///
  /// A ``Message`` that is kept spares the look-up and allocates nothing.
  ///
  /// - Throws: ``KalendsError/missingArgument(_:)``, ``KalendsError/wrongArgument(_:expected:)``,
  ///   ``KalendsError/outputFull(needed:available:)``.
  public func append(
    _ key: MessageKey, _ arguments: MessageArguments = [:], to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    try message(key).append(arguments, in: language, to: &output)
  }
}
