internal import CICU
public import KalendsCore

/// Makes the keys by which a select finds its options while somebody types.
///
/// Collation at primary strength, in the menu's locale and by the root collation, and base letters by
/// ICU's transform `Latin-ASCII`. It belongs to one thread at a time, as every ICU handle does.
///
/// ```swift
/// let keys = try SearchKeyMaker(locale: "pl")
/// let index = SelectIndex(options, searchKey: keys.key)
/// ```
///
/// Source: UTS 10, "Unicode Collation Algorithm"; CLDR's transforms.
@safe public final class SearchKeyMaker {
  private let locale: OpaquePointer
  private let root: OpaquePointer
  private let transform: UnsafeMutablePointer<UTransliterator?>
  /// The base letters of characters that were asked for: the transform holds a lock that all threads
  /// of the process share, and takes longer than all else.
  private var knownLetters: [Unicode.Scalar: [UInt8]] = [:]

  /// How many characters are kept: more than a language has, but for a part of the rarest Chinese ones.
  private static let knownLimit = 8192

  /// What is left of a text when only its base letters count: marks go where they are accents, and
  /// stay where they are vowels, as in Thai.
  private static let baseLetters =
    "NFKD; [[:Mn:]&[[:Script=Inherited:][:Script=Hebrew:][:Script=Arabic:]]] Remove; "
    + "Latin-ASCII; Lower"

  /// Opens the collation of a locale.
  ///
  /// - Parameter identifier: a BCP 47 tag, whose `-u-co-` and other collation keywords count, or
  ///   ICU's form of it; a locale that ICU has no collation for has that of its parents.
  /// - Throws: ``ICUError/malformedLocale(_:)``; ``ICUError/failed(_:during:input:)`` when ICU has
  ///   no data.
  /// - Complexity: some milliseconds, for the transform.
  public init(locale identifier: String) throws(ICUError) {
    let name = try LocaleIdentifier(identifier).name()
    // A root that is not named would be the locale of the process.
    let locale = try unsafe Self.collator(name.isEmpty ? "root" : name)
    let root: OpaquePointer
    do {
      unsafe root = try unsafe Self.collator("root")
    } catch {
      unsafe icu_ucol_close(locale)
      throw error
    }
    let rules = Array(Self.baseLetters.utf16)
    var status = U_ZERO_ERROR
    let opened = unsafe icu_utrans_openForward(rules, Int32(rules.count), &status)
    guard status.isSuccess, let opened = unsafe opened else {
      unsafe icu_ucol_close(locale)
      unsafe icu_ucol_close(root)
      try status.check("utrans_openU", input: Self.baseLetters)
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "utrans_openU", input: Self.baseLetters)
    }
    unsafe self.locale = locale
    unsafe self.root = root
    unsafe transform = opened
  }

  deinit {
    unsafe icu_ucol_close(locale)
    unsafe icu_ucol_close(root)
    unsafe icu_utrans_close(transform)
  }

  private static func collator(_ name: String) throws(ICUError) -> OpaquePointer {
    var status = U_ZERO_ERROR
    let opened = unsafe icu_ucol_open(name, &status)
    try status.check("ucol_open", input: name)
    guard let opened = unsafe opened else {
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "ucol_open", input: name)
    }
    unsafe icu_ucol_setPrimaryStrength(opened)
    return unsafe opened
  }

  /// The key of an option's text, or of what somebody typed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func key(of text: String) -> SearchKey {
    let characters = Array(text.utf16)
    return unsafe SearchKey(
      locale: Self.key(of: characters, by: locale), root: Self.key(of: characters, by: root),
      letters: letters(of: text))
  }

  /// The primary weights of a text, without the zero that ends them.
  private static func key(of characters: [UInt16], by collator: OpaquePointer) -> [UInt8] {
    // Enough for nearly every text, so that it is asked once.
    var capacity = characters.count * 3 + 16
    while true {
      var length = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = unsafe Int(
          icu_ucol_getSortKey(
            collator, characters, Int32(characters.count), buffer.baseAddress, Int32(capacity)))
        count = max(0, min(length, capacity) - 1)
      }
      if length <= capacity { return key }
      capacity = length
    }
  }

  /// The base letters of a text, in UTF-8: character by character, as none depends on another.
  private func letters(of text: String) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        letters.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      } else if let known = knownLetters[scalar] {
        letters += known
      } else {
        let found = transformed(scalar)
        if knownLetters.count < Self.knownLimit { knownLetters[scalar] = found }
        letters += found
      }
    }
    return letters
  }

  /// What the transform makes of a character; nothing where it fails.
  private func transformed(_ scalar: Unicode.Scalar) -> [UInt8] {
    let characters = Array(String(scalar).utf16)
    // No character becomes longer than the longest compatibility decomposition, of 18.
    let capacity = characters.count * 18
    var status = U_ZERO_ERROR
    let result = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      _ = unsafe buffer.update(fromContentsOf: characters)
      var length = Int32(characters.count)
      var limit = length
      if let start = buffer.baseAddress {
        unsafe icu_utrans_transUChars(
          transform, start, &length, Int32(capacity), 0, &limit, &status)
      }
      count = status.isSuccess ? Int(length) : 0
    }
    return Array(String(decoding: result, as: UTF16.self).utf8)
  }
}
