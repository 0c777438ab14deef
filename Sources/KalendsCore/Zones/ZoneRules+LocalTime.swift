extension ZoneRules {
  /// The instant at which the zone's clocks show a local time.
  ///
  /// - Parameters:
  ///   - local: what the clocks show.
  ///   - resolution: which instant is meant when they never show it, or twice.
  ///   - offset: the offset that is known to go with the local time. Where the clocks show the time
  ///     with that offset it decides, so that the second 01:30 stays the second.
  /// - Returns: the instant.
  /// - Throws: ``KalendsError/skippedLocalTime(_:zone:)`` and
  ///   ``KalendsError/repeatedLocalTime(_:zone:)`` under ``LocalTimeResolution/reject``;
  ///   ``KalendsError/instantOutOfRange(milliseconds:limits:)`` within a day of the limits.
  /// - Complexity: O(1)
  public func instant(
    at local: LocalDateTime, resolving resolution: LocalTimeResolution = .compatible,
    preferring offset: ZoneOffset? = nil
  ) throws(KalendsError) -> Instant {
    var milliseconds = local.millisecondsSinceEpoch
    let position = firstSegment(endingAfter: &milliseconds)
    let segment = segments[position]
    if segment.localStart <= milliseconds, milliseconds < segments[position + 1].localStart {
      return try Instant(
        millisecondsSinceEpoch: local.millisecondsSinceEpoch &- segment.offset)
    }
    return try irregularInstant(at: local, resolving: resolution, preferring: offset)
  }

  @inline(never)
  private func irregularInstant(
    at local: LocalDateTime, resolving resolution: LocalTimeResolution,
    preferring offset: ZoneOffset?
  ) throws(KalendsError) -> Instant {
    if let offset {
      let instant = try Instant(local, offset: offset)
      if self.offset(at: instant) == offset { return instant }
    }
    let match = try instants(at: local)
    switch resolution {
    case .compatible: return match.kind == .gap ? match.later : match.earlier
    case .earlier: return match.earlier
    case .later: return match.later
    case .reject:
      throw match.kind == .gap
        ? .skippedLocalTime(local, zone: identifier) : .repeatedLocalTime(local, zone: identifier)
    }
  }

  /// The instants at which the zone's clocks show a local time, and how often they do.
  ///
  /// - Throws: ``KalendsError/instantOutOfRange(milliseconds:limits:)`` within a day of the limits.
  /// - Complexity: O(1)
  public func instants(at local: LocalDateTime) throws(KalendsError) -> LocalTimeMatch {
    let wanted = local.millisecondsSinceEpoch
    var milliseconds = wanted
    let first = firstSegment(endingAfter: &milliseconds)
    if milliseconds < segments[first].localStart {
      return LocalTimeMatch(
        kind: .gap,
        earlier: try Instant(millisecondsSinceEpoch: wanted - segments[first].offset),
        later: try Instant(millisecondsSinceEpoch: wanted - segments[first - 1].offset))
    }
    var last = first
    while segments[last + 1].localStart <= milliseconds { last += 1 }
    return LocalTimeMatch(
      kind: first == last ? .unique : .overlap,
      earlier: try Instant(millisecondsSinceEpoch: wanted - segments[first].offset),
      later: try Instant(millisecondsSinceEpoch: wanted - segments[last].offset))
  }

  /// The first segment that ends after a local time: it contains the time, or the time lies in the
  /// gap before it.
  ///
  /// - Parameter local: milliseconds since the epoch on the zone's wall; a time behind the last
  ///   change of a zone that repeats is moved back by whole cycles.
  /// - Returns: the position of the segment.
  @inline(__always)
  func firstSegment(endingAfter local: inout Int64) -> Int {
    // Every segment before the one that contains this instant has ended, whatever its offset.
    let earliest = local &- greatestOffset
    var inTable = earliest
    var position = nearSegment(&inTable)
    local &-= earliest &- inTable
    position &+= segments[position + 1].start &+ segments[position].offset <= local ? 1 : 0
    while segments[position + 1].start &+ segments[position].offset <= local { position &+= 1 }
    return position
  }
}
