internal import Kalends

/// Months drawn for a terminal, side by side as far as there is room.
///
/// Every column is counted by display width, so that wide and combining characters stay under their
/// header.
struct MonthDrawing {
  /// The columns between two months.
  private static let gap = 3
  /// How many months stand side by side at most.
  private static let mostInRow = 3

  private let blocks: [[TerminalText]]
  private let blockWidth: Int
  private let isRightToLeft: Bool

  /// Draws months of one environment.
  init(_ sheets: [MonthSheet], showsWeekNumbers: Bool, usesColor: Bool) throws {
    isRightToLeft = sheets.first?.environment.locale.direction == .rightToLeft
    let header = sheets.first.map { Self.header(of: $0.environment) } ?? []
    let parts = try sheets.map { sheet in
      MonthParts(
        sheet: sheet, title: TerminalText(try sheet.environment.title(of: sheet.grid.month)),
        labels: try sheet.grid.cells.map { TerminalText(try sheet.environment.label(of: $0)) },
        weekNumbers: try sheet.weekNumbers.map {
          TerminalText(try sheet.environment.locale.numberingSystem.text(of: $0))
        })
    }
    let texts = header + parts.flatMap { [$0.title] + $0.labels }
    let layout = MonthLayout(
      header: header,
      columnWidth: (header + parts.flatMap(\.labels)).map(\.width).max() ?? 0,
      weekNumberWidth: showsWeekNumbers ? parts.flatMap(\.weekNumbers).map(\.width).max() : nil,
      isRightToLeft: isRightToLeft,
      mark: texts.contains(where: \.mayBeReordered) ? "\u{200E}" : "",
      usesColor: usesColor)
    let width = max(layout.width, parts.map(\.title.width).max() ?? 0)
    blockWidth = width
    blocks = parts.map { layout.lines(of: $0).map { $0.aligned(left: width) } }
  }

  /// The widest name of a weekday with which a month still fits into 80 columns.
  private static let widestName = 9

  /// The weekday names in the narrowest width that tells all seven apart and leaves room for a
  /// month; else the narrow ones.
  ///
  /// Of two widths that take the same room the fuller one is clearer.
  static func header(of environment: PickerEnvironment) -> [TerminalText] {
    func room(_ names: [TerminalText]) -> Int { names.map(\.width).max() ?? 0 }
    let widths: [NameWidth] = [.short, .abbreviated, .narrow, .wide]
    return
      widths
      .map { environment.header($0) }
      .filter { Set($0).count == 7 }
      .map { $0.map { TerminalText($0) } }
      .filter { room($0) <= widestName }
      .min { room($0) < room($1) } ?? environment.header(.narrow).map { TerminalText($0) }
  }

  /// The drawing, for a terminal of so many columns.
  func text(width: Int) -> String {
    let fitting = (width + Self.gap) / (blockWidth + Self.gap)
    let inRow = min(max(fitting, 1), Self.mostInRow)
    return stride(from: 0, to: blocks.count, by: inRow)
      .map { row(blocks[$0..<min($0 + inRow, blocks.count)]) }
      .joined(separator: "\n")
  }

  /// Some months side by side.
  private func row(_ blocks: ArraySlice<[TerminalText]>) -> String {
    let ordered = isRightToLeft ? blocks.reversed() : Array(blocks)
    let height = ordered.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var line = TerminalText()
      for (position, block) in ordered.enumerated() {
        if position > 0 { line += TerminalText(blank: Self.gap) }
        line += index < block.count ? block[index] : TerminalText(blank: blockWidth)
      }
      return line.text.trimmingBlanks + "\n"
    }.joined()
  }
}

/// The texts of one month.
struct MonthParts {
  let sheet: MonthSheet
  let title: TerminalText
  let labels: [TerminalText]
  let weekNumbers: [TerminalText]
}

