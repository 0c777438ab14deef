/// What identifies a month within its year, whatever other months that year has: Temporal's month
/// code, a number and a flag for a leap month.
///
/// `M05L` is the leap month that follows the fifth month: Adar I in the Hebrew calendar, 閏五月 in
/// the Chinese one. The position of a month in its year can change from year to year; its code
/// does not. Source: the Temporal proposal, "Month codes".
public struct MonthCode: Hashable, Sendable {
  /// The month's number, 1…13, without regard to leap months before it.
  public let number: Int
  /// Whether this is the leap month that follows the month with the same number.
  public let isLeap: Bool

  /// Makes a month code.
  ///
  /// - Throws: ``KalendsError/unknownMonthCode(_:)`` when the number is not in 1…13.
  public init(_ number: Int, isLeap: Bool = false) throws(KalendsError) {
    guard (1...13).contains(number) else { throw .unknownMonthCode("\(number)") }
    self.init(unchecked: number, isLeap: isLeap)
  }

  /// Reads a code as Temporal writes it: `M01` … `M13`, and `L` behind it for a leap month.
  ///
  /// - Throws: ``KalendsError/unknownMonthCode(_:)`` for any other text.
  /// - Complexity: O(1)
  public init(_ code: String) throws(KalendsError) {
    let bytes = code.utf8
    guard (3...4).contains(bytes.count), bytes.first == UInt8(ascii: "M"),
      bytes.count == 3 || bytes.last == UInt8(ascii: "L")
    else { throw .unknownMonthCode(code) }
    var number = 0
    for byte in bytes.dropFirst().prefix(2) {
      guard let digit = asciiDigit(byte) else { throw .unknownMonthCode(code) }
      number = number * 10 + digit
    }
    guard (1...13).contains(number) else { throw .unknownMonthCode(code) }
    self.init(unchecked: number, isLeap: bytes.count == 4)
  }

  /// Makes a code of a number that is known to be in 1…13.
  init(unchecked number: Int, isLeap: Bool) {
    self.number = number
    self.isLeap = isLeap
  }
}

extension MonthCode: Comparable {
  /// Whether the left month comes before the right one in a year that has both.
  public static func < (left: MonthCode, right: MonthCode) -> Bool {
    (left.number, left.isLeap ? 1 : 0) < (right.number, right.isLeap ? 1 : 0)
  }
}

extension MonthCode: CustomStringConvertible {
  /// The code as Temporal writes it, such as `M05L`.
  public var description: String { (number < 10 ? "M0" : "M") + "\(number)" + (isLeap ? "L" : "") }
}

/// The value of an ASCII digit, or `nil` for any other byte.
func asciiDigit(_ byte: UInt8) -> Int? {
  byte &- 0x30 < 10 ? Int(byte &- 0x30) : nil
}
