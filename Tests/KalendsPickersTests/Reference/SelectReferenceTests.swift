import Kalends
import Testing

/// What the document `select-menu-accessibility.txt` demands of configurations.
///
/// Each sentence is the name of a test, heading by heading. Its acceptance checks are played in `SelectAcceptanceTests`, its don'ts once more
/// in `ReferenceDontTests`.
@Suite struct SelectReferenceTests {
  private let fruit = Golden.fruit()

  @Test("the golden pattern is clean")
  func golden() throws {
    let findings = try audit(PickerScope([fruit]))
    #expect(findings.allSatisfy { $0.severity == .limitation }, "\(findings)")
  }

  // MARK: - Use when, try a different component when

  @Test("use when the option set is longer than fits a segmented control")
  func long() throws {
    let many = changed(fruit) {
      $0.options = (0..<100).map { SelectOption("\($0)", "Country \($0)") }
      $0.selection = .option(.text("0"))
      $0.fitsInline = true
    }
    #expect(try broken(many) == [])
  }

  @Test("do not use for commands or actions")
  func commands() throws {
    let menu = changed(fruit) { $0.options[1].isCommand = true }
    #expect(try broken(menu) == [.selectCommands])
  }

  @Test("do not use for two to five options that fit inline")
  func fewOptions() throws {
    #expect(try broken(changed(fruit) { $0.fitsInline = true }) == [.selectFewOptions])
  }

  @Test("do not use when a spinning wheel of values is intended")
  func wheelIntended() throws {
    let minutes = changed(fruit) {
      $0.options = stride(from: 0, to: 60, by: 5).map { SelectOption("m\($0)", "\($0)") }
      $0.selection = .option(.text("m0"))
    }
    #expect(try broken(minutes) == [.selectWheelIntended])
  }

  @Test("do not use when the value is free text")
  func freeText() throws {
    #expect(try broken(changed(fruit) { $0.entry = .type }) == [.selectFreeText])
  }

  // MARK: - Must haves

  @Test("use a native picker with the menu style")
  func native() throws {
    #expect(try broken(changed(fruit) { $0.implementation = .custom }) == [.selectCustomControl])
    for style in [nil, PickerStyle.automatic, .menu] {
      #expect(try broken(changed(fruit) { $0.style = style }) == [])
    }
    #expect(try broken(changed(fruit) { $0.style = .compact }) == [.dateUnknownStyle])
  }

  @Test("wheel and segmented styles are the opposite case: said, and nothing else is judged")
  func otherStyles() throws {
    for style in [PickerStyle.wheel, .segmented] {
      let other = changed(fruit) {
        $0.style = style
        $0.accessibilityLabel = "Fruit"
        $0.returnsFocus = nil
      }
      #expect(try broken(other) == [])
      #expect(try information(other) == [.selectOtherStyle])
    }
  }

  @Test("each option has clear, distinct text")
  func texts() throws {
    #expect(
      try broken(changed(fruit) { $0.options[1].text = "Apple " }) == [.selectDuplicateText])
    #expect(try broken(changed(fruit) { $0.options[1].text = " " }) == [.selectEmptyText])
    #expect(try broken(changed(fruit) { $0.options[1].text = "…" }) == [.selectEmptyText])
    #expect(try broken(changed(fruit) { $0.options[1].text = "Ap-ple!" }) == [.selectSoundsAlike])
    let composed = changed(fruit) {
      $0.options[0].text = "Café"
      $0.options[1].text = "CAFE\u{301}"
    }
    #expect(try broken(composed) == [.selectDuplicateText])
  }

  @Test("a visible indication of what is being chosen")
  func visible() throws {
    let hidden = changed(fruit) { $0.isLabelHidden = true }
    #expect(try broken(hidden) == [.selectLabelNotVisible])
    #expect(try broken(changed(hidden) { $0.visibleTexts = ["Fruit"] }) == [])
    #expect(try broken(changed(hidden) { $0.options[0].text = "Fruit: apple" }) == [])
  }

  @Test("meets the target size and focus baselines")
  func baselines() throws {
    let small = changed(fruit) {
      $0.measurements.targets = [.init(width: 100, height: 20, unit: .points)]
      $0.measurements.focusIndicator = .missing
    }
    #expect(try broken(small) == [.targetTooSmall, .focusIndicatorMissing])
    let covered = changed(fruit) { $0.measurements.isFocusObscured = true }
    #expect(try broken(covered) == [.focusObscured])
  }

  // MARK: - Don'ts

  @Test("do not add an accessibility label to a menu or default style: it hides the value")
  func accessibilityLabel() throws {
    for style in [nil, PickerStyle.automatic, .menu] {
      let hidden = changed(fruit) {
        $0.style = style
        $0.accessibilityLabel = "Fruit"
      }
      #expect(try broken(hidden) == [.selectAccessibilityLabelHidesValue])
    }
  }

  @Test("do not leave the label empty")
  func emptyLabel() throws {
    for label in [nil, PickerLabel.text(""), .text(" "), .image("apple", alternative: nil)] {
      #expect(try broken(changed(fruit) { $0.label = label }) == [.selectEmptyLabel])
    }
  }

  @Test("do not omit focus return after selection")
  func focusReturn() throws {
    #expect(try broken(changed(fruit) { $0.returnsFocus = nil }) == [.selectNoFocusReturn])
    #expect(try broken(changed(fruit) { $0.returnsFocus = false }) == [.selectNoFocusReturn])
    // A native list elsewhere returns it of itself.
    #expect(try broken(changed(fruit) { $0.returnsFocus = nil }, on: .aria) == [])
    #expect(
      try broken(changed(fruit) { $0.returnsFocus = false }, on: .aria) == [.selectNoFocusReturn])
  }

  // MARK: - Customizable

  @Test("the selection may also be shown in a separate text, as long as it is in sync")
  func echo() throws {
    let right = changed(fruit) { $0.echo = .init("Fruit: {value}", shown: "Fruit: Apple") }
    #expect(try broken(right) == [])
    let stale = changed(fruit) { $0.echo = .init("Fruit: {value}", shown: "Fruit: Banana") }
    #expect(try broken(stale) == [.selectEchoOutOfSync])
  }

  @Test("each option has a stable id and a tag of the selection's type")
  func tags() throws {
    #expect(try broken(changed(fruit) { $0.options[1].id = "" }) == [.selectUnstableOption])
    let twins = changed(fruit) {
      $0.options[1] = SelectOption("apple", "Banana")
    }
    #expect(try broken(twins) == [.selectUnstableOption])
    #expect(
      try broken(
        changed(fruit) {
          $0.options[1].tag = .text("x")
          $0.options[2].tag = .text("x")
        }) == [.selectDuplicateTag])
    #expect(try broken(changed(fruit) { $0.options[1].tag = .number(1) }) == [.selectTagType])
    #expect(
      try broken(changed(fruit) { $0.selection = .option(.number(1)) }) == [.selectTagType])
    #expect(
      try broken(changed(fruit) { $0.selection = .option(.text("kiwi")) }) == [.selectNoOption])
    #expect(try broken(changed(fruit) { $0.selection = PickerSelection.none }) == [])
  }

  // MARK: - Acceptance checks, Dynamic Type

  @Test("label, value and options stay fully visible at accessibility text sizes")
  func dynamicType() throws {
    let cut = changed(fruit) {
      $0.measurements.textScale = .init(labelScales: true, isTruncated: true)
    }
    #expect(try broken(cut) == [.selectTextScale])
  }
}
