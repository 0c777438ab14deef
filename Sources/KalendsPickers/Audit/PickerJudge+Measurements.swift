internal import KalendsCore

/// What was measured of a picker; what was not is listed for a person to find out.
extension PickerJudge {
  mutating func judgeMeasurements() {
    judgeTargets()
    judgeFocusIndicator()
    judgeTextScale()
    judgeColors()
  }

  private var measured: PickerMeasurements { configuration.measurements }

  // MARK: - Targets

  private mutating func judgeTargets() {
    if measured.targets.isEmpty { report(.targetTooSmall, .limitation) }
    for target in measured.targets {
      let side = min(target.width, target.height)
      // A point of Apple's and a density-independent pixel are as large as a CSS pixel.
      if side < 24, (target.spacing ?? 0) < 24 {
        report(.targetTooSmall, nil, arguments(of: target, limit: 24))
      } else if let least = platformLimit(target.unit), side < least {
        report(.targetBelowPlatform, nil, arguments(of: target, limit: Int(least)))
      }
    }
  }

  private func arguments(
    of target: PickerMeasurements.Target, limit: Int
  ) -> [(name: String, value: MessageArgument)] {
    [
      ("part", .text(target.part ?? "the control")),
      (
        "size",
        .text("\(target.width.shortText) × \(target.height.shortText) \(target.unit.rawValue)")
      ), ("limit", .number(limit)), ("unit", .text(target.unit.rawValue)),
    ]
  }

  /// The least side that a platform's guidelines ask for, in the unit.
  private func platformLimit(_ unit: PickerMeasurements.LengthUnit) -> Double? {
    switch unit {
    case .points: 44
    case .densityIndependentPixels: 48
    case .cssPixels:
      switch audit.platform {
      case .swiftUI: 44
      case .android: 48
      case .aria, .atSpi, .uia: nil
      }
    }
  }

  // MARK: - Focus

  private mutating func judgeFocusIndicator() {
    switch measured.focusIndicator {
    case .unknown: report(.focusIndicatorMissing, .limitation)
    case .missing: report(.focusIndicatorMissing)
    case .shown(let contrast, let perimeter):
      guard contrast < 3 || perimeter < 2 else { break }
      report(
        .focusIndicatorWeak, nil, ("contrast", .text(contrast.shortText)),
        ("perimeter", .text(perimeter.shortText)))
    }
    let opens = picker.dateStyle?.isCollapsed ?? picker.selectStyle?.isCollapsed ?? false
    switch measured.isFocusObscured {
    case true?: report(.focusObscured)
    case false?: break
    case nil: if opens { report(.focusObscured, .limitation) }
    }
  }

  // MARK: - Text size

  private mutating func judgeTextScale() {
    let rule: AuditRule = isSelect ? .selectTextScale : .dateLabelScale
    if !isSelect, isSwiftUI { report(.dateTextScale, .limitation) }
    guard let scale = measured.textScale else {
      report(rule, .limitation)
      return
    }
    guard !scale.labelScales || scale.isTruncated else { return }
    report(rule, nil, ("problem", .text(scale.labelScales ? "truncated" : "fixed")))
  }

  // MARK: - Colours

  private mutating func judgeColors() {
    for rule in [AuditRule.dateWheelContrast, .dateHeaderContrast] {
      let pairs = measured.colors.filter { self.rule(of: $0) == rule }
      for pair in pairs { judge(pair, by: rule) }
      guard !breaks(rule), hasPart(of: rule) else { continue }
      let seen = Set(pairs.map { $0.appearance })
      let all: [String] = ["light", "dark", "increasedContrast"]
      let missing = all.filter { !seen.contains($0) }
      if !missing.isEmpty, !seen.contains(nil) {
        report(rule, .limitation, ("appearances", .text(missing.joined(separator: ", "))))
      }
    }
  }

  /// The rule that a pair of colours falls under: by its part, or else by the style.
  private func rule(of pair: PickerMeasurements.ColorPair) -> AuditRule {
    let part = pair.part.heard
    if part.includes("wheel") || part.includes("row") { return .dateWheelContrast }
    if part.includes("header") || part.includes("weekday") { return .dateHeaderContrast }
    return picker.dateStyle == .wheel ? .dateWheelContrast : .dateHeaderContrast
  }

  /// Whether the picker shows what the rule is about.
  private func hasPart(of rule: AuditRule) -> Bool {
    guard let style = picker.dateStyle else { return false }
    let components = configuration.components ?? [.date, .hourAndMinute]
    return rule == .dateWheelContrast
      ? style == .wheel : style != .wheel && components.contains(.date)
  }

  private mutating func judge(_ pair: PickerMeasurements.ColorPair, by rule: AuditRule) {
    let contrast = pair.foreground.contrast(with: pair.background)
    let least = pair.leastContrast
    guard contrast < least else { return }
    report(
      rule, nil, ("part", .text(pair.part)), ("contrast", .text(contrast.shortText)),
      ("least", .text(least.shortText)), ("appearance", .text(pair.appearance ?? "any")))
  }
}

extension PickerMeasurements.ColorPair {
  /// The contrast that WCAG asks for: 4.5, or 3 for large texts, from 18 points on or from 14 when
  /// bold, and for marks that are no text.
  fileprivate var leastContrast: Double {
    let part = part.heard
    if part.includes("mark") || part.includes("icon") || part.includes("indicator") { return 3 }
    guard let points else { return 4.5 }
    return points >= 18 || isBold && points >= 14 ? 3 : 4.5
  }
}
