public import KalendsPickers

extension PickerError: CustomStringConvertible {
  /// What is wrong, with the input, in English for developers.
  public var description: String {
    switch self {
    case .core(let error): error.description
    case .wrongValue(let selection): "a picker of this kind cannot have the value \(selection)"
    case .unknownStyle(let style): "a picker of this kind has no style '\(style.rawValue)'"
    case .noSuchNode(let node): "the picker shows no part '\(node)' now"
    case .noSuchColumn(let field): "the picker shows no wheel '\(field.rawValue)' now"
    }
  }
}
