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

  /// The README's front end.
  static func frontEnd() throws -> [String] {
    var lines: [String] = []
    func print(_ item: some CustomStringConvertible) { lines.append(item.description) }

    let now = try Instant("2026-03-14T09:30Z")
    let environment = try PickerEnvironment(locale: "en-GB", zone: .utc)
    var configuration = PickerConfiguration("start", .date, label: .text("Start date"))
    configuration.style = .graphical
    configuration.components = .date
    configuration.bounds = DateBounds(from: .now)
    var picker = try DatePickerModel(configuration, in: environment, now: now)

    /// Draws the month: brackets around the focus, an x before what cannot be chosen.
    func draw(_ picker: DatePickerModel) throws {
      print(try picker.title())
      print(environment.header(.short).map { " \($0) " }.joined())
      for page in try picker.pages() {
        for row in 0..<page.rowCount {
          var line = ""
          for index in 7 * row..<7 * row + 7 {
            guard page.shown[index] else {
              line += "    "
              continue
            }
            let label = try environment.label(of: page.cells[index])
            let isFocused = picker.focus == .day(page.cells[index].epochDay)
            line += isFocused ? "[" : page.available[index] ? " " : "x"
            line += label.count < 2 ? " " + label : label
            line += isFocused ? "]" : " "
          }
          print(line)
        }
      }
    }

    /// Says what a screen reader would say.
    func speak(_ step: PickerStep) {
      print("“\(step.utterance.text)”")
      for announcement in step.announcements { print("“\(announcement.text.text)”") }
    }

    try draw(picker)
    speak(try picker.firstStep())
    for key in [PickerKey.arrowRight, .arrowDown, .enter] {  // From your event loop.
      let step = try picker.perform(.key(key), now: now)
      if step.changed.contains(.focus) { try draw(picker) }
      speak(step)
      if step.changed.contains(.value), let day = picker.chosenDay { print(day) }
    }
    return lines
  }

  @Test func theExampleDoesWhatItSays() throws {
    let lines = try Self.example()
    #expect(lines.count == 8)
    #expect(lines.last == "9")
    // 1 Adar 5786 is Wednesday, 18 February 2026.
    #expect(lines[2] == "· · · 1 2 3 4")
  }

  @Test func theFrontEndDrawsMovesSpeaksAndChooses() throws {
    let lines = try Self.frontEnd()
    #expect(lines.prefix(2) == ["March 2026", " Mo  Tu  We  Th  Fr  Sa  Su "])
    #expect(lines[4] == "x 9 x10 x11 x12 x13 [14] 15 ")
    #expect(lines[8] == "“Start date, None, calendar, Use the arrow keys to move between dates.”")
    #expect(lines.suffix(2) == ["“Sunday, 22 March 2026, selected”", "2026-03-22"])
  }

  @Test func theExamplesAreThoseOfTheReadme() throws {
    func squeezed(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    func file(_ path: String) throws -> String {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let blocks = try file("README.md").split(separator: "```")
    let examples = blocks.filter { $0.hasPrefix("swift\n") }
    #expect(examples.count == 2)
    let source = squeezed(try file("Tests/KalendsTests/ReadmeTests.swift"))
    for example in examples {
      let body = example.dropFirst("swift\nimport Kalends\n".count)
      #expect(source.contains(squeezed(body)))
    }
  }
}
