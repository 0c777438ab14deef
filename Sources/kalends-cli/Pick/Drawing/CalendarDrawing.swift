internal import Kalends

/// The days of a picker in rows and columns, under their title and the names of their weekdays.
///
/// Each cell has a column of its own on either side, which it shares with its neighbour: there stand
/// the brackets around what is chosen, and without colours the marks of the rest.
struct CalendarDrawing {
  let environment: PickerEnvironment
  let page: PickerPage
  /// The cells that are chosen, or would be.
  private let chosen: CellMask
  /// What stands between two chosen days: whether they are one range.
  private let joint: Character
  private let header: [TerminalText]
  private let labels: [TerminalText]
  private let columnWidth: Int

  /// Takes what a page shows.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - range: the chosen days, or those that would be chosen, where they are a range.
  ///   - environment: the locale.
  /// - Throws: what a label throws.
  init(
    _ page: PickerPage, range: ClosedRange<Day>?, in environment: PickerEnvironment
  ) throws {
    self.page = page
    chosen = range.map { page.cells.mask(of: $0) } ?? page.chosen
    joint = range == nil ? "|" : "-"
    self.environment = environment
    header = MonthDrawing.header(of: environment)
    labels = try page.cells.map { TerminalText(try environment.label(of: $0)) }
    columnWidth = (header + labels).map(\.width).max() ?? 0
  }

  /// The columns of the drawing.
  var width: Int { page.columnCount * (columnWidth + 1) + 1 }

  private var isRightToLeft: Bool { environment.locale.direction == .rightToLeft }

  /// Draws names and days.
  func draw(on picture: inout PickerPicture, at origin: Place) {
    for (index, name) in header.enumerated() {
      let column = origin.column + left(of: index) + columnWidth - name.width
      picture.write(name.text, at: Place(row: origin.row, column: column))
    }
    for row in 0..<page.rowCount {
      draw(row, on: &picture, at: Place(row: origin.row + 1 + row, column: origin.column))
    }
  }

  /// Where the text of a column begins, to the right of the gap before it.
  private func left(of column: Int) -> Int {
    (isRightToLeft ? page.columnCount - 1 - column : column) * (columnWidth + 1) + 1
  }

  private func draw(_ row: Int, on picture: inout PickerPicture, at origin: Place) {
    let first = row * page.columnCount
    let indices = first..<min(first + page.columnCount, page.cells.count)
    for index in indices where page.shown[index] {
      let label = labels[index]
      let place = Place(
        row: origin.row,
        column: origin.column + left(of: index - first) + columnWidth - label.width)
      picture.write(label.text, at: place, rendition(of: index))
      picture.mark(.day(page.cells[index].epochDay), at: place)
    }
    for (gap, mark) in gaps(of: indices, usesColor: picture.usesColor).enumerated() {
      guard let mark else { continue }
      let column = origin.column + gap * (columnWidth + 1)
      picture.write(String(mark), at: Place(row: origin.row, column: column))
    }
  }

  private func rendition(of index: Int) -> Rendition {
    var rendition: Rendition = []
    if chosen[index] { rendition.insert(.reverse) }
    if page.today[index] { rendition.formUnion([.bold, .underline]) }
    if !page.available[index] { rendition.insert(.dim) }
    return rendition
  }

  /// What stands between, before and behind the cells of a row, from left to right.
  private func gaps(of indices: Range<Int>, usesColor: Bool) -> [Character?] {
    var gaps = [Character?](repeating: nil, count: page.columnCount + 1)
    for index in indices where page.shown[index] && !usesColor {
      let gap = visual(index - indices.lowerBound)
      if page.today[index] { gaps[gap] = "*" }
      if !page.available[index] { gaps[gap] = "x" }
    }
    for index in indices where page.shown[index] && chosen[index] {
      let gap = visual(index - indices.lowerBound)
      gaps[gap] = gaps[gap] == "]" ? joint : "["
      gaps[gap + 1] = gaps[gap + 1] == "[" ? joint : "]"
    }
    return gaps
  }

  private func visual(_ column: Int) -> Int {
    isRightToLeft ? page.columnCount - 1 - column : column
  }
}
