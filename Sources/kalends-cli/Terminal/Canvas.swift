internal import Kalends

/// Where something stands on a screen; rows and columns count from 0.
struct Place: Hashable, Sendable {
  var row: Int
  var column: Int
}

/// How a cell is shown besides its character.
struct Rendition: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let dim = Rendition(rawValue: 1)
  static let bold = Rendition(rawValue: 2)
  static let reverse = Rendition(rawValue: 4)
  static let underline = Rendition(rawValue: 8)
}

/// A screen of cells to write on, as large as what is written.
///
/// It is a value, so that two of them can be compared and only what differs be redrawn.
struct Canvas: Hashable, Sendable {
  /// One column of one row.
  struct Cell: Hashable, Sendable {
    /// A character with the marks that combine with it; empty in the second column of a wide one.
    var text: String
    var rendition: Rendition

    static let blank = Cell(text: " ", rendition: [])
  }

  private(set) var rows: [[Cell]] = []
  /// Whether each text is kept apart from its neighbours by a left-to-right mark, for terminals that
  /// reorder text themselves.
  let separatesTexts: Bool

  private static let leftToRightMark: Unicode.Scalar = "\u{200E}"

  init(separatesTexts: Bool = false) {
    self.separatesTexts = separatesTexts
  }

  /// The columns of the widest row.
  var width: Int { rows.map(\.count).max() ?? 0 }

  /// Writes a text; what would stand before the first row or column is left out.
  ///
  /// - Returns: the column behind the text.
  @discardableResult
  mutating func write(_ text: String, at place: Place, _ rendition: Rendition = []) -> Int {
    guard !text.isEmpty else { return place.column }
    if separatesTexts { separate(before: place) }
    var column = place.column
    for scalar in text.unicodeScalars {
      let shown = scalar.isControl ? "\u{FFFD}" : scalar
      switch DisplayWidth.of(shown) {
      case 0:
        if column > place.column { append(shown, before: Place(row: place.row, column: column)) }
      case let width:
        put(Cell(text: String(shown), rendition: rendition), at: place.row, column)
        if width == 2 { put(Cell(text: "", rendition: rendition), at: place.row, column + 1) }
        column += width
      }
    }
    if separatesTexts {
      append(Self.leftToRightMark, before: Place(row: place.row, column: column))
    }
    return column
  }

  /// Ends what is left of a text, or of the edge of the screen, so that it joins nothing behind it.
  private mutating func separate(before place: Place) {
    guard place.row >= 0, place.column > 0 else { return }
    if place.row >= rows.count || rows[place.row].count < place.column {
      put(.blank, at: place.row, place.column - 1)
    }
    append(Self.leftToRightMark, before: place)
  }

  private mutating func append(_ mark: Unicode.Scalar, before place: Place) {
    guard rows.indices.contains(place.row), rows[place.row].indices.contains(place.column - 1)
    else { return }
    var column = place.column - 1
    if rows[place.row][column].text.isEmpty, column > 0 { column -= 1 }
    guard rows[place.row][column].text.unicodeScalars.last != mark else { return }
    rows[place.row][column].text.unicodeScalars.append(mark)
  }

  private mutating func put(_ cell: Cell, at row: Int, _ column: Int) {
    guard row >= 0, column >= 0 else { return }
    while rows.count <= row { rows.append([]) }
    while rows[row].count <= column { rows[row].append(.blank) }
    // Half of a wide character is none.
    if rows[row][column].text.isEmpty, !cell.text.isEmpty, column > 0 {
      rows[row][column - 1] = .blank
    }
    if column + 1 < rows[row].count, rows[row][column + 1].text.isEmpty {
      rows[row][column + 1] = .blank
    }
    rows[row][column] = cell
  }

  /// Copies another canvas onto this one.
  mutating func place(_ other: Canvas, at origin: Place) {
    for (row, cells) in other.rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        put(cell, at: origin.row + row, origin.column + column)
      }
    }
  }

  /// A part, in which rows and columns count from its own beginning.
  func cropped(rows rowRange: Range<Int>, columns: Range<Int>) -> Canvas {
    var part = Canvas(separatesTexts: separatesTexts)
    part.rows = rows[rowRange.clamped(to: 0..<rows.count)].map { cells in
      var cells = Array(cells[columns.clamped(to: 0..<cells.count)])
      if cells.first?.text.isEmpty == true { cells[0] = .blank }
      if let last = cells.last, DisplayWidth.of(last.text) == 2 { cells[cells.count - 1] = .blank }
      return cells
    }
    return part
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would take the character for a command.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
