import KalendsCore
import TestSupport
import Testing

@testable import KalendsICU

/// The way that is taken where ICU's bundles are not known, against the way through the bundles.
@Suite struct LocaleObjectsTests {
  @Test("ICU's objects give the same values as its bundles")
  func sameValues() throws {
    var tally = Tally("locales by objects and by bundles")
    let locales = [
      "ar-EG", "ckb-IR", "de-AT", "en-US-u-ca-iso8601", "es-419", "fa-u-nu-latn", "he",
      "hi-u-nu-deva",
      "id", "de-u-nu-klingon", "ja", "ks", "nb", "ps", "ru", "th-DE", "th-u-nu-thai", "xx-YY",
      "zh-Hant-TW",
    ]
    for locale in locales {
      let identifier = try LocaleIdentifier(locale)
      for calendar in CalendarIdentifier.allCases {
        let bundles = try LocaleCompiler(identifier, readsBundles: true)
          .localeData(calendar: calendar)
        let objects = try LocaleCompiler(identifier, readsBundles: false)
          .localeData(calendar: calendar)
        tally.judge(bundles == objects, "\(locale) \(calendar)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}
