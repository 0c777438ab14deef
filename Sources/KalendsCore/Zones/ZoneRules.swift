/// A time zone: which offset from UTC its clocks have at each instant.
///
/// It is made of a zone file (``init(identifier:zoneFile:)``), of a POSIX rule
/// (``init(identifier:posixRule:)``), of changes (``init(identifier:initialOffset:transitions:repeats:)``)
/// or of one offset (``init(offset:identifier:)``), and answers for all supported instants.
///
/// ```swift
/// let india = ZoneRules(offset: try ZoneOffset("+05:30"))
/// let local = try india.localDateTime(at: Instant("2026-03-14T04:00:00Z"))
/// print(local)  // 2026-03-14T09:30
/// ```
///
/// An immutable value: looking something up allocates nothing and takes no lock.
public struct ZoneRules: Hashable, Sendable {
  /// The name under which the rules were made, such as `Europe/Paris`, `+05:30` or `UTC`.
  public let identifier: String

  /// The spans of one offset in order; behind them one that begins at the end of time, so that a
  /// search needs no test for the end.
  let segments: [ZoneSegment]
  /// For each bucket of time from ``indexStart`` on, the segment that contains its first instant.
  ///
  /// A bucket is shorter than the usual time between two changes, so that the segment of an instant
  /// is this one or the next.
  let index: [UInt16]
  /// The first instant of the first bucket, in milliseconds since the epoch.
  let indexStart: Int64
  /// Whether what lies behind the last bucket repeats every 400 years.
  let repeats: Bool
  /// The greatest offset of all segments, in milliseconds.
  let greatestOffset: Int64

  /// A bucket is 2³³ ms, or 99 days.
  static let bucketShift: Int64 = 33

  /// The Gregorian calendar, weekdays included, repeats every 146,097 days, and so does a yearly
  /// rule.
  static let cycle = 146_097 * millisecondsADay

  /// The index of a zone whose clocks no longer change still reaches the year 2100: a lookup of what
  /// is in use needs no branch.
  static let leastIndexEnd: Int64 = 4_102_444_800_000

  /// UTC itself.
  public static let utc = ZoneRules(offset: .zero, identifier: "UTC")

  /// A zone whose clocks never change.
  ///
  /// - Parameters:
  ///   - offset: how far its clocks are ahead of UTC.
  ///   - identifier: its name; the offset as a text (`+05:30`) unless given.
  public init(offset: ZoneOffset, identifier: String? = nil) {
    self.identifier = identifier ?? offset.description
    segments = [
      ZoneSegment(start: .distantPast, offset: offset.milliseconds),
      ZoneSegment(start: .distantFuture, offset: offset.milliseconds),
    ]
    index = []
    indexStart = 0
    repeats = false
    greatestOffset = offset.milliseconds
  }

  /// A zone of known changes.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - initialOffset: the offset before the first change.
  ///   - transitions: the changes, in ascending order.
  ///   - repeats: whether the last 400 years of them, without the year at the end, repeat for ever;
  ///     more than 402 years of changes are needed then. Otherwise the last offset stays.
  /// - Throws: ``KalendsError/malformedZone(_:_:)`` for changes that are not in order, that are
  ///   65,000 or more, that put clocks back further than they run, and that are too few to repeat.
  /// - Complexity: O(*n*) in the number of changes and the years that they span.
  public init(
    identifier: String, initialOffset: ZoneOffset, transitions: [ZoneTransition],
    repeats: Bool = false
  ) throws(KalendsError) {
    var builder = ZoneSegments(initialOffset: initialOffset.milliseconds)
    for transition in transitions {
      let instant = transition.instant.millisecondsSinceEpoch
      guard builder.add(at: instant, transition.offset.milliseconds) else {
        throw .malformedZone(identifier, .unorderedTransitions)
      }
    }
    var cycleEnd: Int64?
    if repeats, let first = transitions.first?.instant, let last = transitions.last?.instant {
      let year = 366 * millisecondsADay
      let end = last.millisecondsSinceEpoch - year
      guard end - first.millisecondsSinceEpoch > Self.cycle + year else {
        throw .malformedZone(identifier, .incompleteCycle)
      }
      cycleEnd = end
    }
    try self.init(identifier: identifier, builder, cycleEnd: cycleEnd)
  }

