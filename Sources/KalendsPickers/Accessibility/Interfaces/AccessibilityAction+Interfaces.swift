extension AccessibilityAction {
  /// What the action is called in an interface: an action of AT-SPI's interface `Action`, a method of
  /// a UI Automation control pattern, a case of AccessKit's `Action`.
  ///
  /// ARIA has no actions: what can be done there is done by pointer and keys, so that the answer is
  /// the key of the W3C's patterns. AccessKit takes what it has no case for as `CustomAction`.
  ///
  /// - Complexity: O(1)
  public func name(in interface: AccessibilityInterface) -> String {
    switch interface {
    case .aria: ariaKey
    case .atSpi: atSpiName
    case .uia: uiaMethod
    case .accessKit: accessKitAction
    }
  }

  private var ariaKey: String {
    switch self {
    case .press, .choose: "Enter"
    case .open: "Alt+ArrowDown"
    case .close: "Escape"
    case .increment: "ArrowUp"
    case .decrement: "ArrowDown"
    case .pageBack: "PageUp"
    case .pageForward: "PageDown"
    case .clear: "Delete"
    }
  }

  private var atSpiName: String {
    switch self {
    case .press: "press"
    case .open, .close: "expand or contract"
    case .choose: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .pageBack: "page back"
    case .pageForward: "page forward"
    case .clear: "clear"
    }
  }

  private var uiaMethod: String {
    switch self {
    case .press: "Invoke.Invoke"
    case .open: "ExpandCollapse.Expand"
    case .close: "ExpandCollapse.Collapse"
    case .choose: "SelectionItem.Select"
    case .increment, .decrement: "RangeValue.SetValue"
    case .pageBack, .pageForward: "Scroll.Scroll"
    case .clear: "SelectionItem.RemoveFromSelection"
    }
  }

  private var accessKitAction: String {
    switch self {
    case .press, .choose: "Click"
    case .open: "Expand"
    case .close: "Collapse"
    case .increment: "Increment"
    case .decrement: "Decrement"
    case .pageBack, .pageForward, .clear: "CustomAction"
    }
  }
}

extension AccessibilityRelation {
  /// What the relation is called in an interface: an attribute of ARIA, `ATSPI_RELATION_…`, a
  /// property of UI Automation or of AccessKit's `Node`.
  ///
  /// AT-SPI has no relation for an active descendant, but an event that says so.
  ///
  /// - Complexity: O(1)
  public func name(in interface: AccessibilityInterface) -> String {
    switch (self, interface) {
    case (.labelledBy, .aria): "aria-labelledby"
    case (.labelledBy, .atSpi): "ATSPI_RELATION_LABELLED_BY"
    case (.labelledBy, .uia): "LabeledBy"
    case (.labelledBy, .accessKit): "labelled_by"
    case (.controls, .aria): "aria-controls"
    case (.controls, .atSpi): "ATSPI_RELATION_CONTROLLER_FOR"
    case (.controls, .uia): "ControllerFor"
    case (.controls, .accessKit): "controls"
    case (.activeDescendant, .aria): "aria-activedescendant"
    case (.activeDescendant, .atSpi): "object:active-descendant-changed"
    case (.activeDescendant, .uia): "AutomationFocusChanged"
    case (.activeDescendant, .accessKit): "active_descendant"
    }
  }
}
