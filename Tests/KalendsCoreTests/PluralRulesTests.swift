import KalendsCore
import Testing

/// Plural rules without ICU.
@Suite struct PluralRulesTests {
  @Test("the first condition that holds decides, and what none takes is other")
  func polish() throws {
    let rules = try PluralRules([
      (.one, "i = 1 and v = 0 @integer 1"),
      (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 @integer 2~4, 22~24 …"),
      (.many, "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"),
    ])
    #expect(
      [0, 1, 2, 5, 12, 22, -1].map(rules.category) == [
        .many, .one, .few, .many, .other, .few, .one,
      ])
    #expect(rules.categories == [.one, .few, .many, .other])
    let decimal = PluralOperands(integer: 1, fraction: 5, fractionDigits: 1)
    #expect(rules.category(of: decimal) == .other)
  }

  @Test("the older words mean what the signs mean", arguments: 0...30)
  func olderWords(_ number: Int) throws {
    let pairs = [
      ("n is 1", "n = 1"), ("n is not 1", "n != 1"), ("n mod 10 in 2..4", "n % 10 = 2..4"),
      ("n not in 2..4,6", "n != 2..4,6"), ("n within 2..4", "n = 2..4"),
    ]
    for (older, newer) in pairs {
      let category = try PluralRules([(.few, older)]).category(of: number)
      #expect(try category == PluralRules([(.few, newer)]).category(of: number), "\(older)")
    }
  }

  @Test("a number between two integers is in no range, but within one")
  func fractions() throws {
    let number = PluralOperands(integer: 2, fraction: 50, fractionDigits: 2)
    #expect(try PluralRules([(.few, "n = 2..3")]).category(of: number) == .other)
    #expect(try PluralRules([(.few, "n within 2..3")]).category(of: number) == .few)
    #expect(
      try PluralRules([(.few, "f = 50 and t = 5 and v = 2 and w = 1")])
        .category(of: number) == .few)
  }

  @Test("digits that cannot be are taken as the nearest that can")
  func impossibleOperands() throws {
    let rules = try PluralRules([
      (.one, "v = 3 and f = 100 and w = 1 and t = 1"), (.two, "v = 0 and e = 0"),
    ])
    let short = PluralOperands(integer: 1, fraction: 100, fractionDigits: 1)
    #expect(rules.category(of: short) == .one)
    let negative = PluralOperands(integer: 1, fraction: 0, fractionDigits: .min, exponent: .min)
    #expect(rules.category(of: negative) == .two)
  }

  @Test(
    "a condition that is not well-formed is refused where it goes wrong",
    arguments: [
      ("", 0), ("x = 1", 0), ("n", 1), ("n = ", 4), ("n = 4..2", 8), ("n % 0 = 1", 5),
      ("n = 1 and", 9), ("n = 1 or", 8), ("n = 1 n = 2", 6), ("n = 18446744073709551616", 23),
      ("n = 1,", 6), ("n = 1..", 7), ("n ! 1", 2), (String(repeating: " ", count: 5000), 4096),
    ])
  func faults(_ condition: String, _ offset: Int) {
    #expect(throws: KalendsError.invalidPluralRule(condition, offset: offset)) {
      try PluralRules([(.one, condition)])
    }
  }
}
