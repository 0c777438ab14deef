import KalendsPickers
import Testing

/// What names a picker, platform by platform and style by style.
@Suite struct AccessibleNameTests {
  private func name(
    _ kind: PickerConfiguration.Kind, _ style: PickerStyle, label: String?, accessibility: String?,
    on platform: Platform = .swiftUI
  ) -> AccessibleName {
    var configuration = PickerConfiguration("it", kind, label: label.map(PickerLabel.text))
    configuration.accessibilityLabel = accessibility
    configuration.style = style
    return AccessibleName(of: StyledPicker(configuration), on: platform)
  }

  @Test(
    "compact and automatic date pickers are named by the accessibility label alone",
    arguments: [PickerStyle.compact, .automatic], [PickerConfiguration.Kind.date, .dateRange])
  func compact(_ style: PickerStyle, _ kind: PickerConfiguration.Kind) {
    #expect(name(kind, style, label: "Start date", accessibility: nil).isMissing)
    let named = name(kind, style, label: "Start date", accessibility: "Start date")
    #expect(named.parts.map(\.source) == [.accessibilityLabel])
    #expect(named.parts.map(\.text) == ["Start date"])
    #expect(!named.hidesValue)
  }

  @Test(
    "graphical and wheel date pickers are named by their label; an accessibility label doubles it",
    arguments: [PickerStyle.graphical, .wheel])
  func graphical(_ style: PickerStyle) {
    let named = name(.date, style, label: "Check in", accessibility: nil)
    #expect(named.parts.map(\.source) == [.label])
    #expect(!named.isDoubled)
    let doubled = name(.date, style, label: "Check in", accessibility: "Check in")
    #expect(doubled.isDoubled)
    #expect(doubled.parts.map(\.text) == ["Check in", "Check in"])
    #expect(name(.date, style, label: "", accessibility: nil).isMissing)
    #expect(name(.date, style, label: " \u{200B}\u{A0}", accessibility: nil).isMissing)
  }

  @Test(
    "menu selects are named by their label; an accessibility label hides the value",
    arguments: [PickerStyle.menu, .automatic])
  func menu(_ style: PickerStyle) {
    let named = name(.select, style, label: "Fruit", accessibility: nil)
    #expect(named.parts.map(\.text) == ["Fruit"])
    #expect(!named.hidesValue)
    let overridden = name(.select, style, label: "Fruit", accessibility: "Fruit")
    #expect(overridden.parts.map(\.source) == [.accessibilityLabel])
    #expect(overridden.hidesValue)
    #expect(name(.select, style, label: "", accessibility: nil).isMissing)
  }

  @Test(
    "wheel and segmented selects are the opposite case",
    arguments: [PickerStyle.wheel, .segmented])
  func opposite(_ style: PickerStyle) {
    #expect(name(.select, style, label: "Fruit", accessibility: nil).isMissing)
    let named = name(.select, style, label: "Fruit", accessibility: "Fruit")
    #expect(named.parts.map(\.source) == [.accessibilityLabel])
    #expect(!named.hidesValue)
  }

  @Test("elsewhere the visible label names every picker, and an accessibility label replaces it")
  func elsewhere() {
    var cases = 0
    for platform in Platform.allCases where platform != .swiftUI {
      for kind in PickerConfiguration.Kind.allCases {
        for style in [PickerStyle.automatic, .compact, .graphical, .wheel, .menu] {
          let visible = name(kind, style, label: "Date", accessibility: nil, on: platform)
          #expect(visible.parts.map(\.text) == ["Date"], "\(platform) \(kind) \(style)")
          let replaced = name(kind, style, label: "Date", accessibility: "Day", on: platform)
          #expect(replaced.parts.map(\.text) == ["Day"], "\(platform) \(kind) \(style)")
          #expect(!replaced.hidesValue && !replaced.isDoubled)
          cases += 1
        }
      }
    }
    print("\(cases) cases")
  }

  @Test("an image or a drawing names by the text that stands for it")
  func alternatives() {
    var cake = PickerConfiguration(
      "birthday", .date, label: .image("birthday.cake", alternative: "Birthday"))
    cake.style = .wheel
    #expect(AccessibleName(of: StyledPicker(cake), on: .swiftUI).parts.map(\.text) == ["Birthday"])
    cake.label = .custom(alternative: nil)
    #expect(AccessibleName(of: StyledPicker(cake), on: .swiftUI).isMissing)
  }
}
