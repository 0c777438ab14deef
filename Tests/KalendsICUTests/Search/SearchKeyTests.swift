import CICU
import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Keys by which options are found while somebody types.
@Suite struct SearchKeyTests {
  private func finds(_ query: String, _ text: String, in locale: String) throws -> [Bool] {
    let keys = try SearchKeyMaker(locale: locale)
    let (typed, option) = (keys.key(of: query), keys.key(of: text))
    return [
      option.locale.starts(with: typed.locale), option.root.starts(with: typed.root),
      option.letters.starts(with: typed.letters),
    ]
  }

  @Test(
    "plain letters find letters with accents, also those that do not decompose",
    .bug("https://github.com/templui/templui/issues/584", id: "SE-01"),
    arguments: [
      ("munchen", "München"), ("cafe", "Café"), ("sarunas", "Šarūnas"), ("lodz", "Łódź"),
    ])
  func plainLetters(_ query: String, _ text: String) throws {
    #expect(try finds(query, text, in: "en") == [true, true, true])
  }

  @Test(
    "a letter and its accent may be two characters",
    .bug("https://github.com/ericgio/react-bootstrap-typeahead/issues/279", id: "SE-03"))
  func decomposed() throws {
    for text in ["F\u{FC}r", "Fu\u{308}r"] {
      #expect(try finds("fur", text, in: "de") == [true, true, true])
    }
  }

  @Test(
    "a locale tells letters apart that the root collation does not",
    .bug("https://github.com/optimistex/ngx-select-ex/issues/59", id: "SE-04"),
    arguments: [
      ("pt", "maca", "Maçã", true), ("sv", "angstrom", "Ångström", false),
      ("en", "angstrom", "Ångström", true), ("da", "a", "Åbo", false),
      ("tr", "isparta", "Isparta", false), ("pl", "lodz", "Łódź", false),
      ("lt", "sarunas", "Šarūnas", false),
    ])
  func tailored(_ locale: String, _ query: String, _ text: String, _ isEqual: Bool) throws {
    #expect(try finds(query, text, in: locale) == [isEqual, true, true])
  }

  @Test("base letters find what the root collation tells apart")
  func baseLetters() throws {
    #expect(try finds("igdir", "Iğdır", in: "tr") == [false, false, true])
    #expect(try finds("o", "Øre", in: "da") == [false, true, true])
    #expect(try finds("strasse", "Straße", in: "de") == [true, true, true])
    // Vowels that are marks are no accents.
    #expect(try finds("กา", "กี", in: "th") == [false, false, false])
  }

  @Test("a locale that is malformed is an error; one without a collation takes its parents'")
  func locales() throws {
    #expect(throws: ICUError.malformedLocale("not a locale")) {
      try SearchKeyMaker(locale: "not a locale")
    }
    #expect(try finds("o", "Øre", in: "und") == [true, true, true])
    #expect(try finds("ae", "Ärger", in: "de-u-co-phonebk")[0])
    #expect(try !finds("ae", "Ärger", in: "de")[0])
  }

  @Test("a long text has a long key")
  func long() throws {
    let keys = try SearchKeyMaker(locale: "ja")
    let text = String(repeating: "漢", count: 10_000)
    let key = keys.key(of: text)
    #expect(key.root.count >= 20_000)
    #expect(key.root.starts(with: keys.key(of: String(repeating: "漢", count: 9000)).root))
    #expect(keys.key(of: "").locale.isEmpty)
  }

  /// The names of months in every locale of ICU: each beginning of a name has to find it, and a key
  /// that begins with another one has to belong to a text that begins with an equal one.
  @Test("beginnings of names in every locale")
  func beginnings() throws {
    var found = Tally("beginnings that find their names")
    var equal = Tally("names found that begin so")
    for index in 0..<icu_uloc_countAvailable() {
      guard let name = unsafe icu_uloc_getAvailable(index) else { continue }
      let locale = unsafe String(cString: name)
      let keys = try SearchKeyMaker(locale: locale)
      let months = try LocaleData.open(locale, calendar: .gregory)
        .monthNames(.wide, .standalone).names
      let names = Set(months.map { $0.lowercased() })
      for name in names {
        let whole = keys.key(of: name)
        let prefixes = name.indices.dropFirst().map { keys.key(of: String(name[..<$0])) } + [whole]
        for typed in prefixes {
          found.judge(
            whole.locale.starts(with: typed.locale) || whole.root.starts(with: typed.root)
              || whole.letters.starts(with: typed.letters), "\(locale): \(name)")
        }
        for other in names where other != name {
          let typed = keys.key(of: String(other.prefix(2)))
          guard whole.root.starts(with: typed.root) else { continue }
          equal.judge(prefixes.contains { $0.root == typed.root }, "\(locale): \(other), \(name)")
        }
      }
    }
    print(found.summary)
    print(equal.summary)
    #expect(found.differences == 0 && equal.differences == 0)
    #expect(found.cases > 10_000 && equal.cases > 1000)
  }
}
