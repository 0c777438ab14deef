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
    var names: [(distance: Int, name: String)] = []
    for distance in -3...3 {
      // Root has words for three days only, and is opened anew for each that is looked up.
      let inRoot = (-1...1).contains(distance)
      guard let name = place.string("\(distance)", inRoot: inRoot) else { continue }
      names.append((distance, isCapitalized ? capitalized(name) : name))
    }
    guard names.count >= 3 else { throw .missing("fields", locale: identifier.requested) }
    return RelativeDayNames(names)
  }
}
