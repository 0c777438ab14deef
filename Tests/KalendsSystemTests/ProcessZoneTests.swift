import Foundation
import KalendsCore
import TestSupport
import Testing

@testable import KalendsSystem

/// The time zone that the environment asks for.
@Suite struct ProcessZoneTests {
  private let folder: TemporaryFolder
  /// A directory with two zone files and some other things.
  private var directory: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Europe/Berlin", "UTC"] { try folder.write("TZif2".utf8, to: name) }
    try folder.write("# version 2025b\n# This zic input file".utf8, to: "tzdata.zi")
  }

  private func zone(_ name: String) throws(SystemError) -> ProcessZone {
    try ProcessZone(ProcessEnvironment(["TZDIR": directory, "TZ": name]))
  }

  @Test("a name is a file in the zone directory, with or without a colon")
  func names() throws {
    let file = ProcessZone.Source.file(path: directory + "/Europe/Berlin")
    for name in ["Europe/Berlin", ":Europe/Berlin", directory + "/Europe/Berlin"] {
      let zone = try zone(name)
      #expect(zone.identifier == "Europe/Berlin", "\(name)")
      #expect(zone.source == file, "\(name)")
    }
  }

  @Test("an empty TZ is UTC, as POSIX systems have it")
  func empty() throws {
    #expect(try zone("").source == .universal)
    #expect(try zone(":").identifier == "UTC")
  }

  @Test(
    "POSIX rules are taken",
    arguments: [
      "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT", "UTC0", "<+0330>-3:30",
      "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "IST-2IDT,M3.4.4/26,M10.5.0",
      "XXX3YYY2,J60,J300/24:30:15", "AAA0BBB,0,365/167",
    ])
  func rules(_ rule: String) throws {
    let zone = try zone(rule)
    #expect(zone.source == .rule(rule))
    #expect(zone.identifier == nil)
  }

  @Test(
    "an unknown zone is an error that names it, never GMT in silence",
    arguments: [
      "Europe/Atlantis", "Berlin", "CET", "CE-1", "CET-1CEST,M3.5.0", "CET-25",
      "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
      "XXX3YYY2,J0,J300", "XXX3YYY2,J60,J366", "XXX3YYY2,1,366", "CET-1CEST,M3.5.0,M10.5.0/168",
      "CET-1:60", "<+1>-1", "CET-1 ", "../zoneinfo/UTC", "Europe/../UTC",
      "/etc/../usr/share/zoneinfo/UTC", "::UTC", "/no/such/file",
    ])
  func unknown(_ name: String) {
    #expect(throws: SystemError.unknownZone(name, directory: directory)) { try zone(name) }
  }

  @Test("what is there and no zone file is an error of its own")
  func unreadable() {
    #expect(
      throws: SystemError.unreadableZone(path: directory + "/tzdata.zi", errorNumber: 0)
    ) { try zone("tzdata.zi") }
    #expect(throws: SystemError.self) { try zone("Europe") }
    #expect(throws: SystemError.self) { try zone("/dev/zero") }
  }

  @Test("without TZ the machine's own zone file counts, under the name that it links to")
  func localTime() throws {
    let link = directory + "/localtime-link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: directory + "/Europe/Berlin")
    let zones = ZoneDirectory(ProcessEnvironment(["TZDIR": directory]))
    #expect(try ProcessZone(localTime: "/nowhere", directory: zones).source == .universal)
    let elsewhere = ZoneDirectory(ProcessEnvironment([:]))
    let copy = try ProcessZone(localTime: directory + "/Europe/Berlin", directory: elsewhere)
    #expect(copy.source == .file(path: directory + "/Europe/Berlin"))
    #expect(copy.identifier == nil)
    let relative = "../usr/share/zoneinfo/posix/America/New_York"
    #expect(zones.name(ofZoneAt: relative) == "America/New_York")
  }

  @Test("the rules are read from where they are, and damage is an error")
  func readRules() throws {
    #expect(try zone("").rules() == .utc)
    let rule = "CET-1CEST,M3.5.0,M10.5.0/3"
    #expect(try zone(rule).rules() == ZoneRules(posixRule: rule))
    let berlin = try #require(SystemZoneFiles.bytes(of: "Europe/Berlin"))
    let real = try ProcessZone(ProcessEnvironment(["TZ": "Europe/Berlin"]))
    #expect(
      try real.rules() == ZoneRules(identifier: "Europe/Berlin", zoneFile: berlin))
    // The files of this suite are no more than the first bytes of one.
    let damage = KalendsError.malformedZone("Europe/Berlin", .truncated)
    #expect(throws: SystemError.rejected(damage)) { try zone("Europe/Berlin").rules() }
  }

  @Test("the release of the zone data is read from the directory")
  func version() throws {
    let zones = ZoneDirectory(ProcessEnvironment(["TZDIR": directory]))
    #expect(zones.version == "2025b")
    try FileManager.default.removeItem(atPath: directory + "/tzdata.zi")
    #expect(zones.version == nil)
    try Data("2024a\n".utf8).write(to: URL(fileURLWithPath: directory + "/+VERSION"))
    #expect(zones.version == "2024a")
  }
}

/// The clock of the machine.
@Suite struct SystemClockTests {
  @Test("the clock goes, and stands after 2025")
  func clock() throws {
    let first = try SystemClock.now()
    #expect(try first > Instant("2025-01-01T00:00Z"))
    #expect(try SystemClock.now() >= first)
  }
}
