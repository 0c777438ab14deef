import KalendsCore
import TestSupport
import Testing

/// Finding the next text that begins with what was typed, against looking at one after the other.
@Suite struct PrefixIndexTests {
  private func key(_ locale: String, _ root: String? = nil, _ letters: String? = nil) -> SearchKey {
    SearchKey(
      locale: Array(locale.utf8), root: Array((root ?? locale).utf8),
      letters: Array((letters ?? root ?? locale).utf8))
  }

  /// What a scan finds: the first match from the start on, going around.
  private func scan(
    _ keys: [SearchKey?], _ key: SearchKey, from start: Int, by ways: PrefixIndex.Ways
  ) -> Int? {
    let columns: [(SearchKey) -> [UInt8]] = [{ $0.locale }, { $0.root }, { $0.letters }]
    let places = (0..<keys.count).map { (max(start, 0) % max(keys.count, 1) + $0) % keys.count }
    func first(_ columns: [(SearchKey) -> [UInt8]]) -> Int? {
      places.first { place in
        guard let text = keys[place] else { return false }
        return columns.contains { !$0(key).isEmpty && $0(text).starts(with: $0(key)) }
      }
    }
    if ways == .all { return first(columns) }
    for column in columns { if let place = first([column]) { return place } }
    return nil
  }

  @Test("every list of random texts, from every place")
  func random() {
    var random = SplitMix64(seed: 7)
    var cases = 0
    var differences = 0
    for size in [0, 1, 2, 3, 7, 63, 64, 65, 130] {
      for _ in 0..<30 {
        func text() -> String {
          String((0..<random.next() % 5).map { _ in ["a", "b", "c"][Int(random.next() % 3)] })
        }
        let keys: [SearchKey?] = (0..<size).map { _ in
          random.next() % 5 == 0 ? nil : key(text(), text(), text())
        }
        let index = PrefixIndex(keys)
        for _ in 0..<40 {
          let typed = key(text(), text(), text())
          let start = Int(random.next() % UInt64(size + 1))
          for ways in [PrefixIndex.Ways.strictest, .all] {
            cases += 1
            let found = index.next(beginningWith: typed, from: start, by: ways)
            if found != scan(keys, typed, from: start == size ? 0 : start, by: ways) {
              differences += 1
              if differences < 4 { Issue.record("\(typed) from \(start) in \(keys)") }
            }
          }
        }
      }
    }
    print("\(cases) cases, \(differences) differences")
    #expect(differences == 0)
  }

  @Test("nothing typed finds nothing")
  func empty() {
    let index = PrefixIndex([key("a"), key("")])
    #expect(index.next(beginningWith: key(""), from: 0, by: .all) == nil)
    #expect(index.next(beginningWith: key("a"), from: -5, by: .all) == 0)
    #expect(index.next(beginningWith: key("a"), from: 99, by: .all) == 0)
    #expect(PrefixIndex([]).next(beginningWith: key("a"), from: 0, by: .all) == nil)
  }

  @Test("the strictest way that finds anything counts, and on request all do")
  func ways() {
    let keys = [key("ö", "o"), key("o"), key("ı", "ı", "i")]
    let index = PrefixIndex(keys)
    #expect(index.next(beginningWith: key("o"), from: 0, by: .strictest) == 1)
    #expect(index.next(beginningWith: key("o"), from: 0, by: .all) == 0)
    #expect(index.next(beginningWith: key("i"), from: 0, by: .strictest) == 2)
  }
}
