/// What can be wrong with the data of a zone.
public enum ZoneFault: String, Hashable, Sendable {
  /// The bytes do not begin as a zone file does.
  case notAZoneFile
  /// A version that is none of RFC 9636's 1 to 4.
  case unknownVersion
  /// The bytes end before the data that their header announces.
  case truncated
  /// More bytes or changes than any zone has.
  case tooLarge
  /// Numbers in the header that contradict each other.
  case contradictoryCounts
  /// Changes that are not in ascending order.
  case unorderedTransitions
  /// A change to a kind of local time that is not there.
  case unknownLocalTimeType
  /// A kind of local time with an impossible offset, flag or name.
  case malformedLocalTimeType
  /// Leap seconds that are not in ascending order.
  case unorderedLeapSeconds
  /// Changes that are to repeat, and span no more than 402 years.
  case incompleteCycle
  /// A rule for the future that is not a POSIX zone rule.
  case malformedRule
  /// Clocks that are put back further than they run between that change and the one before or
  /// behind it.
  case overlappingTransitions
}
