internal import CNcurses
internal import Kalends

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The terminal of the process, drawn on by ncurses; standard input and output stay free.
///
/// ncurses gives the terminal back on SIGINT and SIGTERM, and on SIGTSTP until the process goes on.
@safe final class CursesScreen: TerminalScreen {
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private var isOpen = true
  private var shown = Canvas()
  let usesColor: Bool

  /// Opens the terminal; `nil` where there is none, or none that can be drawn on.
  init?(environment: ProcessEnvironment) {
    let type = environment["TERM"] ?? ""
    guard !["", "dumb", "unknown"].contains(type) else { return nil }
    guard let input = unsafe fopen("/dev/tty", "r") else { return nil }
    guard let output = unsafe fopen("/dev/tty", "w") else {
      unsafe fclose(input)
      return nil
    }
    nc_set_utf8()
    guard let screen = unsafe nc_newterm(output, input) else {
      unsafe fclose(input)
      unsafe fclose(output)
      return nil
    }
    unsafe self.input = unsafe input
    unsafe self.output = unsafe output
    unsafe self.screen = unsafe screen
    usesColor = environment["NO_COLOR"] ?? "" == ""
    // What would end the process and leave the terminal as it is takes the way of SIGTERM.
    signal(SIGHUP) { _ in raise(SIGTERM) }
    signal(SIGQUIT) { _ in raise(SIGTERM) }
  }

  deinit { close() }

  var size: (rows: Int, columns: Int) { (Int(nc_rows()), Int(nc_columns())) }

  func show(_ canvas: Canvas, cursor: Place) {
    for change in canvas.changes(from: shown) {
      let text = change.text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      unsafe text.withUnsafeBufferPointer { text in
        guard let text = text.baseAddress else { return }
        _ = unsafe nc_mvaddwstr(
          Int32(change.place.row), Int32(change.place.column), text, change.rendition.attributes)
      }
    }
    shown = canvas
    _ = nc_move(Int32(cursor.row), Int32(cursor.column))
    _ = nc_refresh()
  }

  func next() -> TerminalInput {
    var key: wint_t = 0
    let kind = unsafe nc_get_wch(&key)
    let input = Self.input(kind, key)
    switch input {
    case .key(.escape, []):
      let kind = unsafe nc_get_wch_now(&key)
      return kind == ERR ? input : Self.input(kind, key).withAlt
    case .redraw:
      shown = Canvas()
      _ = nc_erase()
      _ = nc_redrawwin()
      return input
    default:
      return input
    }
  }

  private static func input(_ kind: Int32, _ key: wint_t) -> TerminalInput {
    switch kind {
    case OK: return Unicode.Scalar(key).map { TerminalInput($0) } ?? .other
    case KEY_CODE_YES:
      guard let name = unsafe keyname(Int32(bitPattern: key)) else { return .other }
      return TerminalInput(functionKey: unsafe String(cString: name))
    default: return .end
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    endwin()
    unsafe delscreen(screen)
    unsafe fclose(input)
    unsafe fclose(output)
  }
}

extension Rendition {
  /// The same for ncurses.
  fileprivate var attributes: attr_t {
    let all: [(Rendition, attr_t)] = [
      (.dim, nc_A_DIM()), (.bold, nc_A_BOLD()), (.reverse, nc_A_REVERSE()),
      (.underline, nc_A_UNDERLINE()),
    ]
    return all.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
