/// Texts as the audit compares them.
extension String {
  /// The text in small letters, without white space at its ends and with one space where there is
  /// more.
  var plain: String { words.joined(separator: " ") }

  /// The words in small letters.
  var words: [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars {
      if scalar.isInvisible { continue }
      if !scalar.isWhiteSpace {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// What is left to hear of a text: letters, digits and the marks on them.
  var heard: String {
    var heard = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where scalar.isHeard { heard.append(scalar) }
    return String(heard)
  }

  /// The words without what stands around them.
  var heardWords: [String] { words.map { $0.heard }.filter { !$0.isEmpty } }

  /// Whether the words of another text come in this one, one behind the other.
  func containsWords(of other: String) -> Bool {
    heardWords.includes(other.heardWords)
  }

  /// Whether another text comes anywhere in this one, byte by byte.
  func includes(_ other: String) -> Bool {
    Array(utf8).includes(Array(other.utf8))
  }

  /// Whether there is a digit in the text, of whatever script.
  var hasDigit: Bool { unicodeScalars.contains { $0.properties.numericType == .decimal } }
}

extension Array where Element: Equatable {
  /// Whether other elements, at least one, come in this list one behind the other.
  fileprivate func includes(_ other: [Element]) -> Bool {
    guard !other.isEmpty, count >= other.count else { return false }
    return (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}

extension Unicode.Scalar {
  fileprivate var isHeard: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}

extension Double {
  /// The number with two places behind the point, rounded down, so that 4.499 does not read as 4.5.
  var shortText: String {
    let hundredths = Int(Swift.min(Swift.max(self, 0), 1_000_000) * 100 + 1e-9)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
