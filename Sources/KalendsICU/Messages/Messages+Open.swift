public import KalendsCore

extension MessageLanguage {
  /// The plural rules of a language, and the digits of a locale.
  ///
  /// - Parameters:
  ///   - language: the language in which messages are written.
  ///   - locale: the locale whose digits are used; left out, that of the language.
  /// - Returns: rules and digits.
  /// - Throws: ``ICUError/malformedLocale(_:)``; ``ICUError/failed(_:during:input:)`` or
  ///   ``ICUError/rejected(_:)`` when ICU's data has not the expected form.
  public static func open(
    _ language: String, digitsOf locale: String? = nil
  ) throws(ICUError) -> MessageLanguage {
    MessageLanguage(
      cardinals: try .open(language, .cardinal), ordinals: try .open(language, .ordinal),
      integers: try .open(locale ?? language))
  }
}

extension Messages {
  /// Finds the catalogue for a locale and opens its language.
  ///
  /// The way leads along CLDR's parent locales and likely subtags (`pt` → pt-BR, `zh-TW` → zh-Hant,
  /// `nn` → nb), never from one script to another, and ends at English, which is then marked by
  /// ``KalendsCore/Messages/isFallback``.
  ///
  /// - Parameters:
  ///   - locale: a locale identifier; its digits are used when it finds its own language.
  ///   - catalogues: one catalogue a language, English among them.
  /// - Returns: the messages in the language that was found.
  /// - Throws: ``ICUError/malformedLocale(_:)``; ``ICUError/rejected(_:)`` when there is no English
  ///   catalogue to fall back to; ``ICUError/failed(_:during:input:)`` when ICU's data has not the
  ///   expected form.
  public static func open(
    locale: String, from catalogues: [MessageCatalogue]
  ) throws(ICUError) -> Messages {
    let identifier = try LocaleIdentifier(locale)
    if let catalogue = try MessageFallback(catalogues: catalogues).catalogue(for: identifier) {
      let language = try MessageLanguage.open(catalogue.language, digitsOf: locale)
      // CLDR itself sends Hindi in Latin letters to English.
      let isFallback = catalogue.language.hasPrefix("en") && identifier.language != "en"
      return Messages(catalogue: catalogue, language: language, isFallback: isFallback)
    }
    guard let english = catalogues.first(where: { $0.language == "en" }) else {
      throw .rejected(.missingMessage("", language: "en"))
    }
    let language = try MessageLanguage.open(english.language)
    return Messages(catalogue: english, language: language, isFallback: true)
  }
}
