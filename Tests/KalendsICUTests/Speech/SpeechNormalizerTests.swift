import KalendsICU
import Testing

/// How a text that is shown becomes one that is spoken.
@Suite struct SpeechNormalizerTests {
  @Test(
    "spaces become plain, and what is invisible goes",
    arguments: [
      ("1:05\u{202F}PM", "1:05 PM"), ("1:05\u{A0}PM", "1:05 PM"), ("1:05 \u{2009}PM", "1:05 PM"),
      ("١١\u{200F}، ٢٠١٧", "١١، ٢٠١٧"), ("Sonn\u{AD}tag", "Sonntag"),
      ("\u{202A}a\u{202C}", "a"), ("a\u{200B}b\u{2060}c\u{FEFF}", "abc"),
      ("سه\u{200C}شنبه", "سه شنبه"), ("ശനിയാഴ്\u{200C}ച", "ശനിയാഴ്ച"), ("", ""),
      ("Thursday, March 14, 2024", "Thursday, March 14, 2024"),
    ])
  func spaces(text: String, expected: String) {
    #expect(SpeechNormalizer(language: "en").normalized(text) == expected)
  }

  @Test(
    "a full stop that ends no sentence goes, and stays between digits",
    arguments: [
      ("de", "Samstag, 28. Februar 2026", "Samstag, 28 Februar 2026"),
      ("fi", "19.30", "19.30"), ("es", "7:30 p. m.", "7:30 p m"), ("gv", "7 p.m.", "7 p m"),
      ("hu", "2026. február 28., szombat", "2026 február 28, szombat"),
      ("sk", "28. 2. 2026", "28, 2, 2026"),
    ])
  func fullStops(language: String, text: String, expected: String) {
    #expect(SpeechNormalizer(language: language).normalized(text) == expected)
  }

  @Test(
    "an abbreviation is said in the words of its language, and in no other",
    arguments: [
      ("ru", "28 февраля 2026\u{202F}г.", "28 февраля 2026 года"),
      ("el", "7:30\u{202F}μ.μ.", "7:30 μετά μεσημβρίαν"), ("el", "π.μ.", "προ μεσημβρίας"),
      ("bg", "19:30 ч.", "19:30 часа"), ("uk", "2026\u{202F}р.", "2026 року"),
      ("lt", "2026 m. vasario 28 d., šeštadienis", "2026 metų vasario 28 diena, šeštadienis"),
      ("lv", "2026. g. februāris", "2026 gada februāris"),
      ("ky", "2026-ж., февраль", "2026-жыл, февраль"),
      ("de", "44 v. Chr.", "44 vor Christus"), ("en", "2026 г.", "2026 г"),
      // The end of a word is no abbreviation.
      ("ru", "6 авг. 2026", "6 авг 2026"),
    ])
  func abbreviations(language: String, text: String, expected: String) {
    #expect(SpeechNormalizer(language: language).normalized(text) == expected)
  }

  @Test(
    "dashes and slashes become pauses",
    arguments: [
      ("Jan 2\u{2009}–\u{2009}12, 2024", "Jan 2, 12, 2024"), ("05/02/2024", "05 02 2024"),
      ("26\u{2011}28", "26-28"), ("Jean-Paul", "Jean-Paul"),
    ])
  func marks(text: String, expected: String) {
    #expect(SpeechNormalizer(language: "en").normalized(text) == expected)
  }
}
