internal import KalendsCore

/// How a range with one greatest difference is written.
enum IntervalEntry {
  /// Either end by this pattern; the texts are then put together.
  case whole(DatePattern)
  /// First what is written of one end, then what is written of the other.
  case split(first: [DatePattern.Item], second: [DatePattern.Item], laterFirst: Bool)
}

extension IntervalFormats {
  /// What is looked for, and what of the data is nearest to it.
  struct Search {
    /// The skeleton that was asked for, as the data would name it.
    var wanted: String
    /// The skeleton of the data.
    var found: String
    let likeness: Likeness
    /// Both with the field of the difference in front, once they had to be asked for with it.
    var extended: (wanted: String, found: String)?

    /// Goes on with the greater field in front.
    fileprivate mutating func extend() {
      guard let extended else { return }
      wanted = extended.wanted
      found = extended.found
    }
  }

  /// The data's patterns for a skeleton of a date, by their differences.
  ///
  /// - Throws: ``ICUError/rejected(_:)`` for a malformed pattern.
  borrowing func dateEntries(
    _ search: Search
  ) throws(ICUError) -> [IntervalProgram.Difference: IntervalEntry] {
    var entries: [IntervalProgram.Difference: IntervalEntry] = [:]
    var search = search
    entries[.day] = try entry(for: .day, &search)
    entries[.month] = try entry(for: .month, &search)
    // Days that were read with their months are so from here on, and likewise with their years.
    let isExtended = entries[.month] != nil && search.extended != nil
    if isExtended { search.extend() }
    entries[.year] = try entry(for: .year, &search)
    if isExtended { search.extend() }
    entries[.era] = try entry(for: .era, &search)
    return entries
  }

  /// The data's patterns for a skeleton of a time.
  ///
  /// - Throws: ``ICUError/rejected(_:)`` for a malformed pattern.
  borrowing func timeEntries(
    _ search: Search
  ) throws(ICUError) -> [IntervalProgram.Difference: IntervalEntry] {
    var entries: [IntervalProgram.Difference: IntervalEntry] = [:]
    for difference in [IntervalProgram.Difference.minute, .hour, .halfDay] {
      guard let pattern = pattern(search.found, difference) else { continue }
      entries[difference] = try entry(pattern, search, search.found, search.likeness)
    }
    // The data have no pattern for another half of the day where 24 hours are counted.
    if entries[.halfDay] == nil, !search.found.isBelow(.halfDay),
      let pattern = pattern(search.found, .hour)
    {
      entries[.halfDay] = try entry(pattern, search, search.found, search.likeness)
    }
    return entries
  }

  /// The pattern for a difference in a date; `nil` where the data have none.
  private borrowing func entry(
    for difference: IntervalProgram.Difference, _ search: inout Search
  ) throws(ICUError) -> IntervalEntry? {
    if let pattern = pattern(search.found, difference) {
      return try entry(pattern, search, search.found, search.likeness)
    }
    if search.found.isBelow(difference) { return nil }
    let letter = difference.letter
    let extended = letter + search.found
    search.extended = (letter + search.wanted, extended)
    if let pattern = pattern(extended, difference) {
      return try entry(pattern, search, search.found, search.likeness)
    }
    guard search.likeness == .same, let next = nearest(to: extended),
      next.likeness != .otherFields, let pattern = pattern(next.skeleton.text, difference)
    else { return nil }
    return try entry(pattern, search, next.skeleton.text, next.likeness)
  }

  /// A pattern of the data, with the fields in the lengths that were asked for.
  private borrowing func entry(
    _ text: String, _ search: Search, _ found: String, _ likeness: Likeness
  ) throws(ICUError) -> IntervalEntry {
    var text = Substring(text)
    var laterFirst = laterComesFirst
    if text.utf8.contains(UInt8(ascii: ":")) {
      for (prefix, value) in [("latestFirst:", true), ("earliestFirst:", false)]
      where text.hasPrefix(prefix) {
        text = text.dropFirst(prefix.count)
        laterFirst = value
      }
    }
    var items = try accepted(DatePattern(String(text))).items
    if likeness != .same {
      items = Self.adjusted(
        items, to: IntervalSkeleton(search.wanted), from: IntervalSkeleton(found),
        replacesLetters: likeness == .otherLetters)
    }
    return IntervalEntry(splitting: items, laterFirst: laterFirst)
  }

  /// Lengthens the fields that the data's skeleton has shorter than what was asked for.
  private static func adjusted(
    _ items: [DatePattern.Item], to wanted: IntervalSkeleton, from found: IntervalSkeleton,
    replacesLetters: Bool
  ) -> [DatePattern.Item] {
    items.map { item in
      guard case .field(var letter, let width) = item else { return item }
      if replacesLetters {
        switch letter {
        case "v" where wanted["z"] > 0: letter = "z"
        case "h" where wanted["K"] > 0: letter = "K"
        case "H" where wanted["k"] > 0: letter = "k"
        case "a" where wanted["b"] > 0: letter = "b"
        default: break
        }
      }
      // Skeletons have no stand-alone months, and the data's no day periods.
      let named = letter == "L" ? "M" : letter
      let own = letter == "a" || letter == "b" ? max(found[named], 1) : found[named]
      return .field(letter, width: own == width ? max(wanted[named], own) : width)
    }
  }
}

extension IntervalEntry {
  /// Parts a pattern where a field comes for the second time.
  init(splitting items: [DatePattern.Item], laterFirst: Bool) {
    var seen: Set<Unicode.Scalar> = []
    let end =
      items.firstIndex { item in
        if case .field(let letter, _) = item { !seen.insert(letter).inserted } else { false }
      } ?? items.endIndex
    self = .split(
      first: Array(items[..<end]), second: Array(items[end...]), laterFirst: laterFirst)
  }
}

extension IntervalProgram.Difference {
  /// The letter of the field in skeletons.
  fileprivate var letter: String {
    switch self {
    case .era: "G"
    case .year: "y"
    case .month: "M"
    case .day: "d"
    case .halfDay: "a"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  /// Whether a field with a letter is too great to show the difference.
  fileprivate func isBelow(_ letter: Unicode.Scalar) -> Bool {
    let smallest: IntervalProgram.Difference? =
      switch letter {
      case "G", "g", "l", "O", "V", "v", "X", "x", "Z", "z": .era
      case "y", "Y", "u", "U", "r": .year
      case "M", "L", "Q", "q", "w", "D": .month
      case "d", "E", "e", "c", "F", "W": .day
      case "a", "A": .halfDay
      case "h", "H", "K", "k": .hour
      case "m": .minute
      case "s", "S": .second
      default: nil
      }
    return smallest.map { $0.rawValue < rawValue } ?? true
  }
}

extension String {
  /// Whether all letters of a skeleton are too great to show a difference.
  fileprivate func isBelow(_ difference: IntervalProgram.Difference) -> Bool {
    unicodeScalars.allSatisfy { difference.isBelow($0) }
  }
}

extension DatePattern {
  /// Whether all fields are too great to show a difference.
  func isBelow(_ difference: IntervalProgram.Difference) -> Bool {
    items.allSatisfy { item in
      if case .field(let letter, _) = item { difference.isBelow(letter) } else { true }
    }
  }
}
