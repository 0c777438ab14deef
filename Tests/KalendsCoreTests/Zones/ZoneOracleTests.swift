import KalendsCore
import TestSupport
import Testing

/// Every zone of the system against the C library, which reads the same files.
@Suite(.serialized) struct ZoneOracleTests {
  private static let from = -2_208_988_800  // 1900-01-01
  private static let through = 4_102_444_800  // 2100-01-01

  @Test("every change ± 1 s and every tenth day of 1900 to 2100, to local time and back")
  func everyZone() throws {
    var tally = Tally("\(SystemZoneFiles.names.count) zones against localtime_r and mktime")
    defer { CLibraryZone.use(nil) }
    for name in SystemZoneFiles.names {
      let bytes = try #require(SystemZoneFiles.bytes(of: name))
      let rules = try ZoneRules(identifier: name, zoneFile: bytes)
      CLibraryZone.use(name)
      for change in try changes(of: rules) {
        for seconds in change - 1...change + 1 { try compare(rules, at: seconds, &tally) }
      }
      for seconds in stride(from: Self.from, through: Self.through, by: 864_000) {
        let offset = CLibraryZone.offset(at: seconds)
        let ours = rules.offset(at: try instant(seconds)).seconds
        tally.judge(Int(ours) == offset, "\(name) at \(seconds): \(ours), not \(offset)")
      }
    }
    print(tally.summary)
    #expect(tally.cases > 1_000_000 && tally.differences == 0, "\(tally.summary)")
  }

  @Test("the rule at the end of a file holds up to the last year")
  func farFuture() throws {
    var tally = Tally("years 2100 to 9999 against localtime_r")
    defer { CLibraryZone.use(nil) }
    for name in ["America/New_York", "Europe/Dublin", "Africa/Cairo", "America/Nuuk", "Asia/Gaza"] {
      let bytes = try #require(SystemZoneFiles.bytes(of: name))
      let rules = try ZoneRules(identifier: name, zoneFile: bytes)
      CLibraryZone.use(name)
      // 4 days and 2 hours: every weekday and hour comes up.
      for seconds in stride(from: Self.through, to: 253_402_214_400, by: 352_800) {
        let offset = CLibraryZone.offset(at: seconds)
        let ours = rules.offset(at: try instant(seconds)).seconds
        tally.judge(Int(ours) == offset, "\(name) at \(seconds): \(ours), not \(offset)")
      }
      var last = try instant(252_000_000_000)
      while let change = rules.nextTransition(after: last) {
        let seconds = Int(change.instant.millisecondsSinceEpoch / 1000)
        try compare(rules, at: seconds - 1, &tally)
        try compare(rules, at: seconds, &tally)
        last = change.instant
      }
    }
    print(tally.summary)
    #expect(tally.cases > 3_000_000 && tally.differences == 0, "\(tally.summary)")
  }

  /// Compares the local time of an instant, and the instants of that local time.
  private func compare(_ rules: ZoneRules, at seconds: Int, _ tally: inout Tally) throws {
    let instant = try instant(seconds)
    let local = try rules.localDateTime(at: instant)
    let theirs = CLibraryZone.localSeconds(at: seconds)
    tally.judge(
      local.millisecondsSinceEpoch == Int64(theirs) * 1000,
      "\(rules.identifier) at \(instant): \(local)")
    let match = try rules.instants(at: local)
    tally.judge(
      match.kind != .gap && (match.earlier == instant || match.later == instant)
        && (match.kind == .unique) == (match.earlier == match.later),
      "\(rules.identifier) at \(local): \(match)")
    let back = try self.instant(CLibraryZone.roundTrip(seconds))
    tally.judge(
      back == match.earlier || back == match.later,
      "\(rules.identifier) at \(local): mktime says \(back), we \(match)")
  }

  private func instant(_ seconds: Int) throws -> Instant {
    try Instant(millisecondsSinceEpoch: Int64(seconds) * 1000)
  }

  /// The changes of 1900 to 2100, in seconds since the epoch.
  private func changes(of rules: ZoneRules) throws -> [Int] {
    var changes: [Int] = []
    var last = try instant(Self.from)
    while let change = rules.nextTransition(after: last), try change.instant < instant(Self.through)
    {
      changes.append(Int(change.instant.millisecondsSinceEpoch / 1000))
      last = change.instant
    }
    return changes
  }
}
