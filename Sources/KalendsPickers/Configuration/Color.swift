/// A colour of the sRGB space without transparency.
public struct Color: Hashable, Sendable {
  /// The red part.
  public let red: UInt8
  /// The green part.
  public let green: UInt8
  /// The blue part.
  public let blue: UInt8

  /// Makes a colour of its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour as CSS writes it: `#1a2b3c`, or `#abc` for `#aabbcc`; `nil` for another text.
  public init?(_ text: String) {
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case 0x23 where index == 0: continue
      case 0x30...0x39 where index > 0: digits.append(byte - 0x30)
      case 0x41...0x46 where index > 0: digits.append(byte - 0x41 + 10)
      case 0x61...0x66 where index > 0: digits.append(byte - 0x61 + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3: self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6:
      self.init(
        red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3],
        blue: digits[4] * 16 + digits[5])
    default: return nil
    }
  }
}
