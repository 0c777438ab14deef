import KalendsPickers
import Testing

/// What roles, states, actions and relations are called in other interfaces.
@Suite struct InterfaceTests {
  @Test("every role has a name in every interface, and no two have the same")
  func roles() {
    for interface in AccessibilityInterface.allCases {
      let names = AccessibilityRole.allCases.map { $0.name(in: interface) }
      #expect(names.allSatisfy { !$0.isEmpty })
      // UI Automation has fewer control types, and tells the rest by their localised names.
      if interface != .uia { #expect(Set(names).count == names.count, "\(interface)") }
    }
    let types = AccessibilityRole.allCases.map {
      $0.name(in: .uia) + ($0.localizedControlType ?? "")
    }
    #expect(Set(types).count == types.count)
  }

  @Test(
    "roles by the W3C's Core Accessibility API Mappings",
    arguments: [
      (AccessibilityRole.popUpButton, "combobox", "ATSPI_ROLE_COMBO_BOX", "ComboBox"),
      (.listBox, "listbox", "ATSPI_ROLE_LIST_BOX", "List"),
      (.option, "option", "ATSPI_ROLE_LIST_ITEM", "ListItem"),
      (.grid, "grid", "ATSPI_ROLE_TABLE", "DataGrid"),
      (.cell, "gridcell", "ATSPI_ROLE_TABLE_CELL", "DataItem"),
      (.columnHeader, "columnheader", "ATSPI_ROLE_COLUMN_HEADER", "DataItem"),
      (.adjustable, "spinbutton", "ATSPI_ROLE_SPIN_BUTTON", "Spinner"),
      (.button, "button", "ATSPI_ROLE_PUSH_BUTTON", "Button"),
      (.heading, "heading", "ATSPI_ROLE_HEADING", "Text"),
      (.status, "status", "ATSPI_ROLE_STATUS_BAR", "Group"),
      (.dialog, "dialog", "ATSPI_ROLE_DIALOG", "Pane"),
    ])
  func mappings(_ role: AccessibilityRole, _ aria: String, _ atSpi: String, _ uia: String) {
    #expect(role.name(in: .aria) == aria)
    #expect(role.name(in: .atSpi) == atSpi)
    #expect(role.name(in: .uia) == "UIA_\(uia)ControlTypeId")
  }

  @Test("every state is told in every interface")
  func states() {
    #expect(AccessibilityStates.all.map(\.rawValue).reduce(0, |) == 0x7FF)
    for interface in AccessibilityInterface.allCases {
      for state in AccessibilityStates.all {
        let properties = state.properties(in: interface)
        // ARIA's documents know the focus of themselves; AT-SPI leaves out what cannot be used.
        let isSilent =
          state == .focused && interface == .aria || state == .disabled && interface == .atSpi
        #expect(properties.isEmpty == isSilent, "\(state) \(interface)")
      }
    }
  }

  @Test("opened and closed are two values of one property")
  func expansion() {
    func names(_ state: AccessibilityStates, _ interface: AccessibilityInterface) -> Set<String> {
      Set(state.properties(in: interface).map(\.name))
    }
    for interface in AccessibilityInterface.allCases {
      #expect(names(.collapsed, interface).isSubset(of: names(.expanded, interface)))
      #expect(
        AccessibilityStates.collapsed.properties(in: interface)
          != AccessibilityStates.expanded.properties(in: interface))
    }
  }

  @Test("what can be used is enabled and sensitive in AT-SPI, what cannot is neither")
  func sensitivity() {
    let names = AccessibilityStates.focusable.properties(in: .atSpi).map(\.name)
    #expect(
      names == ["ATSPI_STATE_ENABLED", "ATSPI_STATE_SENSITIVE", "ATSPI_STATE_FOCUSABLE"])
    let states: AccessibilityStates = [.focusable, .disabled]
    #expect(states.properties(in: .atSpi).map(\.name) == ["ATSPI_STATE_FOCUSABLE"])
  }

  @Test("every action and every relation has a name in every interface")
  func actions() {
    let relations: [AccessibilityRelation] = [
      .labelledBy(.label), .controls(.list), .activeDescendant(.list),
    ]
    for interface in AccessibilityInterface.allCases {
      #expect(AccessibilityAction.allCases.allSatisfy { !$0.name(in: interface).isEmpty })
      #expect(Set(relations.map { $0.name(in: interface) }).count == 3)
      #expect(
        AccessibilityAction.increment.name(in: interface)
          != AccessibilityAction.decrement.name(in: interface) || interface == .uia)
    }
  }
}