  /// Indexes segments.
  ///
  /// What repeats is the cycle that ends at `cycleEnd`; at least a year of segments must follow.
  init(
    identifier: String, _ builder: ZoneSegments, cycleEnd: Int64?
  ) throws(KalendsError) {
    var segments = builder.segments
    guard segments.count < 65_000 else { throw .malformedZone(identifier, .tooLarge) }
    let last = segments.count - 1
    segments.append(ZoneSegment(start: .distantFuture, offset: segments[last].offset))
    // Then the segments' starts and ends ascend on the wall too, as the search for a local time
    // needs it.
    for (position, segment) in segments.dropLast().enumerated() {
      let putBackBefore = segments[max(position, 1) - 1].offset - segment.offset
      let putBackBehind = segment.offset - segments[position + 1].offset
      guard segments[position + 1].start - segment.start >= max(putBackBefore, putBackBehind) else {
        throw .malformedZone(identifier, .overlappingTransitions)
      }
    }
    self.identifier = identifier
    self.segments = segments
    greatestOffset = segments.reduce(Int64.min) { max($0, $1.offset) }
    indexStart = last > 0 ? segments[1].start : 0
    repeats = cycleEnd != nil && last > 0

    var index: [UInt16] = []
    if last > 0 {
      let end = cycleEnd ?? max(segments[last].start, Self.leastIndexEnd)
      let count = Int(max(0, end - indexStart) >> Self.bucketShift) + (repeats ? 0 : 1)
      index.reserveCapacity(count)
      var segment = 1
      for bucket in 0..<count {
        let start = indexStart + Int64(bucket) << Self.bucketShift
        while segments[segment + 1].start <= start { segment += 1 }
        index.append(UInt16(truncatingIfNeeded: segment))
      }
    }
    self.index = index
  }
}

/// A span of time in which the offset stays the same; it ends where the next begins.
struct ZoneSegment: Hashable, Sendable {
  /// The first instant, in milliseconds since the epoch.
  var start: Int64
  /// The offset in milliseconds.
  var offset: Int64

  /// What local clocks show at the first instant.
  @inline(__always)
  var localStart: Int64 { start &+ offset }
}

extension Int64 {
  /// Before and behind every instant, with room for an offset.
  static let distantPast = Int64.min / 4
  static let distantFuture = Int64.max / 4
}

/// The segments of a zone while they are put together.
struct ZoneSegments {
  private(set) var segments: [ZoneSegment]
  private var lastChange = Int64.min
  /// The last year's rule may be followed by a cycle and a few years.
  private static let end =
    LocalDateTime.limits.upperBound + ZoneRules.cycle + 5 * 366 * millisecondsADay

  /// Starts with the offset before any change, in milliseconds.
  init(initialOffset: Int64) {
    segments = [ZoneSegment(start: .distantPast, offset: initialOffset)]
  }

  /// Adds a change to an offset, both in milliseconds.
  ///
  /// Nothing is kept of a change that changes no offset or that lies outside the instants, but for
  /// the cycle behind the last one.
  ///
  /// - Returns: whether it comes after the change before.
  mutating func add(at instant: Int64, _ offset: Int64) -> Bool {
    guard instant > lastChange else { return false }
    lastChange = instant
    guard instant <= Self.end else { return true }
    if instant <= LocalDateTime.limits.lowerBound {
      segments[0].offset = offset
    } else if offset != segments[segments.count - 1].offset {
      segments.append(ZoneSegment(start: instant, offset: offset))
    }
    return true
  }
}
