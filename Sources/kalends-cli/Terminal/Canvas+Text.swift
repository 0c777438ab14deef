extension Canvas {
  /// The canvas as lines of text, with renditions as control sequences of ECMA-48.
  var text: String {
    rows.map { cells in
      var line = ""
      var current: Rendition = []
      for cell in cells where !cell.text.isEmpty {
        if cell.rendition != current {
          line += "\u{1B}[0\(cell.rendition.parameters)m"
          current = cell.rendition
        }
        line += cell.text
      }
      return (current.isEmpty ? line.trimmingBlanks : line + "\u{1B}[0m") + "\n"
    }.joined()
  }
}

extension Rendition {
  /// The parameters of “select graphic rendition”.
  fileprivate var parameters: String {
    let all: [(Rendition, Int)] = [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
    return all.filter { contains($0.0) }.map { ";\($0.1)" }.joined()
  }
}
