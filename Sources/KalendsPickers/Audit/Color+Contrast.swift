extension Color {
  /// How light the colour looks, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  ///
  /// - Complexity: O(1)
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast between two colours, from 1 for equal ones to 21 for black on white.
  ///
  /// Source: WCAG 2.2, "contrast ratio".
  ///
  /// - Complexity: O(1)
  public func contrast(with other: Color) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The part of a colour as light: the inverse of sRGB's transfer function.
  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4, without a mathematical library: the square times the fifth root of the square.
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
