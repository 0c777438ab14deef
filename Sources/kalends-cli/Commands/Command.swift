#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Kalends

/// The command `kalends`: finds the subcommand, runs it, and turns its errors into one line and a
/// status.
struct Command {
  let console: Console

  /// Runs the arguments behind the name of the program.
  func run(_ arguments: [String]) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments)
    } catch let error as UsageError {
      console.complain(error.message)
      status = .usage
    } catch let error as any CodedError {
      console.complain(error.description)
      status = error.code == .unavailable ? .unavailable : .badData
    } catch let error as ReadError {
      console.complain("standard input cannot be read: \(Self.text(of: error.number))")
      status = .cannotReadOrWrite
    } catch let error as FileError {
      console.complain("\(error.path) cannot be read: \(Self.text(of: error.number))")
      status = .noInput
    } catch {
      console.complain("\(error)")
      status = .unavailable
    }
    // A reader that has seen enough is no error: `kalends locales | head -1`.
    if case .failed(let number) = console.output.flush() {
      console.complain("standard output cannot be written: \(Self.text(of: number))")
      status = .cannotReadOrWrite
    }
    return status
  }

  private func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { return try MonthCommand(console).run([]) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "month": return try MonthCommand(console).run(rest)
    case "year": return try YearCommand(console).run(rest)
    case "speak": return try SpeakCommand(console).run(rest)
    case "clamp": return try ClampCommand(console).run(rest)
    case "validate": return try ValidateCommand(console).run(rest)
    case "audit": return try AuditCommand(console).run(rest)
    case "wheels": return try WheelsCommand(console).run(rest)
    case "transcript": return try TranscriptCommand(console).run(rest)
    case "pick": return try PickCommand(console).run(rest)
    case "batch": return try BatchCommand(console).run(rest)
    case "locales": return try LocalesCommand(console).run(rest)
    case "calendars": return try CalendarsCommand(console).run(rest)
    case "--version":
      try VersionCommand(console).run()
      return .success
    case "--help", "-h", "help":
      console.output.write(Help.overview)
      return .success
    default:
      // Options or a date alone belong to the command that needs no name.
      if first.first.map("-+0123456789".contains) == true {
        return try MonthCommand(console).run(arguments)
      }
      throw UsageError("unknown command '\(first)': see 'kalends --help'")
    }
  }

  private static func text(of errorNumber: Int32) -> String {
    guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
    return unsafe String(cString: text)
  }
}

/// One subcommand.
protocol Subcommand {
  static var syntax: CommandSyntax { get }
  var console: Console { get }
  init(_ console: Console)
  func run(_ arguments: Arguments) throws -> ExitStatus
}

extension Subcommand {
  /// Takes the arguments apart and runs, or prints the help that is asked for.
  func run(_ arguments: [String]) throws -> ExitStatus {
    let arguments = try Arguments(arguments, for: Self.syntax)
    if arguments.has("help") {
      console.output.write(Help.text(for: Self.syntax))
      return .success
    }
    return try run(arguments)
  }
}
