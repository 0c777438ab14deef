import KalendsCore
import KalendsICU
import Locales

/// What a normaliser for speech does to the texts of every locale, as lines of a table.
public enum SpokenTextList {
  /// The lines: first the version of ICU, then the columns, then the texts of each locale that are
  /// shown and spoken.
  public static func lines() throws -> [String] {
    var lines = [
      "# Texts of ICU \(try ICUVersion.linked().icu), made by kalends-text-oracle --spoken",
      "locale\tform\tshown\tspoken",
    ]
    // A language without a catalogue: all that is spoken then comes from CLDR.
    let messages = try Messages.open(locale: "mn", from: Catalogues.all)
    for locale in icuLocales { lines += try texts(of: locale, messages) }
    return lines
  }

  private static func texts(of locale: String, _ messages: Messages) throws -> [String] {
    var compiler = try TextCompiler(locale)
    let speech = try compiler.speech(messages: messages)
    let calendar = try CalendarSystem.open(compiler.calendar)
    let date = try calendar.date(of: Day("2026-02-28"))
    let hour = try TimeOfDay(hour: 19, minute: 0)
    let time = try TimeOfDay(hour: 19, minute: 30)
    return try [
      ("date", compiler.program(.skeleton("yMMMMEEEEd")).text(of: date), speech.text(of: date)),
      ("month", compiler.program(.monthHeading).text(of: date), speech.month(of: date)),
      ("time", compiler.program(.skeleton("jm")).text(of: time), speech.text(of: time)),
      ("hour", compiler.program(.skeleton("j")).text(of: hour), speech.text(of: hour)),
      ("both", "", speech.text(of: date, hour)),
    ].map { form, shown, spoken in
      [locale, form, visible(shown), visible(spoken)].joined(separator: "\t")
    }
  }

  /// A text with what is invisible as escapes.
  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      if scalar != " ", SpokenText.isInvisible(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

/// What a text must not have that a synthesiser reads.
public enum SpokenText {
  /// The first thing in a text that is read wrongly, or `nil`.
  public static func fault(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    if scalars.first == " " || scalars.last == " " { return "a space at the end" }
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == " ", next == " " { return "two spaces" }
      if scalar != " ", isInvisible(scalar) { return "U+\(String(scalar.value, radix: 16))" }
      if (0x2012...0x2015).contains(scalar.value) || scalar == "/" { return "'\(scalar)'" }
      guard scalar == "." else { continue }
      let isBetweenDigits =
        index > 0 && scalars[index - 1].properties.numericType == .decimal
        && next?.properties.numericType == .decimal
      if !isBetweenDigits { return "a full stop" }
    }
    return nil
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      || scalar.properties.isDefaultIgnorableCodePoint
  }
}
