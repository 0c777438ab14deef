import Foundation
import Kalends

/// A terminal of 80 columns and 24 rows, kept by tmux, in which the built product runs.
///
/// What is waited for comes or the test fails: there are no pauses of a fixed length.
final class TmuxTerminal {
  /// What the terminal shows.
  struct Picture {
    /// The rows without the blanks at their ends and the marks that keep texts apart.
    var rows: [String]
    /// Where the cursor stands.
    var cursor: (row: Int, column: Int)

    /// All rows as one text.
    var text: String { rows.joined(separator: "\n") }

    /// How many columns a row takes.
    func columns(of row: String) -> Int { DisplayWidth.of(row) }

    /// The word that begins at the cursor.
    var wordAtCursor: String {
      guard rows.indices.contains(cursor.row) else { return "" }
      var column = 0
      var word = ""
      for character in rows[cursor.row] {
        if column >= cursor.column {
          guard character.isLetter || character.isNumber || character.isSymbol else { break }
          word.append(character)
        }
        column += DisplayWidth.of(String(character))
      }
      return word
    }
  }

  /// Something that did not come, with what was there instead.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Holds the socket of this terminal's own server and the files of the run.
  private let folder: URL
  private let server: Process

  /// Starts `kalends` in a new terminal.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - environment: variables besides those that tmux sets.
  /// - Throws: when there is no tmux.
  convenience init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(shell: #""$0" "$@""#, arguments, environment: environment)
  }

  /// Starts a line of shell, in which `$0` is the built product, in a new terminal.
  init(shell line: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kalends-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let settings = """
      set -g default-terminal tmux-256color
      set -g status off
      set -g escape-time 0

      """
    let settingsFile = folder.appendingPathComponent("tmux.conf")
    try Data(settings.utf8).write(to: settingsFile)
    // In the foreground, so that no server is left behind that nobody waits for.
    server = try Self.start(["-f", settingsFile.path, "-u", "-D"], in: folder)
    let variables = environment.map { "export \($0)='\($1)'\n" }.joined()
    // The status appears at once with all of its text, when the output is complete.
    let script = """
      export LC_ALL=C.UTF-8 TZ=UTC
      \(variables){ \(line); } >'\(file("output").path)' 2>'\(file("errors").path)'
      echo $? >'\(file("status.new").path)'
      mv '\(file("status.new").path)' '\(file("status").path)'
      read -r wait
      """
    _ = try poll(
      {
        try? tmux(
          ["new-session", "-d", "-x", "80", "-y", "24", "bash", "-c", script, Run.product.path]
            + arguments)
      }, missing: { "tmux did not start" })
  }

  deinit {
    _ = try? tmux(["kill-server"])
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Presses keys by tmux's names: `Down`, `PPage`, `S-Left`, `M-Down`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types letters.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Gives the terminal another size.
  func resize(rows: Int, columns: Int) throws {
    try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// What the terminal shows now.
  func picture() throws -> Picture {
    let text = try tmux(["capture-pane", "-p"])
    let cursor = try tmux(["display-message", "-p", "#{cursor_y} #{cursor_x}"])
      .split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(String.UnicodeScalarView(row.unicodeScalars.filter { $0 != "\u{200E}" }))
    }
    return Picture(rows: rows, cursor: (cursor.first ?? -1, cursor.last ?? -1))
  }

  /// Waits until the terminal shows something.
  @discardableResult
  func wait(for what: String, _ condition: (Picture) -> Bool) throws -> Picture {
    var last: Picture?
    return try poll(
      {
        let picture = try picture()
        last = picture
        return condition(picture) ? picture : nil
      }, missing: { "\(what) did not come; the terminal shows\n\(last?.text ?? "nothing")" })
  }

  /// Waits until the cursor stands on a word.
  @discardableResult
  func wait(forCursorOn word: String) throws -> Picture {
    var cursor = ""
    return try wait(for: "the cursor on \(word)") { picture in
      cursor = picture.wordAtCursor
      return cursor == word
    }
  }

  /// Waits until the command has ended.
  func end() throws -> Run {
    let status = try poll(
      {
        try? String(contentsOf: file("status"), encoding: .utf8)
      }, missing: { "the end did not come; the terminal shows\n\((try? picture().text) ?? "")" })
    return Run(
      status: Int32(status.filter { $0 != "\n" }) ?? -1,
      output: try String(contentsOf: file("output"), encoding: .utf8),
      errors: try String(contentsOf: file("errors"), encoding: .utf8))
  }

  /// Starts to record what the command writes to the terminal.
  func record() throws {
    try tmux(["pipe-pane", "-o", "cat >> '\(file("record").path)'"])
  }

  /// What the command wrote to the terminal since ``record()``.
  func recorded() throws -> String {
    String(decoding: try Data(contentsOf: file("record")), as: UTF8.self)
  }

  /// Looks again and again, for a minute at most.
  private func poll<Value>(
    _ look: () throws -> Value?, missing: () -> String
  ) throws -> Value {
    let deadline = ContinuousClock.now + .seconds(60)
    repeat {
      if let value = try look() { return value }
      Thread.sleep(forTimeInterval: 0.05)
    } while ContinuousClock.now < deadline
    throw Missing(description: missing())
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let process = try Self.start(["-N"] + arguments, in: folder)
    process.waitUntilExit()
    let text = try String(contentsOf: file("answer"), encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Missing(description: "tmux \(arguments.first ?? ""): \(text)")
    }
    return text
  }

  /// Starts tmux, whose output goes to a file.
  private static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["tmux", "-S", folder.appendingPathComponent("socket").path] + arguments
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let answer = folder.appendingPathComponent("answer")
    try Data().write(to: answer)
    process.standardOutput = try FileHandle(forWritingTo: answer)
    process.standardError = process.standardOutput
    process.standardInput = FileHandle.nullDevice
    // A process inherits which signals are blocked; in threads of the tests most are.
    var (none, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return process
  }
}