/// Where the parts of a month stand.
///
/// Each cell has a column of its own on either side, which it shares with its neighbour: there
/// brackets and marks stand.
struct MonthLayout {
  let header: [TerminalText]
  let columnWidth: Int
  /// `nil` when weeks are not numbered.
  let weekNumberWidth: Int?
  let isRightToLeft: Bool
  /// What keeps neighbours apart in a terminal that reorders right-to-left text: a left-to-right
  /// mark, or nothing.
  let mark: String
  let usesColor: Bool

  /// The columns of a month.
  var width: Int { 7 * columnWidth + 8 + (weekNumberWidth.map { $0 + 2 } ?? 0) }

  /// The title, the header and the weeks.
  func lines(of month: MonthParts) -> [TerminalText] {
    let grid = month.sheet.grid
    let blank = TerminalText(blank: weekNumberWidth ?? 0)
    let head = line(header, gaps: Array(repeating: " ", count: 8), weekNumber: blank, rule: " ")
    let weeks = (0..<grid.rowCount).map { row in
      let cells = Array(grid.cells[7 * row..<7 * row + 7])
      let labels = zip(cells, month.labels[7 * row..<7 * row + 7]).map { cell, label in
        text(of: cell, label: label, in: month.sheet)
      }
      var number = month.weekNumbers[row]
      if usesColor { number = number.rendered(2) }
      return line(labels, gaps: gaps(of: cells, in: month.sheet), weekNumber: number, rule: "|")
    }
    return [beginning(marked(month.title.centered(in: width))), head] + weeks
  }

  /// What a cell shows: nothing for a day of another month.
  private func text(of cell: DayCell, label: TerminalText, in sheet: MonthSheet) -> TerminalText {
    guard cell.isInMonth else { return TerminalText() }
    let label = label.aligned(right: columnWidth)
    guard usesColor else { return label }
    if cell.epochDay == sheet.today { return label.rendered(7) }
    return sheet.isAvailable(cell) ? label : label.rendered(2)
  }

  /// The eight characters between, before and behind seven cells: where there are no colours they
  /// say what today is and what is out of range.
  private func gaps(of cells: [DayCell], in sheet: MonthSheet) -> [Character] {
    var gaps = [Character](repeating: " ", count: 8)
    guard !usesColor else { return gaps }
    for (index, cell) in cells.enumerated() where cell.isInMonth {
      let column = isRightToLeft ? 6 - index : index
      if !sheet.isAvailable(cell), gaps[column] == " " { gaps[column] = "x" }
    }
    for (index, cell) in cells.enumerated() where cell.isInMonth && cell.epochDay == sheet.today {
      let column = isRightToLeft ? 6 - index : index
      gaps[column] = "["
      gaps[column + 1] = "]"
    }
    return gaps
  }

  /// One line of seven columns, mirrored where the locale writes from right to left.
  private func line(
    _ columns: [TerminalText], gaps: [Character], weekNumber: TerminalText, rule: String
  ) -> TerminalText {
    var line = TerminalText()
    for (index, column) in (isRightToLeft ? columns.reversed() : columns).enumerated() {
      line += TerminalText(String(gaps[index])) + marked(column.aligned(right: columnWidth))
    }
    line += TerminalText(String(gaps[7]))
    if let weekNumberWidth {
      line =
        isRightToLeft
        ? line + TerminalText(rule + " ") + marked(weekNumber.aligned(left: weekNumberWidth))
        : marked(weekNumber.aligned(right: weekNumberWidth)) + TerminalText(" " + rule) + line
    }
    return beginning(line)
  }

  /// A text that its neighbour to the right cannot join.
  private func marked(_ text: TerminalText) -> TerminalText {
    var result = text
    result.append(invisible: mark)
    return result
  }

  /// A line of a month that starts on the left, whatever its first letter is.
  private func beginning(_ line: TerminalText) -> TerminalText {
    var result = TerminalText()
    result.append(invisible: mark)
    return result + line
  }
}
