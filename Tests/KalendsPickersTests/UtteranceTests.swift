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
}
