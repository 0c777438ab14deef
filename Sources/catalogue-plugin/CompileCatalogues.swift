import Foundation
import PackagePlugin

/// Compiles the catalogues of a target to one Swift file of it.
///
/// The files are arguments of the command, so that a new, renamed or removed catalogue is another
/// command, and the folder is compiled anew.
@main
struct CompileCatalogues: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogues = target.sourceFiles.map(\.url).filter { $0.pathExtension == "arb" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Catalogues+Compiled.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(catalogues.count) catalogues",
        executable: try context.tool(named: "CatalogueCompiler").url,
        arguments: [output.path] + catalogues.map(\.path),
        inputFiles: catalogues,
        outputFiles: [output])
    ]
  }
}
