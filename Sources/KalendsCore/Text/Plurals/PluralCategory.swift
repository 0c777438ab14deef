/// A plural category of CLDR; each language uses some of the six.
///
/// Source: UTS 35, "Language Plural Rules".
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// What a number says: how many there are, or which one of a row it is.
public enum PluralKind: Hashable, Sendable {
  /// How many: "1 day", "2 days".
  case cardinal
  /// Which one: "1st", "2nd".
  case ordinal
}
