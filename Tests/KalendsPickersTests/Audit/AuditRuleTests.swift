import Kalends
import Testing

/// Every rule of the audit is broken by one change of something right, and by nothing before it.
@Suite struct AuditRuleTests {
  /// Pickers with what is known of them.
  private struct Case {
    var scope: PickerScope
    var evidence: [PickerEvidence] = []
    var platform = Platform.swiftUI
    var reader = ScreenReader.voiceOver

    func rules() throws -> Set<AuditRule> {
      Set(try audit(scope, on: platform, reader: reader, evidence: evidence).map(\.rule))
    }
  }

  /// A rule with pickers that break it, and with the same ones before.
  private struct Example {
    var rule: AuditRule
    var broken: Case
    var kept: Case
  }

  /// A rule that a change of a configuration breaks.
  private func example(
    _ rule: AuditRule, _ picker: PickerConfiguration,
    _ change: (inout PickerConfiguration) throws -> Void
  ) rethrows -> Example {
    Example(
      rule: rule, broken: Case(scope: PickerScope([try changed(picker, change)])),
      kept: Case(scope: PickerScope([picker])))
  }

  /// A rule that a change of how the model behaves breaks.
  private func example(
    _ rule: AuditRule, _ picker: PickerConfiguration, reader: ScreenReader = .voiceOver,
    showing change: (inout PickerEvidence) throws -> Void
  ) throws -> Example {
    let right = try played(picker, reader: reader)
    var wrong = right
    try change(&wrong)
    let scope = PickerScope([picker])
    return Example(
      rule: rule, broken: Case(scope: scope, evidence: [wrong], reader: reader),
      kept: Case(scope: scope, evidence: [right], reader: reader))
  }

  private func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

  // MARK: - What is right

  private let start = Golden.startDate()
  private let graphical = Golden.checkIn()
  private let wheel = Golden.checkOut()
  private let fruit = Golden.fruit()

  /// A picker of which everything was measured, and found large and clear enough.
  private func measured(_ picker: PickerConfiguration) -> PickerConfiguration {
    changed(picker) {
      $0.measurements.targets = [.init(width: 48, height: 48, unit: .points)]
      $0.measurements.focusIndicator = .shown(contrast: 3, perimeter: 2)
      $0.measurements.isFocusObscured = false
      $0.measurements.textScale = .init(labelScales: true, isTruncated: false)
      $0.measurements.colors = ["wheelRow", "header"].map {
        .init(
          $0, foreground: Color(red: 0, green: 0, blue: 0),
          background: Color(red: 255, green: 255, blue: 255))
      }
    }
  }

  /// A calendar in which 10 March is the first day that can be chosen.
  private func bounded() throws -> PickerConfiguration {
    let first = DateBound.day(try Day("2026-03-10"))
    return changed(graphical) { $0.bounds = DateBounds(from: first) }
  }

  // MARK: - Examples

  private func purposes() throws -> [Example] {
    let outside = try DateBounds(Day("2026-05-01")...Day("2026-05-31"))
    let inverted = try DateBounds(from: .day(Day("2026-05-31")), through: .day(Day("2026-05-01")))
    let now = DateBound.instant(try Instant("2026-03-14T09:30Z"))
    return [
      example(.dateNotADate, start) { $0.chooses = .other },
      example(.dateFreeText, start) { $0.entry = .type },
      example(.dateFewChoices, start) { $0.fitsInline = true },
      example(.dateCustomControl, start) { $0.implementation = .custom },
      example(.dateComponents, start) { $0.chooses = .time },
      example(.dateNoSelection, start) { $0.selection = nil },
      example(.dateValueOutside, start) { $0.bounds = outside },
      example(.dateEmptyRange, start) { $0.bounds = inverted },
      example(.dateBoundPrecision, start) { $0.bounds = DateBounds(from: .now) },
      example(.dateFrozenNow, Golden.scheduledTime()) { $0.bounds = DateBounds(from: now) },
      example(.dateFocusReturn, graphical) { $0.returnsFocus = true },
      example(.selectCustomControl, fruit) { $0.implementation = .custom },
      example(.selectOtherStyle, fruit) { $0.style = .wheel },
      example(.selectFewOptions, fruit) { $0.fitsInline = true },
      example(.selectCommands, fruit) { $0.options[0].isCommand = true },
      example(.selectWheelIntended, fruit) {
        $0.options = (1...12).map { SelectOption("o\($0)", "\($0)") }
      }, example(.selectFreeText, fruit) { $0.entry = .type },
      example(.selectNoFocusReturn, fruit) { $0.returnsFocus = nil },
      example(.selectEchoOutOfSync, fruit) { $0.echo = .init("{value}", shown: "Grape") },
    ]
  }

