internal import CICU

/// The versions of the ICU that is linked and of the data that it carries, as the library itself
/// states them.
public struct ICUVersion: Hashable, Sendable {
  /// The version of ICU, such as `72.1`.
  public let icu: String
  /// The version of CLDR, such as `42.0`: it decides names, patterns and week rules.
  public let cldr: String
  /// The version of Unicode, such as `15.0`.
  public let unicode: String
  /// The release of ICU's own time zone data, such as `2022e`.
  public let timeZones: String

  /// Asks the linked library.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU's data file cannot be read.
  /// - Complexity: O(1)
  public static func linked() throws(ICUError) -> ICUVersion {
    var version: UVersionInfo = (0, 0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe icu_u_getVersion(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    let icu = text(version)
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe icu_u_getUnicodeVersion(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    let unicode = text(version)
    var status = U_ZERO_ERROR
    unsafe withUnsafeMutableBytes(of: &version) { bytes in
      unsafe icu_ulocdata_getCLDRVersion(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), &status)
    }
    try status.check("ulocdata_getCLDRVersion")
    let cldr = text(version)
    let zones = unsafe icu_ucal_getTZDataVersion(&status)
    try status.check("ucal_getTZDataVersion")
    return unsafe ICUVersion(
      icu: icu, cldr: cldr, unicode: unicode,
      timeZones: zones.map { unsafe String(cString: $0) } ?? "")
  }

  /// Major and minor version, as in `72.1`.
  private static func text(_ version: UVersionInfo) -> String { "\(version.0).\(version.1)" }
}
