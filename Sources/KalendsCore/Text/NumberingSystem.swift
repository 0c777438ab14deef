/// How a locale writes whole numbers in dates.
public struct NumberingSystem: Hashable, Sendable {
  /// The CLDR name, such as `latn`, `arab` or `hebr`.
  public let identifier: String
  /// Ten digits, or the texts of the numbers from 0 on.
  let table: NameTable
  /// Whether a number is written digit by digit.
  public let isDecimal: Bool
  /// What stands before a negative number.
  let minus: String

  /// The digits 0…9 of ASCII.
  public static let latin = NumberingSystem(
    identifier: "latn", table: NameTable("0123456789".map { String($0) }), isDecimal: true,
    minus: "-")

  /// Makes a decimal system.
  ///
  /// - Parameters:
  ///   - identifier: the CLDR name.
  ///   - digits: ten characters (Unicode scalars), from zero to nine.
  ///   - minusSign: what stands before a negative number.
  /// - Throws: ``KalendsError/malformedDigits(_:)`` for other than ten digits.
  public init(
    identifier: String, digits: String, minusSign: String = "-"
  ) throws(KalendsError) {
    var table = NameTable()
    table.reserve(10, bytes: digits.utf8.count)
    for digit in digits.unicodeScalars { table.append(String(digit)) }
    guard table.count == 10 else { throw .malformedDigits(digits) }
    self.init(identifier: identifier, table: table, isDecimal: true, minus: minusSign)
  }

  /// Makes an algorithmic system, such as Hebrew or Roman numerals, of the texts of the numbers
  /// from 0 on.
  ///
  /// - Throws: ``KalendsError/malformedDigits(_:)`` for an empty table.
  public init(identifier: String, algorithmic texts: NameTable) throws(KalendsError) {
    guard texts.count > 0 else { throw .malformedDigits("") }
    self.init(identifier: identifier, table: texts, isDecimal: false, minus: "")
  }

  private init(identifier: String, table: NameTable, isDecimal: Bool, minus: String) {
    self.identifier = identifier
    self.table = table
    self.isDecimal = isDecimal
    self.minus = minus
  }

  /// The system with another sign before negative numbers.
  public func mappingMinus(_ change: (String) -> String) -> NumberingSystem {
    NumberingSystem(
      identifier: identifier, table: table, isDecimal: isDecimal,
      minus: change(minus))
  }

  /// The digits from zero to nine, or `nil` for an algorithmic system.
  public var digits: [String]? { isDecimal ? table.names : nil }

  /// The numbers that can be written: any, or as many as an algorithmic system was opened for.
  public var limits: ClosedRange<Int> {
    isDecimal ? Int.min + 1...Int.max : 0...table.count - 1
  }

  /// Writes a number, in UTF-8.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - minimumDigits: a decimal system fills up with zeros from the left, to 20 digits at most.
  ///   - output: where to write.
  /// - Throws: ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` outside ``limits``, and
  ///   ``KalendsError/outputFull(needed:available:)``.
  /// - Complexity: O(*n*) in the number of digits; allocates nothing.
  public func append(
    _ number: Int, minimumDigits: Int = 1, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard isDecimal else {
      guard number >= 0, number < table.count else {
        throw .numberOutOfRange(number, numberingSystem: identifier, limits: limits)
      }
      return try table.append(number, to: &output)
    }
    guard number >= 0 else {
      guard number > Int.min else {
        throw .numberOutOfRange(number, numberingSystem: identifier, limits: limits)
      }
      try appendMinus(to: &output)
      return try append(-number, minimumDigits: minimumDigits, to: &output)
    }
    var divisor = 1
    var digits = 1
    while number / divisor >= 10 {
      divisor *= 10
      digits += 1
    }
    while digits < min(minimumDigits, 20) {
      try table.append(0, to: &output)
      digits += 1
    }
    while divisor > 0 {
      try table.append(number / divisor % 10, to: &output)
      divisor /= 10
    }
  }

  /// Writes what stands before a negative number, in UTF-8.
  func appendMinus(to output: inout OutputSpan<UInt8>) throws(KalendsError) {
    for byte in minus.utf8 { try output.append(byte: byte) }
  }

  /// The text of a number.
  ///
  /// - Throws: ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` outside ``limits``.
  /// - Complexity: O(*n*) in the number of digits.
  public func text(of number: Int, minimumDigits: Int = 1) throws(KalendsError) -> String {
    try String.written { output throws(KalendsError) in
      try append(number, minimumDigits: minimumDigits, to: &output)
    }
  }
}
