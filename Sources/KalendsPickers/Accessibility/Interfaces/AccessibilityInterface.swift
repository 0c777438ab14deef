/// An interface by which screen readers read what a program shows.
///
/// Sources: W3C, "Core Accessibility API Mappings 1.2", for ARIA, AT-SPI and UI Automation;
/// Microsoft, "UI Automation Control Types"; AT-SPI 2's `atspi-constants.h`; AccessKit 0.17's
/// `Role`, `Action` and `Node`.
public enum AccessibilityInterface: String, CaseIterable, Hashable, Sendable {
  /// WAI-ARIA 1.2, for documents in a browser.
  case aria
  /// AT-SPI 2, for Linux desktops.
  case atSpi
  /// UI Automation, for Windows.
  case uia
  /// AccessKit, which brings one tree to all of them.
  case accessKit
}

/// Something that an interface tells of a node: an attribute, a state, a property.
public struct InterfaceProperty: Hashable, Sendable {
  /// The interface's name of it.
  public var name: String
  /// Its value, as the interface's documentation writes it.
  public var value: String

  /// Joins a name and a value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension AccessibilityRole {
  /// What the role is called in an interface: a value of ARIA's `role`, `ATSPI_ROLE_…`,
  /// `UIA_…ControlTypeId` or a case of AccessKit's `Role`.
  ///
  /// ARIA has no role for a plain text, which is `generic` there.
  ///
  /// - Complexity: O(1)
  public func name(in interface: AccessibilityInterface) -> String {
    switch interface {
    case .aria: ariaRole
    case .atSpi: "ATSPI_ROLE_" + atSpiRole
    case .uia: "UIA_" + uiaControlType + "ControlTypeId"
    case .accessKit: accessKitRole
    }
  }

  /// The localised control type that UI Automation needs besides, for roles that have no control
  /// type of their own.
  public var localizedControlType: String? {
    switch self {
    case .dialog: "dialog"
    case .row: "row"
    case .columnHeader: "column header"
    case .cell: "item"
    case .heading: "heading"
    case .status: "status"
    case .group, .popUpButton, .button, .adjustable, .grid, .listBox, .option, .text, .image: nil
    }
  }

  private var ariaRole: String {
    switch self {
    case .group: "group"
    case .dialog: "dialog"
    case .popUpButton: "combobox"
    case .button: "button"
    case .adjustable: "spinbutton"
    case .grid: "grid"
    case .row: "row"
    case .columnHeader: "columnheader"
    case .cell: "gridcell"
    case .listBox: "listbox"
    case .option: "option"
    case .heading: "heading"
    case .status: "status"
    case .text: "generic"
    case .image: "img"
    }
  }

  private var atSpiRole: String {
    switch self {
    case .group: "PANEL"
    case .dialog: "DIALOG"
    case .popUpButton: "COMBO_BOX"
    case .button: "PUSH_BUTTON"
    case .adjustable: "SPIN_BUTTON"
    case .grid: "TABLE"
    case .row: "TABLE_ROW"
    case .columnHeader: "COLUMN_HEADER"
    case .cell: "TABLE_CELL"
    case .listBox: "LIST_BOX"
    case .option: "LIST_ITEM"
    case .heading: "HEADING"
    case .status: "STATUS_BAR"
    case .text: "STATIC"
    case .image: "IMAGE"
    }
  }

  private var uiaControlType: String {
    switch self {
    case .group, .status: "Group"
    case .dialog: "Pane"
    case .popUpButton: "ComboBox"
    case .button: "Button"
    case .adjustable: "Spinner"
    case .grid: "DataGrid"
    case .row, .columnHeader, .cell: "DataItem"
    case .listBox: "List"
    case .option: "ListItem"
    case .heading, .text: "Text"
    case .image: "Image"
    }
  }

  private var accessKitRole: String {
    switch self {
    case .group: "Group"
    case .dialog: "Dialog"
    case .popUpButton: "ComboBox"
    case .button: "Button"
    case .adjustable: "SpinButton"
    case .grid: "Grid"
    case .row: "Row"
    case .columnHeader: "ColumnHeader"
    case .cell: "Cell"
    case .listBox: "ListBox"
    case .option: "ListBoxOption"
    case .heading: "Heading"
    case .status: "Status"
    case .text: "Label"
    case .image: "Image"
    }
  }
}
