public import KalendsCore

extension PluralRules {
  /// The plural rules of a locale, as CLDR has them in the linked ICU.
  ///
  /// ```swift
  /// let russian = try PluralRules.open("ru", .cardinal)
  /// russian.category(of: 22)  // few
  /// ```
  ///
  /// - Parameters:
  ///   - locale: a locale; regions may have rules of their own (`pt-PT`).
  ///   - kind: whether numbers say how many or which one.
  /// - Returns: the rules of the nearest locale that has any; only `other` when none has.
  /// - Throws: ``ICUError/malformedLocale(_:)``; ``ICUError/failed(_:during:input:)`` or
  ///   ``ICUError/rejected(_:)`` when ICU's data has not the form that it has had since CLDR 24.
  public static func open(
    _ locale: String, _ kind: PluralKind
  ) throws(ICUError) -> PluralRules {
    let sets = try ResourceTable("plurals", [kind == .cardinal ? "locales" : "locales_ordinals"])
    var name: String? = try LocaleName(locale).description
    while let current = name, !current.isEmpty {
      if let set = sets.text(current) {
        guard !set.isEmpty else { return .onlyOther }
        let rules = try ResourceTable("plurals", ["rules", set])
        var conditions: [(category: PluralCategory, condition: String)] = []
        for (key, text) in rules.texts(upTo: "@") {
          guard let category = PluralCategory(rawValue: key) else {
            throw .failed("U_INVALID_FORMAT_ERROR", during: "ures_getKey", input: key)
          }
          conditions.append((category, text))
        }
        return try accepted(PluralRules(conditions))
      }
      name = LocaleName.truncated(current)
    }
    return .onlyOther
  }
}
