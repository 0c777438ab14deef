/// Where to look for a day among many changes of membership.
///
/// Steps of a binary search wait for each other, a dozen for a few thousand changes; the index leaves
/// one or two of them (benchmark J7). The days between the second and the last change but one are cut
/// into as many buckets as there are changes, so that a set that reaches to the end of time, as a
/// complement does, is no harder.
struct DaySetIndex: Sendable {
  /// For each bucket how many changes come before it, and behind the last one how many in all; empty
  /// for a set so small that it needs no index.
  private var starts: [Int32] = []
  /// The first day of the first bucket.
  private var firstDay: Int32 = 0
  /// A bucket has so many days, as a power of two.
  private var shift: Int32 = 0

  private static let leastChanges = 32

  init(of changes: [Int32]) {
    guard changes.count >= Self.leastChanges else { return }
    firstDay = changes[1]
    let days = changes[changes.count - 2] - firstDay
    while Int(days >> shift) >= changes.count { shift += 1 }
    let bucketCount = Int(days >> shift) + 1
    starts.reserveCapacity(bucketCount + 1)
    var position = 1
    for bucket in 0..<bucketCount {
      let start = firstDay + Int32(truncatingIfNeeded: bucket) << shift
      while changes[position] < start { position += 1 }
      starts.append(Int32(truncatingIfNeeded: position))
    }
    starts.append(Int32(truncatingIfNeeded: changes.count))
  }

  /// How many of the changes come on or before a day.
  @inline(__always)
  func count(of changes: Span<Int32>, upTo day: Int32) -> Int {
    var low = 0
    var length = changes.count
    if !starts.isEmpty {
      guard day >= firstDay else { return changes[0] <= day ? 1 : 0 }
      let starts = starts.span
      let bucket = min(Int((day &- firstDay) &>> shift), starts.count &- 2)
      low = Int(starts[bucket])
      length = Int(starts[bucket &+ 1]) &- low
    }
    guard length > 0 else { return low }
    // The same steps whatever the day is, and no branch on what cannot be predicted: the sign bit of
    // a difference says where to go on.
    while length > 1 {
      let half = length &>> 1
      low &+= half & (Int(changes[low &+ half &- 1]) &- Int(day) &- 1) &>> 63
      length &-= half
    }
    return low &+ (changes[low] <= day ? 1 : 0)
  }
}

extension DaySetIndex: Hashable {
  /// An index follows from its set, and is as equal as that.
  static func == (left: DaySetIndex, right: DaySetIndex) -> Bool { true }

  /// Adds nothing to the hash of the set.
  func hash(into hasher: inout Hasher) {}
}