  private func names() -> [Example] {
    let scope = PickerScope(style: .compact, children: [.picker(start)])
    let second = changed(Golden.scheduledTime()) { $0.accessibilityLabel = "Start date" }
    let vague = changed(Golden.scheduledTime()) {
      $0.label = .text("Time")
      $0.accessibilityLabel = "Time"
    }
    let right = Case(scope: PickerScope([start, Golden.scheduledTime()]))
    return [
      example(.dateCompactNeedsAccessibilityLabel, start) { $0.accessibilityLabel = nil },
      example(.dateLabelMismatch, start) { $0.accessibilityLabel = "Departure" },
      example(.dateEmptyLabel, graphical) { $0.label = .text("") },
      example(.dateDoubleName, graphical) { $0.accessibilityLabel = "Check in" },
      example(.dateNonTextLabel, start) { $0.label = .image("calendar", alternative: nil) },
      example(.dateHiddenLabelNeedsText, wheel) { $0.visibleTexts = [] },
      example(.dateHiddenLabelOnCompact, start) { $0.isLabelHidden = true },
      example(.dateUnknownStyle, start) { $0.style = .menu },
      Example(
        rule: .dateInheritedStyle, broken: Case(scope: scope),
        kept: Case(scope: PickerScope([start]))),
      Example(
        rule: .nameNotDistinct, broken: Case(scope: PickerScope([start, second])), kept: right),
      Example(
        rule: .nameNotSpecific, broken: Case(scope: PickerScope([start, vague])), kept: right),
      example(.selectEmptyLabel, fruit) { $0.label = .text("") },
      example(.selectAccessibilityLabelHidesValue, fruit) { $0.accessibilityLabel = "Fruit" },
      example(.selectLabelNotVisible, fruit) { $0.isLabelHidden = true },
      example(.selectDuplicateText, fruit) { $0.options[1].text = "apple" },
      example(.selectEmptyText, fruit) { $0.options[1].text = " " },
      example(.selectSoundsAlike, fruit) { $0.options[1].text = "Ap-ple" },
      example(.selectUnstableOption, fruit) { $0.options[1].id = "" },
      example(.selectDuplicateTag, fruit) {
        $0.options[1].tag = .text("x")
        $0.options[2].tag = .text("x")
      }, example(.selectTagType, fruit) { $0.options[1].tag = .number(1) },
      example(.selectNoOption, fruit) { $0.selection = .option(.text("kiwi")) },
    ]
  }

  private func measurements() -> [Example] {
    let grey = Color(red: 136, green: 136, blue: 136)
    let elsewhere = Case(scope: PickerScope([start]), platform: .aria)
    return [
      example(.dateLabelScale, measured(start)) { $0.measurements.textScale?.labelScales = false },
      Example(
        rule: .dateTextScale, broken: Case(scope: PickerScope([start])), kept: elsewhere),
      example(.dateWheelContrast, measured(wheel)) { $0.measurements.colors[0].foreground = grey },
      example(.dateHeaderContrast, measured(graphical)) {
        $0.measurements.colors[1].foreground = grey
      },
      example(.selectTextScale, measured(fruit)) { $0.measurements.textScale?.isTruncated = true },
      example(.targetTooSmall, measured(fruit)) { $0.measurements.targets[0].height = 23 },
      example(.targetBelowPlatform, measured(start)) { $0.measurements.targets[0].height = 43 },
      example(.focusIndicatorMissing, measured(start)) {
        $0.measurements.focusIndicator = .missing
      },
      example(.focusIndicatorWeak, measured(start)) {
        $0.measurements.focusIndicator = .shown(contrast: 2.9, perimeter: 2)
      },
      example(.focusObscured, measured(fruit)) { $0.measurements.isFocusObscured = true },
    ]
  }

