/// A terminal that can be drawn on: what a picker needs of one.
///
/// A test puts one of its own in place of ``CursesScreen``.
protocol TerminalScreen: AnyObject {
  /// How much room there is.
  var size: (rows: Int, columns: Int) { get }
  /// Whether renditions are welcome.
  var usesColor: Bool { get }
  /// Shows a canvas, with the cursor in one place; only what differs is written.
  func show(_ canvas: Canvas, cursor: Place)
  /// Waits for the next input.
  func next() -> TerminalInput
  /// Gives the terminal back as it was.
  func close()
}
