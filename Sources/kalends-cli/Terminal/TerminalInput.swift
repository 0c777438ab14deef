internal import Kalends

/// What comes from a keyboard, as a picker understands it.
enum TerminalInput: Hashable, Sendable {
  /// A key by its name in UI Events.
  case key(PickerKey, KeyModifiers)
  /// A letter, a digit or another character that is typed.
  case text(Unicode.Scalar)
  /// Everything has to be drawn again; the terminal may have another size now.
  case redraw
  /// A key that means nothing here.
  case other
  /// Nothing more will come.
  case end

  /// A character.
  init(_ character: Unicode.Scalar) {
    self =
      switch character {
      case "\r", "\n": .key(.enter, [])
      case "\t": .key(.tab, [])
      case " ": .key(.space, [])
      case "\u{1B}": .key(.escape, [])
      case "\u{0C}": .redraw  // Control-L, by old custom.
      case "\u{04}": .end  // Control-D.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": .other
      default: .text(character)
      }
  }

  /// A function key by the name that ncurses has for it: `KEY_DOWN`, or terminfo's extended `kDN3`.
  init(functionKey name: String) {
    switch name {
    case "KEY_RESIZE": self = .redraw
    case "KEY_ENTER": self = .key(.enter, [])
    default:
      if let key = Self.plain[name] {
        self = .key(key, [])
      } else if let key = Self.shifted[name] {
        self = .key(key, .shift)
      } else {
        self = Self.extended(name) ?? .other
      }
    }
  }

  /// The same key with Alt, which many terminals send as Escape before it.
  var withAlt: TerminalInput {
    if case .key(let key, let modifiers) = self { return .key(key, modifiers.union(.alt)) }
    return .other
  }

  private static let plain: [String: PickerKey] = [
    "KEY_UP": .arrowUp, "KEY_DOWN": .arrowDown, "KEY_LEFT": .arrowLeft, "KEY_RIGHT": .arrowRight,
    "KEY_PPAGE": .pageUp, "KEY_NPAGE": .pageDown, "KEY_HOME": .home, "KEY_END": .end,
    "KEY_FIND": .home, "KEY_SELECT": .end,
  ]

  private static let shifted: [String: PickerKey] = [
    "KEY_SR": .arrowUp, "KEY_SF": .arrowDown, "KEY_SLEFT": .arrowLeft, "KEY_SRIGHT": .arrowRight,
    "KEY_SPREVIOUS": .pageUp, "KEY_SNEXT": .pageDown, "KEY_SHOME": .home, "KEY_SEND": .end,
    "KEY_BTAB": .tab, "kUP": .arrowUp, "kDN": .arrowDown,
  ]

  /// A key with modifiers by terminfo's extended name, in which a number says which they are.
  ///
  /// Source: xterm's control sequences, "PC-Style Function Keys": 2 is Shift, 3 is Alt, 4 is both.
  private static func extended(_ name: String) -> TerminalInput? {
    let keys: [String: PickerKey] = [
      "kUP": .arrowUp, "kDN": .arrowDown, "kLFT": .arrowLeft, "kRIT": .arrowRight,
      "kPRV": .pageUp, "kNXT": .pageDown, "kHOM": .home, "kEND": .end,
    ]
    guard let key = keys[String(name.dropLast())] else { return nil }
    switch name.last {
    case "3": return .key(key, .alt)
    case "4": return .key(key, [.shift, .alt])
    default: return nil
    }
  }
}
