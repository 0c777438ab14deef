internal import KalendsCore

/// What is said when a picker gets the focus, and after each action.
extension PickerJudge {
  // MARK: - Utterances

  mutating func judgeUtterance(_ step: PickerStep, isFirst: Bool) {
    let utterance = step.utterance
    judgeText(utterance.text)
    judgeRepetition(in: utterance)
    for part in utterance.parts where part.text.language.isEmpty {
      report(.languageUnmarked, nil, ("text", .text(part.text.text)))
    }
    guard isFirst, step.focus.isControl else { return }
    let names = utterance.parts.filter { $0.slot == .name && !$0.text.text.isBlank }
    if names.count != 1 || !isSpokenOnce(names[0].text.text, in: utterance) {
      report(.speechNameCount, nil, ("count", .number(names.count)))
    }
    if !utterance.parts.contains(where: { $0.slot == .value && !$0.text.text.isBlank }) {
      report(.speechValueMissing)
    }
    if isSelect { judgeOrder(utterance) }
  }

  private func isSpokenOnce(_ name: String, in utterance: Utterance) -> Bool {
    let rest = utterance.parts.filter { $0.slot != .name }
    return !name.isBlank && !rest.contains { $0.text.text.plain == name.plain }
  }

  /// Name, value and role in the order of the screen reader.
  private mutating func judgeOrder(_ utterance: Utterance) {
    let main: [UtteranceSlot] = [.name, .value, .role]
    let spoken = utterance.parts.map { $0.slot }.filter { main.contains($0) }
    let right = audit.screenReader.slots.filter { spoken.contains($0) }
    if spoken != right || !spoken.contains(.role) { report(.speechOrder) }
  }

  /// No word of the name comes in role or state, no part inside another one, no word twice in a row.
  ///
  /// Hints and positions are sentences, in which little words come again; role and state are the
  /// screen reader's own words, which may have a part in common.
  private mutating func judgeRepetition(in utterance: Utterance) {
    let parts = utterance.parts.filter { $0.slot != .hint && $0.slot != .position }
    for (index, part) in parts.enumerated() {
      let words = part.text.text.heardWords.filter { !$0.hasDigit }
      var repeated = zip(words, words.dropFirst()).first { $0 == $1 }.map { $0.0 }
      for other in parts[..<index] where repeated == nil {
        let slots = [part.slot, other.slot]
        let others = other.text.text.heardWords
        if slots.contains(.value) {
          repeated = part.text.text.isInside(other.text.text) ? words.first : nil
        } else if slots.contains(.name) {
          repeated = words.first { $0.utf8.count > 2 && others.contains($0) }
        }
      }
      if let repeated {
        report(
          .speechDuplicateWord, nil, ("word", .text(repeated)), ("text", .text(utterance.text)))
      }
    }
  }

  /// Nothing that screen readers leave out or read wrongly.
  mutating func judgeText(_ text: String) {
    guard let problem = text.unsafeSpeech else { return }
    report(
      .speechUnsafeText, nil, ("text", .text(text)), ("problem", .text(problem.rawValue)))
  }

  // MARK: - Announcements

  mutating func judgeAnnouncements(_ moment: PickerEvidence.Moment, isFirst: Bool) {
    let announcements = moment.step.announcements
    for announcement in announcements {
      judgeText(announcement.text.text)
      if announcement.text.language.isEmpty {
        report(.languageUnmarked, nil, ("text", .text(announcement.text.text)))
      }
    }
    let texts = announcements.map { $0.text.text.plain }
    if Set(texts).count < texts.count || isFirst && !isSelect && !texts.isEmpty {
      report(.monthDouble)
    } else if texts.count > 1 {
      report(.announceFlood, nil, ("count", .number(texts.count)))
    }
  }

  // MARK: - Changes

