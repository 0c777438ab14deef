/// A rule that the audit checks, by the id that reports call it.
///
/// The criteria are those of WCAG 2.2. What a rule asks for is said by the message of the same name
/// in the catalogue of findings.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  // Date pickers: what they are for.

  /// What is chosen is a date, a time or both.
  case dateNotADate = "date.notADate"
  /// A date that is typed as free text belongs in a text field.
  case dateFreeText = "date.freeText"
  /// A few visible choices belong in a segmented control.
  case dateFewChoices = "date.fewChoices"
  /// A custom picker supplies role, value, actions and keyboard itself.
  case dateCustomControl = "date.customControl"
  /// The displayed components match what is chosen.
  case dateComponents = "date.components"
  /// A label and a selection both exist.
  case dateNoSelection = "date.noSelection"

  // Date pickers: what may be chosen.

  /// The selection lies in the bounds.
  case dateValueOutside = "date.valueOutside"
  /// Something can be chosen.
  case dateEmptyRange = "date.emptyRange"
  /// A bound that is finer than the components is judged by day.
  case dateBoundPrecision = "date.boundPrecision"
  /// A bound that is meant as the present is evaluated anew.
  case dateFrozenNow = "date.frozenNow"

  // Date pickers: names.

  /// A compact picker needs an accessibility label.
  case dateCompactNeedsAccessibilityLabel = "date.compactNeedsAccessibilityLabel"
  /// The accessibility label says what the visible label says.
  case dateLabelMismatch = "date.labelMismatch"
  /// A graphical or wheel picker needs a label that is not blank.
  case dateEmptyLabel = "date.emptyLabel"
  /// A graphical or wheel picker has no accessibility label besides its label.
  case dateDoubleName = "date.doubleName"
  /// A label that is no text has a text that stands for it.
  case dateNonTextLabel = "date.nonTextLabel"
  /// A hidden label needs another visible text with the same words.
  case dateHiddenLabelNeedsText = "date.hiddenLabelNeedsText"
  /// A compact picker does not hide its label.
  case dateHiddenLabelOnCompact = "date.hiddenLabelOnCompact"
  /// Nothing depends on a focus that a date picker of SwiftUI cannot give back.
  case dateFocusReturn = "date.focusReturn"
  /// The style exists.
  case dateUnknownStyle = "date.unknownStyle"
  /// The style comes from around the picker.
  case dateInheritedStyle = "date.inheritedStyle"
  /// No two pickers have the same name.
  case nameNotDistinct = "name.notDistinct"
  /// Of several pickers none is called only date or time.
  case nameNotSpecific = "name.notSpecific"

  // Date pickers: behaviour.

  /// Role, value and interaction are those of the style.
  case dateInteractionModel = "date.interactionModel"
  /// The picker can be reached, worked and left by keyboard and switch.
  case dateKeyboard = "date.keyboard"
  /// A day that cannot be chosen says so.
  case dateDisabledNotExposed = "date.disabledNotExposed"
  /// Headers of weekdays carry their wide names.
  case dateAmbiguousHeader = "date.ambiguousHeader"
  /// The visible label grows with the text size.
  case dateLabelScale = "date.labelScale"
  /// The control itself does not grow with the text size.
  case dateTextScale = "date.textScale"
  /// Rows of wheels that are not selected have contrast enough.
  case dateWheelContrast = "date.wheelContrast"
  /// Headers of weekdays have contrast enough.
  case dateHeaderContrast = "date.headerContrast"

  // Selects: what they are for.

  /// A custom select supplies role, value, options and keyboard itself.
  case selectCustomControl = "select.customControl"
  /// Wheels and segments follow a naming rule of their own.
  case selectOtherStyle = "select.otherStyle"
  /// Two to five options that fit inline belong in a segmented control.
  case selectFewOptions = "select.fewOptions"
  /// Commands belong in a menu.
  case selectCommands = "select.commands"
  /// A series of numbers belongs in a wheel.
  case selectWheelIntended = "select.wheelIntended"
  /// Free text belongs in a text field.
  case selectFreeText = "select.freeText"

  // Selects: names and options.

  /// A select needs a label that is not blank.
  case selectEmptyLabel = "select.emptyLabel"
  /// A menu has no accessibility label, which would hide its value.
  case selectAccessibilityLabelHidesValue = "select.accessibilityLabelHidesValue"
  /// What is being chosen is visible.
  case selectLabelNotVisible = "select.labelNotVisible"
  /// No two options have the same text.
  case selectDuplicateText = "select.duplicateText"
  /// No option is blank.
  case selectEmptyText = "select.emptyText"
  /// No two options are spoken alike.
  case selectSoundsAlike = "select.soundsAlike"
  /// Every option has an id of its own.
  case selectUnstableOption = "select.unstableOption"
  /// No two options have the same tag.
  case selectDuplicateTag = "select.duplicateTag"
  /// Tags are of the selection's type.
  case selectTagType = "select.tagType"
  /// The selection is the tag of an option.
  case selectNoOption = "select.noOption"

  // Selects: behaviour.

  /// The closed select is a pop-up button with name and value, whose options can be reached.
  case selectRole = "select.role"
  /// The select opens, chooses and closes by keyboard and switch.
  case selectKeyboard = "select.keyboard"
  /// When the list closes, the focus is back on the select.
  case selectNoFocusReturn = "select.noFocusReturn"
  /// A text that repeats the selection is in step with it.
  case selectEchoOutOfSync = "select.echoOutOfSync"
  /// Label, value and options stay visible at accessibility sizes.
  case selectTextScale = "select.textScale"

  // Both: speech.

  /// The name is spoken exactly once.
  case speechNameCount = "speech.nameCount"
  /// The value is spoken with the name.
  case speechValueMissing = "speech.valueMissing"
  /// After a change the new value is spoken.
  case speechValueStale = "speech.valueStale"
  /// It is said when a value was moved.
  case speechValueClampedSilently = "speech.valueClampedSilently"
  /// The parts of a closed select come in the order of the screen reader.
  case speechOrder = "speech.order"
  /// No word comes twice in one utterance.
  case speechDuplicateWord = "speech.duplicateWord"
  /// Nothing is spoken that screen readers read wrongly.
  case speechUnsafeText = "speech.unsafeText"
  /// A day says weekday, day, month and year.
  case cellIncompleteName = "cell.incompleteName"
  /// Selected, today and range are heard.
  case cellSilentState = "cell.silentState"
  /// Days of other months are hidden.
  case cellPaddingExposed = "cell.paddingExposed"
  /// That a day is unavailable comes first.
  case cellUnavailableLate = "cell.unavailableLate"
  /// Another month is announced.
  case monthSilent = "month.silent"
  /// Another month is announced once.
  case monthDouble = "month.double"
  /// Reaching a bound is announced.
  case boundsSilent = "bounds.silent"
  /// Start and completion of a range are announced.
  case rangeSilent = "range.silent"
  /// The buttons that page have names.
  case navUnnamed = "nav.unnamed"
  /// Every column of a wheel has a name of its own.
  case wheelColumnName = "wheel.columnName"
  /// Every column of a wheel says how many rows it has.
  case wheelSetSize = "wheel.setSize"
  /// One action has one announcement.
  case announceFlood = "announce.flood"
  /// Every text carries its language.
  case languageUnmarked = "language.unmarked"

  // Both: targets and focus.

  /// Targets have 24 by 24 CSS pixels, or space around them.
  case targetTooSmall = "target.tooSmall"
  /// Targets are as large as the platform asks for.
  case targetBelowPlatform = "target.belowPlatform"
  /// It is visible where the focus is.
  case focusIndicatorMissing = "focus.indicatorMissing"
  /// What shows the focus has contrast and size enough.
  case focusIndicatorWeak = "focus.indicatorWeak"
  /// What is opened does not cover what has the focus.
  case focusObscured = "focus.obscured"
  /// What can be dragged can be tapped or pressed too.
  case dragNoAlternative = "drag.noAlternative"
}
