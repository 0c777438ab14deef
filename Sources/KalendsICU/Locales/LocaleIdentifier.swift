internal import CICU
internal import KalendsCore

/// A well-formed locale identifier, taken apart.
///
/// BCP 47 tags with UTS 35's `-u-` keywords (`de-AT-u-ca-hebrew`) and ICU's own form
/// (`de_AT@calendar=hebrew`) are both read, without regard to case.
///
/// ```swift
/// let locale = try LocaleIdentifier("ar-EG-u-nu-latn")
/// locale.language  // "ar"
/// locale.keyword("nu")  // "latn"
/// ```
///
/// Source: UTS 35, part 1, "Unicode Locale Identifier".
public struct LocaleIdentifier: Hashable, Sendable {
  /// The identifier as it was written.
  public let requested: String
  /// The language, 2 to 8 lower-case letters, or empty for `und` and `root`.
  public let language: String
  /// The script, four letters, or empty.
  public let script: String
  /// The region, two letters or three digits, or empty.
  public let region: String
  /// ICU's name without keywords, such as `zh_Hant_TW`; empty for `und` and `root`.
  let baseName: String
  /// ICU's keywords with the `@` before them, such as `@calendar=hebrew;numbers=latn`, or empty.
  let keywords: String

  /// The longest identifier in bytes: room for every subtag and keyword that UTS 35 defines.
  static let greatestLength = 255

  /// Reads an identifier.
  ///
  /// - Throws: ``ICUError/malformedLocale(_:)`` when it is not well-formed, is empty, or has more
  ///   than 255 bytes. Whether ICU knows the locale plays no part.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ identifier: String) throws(ICUError) {
    guard let shape = Shape(identifier) else {
      throw .malformedLocale(String(identifier.prefix(Self.greatestLength)))
    }
    var base = Substring(identifier)
    var keywords = ""
    var isNameOfICU = false
    if shape.hasKeywords, let at = identifier.utf8.firstIndex(of: UInt8(ascii: "@")) {
      base = identifier[..<at]
      keywords = try Self.checkedKeywords(identifier[at...], in: identifier)
    } else if shape.hasExtension {
      let name = try Self.name(ofTag: identifier)
      let at = name.utf8.firstIndex(of: UInt8(ascii: "@")) ?? name.endIndex
      keywords = String(name[at...])
      base = Substring(String(name[..<at]))
      isNameOfICU = true
    }
    let subtags = try Subtags(base, of: identifier, isNameOfICU: isNameOfICU)
    requested = identifier
    language = subtags.language
    script = subtags.script
    region = subtags.region
    baseName = subtags.name
    self.keywords = keywords
  }

  /// The value of a UTS 35 keyword by its two-letter key (`ca`, `nu`, `fw`, `rg` …), or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of keywords.
  public func keyword(_ key: String) -> String? {
    guard !keywords.isEmpty else { return nil }
    let icuKey = key == "ca" ? "calendar" : key == "nu" ? "numbers" : key == "hc" ? "hours" : key
    for entry in keywords.dropFirst().split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].lowercased()
      if name == icuKey || name == key { return parts[1].lowercased() }
    }
    return nil
  }

  /// ICU's name of the locale with keywords and, when given, another calendar or base name; without
  /// a numbering system that ICU does not know, on which its number formats would fail.
  func name(calendar: CalendarIdentifier? = nil, baseName: String? = nil) -> String {
    var entries = keywords.dropFirst().split(separator: ";").map { String($0) }
    if let calendar {
      entries.removeAll { $0.lowercased().hasPrefix("calendar=") }
      entries.append("calendar=\(calendar.icuName)")
    }
    if let numbers = keyword("nu"), !Self.numberKinds.contains(numbers),
      SupplementalData.shared.digits(ofNumberingSystem: numbers) == nil
    {
      entries.removeAll { $0.lowercased().hasPrefix("numbers=") }
    }
    let base = baseName ?? self.baseName
    return entries.isEmpty ? base : "\(base)@\(entries.joined(separator: ";"))"
  }

  /// The values of `-u-nu-` that name a numbering system by its use.
  private static let numberKinds = ["default", "native", "traditional", "traditio", "finance"]

  /// What a look over an identifier tells.
  private struct Shape {
    /// Whether there is an `@`.
    private(set) var hasKeywords = false
    /// Whether a subtag of one letter begins an extension, as in `de-u-ca-hebrew`.
    private(set) var hasExtension = false

    /// `nil` when it is empty, too long, or has other bytes than visible ones.
    init?(_ identifier: String) {
      let bytes = identifier.utf8.span
      guard (1...LocaleIdentifier.greatestLength).contains(bytes.count) else { return nil }
      var start = 0
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte > 0x20, byte < 0x7F else { return nil }
        if byte == UInt8(ascii: "@") { hasKeywords = true }
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else { continue }
        if index - start == 1, start > 0 { hasExtension = true }
        start = index + 1
      }
    }
  }

  /// ICU's name of a BCP 47 tag with extensions.
  private static func name(ofTag tag: String) throws(ICUError) -> String {
    // ICU itself reads a tag up to its first fault and is silent about the rest.
    var parsedLength: Int32 = 0
    var status = U_ZERO_ERROR
    let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    let name = unsafe cString { buffer, capacity in
      unsafe icu_uloc_forLanguageTag(hyphenated, buffer, capacity, &parsedLength, &status)
    }
    guard status.isSuccess, Int(parsedLength) == tag.utf8.count, let name else {
      throw .malformedLocale(tag)
    }
    return name
  }

  /// Checks keywords in ICU's form: `@key=value;key=value`.
  private static func checkedKeywords(
    _ keywords: Substring, in identifier: String
  ) throws(ICUError) -> String {
    guard keywords.utf8.count > 1 else { throw .malformedLocale(identifier) }
    for entry in keywords.dropFirst().split(separator: ";", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts[0].utf8.count >= 2, parts[0].utf8.allSatisfy(Subtags.isAlphanumeric),
        !parts[1].isEmpty,
        parts[1].utf8.allSatisfy({
          Subtags.isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "+")
        })
      else { throw .malformedLocale(identifier) }
    }
    return String(keywords)
  }
}

