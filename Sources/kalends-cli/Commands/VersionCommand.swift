internal import Kalends

/// `kalends --version`: what the answers depend on.
struct VersionCommand {
  let console: Console

  init(_ console: Console) { self.console = console }

  func run() throws(ICUError) {
    let version = try ICUVersion.linked()
    let directory = ZoneDirectory(console.environment)
    let zones = directory.version ?? "unknown"
    console.output.write(
      """
      kalends \(KalendsVersion.current)
      ICU \(version.icu)
      CLDR \(version.cldr)
      Unicode \(version.unicode)
      time zones \(zones) (\(directory.path)), \(version.timeZones) (ICU)

      """)
  }
}
