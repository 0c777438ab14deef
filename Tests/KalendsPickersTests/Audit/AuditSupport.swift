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

/// How the model of a picker behaves on 2026-03-14, 09:30 UTC.
func played(
  _ picker: PickerConfiguration, locale: String = "en", reader: ScreenReader = .voiceOver,
  on platform: Platform = .swiftUI
) throws -> PickerEvidence {
  var environment = try PickerEnvironment(
    locale: locale, calendar: picker.calendar, zone: .utc)
  environment.screenReader = reader
  environment.platform = platform
  let now = try Instant("2026-03-14T09:30Z")
  guard picker.kind == .select else {
    return try PickerEvidence(playing: StyledPicker(picker), in: environment, now: now)
  }
  let keys = try SearchKeyMaker(locale: locale)
  return try PickerEvidence(
    playing: StyledPicker(picker), in: environment, now: now, searchKey: keys.key)
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

  /// Days off: a picker for several days, which is a calendar named by its label.
  static func daysOff() -> PickerConfiguration {
    var picker = PickerConfiguration("Days off", .multiDate, label: .text("Days off"))
    picker.selection = .days(DaySet())
    picker.components = .date
    return picker
  }

  /// Stay: a picker for a range in a calendar, named by its label.
  static func stay() -> PickerConfiguration {
    var picker = PickerConfiguration("Stay", .dateRange, label: .text("Stay"))
    picker.selection = PickerSelection.none
    picker.components = .date
    picker.style = .graphical
    return picker
  }

  /// The same as a button, named by its accessibility label.
  static func compactStay() -> PickerConfiguration {
    changed(stay()) {
      $0.style = .compact
      $0.accessibilityLabel = "Stay"
    }
  }

  /// A picker of each kind and style that is right.
  static let all = [
    startDate(), scheduledTime(), checkIn(), checkOut(), daysOff(), stay(), compactStay(), fruit(),
  ]
}

/// A picker that is changed.
func changed(
  _ picker: PickerConfiguration, _ change: (inout PickerConfiguration) throws -> Void
) rethrows -> PickerConfiguration {
  var picker = picker
  try change(&picker)
  return picker
}

extension AccessibilityNode {
  /// Changes the node of a name, here or below.
  mutating func change(
    _ id: NodeIdentifier, _ change: (inout AccessibilityNode) throws -> Void
  ) rethrows {
    if self.id == id { return try change(&self) }
    for index in children.indices { try children[index].change(id, change) }
  }

  /// Takes the node of a name away, with all below it.
  mutating func remove(_ id: NodeIdentifier) {
    children.removeAll { $0.id == id }
    for index in children.indices { children[index].remove(id) }
  }
}
