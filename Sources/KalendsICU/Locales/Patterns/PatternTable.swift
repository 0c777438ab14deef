/// The patterns that a locale has for one calendar, in the order in which ICU's generator keeps them,
/// and its choice among them.
///
/// Source: UTS 35, part 4, "Matching Skeletons" and "Missing Skeleton Fields". ICU's own habits,
/// each of which decides in hundreds of locales: the standard patterns take part; root's patterns
/// do, but replace none; a width that an entry's own key asked for stays.
struct PatternTable {
  /// The patterns in the order in which they were added.
  private var patterns = PatternList()
  /// The first pattern of those whose hashes of letters and kinds have the same last bits, and the
  /// one that follows another of them.
  private var first = [UInt16](repeating: none, count: 128)
  private var next: [UInt16] = []
  private static let none = UInt16.max
  /// The keys that were read.
  private var keys = KeyHashes()

  /// A table that has each field by itself.
  static let ofSingleFields = PatternTable()

  private init() {
    patterns.reserveCapacity(16)
    for letter in "GyQMwWEDFdaHmsSv".utf16 { addStandard(CollectionOfOne(letter)) }
  }

  // MARK: - Filling

  /// Makes room for the patterns of a usual locale.
  mutating func reserveCapacity() {
    patterns.reserveCapacity(160)
    next.reserveCapacity(160)
  }

  /// Adds a pattern without a key of its own, unless there is one like it.
  mutating func addStandard(_ pattern: some Collection<UInt16>) {
    add(Skeleton(pattern), key: 0, pattern, overrides: false)
  }

  /// Adds a pattern of the data under its key, unless the key was there before; it takes the place
  /// of a standard pattern of the same fields.
  ///
  /// - Parameters:
  ///   - key: the skeleton that the pattern is for.
  ///   - pattern: the pattern.
  ///   - isLast: whether it is of the last data that are added so, so that the key does not come
  ///     again.
  mutating func add(_ key: PatternKey, _ pattern: some Collection<UInt16>, isLast: Bool) {
    guard isLast ? !keys.contains(key.hash) : keys.insert(key.hash) else { return }
    add(key.skeleton, key: key.hash, pattern, overrides: true)
  }

  /// Adds patterns of the data that take no other's place, and so need not be known by their keys.
  mutating func add(_ others: PatternList) {
    for entry in others.entries {
      add(entry.skeleton, key: entry.key, others.text(of: entry), overrides: false)
    }
  }

  private mutating func add(
    _ skeleton: Skeleton, key: UInt64, _ pattern: some Collection<UInt16>, overrides: Bool
  ) {
    guard skeleton.mask != 0 else { return }
    var sameBase: Int?
    var sameLetters: Int?
    var duplicate: Int?
    let chain = chain(of: skeleton)
    var lastInChain: Int?
    var link = first[chain]
    while link != Self.none {
      let index = Int(link)
      let other = patterns.entries[index].skeleton
      if other.hasSameBase(as: skeleton) {
        if sameBase == nil { sameBase = index }
        if duplicate == nil, all(other.kinds .== skeleton.kinds) { duplicate = index }
        if sameLetters == nil, other.hasSameLetters(as: skeleton) { sameLetters = index }
      }
      lastInChain = index
      link = next[index]
    }
    let isNamed = key != 0
    if !overrides, let sameBase, isNamed || !patterns.entries[sameBase].isNamed { return }
    if let sameLetters, !overrides || isNamed && patterns.entries[sameLetters].isNamed { return }
    if let duplicate {
      patterns.replace(duplicate, key: key, pattern)
      return
    }
    let new = UInt16(truncatingIfNeeded: patterns.entries.count)
    patterns.append(skeleton, key: key, pattern)
    next.append(Self.none)
    if let lastInChain { next[lastInChain] = new } else { first[chain] = new }
  }

