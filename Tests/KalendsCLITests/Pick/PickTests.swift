import Foundation
import Testing

/// The terminal picker in a real terminal.
@Suite(.serialized) struct PickTests {
  @Test("arrows, pages and Enter choose a date, and the cursor is where the focus is")
  func english() throws {
    let terminal = try TmuxTerminal(["pick", "2026-03-14", "--locale", "en-US"])
    let first = try terminal.wait(forCursorOn: "14")
    #expect(first.text.contains("<    March 2026    >"))
    #expect(first.rows[first.cursor.row].contains(" 13[14]"))
    #expect(first.text.contains("Saturday, March 14, 2026"))
    try terminal.press("Right")
    let sunday = try terminal.wait(forCursorOn: "15")
    #expect(sunday.cursor.row == first.cursor.row + 1)
    #expect(sunday.text.contains("Sunday, March 15, 2026"))
    try terminal.press("Up")
    try terminal.wait(forCursorOn: "8")
    try terminal.press("NPage")
    let april = try terminal.wait(for: "April") { $0.text.contains("April 2026") }
    #expect(april.wordAtCursor == "8")
    try terminal.press("End")
    try terminal.wait(forCursorOn: "11")
    try terminal.press("S-NPage")
    let year = try terminal.wait(for: "2027") { $0.text.contains("April 2027") }
    #expect(year.wordAtCursor == "11")
    try terminal.press("Enter")
    let run = try terminal.end()
    #expect(run.output == "2027-04-11\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  /// A picker in each kind of writing and calendar: its options, and the word on the fourteenth.
  static let kinds = [
    (["--locale", "en-US"], "14"), (["--locale", "ar-EG"], "١٤"),
    (["--locale", "ja", "--calendar", "japanese"], "14"),
    (["--locale", "he", "--calendar", "hebrew"], "25"),
  ]

  @Test("Escape chooses nothing, and says so by the status", arguments: kinds)
  func escape(_ options: [String], _ word: String) throws {
    let terminal = try TmuxTerminal(["pick", "2026-03-14"] + options)
    try terminal.wait(for: word) { $0.rows[$0.cursor.row].contains(word) }
    try terminal.press("Escape")
    let run = try terminal.end()
    #expect(run.output.isEmpty)
    #expect(run.status == 1)
  }

  @Test("Escape gives up a range that was begun, and then the whole")
  func innerEscape() throws {
    let terminal = try TmuxTerminal(["pick", "--range", "2026-03-14", "--locale", "en-US"])
    try terminal.wait(for: "the end") { $0.text.contains("end date") }
    try terminal.press("Escape")
    try terminal.wait(for: "nothing begun") { $0.text.contains("Range cleared") }
    try terminal.press("Escape")
    #expect(try terminal.end().status == 1)
  }

  @Test(
    "where the terminal cannot be drawn on, lines are asked and answered", arguments: kinds)
  func lines(_ options: [String], _ word: String) throws {
    let terminal = try TmuxTerminal(
      ["pick", "2026-03-14"] + options, environment: ["TERM": "dumb"])
    try terminal.type("2026-03-20")
    try terminal.press("Enter")
    let run = try terminal.end()
    #expect(run.output == "2026-03-20\n" && run.status == 0)
    #expect(run.errors.hasSuffix("[2026-03-14]: "), "\(run.errors)")
  }

  @Test("the choice alone is what a shell gets")
  func substitution() throws {
    let terminal = try TmuxTerminal(
      shell: #"day=$("$0" pick 2026-03-14 --locale en-US) && echo "<$day>""#)
    try terminal.wait(forCursorOn: "14")
    try terminal.press("Down", "Enter")
    #expect(try terminal.end().output == "<2026-03-21>\n")
  }

  @Test("in Arabic the weeks run from right to left, and so do the keys")
  func arabic() throws {
    let terminal = try TmuxTerminal(["pick", "2026-03-15", "--locale", "ar-EG"])
    let first = try terminal.wait(forCursorOn: "١٥")
    #expect(first.rows[first.cursor.row].hasSuffix("١٦[١٥]١٤"))
    #expect(first.text.contains("مارس ٢٠٢٦"))
    try terminal.press("Left")
    let next = try terminal.wait(forCursorOn: "١٦")
    #expect(next.cursor.column == first.cursor.column - 3)
    #expect(next.text.contains("الاثنين، ١٦ مارس ٢٠٢٦"))
    try terminal.press("Right", "Right", "Enter")
    #expect(try terminal.end().output == "2026-03-14\n")
  }

  @Test("in Japanese the wide names stand above their numbers")
  func japanese() throws {
    let terminal = try TmuxTerminal(
      ["pick", "2026-03-14", "--locale", "ja", "--calendar", "japanese"])
    let first = try terminal.wait(forCursorOn: "14")
    #expect(first.text.contains("令和8年3月"))
    let header = try #require(first.rows.first { $0.contains("日 月 火 水 木 金 土") })
    // Saturday is the last column: a name of two columns above a number of two digits.
    #expect(first.columns(of: header) == first.cursor.column + 2)
    try terminal.press("Home")
    let sunday = try terminal.wait(forCursorOn: "8")
    #expect(sunday.text.contains("令和8年3月8日日曜日"))
    try terminal.press("Space")
    #expect(try terminal.end().output == "2026-03-08\n")
  }

  @Test("in the Hebrew calendar months and pages are its own")
  func hebrew() throws {
    // 16 Adar I 5784; the year has a leap month.
    let terminal = try TmuxTerminal(
      ["pick", "2024-02-25", "--locale", "en", "--calendar", "hebrew"])
    let first = try terminal.wait(forCursorOn: "16")
    #expect(first.text.contains("Adar I 5784"))
    try terminal.press("NPage")
    let second = try terminal.wait(for: "Adar II") { $0.text.contains("Adar II 5784") }
    #expect(second.wordAtCursor == "16")
    try terminal.press("Enter")
    #expect(try terminal.end().output == "2024-03-26\n")
  }

  @Test("only what changes is drawn again")
  func redrawing() throws {
    let terminal = try TmuxTerminal(["pick", "2026-03-10", "--locale", "en-US"])
    try terminal.wait(forCursorOn: "10")
    try terminal.record()
    try terminal.press("Right")
    try terminal.wait(for: "Wednesday") { $0.text.contains("Wednesday, March 11") }
    try terminal.press("Right")
    try terminal.wait(for: "Thursday") { $0.text.contains("Thursday, March 12") }
    let written = try terminal.recorded()
    #expect(written.contains("Th"))
    #expect(!written.contains("March 2026"), "the title")
    #expect(!written.contains("Su Mo"), "the names of the weekdays")
    #expect(!written.contains("17 18"), "other weeks")
    #expect(!written.contains("\u{1B}[2J") && !written.contains("\u{1B}[J"), "the whole screen")
  }

  @Test("another size of the terminal is followed, down to one row of days")
  func resizing() throws {
    let terminal = try TmuxTerminal(["pick", "2026-03-30", "--locale", "en-US"])
    try terminal.wait(forCursorOn: "30")
    try terminal.resize(rows: 5, columns: 30)
    let small = try terminal.wait(for: "a small picture") { picture in
      picture.rows.count <= 6 && picture.wordAtCursor == "30"
    }
    #expect(small.text.contains("Monday"))
    try terminal.resize(rows: 30, columns: 100)
    try terminal.wait(for: "all of the picture") { picture in
      picture.text.contains("March 2026") && picture.wordAtCursor == "30"
    }
    try terminal.press("Enter")
    #expect(try terminal.end().output == "2026-03-30\n")
  }

  @Test("an interrupt gives the terminal back as it was")
  func interrupt() throws {
    let terminal = try TmuxTerminal(
      shell: #"stty -g; "$0" pick 2026-03-14 --locale en-US; echo "status $?"; stty -g"#)
    try terminal.wait(forCursorOn: "14")
    try terminal.press("C-c")
    let lines = try terminal.end().lines
    #expect(lines.count == 3)
    #expect(lines.first == lines.last)
    #expect(lines.dropFirst().first == "status 1")
  }

  @Test("wheels turn by the arrows and are chosen by Enter")
  func wheels() throws {
    let terminal = try TmuxTerminal(
      [
        "pick", "2026-03-14T09:30", "--locale", "de", "--style", "wheel", "--components",
        "date,hourAndMinute",
      ])
    try terminal.wait(for: "the day") { $0.rows[$0.cursor.row].contains("> ") }
    try terminal.press("Right")
    try terminal.wait(forCursorOn: "09")
    try terminal.press("Up")
    let ten = try terminal.wait(forCursorOn: "10")
    #expect(ten.text.contains("10 Uhr"))
    try terminal.press("Right")
    try terminal.wait(forCursorOn: "30")
    try terminal.press("PPage")
    try terminal.wait(forCursorOn: "35")
    try terminal.press("Enter")
    #expect(try terminal.end().output == "2026-03-14T10:35:00+00:00\n")
  }

  @Test("a range that is given is taken as it is")
  func givenRange() throws {
    let terminal = try TmuxTerminal([
      "pick", "--range", "--locale", "ar-EG", "2026-03-02/2026-03-03",
    ])
    try terminal.wait(forCursorOn: "٢")
    try terminal.press("Enter")
    #expect(try terminal.end().output == "2026-03-02/2026-03-03\n")
  }

  @Test("a range is chosen by its ends")
  func range() throws {
    let terminal = try TmuxTerminal([
      "pick", "--range", "--locale", "en-US", "2026-03-02/2026-03-03",
    ])
    try terminal.wait(forCursorOn: "2")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "the beginning") { $0.text.contains("[ 9]") }
    try terminal.press("Down")
    let preview = try terminal.wait(forCursorOn: "16")
    #expect(preview.text.contains("[15-16]"))
    try terminal.press("Enter")
    #expect(try terminal.end().output == "2026-03-09/2026-03-16\n")
  }

  @Test("options come from standard input, keys from the terminal")
  func select() throws {
    let terminal = try TmuxTerminal(
      shell: #"printf 'a\tapple\nb\tbanana\nb\tblueberry\n' | "$0" pick --select --sections"#
        + " --selected apple --locale en-US")
    try terminal.wait(forCursorOn: "apple")
    try terminal.type("bl")
    try terminal.wait(forCursorOn: "blueberry")
    try terminal.press("Up")
    try terminal.wait(forCursorOn: "banana")
    try terminal.press("Enter")
    #expect(try terminal.end().output == "banana\n")
  }
}
