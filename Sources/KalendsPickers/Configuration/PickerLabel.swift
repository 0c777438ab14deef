/// The label of a picker.
public enum PickerLabel: Hashable, Sendable {
  /// A text.
  case text(String)
  /// An image by its name, with the text that stands for it.
  case image(String, alternative: String?)
  /// Something that the host draws, with the text that stands for it.
  case custom(alternative: String?)

  /// The label in words; `nil` for an image or a drawing without words.
  public var words: String? {
    switch self {
    case .text(let text): text
    case .image(_, let alternative), .custom(let alternative): alternative
    }
  }
}

/// A visible text that repeats the selection: “Fruit: Apple”.
public struct SelectionEcho: Hashable, Sendable {
  /// The text, in which `{value}` stands for the selection.
  public var template: String
  /// What the text shows on the screen; `nil` where nobody looked.
  public var shown: String?

  /// Makes an echo of a template.
  public init(_ template: String, shown: String? = nil) {
    self.template = template
    self.shown = shown
  }

  /// What the text shows for a value when it is in step.
  ///
  /// - Complexity: O(*n*) in the length of the template.
  public func text(for value: String) -> String {
    var text = ""
    var rest = template.utf8[...]
    let place = "{value}".utf8
    while !rest.isEmpty {
      if rest.starts(with: place) {
        text += value
        rest = rest.dropFirst(place.count)
      } else {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "{")) ?? rest.endIndex
        text += String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[end...]
      }
    }
    return text
  }
}
