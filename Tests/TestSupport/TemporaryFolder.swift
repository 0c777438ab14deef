public import Foundation

/// A folder of its own for a test, which is gone when the test is.
public final class TemporaryFolder {
  /// Where it is.
  public let url: URL
  /// Its path.
  public var path: String { url.path }

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kalends-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders that lead to it.
  public func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
