import CAllocations
import CICUBaseline
import Foundation
import KalendsCore
import KalendsSystem

/// J4: ten million instants, clamped to a range of days in New York.
///
/// Our side clamps one buffer in place, again and again: without a branch on what an instant is, it
/// costs the same when nothing is left to move.
let clampPlan = JobPlan(name: "J4") {
  let instants = try clampedInstants()
  let (first, last) = (try Day("2010-03-14"), try Day("2039-11-06"))
  let zone = try ZoneFiles().rules(for: "America/New_York")
  let clamp = try DateClamp(DateBounds(first...last), now: .epoch, zone: zone)
  let published: UInt64 = 0xf0e4_de3a_84c2_88b0
  return Job(
    unit: "instant", unitCount: instants.count, heldTo: 300, heldToNoAllocation: true,
    ours: Side(name: "kalends", publishedChecksum: published) {
      // A buffer of its own from the beginning: to copy it at the first write would be measured.
      var buffer = instants.map(\.self)
      return Worker { units in
        var all = buffer.mutableSpan
        var span = all._mutatingExtracting(units)
        clamp.clamp(&span)
        unsafe span.withUnsafeBufferPointer { unsafe consume($0.baseAddress) }
      } fold: { unit, checksum in
        buffer[unit] = instants[unit]
        var all = buffer.mutableSpan
        var span = all._mutatingExtracting(unit..<unit + 1)
        clamp.clamp(&span)
        checksum &+= UInt64(bitPattern: buffer[unit].millisecondsSinceEpoch)
      }
    },
    peers: [
      Side(name: "icu", publishedChecksum: published) {
        let icu = try ICUZone("America/New_York")
        let first = ICUDay(year: 2010, month: 3, day: 14)
        let last = ICUDay(year: 2039, month: 11, day: 6)
        return clamping(instants) { icu.clamped($0, to: first, last) }
      },
      Side(name: "foundation", publishedChecksum: published) {
        try foundationClamping(instants)
      },
      Side(name: "copy", heldTo: 1 / 1.5, expectation: .otherData) { copying(instants) },
    ])
}

/// The job's instants: 2000-01-01 to 2049-12-31.
private func clampedInstants() throws -> [Instant] {
  var random = XorShift64()
  return try (0..<10_000_000).map { _ in
    try Instant(
      millisecondsSinceEpoch: 946_684_800_000 + Int64(random.next() % 1_577_923_200_000))
  }
}

/// A side that takes instants one by one.
private func clamping(
  _ instants: [Instant], _ clamped: @escaping (Int64) -> Int64
) -> Worker {
  Worker { units in
    var sum: Int64 = 0
    for unit in units { sum &+= clamped(instants[unit].millisecondsSinceEpoch) }
    unsafe withUnsafeBytes(of: sum) { unsafe consume($0.baseAddress) }
  } fold: { unit, checksum in
    checksum &+= UInt64(bitPattern: clamped(instants[unit].millisecondsSinceEpoch))
  }
}

private func foundationClamping(_ instants: [Instant]) throws -> Worker {
  var calendar = Calendar(identifier: .gregorian)
  guard let zone = TimeZone(identifier: "America/New_York") else {
    throw BaselineError.cannotOpen("America/New_York")
  }
  calendar.timeZone = zone
  let (first, last) = ([2010, 3, 14], [2039, 11, 6])
  func start(of day: [Int]) -> Int64 {
    let components = DateComponents(year: day[0], month: day[1], day: day[2])
    return Int64((calendar.date(from: components) ?? .distantPast).timeIntervalSince1970 * 1000)
  }
  return clamping(instants) { instant in
    let date = Date(timeIntervalSince1970: Double(instant) / 1000)
    let fields = calendar.dateComponents([.year, .month, .day], from: date)
    let day = [fields.year ?? 0, fields.month ?? 0, fields.day ?? 0]
    if day.lexicographicallyPrecedes(first) { return start(of: first) }
    return last.lexicographicallyPrecedes(day) ? start(of: last) : instant
  }
}

/// What the memory alone takes: the instants are copied from one buffer to another.
private func copying(_ instants: [Instant]) -> Worker {
  var buffer = instants.map(\.self)
  func copy(_ units: Range<Int>) {
    unsafe instants.withUnsafeBufferPointer { source in
      unsafe buffer.withUnsafeMutableBufferPointer { target in
        let part = unsafe UnsafeBufferPointer(rebasing: source[units])
        _ = unsafe target[units].update(fromContentsOf: part)
        unsafe consume(target.baseAddress)
      }
    }
  }
  return Worker(run: copy) { unit, checksum in
    copy(unit..<unit + 1)
    checksum &+= UInt64(bitPattern: buffer[unit].millisecondsSinceEpoch)
  }
}
