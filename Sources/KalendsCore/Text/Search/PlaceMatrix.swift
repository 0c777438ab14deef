/// Different places in an order of their own, of which any run can be asked for its smallest ones.
///
/// A wavelet matrix: for each bit of the places, from the highest on, a row of those bits, in which
/// places whose bit is 0 come before those whose bit is 1.
///
/// Source: Claude and Navarro, "The Wavelet Matrix", SPIRE 2012.
struct PlaceMatrix: Sendable {
  private var rows: [Row] = []

  private struct Row: Sendable {
    /// The bits, 64 a word.
    var words: [UInt64]
    /// How many ones come before each word.
    var onesBefore: [Int32]
    var zeroCount: Int

    /// How many ones come before a position.
    func ones(before position: Int) -> Int {
      let word = position / 64
      let rest = words[word] & (1 << UInt64(position % 64) &- 1)
      return Int(onesBefore[word]) + rest.nonzeroBitCount
    }
  }

  init(_ places: [Int32]) {
    let width = 32 - (places.max() ?? 0).leadingZeroBitCount
    var order = places
    for bit in stride(from: Int32(width) - 1, through: 0, by: -1) {
      // One word more than needed, so that the position behind the last one has a word too.
      var words = [UInt64](repeating: 0, count: order.count / 64 + 1)
      var zeros: [Int32] = []
      var ones: [Int32] = []
      for (position, place) in order.enumerated() {
        if place >> bit & 1 == 1 {
          words[position / 64] |= 1 << UInt64(position % 64)
          ones.append(place)
        } else {
          zeros.append(place)
        }
      }
      var onesBefore: [Int32] = []
      var count: Int32 = 0
      for word in words {
        onesBefore.append(count)
        count += Int32(word.nonzeroBitCount)
      }
      rows.append(Row(words: words, onesBefore: onesBefore, zeroCount: zeros.count))
      order = zeros + ones
    }
  }

  /// How many places of a run come before a limit.
  ///
  /// - Complexity: O(log *n*) in the greatest place.
  func count(below limit: Int, in run: Range<Int>) -> Int {
    guard limit >> rows.count == 0 else { return run.count }
    var run = run
    var count = 0
    for (row, bit) in zip(rows, (0..<rows.count).reversed()) {
      let ones = row.ones(before: run.lowerBound)..<row.ones(before: run.upperBound)
      let zeros = run.lowerBound - ones.lowerBound..<run.upperBound - ones.upperBound
      if limit >> bit & 1 == 1 {
        count += zeros.count
        run = row.zeroCount + ones.lowerBound..<row.zeroCount + ones.upperBound
      } else {
        run = zeros
      }
    }
    return count
  }

  /// The smallest place of a run when `rank` is 0, the next one when it is 1, and so on; `rank` is
  /// less than the run is long.
  ///
  /// - Complexity: O(log *n*) in the greatest place.
  func smallest(_ rank: Int, in run: Range<Int>) -> Int {
    var run = run
    var rank = rank
    var place = 0
    for row in rows {
      let ones = row.ones(before: run.lowerBound)..<row.ones(before: run.upperBound)
      let zeros = run.lowerBound - ones.lowerBound..<run.upperBound - ones.upperBound
      place <<= 1
      if rank < zeros.count {
        run = zeros
      } else {
        rank -= zeros.count
        place |= 1
        run = row.zeroCount + ones.lowerBound..<row.zeroCount + ones.upperBound
      }
    }
    return place
  }
}
