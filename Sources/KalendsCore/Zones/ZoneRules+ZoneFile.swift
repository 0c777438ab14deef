extension ZoneRules {
  /// The largest zone file that is read, in bytes; those of the time zone database have under 4,000.
  public static let largestZoneFile = 1 << 18

  /// A zone of the bytes of a zone file: RFC 9636 (TZif), version 1 to 4.
  ///
  /// The 64-bit data are used where they are there. Behind the last change the rule at the end of
  /// the file holds up to the last supported instant; a file without one keeps its last offset.
  /// In a file that counts leap seconds they are taken out, since instants do not count them.
  ///
  /// - Parameters:
  ///   - identifier: the zone's name, such as `Europe/Paris`.
  ///   - bytes: the file.
  /// - Throws: ``KalendsError/malformedZone(_:_:)`` with what is wrong.
  /// - Complexity: O(*n*) in the size of the file.
  public init(identifier: String, zoneFile bytes: [UInt8]) throws(KalendsError) {
    let file = try ZoneFile(identifier, bytes)
    var segments = ZoneSegments(initialOffset: Int64(file.initialOffset) * 1000)
    for change in file.changes {
      guard segments.add(at: change.instant, Int64(change.offset) * 1000) else {
        throw .malformedZone(identifier, .unorderedTransitions)
      }
    }
    let end = file.rule?.extend(&segments, behind: file.changes.last?.instant)
    try self.init(identifier: identifier, segments, cycleEnd: end)
  }
}

/// What a zone file says, without what it is not needed for: names and kinds of local time.
private struct ZoneFile {
  /// Seconds ahead of UTC before the first change.
  var initialOffset: Int
  /// Milliseconds since the epoch, and seconds ahead of UTC from then on.
  var changes: [(instant: Int64, offset: Int)]
  /// What holds behind the last change.
  var rule: PosixZoneRule?

  init(_ identifier: String, _ bytes: [UInt8]) throws(KalendsError) {
    var reader = ZoneFileReader(identifier, bytes)
    guard bytes.count <= ZoneRules.largestZoneFile else { throw reader.fault(.tooLarge) }
    var header = try reader.readHeader()
    let isWide = header.version > 1
    if isWide {
      // The 32-bit data in front are for readers of version 1.
      try reader.skip(header.size(ofTime: 4))
      header = try reader.readHeader()
    }
    guard header.isConsistent else { throw reader.fault(.contradictoryCounts) }
    let width = isWide ? 8 : 4
    let times = try reader.readTimes(count: header.times, width: width)
    let kinds = try reader.read(header.times)
    let offsets = try reader.readOffsets(count: header.types, names: header.characters)
    try reader.skip(header.characters)
    let leaps = try reader.readLeapSeconds(count: header.leaps, width: width)
    try reader.skip(header.standardFlags + header.universalFlags)

    initialOffset = offsets[0]
    changes = []
    changes.reserveCapacity(times.count)
    var correction: Int64 = 0
    var leap = 0
    for (time, kind) in zip(times, kinds) {
      guard Int(kind) < offsets.count else { throw reader.fault(.unknownLocalTimeType) }
      while leap < leaps.count, leaps[leap].time <= time {
        correction = leaps[leap].correction
        leap += 1
      }
      // Beyond every instant, where milliseconds could overflow.
      guard time < 1 << 50 else { break }
      if time > -1 << 50 {
        changes.append(((time - correction) * 1000, offsets[Int(kind)]))
      } else {
        initialOffset = offsets[Int(kind)]
      }
    }
    guard isWide else { return }
    rule = try reader.readRule()
    // Without any change the rule holds for all time.
    if changes.isEmpty, let rule { initialOffset = rule.standard }
  }
}

/// The counts in a header.
private struct ZoneFileHeader {
  var version = 1
  var universalFlags = 0
  var standardFlags = 0
  var leaps = 0
  var times = 0
  var types = 0
  var characters = 0

  /// The bytes of a data block whose times have so many.
  func size(ofTime width: Int) -> Int {
    times * (width + 1) + types * 6 + characters + leaps * (width + 4) + standardFlags
      + universalFlags
  }

