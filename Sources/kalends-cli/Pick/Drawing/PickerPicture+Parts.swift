internal import Kalends

extension PickerPicture {
  /// A picture of the days that are shown, under their title between the buttons that page.
  ///
  /// - Parameters:
  ///   - pages: the months, weeks or days; none while wheels take their place.
  ///   - title: the title.
  ///   - paging: whether there is something before and after them.
  ///   - range: the chosen days, or those that would be chosen, where they are a range.
  ///   - environment: the locale.
  /// - Returns: the picture.
  /// - Throws: what a label throws.
  func calendar(
    _ pages: [PickerPage], title: String, paging: (back: Bool, forward: Bool),
    range: ClosedRange<Day>? = nil, in environment: PickerEnvironment
  ) throws -> PickerPicture {
    var picture = self
    let drawings = try pages.map { try CalendarDrawing($0, range: range, in: environment) }
    let title = TerminalText(title)
    let width = max(title.width + 6, drawings.map(\.width).max() ?? 0)
    let left = Place(row: 0, column: 1)
    let right = Place(row: 0, column: width - 2)
    let middle = Place(row: 0, column: (width - title.width) / 2)
    let ends = isRightToLeft ? (back: right, forward: left) : (back: left, forward: right)
    picture.write(ends.back == left ? "<" : ">", at: ends.back, paging.back ? [] : .dim)
    picture.write(ends.back == left ? ">" : "<", at: ends.forward, paging.forward ? [] : .dim)
    picture.write(title.text, at: middle, .bold)
    picture.mark(.previous, at: ends.back)
    picture.mark(.title, at: middle)
    picture.mark(.next, at: ends.forward)
    var row = 1
    for drawing in drawings {
      drawing.draw(
        on: &picture, at: Place(row: row, column: isRightToLeft ? width - drawing.width : 0))
      row += drawing.page.rowCount + 2
    }
    return picture
  }

  /// A picture of wheels.
  func wheels(_ shown: ShownWheels) throws -> PickerPicture {
    var picture = self
    picture.draw(
      try WheelDrawing(
        shown.picker.columns(of: shown.selection), layout: shown.picker.texts.layout,
        isRightToLeft: isRightToLeft
      ) { try shown.picker.text(of: $0) })
    return picture
  }

  /// Parts below each other, under the label.
  func labelled(_ label: PickerLabel?, above parts: [PickerPicture]) -> PickerPicture {
    var heading = self
    heading.write(label?.words ?? "", at: Place(row: 0, column: 1), .bold)
    return stacked([heading] + parts)
  }
}
