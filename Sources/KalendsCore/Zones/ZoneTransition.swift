/// A change of a zone's offset.
public struct ZoneTransition: Hashable, Sendable {
  /// The first instant with the new offset.
  public var instant: Instant
  /// The new offset.
  public var offset: ZoneOffset

  /// Makes a change.
  public init(at instant: Instant, to offset: ZoneOffset) {
    self.instant = instant
    self.offset = offset
  }
}
