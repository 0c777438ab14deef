public import KalendsCore

/// Texts with their languages, and utterances made of them.
extension PickerEnvironment {
  /// A sentence of the catalogue with its language.
  ///
  /// - Throws: ``KalendsCore/KalendsError/missingArgument(_:)``,
  ///   ``KalendsCore/KalendsError/wrongArgument(_:expected:)``.
  public func text(
    _ key: MessageKey, _ arguments: MessageArguments = [:]
  ) throws(KalendsError) -> LocalizedText {
    LocalizedText(try messages.text(key, arguments), language: messages.languageTag)
  }

  /// What is said of a control, in the order of the screen reader.
  ///
  /// - Parameters:
  ///   - parts: what there is to say; of parts in one slot the first is said first.
  ///   - braille: what a braille display shows; all parts but role and hint when `nil`. No word
  ///     comes twice in it.
  /// - Returns: the parts with their text as one.
  /// - Throws: nothing with a catalogue of the package.
  /// - Complexity: O(*n*) in the length of the texts.
  public func utterance(
    _ parts: [Utterance.Part], braille: String? = nil
  ) throws(KalendsError) -> Utterance {
    var ordered: [Utterance.Part] = []
    for slot in screenReader.slots {
      for part in parts where part.slot == slot && !part.text.text.isEmpty { ordered.append(part) }
    }
    var text = ""
    var short = ""
    for part in ordered {
      text =
        text.isEmpty
        ? part.text.text
        : try messages.text(
          .utterancePair, ["first": .text(text), "second": .text(part.text.text)])
      if part.slot == .role || part.slot == .hint { continue }
      short += short.isEmpty ? part.text.text : " " + part.text.text
    }
    return Utterance(
      parts: ordered, text: text, braille: (braille ?? short).withoutRepeatedWords)
  }
}
