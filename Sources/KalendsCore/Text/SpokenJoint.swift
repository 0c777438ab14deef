/// The words around one or two values: `from … `, ` … to … `.
///
/// A message whose arguments are texts is no more than that; taken apart once, it is written without
/// looking anything up.
package struct SpokenJoint: Hashable, Sendable {
  /// What stands before, between and behind the values.
  private let words: NameTable
  /// Whether the second value is said first.
  private let isReversed: Bool

  /// Takes a text apart, or fails when it does not have the values once each.
  ///
  /// - Parameters:
  ///   - pattern: the text.
  ///   - first: what stands in the text for the first value.
  ///   - second: what stands in the text for the second value; `nil` for words around one value.
  package init?(_ pattern: String, first: Unicode.Scalar, second: Unicode.Scalar? = nil) {
    var parts = [String.UnicodeScalarView()]
    var order: [Unicode.Scalar] = []
    for scalar in pattern.unicodeScalars {
      if scalar == first || scalar == second {
        order.append(scalar)
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    guard order.count == (second == nil ? 1 : 2), order.contains(first),
      order.first != order.last || second == nil
    else { return nil }
    words = NameTable(parts.map { String($0) })
    isReversed = second != nil && order.first != first
  }

  /// Puts the words around two values, the first of which becomes the whole text.
  ///
  /// - Complexity: O(*n*) in the lengths of the words and of `second`, and of `first` only where
  ///   something stands before it.
  func join(_ first: inout String, _ second: String) {
    guard !isReversed, words.start(of: 1) == 0 else {
      let (left, right) = isReversed ? (second, first) : (first, second)
      first = words[0] + left + words[1] + right + words[2]
      return
    }
    first += words[1]
    first += second
    first += words[2]
  }

  /// Writes the words around a value, in UTF-8.
  package func append(
    to output: inout OutputSpan<UInt8>,
    _ value: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    try words.append(0, to: &output)
    try value(&output)
    try words.append(1, to: &output)
  }

  /// Writes the words around two values, in UTF-8.
  package func append(
    to output: inout OutputSpan<UInt8>,
    _ first: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void,
    _ second: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    try words.append(0, to: &output)
    if isReversed { try second(&output) } else { try first(&output) }
    try words.append(1, to: &output)
    if isReversed { try first(&output) } else { try second(&output) }
    try words.append(2, to: &output)
  }
}

extension OutputSpan<UInt8> {
  /// Writes all that a function writes, or nothing when it throws.
  mutating func appendWholly(
    _ write: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    let count = self.count
    do throws(KalendsError) {
      try write(&self)
    } catch {
      removeLast(self.count - count)
      throw error
    }
  }
}
