internal import CICU
public import KalendsCore

extension IntegerFormat {
  /// How a locale writes whole numbers, with the digits of `-u-nu-`.
  ///
  /// - Parameter locale: a locale identifier.
  /// - Returns: the digits, sign and groups of the nearest locale that ICU has.
  /// - Throws: ``ICUError/malformedLocale(_:)`` and ``ICUError/failed(_:during:input:)``.
  public static func open(_ locale: String) throws(ICUError) -> IntegerFormat {
    let compiler = try LocaleCompiler(locale)
    let numbers = try compiler.numberingSystem()
    let name = compiler.identifier.name()
    var status = U_ZERO_ERROR
    let format = unsafe icu_unum_open(UNUM_DECIMAL, nil, 0, name, nil, &status)
    defer { unsafe icu_unum_close(format) }
    try status.check("unum_open", input: name)
    guard let format = unsafe format, numbers.isDecimal,
      unsafe icu_unum_getAttribute(format, UNUM_GROUPING_USED) != 0
    else { return IntegerFormat(numbers, lastGroup: 0) }
    let separator = unsafe utf16String { buffer, capacity, status in
      unsafe icu_unum_getSymbol(
        format, UNUM_GROUPING_SEPARATOR_SYMBOL, buffer, capacity, &status)
    }
    return unsafe IntegerFormat(
      numbers, separator: separator ?? "",
      lastGroup: Int(icu_unum_getAttribute(format, UNUM_GROUPING_SIZE)),
      otherGroups: Int(icu_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)),
      minimumGroupingDigits: Int(icu_unum_getAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS)))
  }
}
