import Kalends
import Testing

/// Rules, their facts and their texts.
@Suite struct AuditCatalogueTests {
  @Test("every rule has a statement, a message and a fix, or what is to be tested")
  func keys() throws {
    let catalogue = Catalogues.findings
    for rule in AuditRule.allCases {
      let id = rule.rawValue
      let parts = Set(
        ["rule", "fix", "untested", "test"].filter {
          catalogue.message(named: "\(id).\($0)") != nil
        })
      let hasMessage = catalogue.message(named: id) != nil
      #expect(parts.contains("rule"), "\(id)")
      #expect(hasMessage == parts.contains("fix") && hasMessage == (rule != .dateTextScale))
      #expect(parts.contains("untested") == parts.contains("test"))
      if parts.contains("untested") { #expect(rule.evidence.contains(.measurements)) }
    }
  }

  @Test("criteria are those of WCAG 2.2; errors always have one, but for styles")
  func criteria() {
    for rule in AuditRule.allCases {
      #expect(
        rule.criteria.allSatisfy {
          let parts = $0.split(separator: ".").compactMap { Int($0) }
          return parts.count == 3 && (1...4).contains(parts[0])
        })
      if rule.severity == .error, rule != .dateUnknownStyle { #expect(!rule.criteria.isEmpty) }
    }
    #expect(AuditRule.allCases.count == 77)
    #expect(AuditRule.dateLabelMismatch.criteria == ["2.5.3"])
    #expect(AuditRule.selectNoFocusReturn.evidence == [.configuration, .behaviour])
  }

  @Test("contrast is that of WCAG's own examples")
  func contrast() throws {
    func contrast(_ one: String, _ other: String) throws -> Double {
      try #require(Color(one)).contrast(with: #require(Color(other)))
    }
    #expect(try abs(contrast("#000", "#fff") - 21) < 1e-9)
    #expect(try contrast("#fff", "#fff") == 1)
    // WebAIM's contrast checker: 4.54 and 4.48.
    #expect(try abs(contrast("#767676", "#ffffff") - 4.54) < 0.005)
    #expect(try abs(contrast("#777777", "#ffffff") - 4.48) < 0.005)
    #expect(try abs(contrast("#0000ff", "#ffffff") - 8.59) < 0.005)
    #expect(try contrast("#123456", "#abcdef") == contrast("#abcdef", "#123456"))
  }

  @Test("large and bold text needs less contrast, other marks too")
  func largeText() throws {
    func rules(_ part: String, points: Double?, isBold: Bool) throws -> [AuditRule] {
      let grey = try #require(Color("#8c8c8c"))
      let white = try #require(Color("#fff"))
      return try broken(
        changed(Golden.checkIn()) {
          $0.measurements.colors = [
            .init(part, foreground: grey, background: white, points: points, isBold: isBold)
          ]
        })
    }
    #expect(try rules("header", points: 18, isBold: false) == [])
    #expect(try rules("header", points: 14, isBold: true) == [])
    #expect(try rules("header", points: 17, isBold: false) == [.dateHeaderContrast])
    #expect(try rules("header", points: nil, isBold: true) == [.dateHeaderContrast])
    #expect(try rules("today mark", points: nil, isBold: false) == [])
  }

  @Test("units and platforms of targets")
  func targets() throws {
    typealias Unit = PickerMeasurements.LengthUnit
    func rules(_ side: Double, _ unit: Unit, _ platform: Platform) throws -> [AuditRule] {
      try broken(
        changed(Golden.fruit()) {
          $0.measurements.targets = [.init(width: side, height: side, unit: unit)]
        }, on: platform)
    }
    #expect(try rules(47, .densityIndependentPixels, .android) == [.targetBelowPlatform])
    #expect(try rules(48, .densityIndependentPixels, .android) == [])
    #expect(try rules(24, .cssPixels, .aria) == [])
    #expect(try rules(23, .cssPixels, .aria) == [.targetTooSmall])
    #expect(try rules(43, .cssPixels, .swiftUI) == [.targetBelowPlatform])
    #expect(try rules(47, .cssPixels, .android) == [.targetBelowPlatform])
  }

  @Test("under ARIA the visible label names every style, and the accessibility label must match it")
  func elsewhere() throws {
    for platform in [Platform.aria, .atSpi, .uia, .android] {
      for style in [PickerStyle.automatic, .compact, .graphical, .wheel] {
        let picker = changed(Golden.startDate()) {
          $0.style = style
          $0.accessibilityLabel = nil
        }
        #expect(try broken(picker, on: platform) == [])
        #expect(
          try broken(changed(picker) { $0.label = .text("") }, on: platform) == [.dateEmptyLabel])
        #expect(
          try broken(changed(picker) { $0.accessibilityLabel = "Departure" }, on: platform)
            == [.dateLabelMismatch])
      }
      #expect(
        try broken(changed(Golden.startDate()) { $0.returnsFocus = false }, on: platform)
          == [.dateFocusReturn])
      let select = changed(Golden.fruit()) { $0.accessibilityLabel = "Fruit" }
      #expect(try broken(select, on: platform) == [])
    }
  }
}
