internal import KalendsCore

/// Date pickers, as they were put together.
extension PickerJudge {
  mutating func judgeConfiguration() {
    if isSelect ? picker.selectStyle == nil : DatePickerStyle(picker.style) == nil {
      report(
        .dateUnknownStyle, nil, ("style", .text(picker.style.rawValue)),
        ("kind", .text(isSelect ? "select" : "date")))
    }
    if case .scope(let path) = picker.origin {
      report(
        .dateInheritedStyle, nil, ("style", .text(picker.style.rawValue)),
        ("scope", .text(Self.text(of: path))))
    }
    if isSelect { judgeSelect() } else { judgeDatePicker() }
  }

  /// A scope by the way that leads to it: `children[1]`.
  private static func text(of path: [Int]) -> String {
    path.isEmpty ? "outermost" : path.map { "children[\($0)]" }.joined(separator: ".")
  }

  private mutating func judgeDatePicker() {
    if configuration.chooses == .other { report(.dateNotADate) }
    if configuration.entry == .type { report(.dateFreeText) }
    if configuration.fitsInline, choiceCount.map({ (2...5).contains($0) }) ?? true {
      report(.dateFewChoices)
    }
    if configuration.implementation == .custom { report(.dateCustomControl) }
    judgeComponents()
    judgeSelectionAndLabel()
    if !breaks(.dateUnknownStyle), let style = picker.dateStyle {
      if style.isCollapsed { judgeCollapsedName() } else { judgeShownName() }
      judgeHiddenLabel(isCollapsed: style.isCollapsed)
      judgeFocusReturn(isCollapsed: style.isCollapsed)
    }
    judgeBounds()
  }

  /// How many days there are to choose from; `nil` where that is not a matter of days.
  private var choiceCount: Int? {
    guard configuration.components == .date, configuration.bounds.lower != nil,
      configuration.bounds.upper != nil,
      let days = try? configuration.bounds.days(now: now, zone: zone)
    else { return nil }
    return days.dayCount
  }

  private mutating func judgeComponents() {
    let shown = configuration.components ?? [.date, .hourAndMinute]
    if shown.isEmpty {
      report(.dateComponents, nil, ("shown", .text("none")), ("chosen", .text("unknown")))
      return
    }
    guard configuration.kind == .date, let chosen = configuration.chooses?.components,
      chosen != shown
    else { return }
    report(
      .dateComponents, nil, ("shown", .text(shown.messageName)),
      ("chosen", .text(chosen.messageName)))
  }

  private mutating func judgeSelectionAndLabel() {
    let needsLabel =
      isSwiftUI ? configuration.label == nil : configuration.label == nil && name.isMissing
    guard needsLabel || configuration.selection == nil else { return }
    report(
      .dateNoSelection, nil,
      (
        "missing",
        .text(
          !needsLabel ? "selection" : configuration.selection == nil ? "both" : "label")
      ))
  }

  // MARK: - Names

  /// Compact and automatic: named by the accessibility label alone in SwiftUI.
  private mutating func judgeCollapsedName() {
    judgeAlternative()
    guard isSwiftUI else {
      judgeNamedElsewhere()
      return
    }
    if name.isMissing {
      report(
        .dateCompactNeedsAccessibilityLabel, nil,
        ("label", .text(visibleLabels.first ?? "")),
        ("labelled", .text(visibleLabels.isEmpty ? "no" : "yes")))
    } else {
      judgeMatchingLabel()
    }
  }

  /// Graphical and wheel: named by the label, and by an accessibility label once more in SwiftUI.
  private mutating func judgeShownName() {
    judgeAlternative()
    guard isSwiftUI else {
      judgeNamedElsewhere()
      return
    }
    if let label = configuration.label, label.words.map({ $0.isBlank }) ?? true {
      if !breaks(.dateNonTextLabel) { report(.dateEmptyLabel) }
    } else if name.isDoubled {
      report(.dateDoubleName, nil, ("label", .text(configuration.label?.words ?? "")))
    }
  }

  private mutating func judgeNamedElsewhere() {
    if name.isMissing {
      if configuration.label != nil, !breaks(.dateNonTextLabel) { report(.dateEmptyLabel) }
    } else if name.parts.first?.source == .accessibilityLabel {
      judgeMatchingLabel()
    }
  }

  /// What is no text needs one that stands for it.
  private mutating func judgeAlternative() {
    switch configuration.label {
    case .image(_, let alternative), .custom(let alternative):
      if alternative?.isBlank ?? true { report(.dateNonTextLabel) }
    case .text, nil: break
    }
  }

  /// The accessibility label says what the visible label says.
  private mutating func judgeMatchingLabel() {
    guard let spoken = configuration.accessibilityLabel, let seen = visibleLabels.first,
      !visibleLabels.contains(where: { $0.plain == spoken.plain })
    else { return }
    let contains = visibleLabels.contains { spoken.containsWords(of: $0) }
    report(
      .dateLabelMismatch, contains ? .warning : .error, ("label", .text(seen)),
      ("accessibilityLabel", .text(spoken)))
  }

