/// The words of one language around the ends of ranges.
package struct SpokenRanges: Hashable, Sendable {
  let dates: SpokenJoint
  let times: SpokenJoint
  let from: SpokenJoint
  let until: SpokenJoint

  /// Puts words together: around two dates, two times, a beginning alone and an end alone.
  package init(dates: SpokenJoint, times: SpokenJoint, from: SpokenJoint, until: SpokenJoint) {
    self.dates = dates
    self.times = times
    self.from = from
    self.until = until
  }
}
