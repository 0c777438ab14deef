/// The patterns that a locale has for one calendar, in the order in which ICU's generator keeps them,
/// and its choice among them.
///
/// Source: UTS 35, part 4, "Matching Skeletons" and "Missing Skeleton Fields". ICU's own habits,
/// each of which decides in hundreds of locales: the standard patterns take part; root's patterns
/// do, but replace none; a width that an entry's own key asked for stays.
struct PatternTable {
  /// A pattern and what it is found by.
  private struct Entry {
    let skeleton: Skeleton
    /// A part of `text`.
    var pattern: Range<Int>
    /// Whether the data named the skeleton, and it was not taken from the pattern.
    var isNamed: Bool
    /// The entry that follows in the same bucket, or -1.
    var next = -1
  }

  private var entries: [Entry] = []
  /// The first and last entry of each bucket, by ASCII letter.
  private var first = [Int16](repeating: -1, count: 128)
  private var last = [Int16](repeating: -1, count: 128)
  /// The UTF-16 of all patterns.
  private var text: [UInt16] = []
  /// The hashes of the keys that were read.
  private var keys = KeyHashes()

  /// A table that has each field by itself.
  static let ofSingleFields = PatternTable()

  private init() {
    for letter in "GyQMwWEDFdaHmsSv".utf16 { addStandard(CollectionOfOne(letter)) }
  }

  // MARK: - Filling

  /// Makes room for the patterns of a usual locale.
  mutating func reserveCapacity() {
    entries.reserveCapacity(192)
    text.reserveCapacity(3072)
  }

  /// Adds a pattern without a key of its own, unless there is one like it.
  mutating func addStandard(_ pattern: some Sequence<UInt16>) {
    let range = store(pattern)
    add(Skeleton(text[range]), range, isNamed: false, overrides: false)
  }

  /// Adds a pattern of the data under its key, unless the key was there before.
  ///
  /// - Parameters:
  ///   - key: the skeleton that the pattern is for.
  ///   - pattern: the pattern.
  ///   - overrides: whether it takes the place of a standard pattern of the same fields.
  mutating func add(_ key: Key, pattern: some Sequence<UInt16>, overrides: Bool) {
    guard keys.insert(key.hash) else { return }
    add(key.skeleton, store(pattern), isNamed: true, overrides: overrides)
  }

  /// A key of the data: a skeleton as it is written there.
  struct Key {
    let skeleton: Skeleton
    let hash: UInt64

    init(_ letters: some Sequence<UInt16>) {
      // FNV-1a.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
      self.hash = hash
      skeleton = Skeleton(letters)
    }
  }

  private mutating func store(_ pattern: some Sequence<UInt16>) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: pattern)
    return start..<text.count
  }

  private mutating func add(
    _ skeleton: Skeleton, _ pattern: Range<Int>, isNamed: Bool, overrides: Bool
  ) {
    let bucket = Int(skeleton.bucket)
    guard bucket != 0 else { return }
    var sameBase: Int?
    var sameLetters: Int?
    var duplicate: Int?
    var index = Int(first[bucket])
    while index >= 0 {
      let other = entries[index].skeleton
      if other.hasSameBase(as: skeleton) {
        if sameBase == nil { sameBase = index }
        if duplicate == nil, other.kinds == skeleton.kinds { duplicate = index }
        if sameLetters == nil, other.hasSameLetters(as: skeleton) { sameLetters = index }
      }
      index = entries[index].next
    }
    if let sameBase, !entries[sameBase].isNamed || isNamed && !overrides, !overrides { return }
    if let sameLetters, !overrides || isNamed && entries[sameLetters].isNamed { return }
    if let duplicate {
      entries[duplicate].pattern = pattern
      entries[duplicate].isNamed = isNamed
      return
    }
    let new = entries.count
    entries.append(Entry(skeleton: skeleton, pattern: pattern, isNamed: isNamed))
    if last[bucket] >= 0 {
      entries[Int(last[bucket])].next = new
    } else {
      first[bucket] = Int16(new)
    }
    last[bucket] = Int16(new)
  }

  // MARK: - Choosing

  /// The entry nearest to a skeleton in some of its fields.
  struct Match {
    /// UTF-16.
    var pattern: ArraySlice<UInt16>
    /// The key of the data that the pattern was found by, if it has one.
    var named: Skeleton?
    /// The fields that the pattern lacks, and those that it has too many.
    var missing: UInt16
    var extra: UInt16
  }

  /// Finds the nearest entry.
  func nearest(to skeleton: Skeleton, within mask: UInt16) -> Match {
    var best = -1
    var bestDistance = Int.max
    var missing: UInt16 = 0
    var extra: UInt16 = 0
    for bucket in 0x41...0x7A {
      var index = Int(first[bucket])
      while index >= 0 {
        let trial = skeleton.distance(
          to: entries[index].skeleton, within: mask, limit: bestDistance)
        // Of two that are as near, the one that lacks a smaller unit.
        if trial.distance < bestDistance
          || trial.distance == bestDistance && missing < trial.missing
        {
          best = index
          bestDistance = trial.distance
          missing = trial.missing
          extra = trial.extra
          if bestDistance == 0 { break }
        }
        index = entries[index].next
      }
      if bestDistance == 0 { break }
    }
    guard best >= 0 else { return Match(pattern: [], named: nil, missing: 0, extra: 0) }
    // The pattern is looked up by the letters of the entry that was found: the first in its bucket
    // that has them.
    let found = entries[best].skeleton
    var index = Int(first[Int(found.bucket)])
    while index >= 0, !entries[index].skeleton.hasSameLetters(as: found) {
      index = entries[index].next
    }
    let entry = entries[index < 0 ? best : index]
    return Match(
      pattern: text[entry.pattern], named: entry.isNamed ? entry.skeleton : nil,
      missing: missing, extra: extra)
  }
}

/// The hashes of keys, each once, where its last bits say or in the next free place behind.
///
/// They are hashes already: a `Set` would hash them again, which is a tenth of what it takes to read
/// the patterns, and the first one of a process makes the runtime look through all types.
private struct KeyHashes {
  /// A power of two of places, half of them free at least; 0 is a free one.
  private var places = [UInt64](repeating: 0, count: 512)
  private var count = 0

  /// Adds a hash, and says whether it is a new one.
  mutating func insert(_ hash: UInt64) -> Bool {
    if 2 * count >= places.count {
      let old = places
      places = [UInt64](repeating: 0, count: 2 * old.count)
      count = 0
      for hash in old where hash != 0 { _ = insert(hash) }
    }
    let last = places.count - 1
    let hash = max(hash, 1)
    var index = Int(truncatingIfNeeded: hash) & last
    while places[index] != 0 {
      if places[index] == hash { return false }
      index = (index + 1) & last
    }
    places[index] = hash
    count += 1
    return true
  }
}
