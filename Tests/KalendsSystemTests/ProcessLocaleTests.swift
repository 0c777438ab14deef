import KalendsSystem
import Testing

/// The locale that the environment asks for.
@Suite struct ProcessLocaleTests {
  @Test(
    "POSIX names become BCP 47 tags",
    arguments: [
      ("de_DE.UTF-8@euro", "de-DE"), ("C", "en-u-hc-h23"), ("POSIX", "en-u-hc-h23"),
      ("C.UTF-8", "en-u-hc-h23"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sd_IN@devanagari", "sd-Deva-IN"),
      ("tt_RU@iqtelif", "tt-Latn-RU"), ("aa_ER@saaho", "ssy-ER"), ("gez_ER@abegede", "gez-ER"),
      ("en_US.iso88591", "en-US"), ("es_419", "es-419"), ("zh_Hant_TW", "zh-Hant-TW"),
      ("haw", "haw"), ("eo.UTF-8", "eo"), ("fa-IR-u-nu-latn", "fa-IR-u-nu-latn"),
    ])
  func names(_ posix: String, _ tag: String) {
    #expect(ProcessLocale.identifier(ofPOSIXName: posix) == tag)
  }

  @Test(
    "what is no locale name is an error that names the variable",
    arguments: [
      "x", "/etc/passwd", "../x", "de DE", "d€_DE", "_DE", "de__DE", "de_", ".UTF-8", "@euro",
    ])
  func malformed(_ name: String) {
    #expect(throws: SystemError.malformedLocale(name, variable: "LC_TIME")) {
      try ProcessLocale(ProcessEnvironment(["LC_TIME": name]))
    }
  }

  @Test("of LC_ALL, LC_TIME and LANG the first that is not empty decides")
  func precedence() throws {
    var variables = ["LANG": "fr_FR.UTF-8"]
    #expect(try ProcessLocale(ProcessEnvironment(variables)).identifier == "fr-FR")
    variables["LC_TIME"] = "de_DE"
    #expect(try ProcessLocale(ProcessEnvironment(variables)).identifier == "de-DE")
    variables["LC_ALL"] = ""
    #expect(try ProcessLocale(ProcessEnvironment(variables)).variable == "LC_TIME")
    variables["LC_ALL"] = "ja_JP.eucJP"
    #expect(try ProcessLocale(ProcessEnvironment(variables)).identifier == "ja-JP")
  }

  @Test("without a variable the locale is C")
  func none() throws {
    let locale = try ProcessLocale(ProcessEnvironment([:]))
    #expect(locale.identifier == "en-u-hc-h23")
    #expect(locale.variable == nil)
  }
}
