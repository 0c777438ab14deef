public import KalendsCore

/// The time zone that the environment asks for.
///
/// Where the C library takes UTC in silence for a zone that it does not know, this is an error.
///
/// ```swift
/// let rules = try ProcessZone().rules()
/// let today = try rules.day(at: SystemClock.now())
/// ```
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
      if (try? ZoneRules(posixRule: name)) != nil {
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

  /// The zone's rules, read from where they are.
  ///
  /// - Throws: ``SystemError/unreadableZone(path:errorNumber:)``, and
  ///   ``SystemError/rejected(_:)`` for a zone file that is damaged.
  /// - Complexity: O(*n*) in the size of the file.
  public func rules() throws(SystemError) -> ZoneRules {
    switch source {
    case .universal:
      return ZoneRules(offset: .zero, identifier: identifier ?? "UTC")
    case .rule(let text):
      return try accepted(try ZoneRules(posixRule: text))
    case .file(let path):
      return try ZoneDirectory.rules(identifier ?? path, ofFileAt: path)
    }
  }
}
