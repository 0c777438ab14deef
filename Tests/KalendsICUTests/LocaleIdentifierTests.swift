import KalendsCore
import Testing

@testable import KalendsICU

/// What is a locale identifier, and what becomes of it.
@Suite struct LocaleIdentifierTests {
  @Test(
    "both ways of writing an identifier are read",
    arguments: [
      ("de", "de", "", "", "de"),
      ("DE-at", "de", "", "AT", "de_AT"),
      ("zh_hant_tw", "zh", "Hant", "TW", "zh_Hant_TW"),
      ("es-419", "es", "", "419", "es_419"),
      ("en_US_POSIX", "en", "", "US", "en_US_POSIX"),
      ("ja_JP_TRADITIONAL", "ja", "", "JP", "ja_JP_TRADITIONAL"),
      ("und", "", "", "", ""),
      ("root", "", "", "", ""),
      ("und-Latn-US", "", "Latn", "US", "_Latn_US"),
      ("ar-EG-u-nu-latn", "ar", "", "EG", "ar_EG"),
      ("ar_EG@calendar=islamic;numbers=latn", "ar", "", "EG", "ar_EG"),
      ("de-1996", "de", "", "", "de__1996"),
      ("de-1996-u-ca-hebrew", "de", "", "", "de__1996"),
      ("sl__ROZAJ", "sl", "", "", "sl__ROZAJ"),
      ("hy-Armn-arevela-u-nu-armn", "hy", "Armn", "", "hy_Armn__AREVELA"),
      ("sl-rozaj-biske-1994-u-nu-arab", "sl", "", "", "sl__1994_BISKE_ROZAJ"),
      ("ja-JP-u-ca-japanese-x-lvariant-JP", "ja", "", "JP", "ja_JP_JP"),
      ("en-x-lvariant-foo", "en", "", "", "en__FOO"),
      ("und-1996-u-ca-hebrew", "", "", "", "__1996"),
    ])
  func forms(
    text: String, language: String, script: String, region: String, baseName: String
  ) throws {
    let locale = try LocaleIdentifier(text)
    #expect(locale.requested == text)
    #expect(locale.language == language)
    #expect(locale.script == script)
    #expect(locale.region == region)
    #expect(locale.baseName == baseName)
  }

  @Test(
    "a malformed identifier is an error that keeps it",
    arguments: [
      "", " ", "-", "_", "x", "C", "e", "abcdefghi", "de-", "de--AT", "de AT", "de-AT ", "dé",
      "de-Latn-Latn", "de-AT-DE", "12", "de-u-", "de-u-ca-", "de-AT@", "de@calendar", "de@=x",
      "de@calendar=", "de@calendar=hebrew=x", "de@calendar=hebrew;;", "de\0AT", "de-AT\n", "🇩🇪",
      "i-klingon", "zh-yue", "de__", "de_", "de__AT", "de_-1996", "de--1996", "../../etc/passwd",
      "de%s%n",
    ])
  func malformed(text: String) {
    #expect(throws: ICUError.malformedLocale(text)) { try LocaleIdentifier(text) }
    #expect(throws: ICUError.malformedLocale(text)) { try LocaleData.open(text) }
  }

  @Test("a megabyte is refused, and not kept")
  func megabyte() {
    for piece in ["a", "de-", "-u-ca-hebrew", "ü"] {
      let text = String(repeating: piece, count: 1 << 20)
      #expect {
        try LocaleIdentifier(text)
      } throws: { error in
        guard case ICUError.malformedLocale(let kept) = error else { return false }
        return kept.utf8.count < 1024
      }
    }
  }

  @Test("no bytes make it trap")
  func fuzz() {
    var state: UInt64 = 88_172_645_463_325_252
    let alphabet = Array("aDe-_@=;uU1x4tT0 \0é".unicodeScalars)
    for _ in 0..<50_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(state % 24) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        text.append(alphabet[Int(state % UInt64(alphabet.count))])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1
      if let locale = try? LocaleIdentifier(String(text)) { #expect(locale.requested.count > 1) }
    }
  }

  @Test("keywords are found under their BCP 47 and their ICU names")
  func keywords() throws {
    let tag = try LocaleIdentifier("fa-IR-u-ca-persian-fw-mon-hc-h12-nu-latn-rg-uszzzz")
    #expect(tag.keyword("ca") == "persian")
    #expect(tag.keyword("nu") == "latn")
    #expect(tag.keyword("hc") == "h12")
    #expect(tag.keyword("fw") == "mon")
    #expect(tag.keyword("rg") == "uszzzz")
    #expect(tag.keyword("sd") == nil)
    let icu = try LocaleIdentifier("fa_IR@calendar=persian;numbers=latn;hours=h12;fw=mon")
    #expect(icu.keyword("ca") == "persian" && icu.keyword("nu") == "latn")
    #expect(icu.keyword("hc") == "h12" && icu.keyword("fw") == "mon")
  }

  @Test(
    "a locale that ICU does not have is replaced by the nearest, and that is said",
    arguments: [
      ("de-AT", "de-AT"), ("de-XX", "de"), ("de-Latn-ZZ", "de"), ("xx", "und"), ("xx-YY", "und"),
      ("qaa-Latn-DE", "und"), ("und", "und"), ("iw", "he"), ("zh-TW", "zh-Hant-TW"),
      ("en-US-u-ca-hebrew", "en-US"),
    ])
  func resolved(requested: String, used: String) throws {
    let data = try LocaleData.open(requested)
    #expect(data.identifier == used)
    #expect(data.requested == requested)
  }

  @Test("what a keyword asks for and nobody knows is ignored")
  func unknownKeywords() throws {
    let data = try LocaleData.open("th-TH-u-ca-mayan-fw-xyz-nu-klingon-rg-1-zz-what")
    let plain = try LocaleData.open("th-TH")
    #expect(data.calendar == plain.calendar)
    #expect(data.weekRules == plain.weekRules)
    #expect(data.numberingSystem == plain.numberingSystem)
  }

  @Test("all of ICU's locales open under the tags that they are listed with")
  func available() throws {
    let tags = LocaleCompiler.availableLocales
    #expect(tags.count == ICUFormat.locales.count)
    for (tag, name) in zip(tags, ICUFormat.locales) {
      let compiler = try LocaleCompiler(tag)
      // A few names are aliases of a script's own, such as zh_TW.
      let known = compiler.resolvedIdentifier == tag || compiler.chain.name == name
      #expect(known, "\(tag): \(compiler.resolvedIdentifier)")
    }
  }
}
