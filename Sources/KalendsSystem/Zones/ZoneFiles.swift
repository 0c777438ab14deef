public import KalendsCore

/// The time zones of the system: the files of a zone directory, under their IANA names.
///
/// ```swift
/// let zones = ZoneFiles()
/// let india = try zones.rules(for: "Asia/Calcutta")
/// print(india.identifier)  // Asia/Kolkata
/// ```
///
/// Opening it reads which names are links; a zone's file is read each time that it is asked for, and
/// what is made of it is a value to keep.
public struct ZoneFiles: Sendable {
  /// Where the files are.
  public let directory: ZoneDirectory
  /// The release of the zone data, such as `2025b`; `nil` where the directory does not say.
  public let version: String?

  private let links: ZoneLinks

  /// Opens a directory; the one where systems have it, unless another is named.
  ///
  /// A directory that is not there has no zones. `ZoneDirectory(.process)` is the one that the
  /// environment names (`TZDIR`).
  ///
  /// - Complexity: O(*n*) in the size of the lists of links and places, 130 KB.
  public init(_ directory: ZoneDirectory = ZoneDirectory(path: ZoneDirectory.standardPath)) {
    self.directory = directory
    version = directory.version
    links = ZoneLinks(directory)
  }

  /// Whether there are any: whether the directory has UTC.
  ///
  /// - Complexity: O(1), and a look at the directory.
  public var exist: Bool { (try? path(of: "UTC")) != nil || (try? path(of: "Etc/UTC")) != nil }

  /// The rules of a zone, under its IANA name.
  ///
  /// - Parameter name: an IANA name, links included; upper and lower case count.
  /// - Returns: the rules; their identifier is ``canonicalName(of:)``.
  /// - Throws: ``SystemError/unknownZone(_:directory:)`` for a name without a file;
  ///   ``SystemError/unreadableZone(path:errorNumber:)``; ``SystemError/rejected(_:)`` for a damaged
  ///   file.
  /// - Complexity: O(*n*) in the size of the file.
  public func rules(for name: String) throws(SystemError) -> ZoneRules {
    let path = try path(of: name)
    return try ZoneDirectory.rules(links.canonicalName(of: name), ofFileAt: path)
  }

  /// IANA's name of a zone.
  ///
  /// A name that IANA keeps for old programs only (`Asia/Calcutta`, `US/Eastern`) stands for another
  /// one (`Asia/Kolkata`, `America/New_York`). A place of its own keeps its name also where its
  /// clocks have been those of another since 1970: `Europe/Oslo` is no other name of
  /// `Europe/Berlin`. See ``ZoneLinks`` for the rule and its source.
  ///
  /// - Throws: ``SystemError/unknownZone(_:directory:)`` for a name without a file.
  /// - Complexity: O(1), and a look at the directory.
  public func canonicalName(of name: String) throws(SystemError) -> String {
    _ = try path(of: name)
    return links.canonicalName(of: name)
  }

  /// The path of a zone's file; that of the name that it stands for, where a system leaves the files
  /// of old names out.
  private func path(of name: String) throws(SystemError) -> String {
    let names = [name, links.canonicalName(of: name)]
    let paths = names.lazy.compactMap(directory.path(ofZone:))
    guard let path = paths.first(where: SystemFile.isRegular) else {
      throw .unknownZone(String(name.prefix(64)), directory: directory.path)
    }
    return path
  }

  /// The names of all zones, links included, in order; empty where the directory has no `tzdata.zi`.
  ///
  /// - Complexity: O(*n* log *n*)
  public var names: [String] { links.names }
}

extension ZoneDirectory {
  /// The path of a zone's file; `nil` for a text that cannot be the name of a zone.
  ///
  /// What a directory has beside zones is none: the same zones again with leap seconds (`right`),
  /// lists (`tzdata.zi`).
  func path(ofZone name: String) -> String? {
    let others = ["posix", "right", "localtime", "posixrules", "leapseconds"]
    guard ZoneName.isWellFormed(name), !others.contains(String(name.prefix { $0 != "/" })) else {
      return nil
    }
    return path + "/" + name
  }

  /// Makes rules of a file, whatever its name.
  static func rules(_ name: String, ofFileAt path: String) throws(SystemError) -> ZoneRules {
    switch SystemFile.start(of: path, limit: ZoneRules.largestZoneFile + 1) {
    case .success(let bytes):
      return try accepted(try ZoneRules(identifier: name, zoneFile: bytes))
    case .failure(let error):
      throw .unreadableZone(path: path, errorNumber: error.number)
    }
  }
}
