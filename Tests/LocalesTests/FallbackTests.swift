import KalendsCore
import KalendsICU
import Locales
import Testing

/// Which language a locale's messages come in.
@Suite struct FallbackTests {
  @Test(
    "a locale finds its language, or the nearest by CLDR",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("de-u-nu-latn", "de"), ("en", "en"),
      ("en-US", "en"), ("en-GB", "en-GB"), ("en-AU", "en"), ("en-XA", "en-XA"), ("fr-CH", "fr"),
      ("fr-CA", "fr-CA"), ("es-ES", "es"), ("es-MX", "es-419"), ("es-US", "es-419"),
      ("es-419", "es-419"),
      ("pt", "pt-BR"), ("pt-BR", "pt-BR"), ("pt-AO", "pt-PT"), ("pt-Latn", "pt-BR"), ("nb", "nb"),
      ("nn", "nb"), ("no", "nb"), ("nn-NO", "nb"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
      ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"),
      ("zh-Hans-HK", "zh-Hans"), ("sr", "sr"), ("sr-Cyrl-BA", "sr"), ("iw", "he"), ("he-IL", "he"),
      ("in", "id"), ("mo", "ro"), ("ar-EG", "ar"), ("ar-XB", "ar-XB"), ("hi-IN", "hi"),
      ("sv-FI", "sv"), ("nl-BE", "nl"), ("ca-ES-valencia", "ca"),
    ])
  func finds(_ locale: String, _ language: String) throws {
    let messages = try Messages.open(locale: locale, from: Catalogues.all)
    #expect(messages.languageTag == language)
    #expect(!messages.isFallback)
  }

  @Test(
    "a language without a catalogue, or in another script, falls back to English and says so",
    arguments: [
      "sw", "sr-Latn", "sr-ME", "sh", "az-Cyrl", "hi-Latn", "yue", "und", "root", "xyz", "en-Shaw",
    ])
  func fallsBack(_ locale: String) throws {
    let messages = try Messages.open(locale: locale, from: Catalogues.all)
    #expect(messages.languageTag == "en")
    #expect(messages.isFallback)
    #expect(try messages.text(.rangeNights, ["count": .number(1)]) == "1 night")
  }

  @Test("numbers are written in the locale's digits, and plurals follow the catalogue's language")
  func digits() throws {
    let egypt = try Messages.open(locale: "ar-EG", from: Catalogues.all)
    #expect(try egypt.text(.rangeDays, ["count": .number(5)]) == "٥ أيام")
    let latin = try Messages.open(locale: "ar-EG-u-nu-latn", from: Catalogues.all)
    #expect(try latin.text(.rangeDays, ["count": .number(5)]) == "5 أيام")
    let persian = try Messages.open(locale: "fa", from: Catalogues.all)
    #expect(
      try persian.text(.positionOf, ["position": .number(3), "count": .number(12)]) == "۳ از ۱۲")
    // English rules for an English text, whatever the locale's are.
    let swahili = try Messages.open(locale: "ps", from: Catalogues.all)
    #expect(try swahili.text(.rangeDays, ["count": .number(0)]) == "0 days")
  }

  @Test("messages are equal when language, digits and texts are")
  func equality() throws {
    let german = try Messages.open(locale: "de", from: Catalogues.all)
    #expect(try german == Messages.open(locale: "de-DE", from: Catalogues.all))
    #expect(try german != Messages.open(locale: "de-u-nu-deva", from: Catalogues.all))
    #expect(try german != Messages.open(locale: "nl", from: Catalogues.all))
  }

  @Test("a malformed locale, and a set without English, are errors")
  func errors() {
    #expect(throws: ICUError.self) {
      try Messages.open(locale: "not a locale", from: Catalogues.all)
    }
    #expect(throws: ICUError.rejected(.missingMessage("", language: "en"))) {
      try Messages.open(locale: "sw", from: [])
    }
  }
}
