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

  @Test("a language in a place that ICU has no data of has other patterns and hours, as in ICU")
  func placesWithoutData() throws {
    var tally = Tally("patterns of languages in places without data, by objects and by bundles")
    let languages = ["ckb", "de", "en", "fa", "ja", "lrc", "mzn", "ps", "th", "uz-Arab", "zh-Hant"]
    let places = ["US", "DE", "TH", "IR", "AF", "SA", "JP", "419", "ZZ"]
    let skeletons = ["yMMMM", "yMMMd", "yMMMEd", "MMMMd", "Ed", "yM", "y", "Hm", "jm", "GyMMMd"]
    for language in languages {
      for place in places {
        let identifier = try LocaleIdentifier("\(language)-\(place)")
        let bundles = try TextCompiler(LocaleCompiler(identifier, readsBundles: true))
        let objects = try TextCompiler(LocaleCompiler(identifier, readsBundles: false))
        for skeleton in skeletons {
          let form = TextForm.skeleton(skeleton)
          let (ours, theirs) = (try bundles.pattern(for: form), try objects.pattern(for: form))
          tally.judge(ours == theirs, "\(identifier.requested) \(skeleton): \(ours), \(theirs)")
        }
        for style in TimeStyle.allCases {
          let form = TextForm.time(style)
          let (ours, theirs) = (try bundles.pattern(for: form), try objects.pattern(for: form))
          tally.judge(ours == theirs, "\(identifier.requested) \(style): \(ours), \(theirs)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}
