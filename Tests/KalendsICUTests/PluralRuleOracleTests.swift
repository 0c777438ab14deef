import CICUMessages
import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Plural rules against ICU's own.
@Suite struct PluralRuleOracleTests {
  /// The integers that are asked for: all small ones, and the ends of what rules look at.
  private static let integers =
    Array(0...1000) + [
      -1, -2, 1001, 1002, 1011, 1021, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000,
      1_000_000_000_000,
    ]

  /// Numbers by their written digits.
  private static let decimals = [
    "0.0", "0.1", "0.2", "0.5", "0.9", "1.0", "1.1", "1.2", "1.3", "1.5", "1.7", "2.0", "2.1",
    "3.0", "3.4", "4.0", "5.0", "5.1", "6.0", "8.0", "10.0", "10.1", "11.0", "12.0", "20.0", "21.1",
    "22.2", "100.0", "101.1", "1000000.0", "0.00", "0.01", "0.02", "1.00", "1.01", "1.10", "1.11",
    "1.20", "2.00", "2.50", "3.04", "11.11", "12.12", "100.01", "0.000", "1.001", "1.100", "2.020",
    "0.0001", "1.0000", "1.0001",
  ]

  @Test("every locale's categories are ICU's", arguments: [PluralKind.cardinal, .ordinal])
  func categories(_ kind: PluralKind) throws {
    var tally = Tally("\(kind) categories, \(ICUFormat.locales.count) locales")
    for locale in ICUFormat.locales {
      let rules = try PluralRules.open(locale, kind)
      let others = unsafe messages_openPlurals(locale, kind == .ordinal ? 1 : 0)
      defer { unsafe messages_closePlurals(others) }
      for number in Self.integers {
        let wanted = unsafe messages_pluralOfInteger(others, Int64(number))
        let category = rules.category(of: number)
        tally.judge(category.letter == wanted, "\(locale) \(number): \(category)")
      }
      guard locale.allSatisfy({ $0 != "_" }) || locale == "pt_PT" else { continue }
      for number in Self.decimals {
        let operands = try #require(PluralOperands(written: number))
        let wanted = unsafe messages_pluralOfDecimal(others, number, Int32(operands.fractionDigits))
        let category = rules.category(of: operands)
        tally.judge(category.letter == wanted, "\(locale) \(number): \(category)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }
}

extension PluralCategory {
  /// The letter that stands for it in the answers of ICU.
  fileprivate var letter: CChar {
    switch self {
    case .zero: CChar(UInt8(ascii: "z"))
    case .one: CChar(UInt8(ascii: "o"))
    case .two: CChar(UInt8(ascii: "t"))
    case .few: CChar(UInt8(ascii: "f"))
    case .many: CChar(UInt8(ascii: "m"))
    case .other: CChar(UInt8(ascii: "x"))
    }
  }
}

extension PluralOperands {
  /// A number by its written digits, such as `1.50`.
  init?(written number: String) {
    let parts = number.split(separator: ".")
    guard parts.count == 2, let integer = UInt64(parts[0]), let fraction = UInt64(parts[1]) else {
      return nil
    }
    self.init(integer: integer, fraction: fraction, fractionDigits: parts[1].utf8.count)
  }
}
