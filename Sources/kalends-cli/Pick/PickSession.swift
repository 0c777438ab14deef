internal import Kalends

/// A picker as the terminal runs it: a model of `KalendsPickers` with its picture, and what ends it.
protocol TerminalPicker {
  /// What has the focus.
  var focus: NodeIdentifier { get }
  /// Whether something is open that Escape closes before the whole.
  var isInside: Bool { get }
  /// What is shown and said at first.
  func firstStep() throws -> PickerStep
  /// Does something.
  mutating func perform(_ action: PickerAction, now: Instant) throws -> PickerStep
  /// Presses a key.
  ///
  /// - Returns: what it came to; `nil` when a choice was made that ends the whole.
  mutating func press(
    _ key: PickerKey, _ modifiers: KeyModifiers, now: Instant
  ) throws -> PickerStep?
  /// What is drawn.
  func picture(usesColor: Bool) throws -> PickerPicture
  /// The choice, in lines.
  func result() throws -> [String]
}

/// A picker on a screen, from the first showing to the choice.
struct PickSession {
  let screen: any TerminalScreen
  let now: () throws -> Instant
  var picker: any TerminalPicker

  init(
    _ picker: any TerminalPicker, on screen: any TerminalScreen, now: @escaping () throws -> Instant
  ) {
    self.picker = picker
    self.screen = screen
    self.now = now
  }

  /// Runs until something is chosen.
  ///
  /// - Returns: the choice, in lines; `nil` when there was none.
  /// - Throws: what a model throws of a number that cannot be written, and what `now` throws.
  mutating func run() throws -> [String]? {
    defer { screen.close() }
    var step = try picker.firstStep()
    while true {
      try show(step)
      guard let next = try react(to: screen.next(), after: step) else { return nil }
      switch next {
      case .step(let next): step = next
      case .done: return try picker.result()
      }
    }
  }

  private enum Outcome {
    case step(PickerStep)
    case done
  }

  /// What an input comes to; `nil` when it ends the whole without a choice.
  private mutating func react(
    to input: TerminalInput, after step: PickerStep
  ) throws -> Outcome? {
    switch input {
    case .end: return nil
    case .redraw, .other: return .step(step)
    case .key(.escape, _):
      return picker.isInside ? .step(try picker.perform(.escape, now: now())) : nil
    case .key(let key, .alt) where key == .pageUp || key == .pageDown:
      // Terminals keep Shift with a page key for themselves.
      return try picker.press(key, .shift, now: now()).map { .step($0) } ?? .done
    case .key(let key, let modifiers):
      return try picker.press(key, modifiers, now: now()).map { .step($0) } ?? .done
    case .text(let character):
      return .step(try picker.perform(.type(String(character)), now: now()))
    }
  }

  private func show(_ step: PickerStep) throws {
    // What was said already when the focus came is not said again.
    let isKnown = !step.announcements.isEmpty && !step.changed.contains(.focus)
    let said = isKnown ? [] : [step.utterance.text]
    let status = (said + step.announcements.map(\.text.text)).joined(separator: " ")
    let fitted = try picker.picture(usesColor: screen.usesColor)
      .fitted(to: screen.size, focus: picker.focus, status: status)
    screen.show(fitted.canvas, cursor: fitted.cursor)
  }
}