/// The subtags before any extension, in ICU's spelling.
private struct Subtags {
  var language = ""
  var script = ""
  var region = ""
  var name = ""

  /// Reads `language[-Script][-REGION][-variants]`, parted by `-` or `_`.
  ///
  /// - Parameters:
  ///   - text: the subtags.
  ///   - identifier: the whole identifier, for the error.
  ///   - isNameOfICU: whether ICU made the text out of a tag: its variants have any length then.
  /// - Throws: ``ICUError/malformedLocale(_:)`` with the whole identifier.
  init(_ text: Substring, of identifier: String, isNameOfICU: Bool) throws(ICUError) {
    let bytes = text.utf8.span
    var position = 0
    var start = 0
    while start <= bytes.count {
      var end = start
      var hasLetters = false
      var hasDigits = false
      while end < bytes.count, bytes[end] != UInt8(ascii: "-"), bytes[end] != UInt8(ascii: "_") {
        if Self.isLetter(bytes[end]) {
          hasLetters = true
        } else if Self.isDigit(bytes[end]) {
          hasDigits = true
        } else {
          throw .malformedLocale(identifier)
        }
        end += 1
      }
      let subtag = bytes.extracting(start..<end)
      // ICU's own form for a variant without a region: `de__1996`.
      let isNoRegion =
        start == end && end > 0 && end < bytes.count && bytes[end - 1] == UInt8(ascii: "_")
        && bytes[end] == UInt8(ascii: "_")
      start = end + 1
      let spelling: String
      switch (position, subtag.count) {
      case (0, 2...3), (0, 5...8):
        guard !hasDigits else { throw .malformedLocale(identifier) }
        language = Self.spelling(subtag, capitals: 0)
        if language == "und" { language = "" }
        spelling = language
        position = 1
      case (0, 4) where Self.spelling(subtag, capitals: 0) == "root":
        spelling = ""
        position = 1
      case (0, 0) where bytes.count > 1:
        // ICU's own form for a locale without a language: `_US`.
        spelling = ""
        position = 1
      case (1, 4) where !hasDigits:
        script = Self.spelling(subtag, capitals: 1)
        spelling = script
        position = 2
      case (1...2, 2) where !hasDigits,
        (1...2, 3) where !hasLetters:
        region = Self.spelling(subtag, capitals: subtag.count)
        spelling = region
        position = 3
      case (1...2, 0) where isNoRegion:
        spelling = ""
        position = 3
      case (3...4, 1...) where isNameOfICU,
        (1...4, 5...16),
        (1...4, 4) where Self.isDigit(subtag[0]):
        // Variants have eight characters at most, but ICU has longer ones (`TRADITIONAL`). It joins
        // a variant without a region by two separators.
        spelling =
          (position < 3 ? "_" : "") + Self.spelling(subtag, capitals: subtag.count)
        position = 4
      default:
        throw .malformedLocale(identifier)
      }
      name += name.isEmpty && position == 1 ? spelling : "_" + spelling
    }
    if position == 0 { throw .malformedLocale(identifier) }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// A subtag whose first letters are capitals, and whose others are small.
  private static func spelling(_ subtag: Span<UInt8>, capitals: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: subtag.count) { buffer in
      for index in subtag.indices {
        let byte = subtag[index]
        let letter = index < capitals ? byte & 0xDF : byte | 0x20
        unsafe buffer[index] = isLetter(byte) ? letter : byte
      }
      return subtag.count
    }
  }
}
