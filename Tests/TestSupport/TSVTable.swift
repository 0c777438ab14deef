#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A table of tab-separated values whose first line names the columns.
///
/// Empty lines and lines that begin with `#` are skipped.
public struct TSVTable: Sendable {
  /// One line of the table.
  public struct Row: Sendable, CustomStringConvertible {
    /// The line of the file, from 1, for messages.
    public let line: Int
    /// What the cells of each column hold.
    private let cells: [String: String]
    /// The line as it is written.
    public let description: String

    init(line: Int, columns: [String], text: String) {
      self.line = line
      description = "line \(line): \(text)"
      let values = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      cells = Dictionary(uniqueKeysWithValues: zip(columns, values))
    }

    /// The cell of a column; empty when the line ends before it or no column has that name.
    public subscript(column: String) -> String { cells[column] ?? "" }

    /// The number in the cell of a column, or `nil` when it is not one.
    public func integer(_ column: String) -> Int? { Int(self[column]) }
  }

  /// The lines after the first.
  public let rows: [Row]

  /// Reads a file.
  ///
  /// - Throws: what reading the file throws.
  public init(path: String) throws {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    var columns: [String] = []
    var rows: [Row] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if columns.isEmpty {
        columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      } else {
        rows.append(Row(line: index + 1, columns: columns, text: String(line)))
      }
    }
    self.rows = rows
  }

  /// Reads a file that lies beside, or below the folder of, the source file that asks.
  ///
  /// - Parameters:
  ///   - name: the file's name, or a path from the folder of the source file.
  ///   - source: the source file; left out, the caller's.
  /// - Throws: what reading the file throws.
  public init(beside name: String, source: String = #filePath) throws {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try self.init(path: (folder.map(String.init) + [name]).joined(separator: "/"))
  }
}
