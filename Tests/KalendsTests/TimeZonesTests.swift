import Kalends
import TestSupport
import Testing

/// Which zone data are used, and that it can be asked.
@Suite struct TimeZonesTests {
  /// A directory with the zone `UTC` of a release.
  private func folder(release: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(HandmadeZoneFile().bytes, to: "UTC")
    if let release { try folder.write("# version \(release)\n".utf8, to: "tzdata.zi") }
    return folder
  }

  @Test("the newer data are used; the system's when they are as new, or do not say")
  func newest() throws {
    let icu = try ICUZones().version
    for (release, source) in [
      ("1999a", TimeZones.Source.icu), (icu, .files), ("2999z", .files), (nil, .files),
    ] as [(String?, TimeZones.Source)] {
      let folder = try folder(release: release)
      let zones = try TimeZones(filesIn: ZoneDirectory(path: folder.path))
      #expect(zones.source == source, "\(release ?? "none")")
      #expect(zones.version == (source == .icu ? icu : release))
      withExtendedLifetime(folder) {}
    }
    let without = try TimeZones(filesIn: ZoneDirectory(path: "/nowhere"))
    #expect(without.source == .icu && without.version == icu)
    #expect(try without.rules(for: "Asia/Calcutta").identifier == "Asia/Kolkata")
  }

  @Test("a zone is one by name or by offset, and an unknown one is an error of that kind")
  func names() throws {
    for zones in [try TimeZones(), TimeZones(try ICUZones()), TimeZones(ZoneFiles())] {
      #expect(try zones.rules(for: "+05:30").offset(at: .epoch).seconds == 19_800)
      #expect(try zones.rules(for: "US/Pacific").identifier == "America/Los_Angeles")
      #expect(try zones.names().contains("Europe/Oslo"))
      let error = #expect(throws: EnvironmentError.self) {
        try zones.rules(for: "Europe/Atlantis")
      }
      #expect(error?.code == .unknownZone)
    }
  }
}
