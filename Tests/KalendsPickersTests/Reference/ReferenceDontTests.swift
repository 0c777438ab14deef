import Kalends
import Testing

/// Every don't of the reference documents, as a mistake in the golden pattern that is also played:
/// it yields exactly one finding, its own, for every screen reader.
@Suite struct ReferenceDontTests {
  /// A don't: the sentence, the rule that is its own, and the mistake.
  struct Dont: Sendable, CustomTestStringConvertible {
    var sentence: String
    var rule: AuditRule
    var pickers: [PickerConfiguration]
    var testDescription: String { sentence }

    init(
      _ sentence: String, _ rule: AuditRule, _ pickers: PickerConfiguration...,
      mistake: (inout PickerConfiguration) -> Void
    ) {
      self.sentence = sentence
      self.rule = rule
      self.pickers = pickers.map { changed($0, mistake) }
    }
  }

  /// `date-picker-accessibility.txt`: Try a different component when; Donts.
  static let dates = [
    Dont(
      "do not use when the wheel spins through values that are not dates or times", .dateNotADate,
      Golden.checkOut()
    ) { $0.chooses = .other },
    Dont(
      "do not use when the user types the date or time as free text", .dateFreeText,
      Golden.startDate(), Golden.scheduledTime()
    ) { $0.entry = .type },
    Dont(
      "do not use when the choice is among a few visible options that fit inline", .dateFewChoices,
      Golden.startDate(), Golden.checkIn()
    ) { $0.fitsInline = true },
    Dont(
      "do not add an .accessibilityLabel to a .graphical or .wheel DatePicker", .dateDoubleName,
      Golden.checkIn(), Golden.checkOut()
    ) { $0.accessibilityLabel = $0.label?.words },
    Dont(
      "do not leave the label empty on a .graphical or .wheel picker", .dateEmptyLabel,
      Golden.checkIn(), Golden.checkOut()
    ) { $0.label = .text("") },
    Dont(
      "do not rely on the visible text alone on the default or .compact style",
      .dateCompactNeedsAccessibilityLabel, Golden.startDate(), Golden.scheduledTime(),
      changed(Golden.startDate()) { $0.style = .compact }
    ) { $0.accessibilityLabel = nil },
    Dont(
      "do not attempt to restore VoiceOver focus with @AccessibilityFocusState", .dateFocusReturn,
      Golden.startDate(), Golden.checkIn(), Golden.checkOut()
    ) { $0.returnsFocus = true },
    Dont(
      "do not use a DatePicker for values that are not dates or times", .dateNotADate,
      Golden.startDate(), Golden.checkIn()
    ) { $0.chooses = .other },
  ]

  /// `select-menu-accessibility.txt`: Try a different component when; Donts.
  static let selects = [
    Dont("do not use when the items are commands or actions", .selectCommands, Golden.fruit()) {
      $0.options[0].isCommand = true
    },
    Dont(
      "do not use when the choice is among two to five options that fit inline", .selectFewOptions,
      Golden.fruit()
    ) { $0.fitsInline = true },
    Dont(
      "do not use when a spinning wheel of values is intended", .selectWheelIntended,
      Golden.fruit()
    ) {
      $0.options = (1...12).map { SelectOption("month \($0)", "\($0)") }
      $0.selection = .option(.text("month 1"))
    },
    Dont("do not use when the value is free text the user types", .selectFreeText, Golden.fruit()) {
      $0.entry = .type
    },
    Dont(
      "do not add .accessibilityLabel to a menu-style or default-style Picker",
      .selectAccessibilityLabelHidesValue, Golden.fruit(),
      changed(Golden.fruit()) { $0.style = nil }
    ) { $0.accessibilityLabel = "Fruit" },
    Dont(
      "do not leave the Picker label empty on a menu style", .selectEmptyLabel, Golden.fruit()
    ) { $0.label = .text("") },
    Dont(
      "do not use a value Picker for a list of commands or actions", .selectCommands,
      Golden.fruit()
    ) { picker in
      for index in picker.options.indices { picker.options[index].isCommand = true }
    },
    Dont("do not omit focus return after selection", .selectNoFocusReturn, Golden.fruit()) {
      $0.returnsFocus = nil
    },
  ]

  @Test("every don't yields exactly one finding, its own", arguments: dates + selects)
  func dont(_ dont: Dont) throws {
    for reader in ScreenReader.allCases {
      for picker in dont.pickers {
        let evidence = try played(picker, reader: reader)
        #expect(
          try broken(picker, reader: reader, evidence: [evidence]) == [dont.rule],
          "\(reader) \(picker.id)")
        #expect(try broken(picker, reader: reader) == [dont.rule], "as it was put together")
      }
    }
  }
}
