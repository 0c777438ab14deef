/// What counts where the offset of a text is none that the clocks of its zone show at its time, by
/// Temporal's names.
///
/// Zones change their rules, so a time that was written years ahead may come to have another offset.
public enum OffsetConflict: String, CaseIterable, Hashable, Sendable {
  /// The offset where the zone has it at this time, else the zone's own.
  case prefer
  /// The offset: the instant is what was meant.
  case use
  /// The time on the wall, as if there were no offset.
  case ignore
  /// An error.
  case reject
}

extension AnnotatedDateTime {
  /// The instant that is meant in a zone.
  ///
  /// `Z` always gives the instant itself, whatever the policy. An offset in whole minutes also stands
  /// for one with seconds that rounds to it, as RFC 9557 has no other way to write it.
  ///
  /// ```swift
  /// let second = try AnnotatedDateTime("2026-10-25T02:30+01:00[Europe/Berlin]")
  /// print(try second.instant(in: berlin))  // 2026-10-25T01:30:00Z
  /// ```
  ///
  /// Source: the Temporal proposal, "InterpretISODateTimeOffset".
  ///
  /// - Parameters:
  ///   - zone: the rules of the zone, which ``zone`` may name.
  ///   - conflict: what counts where the offset contradicts the zone.
  ///   - resolution: which instant is meant when the clocks never show the time, or twice, and no
  ///     offset decides.
  /// - Returns: the instant.
  /// - Throws: ``KalendsError/contradictingOffset(_:_:zone:)`` under ``OffsetConflict/reject``; what
  ///   ``ZoneRules/instant(at:resolving:preferring:)`` throws.
  /// - Complexity: O(1)
  public func instant(
    in zone: ZoneRules, onConflict conflict: OffsetConflict = .reject,
    resolving resolution: LocalTimeResolution = .compatible
  ) throws(KalendsError) -> Instant {
    switch (offset, conflict) {
    case (.utc, _): return try Instant(local, offset: .zero)
    case (.numeric(let offset), .use): return try Instant(local, offset: offset)
    case (nil, _), (_, .ignore): return try zone.instant(at: local, resolving: resolution)
    case (.numeric(let offset), _):
      let match = try zone.instants(at: local)
      if match.kind != .gap {
        if offset.stands(for: zone.offset(at: match.earlier)) { return match.earlier }
        if offset.stands(for: zone.offset(at: match.later)) { return match.later }
      }
      if conflict == .reject { throw .contradictingOffset(offset, local, zone: zone.identifier) }
      return try zone.instant(at: local, resolving: resolution)
    }
  }
}

extension ZoneOffset {
  /// Whether a written offset means a zone's offset: it is the same, or its whole minutes are.
  fileprivate func stands(for offset: ZoneOffset) -> Bool {
    if self == offset { return true }
    guard seconds % 60 == 0 else { return false }
    // To the nearest minute, halves away from zero.
    let half: Int32 = offset.seconds < 0 ? -30 : 30
    return seconds == (offset.seconds + half) / 60 * 60
  }
}
