/// A file of the folder.
struct CatalogueFile {
  var path: String
  var bytes: [UInt8]

  /// The language that its name says.
  var language: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Whether it is the catalogue of what the audit finds, which lies in a folder of its own.
  var isOfFindings: Bool { path.split(separator: "/").dropLast().last == "Findings" }
}

/// The faults of files, as lines for people.
struct CatalogueFaults: Error, Equatable {
  var lines: [String]
}

/// Compiles the files of a folder.
enum CatalogueFolder {
  /// The catalogues of all files and the pseudo-locales, in the order of their tags.
  ///
  /// English is read first: it describes what the others have to have.
  static func compile(_ files: [CatalogueFile]) throws(CatalogueFaults) -> [Catalogue] {
    guard let first = files.first(where: { $0.language == "en" }) else {
      throw CatalogueFaults(lines: ["en.arb: error: missing"])
    }
    let english: Catalogue
    do {
      english = try Catalogue(first.bytes, language: "en", first: nil)
    } catch {
      throw CatalogueFaults(lines: [error.line(file: first.path, bytes: first.bytes)])
    }
    var catalogues = [english]
    var lines: [String] = []
    for file in files where file.language != "en" {
      do throws(CatalogueFault) {
        catalogues.append(
          try Catalogue(file.bytes, language: file.language, first: english))
      } catch {
        lines.append(error.line(file: file.path, bytes: file.bytes))
      }
    }
    guard lines.isEmpty else { throw CatalogueFaults(lines: lines) }
    catalogues += PseudoLocale.allCases.map { $0.catalogue(from: english) }
    return catalogues.sorted { $0.language < $1.language }
  }

  /// The catalogue of what the audit finds: texts for developers, in English.
  static func compileFindings(_ files: [CatalogueFile]) throws(CatalogueFaults) -> Catalogue {
    guard let file = files.first, files.count == 1, file.language == "en" else {
      throw CatalogueFaults(lines: ["Findings: error: has one catalogue, en.arb"])
    }
    do {
      return try Catalogue(findings: file.bytes, language: file.language)
    } catch {
      throw CatalogueFaults(lines: [error.line(file: file.path, bytes: file.bytes)])
    }
  }
}
