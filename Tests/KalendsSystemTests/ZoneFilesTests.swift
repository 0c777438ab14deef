import KalendsCore
import TestSupport
import Testing

@testable import KalendsSystem

/// The zones of the system, by their names.
@Suite struct ZoneFilesTests {
  private let zones = ZoneFiles()

  @Test("every name that the system has is a zone, and no file is without a name")
  func everyName() throws {
    #expect(zones.names == SystemZoneFiles.names)
    #expect(zones.names.count > 500)
    for name in zones.names {
      let rules = try zones.rules(for: name)
      #expect(try rules.identifier == zones.canonicalName(of: name))
      #expect(try zones.canonicalName(of: rules.identifier) == rules.identifier)
      let bytes = try #require(SystemZoneFiles.bytes(of: name))
      #expect(try rules == ZoneRules(identifier: rules.identifier, zoneFile: bytes))
    }
  }

  @Test(
    "an old name stands for IANA's own",
    arguments: [
      ("Asia/Calcutta", "Asia/Kolkata"), ("Europe/Kiev", "Europe/Kyiv"),
      ("US/Eastern", "America/New_York"), ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
      ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"), ("GB", "Europe/London"),
      ("America/Montreal", "America/Toronto"), ("Etc/Zulu", "Etc/UTC"), ("UTC", "Etc/UTC"),
    ] + OldZoneNames.places)
  func oldNames(_ old: String, _ name: String) throws {
    #expect(try zones.canonicalName(of: old) == name)
    #expect(try zones.rules(for: old).identifier == name)
  }

  @Test(
    "a place that was merged with another keeps its name",
    arguments: [
      "Europe/Oslo", "Europe/Stockholm", "Europe/Amsterdam", "Atlantic/Reykjavik", "Africa/Bamako",
      "Europe/Bratislava", "Europe/Vatican", "Arctic/Longyearbyen", "America/Kralendijk",
      "Asia/Kolkata", "Etc/GMT+5", "America/New_York",
    ])
  func mergedPlaces(_ name: String) throws {
    #expect(try zones.canonicalName(of: name) == name)
  }

  @Test(
    "a name that is no zone's is an error, whatever it would reach",
    arguments: [
      "", "/", "Europe", "Europe/", "/Europe/Paris", "Europe//Paris", "Europe/Atlantis",
      "../../etc/passwd", "Europe/../UTC", "./UTC", "..", "Europe/Paris\u{0}", "Europe/Paris\n",
      "europe/paris", "tzdata.zi", "zone.tab", "leapseconds", "posixrules", "localtime",
      "right/Europe/Paris", "posix/Europe/Paris", "/etc/passwd", "Éurope/Paris", "UTC;id", "~",
    ])
  func unknownNames(_ name: String) {
    let error = SystemError.unknownZone(name, directory: "/usr/share/zoneinfo")
    #expect(throws: error) { try zones.rules(for: name) }
    #expect(throws: error) { try zones.canonicalName(of: name) }
  }

  @Test("a name of a megabyte is refused like any other")
  func longName() {
    for name in [String(repeating: "a", count: 1 << 20), String(repeating: "a/", count: 1 << 19)] {
      #expect(throws: SystemError.self) { try zones.rules(for: name) }
    }
  }

  @Test("a directory without lists has its zones under the names that they are asked by")
  func withoutLists() throws {
    let folder = try TemporaryFolder()
    let bytes = try #require(SystemZoneFiles.bytes(of: "Asia/Calcutta"))
    try folder.write(bytes, to: "Asia/Calcutta")
    try folder.write("TZif".utf8, to: "Asia/Damaged")
    let zones = ZoneFiles(ZoneDirectory(path: folder.path + "/"))
    #expect(zones.version == nil && zones.names.isEmpty)
    #expect(try zones.rules(for: "Asia/Calcutta").identifier == "Asia/Calcutta")
    let damage = KalendsError.malformedZone("Asia/Damaged", .truncated)
    #expect(throws: SystemError.rejected(damage)) { try zones.rules(for: "Asia/Damaged") }
    #expect(throws: SystemError.self) {
      try ZoneFiles(ZoneDirectory(path: "/nowhere")).rules(for: "UTC")
    }
  }

  @Test("the release is the one of the directory")
  func version() {
    #expect(zones.version == zones.directory.version)
    #expect((zones.version ?? "") >= "2022a")
  }
}
