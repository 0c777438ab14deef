import CAllocations
import CICUBaseline
import Foundation
import KalendsCore
import KalendsICU
import KalendsSystem

/// J5: a million instants of 1970…2037 to local time in four zones, and those local times back; of a
/// repeated time the earlier instant.
let zonePlans = [
  JobPlan(name: "J5-to-local") {
    let instants = try randomInstants()
    return zoneJob(
      publishedSums: [
        0x2ee6_44c4_ecbc_d2b3, 0x5cf8_b2cd_87e6_8053, 0x58b9_3379_3b95_0113, 0x6177_2606_2d60_21b3,
      ],
      ours: {
        let zones = try kalendsZones()
        return conversions { zone, units in
          let rules = zones[zone]
          var sum: Int64 = 0
          for unit in units {
            sum &+= try rules.localDateTime(at: instants[unit]).millisecondsSinceEpoch
          }
          return sum
        }
      },
      icu: {
        let zones = try zoneNames.map(ICUZone.init)
        return conversions { zone, units in
          let icu = zones[zone]
          return units.reduce(0) { $0 &+ icu.local(at: instants[$1].millisecondsSinceEpoch) }
        }
      },
      foundation: {
        let zones = try foundationZones()
        return conversions { zone, units in
          let foundation = zones[zone]
          return units.reduce(0) {
            $0 &+ foundationLocal(at: instants[$1].millisecondsSinceEpoch, in: foundation)
          }
        }
      })
  },
  JobPlan(name: "J5-to-utc") {
    let instants = try randomInstants()
    let locals = try kalendsZones().map { zone in try instants.map(zone.localDateTime(at:)) }
    return zoneJob(
      publishedSums: [
        0x6ffb_2911_7c1f_49d3, 0xc49_d087_ea35_e513, 0xe758_1e2f_e7ca_a253, 0x39a9_a7a0_7949_2dcb,
      ],
      ours: {
        let zones = try kalendsZones()
        return conversions { zone, units in
          let rules = zones[zone]
          let locals = locals[zone]
          var sum: Int64 = 0
          for unit in units {
            sum &+= try rules.instant(at: locals[unit], resolving: .earlier).millisecondsSinceEpoch
          }
          return sum
        }
      },
      icu: {
        let zones = try zoneNames.map(ICUZone.init)
        return conversions { zone, units in
          let icu = zones[zone]
          let locals = locals[zone]
          return units.reduce(0) { $0 &+ icu.instant(at: locals[$1].millisecondsSinceEpoch) }
        }
      },
      foundation: {
        let zones = try foundationZones()
        return conversions { zone, units in
          let foundation = zones[zone]
          let locals = locals[zone]
          return units.reduce(0) {
            $0 &+ foundationInstant(at: locals[$1].millisecondsSinceEpoch, in: foundation)
          }
        }
      })
  },
]

private let zoneNames = ["America/New_York", "Europe/London", "Asia/Tehran", "Australia/Lord_Howe"]

/// How many instants there are for each zone.
private let instantCount = 1_000_000

/// The job's instants.
private func randomInstants() throws -> [Instant] {
  var random = XorShift64()
  return try (0..<instantCount).map { _ in
    try Instant(millisecondsSinceEpoch: Int64(random.next() % 2_145_916_800) * 1000)
  }
}

/// A unit is one instant in one zone; the zones come one after the other.
private func zoneJob(
  publishedSums: [UInt64], ours: @escaping @Sendable () throws -> Worker,
  icu: @escaping @Sendable () throws -> Worker, foundation: @escaping @Sendable () throws -> Worker
) -> Job {
  // The sums are published for each zone alone: s·31 + out, a million times. Going on into the
  // next zone multiplies what there is by 31 a million times.
  var factor: UInt64 = 1
  for _ in 0..<instantCount { factor &*= 31 }
  let sum = publishedSums.reduce(0) { $0 &* factor &+ $1 }
  let published = ZoneFiles().version == "2025b" ? sum : nil
  return Job(
    unit: "instant", unitCount: zoneNames.count * instantCount, heldTo: 25,
    heldToNoAllocation: true,
    ours: Side(name: "kalends", publishedChecksum: published, open: ours),
    peers: [
      Side(name: "icu", expectation: icuExpectation, open: icu),
      Side(name: "foundation", publishedChecksum: published, open: foundation),
    ])
}

/// ICU 72 carries release 2022e, in which Tehran changed its clocks on other days of 1977 to 1979.
private var icuExpectation: Expectation {
  (try? ICUZones().version) == "2025b" ? .equal : .differs(units: 2000)
}

/// A side of J5 by what it does with some of the instants in one zone: it converts each, and
/// returns the sum of the results in milliseconds, so that all of them are needed.
private func conversions(
  _ convert: @escaping (_ zone: Int, _ units: Range<Int>) throws -> Int64
) -> Worker {
  Worker { units in
    for zone in units.lowerBound / instantCount...(units.upperBound - 1) / instantCount {
      let first = zone * instantCount
      let inZone = units.clamped(to: first..<first + instantCount)
      let sum = try convert(zone, inZone.lowerBound - first..<inZone.upperBound - first)
      unsafe withUnsafeBytes(of: sum) { unsafe consume($0.baseAddress) }
    }
  } fold: { unit, checksum in
    let (zone, index) = unit.quotientAndRemainder(dividingBy: instantCount)
    let answer = try convert(zone, index..<index + 1) / 1000
    checksum = checksum &* 31 &+ UInt64(bitPattern: answer)
  }
}

private func kalendsZones() throws -> [ZoneRules] {
  let files = ZoneFiles()
  return try zoneNames.map(files.rules(for:))
}

/// A calendar of ICU's C API in a zone.
@safe
final class ICUZone {
  private let calendar: OpaquePointer

  init(_ name: String) throws {
    guard let calendar = unsafe icuZoneOpen(name) else { throw BaselineError.cannotOpen(name) }
    unsafe self.calendar = calendar
  }

  deinit { unsafe icuZoneClose(calendar) }

  func local(at instant: Int64) -> Int64 { unsafe icuToLocal(calendar, instant) }

  func instant(at local: Int64) -> Int64 { unsafe icuToUTC(calendar, local) }

  func clamped(_ instant: Int64, to first: ICUDay, _ last: ICUDay) -> Int64 {
    unsafe icuClampToDays(calendar, instant, first, last)
  }
}

private func foundationZones() throws -> [TimeZone] {
  try zoneNames.map { name in
    guard let zone = TimeZone(identifier: name) else { throw BaselineError.cannotOpen(name) }
    return zone
  }
}

private func foundationLocal(at instant: Int64, in zone: TimeZone) -> Int64 {
  let date = Date(timeIntervalSince1970: Double(instant) / 1000)
  return instant + Int64(zone.secondsFromGMT(for: date)) * 1000
}

/// The instant of a local time, by the offset of a day before and, where that no longer holds, the
/// one that does: quicker than a `Calendar`, which needs fields.
private func foundationInstant(at local: Int64, in zone: TimeZone) -> Int64 {
  let dayBefore = Date(timeIntervalSince1970: Double(local - 86_400_000) / 1000)
  let instant = local - Int64(zone.secondsFromGMT(for: dayBefore)) * 1000
  let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant) / 1000))
  return local - Int64(offset) * 1000
}
