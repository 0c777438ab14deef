import CAllocations
import Kalends

/// J9: a select menu of 10,000 options is opened, and searched by typing, beside a scan of all
/// options.
let selectPlans = [
  JobPlan(name: "J9-open") {
    let menu = try BigMenu()
    return Job(
      unit: "opening", unitCount: 1000,
      ours: Side(name: "kalends") {
        let opened = try OpenMenu(BigMenu())
        return Worker(units: { unit in try opened.open(unit).map { UInt64($0) } ?? .max })
      },
      peers: [
        Side(name: "scan") {
          let options = menu.options
          return Worker(units: { unit in
            options.firstIndex { $0.tag == menu.tag(of: unit) && $0.isEnabled }.map { UInt64($0) }
              ?? .max
          })
        }
      ])
  },
  JobPlan(name: "J9-type") {
    let menu = try BigMenu()
    let strokes = try menu.strokes()
    return Job(
      unit: "keystroke", unitCount: 1000,
      ours: Side(name: "kalends") {
        let opened = try OpenMenu(BigMenu())
        let states = try strokes.map { try opened.state(before: $0) }
        return Worker(units: { unit in
          try opened.type(strokes[unit].letter, in: states[unit]).map { UInt64($0) } ?? .max
        })
      },
      peers: [
        Side(name: "scan") {
          let scan = try MenuScan(menu)
          return Worker(units: { unit in scan.type(strokes[unit]).map { UInt64($0) } ?? .max })
        }
      ])
  },
]

extension Worker {
  /// A side whose units have one number for an answer.
  fileprivate init(units answer: @escaping (Int) throws -> UInt64) {
    self.init { units in
      let sum = try units.reduce(UInt64(0)) { $0 &+ (try answer($1)) }
      unsafe withUnsafeBytes(of: sum) { unsafe consume($0.baseAddress) }
    } fold: { unit, checksum in
      checksum = checksum &* 31 &+ (try answer(unit))
    }
  }
}

/// A letter that is typed, with what was typed before it, and where the highlight was before the
/// first letter and before this one.
private struct Stroke: Sendable {
  var start: Int
  var highlighted: Int
  var before: String
  var letter: String
}

/// Ten thousand options in no order, some of which cannot be chosen.
///
/// Each thread makes its own: two that count references to the same texts would wait for each other.
private struct BigMenu: Sendable {
  let options: [SelectOption]
  let locale = "pl"
  let now: Instant

  private static let syllables = [
    "ło", "la", "mu", "že", "šar", "ber", "køb", "ø", "an", "ti", "é", "gra", "ın", "ss", "ß", "ó",
  ]

  init() throws {
    var random = XorShift64()
    options = (0..<10_000).map { index in
      let text = (0..<4).map { _ in Self.syllables[random.next(below: 16)] }.joined()
      return SelectOption("\(index)", text, isEnabled: random.next(below: 10) > 0)
    }
    now = try Instant("2026-03-14T09:30Z")
  }

  /// The tag that is chosen in a unit of J9-open.
  func tag(of unit: Int) -> OptionTag { .text("\(unit * 7919 % 10_000)") }

  /// The keystrokes of J9-type: words of four letters, each from a place of its own.
  func strokes() throws -> [Stroke] {
    var random = XorShift64()
    let scan = try MenuScan(self)
    var strokes: [Stroke] = []
    while strokes.count < 1000 {
      let word = options[random.next(below: 10_000)].text.prefix(4)
      var highlighted = random.next(below: 10_000)
      while !options[highlighted].isEnabled { highlighted = (highlighted + 1) % 10_000 }
      let start = highlighted
      var before = ""
      for letter in word {
        let stroke = Stroke(
          start: start, highlighted: highlighted, before: before, letter: String(letter))
        strokes.append(stroke)
        highlighted = scan.type(stroke) ?? highlighted
        before.append(letter)
      }
    }
    return Array(strokes.prefix(1000))
  }
}

/// The menu as Kalends has it.
private final class OpenMenu {
  private let keys: SearchKeyMaker
  private let closed: SelectMenuModel
  private let menu: BigMenu

  init(_ menu: BigMenu) throws {
    self.menu = menu
    keys = try SearchKeyMaker(locale: menu.locale)
    var configuration = PickerConfiguration("menu", .select, label: .text("Menu"))
    configuration.options = menu.options
    closed = try SelectMenuModel(
      StyledPicker(configuration), in: PickerEnvironment(locale: menu.locale, zone: .utc),
      searchKey: keys.key)
  }

  /// The place of what is highlighted when the menu opens on a choice that can be chosen.
  func open(_ unit: Int) throws -> Int? {
    var model = closed
    _ = try model.perform(
      .set([.value(.option(menu.tag(of: unit)))]), now: menu.now, searchKey: keys.key)
    _ = try model.perform(.open, now: menu.now, searchKey: keys.key)
    return model.selected == model.highlighted ? model.highlighted : nil
  }

  /// The menu in which some letters were typed already.
  func state(before stroke: Stroke) throws -> SelectMenuModel {
    var model = closed
    _ = try model.perform(.open, now: menu.now, searchKey: keys.key)
    _ = try model.perform(
      .move(to: .option("\(stroke.start)")), now: menu.now, searchKey: keys.key)
    if !stroke.before.isEmpty {
      _ = try model.perform(.type(stroke.before), now: menu.now, searchKey: keys.key)
    }
    return model
  }

  /// The place that typing a letter leads to.
  func type(_ letter: String, in state: SelectMenuModel) throws -> Int? {
    var model = state
    _ = try model.perform(.type(letter), now: menu.now, searchKey: keys.key)
    return model.highlighted
  }
}

/// The same by looking at one option after the other.
private final class MenuScan {
  private let maker: SearchKeyMaker
  private let keys: [SearchKey?]

  init(_ menu: BigMenu) throws {
    let maker = try SearchKeyMaker(locale: menu.locale)
    self.maker = maker
    keys = menu.options.map { $0.isEnabled ? maker.key(of: $0.text) : nil }
  }

  func type(_ stroke: Stroke) -> Int? {
    let letter = maker.key(of: stroke.letter)
    let letters = stroke.before.map { maker.key(of: String($0)) }
    if letters.allSatisfy({ $0 == letter }) {
      return first(letter, from: stroke.highlighted + 1, isStrict: letters.isEmpty)
        ?? stroke.highlighted
    }
    return first(
      maker.key(of: stroke.before + stroke.letter), from: stroke.highlighted, isStrict: true)
      ?? stroke.highlighted
  }

  private func first(_ key: SearchKey, from start: Int, isStrict: Bool) -> Int? {
    let ways: [(SearchKey) -> [UInt8]] = [{ $0.locale }, { $0.root }, { $0.letters }]
    if !isStrict { return first(ways, key, from: start) }
    for way in ways {
      if let place = first([way], key, from: start) { return place }
    }
    return nil
  }

  private func first(
    _ ways: [(SearchKey) -> [UInt8]], _ key: SearchKey, from start: Int
  ) -> Int? {
    for offset in 0..<keys.count {
      let place = (start + offset) % keys.count
      guard let option = keys[place] else { continue }
      if ways.contains(where: { !$0(key).isEmpty && $0(option).starts(with: $0(key)) }) {
        return place
      }
    }
    return nil
  }
}
