internal import KalendsCore

/// The options of a select with all that finds them, made once and shared by every copy of a model.
final class SelectIndex: Sendable {
  let options: [SelectOption]
  /// The node of each option.
  let nodes: [NodeIdentifier]
  /// The options that can be chosen, in order, by their places.
  let enabled: [Int]
  /// For each option, how many that can be chosen come before it.
  private let enabledBefore: [Int]
  private let places: [NodeIdentifier: Int]
  private let tags: [OptionTag: Int]
  private let prefixes: PrefixIndex

  /// Indexes options.
  ///
  /// - Complexity: O(*n* log *n*)
  init(_ options: [SelectOption], searchKey: (String) -> SearchKey) {
    self.options = options
    var nodes: [NodeIdentifier] = []
    var enabled: [Int] = []
    var enabledBefore: [Int] = []
    var places: [NodeIdentifier: Int] = [:]
    var tags: [OptionTag: Int] = [:]
    for (place, option) in options.enumerated() {
      var node = NodeIdentifier.option(option.id)
      // Without a name of its own an option is told by its place.
      if option.id.isEmpty || places[node] != nil { node = .option("\(option.id)#\(place + 1)") }
      nodes.append(node)
      places[node] = place
      if tags[option.tag] == nil { tags[option.tag] = place }
      enabledBefore.append(enabled.count)
      if option.isEnabled { enabled.append(place) }
    }
    self.nodes = nodes
    self.enabled = enabled
    self.enabledBefore = enabledBefore
    self.places = places
    self.tags = tags
    prefixes = PrefixIndex(options.map { $0.isEnabled ? searchKey($0.text) : nil })
  }

  /// The place of an option by its node.
  func place(of node: NodeIdentifier) -> Int? { places[node] }

  /// The place of the first option with a tag.
  func place(of tag: OptionTag) -> Int? { tags[tag] }

  /// The option that can be chosen, so many further on; the last one in a direction stays.
  func moved(_ place: Int?, by count: Int) -> Int? {
    guard let last = enabled.indices.last else { return nil }
    guard let place else { return enabled[count < 0 ? last : 0] }
    var target = enabledBefore[place] + min(max(count, -enabled.count), enabled.count)
    // Standing on one that cannot be chosen is already standing before the next one.
    if !options[place].isEnabled, count > 0 { target -= 1 }
    return enabled[min(max(target, 0), last)]
  }

  /// The next option that begins with what was typed, from a place on and around the end.
  func next(beginningWith key: SearchKey, from place: Int, by ways: PrefixIndex.Ways) -> Int? {
    prefixes.next(beginningWith: key, from: place, by: ways)
  }

  /// The option that can be chosen and is nearest to one of other options; of two equally near ones
  /// the later one.
  func nearest(to place: Int, of other: SelectIndex) -> Int? {
    func remaining(_ place: Int) -> Int? {
      guard other.nodes.indices.contains(place), let found = places[other.nodes[place]],
        options[found].isEnabled
      else { return nil }
      return found
    }
    for distance in 0..<max(other.nodes.count, 1) {
      if let found = remaining(place + distance) ?? remaining(place - distance) { return found }
    }
    return enabled.first
  }
}

extension SelectIndex: Hashable {
  static func == (one: SelectIndex, other: SelectIndex) -> Bool {
    one === other || one.options == other.options
  }

  func hash(into hasher: inout Hasher) { hasher.combine(options.count) }
}
