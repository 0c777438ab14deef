internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// How the language joins the items of a list.
  ///
  /// - Parameters:
  ///   - kind: how the items belong together.
  ///   - width: how long the words between them are; `short` is taken for `abbreviated`.
  /// - Returns: a plain value that needs ICU no more.
  /// - Throws: ``ICUError/failed(_:during:input:)``, and ``ICUError/missing(_:locale:)`` when ICU has
  ///   no list patterns of the expected shape.
  /// - Complexity: O(1), about ten microseconds.
  public borrowing func listFormat(
    _ kind: ListFormat.Kind = .and, width: NameWidth = .wide
  ) throws(ICUError) -> ListFormat {
    let lists = try ICUList(objects().locale, kind, width)
    return ListFormat(
      start: try lists.joint(around: 0, of: 3), middle: try lists.joint(around: 1, of: 4),
      end: try lists.ending(of: 3), pair: try lists.ending(of: 2))
  }
}

/// One of ICU's list formats, whose words are found around items that no text has.
@safe
private struct ICUList: ~Copyable {
  private let format: OpaquePointer
  private let locale: String
  /// Four characters for private use.
  private static let marks: [Unicode.Scalar] = ["\u{F8F0}", "\u{F8F1}", "\u{F8F2}", "\u{F8F3}"]

  init(_ locale: String, _ kind: ListFormat.Kind, _ width: NameWidth) throws(ICUError) {
    let type: UListFormatterType =
      switch kind {
      case .and: ULISTFMT_TYPE_AND
      case .or: ULISTFMT_TYPE_OR
      case .units: ULISTFMT_TYPE_UNITS
      }
    let icuWidth: UListFormatterWidth =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short, .abbreviated: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    var status = U_ZERO_ERROR
    let opened = unsafe icu_ulistfmt_openForType(locale, type, icuWidth, &status)
    try status.check("ulistfmt_openForType", input: locale)
    guard let opened = unsafe opened else {
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "ulistfmt_openForType", input: locale)
    }
    unsafe format = opened
    self.locale = locale
  }

  deinit { unsafe icu_ulistfmt_close(format) }

  /// The words around an item and the one behind it, in a list of so many; the last item may begin
  /// with a letter.
  func joint(
    around index: Int, of count: Int, lastBeginningWith letter: String = ""
  ) throws(ICUError) -> SpokenJoint {
    var items = Self.marks[..<count].map { String($0) }
    items[count - 1] = letter + items[count - 1]
    var text = Array(try self.text(of: items).unicodeScalars)
    // Only the words next to the two items: those of the others end with them.
    if index > 0, let position = text.firstIndex(of: Self.marks[index - 1]) {
      text.removeSubrange(...position)
      text = Array(text.drop { $0 != Self.marks[index] })
    }
    if index + 2 < count, let position = text.firstIndex(of: Self.marks[index + 1]) {
      text.removeSubrange((position + 1)...)
    }
    if !letter.isEmpty, let position = text.firstIndex(of: Self.marks[count - 1]), position > 0 {
      text.remove(at: position - 1)
    }
    var pattern = String.UnicodeScalarView()
    pattern.append(contentsOf: text)
    guard
      let joint = SpokenJoint(
        String(pattern), first: Self.marks[index], second: Self.marks[index + 1])
    else { throw .missing("listPattern", locale: locale) }
    return joint
  }

  /// The words before the last of so many items.
  func ending(of count: Int) throws(ICUError) -> ListFormat.Ending {
    let usual = try joint(around: count - 2, of: count)
    for (letter, rule) in [("i", ListFormat.Rule.beginsWithI), ("o", .beginsWithO)] {
      let other = try joint(around: count - 2, of: count, lastBeginningWith: letter)
      if other != usual { return ListFormat.Ending(usual, other, where: rule) }
    }
    let hebrew = try joint(around: count - 2, of: count, lastBeginningWith: "א")
    return ListFormat.Ending(hebrew, usual, where: hebrew == usual ? .none : .isNotHebrew)
  }

  private func text(of items: [String]) throws(ICUError) -> String {
    let units = items.map { Array($0.utf16) }
    let joined = units.flatMap { $0 }
    let lengths = units.map { Int32($0.count) }
    let text = unsafe joined.withUnsafeBufferPointer { joined in
      guard let start = joined.baseAddress else { return String?.none }
      var pointers: [UnsafePointer<UInt16>?] = unsafe []
      var offset = 0
      for length in lengths {
        unsafe pointers.append(start + offset)
        offset += Int(length)
      }
      return unsafe utf16String { buffer, capacity, status in
        unsafe icu_ulistfmt_format(
          format, pointers, lengths, Int32(lengths.count), buffer, capacity, &status)
      }
    }
    guard let text else { throw .missing("listPattern", locale: locale) }
    return text
  }
}
