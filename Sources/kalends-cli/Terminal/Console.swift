#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Kalends

/// What a command reads from and writes to; a test makes one of buffers.
struct Console {
  var environment: ProcessEnvironment
  var now: () throws -> Instant
  /// The time zone of the process.
  var zone: () throws -> ZoneRules
  /// Whether people watch the standard output.
  var isTerminal: Bool
  /// Whether people watch the standard error.
  var showsProgress = false
  /// The columns of the terminal.
  var width: Int
  var input: ByteSource
  var output: ByteSink
  var errors: ByteSink
  /// Opens the terminal to draw on; `nil` where that is not possible.
  var openScreen: () -> (any TerminalScreen)? = { nil }
  /// Opens the terminal to read lines from, when standard input is something else.
  var openTerminalInput: () throws(FileError) -> ByteSource = { () throws(FileError) in
    throw FileError(path: "/dev/tty", number: ENXIO)
  }

  /// The console of this process.
  static func process() -> Console {
    Console(
      environment: .process,
      now: { try SystemClock.now() },
      zone: { try ProcessZone(.process).rules() },
      isTerminal: isatty(STDOUT_FILENO) == 1,
      showsProgress: isatty(STDERR_FILENO) == 1,
      width: terminalWidth() ?? 80,
      input: ByteSource { () throws(ReadError) in try readDescriptor(STDIN_FILENO) },
      output: ByteSink { writeDescriptor(STDOUT_FILENO, $0) },
      errors: ByteSink { writeDescriptor(STDERR_FILENO, $0) },
      openScreen: { CursesScreen(environment: .process) },
      openTerminalInput: { () throws(FileError) in
        let descriptor = unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: "/dev/tty", number: errno) }
        return ByteSource { () throws(ReadError) in try readDescriptor(descriptor) }
      })
  }

  /// The columns of the terminal that standard output is, or that `COLUMNS` says.
  private static func terminalWidth() -> Int? {
    var size = winsize()
    if unsafe ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return ProcessEnvironment.process["COLUMNS"].flatMap(Int.init)
  }

  /// The day that the clock of the process shows in its zone.
  func today() throws -> Day { try zone().day(at: now()) }

  /// Says on one line what is wrong.
  func complain(_ message: String) {
    let line = message.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
    errors.write("kalends: \(String(String.UnicodeScalarView(line)))\n")
    _ = errors.flush()
  }
}

/// Bytes that come in portions.
struct ByteSource {
  /// The next portion, empty at the end.
  var next: () throws(ReadError) -> [UInt8]
}

/// Standard input that cannot be read, with the C library's error number.
struct ReadError: Error {
  var number: Int32
}

/// Buffered bytes on their way out.
final class ByteSink {
  /// How far the receiver took them.
  enum Outcome: Equatable {
    case written
    /// Nobody reads any more: no reason to complain.
    case closed
    /// The error number of the C library.
    case failed(Int32)
  }

  private var buffer: [UInt8] = []
  private let send: ([UInt8]) -> Outcome
  private(set) var outcome = Outcome.written

  init(_ send: @escaping ([UInt8]) -> Outcome) {
    self.send = send
  }

  /// Whether writing on makes sense.
  var isOpen: Bool { outcome == .written }

  func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { flush() }
  }

  func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Hands over what is buffered, unless that failed before.
  @discardableResult
  func flush() -> Outcome {
    if outcome == .written, !buffer.isEmpty { outcome = send(buffer) }
    buffer.removeAll(keepingCapacity: true)
    return outcome
  }
}

/// A file that cannot be read, with the C library's error number.
struct FileError: Error {
  var path: String
  var number: Int32
}

/// The bytes of a file, one more than `limit` where there are more.
func bytes(ofFileAt path: String, limit: Int) throws(FileError) -> [UInt8] {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while bytes.count <= limit {
    do throws(ReadError) {
      let portion = try readDescriptor(descriptor)
      if portion.isEmpty { break }
      bytes += portion
    } catch {
      throw FileError(path: path, number: error.number)
    }
  }
  return bytes
}

/// Reads what there is, and waits when there is nothing.
private func readDescriptor(_ descriptor: Int32) throws(ReadError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return Array(bytes.prefix(count)) }
    try waitAfter(errno, on: descriptor, for: POLLIN)
  }
}

/// Writes everything.
private func writeDescriptor(_ descriptor: Int32, _ bytes: [UInt8]) -> ByteSink.Outcome {
  var start = 0
  while start < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
      return unsafe write(descriptor, rest.baseAddress, rest.count)
    }
    if count >= 0 {
      start += count
    } else {
      do throws(ReadError) {
        try waitAfter(errno, on: descriptor, for: POLLOUT)
      } catch {
        return error.number == EPIPE ? .closed : .failed(error.number)
      }
    }
  }
  return .written
}

/// Waits where a system call failed only for now: interrupted, or on a non-blocking descriptor.
private func waitAfter(
  _ number: Int32, on descriptor: Int32, for events: Int32
) throws(ReadError) {
  if number == EINTR { return }
  guard number == EAGAIN else { throw ReadError(number: number) }
  var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  _ = unsafe poll(&state, 1, -1)
}
