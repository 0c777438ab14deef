/// Where a text stands: in some languages its first letter is a capital in one place and not in
/// another.
///
/// Source: CLDR, `contextTransforms`; UTS 35, part 2, "Context Transform Elements".
public enum TextContext: CaseIterable, Hashable, Sendable {
  /// Inside a sentence, or wherever the letters shall stay as the language's dictionary has them.
  case middle
  /// By itself, as a title.
  case standalone
  /// An entry of a list or menu, or a row of a wheel.
  case list
  /// At the beginning of a sentence.
  case sentence
}
