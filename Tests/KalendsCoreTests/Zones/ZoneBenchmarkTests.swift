import KalendsCore
import TestSupport
import Testing

/// The answers of the benchmark job J5, which programs in other languages gave too.
///
/// They hold where neither 1970 … 2037 nor the future that was known changed since release 2025b.
@Suite struct ZoneBenchmarkTests {
  @Test(
    "a million instants of 1970 to 2037 to local time and back",
    arguments: [
      ("America/New_York", 0x2ee6_44c4_ecbc_d2b3, 0x6ffb_2911_7c1f_49d3),
      ("Europe/London", 0x5cf8_b2cd_87e6_8053, 0xc49_d087_ea35_e513),
      ("Asia/Tehran", 0x58b9_3379_3b95_0113, 0x0e75_81e2_fe7c_aa25_3),
      ("Australia/Lord_Howe", 0x6177_2606_2d60_21b3, 0x39a9_a7a0_7949_2dcb),
    ] as [(String, UInt64, UInt64)])
  func checksums(_ zone: String, toLocal: UInt64, toUTC: UInt64) throws {
    let bytes = try #require(SystemZoneFiles.bytes(of: zone))
    let rules = try ZoneRules(identifier: zone, zoneFile: bytes)
    var random: UInt64 = 88_172_645_463_325_252
    var (localSum, instantSum): (UInt64, UInt64) = (0, 0)
    for _ in 0..<1_000_000 {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      let seconds = Int64(random % 2_145_916_800)
      let local = try rules.localDateTime(at: Instant(millisecondsSinceEpoch: seconds * 1000))
      let instant = try rules.instant(at: local, resolving: .earlier)
      localSum = localSum &* 31 &+ UInt64(bitPattern: local.millisecondsSinceEpoch / 1000)
      instantSum = instantSum &* 31 &+ UInt64(bitPattern: instant.millisecondsSinceEpoch / 1000)
    }
    #expect(localSum == toLocal && instantSum == toUTC)
  }
}
