#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
public import KalendsCore

/// The time zone that the environment asks for.
///
/// Where the C library takes UTC in silence for a zone that it does not know, this is an error.
public struct ProcessZone: Hashable, Sendable {
  /// Where the rules of a zone come from.
  public enum Source: Hashable, Sendable {
    /// UTC, because nothing says otherwise: `TZ` is empty, or there is no `/etc/localtime`.
    case universal
    /// A zone file at a path.
    case file(path: String)
    /// A rule in POSIX form, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
    case rule(String)
  }

  /// The IANA name, such as `Europe/Berlin`; `nil` where the rules come without a name.
  public let identifier: String?
  /// Where the rules come from.
  public let source: Source

  /// Reads `TZ`, or `/etc/localtime` when it is not set.
  ///
  /// `TZ` is what POSIX and the GNU C library make of it: empty for UTC; a name in the zone
  /// directory or the absolute path of a zone file, either with a colon in front; a POSIX rule.
  /// A name that steps out of the directory with `..` is unknown.
  ///
  /// - Throws: ``SystemError/unknownZone(_:directory:)`` and
  ///   ``SystemError/unreadableZone(path:errorNumber:)``.
  /// - Complexity: O(1)
  public init(_ environment: ProcessEnvironment = .process) throws(SystemError) {
    let directory = ZoneDirectory(environment)
    guard let value = environment["TZ"] else {
      try self.init(localTime: "/etc/localtime", directory: directory)
      return
    }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    guard !name.isEmpty else {
      self.init(identifier: "UTC", source: .universal)
      return
    }
    if name.utf8.count <= 1024, !name.split(separator: "/").contains(".."),
      !name.utf8.contains(0)
    {
      let path = name.hasPrefix("/") ? name : directory.path + "/" + name
      if try Self.isZoneFile(path) {
        self.init(fileAt: path, directory: directory)
        return
      }
      if POSIXRule.isWellFormed(name) {
        self.init(identifier: nil, source: .rule(name))
        return
      }
      // A machine without zone files still has UTC.
      if ["UTC", "Etc/UTC", "GMT"].contains(name) {
        self.init(identifier: name, source: .universal)
        return
      }
    }
    throw .unknownZone(value, directory: directory.path)
  }

  /// Takes the zone of a machine from its link or copy of a zone file.
  init(localTime path: String, directory: ZoneDirectory) throws(SystemError) {
    guard try Self.isZoneFile(path) else {
      self.init(identifier: "UTC", source: .universal)
      return
    }
    self.init(fileAt: path, directory: directory)
  }

  /// Takes a zone file, under the name that its path has or that it links to.
  private init(fileAt path: String, directory: ZoneDirectory) {
    let name =
      directory.name(ofZoneAt: path)
      ?? SystemFile.destination(ofLink: path).flatMap(directory.name(ofZoneAt:))
    self.init(identifier: name, source: .file(path: path))
  }

  private init(identifier: String?, source: Source) {
    self.identifier = identifier
    self.source = source
  }

  /// Whether there is a zone file (RFC 9636) at a path.
  ///
  /// - Throws: ``SystemError/unreadableZone(path:errorNumber:)`` when there is something else, or
  ///   something that cannot be read.
  private static func isZoneFile(_ path: String) throws(SystemError) -> Bool {
    switch SystemFile.start(of: path, limit: 4) {
    case .success(let bytes):
      guard bytes.elementsEqual("TZif".utf8) else {
        throw .unreadableZone(path: path, errorNumber: 0)
      }
      return true
    case .failure(let error):
      guard error.meansAbsent else {
        throw .unreadableZone(path: path, errorNumber: error.number)
      }
      return false
    }
  }

  /// The local day of an instant in the zone of this process.
  ///
  /// The C library computes it, from the `TZ` of the process itself: make a ``ProcessZone`` of
  /// ``ProcessEnvironment/process`` first, which finds what the C library would pass over.
  ///
  /// - Parameter milliseconds: milliseconds since 1970-01-01T00:00:00Z.
  /// - Returns: the day that the wall calendar of the process shows.
  /// - Throws: ``SystemError/instantOutOfRange(milliseconds:)`` beyond the days of `Day`.
  /// - Complexity: O(1)
  public static func localDay(at milliseconds: Int64) throws(SystemError) -> Day {
    let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
    var time = time_t(seconds)
    var fields = unsafe tm()
    tzset()
    guard unsafe localtime_r(&time, &fields) != nil,
      let day = unsafe try? Day(
        year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    else { throw .instantOutOfRange(milliseconds: milliseconds) }
    return day
  }
}

/// The directory of the system's zone files.
public struct ZoneDirectory: Hashable, Sendable {
  /// The path, without a slash at its end.
  public let path: String

  /// Takes the directory that `TZDIR` names, or the one where systems have it.
  public init(_ environment: ProcessEnvironment = .process) {
    let named = environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
    path = named ?? "/usr/share/zoneinfo"
  }

  /// The release of the zone data, such as `2025b`; `nil` where the directory does not say.
  ///
  /// - Complexity: O(1)
  public var version: String? {
    if case .success(let bytes) = SystemFile.start(of: path + "/tzdata.zi", limit: 64) {
      let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      if line.hasPrefix("# version ") { return String(line.dropFirst(10)) }
    }
    if case .success(let bytes) = SystemFile.start(of: path + "/+VERSION", limit: 64) {
      let line = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// The IANA name of a path of a zone file; `nil` when no zone directory is in it.
  func name(ofZoneAt file: String) -> String? {
    var name: Substring
    if file.hasPrefix(path + "/") {
      name = file.dropFirst(path.count + 1)
    } else if let range = Self.end(of: "zoneinfo/", in: file) {
      name = file[range...]
    } else {
      return nil
    }
    // The same zones again, with and without leap seconds.
    for prefix in ["posix/", "right/"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    return name.isEmpty || name == "localtime" ? nil : String(name)
  }

  /// The end of the first occurrence of a text.
  private static func end(of text: String, in whole: String) -> String.Index? {
    var rest = whole[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
