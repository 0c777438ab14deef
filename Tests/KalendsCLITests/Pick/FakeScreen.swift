import Kalends

@testable import KalendsCLI

/// A terminal that presses keys by itself and keeps what it is shown.
final class FakeScreen: TerminalScreen {
  private(set) var size: (rows: Int, columns: Int)
  let usesColor: Bool
  private var inputs: ArraySlice<TerminalInput>
  /// Each picture with its cursor.
  private(set) var shown: [(canvas: Canvas, cursor: Place)] = []
  private(set) var isClosed = false

  init(
    _ inputs: [TerminalInput], size: (rows: Int, columns: Int) = (24, 80), usesColor: Bool = false
  ) {
    self.inputs = inputs[...]
    self.size = size
    self.usesColor = usesColor
  }

  func show(_ canvas: Canvas, cursor: Place) { shown.append((canvas, cursor)) }
  func next() -> TerminalInput { inputs.popFirst() ?? .end }
  func close() { isClosed = true }

  /// The rows of the last picture, without marks and blanks at their ends.
  var lines: [String] { Self.lines(of: shown.last?.canvas) }

  /// The rows of a picture, without marks and blanks at their ends.
  static func lines(of canvas: Canvas?) -> [String] {
    (canvas?.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{200E}" }))
        .trimmingBlanks
    }
  }
}

extension TerminalInput {
  static let right = TerminalInput.key(.arrowRight, [])
  static let down = TerminalInput.key(.arrowDown, [])
  static let enter = TerminalInput.key(.enter, [])
  static let space = TerminalInput.key(.space, [])
  static let tab = TerminalInput.key(.tab, [])
  static let backTab = TerminalInput.key(.tab, .shift)
  static let escape = TerminalInput.key(.escape, [])
}

extension Run {
  /// Runs `kalends pick` on a screen, on 14 March 2026.
  static func pick(_ arguments: [String], on screen: FakeScreen) throws -> Run {
    try command(["pick"] + arguments, screen: screen)
  }
}
