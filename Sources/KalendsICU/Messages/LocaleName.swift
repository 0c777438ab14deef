internal import CICU

/// A locale's language, script and region.
struct LocaleName: Hashable, CustomStringConvertible {
  var language: String
  var script: String
  var region: String

  /// A language by itself.
  init(language: String) {
    self.language = language
    script = ""
    region = ""
  }

  /// Takes a locale identifier apart; variants are left out.
  init(_ identifier: String) throws(ICUError) {
    self.init(try LocaleIdentifier(identifier))
  }

  /// Leaves out variants and keywords.
  init(_ identifier: LocaleIdentifier) {
    language = identifier.language
    script = identifier.script
    region = identifier.region
  }

  /// The name: language, script and region, parted by underscores.
  var description: String {
    [language, script, region].filter { !$0.isEmpty }.joined(separator: "_")
  }

  /// The name with the script and region that are most likely, itself where CLDR knows none.
  var maximal: LocaleName {
    let name = description
    var status = U_ZERO_ERROR
    let maximal = unsafe cString { buffer, capacity in
      unsafe icu_uloc_addLikelySubtags(name, buffer, capacity, &status)
    }
    guard status.isSuccess, let maximal, let parsed = try? LocaleName(maximal) else { return self }
    return parsed
  }

  /// A name without its last part, `nil` for a language alone.
  static func truncated(_ name: String) -> String? {
    name.lastIndex(of: "_").map { String(name[..<$0]) }
  }
}
