import KalendsCore
import KalendsICU
import Testing

/// Lists, by the rules of languages in which a word changes before another.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct ListFormatTests {
  private func text(
    _ locale: String, _ kind: ListFormat.Kind, _ items: String...
  ) throws -> String {
    try LocaleCompiler(locale).listFormat(kind).text(of: items)
  }

  @Test("lists of no item, one, two and more")
  func counts() throws {
    #expect(try text("en", .and) == "")
    #expect(try text("en", .and, "A") == "A")
    #expect(try text("en", .and, "A", "B") == "A and B")
    #expect(try text("en", .and, "A", "B", "C") == "A, B, and C")
    #expect(try text("en", .or, "A", "B", "C", "D") == "A, B, C, or D")
    #expect(try text("ja", .and, "A", "B", "C") == "A、B、C")
  }

  @Test("the Spanish words for and and or change before their own sound")
  func spanish() throws {
    #expect(try text("es", .and, "Ana", "Blas") == "Ana y Blas")
    #expect(try text("es", .and, "Ana", "Inés") == "Ana e Inés")
    #expect(try text("es", .and, "agua", "hielo") == "agua y hielo")
    #expect(try text("es", .and, "padre", "tía", "hijo") == "padre, tía e hijo")
    #expect(try text("es", .or, "siete", "ocho") == "siete u ocho")
    #expect(try text("es", .or, "10", "11") == "10 u 11")
    #expect(try text("es", .or, "10", "110") == "10 o 110")
  }

  @Test("a dash stands behind the Hebrew word for and before another script")
  func hebrew() throws {
    #expect(try text("he", .and, "דג", "בשר") == "דג ובשר")
    #expect(try text("he", .and, "דג", "Ana") == "דג ו-Ana")
  }

  @Test("fields are named")
  func fieldNames() throws {
    let names = try LocaleCompiler("de").fieldNames()
    #expect(names[.year] == "Jahr")
    #expect(names[.dayPeriod] == "Tageshälfte")
    #expect(names[.weekday] == "Wochentag")
  }
}
