// Compiles catalogues to a Swift file: `catalogue-compiler OUTPUT FILE.arb …`.

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

let paths = CommandLine.arguments.dropFirst()
guard let output = paths.first, paths.count > 1 else {
  print("usage: catalogue-compiler OUTPUT FILE.arb …")
  exit(64)
}
do {
  let files = try paths.dropFirst().map { path in
    CatalogueFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
  }
  let source = SwiftWriter.source(
    try CatalogueFolder.compile(files.filter { !$0.isOfFindings }),
    findings: try CatalogueFolder.compileFindings(files.filter { $0.isOfFindings }))
  try Data(source.utf8).write(to: URL(filePath: output))
} catch let faults as CatalogueFaults {
  print(faults.lines.joined(separator: "\n"))
  exit(1)
} catch {
  print("error: \(error)")
  exit(1)
}
