/// A part of what is spoken of a control.
public enum UtteranceSlot: String, CaseIterable, Hashable, Sendable {
  /// What it is called.
  case name
  /// What it stands at.
  case value
  /// What it is.
  case role
  /// How it is.
  case state
  /// Its place among others.
  case position
  /// How it is used.
  case hint
}

/// What is spoken when a control gets the focus, part by part in the order of a screen reader.
public struct Utterance: Hashable, Sendable {
  /// One part with its language.
  public struct Part: Hashable, Sendable {
    /// Which part.
    public var slot: UtteranceSlot
    /// What is said.
    public var text: LocalizedText

    /// Joins a part and its text.
    public init(_ slot: UtteranceSlot, _ text: LocalizedText) {
      self.slot = slot
      self.text = text
    }
  }

  /// The parts, in the order in which they are spoken.
  public var parts: [Part]
  /// All parts as one text, joined as the language joins them.
  public var text: String
  /// The same for a braille display: short, and no word twice.
  public var braille: String

  /// Joins the parts of an utterance.
  public init(parts: [Part], text: String, braille: String) {
    self.parts = parts
    self.text = text
    self.braille = braille
  }
}

/// How soon something has to be said.
public enum Urgency: String, CaseIterable, Hashable, Sendable {
  /// When the screen reader has ended what it says.
  case polite
  /// At once.
  case assertive
}

/// A text that is spoken without a move of the focus.
public struct Announcement: Hashable, Sendable {
  /// What is said.
  public var text: LocalizedText
  /// How soon.
  public var urgency: Urgency

  /// Joins a text and its urgency.
  public init(_ text: LocalizedText, urgency: Urgency = .polite) {
    self.text = text
    self.urgency = urgency
  }
}
