/// The directory of the system's zone files.
public struct ZoneDirectory: Hashable, Sendable {
  /// The path, without a slash at its end.
  public let path: String

  /// Where systems have it.
  public static let standardPath = "/usr/share/zoneinfo"

  /// Takes the directory that `TZDIR` names, or the one where systems have it.
  public init(_ environment: ProcessEnvironment = .process) {
    let named = environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
    path = named ?? Self.standardPath
  }

  /// Takes a directory, whatever the environment says.
  public init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
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
