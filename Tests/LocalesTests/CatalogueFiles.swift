import Foundation

@testable import CatalogueCompiler

/// The catalogues as they stand in the folder.
enum CatalogueFiles {
  /// The folder of the catalogues.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Locales")

  /// The files of the folder, in the order of their names.
  static func all() throws -> [CatalogueFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".arb") }.sorted()
      .map { name in
        let path = folder.appending(path: name).path
        return CatalogueFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
      }
  }
}
