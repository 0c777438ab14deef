/// A piece of a message as it was parsed: a node of a small tree, before it becomes a program.
package enum MessagePart: Hashable, Sendable {
  /// Text that is said as it is.
  case literal(String)
  /// The value of an argument.
  case argument(String, MessageArgumentType)
  /// The number of the plural around it, less that plural's offset (`#`).
  case pluralNumber(String, offset: Int32)
  /// Cases by the number of an argument.
  indirect case plural(String, PluralKind, offset: Int32, [PluralCase])
  /// Cases by the text of an argument.
  indirect case select(String, [SelectCase])

  /// One case of a plural.
  package struct PluralCase: Hashable, Sendable {
    package var selector: PluralSelector
    package var parts: [MessagePart]

    package init(_ selector: PluralSelector, _ parts: [MessagePart]) {
      self.selector = selector
      self.parts = parts
    }
  }

  /// One case of a select.
  package struct SelectCase: Hashable, Sendable {
    package var selector: String
    package var parts: [MessagePart]

    package init(_ selector: String, _ parts: [MessagePart]) {
      self.selector = selector
      self.parts = parts
    }
  }
}

/// What a case of a plural is for.
package enum PluralSelector: Hashable, Sendable {
  /// A number itself, before the offset is taken off (`=0`).
  case exactly(Int32)
  /// All numbers of a category, after the offset is taken off.
  case category(PluralCategory)
}
