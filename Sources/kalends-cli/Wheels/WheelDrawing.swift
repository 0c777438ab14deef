internal import Kalends

/// Wheels drawn for a terminal: some rows of each column around the chosen ones, which stand between
/// two arrows with the locale's text between them.
struct WheelDrawing {
  /// How many rows stand above and below the chosen ones.
  private static let reach = 3

  /// One column, drawn.
  private struct Column {
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
  private let usesColor: Bool
  private let mark: String

  /// Draws wheels.
  init(_ sheet: WheelSheet, isRightToLeft: Bool, usesColor: Bool) throws {
    let layout = sheet.picker.texts.layout
    for (index, column) in sheet.picker.columns(of: sheet.settlement.selection).enumerated() {
      let cells = try (-Self.reach...Self.reach).map { offset in
        try Self.row(column, offset).map { row in
          (
            text: TerminalText(try sheet.picker.text(of: row) + Self.mark(of: row.value)),
            isAvailable: row.isAvailable
          )
        }
      }
      columns.append(
        Column(
          cells: cells, width: cells.compactMap { $0?.text.width }.max() ?? 0,
          isNumber: column.field != .wholeDay && Self.isNumber(layout.patterns[index]),
          followsHour: column.field == .minute && index > 0 && layout.fields[index - 1] == .hour,
          before: TerminalText(layout.literals[index])))
    }
    if !columns.isEmpty {
      columns[columns.count - 1].after = TerminalText(layout.literals[columns.count])
    }
    self.isRightToLeft = isRightToLeft
    self.usesColor = usesColor
    let texts = columns.flatMap { column in
      column.cells.compactMap { $0?.text } + [column.before, column.after]
    }
    mark = texts.contains(where: \.mayBeReordered) ? "\u{200E}" : ""
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

  /// The drawing.
  var text: String {
    (0...2 * Self.reach).map { line($0).trimmingBlanks + "\n" }.joined()
  }

  private func line(_ index: Int) -> String {
    let isChosen = index == Self.reach
    var parts: [TerminalText] = []
    for column in columns {
      let before = isChosen ? column.before : TerminalText(blank: column.before.width)
      let cell = cell(column, index, isChosen: isChosen)
      if isRightToLeft, column.followsHour, let hour = parts.popLast() {
        // A time reads from left to right also where the locale does not.
        parts.append(hour + marked(before) + cell)
      } else {
        parts += [before, cell]
      }
    }
    if let last = columns.last, isChosen { parts.append(last.after) }
    var line = TerminalText()
    line.append(invisible: mark)
    line += TerminalText(isChosen ? ">" : " ")
    for part in isRightToLeft ? parts.reversed() : parts { line += marked(part) }
    return (line + TerminalText(isChosen ? " <" : "")).text
  }

  /// A text that its neighbour to the right cannot join.
  private func marked(_ text: TerminalText) -> TerminalText {
    var result = text
    result.append(invisible: mark)
    return result
  }

  /// A row of a column; one that cannot be reached is dimmed, or has an x before it.
  private func cell(_ column: Column, _ index: Int, isChosen: Bool) -> TerminalText {
    guard let cell = column.cells[index] else { return TerminalText(blank: column.width + 1) }
    let text =
      column.isNumber
      ? cell.text.aligned(right: column.width) : cell.text.aligned(left: column.width)
    guard usesColor else { return TerminalText(cell.isAvailable ? " " : "x") + text }
    let rendered = isChosen ? text.rendered(7) : cell.isAvailable ? text : text.rendered(2)
    return TerminalText(" ") + rendered
  }
}
