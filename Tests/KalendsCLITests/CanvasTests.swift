import Testing

@testable import KalendsCLI

/// A screen of cells, and what has to be written when it changes.
@Suite struct CanvasTests {
  private func canvas(_ texts: (String, row: Int, column: Int)...) -> Canvas {
    var canvas = Canvas()
    for (text, row, column) in texts { canvas.write(text, at: Place(row: row, column: column)) }
    return canvas
  }

  @Test("a wide character takes two columns, a mark that combines none")
  func widths() {
    var canvas = Canvas()
    #expect(canvas.write("3月", at: Place(row: 0, column: 0)) == 3)
    #expect(canvas.write("e\u{301}x", at: Place(row: 1, column: 0)) == 2)
    #expect(canvas.rows[0].map(\.text) == ["3", "月", ""])
    #expect(canvas.rows[1].map(\.text) == ["e\u{301}", "x"])
    #expect(canvas.text == "3月\ne\u{301}x\n")
  }

  @Test("half of a wide character is never left")
  func halves() {
    #expect(canvas(("月日", 0, 0), ("x", 0, 1)).text == " x日\n")
    #expect(canvas(("月日", 0, 0), ("x", 0, 2)).text == "月x\n")
    #expect(canvas(("月日", 0, 0)).cropped(rows: 0..<1, columns: 1..<3).text == "\n")
  }

  @Test("a text cannot command the terminal")
  func controls() {
    #expect(canvas(("a\u{1B}[2Jb\n\u{9B}c", 0, 0)).text == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c\n")
  }

  @Test("only cells that differ are written, side by side in one piece")
  func changes() {
    let old = canvas(("March 2026", 0, 0), ("14 15 16", 1, 0))
    #expect(old.changes(from: old).isEmpty)
    let new = canvas(("March 2027", 0, 0), ("14 25 16", 1, 0))
    #expect(
      new.changes(from: old) == [
        Canvas.Change(place: Place(row: 0, column: 9), text: "7", rendition: []),
        Canvas.Change(place: Place(row: 1, column: 3), text: "2", rendition: []),
      ])
  }

  @Test("what is gone is written over with blanks, and a wide character as a whole")
  func replacements() {
    let old = canvas(("abc", 0, 0), ("d", 1, 0))
    #expect(
      canvas(("月", 0, 0)).changes(from: old) == [
        Canvas.Change(place: Place(row: 0, column: 0), text: "月 ", rendition: []),
        Canvas.Change(place: Place(row: 1, column: 0), text: " ", rendition: []),
      ])
    #expect(
      canvas(("ab", 0, 0)).changes(from: canvas(("月", 0, 0))).map(\.text) == ["ab"])
  }

  @Test("each rendition is a piece of its own, and ends at the end of its line")
  func renditions() {
    var canvas = Canvas()
    canvas.write("14", at: Place(row: 0, column: 0), [.reverse, .bold])
    canvas.write("15", at: Place(row: 0, column: 2))
    canvas.write("16", at: Place(row: 0, column: 4), .dim)
    #expect(canvas.text == "\u{1B}[0;1;7m14\u{1B}[0m15\u{1B}[0;2m16\u{1B}[0m\n")
    #expect(canvas.changes(from: Canvas()).map(\.text) == ["14", "15", "16"])
  }

  @Test("texts are kept apart where a terminal may reorder them")
  func separation() {
    var canvas = Canvas(separatesTexts: true)
    canvas.write("١٢", at: Place(row: 0, column: 1))
    canvas.write("١٣", at: Place(row: 0, column: 4))
    #expect(canvas.text == " \u{200E}١٢\u{200E} \u{200E}١٣\u{200E}\n")
  }
}