  /// Whether there is a kind of local time, with a flag of each sort for each kind or for none.
  var isConsistent: Bool {
    types > 0 && characters > 0 && (universalFlags == 0 || universalFlags == types)
      && (standardFlags == 0 || standardFlags == types)
  }
}

/// A cursor over the bytes of a zone file.
private struct ZoneFileReader {
  private let identifier: String
  private let bytes: [UInt8]
  private var offset = 0

  init(_ identifier: String, _ bytes: [UInt8]) {
    self.identifier = identifier
    self.bytes = bytes
  }

  func fault(_ fault: ZoneFault) -> KalendsError { .malformedZone(identifier, fault) }

  mutating func read(_ count: Int) throws(KalendsError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw fault(.truncated) }
    offset += count
    return bytes[offset - count..<offset]
  }

  mutating func skip(_ count: Int) throws(KalendsError) {
    _ = try read(count)
  }

  /// Reads a signed number of some bytes, the highest first.
  private mutating func readInteger(_ width: Int) throws(KalendsError) -> Int64 {
    let field = try read(width)
    let isNegative = field.first.map { $0 >= 0x80 } ?? false
    return field.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
  }

  mutating func readHeader() throws(KalendsError) -> ZoneFileHeader {
    guard bytes[offset...].starts(with: "TZif".utf8) else { throw fault(.notAZoneFile) }
    try skip(4)
    var header = ZoneFileHeader()
    switch try readInteger(1) {
    case 0: header.version = 1
    case 0x32...0x34: header.version = 2  // The digits 2 to 4: the same form.
    default: throw fault(.unknownVersion)
    }
    try skip(15)
    header.universalFlags = try readCount()
    header.standardFlags = try readCount()
    header.leaps = try readCount()
    header.times = try readCount()
    header.types = try readCount()
    header.characters = try readCount()
    return header
  }

  /// Reads a count; everything that is counted has a byte at least.
  private mutating func readCount() throws(KalendsError) -> Int {
    let count = try readInteger(4)
    guard count >= 0, count <= Int64(bytes.count) else { throw fault(.truncated) }
    return Int(truncatingIfNeeded: count)
  }

  mutating func readTimes(count: Int, width: Int) throws(KalendsError) -> [Int64] {
    var times: [Int64] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      let time = try readInteger(width)
      if let last = times.last, time <= last { throw fault(.unorderedTransitions) }
      times.append(time)
    }
    return times
  }

  /// Reads kinds of local time, and keeps their offsets.
  mutating func readOffsets(count: Int, names: Int) throws(KalendsError) -> [Int] {
    let limits = Int64(ZoneOffset.min.seconds)...Int64(ZoneOffset.max.seconds)
    var offsets: [Int] = []
    for _ in 0..<count {
      let seconds = try readInteger(4)
      let isSummer = try readInteger(1)
      let name = try read(1)[offset - 1]
      guard limits.contains(seconds), isSummer >> 1 == 0, Int(name) < names else {
        throw fault(.malformedLocalTimeType)
      }
      offsets.append(Int(seconds))
    }
    return offsets
  }

  mutating func readLeapSeconds(
    count: Int, width: Int
  ) throws(KalendsError) -> [(time: Int64, correction: Int64)] {
    var leaps: [(time: Int64, correction: Int64)] = []
    for _ in 0..<count {
      let time = try readInteger(width)
      if let last = leaps.last, time <= last.time { throw fault(.unorderedLeapSeconds) }
      leaps.append((time, try readInteger(4)))
    }
    return leaps
  }

  /// Reads the rule between two ends of line; `nil` for an empty one.
  mutating func readRule() throws(KalendsError) -> PosixZoneRule? {
    let newline: UInt8 = 0x0A
    guard try read(1)[offset - 1] == newline else { throw fault(.malformedRule) }
    guard let end = bytes[offset...].firstIndex(of: newline) else { throw fault(.truncated) }
    guard end > offset else { return nil }
    do { return try PosixZoneRule(try read(end - offset)) } catch { throw fault(.malformedRule) }
  }
}
