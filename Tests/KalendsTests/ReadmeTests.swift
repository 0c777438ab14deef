import Kalends
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the README promises.
@Suite struct ReadmeTests {
  /// The README's code, whose text the next test finds there.
  static func example() throws -> [String] {
    var lines: [String] = []
    func print(_ item: some CustomStringConvertible) { lines.append(item.description) }

    let environment = try PickerEnvironment(locale: "he-u-ca-hebrew", zone: .utc)
    let grid = try environment.monthGrid(containing: Day("2026-03-14"))

    print(try environment.title(of: grid.month))
    print(environment.header(.narrow).joined(separator: " "))
    for row in 0..<grid.rowCount {
      let cells = grid.cells[7 * row..<7 * row + 7]
      print(
        try cells.map { $0.isInMonth ? try environment.label(of: $0) : "·" }.joined(
          separator: " "))
    }

    // What may be chosen is a mask: one bit a cell.
    let bounds = try Day("2026-03-10")...Day("2026-04-20")
    let available = grid.inMonth.intersection(grid.cells.mask(of: bounds))
    print(available.count)
    return lines
  }

  @Test func theExampleDoesWhatItSays() throws {
    let lines = try Self.example()
    #expect(lines.count == 8)
    #expect(lines.last == "9")
    // 1 Adar 5786 is Wednesday, 18 February 2026.
    #expect(lines[2] == "· · · 1 2 3 4")
  }

  @Test func theExampleIsTheOneOfTheReadme() throws {
    func squeezed(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    func file(_ path: String) throws -> String {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let blocks = try file("README.md").split(separator: "```")
    let code = try #require(blocks.first { $0.hasPrefix("swift\n") })
    let body = code.dropFirst("swift\nimport Kalends\n".count)
    let source = try file("Tests/KalendsTests/ReadmeTests.swift")
    #expect(squeezed(source).contains(squeezed(body)))
  }
}
