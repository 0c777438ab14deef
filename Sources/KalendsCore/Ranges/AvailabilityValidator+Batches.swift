/// Two days that somebody sent as a range, in whatever order.
public struct CandidateRange: Hashable, Sendable {
  /// The day that the range starts on.
  public var start: Day
  /// The day that it ends on.
  public var end: Day

  /// Takes two days as they come.
  public init(from start: Day, to end: Day) {
    self.start = start
    self.end = end
  }
}

extension AvailabilityValidator {
  /// Judges many ranges: whether each may be chosen, as ``isValid(from:to:)`` has it.
  ///
  /// - Parameters:
  ///   - ranges: the ranges.
  ///   - results: where the judgements go, in the order of the ranges.
  /// - Precondition: there are as many results as ranges.
  /// - Complexity: O(*k* log *n*) for *k* ranges and *n* intervals; allocates nothing.
  public func judge(_ ranges: Span<CandidateRange>, into results: inout MutableSpan<Bool>) {
    precondition(ranges.count == results.count, "there have to be as many results as ranges")
    for index in ranges.indices {
      results[index] = isValid(from: ranges[index].start, to: ranges[index].end)
    }
  }
}
