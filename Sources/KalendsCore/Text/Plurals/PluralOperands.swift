/// A number as plural rules look at it: not only its value, also the digits that are written.
///
/// "1" and "1.0" are different numbers to a rule: English says "1 star" and "1.0 stars".
///
/// Source: UTS 35, "Plural Operand Meanings".
public struct PluralOperands: Hashable, Sendable {
  /// The integer part of the magnitude (`i`).
  public let integer: UInt64
  /// The written fraction digits as an integer, with trailing zeros (`f`).
  public let fraction: UInt64
  /// The number of written fraction digits, with trailing zeros (`v`).
  public let fractionDigits: Int
  /// The power of ten of a compact form such as "1.2 million" (`c`, `e`); 0 in all others.
  public let exponent: Int
  /// The written fraction digits as an integer, without trailing zeros (`t`).
  let trimmedFraction: UInt64
  /// The number of written fraction digits, without trailing zeros (`w`).
  let trimmedFractionDigits: Int

  /// A whole number; its sign does not matter.
  public init(_ number: Int) {
    self.init(integer: UInt64(number.magnitude), fraction: 0, fractionDigits: 0)
  }

  /// A number by its written digits: 1.50 has the integer 1, the fraction 50 and two digits of it.
  ///
  /// - Parameters:
  ///   - integer: the integer part of the magnitude.
  ///   - fraction: the digits after the point as an integer.
  ///   - fractionDigits: how many digits are written after the point: at least those of `fraction`,
  ///     which count where this is less.
  ///   - exponent: the power of ten of a compact form, already part of the value; 0 for a negative
  ///     one.
  public init(integer: UInt64, fraction: UInt64, fractionDigits: Int, exponent: Int = 0) {
    self.integer = integer
    self.fraction = fraction
    var written = 0
    var rest = fraction
    while rest != 0 {
      rest /= 10
      written += 1
    }
    self.fractionDigits = max(fractionDigits, written)
    self.exponent = max(exponent, 0)
    var trimmed = fraction
    var digits = trimmed == 0 ? 0 : self.fractionDigits
    while trimmed != 0, trimmed % 10 == 0 {
      trimmed /= 10
      digits -= 1
    }
    trimmedFraction = trimmed
    trimmedFractionDigits = digits
  }
}
