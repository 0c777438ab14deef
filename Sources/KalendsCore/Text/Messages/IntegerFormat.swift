/// How a language writes whole numbers in sentences: its digits, and what stands between groups of
/// them.
///
/// Source: UTS 35, "Number Elements".
public struct IntegerFormat: Hashable, Sendable {
  /// The digits and the sign.
  public let numberingSystem: NumberingSystem
  private let separator: [UInt8]
  /// The number of digits of the last group; 0 when digits are not grouped.
  private let lastGroup: Int
  private let otherGroups: Int
  private let minimumGroupingDigits: Int

  /// A format by its parts.
  ///
  /// - Parameters:
  ///   - numberingSystem: the digits; only decimal systems have groups.
  ///   - separator: what stands between groups.
  ///   - lastGroup: the number of digits of the last group, 0 for no groups.
  ///   - otherGroups: the number of digits of all other groups, 0 for as many as in the last.
  ///   - minimumGroupingDigits: how many digits must stand before the last group, for it to be set
  ///     off; where it is 2, 1234 stands beside 12.345.
  public init(
    _ numberingSystem: NumberingSystem, separator: String = ",", lastGroup: Int = 3,
    otherGroups: Int = 0, minimumGroupingDigits: Int = 1
  ) {
    self.numberingSystem = numberingSystem
    self.separator = Array(separator.utf8)
    self.lastGroup = numberingSystem.isDecimal ? min(max(0, lastGroup), Self.greatestDigits) : 0
    self.otherGroups = otherGroups > 0 ? otherGroups : self.lastGroup
    self.minimumGroupingDigits = min(max(1, minimumGroupingDigits), Self.greatestDigits)
  }

  /// No integer has as many digits.
  private static let greatestDigits = 20

  /// ASCII digits, a hyphen as the sign, and no groups.
  public static let plain = IntegerFormat(.latin, lastGroup: 0)

  /// Writes a number, in UTF-8.
  ///
  /// - Throws: ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for what the numbering
  ///   system cannot write, and ``KalendsError/outputFull(needed:available:)``.
  /// - Complexity: O(*n*) in the number of digits; allocates nothing.
  public func append(_ number: Int, to output: inout OutputSpan<UInt8>) throws(KalendsError) {
    guard numberingSystem.isDecimal else {
      return try numberingSystem.append(number, to: &output)
    }
    var unit: UInt = 1
    var digits = 1
    while number.magnitude / unit >= 10 {
      unit *= 10
      digits += 1
    }
    let isGrouped = lastGroup > 0 && digits >= lastGroup + minimumGroupingDigits
    if number < 0 { try numberingSystem.appendMinus(to: &output) }
    while digits > 0 {
      try numberingSystem.append(Int(number.magnitude / unit % 10), to: &output)
      unit = max(1, unit / 10)
      digits -= 1
      let above = digits - lastGroup
      guard isGrouped, digits > 0, above >= 0, above % otherGroups == 0 else { continue }
      try output.append(separator, 0..<separator.count)
    }
  }
}