  mutating func judgeChange(from before: PickerStep, to moment: PickerEvidence.Moment) {
    let step = moment.step
    let isSilent = step.announcements.allSatisfy { $0.text.text.isBlank }
    let value = { (step: PickerStep) in step.utterance.parts.first { $0.slot == .value }?.text.text
    }
    if step.changed.contains(.value), step.value != before.value, step.focus.isControl, isSilent,
      value(step) == nil || value(step) == value(before) && before.focus == step.focus
    {
      report(.speechValueStale)
    }
    if step.changed.contains(.adjusted), isSilent, value(step) == nil {
      report(.speechValueClampedSilently)
    }
    if step.changed.contains(.visible), isSilent, step.focus == before.focus {
      report(.monthSilent)
    }
    judgeBound(from: before, to: moment, isSilent: isSilent)
    if case .range(_, let end) = step.value, step.value != before.value, isSilent,
      configuration.kind == .dateRange, step.changed.contains(.value)
    {
      report(.rangeSilent, nil, ("end", .text(end == nil ? "no" : "yes")))
    }
    if isSelect, before.isOpen, !step.isOpen, step.changed.contains(.open), !step.focus.isControl {
      report(.selectNoFocusReturn, nil, ("platform", .text("trace")))
    }
  }

  /// An action that would lead beyond a bound and changes nothing says so.
  private mutating func judgeBound(
    from before: PickerStep, to moment: PickerEvidence.Moment, isSilent: Bool
  ) {
    guard !isSelect, isSilent, moment.step.changed.isEmpty, moment.step.focus == before.focus
    else { return }
    switch moment.action {
    case .key(.arrowUp, []), .key(.arrowDown, []), .key(.pageUp, _), .key(.pageDown, _), .step,
      .page:
      report(.boundsSilent)
    default: break
    }
  }

  /// The keys that open and close what a button opens.
  mutating func judgeKey(_ moment: PickerEvidence.Moment, wasOpen: Bool) {
    guard case .key(let key, let modifiers) = moment.action else { return }
    let opens =
      !wasOpen && (key == .enter || key == .space || key == .arrowDown && modifiers == .alt)
    let closes = wasOpen && key == .escape
    let isCollapsed = picker.dateStyle?.isCollapsed ?? picker.selectStyle?.isCollapsed ?? false
    guard isCollapsed, opens || closes, !moment.step.changed.contains(.open) else { return }
    if isSelect {
      report(.selectKeyboard, nil, ("problem", .text(opens ? "open" : "leave")))
    } else {
      report(.dateKeyboard, nil, ("problem", .text(opens ? "open" : "leave")))
    }
  }

  mutating func judgeEcho(_ moment: PickerEvidence.Moment) {
    guard let echo = configuration.echo, let shown = moment.echo,
      let value = moment.step.shown.first
    else { return }
    let right = echo.text(for: value)
    if shown.plain != right.plain {
      report(.selectEchoOutOfSync, nil, ("shown", .text(shown)), ("right", .text(right)))
    }
  }
}

extension NodeIdentifier {
  /// Whether the node is a control that has a name and a value, not a part of what it opens.
  var isControl: Bool {
    switch self {
    case .picker, .button, .timeButton, .column: true
    default: false
    }
  }
}

extension String {
  /// Whether the words of one text are those of the other or among them, in order.
  fileprivate func isInside(_ other: String) -> Bool {
    other.containsWords(of: self) || containsWords(of: other)
  }
}

/// What screen readers leave out or read wrongly.
enum UnsafeSpeech: String {
  case invisible
  case dashRange
  case numericMonth
  case abbreviation
}

extension String {
  /// What is unsafe to speak in the text.
  var unsafeSpeech: UnsafeSpeech? {
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      // Persian and Indic letters are joined and parted by invisible characters, as they should.
      let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
      if scalar.isInvisible && !isJoiner || scalar.isUnspeakableSpace { return .invisible }
      switch scalar {
      case "–", "—", "‒", "―", "~", "〜", "～":
        return .dashRange
      case "-" where before.isDigit && after.isDigit || before == " " && after == " ":
        return .dashRange
      case "/" where before.isDigit && after.isDigit: return .numericMonth
      case "." where before.isLetter:
        // The end of a sentence is none of an abbreviation, whose word is short: “juill. 5”.
        let next = scalars[(index + 1)...].first { $0 != " " }
        let length = scalars[..<index].reversed().prefix { $0.isLetter }.count
        if after.isLetter || length <= 5 && (next?.isDigit ?? false) { return .abbreviation }
      default: break
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { properties.numericType == .decimal }

  fileprivate var isLetter: Bool { properties.isAlphabetic }

  /// Thin and narrow spaces.
  fileprivate var isUnspeakableSpace: Bool {
    value == 0x2009 || value == 0x200A || value == 0x202F || value == 0xA0
  }
}
