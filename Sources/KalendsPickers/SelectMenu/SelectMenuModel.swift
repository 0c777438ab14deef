public import KalendsCore

/// A select in the menu style: a button that shows the chosen option and opens a list of all.
///
/// A value: an action changes it and says what a front end has to do. Keys are those of the W3C's
/// select-only combobox. The highlight never rests on an option that cannot be chosen.
///
/// ```swift
/// let keys = try SearchKeyMaker(locale: "en")
/// var fruit = PickerConfiguration("fruit", .select, label: .text("Fruit"))
/// fruit.options = [SelectOption("apple", "Apple"), SelectOption("banana", "Banana")]
/// fruit.selection = .option(.text("apple"))
/// var model = try SelectMenuModel(StyledPicker(fruit), in: environment, searchKey: keys.key)
/// try model.firstStep().utterance.text  // Fruit, Apple, Pop Up Button
/// try model.perform(.type("b"), now: now, searchKey: keys.key).focus  // option banana
/// ```
public struct SelectMenuModel: Hashable, Sendable {
  let context: PickerContext
  let name: AccessibleName
  var index: SelectIndex
  private var search = Typeahead()

  /// The tag of the chosen option, also when no option has it; `nil` when nothing is chosen.
  public private(set) var selection: OptionTag?
  /// Whether the list is shown.
  public private(set) var isOpen = false
  /// The place of the option that Enter would choose, from 0 on; `nil` while the list is closed, or
  /// when nothing in it can be chosen.
  public private(set) var highlighted: Int?

  /// Page Up and Page Down move by so many options.
  static let pageLength = 10

