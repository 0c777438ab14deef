#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few things that this module does with files.
enum SystemFile {
  /// The first bytes of a regular file, at most `limit` of them.
  ///
  /// Anything but a regular file is refused before it is read: a pipe or a device under the name of
  /// a zone would block, or never end.
  ///
  /// - Returns: the bytes, or the C library's error number.
  static func start(of path: String, limit: Int) -> Result<[UInt8], SystemCallError> {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(SystemCallError(number: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      return .failure(SystemCallError(number: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(SystemCallError(number: EISDIR))
    }
    let size = min(limit, Int(status.st_size))
    var bytes = [UInt8](repeating: 0, count: size)
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, size)
    }
    guard count >= 0 else { return .failure(SystemCallError(number: errno)) }
    return .success(Array(bytes.prefix(count)))
  }

  /// Whether there is a regular file at a path, or a link to one.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Where a symbolic link leads, `nil` when the path is none.
  static func destination(ofLink path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    let count = unsafe characters.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe readlink(path, start, buffer.count)
    }
    guard count > 0 else { return nil }
    return String(decoding: characters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// An error number of the C library.
struct SystemCallError: Error {
  var number: Int32

  /// Whether there is no such file.
  var meansAbsent: Bool { number == ENOENT || number == ENOTDIR }
}
