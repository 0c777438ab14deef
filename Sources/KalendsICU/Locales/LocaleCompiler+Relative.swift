public import KalendsCore

extension LocaleCompiler {
  /// The words for the days near today.
  ///
  /// - Parameter context: where the words stand.
  /// - Returns: yesterday, today, tomorrow, and what else the language has a word for.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no such words.
  /// - Complexity: O(1), two microseconds.
  public borrowing func relativeDayNames(
    in context: TextContext = .middle
  ) throws(ICUError) -> RelativeDayNames {
    let place = chain.descending(["fields", "day", "relative"])
    let isCapitalized = isCapitalized(.relative, in: context)
    var names = NameTable()
    names.reserve(7, bytes: 128)
    for key in ["-3", "-2", "-1", "0", "1", "2", "3"] {
      // Root has words for three days only, and is opened anew for each that is looked up.
      let isNearest = key == "-1" || key == "0" || key == "1"
      let name = place.string(key, inRoot: isNearest)
      if isNearest, name == nil { throw .missing("fields", locale: identifier.requested) }
      names.append(isCapitalized ? capitalized(name ?? "") : name ?? "")
    }
    return RelativeDayNames(names, from: -3)
  }
}