  private func trees() throws -> [Example] {
    let taken = NodeIdentifier.day(try Day("2026-03-02"))
    let today = NodeIdentifier.day(try Day("2026-03-14"))
    let last = NodeIdentifier.day(try Day("2026-03-31"))
    let april = NodeIdentifier.day(try Day("2026-04-01"))
    return [
      try example(.dateInteractionModel, graphical) { $0.tree?.remove(.grid) },
      try example(.dateKeyboard, start) {
        $0.tree?.change(.button) { $0.states.remove(.focusable) }
      },
      try example(.dateDisabledNotExposed, bounded()) {
        $0.tree?.change(taken) { $0.name = text("Monday, March 2, 2026") }
      },
      try example(.dateAmbiguousHeader, graphical) {
        $0.tree?.change(.weekday(0)) { $0.name = text("S") }
      },
      try example(.cellIncompleteName, graphical) {
        $0.tree?.change(last) { $0.name = text("31") }
      },
      try example(.cellSilentState, graphical, reader: .orca) {
        $0.tree?.change(today) {
          $0.name = text("Saturday, March 14, 2026")
          $0.states.insert(.selected)
        }
      },
      try example(.cellPaddingExposed, graphical) {
        $0.tree?.change(last) {
          $0.id = april
          $0.name = text("Wednesday, April 1, 2026")
        }
      },
      try example(.cellUnavailableLate, bounded()) {
        $0.tree?.change(taken) { $0.name = text("Monday, March 2, 2026, unavailable") }
      }, try example(.navUnnamed, graphical) { $0.tree?.change(.next) { $0.name = nil } },
      try example(.wheelColumnName, wheel) {
        $0.tree?.change(.column(.minute)) { $0.name = text("Hour, Check out") }
      },
      try example(.wheelSetSize, wheel) {
        $0.tree?.change(.column(.minute)) {
          $0.number = nil
          $0.position = nil
        }
      },
      try example(.dragNoAlternative, wheel) {
        $0.tree?.change(.column(.minute)) { $0.actions = [] }
      },
      try example(.selectRole, fruit) { $0.tree?.change(.button) { $0.role = .button } },
      try example(.languageUnmarked, fruit) {
        $0.tree?.change(.button) { $0.name = LocalizedText("Fruit", language: "") }
      },
    ]
  }

  private func traces() throws -> [Example] {
    /// Plays the last step once more, as an action that says nothing.
    func silent(
      _ evidence: inout PickerEvidence, _ action: PickerAction, _ changed: PickerChanges = []
    ) throws {
      var step = try #require(evidence.moments.first?.step)
      step.announcements = []
      step.changed = changed
      step.utterance.parts.removeAll { $0.slot == .value }
      evidence.moments = [PickerEvidence.Moment(nil, step), PickerEvidence.Moment(action, step)]
    }
    return [
      try example(.selectKeyboard, fruit) {
        $0.moments = Array($0.moments.prefix(2))
        $0.moments[1].step.changed = []
      },
      try example(.speechNameCount, fruit) {
        $0.moments[0].step.utterance.parts.removeAll { $0.slot == .name }
      },
      try example(.speechValueMissing, fruit) {
        $0.moments[0].step.utterance.parts.removeAll { $0.slot == .value }
      },
      try example(.speechValueStale, fruit) {
        $0.moments[3].step.utterance.parts.removeAll { $0.slot == .value }
      },
      try example(.speechOrder, fruit) { $0.moments[0].step.utterance.parts.swapAt(0, 1) },
      try example(.speechDuplicateWord, fruit) {
        $0.moments[0].step.utterance.parts.append(.init(.state, text("fruit selected")))
      },
      try example(.speechUnsafeText, fruit) {
        $0.moments[1].step.announcements = [.init(text("5\u{202F}PM"))]
      },
      try example(.announceFlood, fruit) {
        $0.moments[1].step.announcements = [.init(text("4 options")), .init(text("Fruit list"))]
      },
      try example(.monthDouble, fruit) {
        $0.moments[1].step.announcements = [.init(text("4 options")), .init(text("4 options"))]
      }, try example(.monthSilent, graphical) { try silent(&$0, .page(by: 1), .visible) },
      try example(.boundsSilent, graphical) { try silent(&$0, .key(.arrowDown)) },
      try example(.speechValueClampedSilently, graphical) {
        try silent(&$0, .set([]), .adjusted)
      },
      try example(.rangeSilent, Golden.stay()) { evidence in
        for index in evidence.moments.indices { evidence.moments[index].step.announcements = [] }
      },
    ]
  }

  @Test("every rule fires, and does not fire")
  func everyRule() throws {
    let examples = try purposes() + names() + measurements() + trees() + traces()
    for example in examples {
      #expect(try example.broken.rules().contains(example.rule), "\(example.rule)")
      #expect(try !example.kept.rules().contains(example.rule), "\(example.rule)")
    }
    let missing = Set(AuditRule.allCases).subtracting(examples.map(\.rule))
    #expect(missing.isEmpty && examples.count == AuditRule.allCases.count, "\(missing)")
  }
}
