internal import Kalends

/// A text with the columns that it takes in a terminal.
struct TerminalText {
  private(set) var text = ""
  private(set) var width = 0

  init() {}

  /// A text without control sequences.
  init(_ text: String) {
    self.text = text
    width = DisplayWidth.of(text)
  }

  /// Blanks.
  init(blank width: Int) {
    text = String(repeating: " ", count: max(width, 0))
    self.width = max(width, 0)
  }

  static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout TerminalText, right: TerminalText) {
    left.text += right.text
    left.width += right.width
  }

  /// Appends what takes no column: a control sequence or a mark.
  mutating func append(invisible text: String) { self.text += text }

  /// The text moved to the right end of a column.
  func aligned(right column: Int) -> TerminalText { TerminalText(blank: column - width) + self }

  /// The text with blanks behind it.
  func aligned(left column: Int) -> TerminalText { self + TerminalText(blank: column - width) }

  /// The text in the middle of a column.
  func centered(in column: Int) -> TerminalText {
    (TerminalText(blank: (column - width) / 2) + self).aligned(left: column)
  }

  /// The text in a rendition of ECMA-48, such as 7 for reverse.
  func rendered(_ rendition: Int) -> TerminalText {
    var result = self
    result.text = "\u{1B}[\(rendition)m\(text)\u{1B}[0m"
    return result
  }
}

extension TerminalText {
  /// Whether a terminal that reorders text would move parts of this one: it has characters of a
  /// right-to-left script, or digits that go with one.
  var mayBeReordered: Bool {
    text.unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmingBlanks: String {
    let blanks = utf8.reversed().prefix { $0 == 0x20 }.count
    return String(decoding: utf8.dropLast(blanks), as: UTF8.self)
  }
}
