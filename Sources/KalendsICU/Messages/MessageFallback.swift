internal import KalendsCore

/// Finds the catalogue for a locale: along CLDR's parent locales and likely subtags, never from one
/// script to another.
///
/// Source: UTS 35, part 1, "Locale Inheritance and Matching", "Parent Locales", "Likely Subtags".
struct MessageFallback: ~Copyable {
  private let catalogues: [MessageCatalogue]
  private let parents: ResourceTable

  init(_ catalogues: [MessageCatalogue]) throws(ICUError) {
    self.catalogues = catalogues
    parents = try ResourceTable("supplementalData", ["parentLocales"])
  }

  /// The catalogue of the locale or of its nearest parent that has one, `nil` when none has.
  func catalogue(for locale: LocaleName) throws(ICUError) -> MessageCatalogue? {
    var name = try canonical(locale)
    guard !name.language.isEmpty else { return nil }
    let script = name.maximal.script
    // Only `zh_Hant_TW` leads to `zh_Hant`; `zh_TW` would lead to `zh`.
    let usual = LocaleName(language: name.language).maximal.script
    if name.script.isEmpty, usual != script { name.script = script }
    var next: LocaleName? = name
    while let candidate = next, candidate.maximal.script == script {
      if let catalogue = try catalogue(of: candidate) { return catalogue }
      next = try parent(of: candidate)
    }
    return nil
  }

  /// The catalogue that is written in exactly this language.
  private func catalogue(of locale: LocaleName) throws(ICUError) -> MessageCatalogue? {
    if let exact = catalogue(named: locale.description) { return exact }
    // `pt` is the Portuguese of Brazil, whether that is said or not.
    let maximal = locale.maximal
    for catalogue in catalogues where catalogue.language.hasPrefix(locale.language) {
      if try LocaleName(catalogue.language).maximal == maximal { return catalogue }
    }
    // `no` is a language with two written forms; the one of the same place stands for both.
    guard let children = parents.table(locale.description) else { return nil }
    for index in 0..<children.count {
      guard let child = children.text(at: index), let catalogue = catalogue(named: child) else {
        continue
      }
      let other = try LocaleName(child).maximal
      if other.script == maximal.script, other.region == maximal.region { return catalogue }
    }
    return nil
  }

  private func catalogue(named name: String) -> MessageCatalogue? {
    catalogues.first { catalogue in
      catalogue.language.utf8.count == name.utf8.count
        && zip(catalogue.language.utf8, name.utf8).allSatisfy {
          $0 == $1 || $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "_")
        }
    }
  }

  /// The parent by CLDR's list of exceptions, else the name without its last part.
  private func parent(of locale: LocaleName) throws(ICUError) -> LocaleName? {
    let name = locale.description
    if let parent = parents.key(ofElementWith: name) {
      return parent == "root" ? nil : try LocaleName(parent)
    }
    guard let truncated = LocaleName.truncated(name) else { return nil }
    return try LocaleName(truncated)
  }

  /// The locale by CLDR's present codes: `he` for `iw`, `sr_Latn` for `sh`.
  private func canonical(_ locale: LocaleName) throws(ICUError) -> LocaleName {
    let aliases = try ResourceTable("metadata", ["alias", "language"])
    guard let replacement = aliases.table(locale.language)?.text("replacement") else {
      return locale
    }
    var name = try LocaleName(replacement)
    if !locale.script.isEmpty { name.script = locale.script }
    if !locale.region.isEmpty { name.region = locale.region }
    return name
  }
}
