internal import Kalends

/// Wheels drawn for a terminal: some rows of each column around the chosen ones, which stand between
/// two arrows with the locale's text between them.
struct WheelDrawing {
  /// How many rows stand above and below the chosen ones.
  private static let reach = 3
  /// How many rows a drawing takes.
  static let height = 2 * reach + 1

  /// One column, drawn.
  private struct Column {
    let field: WheelField
    /// Rows from top to bottom; `nil` beyond the ends of a column that does not loop.
    var cells: [(text: TerminalText, isAvailable: Bool)?]
    var width: Int
    var isNumber: Bool
    /// Whether it is the minute right behind its hour.
    var followsHour: Bool
    /// The text before the column, and behind the last one.
    var before: TerminalText
    var after = TerminalText()
  }

  private var columns: [Column] = []
  private let isRightToLeft: Bool
  /// Whether a terminal that reorders text would move parts of the drawing.
  let mayBeReordered: Bool

  /// Draws wheels.
  ///
  /// - Parameters:
  ///   - wheels: the columns, in the order of the layout.
  ///   - layout: the order, and the text between columns.
  ///   - isRightToLeft: whether the first column stands on the right.
  ///   - text: what a row shows.
  /// - Throws: what `text` throws.
  init(
    _ wheels: [WheelColumn], layout: WheelLayout, isRightToLeft: Bool,
    text: (WheelRow) throws -> String
  ) throws {
    for (index, column) in wheels.enumerated() {
      let cells = try (-Self.reach...Self.reach).map { offset in
        try Self.row(column, offset).map { row in
          (
            text: TerminalText(try text(row) + Self.mark(of: row.value)),
            isAvailable: row.isAvailable
          )
        }
      }
      columns.append(
        Column(
          field: column.field, cells: cells, width: cells.compactMap { $0?.text.width }.max() ?? 0,
          isNumber: column.field != .wholeDay && Self.isNumber(layout.patterns[index]),
          followsHour: column.field == .minute && index > 0 && layout.fields[index - 1] == .hour,
          before: TerminalText(layout.literals[index])))
    }
    if !columns.isEmpty {
      columns[columns.count - 1].after = TerminalText(layout.literals[columns.count])
    }
    self.isRightToLeft = isRightToLeft
    let texts = columns.flatMap { column in
      column.cells.compactMap { $0?.text } + [column.before, column.after]
    }
    mayBeReordered = texts.contains(where: \.mayBeReordered)
  }

  /// The row so many rows from the chosen one.
  private static func row(_ column: WheelColumn, _ offset: Int) -> WheelRow? {
    let count = column.rows.count
    var index = column.selectedIndex + offset
    if column.loops, count > 2 * reach { index = ((index % count) + count) % count }
    return index >= 0 && index < count ? column.rows[index] : nil
  }

  /// What tells the second of two hours with one number apart.
  private static func mark(of value: WheelValue) -> String {
    if case .hour(_, .second) = value { " (2)" } else { "" }
  }

  /// Whether a column's rows are numbers, which stand at the right of it.
  private static func isNumber(_ pattern: DatePattern) -> Bool {
    !pattern.items.contains {
      switch $0 {
      case .field("M", 3...), .field("L", 3...), .field("a", _), .field("G", _), .field("U", _):
        true
      default: false
      }
    }
  }

  /// What stands side by side, from left to right.
  private enum Part {
    case column(Int)
    /// The text before a column.
    case before(Int)
    case after
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for (index, column) in columns.enumerated() {
      if isRightToLeft, column.followsHour, let hour = parts.popLast() {
        // A time reads from left to right also where the locale does not: what is read first stands
        // last here, and the whole is turned below.
        parts += [.column(index), .before(index), hour]
      } else {
        parts += [.before(index), .column(index)]
      }
    }
    if !columns.isEmpty { parts.append(.after) }
    return isRightToLeft ? parts.reversed() : parts
  }

  /// Draws the wheels with their upper left corner in one place.
  ///
  /// - Returns: where the chosen row of each column stands, and the columns that the drawing takes.
  @discardableResult
  func draw(
    on canvas: inout Canvas, at origin: Place, usesColor: Bool
  ) -> (chosen: [WheelField: Place], width: Int) {
    var chosen: [WheelField: Place] = [:]
    let middle = origin.row + Self.reach
    canvas.write(">", at: Place(row: middle, column: origin.column))
    var left = origin.column + 1
    for part in parts {
      switch part {
      case .before(let index):
        canvas.write(columns[index].before.text, at: Place(row: middle, column: left))
        left += columns[index].before.width
      case .after:
        let after = columns.last?.after ?? TerminalText()
        canvas.write(after.text, at: Place(row: middle, column: left))
        left += after.width
      case .column(let index):
        let column = columns[index]
        for row in 0..<Self.height {
          let place = draw(
            column, row, on: &canvas, at: Place(row: origin.row + row, column: left),
            usesColor: usesColor)
          if row == Self.reach { chosen[column.field] = place }
        }
        left += column.width + 1
      }
    }
    canvas.write("<", at: Place(row: middle, column: left + 1))
    return (chosen, left + 2 - origin.column)
  }

  /// A row of a column, behind a blank; one that cannot be reached is dimmed, or has an x before it.
  private func draw(
    _ column: Column, _ row: Int, on canvas: inout Canvas, at place: Place, usesColor: Bool
  ) -> Place {
    guard let cell = column.cells[row] else { return place }
    let start = place.column + 1 + (column.isNumber ? column.width - cell.text.width : 0)
    var rendition: Rendition = []
    if usesColor { rendition = row == Self.reach ? .reverse : cell.isAvailable ? [] : .dim }
    if !usesColor, !cell.isAvailable { canvas.write("x", at: place) }
    let textPlace = Place(row: place.row, column: start)
    canvas.write(cell.text.text, at: textPlace, rendition)
    return textPlace
  }

  /// The drawing as lines of text.
  func text(usesColor: Bool) -> String {
    var canvas = Canvas(separatesTexts: mayBeReordered)
    draw(on: &canvas, at: Place(row: 0, column: 0), usesColor: usesColor)
    return canvas.text
  }
}
