import Kalends
import TestSupport

/// A picker that is played, and judged after each step.
protocol Session {
  /// What has the focus.
  var focus: NodeIdentifier { get }
  /// The picker in a few words.
  var summary: String { get }
  mutating func perform(_ action: PickerAction, now: Instant) throws(PickerError) -> PickerStep
  func tree() throws(PickerError) -> AccessibilityNode
  /// Whether a part can have the focus.
  func shows(_ node: NodeIdentifier) -> Bool
  /// What of this kind of picker does not hold.
  func ownFault() -> String?
  /// Something that can be done with it.
  func action(_ random: inout SplitMix64) -> PickerAction
}

extension Session {
  /// What does not hold after a step.
  func fault(after step: PickerStep, checksTree: Bool) throws(PickerError) -> String? {
    if step.focus != focus { return "the focus of the step is another one" }
    if !shows(focus) { return "the focus is on \(focus), which is not shown" }
    if let fault = step.spokenFault ?? ownFault() { return fault }
    return checksTree ? try tree().fault(focus: focus) : nil
  }
}

extension PickerStep {
  /// What is wrong with what is said.
  fileprivate var spokenFault: String? {
    if utterance.text.isEmpty || utterance.braille.isEmpty { return "nothing is spoken" }
    if utterance.parts.count(where: { $0.slot == .name }) > 1 { return "two names" }
    if announcements.count > 1 { return "more than one announcement" }
    if announcements.contains(where: { $0.text.text.isEmpty }) { return "an empty announcement" }
    for text in [utterance.text] + announcements.map({ $0.text.text }) {
      let unsafe = text.unicodeScalars.first {
        $0.value == 0x202F || $0.value == 0x2009 || $0.value == 0x2013 || $0.value == 0xAD
          || (0x200B...0x200F).contains($0.value)
      }
      if let unsafe { return "U+\(String(unsafe.value, radix: 16)) in '\(text)'" }
    }
    return nil
  }
}

extension AccessibilityNode {
  private var all: [AccessibilityNode] { [self] + children.flatMap { $0.all } }

  /// What is wrong with a tree.
  fileprivate func fault(focus: NodeIdentifier) -> String? {
    let nodes = all
    if nodes.count(where: { $0.states.contains(.focused) }) != 1 {
      return "not one focus in the tree"
    }
    if !nodes.contains(where: { $0.id == focus }) { return "no node has the focus" }
    var names: [NodeIdentifier: Int] = [:]
    for node in nodes { names[node.id, default: 0] += 1 }
    return names.first { $0.value > 1 }.map { "two nodes \($0.key)" }
  }
}
