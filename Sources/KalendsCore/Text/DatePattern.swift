/// A date pattern, taken apart into fields and literal text.
///
/// Source: UTS 35, part 4, "Date Format Patterns": a run of one ASCII letter is a field, text
/// between apostrophes is literal, two apostrophes are one.
public struct DatePattern: Hashable, Sendable {
  /// A part of a pattern.
  public enum Item: Hashable, Sendable {
    /// A field: its letter and how often it is written.
    case field(Unicode.Scalar, width: Int)
    /// Text to copy.
    case literal(String)
  }

  /// The parts in order; no two literals follow each other, and every width is at least 1.
  public let items: [Item]

  /// Makes a pattern of its parts.
  ///
  /// Literals that follow each other become one; empty ones, and fields of a width below 1, are left
  /// out.
  ///
  /// - Complexity: O(*n*) in the size of the parts.
  public init(items: [Item]) {
    var joined: [Item] = []
    joined.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .field(_, let width) where width < 1: continue
      case .literal(let text) where text.isEmpty: continue
      case .literal(let text):
        guard case .literal(let before) = joined.last else { fallthrough }
        joined[joined.count - 1] = .literal(before + text)
      default: joined.append(item)
      }
    }
    self.items = joined
  }

  /// Reads a pattern.
  ///
  /// - Throws: ``KalendsError/malformedPattern(_:offset:)`` for an apostrophe without its pair.
  /// - Complexity: O(*n*) in the number of characters.
  public init(_ pattern: String) throws(KalendsError) {
    var items: [Item] = []
    var literal = String.UnicodeScalarView()
    var quoteStart: Int?
    var offset = 0
    var afterQuote = false
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "'" {
        if index + 1 < scalars.count, scalars[index + 1] == "'" {
          literal.append("'")
          index += 1
          offset += 1
        } else {
          quoteStart = quoteStart == nil ? offset : nil
        }
        afterQuote = true
      } else if quoteStart == nil, Self.isLetter(scalar) {
        if !literal.isEmpty {
          items.append(.literal(String(literal)))
          literal = String.UnicodeScalarView()
        }
        if !afterQuote, case .field(scalar, let width) = items.last {
          items[items.count - 1] = .field(scalar, width: width + 1)
        } else {
          items.append(.field(scalar, width: 1))
        }
        afterQuote = false
      } else {
        literal.append(scalar)
      }
      offset += UTF8.width(scalar)
      index += 1
    }
    if let quoteStart { throw .malformedPattern(pattern, offset: quoteStart) }
    if !literal.isEmpty { items.append(.literal(String(literal))) }
    self.items = items
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}

extension DatePattern {
  /// Whether the pattern has a field for the era.
  public var showsEra: Bool {
    items.contains { if case .field("G", _) = $0 { true } else { false } }
  }
}

extension DatePattern: CustomStringConvertible {
  /// The pattern as UTS 35 writes it.
  public var description: String {
    var text = ""
    for item in items {
      switch item {
      case .field(let letter, let width):
        text += String(repeating: String(letter), count: width)
      case .literal(let literal):
        text += "'"
        for scalar in literal.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "'" { text += "'" }
        }
        text += "'"
      }
    }
    return text
  }

  /// The pattern with another letter for its hour.
  public func replacingHour(with letter: Unicode.Scalar) -> DatePattern {
    DatePattern(
      items: items.map { item in
        guard case .field(let own, let width) = item, HourCycle(letter: own) != nil
        else { return item }
        return .field(letter, width: width)
      })
  }
}
