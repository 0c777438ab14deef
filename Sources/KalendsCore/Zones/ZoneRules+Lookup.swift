extension ZoneRules {
  /// The offset of the zone's clocks at an instant.
  ///
  /// - Complexity: O(1)
  public func offset(at instant: Instant) -> ZoneOffset {
    let offset = offsetMilliseconds(at: instant.millisecondsSinceEpoch)
    return ZoneOffset(unchecked: Int32(truncatingIfNeeded: offset / 1000))
  }

  /// What the zone's clocks show at an instant.
  ///
  /// - Throws: ``KalendsError/dayOutOfRange(_:limits:)`` where the local day is beyond the days of
  ///   ``Day``, which happens within a day of ``Instant/min`` and ``Instant/max``.
  /// - Complexity: O(1)
  public func localDateTime(at instant: Instant) throws(KalendsError) -> LocalDateTime {
    let milliseconds = instant.millisecondsSinceEpoch
    return try LocalDateTime(
      millisecondsSinceEpoch: milliseconds &+ offsetMilliseconds(at: milliseconds))
  }

  /// The first change of the offset after an instant, `nil` when there is none.
  ///
  /// - Complexity: O(1)
  public func nextTransition(after instant: Instant) -> ZoneTransition? {
    var milliseconds = instant.millisecondsSinceEpoch
    let next = segments[segment(containing: &milliseconds) + 1]
    let start = next.start &+ (instant.millisecondsSinceEpoch &- milliseconds)
    guard start <= LocalDateTime.limits.upperBound else { return nil }
    return ZoneTransition(
      at: Instant(unchecked: start),
      to: ZoneOffset(unchecked: Int32(truncatingIfNeeded: next.offset / 1000)))
  }

  @inline(__always)
  func offsetMilliseconds(at milliseconds: Int64) -> Int64 {
    var milliseconds = milliseconds
    return segments[segment(containing: &milliseconds)].offset
  }

  /// The segment that contains an instant, in milliseconds since the epoch.
  ///
  /// An instant behind the last change of a zone that repeats is moved back by whole cycles.
  @inline(__always)
  private func segment(containing milliseconds: inout Int64) -> Int {
    var position = nearSegment(&milliseconds)
    // One step nearly always decides; adding a comparison is cheaper than guessing a branch.
    position &+= segments[position + 1].start <= milliseconds ? 1 : 0
    while segments[position + 1].start <= milliseconds { position &+= 1 }
    return position
  }

  /// A segment that contains an instant or lies a little before the one that does.
  @inline(__always)
  func nearSegment(_ milliseconds: inout Int64) -> Int {
    let bucket = UInt64(bitPattern: (milliseconds &- indexStart) >> Self.bucketShift)
    guard bucket < UInt64(truncatingIfNeeded: index.count) else {
      return nearSegmentOutsideIndex(&milliseconds)
    }
    return Int(index[Int(truncatingIfNeeded: bucket)])
  }

  @inline(never)
  private func nearSegmentOutsideIndex(_ milliseconds: inout Int64) -> Int {
    guard milliseconds >= indexStart else { return 0 }
    guard repeats else { return segments.count - 2 }
    let end = indexStart + Int64(index.count) << Self.bucketShift
    milliseconds -= ((milliseconds - end) / Self.cycle + 1) * Self.cycle
    let bucket = Int(max(0, milliseconds - indexStart) >> Self.bucketShift)
    return Int(index[bucket])
  }
}
