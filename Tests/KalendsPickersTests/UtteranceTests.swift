import Kalends
import Testing

/// What a screen reader says of a control, part by part.
@Suite struct UtteranceTests {
  @Test("every screen reader speaks every part once")
  func slots() {
    for reader in ScreenReader.allCases {
      #expect(Set(reader.slots) == Set(UtteranceSlot.allCases))
      #expect(reader.slots.count == UtteranceSlot.allCases.count)
    }
  }

  @Test("the word for a role has a sentence in every catalogue")
  func roleWords() {
    for reader in ScreenReader.allCases {
      for role in AccessibilityRole.allCases {
        guard let key = reader.word(for: role) else { continue }
        #expect(Catalogues.all.allSatisfy { $0.message(named: key.rawValue) != nil })
      }
    }
  }

  /// Source: the translations of NVDA, `controlTypes`: "unavailable", "spin button", "expanded",
  /// "collapsed"; small letters throughout.
  @Test(
    "NVDA speaks its own words for what is disabled, and for what is adjusted, opened and closed",
    arguments: [
      ("en", "unavailable", "spin button", "expanded", "collapsed"),
      ("de", "nicht verfügbar", "Drehschalter", "ausgeklappt", "eingeklappt"),
      ("es", "no disponible", "botón giratorio", "expandido", "contraído"),
      ("fr", "non disponible", "bouton rotatif", "développé", "réduit"),
      ("it", "non disponibile", "pulsante spin", "espanso", "non espanso"),
      ("ja", "使用不能", "スピンボタン", "展開", "折りたたみ"),
      ("pl", "niedostępne", "pokrętło", "rozwinięte", "zwinięte"),
      ("ru", "недоступно", "счётчик", "развёрнуто", "свёрнуто"),
    ])
  func nvda(
    _ locale: String, _ disabled: String, _ adjustable: String, _ open: String, _ closed: String
  ) throws {
    let messages = try Messages.open(locale: locale, from: Catalogues.all)
    let reader = ScreenReader.nvda
    #expect(try reader.word(for: .adjustable).map { try messages.text($0) } == adjustable)
    var picker = try Scene(locale: locale, reader: .nvda).datePicker(from: "2024-02-01")
    let previous = try picker.play(.move(to: .previous))
    #expect(previous.utterance.parts.last { $0.slot == .state }?.text.text == disabled)
    var compact = try Scene(locale: locale, platform: .aria, reader: .nvda).datePicker(.compact)
    func state(_ step: PickerStep) -> String? {
      step.utterance.parts.last { $0.slot == .state }?.text.text
    }
    #expect(try state(compact.model.firstStep()) == closed)
    try compact.play(.open)
    #expect(try state(compact.play(.move(to: .button))) == open)
  }
}
