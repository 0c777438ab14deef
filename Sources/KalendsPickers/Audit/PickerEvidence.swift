/// How a picker behaves, as a model or a program of somebody else shows it.
public struct PickerEvidence: Hashable, Sendable {
  /// An action with what came of it.
  public struct Moment: Hashable, Sendable {
    /// What was done; `nil` for the first showing.
    public var action: PickerAction?
    /// What came of it.
    public var step: PickerStep
    /// The accessibility tree behind it; `nil` where nobody looked.
    public var tree: AccessibilityNode?
    /// What a text that repeats the selection showed then; `nil` where nobody looked.
    public var echo: String?

    /// Joins an action and what came of it.
    public init(
      _ action: PickerAction?, _ step: PickerStep, tree: AccessibilityNode? = nil,
      echo: String? = nil
    ) {
      self.action = action
      self.step = step
      self.tree = tree
      self.echo = echo
    }
  }

  /// The host's name of the picker.
  public var picker: String
  /// The accessibility tree of the picker as it first appears; `nil` where nobody looked.
  public var tree: AccessibilityNode?
  /// What was done and what came of it, in order.
  public var moments: [Moment]
  /// The words of states in the language of the picker, in any case.
  public var words: StateWords

  /// Makes evidence.
  public init(
    _ picker: String, tree: AccessibilityNode? = nil, moments: [Moment] = [],
    words: StateWords = StateWords()
  ) {
    self.picker = picker
    self.tree = tree
    self.moments = moments
    self.words = words
  }

  /// The words that say a state in a name.
  public struct StateWords: Hashable, Sendable {
    /// It cannot be chosen.
    public var unavailable: String
    /// It is chosen.
    public var selected: String
    /// It is today.
    public var today: String

    /// Makes words; English ones when nothing is said.
    public init(
      unavailable: String = "unavailable", selected: String = "selected", today: String = "today"
    ) {
      self.unavailable = unavailable
      self.selected = selected
      self.today = today
    }
  }
}
