/// The limits of a message, which bound the time and the memory that any text can cost.
package enum MessageLimits {
  /// UTF-8 bytes of a pattern.
  package static let bytes = 65_536
  /// Choices inside one another.
  package static let depth = 32
  /// Different arguments of a message.
  package static let arguments = 100
  /// Cases of one choice.
  package static let cases = 100
  /// UTF-8 bytes of an argument's name or of a case of a select.
  package static let name = 64
}
