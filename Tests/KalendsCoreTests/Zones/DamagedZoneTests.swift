import KalendsCore
import TestSupport
import Testing

/// Zone data that are damaged: an error or an answer, never a trap, and never without end.
@Suite struct DamagedZoneTests {
  @Test("every truncation of a zone file is an error")
  func truncations() throws {
    for zone in ["Europe/Paris", "Africa/Casablanca", "Etc/UTC"] {
      let bytes = try #require(SystemZoneFiles.bytes(of: zone))
      for length in 0..<bytes.count {
        #expect(throws: KalendsError.self, "\(zone), \(length) bytes") {
          try ZoneRules(identifier: zone, zoneFile: Array(bytes.prefix(length)))
        }
      }
    }
  }

  @Test("twenty thousand files with flipped and random bytes are read or refused")
  func fuzz() throws {
    var random = SystemRandomNumberGenerator()
    let files = try ["America/New_York", "Pacific/Apia", "Etc/UTC", "America/Godthab"].map {
      try #require(SystemZoneFiles.bytes(of: $0))
    }
    var (read, refused) = (0, 0)
    for round in 0..<20_000 {
      var bytes = files[round % files.count]
      let header = 44
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // Half of the faults are in the first header, where the counts are.
        let limit = Bool.random(using: &random) ? header : bytes.count
        bytes[Int.random(in: 0..<limit, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if round % 16 == 0 {
        bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        if round % 32 == 0 { bytes = Array("TZif2".utf8) + bytes }
      }
      do {
        try exercise(ZoneRules(identifier: "fuzzed", zoneFile: bytes))
        read += 1
      } catch is KalendsError {
        refused += 1
      }
    }
    print("zone files with random faults: \(read) read, \(refused) refused")
    #expect(read > 0 && refused > 0)
  }

  @Test("rules with random characters are read or refused")
  func ruleFuzz() throws {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("<>+-:,./JM0123456789ABCxyz".unicodeScalars.map(Character.init))
    var (read, refused) = (0, 0)
    for _ in 0..<20_000 {
      var text = Array("CET-1CEST,M3.5.0,M10.5.0/3")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0..<text.count, using: &random)
        text[position] = alphabet.randomElement(using: &random) ?? "x"
      }
      do {
        try exercise(ZoneRules(posixRule: String(text)))
        read += 1
      } catch is KalendsError {
        refused += 1
      }
    }
    print("rules with random faults: \(read) read, \(refused) refused")
    #expect(read > 0 && refused > 0)
  }

  /// Asks a zone for all that it knows about some instants, and checks that it does not contradict
  /// itself.
  private func exercise(_ rules: ZoneRules) throws {
    let year: Int64 = 31_556_952_000
    for milliseconds in stride(from: -11_900 * year, through: 7_900 * year, by: 997 * Int(year)) {
      let instant = try Instant(millisecondsSinceEpoch: milliseconds)
      let local = try rules.localDateTime(at: instant)
      let match = try rules.instants(at: local)
      #expect(match.earlier <= instant && instant <= match.later)
      let span = try rules.span(of: local.day)
      #expect(span.start <= span.end)
      if let next = rules.nextTransition(after: instant) { #expect(next.instant > instant) }
    }
  }

  @Test("what is wrong with a file is said", arguments: Damage.allCases)
  func faults(_ damage: Damage) throws {
    #expect(throws: KalendsError.malformedZone("x", damage.fault)) {
      try ZoneRules(identifier: "x", zoneFile: damage.bytes)
    }
  }

  /// Files that are put together by hand.
  enum Damage: CaseIterable {
    case empty, wrongMagic, version, tooLarge, hugeCount, noTypes, flags, order, kind, offset, flag
    case leaps, rule, noRule, backwards

    var fault: ZoneFault {
      switch self {
      case .empty, .wrongMagic: .notAZoneFile
      case .version: .unknownVersion
      case .tooLarge: .tooLarge
      case .hugeCount, .noRule: .truncated
      case .noTypes, .flags: .contradictoryCounts
      case .order: .unorderedTransitions
      case .kind: .unknownLocalTimeType
      case .offset, .flag: .malformedLocalTimeType
      case .leaps: .unorderedLeapSeconds
      case .rule: .malformedRule
      case .backwards: .overlappingTransitions
      }
    }

    var bytes: [UInt8] {
      var file = HandmadeZoneFile()
      switch self {
      case .empty: return []
      case .wrongMagic: return Array("TZIF2".utf8) + [UInt8](repeating: 0, count: 100)
      case .version: file.version = UInt8(ascii: "5")
      case .tooLarge: return file.bytes + [UInt8](repeating: 0, count: 1 << 18)
      case .hugeCount: file.announcedTimes = 0xFFFF_FFFF
      case .noTypes: file.types = []
      case .flags: file.standardFlags = [0]
      case .order: file.times = [(0, 0), (0, 1)]
      case .kind: file.times = [(0, 2)]
      case .offset: file.types[0].offset = 93_600
      case .flag: file.types[0].flag = 2
      case .leaps: file.leaps = [(0, 1), (0, 2)]
      case .rule: file.rule = "CET"
      case .noRule: return Array(file.bytes.dropLast())
      case .backwards: file.times = [(0, 1), (3599, 0)]
      }
      return file.bytes
    }
  }

  @Test("the handmade file itself is well-formed")
  func handmade() throws {
    let rules = try ZoneRules(identifier: "x", zoneFile: HandmadeZoneFile().bytes)
    #expect(try rules.offset(at: Instant("1999-12-31T23:59:59Z")) == ZoneOffset("+01"))
    #expect(try rules.offset(at: Instant("2026-07-01T00:00Z")) == ZoneOffset("+02"))
  }
}
