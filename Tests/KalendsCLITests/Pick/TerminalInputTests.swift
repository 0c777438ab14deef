import Kalends
import Testing

@testable import KalendsCLI

/// Keys by the names of UI Events.
@Suite struct TerminalInputTests {
  @Test(
    "function keys have their modifiers in their names",
    arguments: [
      ("KEY_DOWN", TerminalInput.key(.arrowDown, [])), ("KEY_SNEXT", .key(.pageDown, .shift)),
      ("KEY_BTAB", .key(.tab, .shift)), ("KEY_SF", .key(.arrowDown, .shift)),
      ("kDN3", .key(.arrowDown, .alt)), ("kPRV3", .key(.pageUp, .alt)),
      ("kHOM4", .key(.home, [.shift, .alt])), ("KEY_ENTER", .key(.enter, [])),
      ("KEY_RESIZE", .redraw), ("kDN5", .other), ("KEY_F(1)", .other), ("", .other),
    ])
  func functionKeys(_ name: String, _ input: TerminalInput) {
    #expect(TerminalInput(functionKey: name) == input)
  }

  @Test(
    "characters are keys, letters, or nothing",
    arguments: [
      ("\r", TerminalInput.key(.enter, [])), ("\n", .key(.enter, [])), ("\t", .key(.tab, [])),
      (" ", .key(.space, [])), ("\u{1B}", .key(.escape, [])), ("\u{4}", .end),
      ("\u{C}", .redraw), ("\u{1}", .other), ("\u{9B}", .other), ("ø", .text("ø")),
    ] as [(Unicode.Scalar, TerminalInput)])
  func characters(_ character: Unicode.Scalar, _ input: TerminalInput) {
    #expect(TerminalInput(character) == input)
  }

  @Test("Escape before a key is Alt with it")
  func alt() {
    #expect(TerminalInput.key(.arrowDown, []).withAlt == .key(.arrowDown, .alt))
    #expect(TerminalInput.text("x").withAlt == .other)
  }
}
