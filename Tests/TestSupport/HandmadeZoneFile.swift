/// A zone file (RFC 9636) that a test puts together: an hour ahead of UTC, two from 2001-09-09 on.
public struct HandmadeZoneFile {
  /// The version's digit, or 0 for version 1.
  public var version: UInt8 = UInt8(ascii: "4")
  /// Seconds since the epoch, and which type holds from then on.
  public var times: [(Int64, UInt8)] = [(1_000_000_000, 1)]
  /// How many times the header announces; as many as there are unless set.
  public var announcedTimes: UInt32?
  /// Seconds ahead of UTC, whether it is summer time, where the name begins.
  public var types: [(offset: Int32, flag: UInt8, name: UInt8)] = [(3600, 0, 0), (7200, 1, 4)]
  /// Seconds since the epoch, and how many leap seconds there were by then.
  public var leaps: [(Int64, Int32)] = []
  /// Whether changes were meant in standard time.
  public var standardFlags: [UInt8] = []
  /// The rule at the end.
  public var rule = ""

  /// Makes a well-formed file.
  public init() {}

  /// The file.
  public var bytes: [UInt8] {
    let empty =
      HandmadeZoneFile.header(version, [0, 0, 0, 0, 1, 1]) + [UInt8](repeating: 0, count: 7)
    return (version == 0 ? [] : empty) + block(timeWidth: version == 0 ? 4 : 8)
      + (version == 0 ? [] : Array("\n\(rule)\n".utf8))
  }

  private func block(timeWidth width: Int) -> [UInt8] {
    let names = Array("AAA\u{0}BBB\u{0}".utf8)
    let counts: [UInt32] = [
      0, UInt32(standardFlags.count), UInt32(leaps.count), announcedTimes ?? UInt32(times.count),
      UInt32(types.count), UInt32(names.count),
    ]
    var bytes = Self.header(version, counts)
    for time in times { bytes += Self.bigEndian(time.0, width) }
    bytes += times.map(\.1)
    for type in types { bytes += Self.bigEndian(Int64(type.offset), 4) + [type.flag, type.name] }
    bytes += names
    for leap in leaps { bytes += Self.bigEndian(leap.0, width) + Self.bigEndian(Int64(leap.1), 4) }
    return bytes + standardFlags
  }

  private static func header(_ version: UInt8, _ counts: [UInt32]) -> [UInt8] {
    Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      + counts.flatMap { bigEndian(Int64($0), 4) }
  }

  private static func bigEndian(_ number: Int64, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> Int64(8 * (width - 1 - $0))) }
  }
}
