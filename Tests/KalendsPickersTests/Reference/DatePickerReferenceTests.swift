import Kalends
import Testing

/// What the document `date-picker-accessibility.txt` demands of configurations.
///
/// Each sentence is the name of a test, heading by heading. Its acceptance checks are played in `DatePickerAcceptanceTests`, its don'ts once
/// more in `ReferenceDontTests`.
@Suite struct DatePickerReferenceTests {
  private let compact = Golden.startDate()
  private let graphical = Golden.checkIn()
  private let wheel = Golden.checkOut()

  @Test("the golden pattern is clean")
  func golden() throws {
    let form = PickerScope([compact, Golden.scheduledTime(), graphical, wheel])
    let findings = try audit(form)
    #expect(findings.allSatisfy { $0.severity == .limitation }, "\(findings)")
    // What only a device can show is listed.
    let listed = Set(findings.map(\.rule))
    #expect(
      listed.isSuperset(of: [
        .dateTextScale, .dateLabelScale, .dateWheelContrast, .dateHeaderContrast, .targetTooSmall,
        .focusIndicatorMissing,
      ]))
  }

  // MARK: - Use when, try a different component when

  @Test("use when a date, a time, or both are selected")
  func purposes() throws {
    for (thing, components) in [
      (PickerConfiguration.ChosenThing.date, DisplayedComponents.date), (.time, .hourAndMinute),
      (.dateTime, [.date, .hourAndMinute]),
    ] {
      let picker = changed(compact) {
        $0.chooses = thing
        $0.components = components
      }
      #expect(try broken(picker) == [])
    }
  }

  @Test("use when the value is bounded to a range with the in: parameter")
  func bounded() throws {
    for bounds in [
      DateBounds(from: .now), DateBounds(through: .now), DateBounds(from: .now, through: .now),
    ] {
      #expect(try broken(changed(compact) { $0.bounds = bounds }) == [])
    }
  }

  @Test("do not use when the values are not dates or times: that is a wheel select")
  func notADate() throws {
    for picker in [compact, graphical, wheel] {
      #expect(try broken(changed(picker) { $0.chooses = .other }) == [.dateNotADate])
    }
  }

  @Test("do not use when the user types the date or time as free text")
  func freeText() throws {
    #expect(try broken(changed(compact) { $0.entry = .type }) == [.dateFreeText])
  }

  @Test("do not use when the choice is among a few visible options that fit inline")
  func fewChoices() throws {
    #expect(try broken(changed(compact) { $0.fitsInline = true }) == [.dateFewChoices])
    let days = try DateBounds(Day("2026-03-14")...Day("2026-03-20"))
    let week = changed(compact) {
      $0.fitsInline = true
      $0.bounds = days
    }
    #expect(try broken(week) == [], "seven are no few")
  }

  // MARK: - Must haves

  @Test("use the native picker")
  func native() throws {
    #expect(try broken(changed(compact) { $0.implementation = .custom }) == [.dateCustomControl])
  }

  @Test("set displayedComponents to match what is being chosen")
  func components() throws {
    let mismatched = changed(compact) { $0.chooses = .time }
    #expect(try broken(mismatched) == [.dateComponents])
    #expect(try broken(changed(compact) { $0.components = [] }) == [.dateComponents])
    let both = changed(compact) {
      $0.chooses = .dateTime
      $0.components = nil
    }
    #expect(try broken(both) == [], "without components both are shown")
  }

  @Test("default and compact: an accessibility label matches the visible label text")
  func matching() throws {
    for style in [nil, PickerStyle.automatic, .compact] {
      let picker = changed(compact) { $0.style = style }
      #expect(try broken(picker) == [])
      let longer = changed(picker) { $0.accessibilityLabel = "Start date of the trip" }
      let findings = try audit(PickerScope([longer])).filter { $0.rule == .dateLabelMismatch }
      #expect(findings.map(\.severity) == [.warning])
      let other = changed(picker) { $0.accessibilityLabel = "Departure" }
      #expect(
        try audit(PickerScope([other])).filter { $0.rule == .dateLabelMismatch }.map(\.severity)
          == [.error])
    }
  }

  @Test("graphical and wheel: a label string that is not empty, and no accessibility label")
  func labelString() throws {
    #expect(try broken(graphical, wheel) == [])
  }

  @Test("give every picker a clear, specific name when several appear together")
  func specificNames() throws {
    let other = changed(Golden.scheduledTime()) {
      $0.label = .text("start  DATE")
      $0.accessibilityLabel = "start  DATE"
    }
    let findings = try audit(PickerScope([compact, other])).filter { $0.severity == .error }
    #expect(findings.map(\.rule) == [.nameNotDistinct])
    #expect(findings.map(\.picker) == ["Scheduled time"])
    let vague = changed(graphical) { $0.label = .text("Date") }
    #expect(try broken(compact, vague) == [.nameNotSpecific])
    #expect(try broken(vague) == [], "alone it may be called so")
  }

  @Test("meets the touch target size baseline")
  func target() throws {
    func sized(_ width: Double, _ height: Double, spacing: Double? = nil) -> PickerConfiguration {
      changed(compact) {
        $0.measurements.targets = [
          .init(width: width, height: height, spacing: spacing, unit: .points)
        ]
      }
    }
    #expect(try broken(sized(44, 44)) == [])
    #expect(try broken(sized(44, 43.9)) == [.targetBelowPlatform])
    #expect(try broken(sized(23.9, 44)) == [.targetTooSmall])
    #expect(try broken(sized(20, 20, spacing: 24)) == [.targetBelowPlatform])
  }

  @Test("meets the system focus indicator baseline")
  func focusVisible() throws {
    func indicated(_ indicator: PickerMeasurements.FocusIndicator) -> PickerConfiguration {
      changed(compact) { $0.measurements.focusIndicator = indicator }
    }
    #expect(try broken(indicated(.shown(contrast: 3, perimeter: 2))) == [])
    #expect(try broken(indicated(.shown(contrast: 2.99, perimeter: 2))) == [.focusIndicatorWeak])
    #expect(try broken(indicated(.shown(contrast: 3, perimeter: 1))) == [.focusIndicatorWeak])
    #expect(try broken(indicated(.missing)) == [.focusIndicatorMissing])
  }

  // MARK: - Don'ts

  @Test("do not add an accessibility label to a graphical or wheel picker: its name comes twice")
  func doubleName() throws {
    for picker in [graphical, wheel] {
      let label = picker.label?.words
      #expect(
        try broken(changed(picker) { $0.accessibilityLabel = label }) == [.dateDoubleName])
    }
  }

  @Test("do not leave the label empty on a graphical or wheel picker")
  func emptyLabel() throws {
    for picker in [graphical, wheel] {
      for text in ["", " ", "\u{200B}"] {
        #expect(try broken(changed(picker) { $0.label = .text(text) }) == [.dateEmptyLabel])
      }
    }
  }

  @Test("do not rely on the visible label text alone on the default or compact style")
  func compactAlone() throws {
    for style in [nil, PickerStyle.automatic, .compact] {
      let picker = changed(compact) {
        $0.style = style
        $0.accessibilityLabel = nil
      }
      #expect(try broken(picker) == [.dateCompactNeedsAccessibilityLabel])
    }
  }

  @Test("do not attempt to restore focus with an accessibility focus state")
  func focusReturn() throws {
    for picker in [compact, graphical, wheel] {
      #expect(try broken(changed(picker) { $0.returnsFocus = true }) == [.dateFocusReturn])
    }
  }

  // MARK: - Customizable

  @Test("the style may be default, compact, graphical, or wheel")
  func styles() throws {
    for style in DatePickerStyle.allCases {
      let picker = changed(style.isCollapsed ? compact : graphical) {
        $0.style = PickerStyle(rawValue: style.rawValue)
      }
      #expect(try broken(picker) == [])
    }
    #expect(try broken(changed(compact) { $0.style = .menu }) == [.dateUnknownStyle])
  }

  @Test("bounded by an open or closed range, the picker still exposes a valid value")
  func validValue() throws {
    let may = try DateBounds(Day("2026-05-01")...Day("2026-05-31"))
    #expect(try broken(changed(compact) { $0.bounds = may }) == [.dateValueOutside])
    let inverted = try DateBounds(
      from: .day(Day("2026-05-31")), through: .day(Day("2026-05-01")))
    #expect(try broken(changed(compact) { $0.bounds = inverted }) == [.dateEmptyRange])
    let taken = try DaySet(Day("2026-05-01")...Day("2026-05-31"))
    let full = changed(compact) {
      $0.bounds = may
      $0.unavailable = [.init(taken)]
    }
    #expect(try broken(full) == [.dateEmptyRange])
  }

  @Test("wheel and graphical may hide the label as long as another visible text names the picker")
  func hiddenLabel() throws {
    for picker in [graphical, wheel] {
      let named = changed(picker) {
        $0.isLabelHidden = true
        $0.visibleTexts = [($0.label?.words ?? "") + ":"]
      }
      #expect(try broken(named) == [])
      let unnamed = changed(named) { $0.visibleTexts = ["Hotel"] }
      #expect(try broken(unnamed) == [.dateHiddenLabelNeedsText])
    }
    #expect(
      try broken(changed(compact) { $0.isLabelHidden = true }) == [.dateHiddenLabelOnCompact])
  }

  // MARK: - Acceptance checks about names

  @Test("compact names come from the accessibility label, graphical and wheel ones from the label")
  func sources() {
    func sources(_ picker: PickerConfiguration) -> [AccessibleName.Source] {
      AccessibleName(of: StyledPicker(picker), on: .swiftUI).parts.map(\.source)
    }
    #expect(sources(compact) == [.accessibilityLabel])
    #expect(sources(graphical) == [.label] && sources(wheel) == [.label])
  }

  @Test("the visible label scales with Dynamic Type; the controls do not: verify on device")
  func dynamicType() throws {
    let fixed = changed(compact) {
      $0.measurements.textScale = .init(labelScales: false, isTruncated: false)
    }
    #expect(try broken(fixed) == [.dateLabelScale])
    let limitations = try audit(PickerScope([wheel])).filter { $0.severity == .limitation }
    #expect(limitations.contains { $0.rule == .dateTextScale })
  }

  @Test("wheel rows and weekday headers can fall below the contrast minimum: verify")
  func contrast() throws {
    func colored(
      _ picker: PickerConfiguration, _ part: String, _ color: String, _ appearance: String?
    ) throws -> PickerConfiguration {
      let foreground = try #require(Color(color))
      return changed(picker) {
        $0.measurements.colors = [
          .init(
            part, foreground: foreground, background: Color(red: 255, green: 255, blue: 255),
            appearance: appearance)
        ]
      }
    }
    #expect(try broken(colored(wheel, "wheelRow", "#767676", nil)) == [])
    #expect(try broken(colored(wheel, "wheelRow", "#777777", nil)) == [.dateWheelContrast])
    #expect(try broken(colored(graphical, "header", "#aaa", "light")) == [.dateHeaderContrast])
    // One appearance leaves the others to be verified.
    let light = try audit(PickerScope([colored(graphical, "header", "#000", "light")]))
    #expect(light.contains { $0.rule == .dateHeaderContrast && $0.severity == .limitation })
  }
}
