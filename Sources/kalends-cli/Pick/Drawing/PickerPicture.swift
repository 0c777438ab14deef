internal import Kalends

/// What a picker looks like, before it is fitted to a terminal.
struct PickerPicture {
  /// Everything that is drawn, as large as it is.
  private(set) var canvas: Canvas
  /// Where the parts stand that can have the focus.
  private(set) var places: [NodeIdentifier: Place] = [:]
  let isRightToLeft: Bool
  let usesColor: Bool

  /// The columns that stay free at the edge where lines begin.
  private static let margin = 1

  init(isRightToLeft: Bool, usesColor: Bool) {
    self.isRightToLeft = isRightToLeft
    self.usesColor = usesColor
    canvas = Canvas(separatesTexts: isRightToLeft)
  }

  mutating func write(_ text: String, at place: Place, _ rendition: Rendition = []) {
    canvas.write(text, at: place, usesColor ? rendition : [])
  }

  mutating func mark(_ node: NodeIdentifier, at place: Place) { places[node] = place }

  mutating func draw(_ wheels: WheelDrawing) {
    let drawn = wheels.draw(on: &canvas, at: Place(row: 0, column: 0), usesColor: usesColor)
    for (field, place) in drawn.chosen { mark(.column(field), at: place) }
  }

  /// Pictures one below the other, with their beginnings at one edge and an empty row between.
  func stacked(_ parts: [PickerPicture]) -> PickerPicture {
    var whole = self
    let width = parts.map(\.canvas.width).max() ?? 0
    for part in parts {
      let origin = Place(
        row: whole.canvas.rows.isEmpty ? 0 : whole.canvas.rows.count + 1,
        column: isRightToLeft ? width - part.canvas.width : 0)
      whole.canvas.place(part.canvas, at: origin)
      for (node, place) in part.places {
        whole.places[node] = Place(
          row: origin.row + place.row, column: origin.column + place.column)
      }
    }
    return whole
  }

  /// The picture on a screen, above lines of text at the bottom.
  ///
  /// It is as much of it as there is room for around the focus. Where the locale writes from right to left, it stands at the right edge.
  ///
  /// - Parameters:
  ///   - size: the room.
  ///   - focus: the part that has to be seen.
  ///   - status: the text of the last lines.
  /// - Returns: the screen, and where the cursor stands on it.
  func fitted(
    to size: (rows: Int, columns: Int), focus: NodeIdentifier, status: String
  ) -> (canvas: Canvas, cursor: Place) {
    let lines = status.wrapped(to: size.columns - 2 * Self.margin)
    let statusRows = min(lines.count, max(size.rows - 1, 0))
    let room = max(size.rows - statusRows - 1, 1)
    let focusPlace = places[focus] ?? Place(row: 0, column: 0)
    let firstRow = min(
      max(focusPlace.row - room / 2, 0), max(canvas.rows.count - room, 0))
    let columns = max(size.columns - Self.margin, 1)
    let firstColumn = min(
      max(focusPlace.column - columns / 2, 0), max(canvas.width - columns, 0))
    let part = canvas.cropped(
      rows: firstRow..<firstRow + room, columns: firstColumn..<firstColumn + columns)
    let left = isRightToLeft ? max(columns - canvas.width, 0) : Self.margin
    var screen = Canvas(separatesTexts: isRightToLeft)
    screen.place(part, at: Place(row: 0, column: left))
    for (index, line) in lines.prefix(statusRows).enumerated() {
      let column = isRightToLeft ? size.columns - Self.margin - DisplayWidth.of(line) : Self.margin
      screen.write(line, at: Place(row: size.rows - statusRows + index, column: max(column, 0)))
    }
    return (
      screen,
      Place(row: focusPlace.row - firstRow, column: focusPlace.column - firstColumn + left)
    )
  }
}

extension String {
  /// The text in lines of so many columns of a terminal, broken at blanks where there are any.
  func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let joined = line.isEmpty ? String(word) : line + " " + word
      if DisplayWidth.of(joined) <= columns {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, DisplayWidth.of(line + String(character)) > columns {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
