/// A text as a search of options sees it, in three ways from strict to forgiving.
///
/// One text begins with another when the bytes of one of its ways do. `Kalends` makes the keys with
/// ICU; a front end without ICU makes any bytes of which the same can be said.
public struct SearchKey: Hashable, Sendable {
  /// Letters as the menu's locale tells them apart: in Danish `å` is none of the `a`s.
  public var locale: [UInt8]
  /// Letters as most languages tell them apart: accents make no difference.
  public var root: [UInt8]
  /// Nothing but base letters: `ı` is an `i`, `ß` is `ss`.
  public var letters: [UInt8]

  /// Joins the three ways; one without bytes finds nothing.
  public init(locale: [UInt8], root: [UInt8], letters: [UInt8]) {
    self.locale = locale
    self.root = root
    self.letters = letters
  }
}
