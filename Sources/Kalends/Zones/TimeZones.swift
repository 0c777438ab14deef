public import KalendsCore
public import KalendsICU
public import KalendsSystem

/// Where time zones come from: the system's zone files or ICU's data, and in which release.
///
/// ```swift
/// let zones = try TimeZones()
/// let paris = try zones.rules(for: "Europe/Paris")
/// print(zones.source, zones.version ?? "unknown release")  // files 2025b
/// ```
public struct TimeZones: Sendable {
  /// Whose data are used.
  public enum Source: String, Hashable, Sendable {
    /// The system's zone files.
    case files
    /// The data that ICU carries.
    case icu
  }

  /// The data that answer.
  private enum Data {
    case files(ZoneFiles)
    case icu(ICUZones)
  }

  private let data: Data

  /// Takes the newer of the system's zone files and ICU's data; the files when they are of one
  /// release, or do not say which they are.
  ///
  /// - Parameter directory: where the zone files are.
  /// - Throws: ``EnvironmentError/icu(_:)`` when there are neither files nor ICU's data.
  public init(
    filesIn directory: ZoneDirectory = ZoneDirectory(path: ZoneDirectory.standardPath)
  ) throws(EnvironmentError) {
    let files = ZoneFiles(directory)
    let icu: ICUZones
    do { icu = try ICUZones() } catch {
      guard files.exist else { throw .icu(error) }
      data = .files(files)
      return
    }
    // Releases are a year and a letter: their order is that of their texts.
    let isNewest = files.version.map { $0 >= icu.version } ?? true
    data = files.exist && isNewest ? .files(files) : .icu(icu)
  }

  /// Takes zone files, whatever ICU has.
  public init(_ files: ZoneFiles) { data = .files(files) }

  /// Takes ICU's data, whatever the system has.
  public init(_ zones: ICUZones) { data = .icu(zones) }

  /// Whose data are used.
  public var source: Source {
    switch data {
    case .files: .files
    case .icu: .icu
    }
  }

  /// The release of the data, such as `2025b`; `nil` where zone files do not say.
  public var version: String? {
    switch data {
    case .files(let files): files.version
    case .icu(let zones): zones.version
    }
  }

  /// The rules of a zone.
  ///
  /// - Parameter name: an IANA name, links included, or an offset such as `+05:30`.
  /// - Returns: the rules, under IANA's own name of the zone.
  /// - Throws: ``EnvironmentError`` for a zone that does not exist or whose data are damaged.
  /// - Complexity: O(*n*) in the size of the zone's data.
  public func rules(for name: String) throws(EnvironmentError) -> ZoneRules {
    if name.hasPrefix("+") || name.hasPrefix("-") {
      do { return ZoneRules(offset: try ZoneOffset(name)) } catch { throw .core(error) }
    }
    switch data {
    case .files(let files):
      do { return try files.rules(for: name) } catch { throw .system(error) }
    case .icu(let zones):
      do { return try zones.rules(for: name) } catch { throw .icu(error) }
    }
  }

  /// The names of all zones, links included, in order.
  ///
  /// - Throws: ``EnvironmentError/icu(_:)`` when ICU's data cannot be read.
  /// - Complexity: O(*n* log *n*)
  public func names() throws(EnvironmentError) -> [String] {
    switch data {
    case .files(let files):
      return files.names
    case .icu(let zones):
      do { return try zones.names() } catch { throw .icu(error) }
    }
  }
}
