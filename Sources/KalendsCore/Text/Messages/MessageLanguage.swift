/// What a language's messages need to know beside their own words: which case a number takes, and
/// how numbers are written.
public struct MessageLanguage: Hashable, Sendable {
  /// The rules for how many.
  public let cardinals: PluralRules
  /// The rules for which one.
  public let ordinals: PluralRules
  /// How whole numbers are written.
  public let integers: IntegerFormat

  /// A language by its rules.
  public init(cardinals: PluralRules, ordinals: PluralRules, integers: IntegerFormat) {
    self.cardinals = cardinals
    self.ordinals = ordinals
    self.integers = integers
  }
}
