internal import KalendsCore

/// The languages that nobody speaks, for tests: made from English when the package is built.
enum PseudoLocale: String, CaseIterable {
  /// English with accents, longer by a third, and in brackets: shows text that is cut off, glued
  /// together or not translated.
  case accented = "en-XA"
  /// English in Arabic letters, with all six plural categories: shows what does not turn to the
  /// left. The letters do that by themselves; the marks that other tools use for it are unsafe in
  /// speech.
  case mirrored = "ar-XB"

  /// The catalogue, made from the English one.
  func catalogue(from english: Catalogue) -> Catalogue {
    var catalogue = Catalogue(language: rawValue)
    catalogue.messages = english.messages.map { message in
      let parts = parts(message.parts)
      guard self == .accented else { return (message.key, parts) }
      let third = String(repeating: "~", count: length(of: message.parts) / 3)
      return (message.key, [.literal("[")] + parts + [.literal(third + "]")])
    }
    return catalogue
  }

  private func parts(_ parts: [MessagePart]) -> [MessagePart] {
    parts.map { part in
      switch part {
      case .literal(let text):
        return .literal(String(text.map { letters[$0] ?? $0 }))
      case .plural(let name, let kind, let offset, let cases):
        return .plural(name, kind, offset: offset, self.cases(cases))
      case .select(let name, let cases):
        return .select(name, cases.map { .init($0.selector, self.parts($0.parts)) })
      default:
        return part
      }
    }
  }

  private func cases(_ cases: [MessagePart.PluralCase]) -> [MessagePart.PluralCase] {
    var all = cases.map { MessagePart.PluralCase($0.selector, parts($0.parts)) }
    let other = all.first { $0.selector == .category(.other) }
    guard self == .mirrored, let other else { return all }
    for category in PluralCategory.allCases
    where !all.contains(where: { $0.selector == .category(category) }) {
      all.append(.init(.category(category), other.parts))
    }
    return all
  }

  /// The number of characters that are always said.
  private func length(of parts: [MessagePart]) -> Int {
    parts.reduce(0) { sum, part in
      guard case .literal(let text) = part else { return sum }
      return sum + text.count
    }
  }

  private var letters: [Character: Character] {
    switch self {
    case .accented:
      Self.map(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
    case .mirrored:
      Self.map(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,",
        "ابثديفجهيجكلمنوبقرستوفوزيزابثديفجهيجكلمنوبقرستوفوزيز،")
    }
  }

  private static func map(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to), uniquingKeysWith: { first, _ in first })
  }
}
