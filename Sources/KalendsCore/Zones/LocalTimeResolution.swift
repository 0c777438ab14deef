/// Which instant is meant by a local time that a zone skips or shows twice, by Temporal's names.
public enum LocalTimeResolution: String, Hashable, Sendable, CaseIterable {
  /// As Temporal and `java.time` do: a repeated time is the earlier one, a skipped time moves later
  /// by as much as the clocks do.
  case compatible
  /// The earlier of two; a skipped time moves earlier by as much as the clocks move.
  case earlier
  /// The later of two; a skipped time moves later by as much as the clocks move.
  case later
  /// An error, unless there is exactly one.
  case reject
}

/// How often the clocks of a zone show a local time.
public enum LocalTimeKind: String, Hashable, Sendable {
  /// Once.
  case unique
  /// Never: the clocks jump over it.
  case gap
  /// Twice: the clocks are put back over it.
  case overlap
}

/// The instants that a local time can stand for in a zone.
public struct LocalTimeMatch: Hashable, Sendable {
  /// How often the clocks show the local time.
  public let kind: LocalTimeKind
  /// The earlier instant; in a gap, the one that the offset behind it gives.
  public let earlier: Instant
  /// The later instant; in a gap, the one that the offset before it gives.
  ///
  /// It is ``earlier`` for a local time that is shown once.
  public let later: Instant
}
