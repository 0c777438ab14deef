public import KalendsCore

/// What a picker is bound to.
public enum PickerSelection: Hashable, Sendable {
  /// Something that holds nothing at present.
  case none
  /// A date, a time or both: a day, a local time, an instant, a time of day, or the present.
  case date(DateBound)
  /// Days, of a picker of several.
  case days(DaySet)
  /// A first day, and a last one when it is chosen already.
  case range(start: Day, end: Day?)
  /// The tag of an option.
  case option(OptionTag)
}

/// The value that an option stands for.
public enum OptionTag: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A truth.
  case boolean(Bool)

  /// Whether both are of one type.
  public func hasType(of other: OptionTag) -> Bool {
    switch (self, other) {
    case (.text, .text), (.number, .number), (.boolean, .boolean): true
    default: false
    }
  }
}

/// An option of a select.
public struct SelectOption: Hashable, Sendable {
  /// The host's name of the option, the same as long as the option exists; empty when it has none.
  public var id: String
  /// What the option shows.
  public var text: String
  /// The value that it stands for; its ``id`` when the host does not say.
  public var tag: OptionTag
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// The title of the section that it belongs to.
  public var section: String?
  /// Whether it does something instead of being a value.
  public var isCommand: Bool

  /// Makes an option.
  public init(
    _ id: String, _ text: String, tag: OptionTag? = nil, isEnabled: Bool = true,
    section: String? = nil, isCommand: Bool = false
  ) {
    self.id = id
    self.text = text
    self.tag = tag ?? .text(id)
    self.isEnabled = isEnabled
    self.section = section
    self.isCommand = isCommand
  }
}
