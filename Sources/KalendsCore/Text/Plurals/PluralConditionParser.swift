/// Reads one condition of CLDR's plural rules.
///
/// Source: UTS 35, "Plural rules syntax", with the older words `is`, `in`, `within` and `mod`.
struct PluralConditionParser {
  private static let sizeLimit = 4096

  private let source: String
  private let bytes: [UInt8]
  private let category: PluralCategory
  private var position = 0

  init(_ source: String, deciding category: PluralCategory) throws(KalendsError) {
    guard source.utf8.count <= Self.sizeLimit else {
      throw .invalidPluralRule(source, offset: Self.sizeLimit)
    }
    self.source = source
    self.category = category
    bytes = Array(source.utf8)
  }

  private var fault: KalendsError { .invalidPluralRule(source, offset: position) }

  /// `and_condition ('or' and_condition)*`, then samples or the end.
  mutating func condition() throws(KalendsError) -> [PluralRelation] {
    var relations: [PluralRelation] = []
    repeat {
      repeat {
        relations.append(try relation())
      } while takes(word: "and")
      relations[relations.count - 1].endsConjunction = true
    } while takes(word: "or")
    skipSpaces()
    guard position == bytes.count || bytes[position] == UInt8(ascii: "@") else { throw fault }
    return relations
  }

  /// `operand ('%' value)? ('=' | '!=' | 'is' 'not'? | 'not'? 'in' | 'not'? 'within') ranges`.
  private mutating func relation() throws(KalendsError) -> PluralRelation {
    var relation = PluralRelation(operand: try operand(), category: category)
    if takes("%") || takes(word: "mod") {
      relation.modulus = try value()
      guard relation.modulus != 0 else { throw fault }
    }
    if takes("=") {
      relation.isNegated = false
    } else if takes("!=") {
      relation.isNegated = true
    } else if takes(word: "is") {
      relation.isNegated = takes(word: "not")
    } else {
      relation.isNegated = takes(word: "not")
      relation.takesFractions = takes(word: "within")
      guard relation.takesFractions || takes(word: "in") else { throw fault }
    }
    repeat {
      let low = try value()
      let high = takes("..") ? try value() : low
      guard low <= high else { throw fault }
      relation.ranges.append(low...high)
    } while takes(",")
    return relation
  }

  private mutating func operand() throws(KalendsError) -> PluralRelation.Operand {
    skipSpaces()
    guard position < bytes.count else { throw fault }
    let operand: PluralRelation.Operand
    switch bytes[position] {
    case UInt8(ascii: "n"): operand = .absoluteValue
    case UInt8(ascii: "i"): operand = .integer
    case UInt8(ascii: "v"): operand = .fractionDigits
    case UInt8(ascii: "w"): operand = .trimmedFractionDigits
    case UInt8(ascii: "f"): operand = .fraction
    case UInt8(ascii: "t"): operand = .trimmedFraction
    case UInt8(ascii: "c"), UInt8(ascii: "e"): operand = .exponent
    default: throw fault
    }
    position += 1
    return operand
  }

  private mutating func value() throws(KalendsError) -> UInt64 {
    skipSpaces()
    let start = position
    var value: UInt64 = 0
    while position < bytes.count, case 0x30...0x39 = bytes[position] {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(UInt64(bytes[position] - 0x30))
      guard !isTooLarge, !overflows else { throw fault }
      value = sum
      position += 1
    }
    guard position > start else { throw fault }
    return value
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Takes a sign if it comes next.
  private mutating func takes(_ sign: StaticString) -> Bool {
    skipSpaces()
    let end = position + sign.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (offset, byte) in sign.description.utf8.enumerated()
    where bytes[position + offset] != byte { return false }
    position = end
    return true
  }

  /// Takes a word if it comes next and does not go on.
  private mutating func takes(word: StaticString) -> Bool {
    let start = position
    guard takes(word) else { return false }
    if position < bytes.count, case 0x61...0x7A = bytes[position] {
      position = start
      return false
    }
    return true
  }
}
