import Kalends
import TestSupport

/// A session with a select.
struct SelectSession: Session {
  private var model: SelectMenuModel
  private let keys: SearchKeyMaker

  init(in environment: PickerEnvironment, _ random: inout SplitMix64) throws {
    keys = try SearchKeyMaker(locale: environment.locale.identifier)
    var configuration = PickerConfiguration("menu", .select, label: .text("Menu"))
    configuration.options = random.options()
    model = try SelectMenuModel(
      StyledPicker(configuration), in: environment, searchKey: keys.key)
  }

  var focus: NodeIdentifier { model.focus }
  var summary: String { "a select of \(model.options.count)" }

  mutating func perform(_ action: PickerAction, now: Instant) throws(PickerError) -> PickerStep {
    try model.perform(action, now: now, searchKey: keys.key)
  }

  func tree() throws(PickerError) -> AccessibilityNode { try model.tree() }

  func shows(_ node: NodeIdentifier) -> Bool { node == .button ? !model.isOpen : model.isOpen }

  func ownFault() -> String? {
    guard let highlighted = model.highlighted else { return nil }
    if !model.isOpen { return "a highlight in a closed list" }
    guard model.options.indices.contains(highlighted) else { return "a highlight beyond the end" }
    return model.options[highlighted].isEnabled ? nil : "an option that cannot be chosen"
  }

  func action(_ random: inout SplitMix64) -> PickerAction {
    switch random.below(12) {
    case 0...4: return .key(random.element(PickerKey.allCases), random.element([[], [], .alt]))
    case 5, 6: return .type(random.element(["a", "b", "é", "ł", "ab", " "]))
    case 7: return .open
    case 8: return random.element([.close, .escape, .focus, .tick])
    case 9: return .choose(.option(.text("\(random.below(12))")))
    case 10: return .step(by: random.element([1, -1, 20, .max, .min]))
    default:
      return .set([
        random.below(2) == 0
          ? .options(random.options()) : .value(.option(.text("\(random.below(12))")))
      ])
    }
  }
}

extension SplitMix64 {
  /// Some options, or none; some of which cannot be chosen.
  fileprivate mutating func options() -> [SelectOption] {
    (0..<below(12)).map { number in
      SelectOption(
        "\(number)", element(["Apple", "apricot", "Banana", "Éclair", "Łosoś", "ab"]),
        isEnabled: below(4) > 0, section: below(6) == 0 ? "More" : nil)
    }
  }
}
