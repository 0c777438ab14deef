/// What is wrong with the pattern of a message.
public enum MessageFault: Hashable, Sendable {
  /// An apostrophe opens quoted text that no apostrophe closes.
  case unterminatedQuote
  /// A brace opens an argument or a case that no brace closes.
  case unclosedBrace
  /// Something else stands where a comma, a brace or a keyword must stand.
  case unexpectedText
  /// The name of an argument is missing, or not an identifier of at most 64 UTF-8 bytes.
  case badArgumentName
  /// A type of argument that is none of `number`, `date`, `time`, `plural`, `selectordinal` and
  /// `select`.
  case unknownType(String)
  /// A style of a type that is written by the caller, or a style of numbers other than `integer`.
  case unsupportedStyle
  /// A choice without a case for `other`.
  case missingOther
  /// A case of a plural that is neither one of the six categories nor `=` with an integer.
  case unknownCategory(String)
  /// Two cases of one choice for the same thing.
  case duplicateCase(String)
  /// An exact value or an offset that is not an integer of 32 bits.
  case badNumber
  /// Choices inside one another, deeper than the limit.
  case tooDeep(limit: Int)
  /// More UTF-8 bytes, arguments or cases than the limit.
  case tooLarge(limit: Int)
}

/// What a message does with an argument, and so what it can be given.
public enum MessageArgumentType: Hashable, Sendable {
  /// Written as it is: a text, or a number in the digits of the language.
  case any
  /// Written as it is: a text that the caller has formatted (`{day, date}`, `{start, time}`).
  case text
  /// A number, written in the digits of the language, or one that chooses a case.
  case number
  /// A text that chooses a case.
  case choice
}
