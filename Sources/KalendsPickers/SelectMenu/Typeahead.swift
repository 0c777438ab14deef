internal import KalendsCore

/// What somebody is typing to find an option.
///
/// Letters join the search that is under way until there was none for a second. One letter again and
/// again is no word: it goes from one option to the next.
struct Typeahead: Hashable, Sendable {
  /// The letters so far.
  private var text = ""
  /// The one letter that was typed again and again; `nil` for a word.
  private var repeated: Character?
  private var lastTyped: Instant?

  /// A search rests for so many milliseconds before it starts over.
  static let pause: Int64 = 1000

  /// Whether a letter that comes now would join the letters so far.
  func isUnderWay(at now: Instant) -> Bool {
    guard let lastTyped, !text.isEmpty else { return false }
    return now.millisecondsSinceEpoch - lastTyped.millisecondsSinceEpoch < Self.pause
  }

  /// Forgets what was typed.
  mutating func end() { self = Typeahead() }

  /// Adds a letter.
  ///
  /// - Parameters:
  ///   - letter: what was typed, as a keyboard or an input method hands it over.
  ///   - current: where the search stands.
  ///   - index: the options.
  ///   - now: the present.
  ///   - searchKey: makes the key of a text.
  /// - Returns: the place of what was found; `nil` when nothing begins with the letters.
  mutating func type(
    _ letter: Character, from current: Int?, in index: SelectIndex, at now: Instant,
    searchKey: (String) -> SearchKey
  ) -> Int? {
    if !isUnderWay(at: now) { end() }
    lastTyped = now
    let isFirst = text.isEmpty
    let key = searchKey(String(letter))
    let isRepeated = repeated.map { $0 == letter || searchKey(String($0)) == key } ?? isFirst
    repeated = isRepeated ? letter : nil
    text.append(letter)
    // A word that grows may stay where it is; all else goes on behind the current option.
    let start = isRepeated ? (current ?? -1) + 1 : current ?? 0
    return index.next(
      beginningWith: isRepeated ? key : searchKey(text), from: start,
      by: isRepeated && !isFirst ? .all : .strictest)
  }
}
