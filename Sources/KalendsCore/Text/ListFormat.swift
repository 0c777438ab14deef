/// How a language joins the items of a list: `A, B, and C`.
///
/// Source: CLDR, `listPatterns`; UTS 35, part 2, "List Patterns". In Spanish `y` is `e` before the
/// sound of another `i`, and `o` is `u` before another `o`; in Hebrew a dash stands behind `ו` before
/// a word of another script: as ICU has it.
public struct ListFormat: Hashable, Sendable {
  /// How the items of a list belong together.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// All of them: `A, B, and C`.
    case and
    /// One of them: `A, B, or C`.
    case or
    /// Parts of one amount: `3 feet, 7 inches`.
    case units
  }

  /// What of the last item changes the word before it.
  package enum Rule: Hashable, Sendable {
    case none
    /// It begins with the sound of a Spanish `i`.
    case beginsWithI
    /// It begins with the sound of a Spanish `o`.
    case beginsWithO
    /// It begins with a character that is not Hebrew.
    case isNotHebrew
  }

  /// The words before the last item, and others where a rule says so.
  package struct Ending: Hashable, Sendable {
    private let usual: SpokenJoint
    private let other: SpokenJoint
    private let rule: Rule

    /// Takes the words, and others for items that a rule picks.
    package init(_ usual: SpokenJoint, _ other: SpokenJoint, where rule: Rule) {
      self.usual = usual
      self.other = other
      self.rule = rule
    }

    func joint(before item: String) -> SpokenJoint { rule.picks(item) ? other : usual }
  }

  private let start: SpokenJoint
  private let middle: SpokenJoint
  private let end: Ending
  private let pair: Ending

  /// Puts a format together.
  ///
  /// - Parameters:
  ///   - start: between the first two of three items and more.
  ///   - middle: before every further item but the last.
  ///   - end: before the last of three items and more.
  ///   - pair: between two items.
  package init(start: SpokenJoint, middle: SpokenJoint, end: Ending, pair: Ending) {
    self.start = start
    self.middle = middle
    self.end = end
    self.pair = pair
  }

  /// The text of a list; empty for no items.
  ///
  /// - Complexity: O(*n*) in the length of the text, in all languages whose lists begin with their
  ///   first item.
  public func text(of items: [String]) -> String {
    guard var text = items.first, let last = items.last, items.count > 1 else {
      return items.first ?? ""
    }
    guard items.count > 2 else {
      pair.joint(before: last).join(&text, last)
      return text
    }
    start.join(&text, items[1])
    for item in items[2..<items.count - 1] { middle.join(&text, item) }
    end.joint(before: last).join(&text, last)
    return text
  }
}

extension ListFormat.Rule {
  /// Whether the rule picks an item.
  fileprivate func picks(_ item: String) -> Bool {
    var scalars = item.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return false }
    let second = scalars.next()
    switch self {
    case .none: return false
    case .beginsWithI:
      if first == "i" || first == "I" { return true }
      guard first == "h" || first == "H", second == "i" || second == "I" else { return false }
      // A diphthong: hielo, hiato.
      switch scalars.next() {
      case "a", "A", "e", "E": return false
      default: return true
      }
    case .beginsWithO:
      switch first {
      case "o", "O", "8": return true
      case "h", "H": return second == "o" || second == "O"
      // 11: once.
      case "1":
        guard second == "1" else { return false }
        let third = scalars.next()
        return third == nil || third == " "
      default: return false
      }
    case .isNotHebrew:
      return !(0x591...0x5F4).contains(first.value) && !(0xFB1D...0xFB4F).contains(first.value)
    }
  }
}
