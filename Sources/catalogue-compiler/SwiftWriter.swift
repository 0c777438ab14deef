/// Writes catalogues as Swift.
enum SwiftWriter {
  /// A source file that defines all catalogues.
  static func source(_ catalogues: [Catalogue], findings: Catalogue) -> String {
    var source = """
      // Made from the catalogues of the folder when the package was built.

      internal import KalendsCore

      extension Catalogues {
        static let compiled = [

      """
    for catalogue in catalogues { source += "    \(expression(catalogue)),\n" }
    return source + "  ]\n\n  static let compiledFindings = \(expression(findings))\n}\n"
  }

  private static func expression(_ catalogue: Catalogue) -> String {
    "MessageCatalogue(language: \"\(catalogue.language)\", literal: \(literal(catalogue.bytes)))"
  }

  /// A string literal with exactly these bytes, which are valid UTF-8.
  static func literal(_ bytes: [UInt8]) -> String {
    var literal = "\""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Whether a scalar would hide in the source, or join the one before it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .spacingMark:
      true
    default: false
    }
  }
}
