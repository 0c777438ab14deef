import KalendsCore
import KalendsICU
import Locales
import TestSupport
import Testing

/// Messages against ICU's own MessageFormat.
@Suite struct MessageOracleTests {
  /// A language of each kind: all plural shapes, other digits, other groups, right to left.
  static let locales = [
    "en", "en-IN", "de", "de-CH", "fr", "es", "pt", "pt-PT", "it", "pl", "cs", "ru", "lt", "lv",
    "sl",
    "ro", "ga", "cy", "ar", "ar-EG", "he", "fa", "hi", "bn", "mr", "my", "ne", "th", "ja",
    "zh-Hant",
    "ar-u-nu-latn", "en-u-nu-deva", "zh-u-nu-hanidec", "sv", "uk", "mt", "gd", "kw", "root",
  ]

  static let numbers = [
    0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 19, 20, 21, 22, 23, 25, 100, 101, 103, 111, 121, 999, 1000,
    1001, 1234, 10_000, 12_345, 1_000_000, 123_456_789, -1, -2, -21, -1000, -12_345,
  ]

  @Test("two hundred patterns with every trick of the syntax say what ICU says")
  func trickyPatterns() throws {
    var tally = Tally("\(TrickyPatterns.all.count) patterns × locales × numbers")
    for locale in Self.locales {
      let language = try MessageLanguage.open(locale)
      for pattern in TrickyPatterns.all {
        let message = try Message(pattern)
        for number in Self.numbers {
          let arguments: [(name: String, value: MessageArgument)] = [
            ("n", .number(number)), ("m", .number(number / 2)), ("0", .number(number)),
            ("who", .text(number % 2 == 0 ? "female" : "Ann'{}#")), ("1", .text("other")),
            ("größe", .text("L")), ("x_1", .text("")),
          ]
          let wanted = icuText(pattern, arguments, locale: locale)
          let text = try message.text(MessageArguments(arguments), in: language)
          tally.judge(text == wanted, "\(locale) \(pattern) \(number): \(text) \(wanted ?? "?")")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("twenty thousand mutated patterns are errors, or say what ICU says")
  func mutatedPatterns() throws {
    var random = SplitMix64(seed: 0x6D65_7373_6167_6573)
    var tally = Tally("mutated patterns")
    var compiled = 0
    let english = try MessageLanguage.open("en")
    let arguments: [(name: String, value: MessageArgument)] = [
      ("n", .number(1)), ("m", .number(22)), ("0", .number(3)), ("who", .text("female")),
      ("1", .text("one")), ("größe", .text("L")), ("x_1", .text("")),
    ]
    for _ in 0..<20_000 {
      let pattern = mutated(TrickyPatterns.all.randomElement(using: &random) ?? "", &random)
      let wanted = icuText(pattern, arguments, locale: "en")
      do throws(KalendsError) {
        let message = try Message(pattern)
        compiled += 1
        let text = try message.text(MessageArguments(arguments), in: english)
        tally.judge(text == wanted, "\(pattern): \(text) \(wanted ?? "no text")")
      } catch {
        tally.judge(isStricter(error) || wanted == nil, "\(pattern): \(error) \(wanted ?? "")")
      }
    }
    print(tally.summary, "\(compiled) of them well-formed")
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(compiled > 2000)
  }

  /// Whether an error is one of those that are more than ICU demands.
  private func isStricter(_ error: KalendsError) -> Bool {
    switch error {
    // ICU writes the name of a missing argument, and the number of a select's.
    case .missingArgument, .wrongArgument: true
    case .invalidMessage(let fault, _):
      switch fault {
      case .unterminatedQuote, .unknownCategory, .duplicateCase, .badNumber, .unsupportedStyle: true
      case .unknownType: true
      default: false
      }
    default: false
    }
  }

  /// A pattern with one to three bytes cut out, doubled, swapped or replaced by syntax.
  private func mutated(_ pattern: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(pattern.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let position = Int.random(in: 0...scalars.count, using: &random)
      let syntax = "{}'#,=:|on01 -".unicodeScalars.randomElement(using: &random) ?? " "
      guard position < scalars.count else {
        scalars.append(syntax)
        continue
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.remove(at: position)
      case 1: scalars.insert(syntax, at: position)
      case 2: scalars[position] = syntax
      default: scalars.swapAt(position, Int.random(in: 0..<scalars.count, using: &random))
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
