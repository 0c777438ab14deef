/// The locale that the environment asks for, as POSIX writes it and as BCP 47 does.
///
/// ```swift
/// let locale = try ProcessLocale(ProcessEnvironment(["LANG": "de_DE.UTF-8@euro"]))
/// print(locale.identifier)  // de-DE
/// ```
public struct ProcessLocale: Hashable, Sendable {
  /// The locale as a BCP 47 tag: `en-u-hc-h23` for `C` and `POSIX`.
  public let identifier: String
  /// The variable that decided, `nil` when none is set.
  public let variable: String?

  /// Reads `LC_ALL`, `LC_TIME` and `LANG`; the first that is not empty decides.
  ///
  /// Without any, the locale is `C`, as POSIX has it.
  ///
  /// - Throws: ``SystemError/malformedLocale(_:variable:)`` for a value that is no locale name.
  /// - Complexity: O(1)
  public init(_ environment: ProcessEnvironment = .process) throws(SystemError) {
    for variable in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let identifier = Self.identifier(ofPOSIXName: value) else {
        throw .malformedLocale(value, variable: variable)
      }
      self.identifier = identifier
      self.variable = variable
      return
    }
    identifier = Self.neutral
    variable = nil
  }

  /// What `C` and `POSIX` mean: English with a clock of 24 hours.
  private static let neutral = "en-u-hc-h23"

  /// The BCP 47 tag of a POSIX locale name, `language[_Script][_TERRITORY][.codeset][@modifier]`.
  ///
  /// Names that are tags already (`fa-IR-u-nu-latn`) are kept. The codeset says nothing about the
  /// locale; of the modifiers those count that the GNU C library uses for a script, a variant or a
  /// language.
  ///
  /// - Returns: the tag, `nil` for a text that is no such name.
  /// - Complexity: O(*n*) in the length of the name.
  public static func identifier(ofPOSIXName name: String) -> String? {
    guard name.utf8.count <= 128 else { return nil }
    let withoutModifier = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = withoutModifier[0].split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] == "C" || parts[0] == "POSIX" { return neutral }
    var subtags = parts[0].split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard (2...8).contains(subtags[0].utf8.count), subtags[0].utf8.allSatisfy(isLetter),
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return nil }
    let modifier = withoutModifier.count > 1 ? withoutModifier[1].lowercased() : ""
    switch modifier {
    case "saaho": subtags[0] = "ssy"
    case "valencia": subtags.append("valencia")
    default:
      if let script = scripts[modifier] { subtags.insert(script, at: 1) }
    }
    return subtags.joined(separator: "-")
  }

  /// The modifiers that name a script.
  private static let scripts: [String: Substring] = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10
  }
}