  private func chain(of skeleton: Skeleton) -> Int {
    Int(truncatingIfNeeded: skeleton.baseHash) & (first.count - 1)
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

  /// Finds the nearest entry; of those that are as near, the one that lacks a smaller unit, then the
  /// one whose first field has the letter that comes first, then the first.
  func nearest(to skeleton: Skeleton, within mask: UInt16) -> Match {
    // Most skeletons are among the data: the others need not be looked at closely then.
    var best = mask == .max ? firstEqual(to: skeleton) : nil
    var bestDistance = best == nil ? Int.max : 0
    var missing: UInt16 = 0
    var extra: UInt16 = 0
    for index in patterns.entries.indices {
      let trial = skeleton.distance(
        to: patterns.entries[index].skeleton, within: mask, limit: bestDistance)
      guard trial.distance <= bestDistance else { continue }
      if trial.distance == bestDistance, let best {
        guard trial.missing >= missing else { continue }
        let letter = patterns.entries[index].skeleton.firstLetter
        let bestLetter = patterns.entries[best].skeleton.firstLetter
        if trial.missing == missing, (letter, index) >= (bestLetter, best) { continue }
      }
      best = index
      bestDistance = trial.distance
      missing = trial.missing
      extra = trial.extra
    }
    guard let best else { return Match(pattern: [], named: nil, missing: 0, extra: 0) }
    // The pattern is looked up by the letters of the entry that was found: the first that has them.
    let found = patterns.entries[best].skeleton
    let named = firstIndex(like: found) { $0.hasSameLetters(as: found) }
    let entry = patterns.entries[named ?? best]
    return Match(
      pattern: patterns.text(of: entry), named: entry.isNamed ? entry.skeleton : nil,
      missing: missing, extra: extra)
  }

  /// The first entry with the same fields, written in the same letters and kinds.
  private func firstEqual(to skeleton: Skeleton) -> Int? {
    firstIndex(like: skeleton) {
      $0.hasSameBase(as: skeleton) && all($0.kinds .== skeleton.kinds)
    }
  }

  /// The first entry in a skeleton's chain that is what is looked for.
  private func firstIndex(like skeleton: Skeleton, where isWanted: (Skeleton) -> Bool) -> Int? {
    var link = first[chain(of: skeleton)]
    while link != Self.none {
      let index = Int(link)
      if isWanted(patterns.entries[index].skeleton) { return index }
      link = next[index]
    }
    return nil
  }
}

/// A skeleton as the data name it.
struct PatternKey {
  let skeleton: Skeleton
  /// Not 0.
  let hash: UInt64

  init(_ letters: some Sequence<UInt16>) {
    // FNV-1a.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for letter in letters { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
    self.hash = max(hash, 1)
    skeleton = Skeleton(letters)
  }

  /// A key of a bundle.
  init(cString key: UnsafePointer<CChar>) {
    var length = 0
    while unsafe key[length] != 0 { length += 1 }
    let letters = unsafe UnsafeBufferPointer(start: key, count: length)
    unsafe self.init(letters.lazy.map { UInt16(UInt8(bitPattern: $0)) })
  }
}

/// Patterns, and what each is found by.
///
/// An entry has 96 bytes, and a pattern is no array of its own: in a process that opens one locale,
/// the memory that is touched for the first time and the types that the runtime makes cost more than
/// the work itself (`open-first`).
struct PatternList {
  struct Entry {
    let skeleton: Skeleton
    /// The hash of the key that the data have for the pattern; 0 where it has none, and the skeleton
    /// was taken from the pattern.
    var key: UInt64
    /// A part of the text.
    var pattern: Range<Int32>

    /// Whether the data named the skeleton.
    var isNamed: Bool { key != 0 }
  }

  private(set) var entries: [Entry] = []
  /// The UTF-16 of all patterns.
  private var text: [UInt16] = []

  /// Makes room for so many patterns.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    text.reserveCapacity(16 * count)
  }

  mutating func append(_ skeleton: Skeleton, key: UInt64, _ pattern: some Collection<UInt16>) {
    entries.append(Entry(skeleton: skeleton, key: key, pattern: store(pattern)))
  }

  mutating func replace(_ index: Int, key: UInt64, _ pattern: some Collection<UInt16>) {
    entries[index].key = key
    entries[index].pattern = store(pattern)
  }

  func text(of entry: Entry) -> ArraySlice<UInt16> {
    text[Int(entry.pattern.lowerBound)..<Int(entry.pattern.upperBound)]
  }

  private mutating func store(_ pattern: some Collection<UInt16>) -> Range<Int32> {
    let start = Int32(truncatingIfNeeded: text.count)
    text.append(contentsOf: pattern)
    return start..<Int32(truncatingIfNeeded: text.count)
  }
}

/// The hashes of keys, each once, where its last bits say or in the next free place behind.
///
/// They are hashes already: a `Set` would hash them again, which is a tenth of what it takes to read
/// the patterns, and the first one of a process makes the runtime look through all types.
private struct KeyHashes {
  /// A power of two of places, half of them free at least; 0 is a free one.
  private var places: [UInt64] = []
  private var count = 0

  func contains(_ hash: UInt64) -> Bool {
    guard !places.isEmpty else { return false }
    let last = places.count - 1
    var index = Int(truncatingIfNeeded: hash) & last
    while places[index] != 0, places[index] != hash { index = (index + 1) & last }
    return places[index] == hash
  }

  /// Adds a hash other than 0, and says whether it is a new one.
  mutating func insert(_ hash: UInt64) -> Bool {
    if 2 * count >= places.count {
      let old = places
      places = [UInt64](repeating: 0, count: max(256, 2 * old.count))
      count = 0
      for hash in old where hash != 0 { _ = insert(hash) }
    }
    let last = places.count - 1
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
