/// The plural rules of one language, compiled: they say which form of a word a number needs.
///
/// ```swift
/// let polish = try PluralRules([
///   (.one, "i = 1 and v = 0"),
///   (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
///   (.many, "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"),
/// ])
/// polish.category(of: 22)  // few
/// ```
///
/// Source: UTS 35, "Language Plural Rules".
public struct PluralRules: Hashable, Sendable {
  /// The relations of all conditions in order; the first conjunction that holds decides.
  let relations: [PluralRelation]

  /// Compiles the rules of a language.
  ///
  /// - Parameter rules: the condition of each category but `other`, in CLDR's syntax; samples
  ///   (`@integer …`) may follow it. What no condition takes is `other`.
  /// - Throws: ``KalendsError/invalidPluralRule(_:offset:)`` for a condition that is not
  ///   well-formed or longer than 4,096 UTF-8 bytes.
  public init(_ rules: [(category: PluralCategory, condition: String)]) throws(KalendsError) {
    var relations: [PluralRelation] = []
    for (category, condition) in rules where category != .other {
      var parser = try PluralConditionParser(condition, deciding: category)
      relations += try parser.condition()
    }
    self.relations = relations
  }

  /// The rules of a language that has one form for all numbers.
  public static let onlyOther = PluralRules(relations: [])

  init(relations: [PluralRelation]) { self.relations = relations }

  /// The category of a whole number.
  ///
  /// - Complexity: O(*n*) in the size of the rules; allocates nothing.
  public func category(of number: Int) -> PluralCategory {
    category(of: PluralOperands(number))
  }

  /// The category of a number by its written digits.
  ///
  /// - Complexity: O(*n*) in the size of the rules; allocates nothing.
  public func category(of number: PluralOperands) -> PluralCategory {
    var holds = true
    for relation in relations {
      holds = holds && relation.holds(for: number)
      guard relation.endsConjunction else { continue }
      if holds { return relation.category }
      holds = true
    }
    return .other
  }

  /// The categories that the language tells apart, in CLDR's order; `other` is always among them.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { category in
      category == .other || relations.contains { $0.category == category }
    }
  }
}

/// One relation of a condition, such as `i % 10 = 2..4,6`.
struct PluralRelation: Hashable, Sendable {
  /// What of a number is looked at.
  enum Operand: Hashable, Sendable {
    case absoluteValue
    case integer
    case fractionDigits
    case trimmedFractionDigits
    case fraction
    case trimmedFraction
    case exponent
  }

  var operand: Operand
  /// The divisor of `%`, 0 for none.
  var modulus: UInt64 = 0
  /// Whether the ranges must not have the value.
  var isNegated = false
  /// Whether a value between two integers of a range is in it (`within`).
  var takesFractions = false
  /// The ranges, of which one must have the value.
  var ranges: [ClosedRange<UInt64>] = []
  /// The category that the conjunction decides.
  var category: PluralCategory
  /// Whether this is the last relation of those that must hold together.
  var endsConjunction = false

  func holds(for number: PluralOperands) -> Bool {
    var value: UInt64
    var isWhole = true
    switch operand {
    case .absoluteValue:
      value = number.integer
      isWhole = number.trimmedFraction == 0
    case .integer: value = number.integer
    case .fractionDigits: value = UInt64(number.fractionDigits)
    case .trimmedFractionDigits: value = UInt64(number.trimmedFractionDigits)
    case .fraction: value = number.fraction
    case .trimmedFraction: value = number.trimmedFraction
    case .exponent: value = UInt64(number.exponent)
    }
    if modulus != 0 { value %= modulus }
    for range in ranges where range.contains(value) {
      // 3.5 lies between the integers of 3..4, and beyond those of 2..3.
      if isWhole || takesFractions && value < range.upperBound { return !isNegated }
    }
    return isNegated
  }
}
