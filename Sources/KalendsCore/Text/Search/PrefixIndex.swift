/// Finds the next text of a list that begins with what somebody typed.
///
/// Made once of the keys of a list, it answers in a number of steps that grows with the logarithm of
/// the list's length, whatever the list's order.
public struct PrefixIndex: Sendable {
  /// Which of the three ways of a ``SearchKey`` count.
  public enum Ways: Sendable {
    /// The strictest one that finds anything.
    case strictest
    /// All of them.
    case all
  }

  private let ways: [PrefixColumn]

  /// Makes an index.
  ///
  /// - Parameter keys: the key of each text, in the order of the list; `nil` for a text that is not
  ///   to be found.
  /// - Complexity: O(*n* log *n*)
  public init(_ keys: [SearchKey?]) {
    ways = [
      PrefixColumn(keys.map { $0?.locale }), PrefixColumn(keys.map { $0?.root }),
      PrefixColumn(keys.map { $0?.letters }),
    ]
  }

  /// The place of the next text that begins with a key, going around at the end of the list.
  ///
  /// - Parameters:
  ///   - key: the key of what was typed.
  ///   - start: where to begin; the text there is the first that can be found. A place outside the
  ///     list is that of its first text.
  ///   - which: which ways count.
  /// - Returns: the place, from 0 on; `nil` when no text begins with the key.
  /// - Complexity: O(*m* log *n*) in the lengths of the key and of the list.
  public func next(beginningWith key: SearchKey, from start: Int, by which: Ways) -> Int? {
    let keys = [key.locale, key.root, key.letters]
    var nearest: Int?
    for (column, bytes) in zip(ways, keys) {
      guard let found = column.next(beginningWith: bytes, from: start) else { continue }
      if which == .strictest { return found }
      nearest = nearest.map { Self.isAhead(found, of: $0, from: start) ? found : $0 } ?? found
    }
    return nearest
  }

  /// Whether one place comes before another for somebody who begins at `start` and goes around.
  private static func isAhead(_ one: Int, of other: Int, from start: Int) -> Bool {
    (one >= start) == (other >= start) ? one < other : one >= start
  }
}

/// The keys of a list in one of their ways, in order, with the place of each in the list.
private struct PrefixColumn: Sendable {
  /// All keys in order, one behind the other.
  private var bytes: [UInt8] = []
  /// Where each key begins, and where the last one ends.
  private var starts: [Int32] = [0]
  private let places: PlaceMatrix

  init(_ keys: [[UInt8]?]) {
    var order: [Int32] = []
    for (place, key) in keys.enumerated() {
      if let key, !key.isEmpty { order.append(Int32(truncatingIfNeeded: place)) }
    }
    func key(_ place: Int32) -> [UInt8] { keys[Int(place)] ?? [] }
    order.sort { key($0).lexicographicallyPrecedes(key($1)) }
    starts.reserveCapacity(order.count + 1)
    for place in order {
      bytes += key(place)
      starts.append(Int32(truncatingIfNeeded: bytes.count))
    }
    places = PlaceMatrix(order)
  }

  func next(beginningWith prefix: [UInt8], from start: Int) -> Int? {
    guard !prefix.isEmpty else { return nil }
    let first = count { comparison(of: $0, with: prefix) < 0 }
    let last = count { comparison(of: $0, with: prefix) <= 0 }
    guard first < last else { return nil }
    let smaller = start <= 0 ? 0 : places.count(below: start, in: first..<last)
    // Behind the last one the first one comes again.
    return places.smallest(smaller < last - first ? smaller : 0, in: first..<last)
  }

  /// How many keys satisfy a condition that holds for those in front.
  private func count(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Less than 0 when the key comes before all that begin with the prefix, 0 when it is one of them.
  private func comparison(of index: Int, with prefix: [UInt8]) -> Int {
    var position = Int(starts[index])
    let end = Int(starts[index + 1])
    for byte in prefix {
      guard position < end else { return -1 }
      if bytes[position] != byte { return bytes[position] < byte ? -1 : 1 }
      position += 1
    }
    return 0
  }
}
