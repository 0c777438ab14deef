internal import KalendsCore

/// Finds the catalogue for a locale: along CLDR's parent locales, as ICU's bundles have them, and by
/// likely subtags; never from one script to another.
///
/// Source: UTS 35, part 1, "Locale Inheritance and Matching", "Likely Subtags".
struct MessageFallback {
  let catalogues: [MessageCatalogue]

  /// The catalogue of the locale or of its nearest parent that has one, `nil` when none has.
  func catalogue(for locale: LocaleIdentifier) throws(ICUError) -> MessageCatalogue? {
    let name = LocaleName(locale)
    // Most locales that people ask for have a catalogue, and no bundle has to be opened for them.
    if let exact = catalogue(named: name.description) { return exact }
    let script = name.maximal.script
    for parent in BundleChain.opening(locale.baseName).names {
      let parent = try LocaleName(parent)
      guard parent.maximal.script == script else { return nil }
      if let catalogue = try catalogue(of: parent) { return catalogue }
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
    guard locale == LocaleName(language: locale.language),
      let children = try ResourceTable("supplementalData", ["parentLocales"])
        .table(locale.language)
    else { return nil }
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
}
