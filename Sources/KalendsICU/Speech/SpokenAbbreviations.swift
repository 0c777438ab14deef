/// What CLDR abbreviates in dates and times with a full stop, or writes with brackets, and what is
/// said for it.
///
/// CLDR has no other form of these words in the case that a date needs. They are those that each
/// language's own rules of writing give for the abbreviation: in Russian `г.` is read `года` behind
/// a date (Мильчин, Чельцова, «Справочник издателя и автора»), in Lithuanian `m.` and `d.` are
/// `metų` and `diena` (VLKK), in Latvian `g.` is `gada`, as CLDR's own full date has it; in Greek `π.μ.`
/// and `μ.μ.` are `προ μεσημβρίας` and `μετά μεσημβρίαν` (Λεξικό της κοινής νεοελληνικής).
enum SpokenAbbreviations {
  /// The abbreviations of a language, each with its words.
  static func words(ofLanguage language: String) -> [(abbreviation: String, words: String)] {
    switch language {
    case "be": [("г.", "года")]
    case "bg": [("г.", "година"), ("ч.", "часа")]
    case "cv": [("ҫ.", "ҫул")]
    case "de", "gsw", "lb", "wae":
      [("n. Chr.", "nach Christus"), ("n. Chr", "nach Christus"), ("v. Chr.", "vor Christus")]
    case "dsb": [("zeg.", "zeger")]
    case "el": [("π.μ.", "προ μεσημβρίας"), ("μ.μ.", "μετά μεσημβρίαν")]
    // The article and the ending that follow a number read aloud.
    case "eu": [("(e)", "e"), ("(a)", "a")]
    case "hsb": [("hodź.", "hodźin")]
    case "hy": [("թ.", "թվականի")]
    case "kk": [("ж.", "жылғы")]
    case "ky": [("ж.", "жыл")]
    case "lt": [("m.", "metų"), ("d.", "diena")]
    case "lv": [("g.", "gada")]
    case "mk": [("г.", "година")]
    case "ru": [("г.", "года")]
    case "th": [("น.", "นาฬิกา")]
    case "uk": [("р.", "року")]
    default: []
    }
  }
}
