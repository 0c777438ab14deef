/// A text and the language that it is in.
public struct LocalizedText: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The language, as a BCP 47 tag; a text of the host is in the language of the locale.
  public let language: String

  /// Joins a text and its language.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}

/// A node of the accessibility tree: what a screen reader can find out about one part of a picker.
///
/// A plain value. The tables of ``AccessibilityRole`` and ``AccessibilityStates`` say what it is
/// called in ARIA, AT-SPI, UI Automation and AccessKit.
public struct AccessibilityNode: Hashable, Sendable {
  /// The node's name in its tree, the same from one action to the next.
  public var id: NodeIdentifier
  /// What the node is.
  public var role: AccessibilityRole
  /// The accessible name; `nil` for a node without one.
  public var name: LocalizedText?
  /// The value as text.
  public var value: LocalizedText?
  /// The value as a number, of something adjustable.
  public var number: AdjustableNumber?
  /// How the node is used, or what it allows.
  public var hint: LocalizedText?
  /// What is exposed as a state, and so is no word of the name.
  public var states: AccessibilityStates
  /// What can be done with the node.
  public var actions: [AccessibilityAction]
  /// The place among its siblings, from 1 on, where that is no matter of rows and columns.
  public var position: SetPosition?
  /// The row in a grid, from 1 on.
  public var row: Int?
  /// The column in a grid, from 1 on.
  public var column: Int?
  /// What the node has to do with other nodes.
  public var relations: [AccessibilityRelation]
  /// Whether changes of the node's text are to be spoken, and how urgently.
  public var live: Urgency?
  /// The nodes inside.
  public var children: [AccessibilityNode]

  /// Makes a node; all that is left out is absent.
  public init(
    _ id: NodeIdentifier, _ role: AccessibilityRole, name: LocalizedText? = nil,
    value: LocalizedText? = nil, number: AdjustableNumber? = nil, hint: LocalizedText? = nil,
    states: AccessibilityStates = [], actions: [AccessibilityAction] = [],
    position: SetPosition? = nil, row: Int? = nil, column: Int? = nil,
    relations: [AccessibilityRelation] = [], live: Urgency? = nil,
    children: [AccessibilityNode] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.value = value
    self.number = number
    self.hint = hint
    self.states = states
    self.actions = actions
    self.position = position
    self.row = row
    self.column = column
    self.relations = relations
    self.live = live
    self.children = children
  }

  /// The node of a name in this node or below it.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public func first(_ id: NodeIdentifier) -> AccessibilityNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.first(id) { return found }
    }
    return nil
  }
}

/// The place of a node among its siblings.
public struct SetPosition: Hashable, Sendable {
  /// The place, from 1 on.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// Joins a place and a count.
  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }
}

/// The value of something adjustable as a number: the row at which a wheel stands.
public struct AdjustableNumber: Hashable, Sendable {
  /// The number.
  public var current: Int
  /// The numbers that can be reached.
  public var limits: ClosedRange<Int>

  /// Joins a number and its limits.
  public init(_ current: Int, limits: ClosedRange<Int>) {
    self.current = current
    self.limits = limits
  }
}

/// What a node has to do with another one.
public enum AccessibilityRelation: Hashable, Sendable {
  /// The other node is the visible text that names this one.
  case labelledBy(NodeIdentifier)
  /// This node shows and hides the other one.
  case controls(NodeIdentifier)
  /// Of the nodes inside, the other one has the focus.
  case activeDescendant(NodeIdentifier)
}
