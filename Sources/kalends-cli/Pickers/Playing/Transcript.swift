internal import Kalends

/// A session with a picker, line by line: what was done, what is shown, where the focus is, what is
/// spoken.
///
/// What is as before is not said again.
struct Transcript {
  private(set) var lines: [String] = []
  private var last: (value: String, shown: String, focus: String, spoken: String)?

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - step: what an action led to.
  ///   - value: the value in ISO 8601.
  ///   - action: what was done; `nil` for the first showing.
  mutating func add(_ step: PickerStep, value: JSONValue, after action: JSONValue?) {
    if let action { lines.append("> \(Self.text(of: action))") }
    let value = if case .string(let text) = value { text } else { value.text }
    let shown = step.shown.joined(separator: " | ")
    let focus = step.focus.description
    let spoken = step.utterance.text
    if value != last?.value { lines.append("  value      \(value)") }
    if shown != last?.shown { lines.append("  shown      \(shown)") }
    if focus != last?.focus { lines.append("  focus      \(focus)") }
    if spoken != last?.spoken || focus != last?.focus { lines.append("  spoken     \(spoken)") }
    for announcement in step.announcements {
      lines.append("  \(announcement.urgency.rawValue.padded(to: 10)) \(announcement.text.text)")
    }
    last = (value, shown, focus, spoken)
  }

  /// An action in words: what is done, and with what.
  private static func text(of action: JSONValue) -> String {
    guard case .object(let members) = action else { return action.text }
    return members.map { member in
      switch (member.key, member.value) {
      case ("do", .string(let name)): name
      case ("shift", .bool(true)), ("alt", .bool(true)): member.key
      case (_, .string(let text)): text
      default: "\(member.key) \(member.value.text)"
      }
    }.joined(separator: " ")
  }
}

extension String {
  /// The text with spaces up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
