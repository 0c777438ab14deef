extension AccessibilityStates {
  /// The states one by one, in the order of their bits.
  public static let all: [AccessibilityStates] = [
    .focusable, .focused, .disabled, .selected, .expanded, .collapsed, .current, .invalid,
    .required, .multiSelectable, .modal,
  ]

  /// What an interface tells of a node in these states.
  ///
  /// AT-SPI says `ENABLED` and `SENSITIVE` of what can be used and nothing of what cannot, so that
  /// these are there unless the node is disabled. What has the focus is no attribute in ARIA, whose
  /// documents know it of themselves.
  ///
  /// - Complexity: O(1)
  public func properties(in interface: AccessibilityInterface) -> [InterfaceProperty] {
    var properties: [InterfaceProperty] = []
    if interface == .atSpi, !contains(.disabled) {
      properties += [
        InterfaceProperty("ATSPI_STATE_ENABLED", "true"),
        InterfaceProperty("ATSPI_STATE_SENSITIVE", "true"),
      ]
    }
    for state in Self.all where contains(state) {
      switch interface {
      case .aria: properties += state.ariaAttributes
      case .atSpi: properties += state.atSpiStates
      case .uia: properties += state.uiaProperties
      case .accessKit: properties += state.accessKitProperties
      }
    }
    return properties
  }

  private var ariaAttributes: [InterfaceProperty] {
    switch self {
    case .focusable: [InterfaceProperty("tabindex", "0")]
    case .disabled: [InterfaceProperty("aria-disabled", "true")]
    case .selected: [InterfaceProperty("aria-selected", "true")]
    case .expanded: [InterfaceProperty("aria-expanded", "true")]
    case .collapsed: [InterfaceProperty("aria-expanded", "false")]
    case .current: [InterfaceProperty("aria-current", "date")]
    case .invalid: [InterfaceProperty("aria-invalid", "true")]
    case .required: [InterfaceProperty("aria-required", "true")]
    case .multiSelectable: [InterfaceProperty("aria-multiselectable", "true")]
    case .modal: [InterfaceProperty("aria-modal", "true")]
    default: []
    }
  }

  private var atSpiStates: [InterfaceProperty] {
    switch self {
    case .focusable: [InterfaceProperty("ATSPI_STATE_FOCUSABLE", "true")]
    case .focused: [InterfaceProperty("ATSPI_STATE_FOCUSED", "true")]
    case .selected:
      [
        InterfaceProperty("ATSPI_STATE_SELECTABLE", "true"),
        InterfaceProperty("ATSPI_STATE_SELECTED", "true"),
      ]
    case .expanded:
      [
        InterfaceProperty("ATSPI_STATE_EXPANDABLE", "true"),
        InterfaceProperty("ATSPI_STATE_EXPANDED", "true"),
      ]
    case .collapsed: [InterfaceProperty("ATSPI_STATE_EXPANDABLE", "true")]
    // An object attribute, no state.
    case .current: [InterfaceProperty("current", "date")]
    case .invalid: [InterfaceProperty("ATSPI_STATE_INVALID_ENTRY", "true")]
    case .required: [InterfaceProperty("ATSPI_STATE_REQUIRED", "true")]
    case .multiSelectable: [InterfaceProperty("ATSPI_STATE_MULTISELECTABLE", "true")]
    case .modal: [InterfaceProperty("ATSPI_STATE_MODAL", "true")]
    default: []
    }
  }

  private var uiaProperties: [InterfaceProperty] {
    switch self {
    case .focusable: [InterfaceProperty("IsKeyboardFocusable", "true")]
    case .focused: [InterfaceProperty("HasKeyboardFocus", "true")]
    case .disabled: [InterfaceProperty("IsEnabled", "false")]
    case .selected: [InterfaceProperty("SelectionItem.IsSelected", "true")]
    case .expanded:
      [InterfaceProperty("ExpandCollapse.ExpandCollapseState", "Expanded")]
    case .collapsed:
      [InterfaceProperty("ExpandCollapse.ExpandCollapseState", "Collapsed")]
    case .current: [InterfaceProperty("AriaProperties", "current=date")]
    case .invalid: [InterfaceProperty("IsDataValidForForm", "false")]
    case .required: [InterfaceProperty("IsRequiredForForm", "true")]
    case .multiSelectable: [InterfaceProperty("Selection.CanSelectMultiple", "true")]
    case .modal: [InterfaceProperty("Window.IsModal", "true")]
    default: []
    }
  }

  private var accessKitProperties: [InterfaceProperty] {
    switch self {
    case .focusable: [InterfaceProperty("actions", "Focus")]
    // Of the tree's update, no property of the node.
    case .focused: [InterfaceProperty("TreeUpdate.focus", "true")]
    case .disabled: [InterfaceProperty("disabled", "true")]
    case .selected: [InterfaceProperty("selected", "true")]
    case .expanded: [InterfaceProperty("expanded", "true")]
    case .collapsed: [InterfaceProperty("expanded", "false")]
    case .current: [InterfaceProperty("aria_current", "Date")]
    case .invalid: [InterfaceProperty("invalid", "True")]
    case .required: [InterfaceProperty("required", "true")]
    case .multiSelectable: [InterfaceProperty("multiselectable", "true")]
    case .modal: [InterfaceProperty("modal", "true")]
    default: []
    }
  }
}
