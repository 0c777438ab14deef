internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// The digits of the locale, or of the numbering system that `-u-nu-` asks for.
  ///
  /// A name that ICU does not know is ignored, as UTS 35 has it.
  ///
  /// - Parameter greatest: the greatest number that is needed, 0…99,999: an algorithmic system
  ///   becomes a table of the texts of all numbers up to it, about two microseconds each.
  /// - Returns: the numbering system.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no digits, and
  ///   ``ICUError/failed(_:during:input:)`` when it cannot write a number.
  /// - Complexity: O(1), three microseconds; O(`greatest`) for an algorithmic system.
  public borrowing func numberingSystem(
    upTo greatest: Int = 9999
  ) throws(ICUError) -> NumberingSystem {
    let name: String
    let digits: String?
    let minus: String
    if readsBundles {
      let elements = chain.descending(["NumberElements"])
      name = numberingSystemName(elements)
      digits = SupplementalData.shared.digits(ofNumberingSystem: name)
      minus = minusSign(elements, numberingSystem: name)
    } else {
      let objects = self.objects()
      (name, digits) = try objects.numberingSystem()
      minus = try objects.minusSign()
    }
    guard let digits else { throw .missing("numberingSystems", locale: identifier.requested) }
    guard !digits.isEmpty else {
      let texts = algorithmicTexts(name, upTo: min(max(greatest, 0), 99_999))
      return try accepted(NumberingSystem(identifier: name, algorithmic: texts))
    }
    return try accepted(NumberingSystem(identifier: name, digits: digits, minusSign: minus))
  }

  /// A numbering system by its name, as the patterns of some calendars ask for it.
  borrowing func numberingSystem(
    named name: String, upTo greatest: Int
  ) throws(ICUError) -> NumberingSystem {
    guard let digits = SupplementalData.shared.digits(ofNumberingSystem: name) else {
      throw .missing(name, locale: identifier.requested)
    }
    guard digits.isEmpty else {
      let minus = minusSign(chain.descending(["NumberElements"]), numberingSystem: name)
      return try accepted(NumberingSystem(identifier: name, digits: digits, minusSign: minus))
    }
    return try accepted(
      NumberingSystem(identifier: name, algorithmic: algorithmicTexts(name, upTo: greatest)))
  }

  /// The CLDR name of the numbering system.
  private borrowing func numberingSystemName(_ elements: borrowing BundleChain) -> String {
    let asked = identifier.keyword("nu") ?? "default"
    // `traditional` falls back to `native`, and any of them to the default.
    let keys: [String]
    switch asked {
    case "default": keys = []
    case "native": keys = ["native"]
    case "traditional", "traditio": keys = ["traditional", "native"]
    case "finance": keys = ["finance"]
    default:
      if SupplementalData.shared.digits(ofNumberingSystem: asked) != nil { return asked }
      keys = []
    }
    for key in keys {
      if let name = elements.string(key, inRoot: true) { return name }
    }
    return elements.string("default", inRoot: true) ?? "latn"
  }

  /// What stands before a negative number.
  private func minusSign(
    _ elements: borrowing BundleChain, numberingSystem: String
  ) -> String {
    for system in [numberingSystem, "latn"] {
      // In root the symbols of all other systems are an alias to the Latin ones.
      let inRoot = system == "latn" || system == "arab" || system == "arabext"
      let symbols = elements.descending([system, "symbols"])
      if let sign = symbols.string("minusSign", inRoot: inRoot) { return sign }
    }
    return "-"
  }

  /// The texts of the numbers from 0 on in an algorithmic system, as far as ICU can write them.
  func algorithmicTexts(_ name: String, upTo greatest: Int) -> NameTable {
    var texts = NameTable()
    var status = U_ZERO_ERROR
    let locale = "\(chain.name)@numbers=\(name)"
    let format = unsafe icu_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
    defer { unsafe icu_unum_close(format) }
    guard status.isSuccess, let format = unsafe format else { return texts }
    func text(of number: Int) -> String? {
      unsafe utf16String { buffer, capacity, status in
        unsafe icu_unum_format(format, Int32(number), buffer, capacity, nil, &status)
      }
    }
    var thousands = ""
    for number in 0...greatest {
      let rest = number % 1000
      if name == "hebr", number > 1000, rest > 0 {
        // The Hebrew letters of the thousands stand before those of the rest.
        if rest == 1, let text = text(of: number) {
          thousands = String(text.unicodeScalars.dropLast(texts[1].unicodeScalars.count))
        }
        texts.append(thousands + texts[rest])
      } else {
        guard let text = text(of: number) else { break }
        texts.append(text)
      }
    }
    return texts
  }

  /// How the first year of a Japanese era is written: 元.
  func firstYearOfEra() -> String? {
    let texts = algorithmicTexts("jpanyear", upTo: 1)
    return texts.count == 2 ? texts[1] : nil
  }
}
