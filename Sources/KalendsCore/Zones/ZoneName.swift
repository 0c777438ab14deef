/// The names of time zones as IANA's database writes them.
public enum ZoneName {
  /// Whether a text has the form of a name: letters, digits, `+`, `-` and `_`, in parts between
  /// slashes that are not empty, 64 bytes at most.
  ///
  /// Such a name leads nowhere but down in a directory. The database allows dots too; no name has
  /// one.
  ///
  /// - Complexity: O(*n*) in the length of the text, and O(1) for one that is too long.
  public static func isWellFormed(_ text: String) -> Bool {
    var length = 0
    var isPartEmpty = true
    for byte in text.utf8 {
      length += 1
      guard length <= 64 else { return false }
      if byte == UInt8(ascii: "/") {
        guard !isPartEmpty else { return false }
        isPartEmpty = true
      } else {
        guard isNameByte(byte) else { return false }
        isPartEmpty = false
      }
    }
    return !isPartEmpty
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || asciiDigit(byte) != nil || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// The place that an old name means, where the database now links the name to another place.
  ///
  /// Its clocks have been those of the other place since 1970, and the link goes there at once; the
  /// data that systems and ICU have do not say which place was meant.
  ///
  /// Source: the links as the database had them before places were merged: its file `backward` up to
  /// release 2013d, and `antarctica` for the South Pole. Atlantic/Jan_Mayen was a link to
  /// Europe/Oslo: CLDR (`common/bcp47/timezone.xml`, `sjlyr`) puts it with Arctic/Longyearbyen, the
  /// place of its own country, and the other names, the South Pole aside, with those given here.
  ///
  /// - Complexity: O(1)
  public static func place(meantBy name: String) -> String? {
    switch name {
    case "Africa/Asmera": "Africa/Asmara"
    case "Africa/Timbuktu": "Africa/Bamako"
    case "America/Coral_Harbour": "America/Atikokan"
    case "America/Virgin": "America/St_Thomas"
    case "Antarctica/South_Pole": "Antarctica/McMurdo"
    case "Atlantic/Jan_Mayen": "Arctic/Longyearbyen"
    case "Iceland": "Atlantic/Reykjavik"
    case "Pacific/Ponape": "Pacific/Pohnpei"
    case "Pacific/Truk", "Pacific/Yap": "Pacific/Chuuk"
    default: nil
    }
  }
}