  /// Makes a closed select.
  ///
  /// - Parameters:
  ///   - picker: what the host put together.
  ///   - environment: the world around it.
  ///   - searchKey: makes the key of a text, as `SearchKeyMaker` does.
  /// - Throws: ``PickerError/unknownStyle(_:)`` for another style than automatic or menu;
  ///   ``PickerError/wrongValue(_:)`` for a selection that is no option's tag.
  /// - Complexity: O(*n* log *n*) in the number of options; none of it is done again later.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, searchKey: (String) -> SearchKey
  ) throws(PickerError) {
    guard picker.selectStyle?.isCollapsed == true else { throw .unknownStyle(picker.style) }
    do throws(KalendsError) {
      context = try PickerContext(picker, in: environment)
    } catch {
      throw .core(error)
    }
    name = AccessibleName(of: picker, on: environment.platform)
    index = SelectIndex(picker.configuration.options, searchKey: searchKey)
    selection = try Self.tag(of: picker.configuration.selection ?? .none)
  }

  private static func tag(of selection: PickerSelection) throws(PickerError) -> OptionTag? {
    switch selection {
    case .none: nil
    case .option(let tag): tag
    default: throw .wrongValue(selection)
    }
  }

  /// The options, in order.
  public var options: [SelectOption] { index.options }

  /// The place of the chosen option; `nil` when no option is chosen.
  public var selected: Int? { selection.flatMap { index.place(of: $0) } }

  /// What has the focus: the button, an option of the open list, or the list when nothing in it can
  /// be chosen.
  public var focus: NodeIdentifier {
    isOpen ? highlighted.map { index.nodes[$0] } ?? .list : .button
  }

  /// Does what a person or the host does.
  ///
  /// - Parameters:
  ///   - action: what is done; what makes no sense for a menu changes nothing.
  ///   - now: the present, by which a pause in typing is told.
  ///   - searchKey: makes the key of a text, as that of ``init(_:in:searchKey:)`` did.
  /// - Returns: what a front end has to do.
  /// - Throws: ``PickerError/wrongValue(_:)``, ``PickerError/noSuchNode(_:)``; the model is then as
  ///   it was before.
  /// - Complexity: O(log *n*) in the number of options; O(*n* log *n*) when the host sets them.
  public mutating func perform(
    _ action: PickerAction, now: Instant, searchKey: (String) -> SearchKey
  ) throws(PickerError) -> PickerStep {
    let before = self
    var message: (key: MessageKey, arguments: MessageArguments)?
    switch action {
    case .key(.space, []) where search.isUnderWay(at: now):
      if !type(" ", after: nil, at: now, searchKey) { message = (.announceNoMatch, [:]) }
    case .key(let key, let modifiers): press(key, modifiers)
    case .type(let text, let pause):
      if !type(text, after: pause, at: now, searchKey) { message = (.announceNoMatch, [:]) }
    case .choose(let value):
      let tag = try Self.tag(of: value)
      let place = tag.flatMap { index.place(of: $0) }
      guard tag == nil || place != nil else { throw .wrongValue(value) }
      if let place, !options[place].isEnabled {
        message = (.announceUnavailable, ["date": .text(options[place].text)])
      } else {
        selection = tag
        close()
      }
    case .move(let node):
      guard node != focus else { break }
      guard isOpen, let place = index.place(of: node), options[place].isEnabled else {
        throw .noSuchNode(node)
      }
      highlighted = place
    case .step(let count): if isOpen { move(by: count) }
    case .page(let count, _): if isOpen { move(by: Self.clamped(count) * Self.pageLength) }
    case .open: open()
    case .close, .escape: close()
    case .set(let changes):
      for change in changes { try set(change, searchKey) }
      if isOpen, options.count != before.options.count {
        message = (.announceOptions, ["count": .number(options.count)])
      }
    case .focus, .tick, .toggle, .turn, .rest: break
    }
    // Anything else than typing ends a search.
    switch action {
    case .type, .key(.space, []), .tick, .focus: break
    default: search.end()
    }
    do throws(KalendsError) {
      return try step(after: before, message: message, isByHost: action.isByHost)
    } catch {
      self = before
      throw .core(error)
    }
  }

  // MARK: - What actions do

  private mutating func press(_ key: PickerKey, _ modifiers: KeyModifiers) {
    guard isOpen else {
      switch key {
      case .arrowDown, .enter, .space: open()
      case .arrowUp, .home:
        open()
        highlighted = index.enabled.first
      case .end:
        open()
        highlighted = index.enabled.last
      default: break
      }
      return
    }
    switch key {
    case .arrowUp where modifiers.contains(.alt): commit()
    case .arrowDown where modifiers.contains(.alt): break
    case .arrowDown: move(by: 1)
    case .arrowUp: move(by: -1)
    case .pageDown: move(by: Self.pageLength)
    case .pageUp: move(by: -Self.pageLength)
    case .home: highlighted = index.enabled.first
    case .end: highlighted = index.enabled.last
    case .enter, .space, .tab: commit()
    case .escape: close()
    case .arrowLeft, .arrowRight: break
    }
  }

  private mutating func open() {
    guard !isOpen else { return }
    isOpen = true
    highlighted = selected.flatMap { options[$0].isEnabled ? $0 : nil } ?? index.enabled.first
  }

  private mutating func close() {
    isOpen = false
    highlighted = nil
  }

  private mutating func commit() {
    if let highlighted { selection = options[highlighted].tag }
    close()
  }

  private mutating func move(by count: Int) {
    highlighted = index.moved(highlighted, by: count)
  }

  private static func clamped(_ count: Int) -> Int { min(max(count, -1_000_000), 1_000_000) }

  /// Types letters one after the other.
  ///
  /// - Returns: whether the last one found an option.
  private mutating func type(
    _ text: String, after pause: Int?, at now: Instant, _ searchKey: (String) -> SearchKey
  ) -> Bool {
    if let pause, pause >= Typeahead.pause { search.end() }
    var isFound = true
    for letter in text {
      let place = search.type(
        letter, from: highlighted ?? selected, in: index, at: now, searchKey: searchKey)
      open()
      if let place { highlighted = place }
      isFound = place != nil
    }
    return isFound
  }

  private mutating func set(
    _ change: PickerChange, _ searchKey: (String) -> SearchKey
  ) throws(PickerError) {
    switch change {
    case .value(let value): selection = try Self.tag(of: value)
    case .options(let options):
      let old = index
      index = SelectIndex(options, searchKey: searchKey)
      guard isOpen else { return }
      highlighted = highlighted.map { index.nearest(to: $0, of: old) } ?? index.enabled.first
    case .bounds, .unavailable, .rules, .visible: break
    }
  }
}

extension PickerAction {
  /// Whether it is the host who acts.
  fileprivate var isByHost: Bool {
    if case .set = self { true } else { false }
  }
}