  private mutating func judgeHiddenLabel(isCollapsed: Bool) {
    guard configuration.isLabelHidden else { return }
    if isCollapsed, isSwiftUI {
      report(.dateHiddenLabelOnCompact)
      return
    }
    guard let label = configuration.label?.words, !label.isBlank,
      !configuration.visibleTexts.contains(where: { $0.heardWords == label.heardWords })
    else { return }
    report(.dateHiddenLabelNeedsText, nil, ("label", .text(label)))
  }

  private mutating func judgeFocusReturn(isCollapsed: Bool) {
    if isSwiftUI {
      if configuration.returnsFocus == true {
        report(.dateFocusReturn, nil, ("platform", .text("swiftUI")))
      }
    } else if isCollapsed, configuration.returnsFocus == false {
      report(.dateFocusReturn, nil, ("platform", .text("other")))
    }
  }

  /// Names among those of the other pickers.
  mutating func judgeName(among pickers: [StyledPicker], at index: Int) {
    guard let text = name.parts.first?.text, pickers.count > 1 else { return }
    var isDistinct = true
    for (place, other) in pickers.enumerated() where place != index {
      let name = AccessibleName(of: other, on: audit.platform)
      guard name.parts.first?.text.plain == text.plain else { continue }
      isDistinct = false
      // Of two pickers the second one is reported.
      guard place < index else { continue }
      report(
        .nameNotDistinct, nil, ("name", .text(text)), ("other", .text(other.configuration.id)))
    }
    if isDistinct, ["date", "time"].contains(text.plain) {
      report(.nameNotSpecific, nil, ("name", .text(text)))
    }
  }

  // MARK: - What may be chosen

  private mutating func judgeBounds() {
    let components = configuration.components ?? [.date, .hourAndMinute]
    guard !components.isEmpty else { return }
    let bounds = configuration.bounds
    let precise = [bounds.lower, bounds.upper].compactMap { $0 }.filter { !$0.isDay }
    if !components.contains(.hourAndMinute), let bound = precise.first {
      report(.dateBoundPrecision, nil, ("bound", .text(bound.description)))
    }
    if let frozen = precise.first(where: { isPresent($0) }) {
      report(.dateFrozenNow, nil, ("bound", .text(frozen.description)))
    }
    let clamp: DateClamp
    do throws(KalendsError) {
      clamp = try DateClamp(
        bounds, components: components, minuteInterval: configuration.minuteInterval, now: now,
        zone: zone)
    } catch {
      if error.isAboutBounds {
        report(.dateEmptyRange, nil, ("bounds", .text(bounds.description)))
      }
      return
    }
    let taken = configuration.unavailable.reduce(DaySet()) { $0.union($1.days) }
    guard !DaySet(clamp.days).subtracting(taken).isEmpty else {
      report(.dateEmptyRange, nil, ("bounds", .text(bounds.description)))
      return
    }
    if let value = valueOutside(clamp, components: components) {
      report(
        .dateValueOutside, nil, ("value", .text(value)), ("bounds", .text(bounds.description)))
    }
  }

  /// Whether a bound is the present of the configuration, written down.
  private func isPresent(_ bound: DateBound) -> Bool {
    switch bound {
    case .instant(let instant):
      abs(instant.millisecondsSinceEpoch - now.millisecondsSinceEpoch) < 60_000
    case .local(let local): local == (try? zone.localDateTime(at: now))
    case .day, .time, .now: false
    }
  }

  /// The value that lies outside the bounds, as text; `nil` when it lies inside.
  private func valueOutside(_ clamp: DateClamp, components: DisplayedComponents) -> String? {
    switch configuration.selection {
    case .date(let bound):
      guard let instant = try? instant(of: bound) else { return nil }
      if !components.contains(.hourAndMinute) || bound.isDay {
        guard let day = try? zone.day(at: instant), !clamp.days.contains(day) else { return nil }
        return day.description
      }
      switch clamp.clamped(instant).reason {
      case .beforeLower, .afterUpper: return bound.description
      case .offGrid, .skipped, nil: return nil
      }
    case .days(let days):
      return days.subtracting(DaySet(clamp.days)).first(from: .min)?.description
    case .range(let start, let end):
      return [start, end].compactMap { $0 }.first { !clamp.days.contains($0) }?.description
    case .option, PickerSelection.none?, nil: return nil
    }
  }

  private func instant(of bound: DateBound) throws(KalendsError) -> Instant {
    switch bound {
    case .day(let day): try zone.startOfDay(day)
    case .local(let local): try zone.instant(at: local)
    case .instant(let instant): instant
    case .time(let time): try zone.instant(at: LocalDateTime(zone.day(at: now), time))
    case .now: now
    }
  }
}

extension DisplayedComponents {
  /// The name of the case that messages have for the components.
  fileprivate var messageName: String {
    switch self {
    case .date: "date"
    case .hourAndMinute: "time"
    case []: "none"
    default: "dateTime"
    }
  }
}

extension DateBound {
  fileprivate var isDay: Bool {
    if case .day = self { true } else { false }
  }
}

extension KalendsError {
  /// Whether the error is that nothing can be chosen.
  fileprivate var isAboutBounds: Bool {
    switch self {
    case .invertedBounds, .mixedBounds, .noMinuteBetween: true
    default: false
    }
  }
}
