import Kalends

/// An audit in which it is 2026-03-14, 09:30 UTC.
func audit(
  _ scope: PickerScope, on platform: Platform = .swiftUI, reader: ScreenReader = .voiceOver,
  evidence: [PickerEvidence] = []
) throws -> [AuditFinding] {
  PickerAudit(
    on: platform, screenReader: reader, now: try Instant("2026-03-14T09:30Z"), zone: .utc
  ).findings(in: scope, evidence: evidence)
}

/// The rules that are broken, as errors or warnings.
func broken(
  _ pickers: PickerConfiguration..., on platform: Platform = .swiftUI,
  reader: ScreenReader = .voiceOver, evidence: [PickerEvidence] = []
) throws -> [AuditRule] {
  try audit(PickerScope(pickers), on: platform, reader: reader, evidence: evidence)
    .filter { [.error, .warning].contains($0.severity) }.map(\.rule)
}

/// What is good to know about pickers.
func information(
  _ pickers: PickerConfiguration..., on platform: Platform = .swiftUI
) throws -> [AuditRule] {
  try audit(PickerScope(pickers), on: platform).filter { $0.severity == .information }.map(\.rule)
}

/// The golden pickers of the reference documents, and those that go wrong by one change.
enum Golden {
  /// The start date: compact, with a matching accessibility label.
  static func startDate() -> PickerConfiguration {
    compact("Start date", .date)
  }

  /// The scheduled time: compact, with a matching accessibility label.
  static func scheduledTime() -> PickerConfiguration {
    compact("Scheduled time", .hourAndMinute)
  }

  private static func compact(
    _ name: String, _ components: DisplayedComponents
  ) -> PickerConfiguration {
    var picker = PickerConfiguration(name, .date, label: .text(name))
    picker.accessibilityLabel = name
    picker.selection = .date(.now)
    picker.components = components
    return picker
  }

  /// Check in: graphical, named by its label.
  static func checkIn() -> PickerConfiguration {
    var picker = PickerConfiguration("Check in", .date, label: .text("Check in"))
    picker.selection = .date(.now)
    picker.components = .date
    picker.style = .graphical
    return picker
  }

  /// Check out: a wheel whose label is hidden behind a visible text.
  static func checkOut() -> PickerConfiguration {
    var picker = PickerConfiguration("Check out", .date, label: .text("Check out"))
    picker.selection = .date(.now)
    picker.components = .hourAndMinute
    picker.style = .wheel
    picker.isLabelHidden = true
    picker.visibleTexts = ["Check out"]
    return picker
  }

  /// Fruit: a menu named by its label, which gets the focus back.
  static func fruit() -> PickerConfiguration {
    var picker = PickerConfiguration("Fruit", .select, label: .text("Fruit"))
    picker.style = .menu
    picker.options = fruits.map { SelectOption($0.lowercased(), $0) }
    picker.selection = .option(.text("apple"))
    picker.returnsFocus = true
    return picker
  }
}

/// A picker that is changed.
func changed(
  _ picker: PickerConfiguration, _ change: (inout PickerConfiguration) -> Void
) -> PickerConfiguration {
  var picker = picker
  change(&picker)
  return picker
}
