#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The zone files of the machine that runs the tests, read without help from the code under test.
public enum SystemZoneFiles {
  private static let directory = "/usr/share/zoneinfo"

  /// The names of all zones, links included, in order; empty where there are no zone files.
  public static let names: [String] = {
    var names: [String] = []
    collect(into: &names, below: "")
    return names.sorted()
  }()

  private static func collect(into names: inout [String], below folder: String) {
    guard let handle = unsafe opendir("\(directory)/\(folder)") else { return }
    defer { unsafe closedir(handle) }
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // `posix` and `right` have the same zones again, the latter with leap seconds.
      guard !name.hasPrefix("."), !["posix", "right", "localtime", "posixrules"].contains(name)
      else { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if name.contains(".") { continue }
      if bytes(of: path) != nil { names.append(path) } else { collect(into: &names, below: path) }
    }
  }

  /// The bytes of a zone's file, `nil` when there is none.
  public static func bytes(of name: String) -> [UInt8]? {
    guard let file = unsafe fopen("\(directory)/\(name)", "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return count > 0 && bytes.starts(with: "TZif".utf8) ? Array(bytes.prefix(count)) : nil
  }
}

/// The C library's answers about time zones.
///
/// They depend on the environment of the process: one test at a time may ask. The variable's place
/// in the environment never moves, so that a thread that reads another variable is not disturbed.
public enum CLibraryZone {
  nonisolated(unsafe) private static let variable: UnsafeMutablePointer<CChar> = {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: 128)
    unsafe strcpy(buffer, "TZ=UTC")
    unsafe putenv(buffer)
    return unsafe buffer
  }()

  /// Asks about a zone from now on; `nil` for UTC.
  public static func use(_ zone: String?) {
    guard (zone ?? "").utf8.count < 100 else { return }
    unsafe strcpy(variable, "TZ=" + (zone.map { ":" + $0 } ?? "UTC"))
    tzset()
  }

  /// What clocks show at an instant, in seconds since the epoch of UTC and of the wall.
  public static func localSeconds(at seconds: Int) -> Int {
    let fields = unsafe fields(at: seconds)
    let day = unsafe epochDay(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))
    let time = unsafe (Int(fields.tm_hour) * 60 + Int(fields.tm_min)) * 60 + Int(fields.tm_sec)
    return day * 86_400 + time
  }

  /// The offset from UTC at an instant, in seconds.
  public static func offset(at seconds: Int) -> Int {
    unsafe Int(fields(at: seconds).tm_gmtoff)
  }

  /// The instant that `mktime` finds for what the clocks show at an instant.
  public static func roundTrip(_ seconds: Int) -> Int {
    var fields = unsafe fields(at: seconds)
    return unsafe Int(mktime(&fields))
  }

  @unsafe private static func fields(at seconds: Int) -> tm {
    var time = time_t(seconds)
    var fields = unsafe tm()
    _ = unsafe localtime_r(&time, &fields)
    return unsafe fields
  }
}
