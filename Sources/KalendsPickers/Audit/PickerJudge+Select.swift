internal import KalendsCore

/// Selects, as they were put together.
extension PickerJudge {
  mutating func judgeSelect() {
    let style = picker.selectStyle ?? .automatic
    guard style.isCollapsed else {
      report(.selectOtherStyle, nil, ("style", .text(style.rawValue)))
      return
    }
    judgePurpose()
    judgeLabel()
    judgeTexts()
    judgeTags()
    judgeFocus()
    judgeEcho()
  }

  private mutating func judgePurpose() {
    let options = configuration.options
    if let command = options.first(where: { $0.isCommand }) {
      report(.selectCommands, nil, ("option", .text(command.text)))
    }
    if configuration.entry == .type { report(.selectFreeText) }
    if configuration.fitsInline, (2...5).contains(options.count) {
      report(.selectFewOptions, nil, ("count", .number(options.count)))
    }
    if options.isSeriesOfNumbers {
      report(.selectWheelIntended, nil, ("count", .number(options.count)))
    }
    if configuration.implementation == .custom { report(.selectCustomControl) }
  }

  private mutating func judgeLabel() {
    let label = configuration.label?.words ?? ""
    if name.hidesValue {
      report(
        .selectAccessibilityLabelHidesValue, nil,
        ("accessibilityLabel", .text(configuration.accessibilityLabel ?? "")))
    } else if name.isMissing {
      report(.selectEmptyLabel)
    }
    guard !breaks(.selectEmptyLabel), visibleLabels.isEmpty,
      configuration.visibleTexts.allSatisfy({ $0.isBlank })
    else { return }
    let value = selectedOption?.text ?? ""
    if !value.containsWords(of: label) { report(.selectLabelNotVisible) }
  }

  private var selectedOption: SelectOption? {
    guard case .option(let tag) = configuration.selection else { return nil }
    return configuration.options.first { $0.tag == tag }
  }

  /// Texts are there, differ from each other, and are heard to differ.
  private mutating func judgeTexts() {
    let options = configuration.options
    if let blank = options.first(where: { $0.text.heard.isEmpty }) {
      report(.selectEmptyText, nil, ("option", .text(blank.id)))
    }
    var seen: [String: String] = [:]
    var heard: [String: String] = [:]
    for text in options.map({ $0.text }) where !text.heard.isEmpty {
      let plain = text.words.joined(separator: " ")
      let sound = text.heard
      if seen[plain] != nil {
        report(.selectDuplicateText, nil, ("text", .text(text)))
      } else if let other = heard[sound] {
        report(.selectSoundsAlike, nil, ("text", .text(text)), ("other", .text(other)))
      }
      seen[plain] = text
      heard[sound] = heard[sound] ?? text
    }
  }

  /// Ids and tags are there, differ from each other, and fit the selection.
  private mutating func judgeTags() {
    let options = configuration.options
    let ids = options.map { $0.id }
    if ids.contains(where: { $0.isBlank }) || Set(ids).count < ids.count {
      let duplicate = ids.enumerated().first { ids[..<$0.offset].contains($0.element) }?.element
      let id = ids.first { $0.isBlank } ?? duplicate ?? ""
      report(
        .selectUnstableOption, nil, ("option", .text(id)),
        ("missing", .text(id.isBlank ? "yes" : "no")))
    }
    // A tag that nobody set is the id, which was judged already.
    let tags = options.filter { $0.tag != .text($0.id) }.map { $0.tag }
    var seen: Set<OptionTag> = []
    if let duplicate = tags.first(where: { !seen.insert($0).inserted }) {
      report(.selectDuplicateTag, nil, ("tag", .text(duplicate.description)))
    }
    let all = options.map { $0.tag }
    guard let first = all.first else { return }
    if let other = all.first(where: { !$0.hasType(of: first) }) {
      report(.selectTagType, nil, ("tag", .text(other.description)))
    }
    guard case .option(let selection) = configuration.selection, !all.contains(selection) else {
      return
    }
    if all.contains(where: { $0.hasType(of: selection) }) {
      report(.selectNoOption, nil, ("tag", .text(selection.description)))
    } else {
      report(.selectTagType, nil, ("tag", .text(selection.description)))
    }
  }

  /// SwiftUI gives the focus back to nobody of itself; elsewhere native lists do.
  private mutating func judgeFocus() {
    let isReturned =
      configuration.returnsFocus ?? (!isSwiftUI && configuration.implementation == .native)
    if !isReturned {
      report(.selectNoFocusReturn, nil, ("platform", .text(isSwiftUI ? "swiftUI" : "other")))
    }
  }

  private mutating func judgeEcho() {
    guard let echo = configuration.echo, let shown = echo.shown, let option = selectedOption
    else { return }
    let right = echo.text(for: option.text)
    if shown.plain != right.plain {
      report(.selectEchoOutOfSync, nil, ("shown", .text(shown)), ("right", .text(right)))
    }
  }
}

extension [SelectOption] {
  /// Whether the options are six numbers or more at one distance, which a wheel spins through.
  fileprivate var isSeriesOfNumbers: Bool {
    let numbers = compactMap { Int($0.text) }
    guard count >= 6, numbers.count == count else { return false }
    let step = numbers[1].subtractingReportingOverflow(numbers[0])
    return step.partialValue != 0
      && zip(numbers, numbers.dropFirst()).allSatisfy {
        $1.subtractingReportingOverflow($0) == step
      }
  }
}

extension OptionTag: CustomStringConvertible {
  /// The tag as a person reads it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .boolean(let truth): truth ? "true" : "false"
    }
  }
}
