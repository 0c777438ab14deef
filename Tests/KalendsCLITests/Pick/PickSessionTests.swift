import Kalends
import Testing

@testable import KalendsCLI

/// What the terminal picker draws, and what ends it.
@Suite struct PickSessionTests {
  private func pick(
    _ arguments: String..., keys: [TerminalInput], size: (rows: Int, columns: Int) = (12, 40),
    usesColor: Bool = false
  ) throws -> (run: Run, screen: FakeScreen) {
    let screen = FakeScreen(keys, size: size, usesColor: usesColor)
    return (try Run.pick(arguments, on: screen), screen)
  }

  @Test("a month with brackets around the choice, marks for today and what cannot be chosen")
  func month() throws {
    let (run, screen) = try pick(
      "2026-03-17", "--locale", "en-GB", "--from", "2026-03-12", "--unavailable", "2026-03-19",
      keys: [], size: (14, 40))
    #expect(
      screen.lines.prefix(10) == [
        "  Choose date", "",
        "  <    March 2026    >",
        "  Mo Tu We Th Fr Sa Su",
        "                   x 1",
        " x 2x 3x 4x 5x 6x 7x 8",
        " x 9x10x11 12 13*14 15",
        "  16[17]18x19 20 21 22",
        "  23 24 25 26 27 28 29",
        "  30 31",
      ])
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(screen.isClosed)
  }

  @Test("colours take the place of marks, but not of brackets")
  func colours() throws {
    let (_, screen) = try pick(
      "2026-03-17", "--locale", "en-GB", "--from", "2026-03-12", keys: [], size: (20, 40),
      usesColor: true)
    let text = screen.shown.last?.canvas.text ?? ""
    #expect(text.contains("[\u{1B}[0;7m17\u{1B}[0m]"))
    #expect(text.contains("\u{1B}[0;2m11\u{1B}[0m"))
    #expect(text.contains("\u{1B}[0;1;4m14\u{1B}[0m"))
    #expect(!text.contains("x"))
  }

  @Test("a day that cannot be chosen stays unchosen, and it is said")
  func unavailable() throws {
    let (run, screen) = try pick(
      "2026-03-17", "--locale", "en-GB", "--unavailable", "2026-03-18/2026-03-19",
      keys: [.right, .enter])
    #expect(run.status == 1)
    #expect(
      screen.lines.suffix(3) == [" Wednesday, 18 March 2026 is not", " available.", ""])
  }

  @Test("the title opens wheels for month and year, which Escape closes before the picker")
  func monthWheels() throws {
    let (run, screen) = try pick(
      "2026-03-17", "--locale", "en-GB",
      keys: [.backTab, .backTab, .enter, .key(.arrowUp, []), .escape, .escape], size: (24, 40))
    #expect(run.status == 1)
    #expect(FakeScreen.lines(of: screen.shown[3].canvas).contains(" > March     2026 <"))
    #expect(FakeScreen.lines(of: screen.shown[4].canvas).contains(" > April     2026 <"))
    #expect(screen.lines.contains { $0.contains("Mo Tu We Th Fr Sa Su") })
  }

  @Test("a day and then a time: choosing the day leads to the hour, and Enter there ends")
  func dateAndTime() throws {
    let (run, screen) = try pick(
      "2026-03-17T09:30", "--locale", "en-GB", "--components", "date,hourAndMinute", "--zone",
      "Europe/London",
      keys: [.right, .space, .key(.arrowUp, []), .tab, .key(.pageUp, []), .enter], size: (30, 40))
    #expect(run.output == "2026-03-18T10:35:00+00:00\n")
    #expect(screen.lines.contains { $0.contains("> 10:") })
  }

  @Test("a time alone, on the grid of its minutes")
  func time() throws {
    let (run, _) = try pick(
      "09:37", "--locale", "en-GB", "--components", "hourAndMinute", "--minute-interval", "15",
      keys: [.tab, .key(.arrowUp, []), .enter])
    #expect(run.output == "09:45\n")
  }

  @Test("what has the focus is seen, however small the terminal is")
  func small() throws {
    for size in [(1, 1), (2, 10), (3, 20), (6, 24), (24, 12), (100, 300)] {
      let (run, screen) = try pick(
        "2026-03-31", "--locale", "ar-EG", keys: [.down, .key(.pageDown, []), .enter], size: size)
      #expect(run.output == "2026-05-07\n")
      for (canvas, cursor) in screen.shown {
        #expect(
          (0..<size.0).contains(cursor.row) && (0..<size.1).contains(cursor.column), "\(size)")
        #expect(canvas.rows.count <= size.0 && canvas.width <= size.1, "\(size)")
      }
    }
  }

  @Test("of several days Space chooses each, and Enter ends")
  func several() throws {
    let (run, screen) = try pick(
      "--several", "--locale", "en-GB", keys: [.space, .right, .space, .down, .space, .enter])
    #expect(run.output == "2026-03-14\n2026-03-15\n2026-03-22\n")
    #expect(screen.lines.contains { $0.hasSuffix(" 13[14|15]") })
    #expect(
      try pick("--several", "--locale", "en-GB", keys: [.right, .enter]).run.output
        == "2026-03-15\n")
  }

  @Test("a range is begun and completed; what would be chosen is drawn; Escape gives it up")
  func range() throws {
    let keys: [TerminalInput] = [
      .enter, .down, .escape, .right, .enter, .down, .key(.pageDown, .alt), .key(.pageUp, .alt),
      .enter,
    ]
    let (run, screen) = try pick("--range", "--locale", "ar-EG", keys: keys, size: (24, 40))
    #expect(run.output == "2026-03-20/2026-03-27\n")
    #expect(screen.lines.contains { $0.contains("[٢٧-٢٦-٢٥-٢٤-٢٣-٢٢-٢١]") })
    let given = try pick(
      "--range", "--locale", "en-GB", "2026-03-16/2026-03-18", keys: [.escape])
    #expect(given.screen.lines.contains { $0.hasPrefix(" [16-17-18]19") })
    #expect(given.run.status == 1)
  }

  @Test("a range that is given is taken by Enter on one of its days, and replaced elsewhere")
  func givenRange() throws {
    let given = ["--range", "--locale", "en-GB", "2026-03-16/2026-03-18"]
    func pick(_ keys: TerminalInput...) throws -> Run {
      try Run.pick(given, on: FakeScreen(keys))
    }
    for keys in [[TerminalInput.enter], [.right, .enter], [.right, .right, .enter]] {
      #expect(
        try Run.pick(given, on: FakeScreen(keys)).output == "2026-03-16/2026-03-18\n", "\(keys)")
    }
    #expect(try pick(.down, .enter, .right, .enter).output == "2026-03-23/2026-03-24\n")
    #expect(try pick(.space, .right, .space).output == "2026-03-16/2026-03-17\n")
    // Escape gives up the range that was begun, and gives back the one that was given.
    #expect(try pick(.space, .escape, .enter).output == "2026-03-16/2026-03-18\n")
    let left = try pick(.space, .escape, .escape)
    #expect(left.status == 1 && left.output.isEmpty)
  }

  @Test("options stand below the titles of their sections, and one may be chosen at first")
  func sections() throws {
    let options = ["None", "Fruit\tApple", "Fruit\tPear", "Tree\tOak", "Tree\tPear"]
    let (run, screen) = try pick(
      "--select", "--sections", "--selected", "Oak", "--label", "Plant", options[0], options[1],
      options[2], options[3], options[4], keys: [.down, .enter], size: (16, 40))
    #expect(run.output == "Pear\n")
    #expect(
      screen.lines.prefix(9) == [
        "  Plant", "", "   None", " Fruit", "   Apple", "   Pear", " Tree", "   Oak", " > Pear",
      ])
    let first = FakeScreen([.enter])
    #expect(try Run.pick(["--select", "--selected", "b", "a", "b"], on: first).output == "b\n")
    #expect(first.shown[0].cursor.row == 3)
    let arabic = FakeScreen([], size: (12, 20))
    _ = try Run.pick(["--select", "--sections", "--locale", "ar", "ثمار\tموز"], on: arabic)
    #expect(arabic.lines[2].hasSuffix("ثمار") && arabic.lines[3].hasSuffix("موز <"))
  }

  @Test("options are searched by letters")
  func select() throws {
    let (run, screen) = try pick(
      "--select", "--label", "Fruit", "Apple", "Banana", "Blueberry", "Cherry",
      keys: [.text("b"), .text("l"), .enter])
    #expect(run.output == "Blueberry\n")
    #expect(
      screen.lines.prefix(6) == [
        "  Fruit", "", "   Apple", "   Banana", " > Blueberry", "   Cherry",
      ])
  }

  @Test("the options of a right-to-left language stand at the right edge")
  func arabicSelect() throws {
    let (run, screen) = try pick(
      "--select", "--locale", "ar", "تفاح", "موز", keys: [.down, .enter], size: (12, 20))
    #expect(run.output == "موز\n")
    #expect(screen.lines[3].hasSuffix("موز <"))
  }

  /// Command lines that make no sense, with their status.
  static let mistakes: [([String], Int32)] = [
    (["--select", "--style", "wheel", "a"], 64), (["--style", "compact"], 64),
    (["--components", "year"], 64), (["--range", "--several"], 64),
    (["--range", "--style", "wheel"], 64),
    (["--several", "--components", "hourAndMinute"], 64), (["--range", "a", "b"], 64),
    (["2026-03-14", "2026-03-15"], 64),
    (["--minute-interval", "31"], 64),
    (["--components", "hourAndMinute", "--minute-interval", "7"], 65), (["2026-02-30"], 65),
    (["--from", "2026-03-14", "--through", "2026-03-13"], 65), (["--calendar", "mayan"], 65),
    (["--zone", "Atlantis"], 65), (["--unavailable", "monday"], 65), (["--select"], 64),
    (["--sections"], 64), (["--selected", "a"], 64), (["--select", "--selected", "b", "a"], 64),
  ]

  @Test("what makes no sense is wrong usage or wrong data", arguments: mistakes)
  func misuse(_ arguments: [String], _ status: Int32) throws {
    let screen = FakeScreen([])
    let run = try Run.pick(arguments + ["--locale", "en"], on: screen)
    #expect(run.status == status, "\(arguments): \(run.errors)")
    #expect(screen.shown.isEmpty)
  }
}
