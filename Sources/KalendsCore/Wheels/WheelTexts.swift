/// What the rows of wheels show and say in one locale.
///
/// ```swift
/// let column = wheels.column(.month, of: selection)
/// let names = try column.rows.map { row in try texts.text(of: row) }
/// ```
///
/// An immutable value that any number of threads may share.
public struct WheelTexts: Hashable, Sendable {
  /// The order of the columns and the text between them.
  public let layout: WheelLayout
  /// The name of each column as it is spoken, in the order of the layout.
  public let names: [String]
  private let shown: PatternPrograms
  private let spoken: [PatternProgram]

  /// Puts the texts of a layout together, or fails unless there is one of each for every column.
  ///
  /// - Parameters:
  ///   - layout: the columns.
  ///   - names: the name of each column.
  ///   - shown: the program that writes the rows of each column.
  ///   - spoken: the program that writes what is said of them.
  public init?(
    layout: WheelLayout, names: [String], shown: [PatternProgram], spoken: [PatternProgram]
  ) {
    let counts = [names.count, shown.count, spoken.count]
    guard counts.allSatisfy({ $0 == layout.fields.count }) else { return nil }
    self.layout = layout
    self.names = names
    self.shown = PatternPrograms(shown)
    self.spoken = spoken
  }

  /// The text that a row shows.
  ///
  /// - Throws: ``KalendsError/missingField(_:)`` for a row of a column that the layout does not
  ///   have, and what ``PatternProgram`` throws for a number that it cannot write.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of row: WheelRow) throws(KalendsError) -> String {
    try shown[position(of: row)].text(of: row.date, row.time)
  }

  /// Writes the text that a row shows, in UTF-8.
  ///
  /// - Throws: as ``text(of:)``, and ``KalendsError/outputFull(needed:available:)``.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ row: WheelRow, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    try shown.append(row.date, row.time, using: position(of: row), to: &output)
  }

  /// What is said of a row: `6 PM` where it shows `6`.
  ///
  /// - Throws: as ``text(of:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func spokenText(of row: WheelRow) throws(KalendsError) -> String {
    try spoken[position(of: row)].text(of: row.date, row.time)
  }

  /// The spoken name of a column, such as `Hour`; `nil` for one that the layout does not have.
  public func name(of field: WheelField) -> String? {
    layout.fields.firstIndex(of: field).map { names[$0] }
  }

  private func position(of row: WheelRow) throws(KalendsError) -> Int {
    let field = row.value.field
    guard let position = layout.fields.firstIndex(of: field) else {
      throw .missingField(field.dateField)
    }
    return position
  }
}
