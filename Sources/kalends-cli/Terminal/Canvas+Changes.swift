extension Canvas {
  /// Cells side by side that have to be written anew, all in one rendition.
  struct Change: Hashable, Sendable {
    var place: Place
    var text: String
    var rendition: Rendition
  }

  /// What has to be written so that a screen that shows another canvas shows this one.
  func changes(from old: Canvas) -> [Change] {
    var changes: [Change] = []
    for row in 0..<max(rows.count, old.rows.count) {
      let new = row < rows.count ? rows[row] : []
      let before = row < old.rows.count ? old.rows[row] : []
      var end: Int?
      for column in 0..<max(new.count, before.count) {
        let cell = column < new.count ? new[column] : .blank
        // The second column of a wide character is written with its first one.
        if cell.text.isEmpty, end == column {
          end = column + 1
          continue
        }
        guard cell != (column < before.count ? before[column] : .blank), !cell.text.isEmpty else {
          continue
        }
        if end == column, changes[changes.count - 1].rendition == cell.rendition {
          changes[changes.count - 1].text += cell.text
        } else {
          changes.append(
            Change(
              place: Place(row: row, column: column), text: cell.text, rendition: cell.rendition))
        }
        end = column + 1
      }
    }
    return changes
  }
}
